### Texty stránky společné všem hrám.

## Stránka

brand = Shinar
nav = Hlavní nabídka
nav-new = Nový stůl
nav-rules = Pravidla
nav-settings = Nastavení
nav-account = Účet
language = Jazyk
theme-to-light = Přepnout na světlý vzhled
theme-to-dark = Přepnout na tmavý vzhled
skip-to-content = Přejít na obsah
loading = Okamžik prosím…
page-unreachable = Tuto část stránky se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
try-again = Zkusit znovu
close = Zavřít
less = Méně
more = Více
cancel = Zrušit
menu = Nabídka
notice = Oznámení
notice-dismiss = Skrýt oznámení

## Stůl: kdo a co

you = vy
points = body
# Za číslem, které stojí samo.
points-word = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
points-hidden = body za zástěnou
points-short = { $points }
players = Hráči
board = Herní plocha
tray = Co máte k dispozici
player-number = Hráč { $number }
# Bot u stolu z doby, kdy boti ještě neměli jména.
bot-name = Bot { $number } ({ $name })
# Jména botů, jak se píší česky.
bot-Ashurbanipal = Aššurbanipal
bot-Enheduanna = Enheduanna
bot-Enkidu = Enkidu
bot-Gilgamesh = Gilgameš
bot-Gudea = Gudea
bot-Hammurabi = Chammurapi
bot-Ishtar = Ištar
bot-Kubaba = Kubaba
bot-Nabu = Nabu
bot-Ninsun = Ninsun
bot-Sargon = Sargon
bot-Semiramis = Semiramis
guest-name = host { $code }
level-short = úroveň { $number }
on-turn = na tahu
away = pryč
resigned = vzdáno
stand-in-plays = hraje náhradník
take-back = Vzít si místo zpět
clock-left = Zbývající čas

## Věta nahoře

