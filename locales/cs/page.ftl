### Slova stránky společná všem hrám.

## Stránka

brand = Shinar
nav = Hlavní nabídka
nav-new = Nový stůl
nav-rules = Pravidla
nav-settings = Nastavení
nav-account = Účet
language = Jazyk
theme-to-light = Světlá stránka
theme-to-dark = Tmavá stránka
skip-to-content = Přejít na obsah
loading = Okamžik, prosím…
page-unreachable = Stránku se nepodařilo načíst. Běží server?
try-again = Zkusit znovu
close = Zavřít
cancel = Zrušit
menu = Nabídka

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
board = Herní plán
tray = Vaše kameny
player-number = Hráč { $number }
bot-name = Bot { $number } ({ $name })
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
sentence-end = Vše je rozhodnuto: ukončete tah, nebo vezměte něco zpět.
sentence-end-last = To byla poslední akce: ukončete tah a uvidíte výsledek, nebo vezměte něco zpět.
sentence-handed = Rozhodnuto: předejte slovo ostatním, nebo to vezměte zpět.
sentence-others = { $name } přemýšlí.
sentence-others-task = { $name }: { $task }.
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
sentence-tie = Remíza: { $names }.

## Lišta

bar = Co můžete udělat
undo = Zpět
confirm = Potvrdit
end-turn = Ukončit tah
hand-on = Předat dál
hint = Nápověda
again = Znovu
again-about = Ukázat, co se stalo od vašeho posledního rozhodnutí.
hint-is = Nápověda: { $action }
thinking = Přemýšlím…
skip = Přeskočit
variants = Způsoby provedení
key-of = Klávesa: { $key }

## Záznam, rozhovor a seznam akcí

log-and-chat = Záznam a rozhovor
tab-log = Záznam
tab-chat = Rozhovor
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
chat-empty = Zatím nikdo nic neřekl.
chat-say = Napište něco
chat-send = Odeslat
all-rules = Všechna pravidla
ruling-unknown = Takové pravidlo v této hře není.
ruling-unreachable = Pravidla se nepodařilo načíst.

## Spojení

link-lost = Spojení je přerušeno. Zkouším to znovu…
link-restarting = Server se restartuje. Zkouším to znovu…
link-busy = Server má příliš práce. Za chvíli to zkusím znovu…
link-troubled = Na serveru se něco pokazilo. Zkouším to znovu…
link-refused = Server spojení ukončil: vaše přihlášení zde skončilo, nebo mu přišlo příliš mnoho zpráv, které nemohl přijmout.
link-misread = Server nerozuměl tomu, co mu stránka poslala. Vaše poslední rozhodnutí možná nebylo přijato.
link-given-up = Server opakovaně selhává. Vaše rozhodnutí zůstávají uložena a odešlou se při novém pokusu.
link-again = Připojit znovu
link-connecting = Připojuji se…

## Nabídka stolu

menu-home = Domů
menu-rules = Pravidla
menu-settings = Nastavení
menu-keys = Klávesy
menu-resign = Vzdát se
resign-sure = Dál za vás bude hrát bot. Opravdu se vzdáváte?
resign-sure-end = Hra tím skončí a prohrajete ji. Opravdu se vzdáváte?
resign-yes = Ano, vzdávám se
resign-yes-of = Vzdát za hráče { $name }

## Více lidí u jednoho prohlížeče

hand-over-title = Na řadě je { $name }
hand-over-about = Předejte zařízení. Plán se ukáže, až se k němu { $name } posadí.
hand-over-ready = Tady { $name }

## Klávesy

keys-title = Klávesy
keys-about = Vše jde ovládat i bez myši.
keys-tab = od jedné věci k další: vaše kameny, plán, tlačítka
keys-arrows = od jednoho možného místa k dalšímu
keys-look = od kteréhokoli místa k dalšímu, na rozhlédnutí
keys-enter = vybrat, zahrát, potvrdit
keys-escape = o krok zpět; přeskočit, co se právě ukazuje
keys-turn = jiný způsob na témže místě, například otočený dílek
keys-undo = zpět
keys-end = ukončit tah
keys-hint = nápověda
keys-again = co se stalo od vašeho posledního rozhodnutí
keys-zoom = zvětšit, zmenšit, vše
keys-help = tento seznam
zoom-in = Zvětšit
zoom-out = Zmenšit
zoom-all = Ukázat vše

