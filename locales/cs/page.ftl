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
page-unreachable = Stránku se nepodařilo načíst. Běží server?
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
account-make-about = Vaše stoly vám zůstanou i na jiném zařízení. Stačí jméno a heslo.
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
export-about = Váš profil, přihlášení, stoly, zápisy her a zprávy v jednom souboru.

## O stránce

about-text = Shinar je domovem čtyř deskových her ze starověké Mezopotámie. Jejich pravidla jsou program, který si může přečíst každý: každé pravidlo má označení a každý odmítnutý tah i každý bod na některé odkazuje.
about-reconstructed = Část toho, co je vytištěno na součástech her Amyitis a Babylon, je rekonstruovaná; stránka to uvádí všude, kde to tak je.
about-fair = Boti vidí jen to, co smí na jejich místě vidět hráč. Losování určuje semínko: jeho otisk se zveřejní před hrou, ono samo po ní.
about-rights = Všechny texty a kresby jsou naše vlastní. Hry patří svým autorům a vydavatelům.

## Co se může pokazit

missing-title = Tady nic není
missing-about = Na této adrese žádná stránka není.
vanished-title = Tento stůl už není
vanished-about = Byl odstraněn, nebo je soukromý a odkaz s pozvánkou neplatí.
outdated-about = Tato hra se hraje podle verze { $version } pravidel, kterou tento server už nezná. Nelze v ní pokračovat, její zápis ale zůstává.
outdated-leave = Odejít od tohoto stolu
table-delete = Smazat tento stůl
problem-unreachable = Server není dostupný.
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
problem-too-many-bot-tables = Víc stolů jen s boty mít nemůžete. Nejdřív některý smažte.
problem-not-leader = To může jen ten, kdo stůl založil.
problem-too-many-open-tables = Na hráče čeká příliš mnoho vašich veřejných stolů. Od některého odejděte, nebo založte soukromý stůl.
problem-rules = Tento server už nezná pravidla, podle kterých se u tohoto stolu hraje.
problem-others = U tohoto stolu sedí i jiní, proto ho nelze smazat. Můžete od něj odejít.
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