sentence-waiting-start = Hra ještě nezačala.
sentence-your-turn = Jste na tahu: { $task }.
sentence-your-turn-plain = Jste na tahu.
sentence-end = Hotovo: ukončete tah, nebo vraťte krok.
sentence-end-last = To byla poslední akce: ukončete tah a uvidíte výsledek, nebo vraťte krok.
sentence-confirm = Hotovo: potvrďte, nebo vraťte krok.
sentence-thinking = { $name } přemýšlí.
sentence-waiting = Čekáme na hráče { $name }.
# Při přehrávání.
sentence-decides = Na tahu je { $name }.
sentence-chance = Rozhoduje los.
sentence-you-won = Vítězství je vaše, máte { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}!
sentence-won = Vítězí { $name }, má { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
sentence-tie = Společné vítězství: { $names }.

## Lišta

bar = Co můžete udělat
watching = Sledujete tuto hru.
undo = Zpět
confirm = Potvrdit
end-turn = Ukončit tah
hint = Poradit
again = Přehrát tahy
again-about = Ukázat, co se stalo od vašeho posledního rozhodnutí.
hint-is = Rada: { $action }
thinking = Přemýšlím…
skip = Přeskočit
variants = Možnosti
key-of = Klávesa: { $key }

## Záznam, chat a seznam akcí

log-and-chat = Záznam a chat
tab-log = Záznam
tab-chat = Chat
tab-actions = Akce
tab-players = Hráči
actions-about = { $count ->
    [0] Teď nemáte co dělat.
    [one] Můžete provést jednu akci.
    [few] Na výběr máte { $count } akce.
    [many] Na výběr máte { $count } akce.
   *[other] Na výběr máte { $count } akcí.
}
log-empty = Zatím se nic nestalo.
read-rule = Přečíst pravidlo { $id }
read-the-rule = Přečíst pravidlo
why-not = Sem to nejde
chat-empty = Zatím tu nejsou žádné zprávy.
chat-say = Napište zprávu
chat-send = Odeslat
all-rules = Všechna pravidla
ruling-unknown = Takové pravidlo v této hře není.
ruling-unreachable = Pravidla se nepodařilo načíst.

## Spojení

link-lost = Spojení je přerušeno. Zkouším to znovu…
link-restarting = Server se restartuje. Zkouším to znovu…
link-busy = Server je přetížený. Za chvíli to zkusím znovu…
link-unsaved = Server teď nemůže nic uložit. Vaše rozhodnutí tu zůstávají. Zkouším to znovu…
link-troubled = Na serveru se něco pokazilo. Zkouším to znovu…
link-refused = Server ukončil spojení: vaše přihlášení tu už neplatí, nebo mu tato stránka poslala příliš mnoho zpráv, které nemohl přijmout.
link-misread = Server nerozuměl tomu, co mu stránka poslala. Vaše poslední rozhodnutí možná nebylo přijato.
link-given-up = Server opakovaně selhává. Vaše rozhodnutí tu zůstávají a odešlou se, až se znovu připojíte.
link-elsewhere = Tato hra je otevřená na jiné kartě. Nic se neztratilo: ukládá se po každém tahu.
link-full = Na tomto zařízení už není místo pro uložení hry. Poslední tah uložený není. Uvolněte místo a pokračujte.
link-damaged = Hra je uložená, ale nejde přečíst: je poškozená, nebo se hrála podle pravidel, která tato stránka už nezná.
link-engine = Herní program na tomto zařízení se zastavil. Spouštím ho znovu, nic se neztratilo…
link-engine-down = Herní program na tomto zařízení se opakovaně zastavuje. Nic se neztratilo: hra se ukládá po každém tahu. Načtěte stránku znovu, nebo to zkuste později.
link-no-engine = { problem-no-engine }
link-unstored = Poslední tah se na tomto zařízení nepodařilo uložit. Stránka ho ještě má: než odejdete, zkuste to znovu.
link-no-storage = Tento prohlížeč pro stránku nic neukládá, proto tu hra nemůže pokračovat. U anonymních oken to bývá; povolte stránce ukládání a zkuste to znovu.
link-here = Hrát tady
link-again = Znovu připojit
link-connecting = Připojuji se…

## Nabídka stolu

sound-is-on = Zvuk je zapnutý
sound-is-off = Zvuk je vypnutý
screen-fill = Na celou obrazovku
screen-leave = Ukončit celou obrazovku
menu-home = Domů
menu-rules = Pravidla
menu-settings = Nastavení
menu-keys = Klávesové zkratky
menu-resign = Vzdát se
resign-sure = Dál za vás bude hrát bot. Opravdu se vzdáváte?
resign-sure-end = Hra tím skončí a prohrajete ji. Opravdu se vzdáváte?
resign-yes = Ano, vzdávám se
resign-yes-of = Vzdát za hráče { $name }

## Více lidí u jednoho prohlížeče

hand-over-title = Na řadě je { $name }
hand-over-about = Předejte zařízení. Hra se ukáže, až ho převezme { $name }.
hand-over-ready = Já jsem { $name }

## Klávesy

keys-title = Klávesové zkratky
keys-about = Všechno jde ovládat i bez myši.
keys-tab = další prvek: co máte k dispozici, herní plocha, tlačítka
keys-arrows = další povolené místo
keys-look = další místo, i nepovolené (na rozhlédnutou)
keys-enter = vybrat, zahrát, potvrdit
keys-escape = o krok zpět; přeskočit animaci
keys-turn = jiná možnost na témže místě, například otočený dílek
keys-undo = zpět
keys-end = ukončit tah
keys-hint = požádat o radu
keys-again = ukázat, co se stalo od vašeho posledního rozhodnutí
keys-card = co to je; podruhé odkaz na pravidlo
keys-next-card = další značka, číslo nebo stupnice a co znamená
keys-zoom = přiblížit, oddálit, ukázat vše
keys-help = tento seznam
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-all = Ukázat vše

## Domů

home-title = Čtyři hry ze starověké Mezopotámie
home-lead = Posaďte se a hrajte: hned s boty, nebo s přáteli u vlastního stolu.
play-now = Hrát hned
opponents = Soupeři
quick-about = Tlačítko „Hrát hned“ hru rovnou spustí; účet není potřeba.
first-opponent = Zatím tu nemáte žádnou výhru: dobrým prvním soupeřem je žák. Silnějšího si můžete zvolit kdykoli.
box-players = { $players } hráči
box-minutes = { $minutes } min
weight-1 = lehká
weight-2 = středně těžká
weight-3 = náročná
weight-4 = těžká
weight-5 = velmi těžká
starting = Připravuji stůl…
create-table = Založit stůl
create-one = Založte stůl.
my-tables = Vaše stoly
all-tables = Všechny ({ $count })
fewer-tables = Ukázat méně
clear-finished = Skrýt dohrané
line-you-won = Vítězství je vaše
line-won = Vítěz: { $name }
line-tie = Společné vítězství
line-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
line-hide = { $game }: odebrat ze seznamu
line-abandon = { $game }: zahodit tuto hru
abandon-sure = Zahodit rozehranou hru { $game }? Bude smazána.
abandon-yes = Zahodit
abandon-no = Hrát dál
open-tables = Volné stoly
no-open-tables = Právě teď nikdo nehledá spoluhráče.
running-tables = Hry, které můžete sledovat
your-turn = Jste na tahu
join = Přisednout
state-waiting = čeká na hráče
state-running = hraje se
state-finished = dohráno
seat-open = volné místo
about = O stránce Shinar

## Nový stůl

new-game = Hra
new-players = Hráči
new-players-about = Na volná místa si mohou přisednout další lidé. Někdo vedle vás může hrát i na tomto zařízení; při předávání se vše tajné zakryje.
new-options = Pravidla
new-time = Čas
new-who = Kdo se může připojit
plan-me = já
plan-open = volné místo
plan-local = někdo vedle mě
plan-local-name = Jméno
plan-bot = bot, { $level }
level = úroveň { $number }: { $name }
level-1 = žák
level-2 = písař
level-3 = posel
level-4 = hvězdář
level-5 = místodržící
level-6 = mudrc
usual = výchozí
option-yes = ano
option-no = ne
clock = Čas na tahy
clock-none = bez limitu
clock-days = dny na každý tah
clock-minutes = minuty na celou hru
clock-about = Komu dojde čas, za toho hraje bot; místo si může vzít zpět.
clock-days-each = Dní na každý tah
clock-minutes-all = Minut na celou hru
clock-seconds-each = Sekund navíc za tah
stand-in = Náhradník
stand-in-about = Tento bot hraje dál za toho, kdo se vzdá nebo komu dojde čas.
public-yes = Stůl je v seznamu na úvodní stránce; kdokoli si může přisednout nebo se dívat.
public-no = Přisednout nebo se dívat může jen ten, kdo má pozvánku.
public-short = Kdokoli
private-short = Jen pozvaní
hints = Rady
hints-among = Povolit rady všem
hints-about = Každý hráč se smí zeptat silného bota, co by udělal. Jinak se mezi lidmi hraje bez rad.
hints-allowed = povoleny všem
hints-off = vypnuty
begin = Začít hru
begin-about = Všechna místa jsou obsazena, hra začne hned.
open-the-table = Otevřít stůl
open-the-table-about = Hru můžete zahájit, až budou všechna místa obsazena.

## Čekání na hráče

sit-down = Posadit se
stand-up = Odejít od stolu
waiting-for-players = Čekáme na hráče…
waiting-for-leader = Čekáme, až hru zahájí { $name }.
leads-table = zahajuje hru
add-bot = Přidat bota
drop-bot = Uvolnit místo: { $name }
level-of = Úroveň: { $name }
your-name = Vaše jméno
name-ask = Jak vám mají ostatní říkat?
terms = U tohoto stolu
clock-is-days = { $days ->
    [one] { $days } den na každý tah
    [few] { $days } dny na každý tah
    [many] { $days } dne na každý tah
   *[other] { $days } dní na každý tah
}
clock-is-minutes = { $minutes } min pro každého, + { $seconds } s za tah
waiting-for-rematch = Odveta začne, až budou všichni u stolu. Ještě chybí: { $names }
invite = Pozvat
invite-public = Stůl je v seznamu na úvodní stránce. Můžete také poslat tento odkaz:
invite-private = Připojit se může jen ten, kdo má tento odkaz:
invite-address = Odkaz s pozvánkou
invite-qr = QR kód pozvánky
invite-text = Přisedněte si ke hře { $game }
copy = Kopírovat
copied = Zkopírováno

## Konec hry

result-tie = Společné vítězství
result-resigned = Kdo hru vzdal: { $names }
result-abandoned = Zůstali jen boti a nikdo se už nedíval.
result-you-won = Vítězství je vaše!
result-won = Vítězí { $name }
result-minutes = Hra trvala { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}.
result-total = Celkem
result-weakest-total = Výsledek (nejslabší barva)
result-weakest = rozhoduje o výsledku
score-graph = Body v průběhu hry
result-moments = Okamžiky, ke kterým se vyplatí vrátit
share = Sdílet
share-picture = Uložit jako obrázek
rematch = Odveta
replay-and-analysis = Přehrání a rozbor
analysis = Rozbor
result = Výsledek
record-short = Zápis
look-at-board = Prohlédnout hru
record = Zápis hry
shuffle-title = Jak se losovalo
shuffle-about = První řádek byl znám před hrou; je to otisk SHA-256 semínka z druhého řádku. Semínko spolu s příspěvky hráčů určilo každé losování. Zápis lze ověřit příkazem „shinar replay --verify“.
shuffle-trust = Čemu je třeba věřit: provozovatel serveru semínko zná. Po začátku hry ho změnit nemůže, ale pokud sám hraje a server si upraví, mohl by svůj příspěvek zvolit jako poslední.
shuffle-fair = Váš prohlížeč hru ověřil: semínko odpovídá otisku, který viděl před hrou, a jeho vlastní příspěvek, zvolený až potom, byl použit.
shuffle-absent = Váš prohlížeč do této hry ničím nepřispěl. Ověřil, že semínko odpovídá otisku.
shuffle-unchecked = Váš příspěvek byl použit. Otisk prohlížeč ověřit nemůže, protože tato stránka neběží přes HTTPS.
shuffle-wrong = S losováním této hry není něco v pořádku: semínko neodpovídá otisku z doby před hrou, nebo byl váš příspěvek nahrazen.

## Pravidla

rules-index = Jak se která hra hraje: cíl, tah, příklady k vyzkoušení a všechna pravidla.
rules-about = Všechna pravidla našimi slovy, každé s označením, na které odkazuje záznam i hlášení.
rules-aim = Cíl hry
rules-turn = Váš tah
rules-of = Pravidla hry { $game }
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Neodpovídá žádné pravidlo.
    [one] { $count } pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
}
all-games = Všechny hry
rules-chapters = Kapitoly
ruling-reason = Důvod: { $reason }
examples = Příklady
examples-about = { $count ->
    [one] { $count } příklad si můžete sami zahrát.
    [few] { $count } příklady si můžete sami zahrát.
   *[other] { $count } příkladů si můžete sami zahrát.
} Zkuste cokoli: uvidíte, co se podle pravidel stane, a tlačítko Zpět vás vrátí k otázce.
example = Příklad:
example-play = Vyzkoušet
example-right = Přesně to se v příkladu stane.
example-other = V příkladu se místo toho stane: { $action }