## Domů

home-title = Čtyři hry ze staré Mezopotámie
home-lead = Posaďte se a hrajte: hned proti botům, nebo s přáteli u vlastního stolu.
play-now = Hrát hned
starting = Připravuji stůl…
create-table = Založit stůl
create-one = Založte stůl.
my-tables = Vaše stoly
finished-tables = Dohrané stoly
open-tables = Volné stoly
no-open-tables = Právě teď nikdo nehledá spoluhráče.
running-tables = Hry, na které se lze dívat
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
new-players-about = Volná místa čekají na lidi. Někdo vedle vás hraje také na tomto zařízení; při předávání se tajné věci zakryjí.
new-options = Pravidla
new-time = Čas
new-who = Kdo smí přijít
plan-me = hraji já
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
usual = obvyklé
option-yes = ano
option-no = ne
clock = Hodiny
clock-none = bez hodin
clock-days = dny na každý tah
clock-minutes = minuty na celou hru
clock-about = Komu dojde čas, za toho hraje bot; místo si může vzít zpět.
clock-days-each = Dnů na každý tah
clock-minutes-all = Minut na všechny tahy
clock-seconds-each = Sekund navíc za každý tah
stand-in = Náhradník
stand-in-about = Tento bot hraje dál za toho, kdo se vzdá nebo komu dojde čas.
public-yes = Kdokoli: stůl je v seznamu a každý se smí dívat.
public-no = Jen lidé s pozvánkou.
begin = Začít
begin-about = Všechna místa jsou obsazena, hra začne hned.
open-the-table = Otevřít stůl
open-the-table-about = Hra začne, až budou všechna místa obsazena.

## Čekání na hráče

sit-down = Posadit se
stand-up = Vstát od stolu
waiting-for-players = Čeká se na hráče…
invite = Pozvat
invite-public = Stůl je v seznamu na úvodní stránce. Můžete také poslat tuto adresu:
invite-private = Přijít může jen ten, kdo má tuto adresu:
invite-address = Adresa pozvánky
copy = Kopírovat
copied = Zkopírováno

## Konec hry

result-tie = Remíza
result-resigned = Hru vzdali: { $names }
result-you-won = Vítězství je vaše!
result-won = Vítězí { $name }
result-rank = Pořadí
result-player = Hráč
result-parts = Z čeho
rematch = Odveta
replay-and-analysis = Přehrání a rozbor
look-at-board = Prohlédnout plán
record = Zápis hry
shuffle-title = Losování bylo poctivé
shuffle-about = První řádek byl znám před hrou; je to SHA-256 semínka z druhého řádku. Semínko spolu s příspěvky hráčů určilo každé losování. Zápis lze ověřit příkazem „shinar replay --verify“.

## Pravidla

rules-about = Každé pravidlo našimi slovy, s označením, na které odkazují záznamy a hlášení.
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
    [one] { $count } příklad čeká jako malý plán k vyzkoušení.
    [few] { $count } příklady čekají jako malé plány k vyzkoušení.
   *[other] { $count } příkladů čeká jako malé plány k vyzkoušení.
} Udělejte, co chcete: pravidla odpoví a Zpět vrátí otázku.
examples-count = { $count ->
    [one] { $count } příklad
    [few] { $count } příklady
   *[other] { $count } příkladů
}
example = Příklad:
example-play = Vyzkoušet
example-right = Přesně to se v příkladu stane.
example-other = V příkladu se místo toho stane: { $action }

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
analysis-best = Lepší možnost nebyla.
analysis-loss = Ztráta { $percent } % naděje na vítězství.
analysis-better = Lepší: { $action }.
analysis-line = Potom pravděpodobně:
share-graph = Vyhlídky na vítězství v průběhu hry
share-of = { $name } { $percent } %

