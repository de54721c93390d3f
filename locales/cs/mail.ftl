### E-maily a oznámení, které server posílá. Odkaz stojí na samostatném řádku.

confirm-subject = Shinar: potvrďte svou e-mailovou adresu
confirm-body =
    Dobrý den, { $name },

    tato adresa byla zadána u vašeho účtu na { $page }. Potvrdíte ji, když do { $minutes } minut otevřete tento odkaz:

    { $link }

    Pokud o tom nic nevíte, e-mail ignorujte; nic se nezmění.
reset-subject = Shinar: nastavte si nové heslo
reset-body =
    Dobrý den, { $name },

    někdo, nejspíš vy, požádal o nové heslo k vašemu účtu na { $page }. Nastavíte si ho, když do { $minutes } minut otevřete tento odkaz:

    { $link }

    Všechny přihlášené prohlížeče pak budou odhlášeny. Pokud o tom nic nevíte, e-mail ignorujte; vaše heslo zůstane beze změny.

## Oznámení: titulek a věta. { $players } jsou jména ostatních u stolu, { $who } je jeden z nich.

bell-turn-title = { $game }: jste na tahu
bell-turn-body = Jste na tahu. Spoluhráči: { $players }.
bell-rematch-title = { $game }: dáte si odvetu?
bell-rematch-body = Čeká na vás odveta, spoluhráči: { $players }. Místo u stolu máte.
bell-joined-title = { $game }: máte spoluhráče
bell-joined-body = K vašemu stolu usedl nový hráč: { $who }.
bell-started-title = { $game }: hra začala
bell-started-body = Hra začala. Spoluhráči: { $players }.
bell-round-title = { $game }: začíná kolo
bell-round-body = Váš stůl v turnaji je připraven, hrajete s { $players }.
bell-over-title = { $game }: hra skončila
bell-over-body = Hra skončila. Spoluhráči: { $players }. Podívejte se, jak dopadla.
bell-invited-title = { $game }: pozvánka
bell-invited-body = { $who } vás zve ke stolu.
bell-found-title = { $game }: soupeři nalezeni
bell-found-body = Hra začala. Spoluhráči: { $players }.
bell-webhook-title = Váš webhook je vypnutý
bell-webhook-body = Už několik dní nepřijímá zprávy. Až bude fungovat, nastavte ho znovu ve svém účtu.
bell-table_webhook-title = { $game }: webhook vašeho stolu je vypnutý
bell-table_webhook-body = Už několik dní nepřijímá zprávy. Až bude fungovat, nastavte ho znovu v nabídce stolu.
bell-trial-title = Shinar vás zastihne
bell-trial-body = Toto je zkouška. Takhle to bude vypadat, až na vás bude u stolu něco čekat.

## Co se dozví webhook stolu, pro všechny, kdo čtou kanál za ním. { $players } jsou jména všech u stolu, { $who } je jeden z nich.

bell-table-turn-title = { $game }: na tahu je { $who }
bell-table-turn-body = Na tahu je { $who }. U stolu: { $players }.
bell-table-joined-title = { $game }: nový hráč u stolu
bell-table-joined-body = Ke stolu usedl nový hráč: { $who }. U stolu: { $players }.
bell-table-started-title = { $game }: hra začala
bell-table-started-body = Hra začala. U stolu: { $players }.
bell-table-over-title = { $game }: hra skončila
bell-table-over-body = Hra skončila. U stolu: { $players }. Podívejte se, jak dopadla.

## Jeden e-mail o všem, co čeká. { $lines } jsou takové titulky a věty, každá se svým odkazem.

digest-subject =
    { $count ->
        [one] Shinar: něco na vás čeká
        [few] Shinar: čekají na vás { $count } věci
        [many] Shinar: čeká na vás { $count } věci
       *[other] Shinar: čeká na vás { $count } věcí
    }
digest-body =
    Dobrý den, { $name },

    { $lines }

    Tento e-mail dostáváte, protože jste si ho vyžádali na { $page }. Další odmítnete tímto odkazem; přihlašovat se nemusíte:

    { $stop }