## Lekce

learn = Lekce
learn-about = Naučte se hru hraním: krátké lekce na opravdové desce, každá s vlastním cílem.
learn-of = Naučte se hru { $game }
learn-how = Každá lekce má několik pozic na opravdové desce a v každé je cíl. Zkoušejte, co chcete: nic se nemůže pokazit a všechno jde vrátit.
learn-ready = Všechny lekce máte hotové. Můžete se pustit do opravdové hry.
learn-count = { $count ->
    [one] { $count } lekce
    [few] { $count } lekce
    [many] { $count } lekce
   *[other] { $count } lekcí
}
learn-progress = Hotové lekce: { $done } z { $count }
learn-steps = { $done ->
    [0] { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
   *[other] hotové kroky: { $done } z { $count }
}
learn-done = hotovo
learn-rule = pravidla
learn-begin = Začít: { $title }
learn-go-on = Pokračovat: { $title }
learn-first = Zahrát si první hru
learn-none = Taková lekce tu není
learn-none-about = Hra zatím žádné lekce nemá, nebo se lekce teď jmenuje jinak.
learn-teacher = Učitel
learn-all = Všechny lekce této hry
learn-step = Krok { $number } z { $count }
learn-words = Co říká učitel
learn-goal = Váš cíl: { $goal }
learn-restart = Začít tento krok znovu
learn-reached = Výborně!
learn-not-reached = Ještě ne.
learn-missed = Takhle cíle nedosáhnete. Vraťte to a zkuste to jinak.
learn-missed-over = Hra skončila dřív, než jste cíle dosáhli. Začněte krok znovu a zkuste to jinak.
learn-next = Dál
learn-show = Ukázat řešení
learn-finished = Lekce je hotová!
learn-following = Další lekce: { $title }
rules-learn = Naučit se ji hraním
first-title = Znáte hru { $game }?
first-lessons = Naučte mě ji
first-lessons-about = { $count ->
    [one] { $count } krátká lekce na opravdové desce. Učíte se hraním.
    [few] { $count } krátké lekce na opravdové desce. Učíte se hraním.
    [many] { $count } krátké lekce na opravdové desce. Učíte se hraním.
   *[other] { $count } krátkých lekcí na opravdové desce. Učíte se hraním.
}
first-coach = První hra s trenérem
first-coach-about = Vy proti snadnému soupeři a vedle vás někdo, kdo všechno vysvětlí.
first-straight = Znám ji: rovnou ke stolu
first-later = Ptáme se jen jednou. Lekce najdete kdykoli u každé hry.

## Úlohy

puzzles = Úlohy
puzzles-about = Pozice z partií silných botů, v nichž je jeden tah zřetelně nejlepší, a přitom se nenabízí. Najděte ho a podívejte se v číslech, proč je správný.
puzzles-of = Úlohy: { $game }
puzzles-none = Taková úloha tu není
puzzles-none-about = Hra zatím žádné úlohy nemá, nebo se úloha teď jmenuje jinak.
puzzles-count = { $count ->
    [one] { $count } úloha
    [few] { $count } úlohy
    [many] { $count } úlohy
   *[other] { $count } úloh
}
puzzles-solved = Vyřešeno { $solved } z { $count }
puzzles-games = Podle hry
puzzle-named = Úloha { $id }
puzzle-daily = Úloha dne
puzzle-daily-of = Úloha dne: { $game }
puzzle-daily-about = Jedna denně, pro všechny stejná. Další přijde o půlnoci světového času.
puzzle-daily-done = Dnešní je vyřešená
puzzle-days = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
    [many] { $count } dne v řadě
   *[other] { $count } dní v řadě
}
puzzle-days-best = Nejdelší série dní: { $count }
puzzle-rating = Hodnocení: { $rating }
puzzle-rated = Hodnocení: { $rating } ({ $change })
puzzle-run = { $count } v řadě
puzzle-solve = Řešit úlohu
puzzle-next = Další úloha
puzzle-all = Všechny úlohy této hry
puzzle-theme = Téma
puzzle-any-theme = Jakékoli téma
puzzle-difficulty = Obtížnost
puzzle-any-difficulty = Podle vašeho hodnocení
puzzle-difficulty-is = Obtížnost { $difficulty } z 5
puzzle-none-left = Tyhle už máte všechny vyřešené. Zvolte jiné téma nebo obtížnost.
puzzle-task = Zadání
puzzle-find = Najděte nejlepší akci!
puzzle-one = Hrajete za hráče { $number } z { $count }. Jde jen o vaši příští akci, ne o celý tah; do hodnocení se počítá první pokus.
puzzle-again = Hrajete za hráče { $number } z { $count }. Jde jen o vaši příští akci. Tuhle úlohu už jste měli, hodnocení se tedy nezmění.
puzzle-right = To je nejlepší tah!
puzzle-shown = Tohle je řešení.
puzzle-wrong = Jde to líp.
puzzle-show = Ukázat řešení
puzzle-analyse = Rozebrat
puzzle-chances = Šance na výhru
puzzle-best = nejlepší
puzzle-good = také dobrý
puzzle-tempting = lákavý
puzzle-yours = váš
puzzle-compare = Šance na výhru po vašem tahu: { $share } %. Po nejlepším: { $best } %.
puzzle-no-number = { $points ->
    [0] Vaše akce hned nic nevynese a už po krátkém zkoumání jasně zaostávala.
    [one] Vaše akce hned vynese { $points } bod, ale už po krátkém zkoumání jasně zaostávala.
    [few] Vaše akce hned vynese { $points } body, ale už po krátkém zkoumání jasně zaostávala.
   *[other] Vaše akce hned vynese { $points } bodů, ale už po krátkém zkoumání jasně zaostávala.
} Po nejlepší akci je šance na výhru { $best } %.
puzzle-people = Napoprvé ji tady vyřešilo { $share } % z { $count } lidí.
puzzle-lead = Při mnohonásobném dohrání skončil nejlepší tah oproti nejsilnějšímu soupeři o { $points } b. lépe než ten lákavý.
puzzle-line = Takhle to může pokračovat:
puzzle-decision = { $name }: { $action }
theme-opening = Zahájení
theme-endgame = Koncovka
theme-last-turn = Poslední tah
theme-quiet = Bez okamžitých bodů
theme-patience = Trpělivost