## Nastavení

theme = Světlý, nebo tmavý vzhled
theme-system = podle zařízení
theme-light = světlý: hliněná tabulka
theme-dark = tmavý: lazuritová brána
palette = Barvy hráčů
palette-usual = obvyklé
palette-distinct = dobře rozlišitelné i pro barvoslepé
motion = Pohyb
motion-system = podle zařízení
motion-full = kameny se pohybují
motion-none = nic se nehýbe
playing = Hraní
setting-confirm = Potvrzovat každý tah
setting-end-turns = Ukončit můj tah automaticky, když už není co rozhodnout (pak už ho nelze vzít zpět)
setting-sound = Zvuk

## Účet

account-name = Jméno, které vidí ostatní
account-is = Přihlášen účet { $login }.
account-guest = Jste host; pamatuje si vás tento prohlížeč.
save = Uložit
saved = Uloženo.
account-make = Založit účet
account-make-about = Vaše stoly vám zůstanou i na jiném zařízení. Stačí jméno a heslo.
account-made = Účet je založen a přihlášení proběhlo.
account-login = Přihlašovací jméno
account-password = Heslo
sign-in = Přihlásit se
sign-in-about = Pokud už účet máte.
sign-out = Odhlásit se
tokens = Vaši boti
tokens-about = S klíčem může váš program hrát přes stejné rozhraní jako tato stránka.
token-name = K čemu je
token-make = Vytvořit klíč
token-until = do { $date }
token-drop = Odstranit
token-secret = Zkopírujte si ho hned; znovu se neukáže:
forget = Smazat mě
forget-about = Vaše jméno zmizí ze všech stolů; hry dohraje bot.
forget-yes = Ano, smazat
forgotten = Hotovo. Jste nový host.

## O stránce

about-text = Shinar je domovem čtyř deskových her ze staré Mezopotámie. Pravidla jsou program, který lze číst: každé pravidlo má označení a každé odmítnutí i každý bod na některé odkazuje.
about-reconstructed = Část tištěných údajů her Amyitis a Babylon je rekonstruovaná; kde tomu tak je, stránka to říká.
about-fair = Boti vidí jen to, co smí vidět jejich místo. Losování určuje semínko, jehož otisk je znám před hrou a které se po hře ukáže.
about-rights = Všechny texty a kresby jsou naše vlastní. Hry patří svým autorům a vydavatelům.

## Co se může pokazit

missing-title = Tady nic není
missing-about = Na této adrese žádná stránka není.
vanished-title = Tento stůl už není
vanished-about = Byl odstraněn, nebo je soukromý a pozvánka k němu nepatří.
problem-unreachable = Server není dostupný.
problem-not-found = Nic takového tu není, nebo už není.
problem-forbidden = Sem nemáte přístup.
problem-unauthorized = Jméno a heslo k sobě nepatří.
problem-unavailable = Server to teď nezvládne. Zkuste to za chvíli znovu.
problem-too-many = To bylo příliš rychle. Chvilku počkejte.
problem-other = Nepovedlo se to: { $message }
refused-bad_message = Server tomu nerozuměl.
refused-unreadable = To není akce této hry.
refused-illegal = To pravidla nedovolují.
refused-late = Pozdě: hra už pokročila.
refused-not_your_turn = Nejste na tahu.
refused-not_your_seat = To místo patří někomu jinému.
refused-nothing_to_undo = Zpět už nelze vzít nic.
refused-not_yet = Ještě zbývá něco rozhodnout.
refused-must_end = Vše je rozhodnuto: ukončete tah, nebo vezměte něco zpět.
refused-not_running = Hra neběží.
refused-too_many = To bylo příliš rychle. Chvilku počkejte.
refused-failed = Server to nedokázal provést. Nic se nezměnilo.

## A game without drawings

plain-event = { $who }: { $event }
