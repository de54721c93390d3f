### Turnaje: seznam, zakládání a stránka turnaje.

tournaments-about = Hrajte každý s každým, podle bodů, na vyřazení, nebo prostě tolik partií, kolik stihnete. Volná místa mohou obsadit boti.
tournaments-list = Které turnaje
tournaments-open = Otevřené
tournaments-running = Probíhající
tournaments-finished = Dohrané
tournaments-mine = Moje
tournaments-none-open = Právě teď není otevřený žádný turnaj.
tournaments-none-running = Právě teď se žádný turnaj nehraje.
tournaments-none-finished = Žádný turnaj ještě neskončil.
tournaments-none-mine = Zatím jste žádný turnaj nezaložili ani se do žádného nepřihlásili.
tournaments-new = Nový turnaj
tournaments-need-account = Turnaj může založit jen ten, kdo má účet. Nejprve si ho vytvořte.
tournaments-back = Všechny turnaje
tournament-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
tournament-players-of = { $count } z { $most } hráčů
tournament-by = založil(a) { $name }
tournament-private = soukromý
tournament-format = Systém
tournament-round_robin = Každý s každým
tournament-round_robin-about = V každém kole hrajete s někým novým, dokud se nesejdou všichni. Nejvýše 32 hráčů.
tournament-swiss = Švýcarský systém
tournament-swiss-about = Hrajete s těmi, kdo mají stejně bodů jako vy, a s nikým dvakrát. Vítěz se i mezi mnoha hráči najde za pár kol.
tournament-groups = Stoly po třech nebo čtyřech
tournament-groups-about = V každém kole sedíte s hráči, kteří mají podobně bodů. Bodujete za každého, koho u stolu předčíte.
tournament-knockout = Na vyřazení
tournament-knockout-about = Kdo prohraje, končí. Nejlépe hodnocení se potkají až nakonec; po remíze postupuje výše nasazený.
tournament-arena = Aréna
tournament-arena-about = Kolik partií stihnete, dokud nevyprší čas. Od třetí výhry v řadě se výhry počítají dvojnásob.
tournament-state-open = Otevřený
tournament-state-running = Probíhá
tournament-state-finished = Dohraný
tournament-state-cancelled = Zrušený
tournament-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
tournament-round-of = { $round }. kolo z { $rounds }
tournament-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
tournament-clock-minutes = { $minutes } min + { $seconds } s

## Zakládání

tournament-what = Co se hraje
tournament-name = Název
tournament-text = Popis
tournament-text-about = Co by měli ostatní vědět. Může zůstat prázdný.
tournament-seats = Hráčů u stolu
tournament-rounds-label = Kola
tournament-rounds-usual = Kolik je potřeba
tournament-twice = Dvakrát
tournament-twice-about = Každý hraje s každým dvakrát, podruhé na vyměněných místech.
tournament-minutes = Minut celkem
tournament-who = Kdo se může přihlásit
tournament-public = Uvidí ho a přihlásí se kdokoli s účtem.
tournament-private-about = Uvidí ho jen ti, kdo mají odkaz. Není-li hodnocený, mohou hrát i hosté.
tournament-most = Počet míst
tournament-bots = Doplnit boty
tournament-bots-about = Přidají se na začátku, aby nikdo nezůstal bez soupeře.
tournament-bots-level = Jejich úroveň
tournament-bots-least = Dokud nebude tolik hráčů
tournament-when = Kdy se hraje
tournament-starts = Začátek
tournament-starts-about = Necháte-li prázdné, zahájíte turnaj sami.
tournament-next = Další kolo
tournament-next-0 = hned
tournament-next-60 = za hodinu
tournament-next-1440 = za den
tournament-next-hand = až řeknu
tournament-next-about = Kolo končí, když skončí jeho poslední partie.
tournament-make = Založit turnaj

## Stránka turnaje

tournament-join = Přihlásit se
tournament-leave = Odhlásit se
tournament-withdraw = Odstoupit
tournament-withdraw-ask = Odstoupit z turnaje? Rozehranou partii prohrajete a do dalších kol už nasazeni nebudete.
tournament-withdraw-yes = Ano, odstoupit
tournament-start = Zahájit
tournament-begin-round = Zahájit další kolo
tournament-cancel = Zrušit turnaj
tournament-cancel-ask = Zrušit turnaj? Obnovit už nepůjde.
tournament-cancel-yes = Ano, zrušit
tournament-my-game = K mé partii
tournament-ready = Další partie
tournament-searching = Hledá se soupeř…
tournament-you-joined = Jste přihlášeni. Jakmile začne kolo, dostanete se odtud ke svému stolu.
tournament-wait-round = Vaše partie skončila. Další kolo začne, až dohrají ostatní.
tournament-wait-hand = Kolo skončilo. Další zahájí { $name }.
tournament-wait-start = Čeká se, až turnaj zahájí { $name }.
tournament-starts-at = Začátek { $time }
tournament-next-at = Další kolo začne { $time }
tournament-left = Zbývá { $time }
tournament-time-up = Čas vypršel. Poslední partie se ještě počítají.
tournament-winner = { $count ->
    [one] Vítěz: { $names }
    [few] Vítězové: { $names }
   *[other] Vítězové: { $names }
}
tournament-invite = Pozvat odkazem
tournament-standings = Pořadí
tournament-place = Místo
tournament-player = Hráč
tournament-points = Body
tournament-played = Partie
tournament-order = Co rozhoduje při shodě bodů
tournament-withdrawn = odstoupil(a)
tournament-waiting = čeká
tournament-you = vy
tournament-pairings = Partie
tournament-round = { $round }. kolo
tournament-final = Finále
tournament-semifinal = Semifinále
tournament-quarterfinal = Čtvrtfinále
tournament-bye = volno, s plným počtem bodů
tournament-free = volné místo
tournament-bracket = Pavouk
tournament-open-table = Stůl
tournament-replay = Záznam
tournament-game-of = { $names }
tournament-list-players = Hráči
tournament-nobody = Zatím se nikdo nepřihlásil.
tournament-gone = Tento turnaj neexistuje, nebo je soukromý a odkaz není úplný.
tie-direct = Vzájemně
tie-direct-about = Vzájemné partie: body z partií mezi těmi, kdo mají stejně, pokud se všichni utkali.
tie-buchholz = Buchholz
tie-buchholz-about = Buchholz: součet bodů všech vašich soupeřů; volné kolo se počítá jako soupeř, který má stejně bodů jako vy.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-about = Sonneborn-Berger: body všech, které jste porazili, a polovina bodů těch, s nimiž jste remizovali.
tie-opponents = Soupeři
tie-opponents-about = Soupeři: průměrné body ostatních u každého vašeho stolu, sečtené dohromady.
tie-wins = Výhry
tie-wins-about = Výhry: partie, které jste vyhráli sami.
tie-fewer_games = Méně partií
tie-fewer_games-about = Méně partií: kdo na stejné body potřeboval méně partií.
tie-share = Kdo má i potom stejně, dělí se o místo.
problem-too-many-tournaments = Máte pět turnajů, které ještě neskončily. Nejprve některý ukončete.
problem-too-few = Hráčů je příliš málo. Ať se přihlásí další, nebo nechte místa doplnit boty.
problem-joined = Už jste přihlášeni.
problem-full = Turnaj je plný.