## Přehrání

replay = Přehrání
replay-first = Na začátek
replay-back = O rozhodnutí zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O rozhodnutí dál
replay-last = Na konec
replay-moment = Okamžik
replay-decision = Rozhodnutí { $number } z { $of }
replay-over = Konec
replay-eyes = Pohled
spectator = divák
analyse = Rozebrat hru
analyse-about = Silný bot se podívá na každé rozhodnutí. Chvíli to potrvá.
analysis-running = Probíhá rozbor, { $percent } %
analysis-failed = Rozbor se nezdařil.
analysis-played = Zahráno: { $action }.
analysis-best = Byl to nejlepší tah.
analysis-loss = Snižuje šanci na výhru o { $percent } %.
analysis-better = Lepší: { $action }.
analysis-line = Potom pravděpodobně:
share-graph = Šance na výhru v průběhu hry
share-of = { $name } { $percent } %

## Analytická deska

nav-board = Analýza
menu-plan = Plánovat na desce
sentence-free = { $name }: { $task }.
sentence-free-chance = Losujte náhodně, nebo zvolte, co přijde.
tab-study = Analýza
percent = { $percent } %
board-title = Analytická deska
board-about = Táhněte za všechny strany, zkoušejte a sledujte, co si myslí silný bot. Vše běží na tomto zařízení.
board-no-engine = Analytická deska tu není. { problem-no-engine }
board-new = Nová hra
board-open = Otevřít desku
board-read = Pozice nebo záznam
board-read-about = Pozice zvolené hry (JSON nebo jeden řádek), záznam jakékoli hry, nebo exportovaná deska.
board-open-text = Otevřít
board-file = Otevřít soubor
board-kept = Vaše desky
board-kept-about = Jsou uloženy jen v tomto prohlížeči.
board-conflict = Jiná karta mezitím tuto desku změnila. Uchovají se obě: co děláte tady, je teď samostatná deska.
board-drop = Smazat tuto desku: { $game }
board-other = Jiná deska
board-try = Zkusit to sám
board-tree = Varianty
board-root = Začátek
board-drawn = { $count ->
    [one] { $count } los
    [few] { $count } losy
   *[other] { $count } losů
}
board-draw = Losovat náhodně
board-choose = Zvolit…
board-auto = Losovat automaticky
board-back = O krok zpět
board-forward = O krok dál
keys-steps = o krok zpět, o krok dál
board-name = Pojmenovat variantu
board-promote = Hlavní varianta
board-promote-about = Udělá z této varianty hlavní.
board-remove = Smazat
board-remove-about = Smaže tento krok a vše po něm.
board-export = Exportovat
board-export-all = Celá deska
board-export-line = Záznam této varianty
board-export-lines = Záznamy všech variant ({ $count })
board-export-about = Desku zde můžete znovu otevřít. Záznam lze otevřít kdekoli v Shinaru.
board-comment = Komentář
board-comment-add = Přidat komentář
board-comment-change = Upravit komentář
board-comment-done = Hotovo
board-link = Zkopírovat odkaz na desku
board-link-about = Kdo ho otevře, uvidí desku i s názvy a komentáři. Na server se nic neukládá.
board-link-long = Tahle deska je na odkaz moc velká. Uložte ji místo toho celou do souboru.
problem-board-link = Odkaz na desku není úplný. Požádejte o něj znovu, nebo o desku v souboru.
board-position = Tato pozice na jednom řádku
board-copy-json = Kopírovat jako JSON
opinion = Názor bota
opinion-playouts = { $count ->
    [one] { $count } simulace
    [few] { $count } simulace
   *[other] { $count } simulací
}
opinion-chances = Šance na výhru
opinion-best = Nejlepší akce
opinion-visits = { $count ->
    [one] zkoumáno jednou
    [few] zkoumáno { $count }krát
   *[other] zkoumáno { $count }krát
}
opinion-chance = Rozhoduje náhoda: není z čeho vybírat.
opinion-over = Hra skončila.
opinion-forced = Možná je jen jedna akce.
opinion-unfair = Tuto hru hrají i další lidé, proto vám tu žádný bot neradí. Zkoušet můžete vše.
plan-about = Plánujete s tím, co víte. Vše, co je vám skryto, bylo vylosováno.
plan-again = Vylosovat znovu
turning-points = Zlomové okamžiky
turning-points-of = { $count ->
    [one] { $count } zlomový okamžik
    [few] { $count } zlomové okamžiky
   *[other] { $count } zlomových okamžiků
}
turning-points-about = Rozhodnutí, která stála nejvíc. Co byste udělali vy?
turning-loss = −{ $percent } %
turning-show = Ukázat
analyse-here = Silný bot projde každé rozhodnutí na tomto zařízení. Kdykoli ho můžete zastavit.
analyse-server = Nechat to na serveru
analysis-stop = Zastavit
analysis-continue = Pokračovat v analýze
editor = Upravit pozici
editor-open = Sestavit pozici
editor-use = Použít tuto pozici
editor-legal = Tato pozice je možná.
editor-impossible = Tato pozice není možná.
editor-at = Řádek { $line }, sloupec { $column }.
editor-form = Způsob úprav
editor-fields = Pole
editor-json = JSON
editor-line = Jeden řádek
editor-click = Klikněte na místo na desce a změňte, co na něm je.
editor-place = Místo { $place }
editor-default = výchozí
editor-drop = Vynechat: { $field }
editor-add = Přidat
editor-key = Nový klíč: { $field }
problem-board-json = Toto není platný JSON. ({ $message })
problem-board-file = Tato deska je z jiné verze, nebo je poškozená.

