### Pohodlí u partií, které trvají dny, a jak spolu lidé vycházejí.

## Co se mezitím stalo

news-title = Od vašeho posledního tahu
news-points = Získané body
news-play = Přehrát
next-game = Další partie
next-game-about = { $count ->
    [one] čeká na vás ještě { $count } partie
    [few] čekají na vás ještě { $count } partie
   *[other] čeká na vás ještě { $count } partií
}
next-game-none = Žádná jiná partie na vás nečeká.
keys-next = další partie, která na vás čeká
visit-title = Od vaší poslední návštěvy
visit-games = { $count ->
    [one] Skončila { $count } partie
    [few] Skončily { $count } partie
   *[other] Skončilo { $count } partií
}
visit-turns = { $count ->
    [one] Čeká na vás { $count } partie.
    [few] Čekají na vás { $count } partie.
   *[other] Čeká na vás { $count } partií.
}

## Poznámky

notes = Poznámky
notes-about = Vidíte je jen vy, a to v každém prohlížeči, kde jste přihlášeni.
notes-about-device = Zůstávají v tomto zařízení.
notes-saved = Uloženo
notes-saving = Ukládá se…

## Dovolená

vacation = Dovolená
vacation-about = Během dovolené vám stojí hodiny v partiích s dny na tah, i v hodnocených, a nechodí vám upozornění. Spoluhráči vidí, kdy se vrátíte. Máte { $days } dní za rok a počítá se každý započatý den.
vacation-from = První den
vacation-until = Poslední den
vacation-go = Odjet na dovolenou
vacation-runs = Máte dovolenou do { $date }.
vacation-planned = Dovolenou máte naplánovanou od { $from } do { $date }.
vacation-end = Ukončit hned
vacation-call-off = Zrušit
vacation-ended = Vítejte zpět! Hodiny vám zase běží.
vacation-called-off = Dovolená je zrušena.
vacation-left = { $count ->
    [0] Teď už vám nezbývá žádný den.
    [one] Zbývá vám { $count } den.
    [few] Zbývají vám { $count } dny.
   *[other] Zbývá vám { $count } dní.
}
on-vacation = dovolená do { $date }

## Chat

chat-players = Hráči
chat-spectators = Diváci
chat-apart = Hráči si to přečtou, až partie skončí.
phrases = Rychlé fráze
phrase-hello = Ahoj!
phrase-good_luck = Hodně štěstí!
phrase-well_played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-one_moment = Chvilku, prosím
phrase-back = Už jsem zpátky
phrase-your_turn = Jsi na tahu
phrase-good_game = Pěkná partie!
phrase-again = Dáme ještě jednu?
phrase-bye = Musím jít. Ahoj!

## Webhook stolu

table-webhook = Hlásit do kanálu
table-webhook-about = Kdo přisedne, kdy hra začne, kdo je na tahu a kdy hra skončí, to vše přijde na tuto adresu jako podepsaný JSON, třeba do kanálu vašeho klubu. Adresa webhooku z Discordu funguje tak, jak je.
table-webhook-disabled = { $date } jsme to vzdali, protože zprávy několik dní nešlo doručit. Až adresa zase bude fungovat, uložte ji znovu.

## Ztlumení a nahlášení

conduct-title = Ztlumit nebo nahlásit
conduct-about = Ztlumit nebo nahlásit: { $name }
conduct-who = Koho
mute = Ztlumit: { $name }
mute-about = Neuvidíte, co tento člověk píše. Nedozví se o tom. Zrušit to můžete na stránce účtu.
mute-done = { $name }: zprávy už neuvidíte.
muted = Ztlumení lidé
unmute = Zrušit ztlumení
report-line = Nahlásit tuto zprávu správci
report-person = Nahlásit správci: { $name }
report-reason = Co je špatně?
report-send = Odeslat hlášení
report-about = Přečte si ho správce serveru a rozhodne. Nikdo jiný se o něm nedozví.
report-done = Děkujeme. Správce se na to podívá.

## Potíže

problem-too-much-vacation = Tolik dní dovolené v žádných 365 dnech nemáte. Zvolte kratší.
problem-too-many-notes = Poznámky už máte u tolika stolů, u kolika je to možné. Nejdřív nějaké smažte.
problem-too-many-muted = Víc lidí už ztlumit nejde.
problem-too-many-reports = Mnoho vašich hlášení ještě čeká na správce. Dejte mu prosím trochu času.
problem-oneself = Sami sobě to udělat nemůžete.
problem-resolved = Toto hlášení už vyřídil jiný správce.