## Trenér

coach = Trenér
coach-about = Na požádání poradí ve třech krocích, potichu upozorní na drahé rozhodnutí a po hře ji s vámi projde. Tahy čekají na „Ukončit tah“.
coach-is-on = Trenér je zapnutý
coach-is-off = Trenér je vypnutý
coach-hint = Rada
coach-more = Víc
coach-step = Krok { $number } ze 3
coach-matters = O co tu jde
coach-piece = Čím
coach-place = Kam
coach-ask-piece = Co zahrát?
coach-ask-place = Kam?
coach-no-piece = Udělejte toto: { $action }.
coach-thinking = Trenér přemýšlí…
coach-looking = Trenér se dívá na vaše rozhodnutí…
coach-stake = { $stake ->
    [much] Na tomto rozhodnutí hodně záleží.
    [some] Ne všechno je tu stejně dobré.
   *[little] Několik akcí je zhruba stejně dobrých.
}
coach-points = { $points ->
    [one] { $points } bod pro vás: { $source }
    [few] { $points } body pro vás: { $source }
   *[other] { $points } bodů pro vás: { $source }
}
coach-points-later = { $points ->
    [one] ještě { $points } bod ve zbytku tahu: { $source }
    [few] ještě { $points } body ve zbytku tahu: { $source }
   *[other] ještě { $points } bodů ve zbytku tahu: { $source }
}
coach-points-other = { $points ->
    [one] { $points } bod pro hráče { $name }: { $source }
    [few] { $points } body pro hráče { $name }: { $source }
   *[other] { $points } bodů pro hráče { $name }: { $source }
}
coach-quiet = Nejlepší akce hned žádné body nepřinese: připravuje, co přijde později.
coach-win = Šance na výhru: { $percent } %.
coach-next = Druhá nejlepší možnost, { $percent } %: { $action }
coach-instead = Šance na výhru s tímto: { $percent } %, s čímkoli jiným nejvýš { $other } %.
coach-nothing = Možná je jen jedna věc.
coach-better = Lepší bylo: { $action }.
coach-cost = Šance na výhru by byla { $best } % místo { $percent } %.
coach-show = Ukázat
coach-take-back = Vrátit krok
coach-close = Zavřít poznámku trenéra
coach-review = Projít hru s trenérem
coach-review-about = Silný bot se podívá na vaše rozhodnutí. Kdykoli ho můžete zastavit.
coach-review-turns = Kde se hra lámala
coach-review-none = Žádné vaše rozhodnutí nestálo mnoho. Dobrá hra!
coach-review-well = Co se povedlo
coach-review-well-none = Žádné rozhodnutí výrazně nevyčnívalo.
coach-well-best = Nejlepší akce, a to výrazně lepší než vše ostatní.
coach-well-gain = Nejlepší akce; přinesla { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
coach-look = Podívat se na desku

## Co můžu dělat?

can = Co můžu dělat?
can-asked = Co je na řadě
can-choose = Klepněte na jednu z možností: deska pak ukáže, kam.
can-wait = Rozhoduje { $name }. Rozhlížet se můžete i teď: vše na desce řekne, co je zač.
can-end = Všechno máte rozhodnuto: ukončete tah, nebo vraťte krok.
keys-can = co můžu dělat?

## Nastavení

theme = Světlý nebo tmavý vzhled
theme-system = podle zařízení
theme-light = světlý
theme-dark = tmavý
palette = Barvy hráčů
palette-usual = výchozí
palette-distinct = pro barvoslepé
text-size = Velikost textu
text-size-small = malá
text-size-normal = normální
text-size-large = velká
text-size-huge = velmi velká
speed = Přehrávání tahů ostatních
speed-slow = pomalu
speed-normal = normálně
speed-fast = rychle
speed-instant = okamžitě
motion = Animace
motion-system = podle zařízení
motion-full = zapnuté
motion-none = vypnuté
playing = Průběh hry
setting-confirm = Potvrzovat každý krok, i ten bez výběru
settings-look = Vzhled
setting-end-turns = Ukončovat můj tah automaticky
setting-end-turns-about = Jakmile už není co rozhodnout; pak se tah nedá vrátit.
setting-sound = Zvuk
sound-on = Přehrávat zvuky
setting-volume = Hlasitost

## Účet

account-name = Jméno, které vidí ostatní
account-is = Přihlášený účet: { $login }.
account-guest = Jste host; pamatuje si vás tento prohlížeč.
account-host = Správa serveru
save = Uložit
saved = Uloženo.
account-make = Založit účet
account-make-about = Vaše stoly, lekce a úlohy vám zůstanou i na jiném zařízení. Stačí jméno a heslo.
account-made = Účet je založen a tento prohlížeč je přihlášený.
account-login = Přihlašovací jméno
account-password = Heslo
sign-in = Přihlásit se
sign-in-about = Pokud už účet máte.
sign-out = Odhlásit se
tokens = Vaši boti
tokens-about = S klíčem může váš program hrát přes stejné rozhraní jako tato stránka.
token-name = K čemu bude
token-make = Vytvořit klíč
token-until = platí do { $date }
token-drop = Odstranit
token-secret = Zkopírujte si ho hned; znovu se neukáže:
forget = Smazat můj profil
forget-about = Vaše jméno zmizí ze všech stolů; vaše hry dohrají boti.
forget-yes = Ano, smazat
forgotten = Hotovo. Jste nový host.
login-rules = 3 až 32 znaků: písmena bez háčků a čárek, číslice, tečky, pomlčky a podtržítka.
password-rules = Nejméně 8 a nejvýše 128 znaků. Krátká věta se dobře pamatuje a těžko hádá.
password-change = Změnit heslo
password-change-about = Všechny ostatní prohlížeče se odhlásí.
password-changed = Heslo je změněno a všechny ostatní prohlížeče jsou odhlášeny.
password-current = Současné heslo
password-new = Nové heslo
password-forgotten = Zapomenuté heslo?
password-reset-done = Nové heslo je nastaveno. Přihlaste se jím.
sign-in-passkey = Přihlásit se přístupovým klíčem
has-account = má účet
sessions = Vaše přihlášení
session-current = tento prohlížeč
session-unknown = Neznámý prohlížeč
session-used = naposledy { $date }
session-end = Odhlásit
sessions-end = Odhlásit všude jinde
sessions-ended = Všechny ostatní prohlížeče jsou odhlášeny.
passkeys = Přístupové klíče
passkeys-about = Místo hesla se přihlásíte otiskem prstu, obličejem nebo PINem. Klíč nikdy neopustí vaše zařízení.
passkeys-impossible = Na této adrese prohlížeč přístupové klíče nenabízí; potřebují HTTPS a doménu.
passkey-name = Název zařízení
passkey-make = Přidat přístupový klíč
passkey-made = Přístupový klíč je připraven.
passkey-rename = Přejmenovat
passkey-created = přidán { $date }
email = E-mailová adresa
email-about = S potvrzenou adresou si můžete nastavit nové heslo, když své zapomenete. K ničemu jinému neslouží a nikdo ji nevidí.
email-is = Adresa { $email } je potvrzena.
email-confirm = Potvrdit tuto adresu
email-confirmed = Vaše adresa je potvrzena.
email-remove = Odebrat adresu
mail-send = Poslat odkaz
mail-sent = E-mail je na cestě. Adresu potvrdíte otevřením odkazu v něm.
mail-if-known = Pokud má některý účet tuto adresu, e-mail s odkazem je na cestě.
export = Stáhnout moje data
export-about = Váš profil, přihlášení, stoly, zápisy her, zprávy, oznámení, lekce a úlohy v jednom souboru.

## Oznámení

notifications = Oznámení
notify-about = Dáme vám vědět, když na vás u stolu něco čeká. Ne ve chvíli, kdy máte stůl otevřený, ani když hrajete jen s boty.
notify-what = O čem
notify-turn = Jsem na tahu
notify-invited = Čekají na mě ostatní
notify-invited-about = Někdo mě pozval, našli se soupeři, někdo přisedl k mému stolu, začala hra nebo kolo turnaje anebo se chystá odveta.
notify-over = Hra skončila
notify-browser = V prohlížečích
notify-here = Zobrazovat oznámení na tomto zařízení
notify-here-about = I když je stránka zavřená. Prohlížeč se vás zeptá.
notify-refused = Oznámení z této stránky máte zakázaná. Povolte je pro tuto stránku v nastavení prohlížeče a stránku znovu načtěte.
notify-impossible = Tento prohlížeč tu oznámení zobrazit neumí. Potřebuje HTTPS; na iPhonu a iPadu je třeba stránku nejdřív přidat na plochu.
notify-this = Tento prohlížeč
notify-other = Jiný prohlížeč
notify-since = od { $date }
notify-test = Poslat zkoušku
notify-test-sent = Odesláno. Za chvilku by mělo přijít.
notify-mail = E-mailem
notify-mail-on = Posílat e-maily
notify-mail-about = Vše, co čeká, v jednom e-mailu na { $email }.
notify-mail-interval = Nejvýš jak často
notify-mail-hours =
    { $hours ->
        [one] každou hodinu
        [few] každé { $hours } hodiny
        [many] každých { $hours } hodiny
       *[other] každých { $hours } hodin
    }
notify-mail-day = jednou denně
notify-no-mail = Tento server e-maily neposílá.
notify-no-address = Pro e-maily si nejdřív v oddílu „E-mail“ potvrďte adresu.
notify-quiet = Doba klidu
notify-quiet-on = V noci nerušit
notify-quiet-about = Co se zatím stane, pošleme potom, pokud to ještě bude platit.
notify-quiet-from = Od
notify-quiet-to = Do
notify-quiet-zone = V časovém pásmu { $zone }.
notify-webhook = Vašemu programu
notify-webhook-about = Každé oznámení přijde na tuto adresu jako podepsaný JSON. Adresa webhooku z Discordu funguje tak, jak je.
notify-webhook-url = Adresa
notify-webhook-replace = Nahradit
notify-webhook-drop = Odstranit webhook
notify-webhook-secret = Tímto tajným klíčem jsou zprávy podepsané. Zkopírujte si ho hned; znovu se neukáže:
notify-webhook-failing = Tato adresa nepřijímá zprávy od { $date }.
notify-webhook-disabled = { $date } jsme to vzdali, protože zprávy několik dní nešlo doručit. Až adresa zase bude fungovat, pošlete zkoušku.
mail-stop = Už neposílat
mail-stop-about = E-maily o svých stolech už nebudete dostávat. Ve svém účtu si je můžete znovu zapnout.
mail-stopped = Hotovo. E-maily o svých stolech už nebudete dostávat.

## O stránce

about-text = Shinar je domovem čtyř deskových her ze starověké Mezopotámie. Jejich pravidla jsou program, který si může přečíst každý: každé pravidlo má označení a každý odmítnutý tah i každý bod na některé odkazuje.
about-reconstructed = Část toho, co je vytištěno na součástech her Amyitis a Babylon, je rekonstruovaná; stránka to uvádí všude, kde to tak je.
about-fair = Boti vidí jen to, co smí na jejich místě vidět hráč. Losování určuje semínko: jeho otisk se zveřejní před hrou, ono samo po ní.
about-rights = Všechny texty a kresby jsou naše vlastní. Hry patří svým autorům a vydavatelům.

## Hodnocení, lidé a dohrané partie

find-opponents = Najít soupeře
people-known = Moji známí
rated = hodnocená
rated-switch = Hodnocená partie
rated-about = Výsledek změní vaše hodnocení. Hrají jen lidé s účtem, na čas, bez vracení tahů a bez nápovědy. Kdo odejde nebo komu dojde čas, prohrává.
clock-rated-about = Komu dojde čas, ten partii prohrál.
leaders = Žebříčky
archive = Dohrané partie
profile = Váš profil
result-rating = Hodnocení

## Co se může pokazit

missing-title = Tady nic není
missing-about = Na této adrese žádná stránka není.
vanished-title = Tento stůl už není
vanished-about = Byl odstraněn, nebo je soukromý a odkaz s pozvánkou neplatí.
vanished-here = Na tomto zařízení už hra uložená není. Možná ji smazala jiná karta.
outdated-about = Tato hra se hraje podle verze { $version } pravidel, kterou tento server už nezná. Nelze v ní pokračovat, její zápis ale zůstává.
outdated-leave = Odejít od tohoto stolu
table-delete = Smazat tento stůl
problem-unreachable = Server není dostupný.
problem-not-finished = Tato hra se ještě hraje. Přehrát a analyzovat ji půjde, až skončí.
problem-not-found = Nic takového tu není (nebo už není).
problem-forbidden = K tomu nemáte přístup.
problem-banned = Správce vás z tohoto serveru vyloučil. ({ $message })
problem-unauthorized = Nesprávné jméno nebo heslo.
problem-unavailable = Server to teď nezvládne. Zkuste to za chvíli znovu.
problem-too-many = To bylo příliš rychle. Chvilku počkejte.
problem-too-many-sign-ins = Příliš mnoho chybných pokusů. Než to zkusíte znovu, chvíli počkejte.
problem-wrong-password = Heslo není správné.
problem-name-taken = Toto nebo velmi podobné jméno už má jiný účet. Zvolte si jiné.
problem-invalid-link = Tento odkaz už neplatí. Požádejte o nový.
problem-too-many-passkeys = Víc přístupových klíčů mít nemůžete. Nejdřív některý smažte.
problem-taken = To už je obsazeno. Zvolte si něco jiného.
problem-not-delivered = Nepodařilo se to doručit. ({ $message })
problem-no-channel = Nejdřív si oznámení nastavte. ({ $message })
problem-too-many-bot-tables = Víc stolů jen s boty mít nemůžete. Nejdřív některý smažte.
problem-not-leader = To může jen ten, kdo stůl založil.
problem-too-many-open-tables = Na hráče čeká příliš mnoho vašich veřejných stolů. Od některého odejděte, nebo založte soukromý stůl.
problem-rules = Tento server už nezná pravidla, podle kterých se u tohoto stolu hraje.
problem-account-needed = Hodnocené partie a profily jsou pro lidi s účtem. Založíte si ho na stránce Účet, je to chvilka.
problem-rated = Tato partie je hodnocená: musí se dohrát a hrát ji mohou jen ti, na kterých jste se dohodli.
problem-others = U tohoto stolu sedí i jiní, proto ho nelze smazat. Můžete od něj odejít.
problem-no-engine = Tato stránka byla sestavena bez programu, který hraje na vašem zařízení. Kdo ji sestavil, potřebuje ještě jeden nástroj: spustit „rustup target add wasm32-unknown-unknown“, nebo v Debianu nainstalovat rustc-web, rust-web-src a lld-22, a sestavit ji znovu.
problem-engine-died = Herní program na vašem zařízení se zastavil. Zkuste to prosím znovu; nic z toho, co bylo vidět, se neztratilo. ({ $message })
problem-device-full = Na tomto zařízení už není místo pro uložení hry. Něco smažte a zkuste to znovu.
problem-device-unsaved = Hru se na tomto zařízení nepodařilo uložit. ({ $message })
problem-device-conflict = Jiná karta mezitím tuto hru změnila. Načtěte prosím stránku znovu.
problem-device-no-storage = Tento prohlížeč pro stránku nic neukládá, proto tu nelze hrát. U anonymních oken to bývá.
problem-damaged = Uložená hra je poškozená. ({ $message })
problem-bad-record = Tento zápis nejde přehrát. ({ $message })
problem-unreadable = Tohle nejde přečíst. ({ $message })
problem-impossible = Pravidla takovou pozici nedovolují. ({ $message })
problem-other = Nepovedlo se to: { $message }
refused-bad_message = Server tomu nerozuměl.
refused-unreadable = To není akce této hry.
refused-illegal = To pravidla nedovolují.
refused-late = Pozdě: hra už pokročila.
refused-not_your_turn = Nejste na tahu.
refused-not_your_seat = To místo patří někomu jinému.
refused-nothing_to_undo = Už není co vrátit.
refused-not_yet = Ještě zbývá něco rozhodnout.
refused-must_end = Hotovo: ukončete tah, nebo vraťte krok.
refused-not_running = Hra neběží.
refused-no_hints = U tohoto stolu rady nejsou.
refused-too_many = To bylo příliš rychle. Chvilku počkejte.
refused-cannot_write = Server teď nemůže nic uložit. Zkuste to prosím za chvíli znovu.
refused-failed = Server to nedokázal provést. Nic se nezměnilo.

## Hra bez kreseb

plain-event = { $who }: { $event }

## Na tomto zařízení

on-device = Na tomto zařízení
on-server = Online
new-where = Kde
on-device-about = Pravidla i boti běží ve vašem prohlížeči a hra se ukládá tady. Připojení není potřeba.
on-server-about = Hra je uložená na serveru. Přátelé se mohou přidat odkudkoli.
offline-now = Bez připojení. Na tomto zařízení můžete hrát i tak.
play-device = Hrát na tomto zařízení
new-players-here = Na tomto zařízení může hrát i někdo vedle vás: tajemství zůstávají zakrytá, když si ho předáváte.
device-guest = Host
device-short = Vaše hry
device-title = Hry na tomto zařízení
device-lead = Tyto hry jsou uložené jen v tomto prohlížeči. Ty, které chcete mít i jinde, exportujte.
device-none = Zatím žádné hry. Objeví se tu každá, kterou na tomto zařízení zahrajete.
device-import = Importovat zápis
device-import-about = Nedohraná hra tu pokračuje; dohranou lze přehrát a rozebrat.
device-imported = Importováno: { $name }
device-export = Exportovat
device-upload = Nahrát na server
device-upload-about = Záznam této hry přibude mezi vaše dohrané hry na serveru, k přehrání i ke sdílení odkazem.
line-uploaded = nahráno
line-uploaded-about = Tuto hru někdo nahrál; server u ní nebyl.
device-rename = Přejmenovat
device-name = Název
device-save-name = Uložit
device-delete = Smazat
device-delete-sure = Smazat z tohoto zařízení hru { $name }? Nelze to vrátit.
device-replay = Přehrát
device-actions = { $name }: další
update-there = Je tu nová verze.
update-now = Načíst znovu
offline-ready = Uložená je i samotná stránka: funguje bez připojení.

## Turnaje

tournaments = Turnaje
to-tournament = Turnaj: { $name }
to-tournament-round = { $name }, { $round }. kolo
waiting-for-round = Partie začne, jakmile tu budou všichni, nejpozději do minuty.
