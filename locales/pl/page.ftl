### Słowa strony wspólne dla wszystkich gier.

## Strona

brand = Shinar
nav = Menu główne
nav-new = Nowy stół
nav-rules = Zasady
nav-settings = Ustawienia
nav-account = Konto
language = Język
theme-to-light = Włącz jasny motyw
theme-to-dark = Włącz ciemny motyw
skip-to-content = Przejdź do treści
loading = Chwileczkę…
page-unreachable = Nie udało się wczytać strony. Czy serwer działa?
try-again = Spróbuj ponownie
close = Zamknij
less = Mniej
more = Więcej
cancel = Anuluj
menu = Menu
notice = Ogłoszenie
notice-dismiss = Ukryj ogłoszenie

## Stół: kto i co

you = ty
points = punkty
# Po liczbie, która stoi sama.
points-word = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
points-hidden = punkty za zasłonką
points-short = { $points }
players = Gracze
board = Plansza
tray = Twoje elementy
player-number = Gracz { $number }
# Bot przy stole z czasów, gdy boty nie miały jeszcze imion.
bot-name = Bot { $number } ({ $name })
# Imiona botów w polskiej pisowni.
bot-Ashurbanipal = Asurbanipal
bot-Enheduanna = Enheduanna
bot-Enkidu = Enkidu
bot-Gilgamesh = Gilgamesz
bot-Gudea = Gudea
bot-Hammurabi = Hammurabi
bot-Ishtar = Isztar
bot-Kubaba = Kubaba
bot-Nabu = Nabu
bot-Ninsun = Ninsun
bot-Sargon = Sargon
bot-Semiramis = Semiramida
guest-name = gość { $code }
level-short = poziom { $number }
on-turn = na ruchu
away = offline
resigned = gra poddana
stand-in-plays = gra zastępca
take-back = Odzyskaj miejsce
clock-left = Pozostały czas

## Zdanie u góry

sentence-waiting-start = Gra jeszcze się nie zaczęła.
sentence-your-turn = Twoja tura: { $task }.
sentence-your-turn-plain = Twoja tura.
sentence-end = Gotowe: zakończ turę albo cofnij krok.
sentence-end-last = To była ostatnia akcja: zakończ turę, by zobaczyć wynik, albo cofnij krok.
sentence-confirm = Gotowe: potwierdź albo cofnij.
sentence-thinking = { $name } myśli.
sentence-waiting = Czekamy na gracza { $name }.
# W powtórce.
sentence-decides = Na ruchu: { $name }.
sentence-chance = Losowanie…
sentence-you-won = Wygrywasz z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}!
sentence-won = Wygrywa { $name } z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}.
sentence-tie = Wspólne zwycięstwo: { $names }.

## Pasek

bar = Co możesz zrobić
watching = Oglądasz tę grę.
undo = Cofnij
confirm = Potwierdź
end-turn = Zakończ turę
hint = Podpowiedź
again = Pokaż ruchy
again-about = Pokaż, co się stało od twojej ostatniej decyzji.
hint-is = Podpowiedź: { $action }
thinking = Myślę…
skip = Pomiń
variants = Opcje
key-of = Klawisz: { $key }

## Dziennik, czat i lista akcji

log-and-chat = Dziennik i czat
tab-log = Dziennik
tab-chat = Czat
tab-actions = Akcje
tab-players = Gracze
actions-about = { $count ->
    [0] Teraz nie masz nic do zrobienia.
    [one] Możesz wykonać jedną akcję.
    [few] Masz do wyboru { $count } akcje.
    [many] Masz do wyboru { $count } akcji.
   *[other] Masz do wyboru { $count } akcji.
}
log-empty = Nic się jeszcze nie wydarzyło.
read-rule = Przeczytaj zasadę { $id }
read-the-rule = Przeczytaj zasadę
why-not = Tu nie można
chat-empty = Nie ma jeszcze żadnych wiadomości.
chat-say = Napisz wiadomość
chat-send = Wyślij
all-rules = Wszystkie zasady
ruling-unknown = W tej grze nie ma takiej zasady.
ruling-unreachable = Nie udało się wczytać zasad.

## Połączenie

link-lost = Połączenie zerwane. Próbuję ponownie…
link-restarting = Serwer uruchamia się ponownie. Próbuję się połączyć…
link-busy = Serwer jest przeciążony. Za chwilę spróbuję ponownie…
link-unsaved = Serwer nie może teraz niczego zapisać. Twoje decyzje są tu zachowane. Próbuję ponownie…
link-troubled = Na serwerze coś poszło nie tak. Próbuję ponownie…
link-refused = Serwer zamknął połączenie: twoja sesja wygasła albo ta strona wysłała zbyt wiele wiadomości, których nie mógł przyjąć.
link-misread = Serwer nie zrozumiał tego, co wysłała strona. Twoja ostatnia decyzja mogła nie zostać przyjęta.
link-given-up = Serwer wciąż zawodzi. Twoje decyzje są tu zachowane i zostaną wysłane, gdy znów się połączysz.
link-again = Połącz ponownie
link-connecting = Łączę…

## Menu stołu

sound-is-on = Dźwięk włączony
sound-is-off = Dźwięk wyłączony
screen-fill = Pełny ekran
screen-leave = Wyjdź z pełnego ekranu
menu-home = Strona główna
menu-rules = Zasady
menu-settings = Ustawienia
menu-keys = Skróty klawiszowe
menu-resign = Poddaj się
resign-sure = Grę dokończy za ciebie bot. Na pewno się poddajesz?
resign-sure-end = Gra skończy się wtedy twoją przegraną. Na pewno się poddajesz?
resign-yes = Tak, poddaję się
resign-yes-of = Poddaj grę za: { $name }

## Kilka osób przy jednej przeglądarce

hand-over-title = Teraz gra { $name }
hand-over-about = Przekaż urządzenie. Plansza pokaże się, gdy { $name } potwierdzi gotowość.
hand-over-ready = To ja, { $name }

## Klawisze

keys-title = Skróty klawiszowe
keys-about = Wszystko da się zrobić bez myszy.
keys-tab = przejdź dalej: twoje elementy, plansza, przyciski
keys-arrows = następne dozwolone miejsce
keys-look = następne miejsce, także niedozwolone, żeby się rozejrzeć
keys-enter = wybierz, zagraj, potwierdź
keys-escape = krok wstecz; pomiń animację
keys-turn = inna możliwość w tym miejscu, na przykład obrócony kafelek
keys-undo = cofnij
keys-end = zakończ turę
keys-hint = poproś o podpowiedź
keys-again = pokaż, co się stało od twojej ostatniej decyzji
keys-card = co to jest; drugi raz: odnośnik do zasady
keys-next-card = następny znacznik, liczba lub tor i ich znaczenie
keys-zoom = powiększ, pomniejsz, pokaż całość
keys-help = ta lista
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-all = Pokaż całość

## Strona główna

home-title = Cztery gry o starożytnej Mezopotamii
home-lead = Usiądź i graj: od razu z botami albo z przyjaciółmi przy własnym stole.
play-now = Zagraj teraz
opponents = Przeciwnicy
quick-about = „Zagraj teraz” od razu uruchamia grę; konto nie jest potrzebne.
first-opponent = Nie masz tu jeszcze żadnej wygranej: na początek dobrym przeciwnikiem będzie uczeń. Silniejszego możesz wybrać w każdej chwili.
box-players = { $players } graczy
box-minutes = { $minutes } min
weight-1 = łatwa
weight-2 = średnia
weight-3 = wymagająca
weight-4 = trudna
weight-5 = bardzo trudna
starting = Rozkładam grę…
create-table = Załóż stół
create-one = Załóż stół.
my-tables = Twoje stoły
all-tables = Wszystkie ({ $count })
fewer-tables = Pokaż mniej
clear-finished = Ukryj zakończone gry
line-you-won = Wygrana
line-won = Wygrywa { $name }
line-tie = Wspólne zwycięstwo
line-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
line-hide = { $game }: usuń z listy
line-abandon = { $game }: porzuć tę grę
abandon-sure = Porzucić rozpoczętą grę { $game }? Zostanie usunięta.
abandon-yes = Porzuć
abandon-no = Gram dalej
open-tables = Otwarte stoły
no-open-tables = W tej chwili nikt nie szuka graczy.
running-tables = Gry do oglądania
your-turn = Twoja tura
join = Dołącz
state-waiting = czeka na graczy
state-running = gra trwa
state-finished = zakończona
seat-open = wolne miejsce
about = O stronie Shinar

## Nowy stół

new-game = Gra
new-players = Gracze
new-players-about = Na wolne miejsca mogą dołączyć inne osoby. Ktoś obok ciebie też może grać na tym urządzeniu: gdy je sobie przekazujecie, tajne informacje są zasłonięte.
new-options = Zasady
new-time = Czas
new-who = Kto może dołączyć
plan-me = ja
plan-open = wolne miejsce
plan-local = ktoś obok mnie
plan-local-name = Imię
plan-bot = bot, { $level }
level = poziom { $number }: { $name }
level-1 = uczeń
level-2 = skryba
level-3 = posłaniec
level-4 = astronom
level-5 = namiestnik
level-6 = mędrzec
usual = domyślnie
option-yes = tak
option-no = nie
clock = Limit czasu
clock-none = bez limitu
clock-days = dni na ruch
clock-minutes = minuty na całą grę
clock-about = Gdy komuś skończy się czas, gra za niego bot; miejsce można odzyskać.
clock-days-each = Dni na ruch
clock-minutes-all = Minuty na całą grę
clock-seconds-each = Dodatkowe sekundy za ruch
stand-in = Zastępca
stand-in-about = Ten bot przejmuje grę, gdy ktoś się podda albo gdy skończy mu się czas.
public-yes = Stół widać na stronie głównej; każdy może dołączyć lub oglądać.
public-no = Dołączyć lub oglądać może tylko ten, kto ma link z zaproszeniem.
public-short = Każdy
private-short = Tylko zaproszeni
hints = Podpowiedzi
hints-among = Pozwól wszystkim na podpowiedzi
hints-about = Każdy gracz może zapytać silnego bota, co by zrobił. W przeciwnym razie w grze między ludźmi podpowiedzi nie ma.
hints-allowed = dozwolone dla wszystkich
hints-off = wyłączone
begin = Zacznij grę
begin-about = Wszystkie miejsca są zajęte, więc gra zacznie się od razu.
open-the-table = Otwórz stół
open-the-table-about = Grę możesz rozpocząć, gdy wszystkie miejsca będą zajęte.

## Oczekiwanie na graczy

sit-down = Usiądź
stand-up = Odejdź od stołu
waiting-for-players = Czekamy na graczy…
waiting-for-leader = Czekamy, aż grę rozpocznie { $name }.
leads-table = rozpoczyna grę
add-bot = Dodaj bota
drop-bot = Zwolnij miejsce: { $name }
level-of = Poziom: { $name }
your-name = Twoje imię
name-ask = Jak inni mają się do ciebie zwracać?
terms = Przy tym stole
clock-is-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
clock-is-minutes = { $minutes } min na gracza, + { $seconds } s za ruch
waiting-for-rematch = Rewanż zacznie się, gdy wszyscy będą przy stole. Jeszcze brakuje: { $names }
invite = Zaproś
invite-public = Stół widać na stronie głównej. Możesz też wysłać ten link:
invite-private = Dołączyć może tylko ten, kto ma ten link:
invite-address = Link z zaproszeniem
invite-qr = Kod QR z linkiem do zaproszenia
invite-text = Dołącz do mojego stołu: { $game }
copy = Kopiuj
copied = Skopiowano

## Koniec gry

result-tie = Wspólne zwycięstwo
result-resigned = Poddanie gry: { $names }.
result-abandoned = Zostały same boty i nikt już nie patrzył.
result-you-won = Wygrywasz!
result-won = Wygrywa { $name }
result-minutes = Gra trwała { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
result-total = Razem
result-weakest-total = Wynik: najsłabszy kolor
result-weakest = decyduje o wyniku
score-graph = Punkty w trakcie gry
result-moments = Momenty warte ponownego obejrzenia
share = Udostępnij
share-picture = Zapisz jako obraz
rematch = Rewanż
replay-and-analysis = Powtórka i analiza
analysis = Analiza
result = Wynik
record-short = Zapis
look-at-board = Obejrzyj planszę
record = Zapis gry
shuffle-title = Jak przebiegło losowanie
shuffle-about = Pierwszy wiersz był znany przed grą; to skrót SHA-256 ziarna z drugiego wiersza. Ziarno wraz z wkładem graczy wyznaczyło każde losowanie. Zapis można sprawdzić poleceniem „shinar replay --verify”.
shuffle-trust = Czemu trzeba zaufać: osoba prowadząca serwer zna ziarno. Po rozpoczęciu gry nie może go zmienić, ale jeśli sama gra i przerobi serwer, może wybrać swój wkład jako ostatnia.
shuffle-fair = Twoja przeglądarka sprawdziła tę grę: ziarno zgadza się ze skrótem widzianym przed grą, a jej własny wkład, wybrany dopiero potem, został użyty.
shuffle-absent = Twoja przeglądarka niczego nie wniosła do tej gry. Sprawdziła, że ziarno zgadza się ze skrótem.
shuffle-unchecked = Twój wkład został użyty. Przeglądarka nie może sprawdzić skrótu, bo ta strona nie działa przez HTTPS.
shuffle-wrong = Z losowaniem w tej grze coś się nie zgadza: ziarno nie pasuje do skrótu sprzed gry albo twój wkład został podmieniony.

## Zasady

rules-index = Jak grać w każdą z gier: cel, tura, przykłady do wypróbowania i wszystkie zasady.
rules-about = Każda zasada naszymi słowami, z oznaczeniem, do którego odsyłają dziennik i komunikaty.
rules-aim = Cel gry
rules-turn = Twoja tura
rules-of = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nie pasuje żadna zasada.
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
all-games = Wszystkie gry
rules-chapters = Rozdziały
ruling-reason = Powód: { $reason }
examples = Przykłady
examples-about = { $count ->
    [one] { $count } przykład: mała plansza, na której możesz zagrać.
    [few] { $count } przykłady: małe plansze, na których możesz zagrać.
    [many] { $count } przykładów: małe plansze, na których możesz zagrać.
   *[other] { $count } przykładu: małe plansze, na których możesz zagrać.
} Próbuj, czego chcesz: zobaczysz, co z tego wynika, a „Cofnij” wróci do pytania.
example = Przykład:
example-play = Wypróbuj
example-right = Tak samo jest w przykładzie.
example-other = W przykładzie jest inaczej: { $action }

## Powtórka

replay = Powtórka
replay-first = Na początek
replay-back = O decyzję wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = O decyzję dalej
replay-last = Na koniec
replay-moment = Moment
replay-decision = Decyzja { $number } z { $of }
replay-over = Koniec
replay-eyes = Widok
spectator = widz
analyse = Przeanalizuj grę
analyse-about = Silny bot przyjrzy się każdej decyzji. To chwilę potrwa.
analysis-running = Trwa analiza, { $percent }%
analysis-failed = Analiza się nie powiodła.
analysis-played = Zagrano: { $action }.
analysis-best = To był najlepszy ruch.
analysis-loss = Zmniejsza szanse na zwycięstwo o { $percent }%.
analysis-better = Lepiej: { $action }.
analysis-line = Prawdopodobny ciąg dalszy:
share-graph = Szanse na zwycięstwo w trakcie gry
share-of = { $name } { $percent }%

## Ustawienia

theme = Motyw
theme-system = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
palette = Kolory graczy
palette-usual = domyślne
palette-distinct = dla daltonistów
text-size = Wielkość tekstu
text-size-small = mała
text-size-normal = normalna
text-size-large = duża
text-size-huge = bardzo duża
speed = Odtwarzanie ruchów innych graczy
speed-slow = wolno
speed-normal = normalnie
speed-fast = szybko
speed-instant = od razu
motion = Animacje
motion-system = jak w urządzeniu
motion-full = włączone
motion-none = wyłączone
playing = Rozgrywka
setting-confirm = Potwierdzaj każdy krok, nawet gdy nie ma wyboru
settings-look = Wygląd
setting-end-turns = Kończ moją turę automatycznie
setting-end-turns-about = Gdy tylko nie ma już o czym decydować; potem nic nie da się cofnąć.
setting-sound = Dźwięk
sound-on = Odtwarzaj dźwięki
setting-volume = Głośność

## Konto

account-name = Nazwa widoczna dla innych
account-is = Zalogowano jako { $login }.
account-guest = Grasz jako gość; pamięta cię ta przeglądarka.
account-host = Zarządzanie serwerem
save = Zapisz
saved = Zapisano.
account-make = Załóż konto
account-make-about = Twoje stoły będą dostępne także na innym urządzeniu. Wystarczy login i hasło.
account-made = Konto jest gotowe, a ta przeglądarka jest już zalogowana.
account-login = Login
account-password = Hasło
sign-in = Zaloguj się
sign-in-about = Jeśli masz już konto.
sign-out = Wyloguj się
tokens = Twoje boty
tokens-about = Token pozwala twojemu programowi grać przez ten sam interfejs co ta strona.
token-name = Do czego służy
token-make = Utwórz token
token-until = ważny do { $date }
token-drop = Usuń
token-secret = Skopiuj go teraz; nie pokaże się ponownie:
forget = Usuń mój profil
forget-about = Twoja nazwa zniknie ze wszystkich stołów; twoje gry dokończą boty.
forget-yes = Tak, usuń
forgotten = Gotowe. Jesteś nowym gościem.
login-rules = Od 3 do 32 znaków: litery bez polskich znaków, cyfry, kropki, łączniki i podkreślenia.
password-rules = Od 8 do 128 znaków. Krótkie zdanie łatwo zapamiętać, a trudno odgadnąć.
password-change = Zmień hasło
password-change-about = Wszystkie inne przeglądarki zostaną wylogowane.
password-changed = Hasło zmienione, wszystkie inne przeglądarki wylogowane.
password-current = Obecne hasło
password-new = Nowe hasło
password-forgotten = Nie pamiętasz hasła?
password-reset-done = Nowe hasło jest ustawione. Możesz się nim zalogować.
sign-in-passkey = Zaloguj się kluczem dostępu
has-account = ma konto
sessions = Twoje sesje
session-current = ta przeglądarka
session-unknown = Nieznana przeglądarka
session-used = ostatnie użycie: { $date }
session-end = Wyloguj tę sesję
sessions-end = Wyloguj pozostałe sesje
sessions-ended = Wszystkie inne przeglądarki wylogowane.
passkeys = Klucze dostępu
passkeys-about = Zamiast hasła logujesz się odciskiem palca, twarzą lub kodem PIN. Klucz nigdy nie opuszcza urządzenia.
passkeys-impossible = Pod tym adresem przeglądarka nie oferuje kluczy dostępu; wymagają HTTPS i nazwy domeny.
passkey-name = Nazwa urządzenia
passkey-make = Dodaj klucz dostępu
passkey-made = Klucz dostępu gotowy.
passkey-rename = Zmień nazwę
passkey-created = dodany { $date }
email = Adres e-mail
email-about = Z potwierdzonym adresem ustawisz nowe hasło, gdy zapomnisz obecnego. Do niczego innego nie służy i nikt inny go nie widzi.
email-is = Adres { $email } jest potwierdzony.
email-confirm = Potwierdź ten adres
email-confirmed = Adres potwierdzony.
email-remove = Usuń adres
mail-send = Wyślij link
mail-sent = Wiadomość jest w drodze. Otwórz zawarty w niej link, aby potwierdzić adres.
mail-if-known = Jeśli jakieś konto ma ten adres, wiadomość z linkiem jest w drodze.
export = Pobierz moje dane
export-about = Twój profil, sesje, stoły, zapisy gier i wiadomości w jednym pliku.

## O stronie

about-text = Shinar to dom czterech gier planszowych o starożytnej Mezopotamii. Ich zasady są programem, który każdy może przeczytać: każda zasada ma oznaczenie, a każdy odrzucony ruch i każdy punkt do którejś odsyła.
about-reconstructed = Część tego, co wydrukowano na elementach gier Amyitis i Babilon, jest odtworzona; strona zaznacza to wszędzie, gdzie tak jest.
about-fair = Boty widzą tylko to, co wolno widzieć graczowi na ich miejscu. Losowania wyznacza ziarno, którego skrót jest znany przed grą; samo ziarno zostaje ujawnione po niej.
about-rights = Wszystkie teksty i rysunki są naszego autorstwa. Gry należą do swoich autorów i wydawców.

## Co może pójść źle

missing-title = Tu nic nie ma
missing-about = Pod tym adresem nie ma strony.
vanished-title = Tego stołu już nie ma
vanished-about = Został usunięty albo jest prywatny, a link z zaproszeniem jest nieprawidłowy.
outdated-about = Ta gra toczy się według wersji { $version } zasad, której ten serwer już nie zna. Nie można jej kontynuować, ale jej zapis pozostaje.
outdated-leave = Odejdź od tego stołu
table-delete = Usuń ten stół
problem-unreachable = Serwer jest nieosiągalny.
problem-not-found = Nie ma tu czegoś takiego (albo już nie ma).
problem-forbidden = Nie masz do tego dostępu.
problem-banned = Administrator zablokował ci dostęp do tego serwera. ({ $message })
problem-unauthorized = Nieprawidłowy login lub hasło.
problem-unavailable = Serwer nie może teraz tego zrobić. Spróbuj za chwilę.
problem-too-many = To było za szybko. Poczekaj chwilę.
problem-too-many-sign-ins = Zbyt wiele błędnych prób. Poczekaj chwilę przed następną.
problem-wrong-password = Hasło jest nieprawidłowe.
problem-name-taken = Taką lub bardzo podobną nazwę ma już inne konto. Wybierz inną.
problem-invalid-link = Ten link jest już nieważny. Poproś o nowy.
problem-too-many-passkeys = Nie możesz mieć więcej kluczy dostępu. Najpierw któryś usuń.
problem-taken = To jest już zajęte. Wybierz coś innego.
problem-too-many-bot-tables = Nie możesz mieć więcej stołów z samymi botami. Najpierw któryś usuń.
problem-not-leader = Może to zrobić tylko osoba, która założyła stół.
problem-too-many-open-tables = Zbyt wiele twoich publicznych stołów czeka na graczy. Odejdź od któregoś albo załóż stół prywatny.
problem-rules = Ten serwer nie zna już zasad, według których toczy się gra przy tym stole.
problem-others = Przy tym stole siedzą też inni, więc nie można go usunąć. Możesz od niego odejść.
problem-other = Nie udało się: { $message }
refused-bad_message = Serwer tego nie zrozumiał.
refused-unreadable = To nie jest akcja tej gry.
refused-illegal = Zasady na to nie pozwalają.
refused-late = Za późno: gra poszła dalej.
refused-not_your_turn = To nie twoja tura.
refused-not_your_seat = To miejsce należy do kogoś innego.
refused-nothing_to_undo = Nic już nie można cofnąć.
refused-not_yet = Zostało jeszcze coś do rozstrzygnięcia.
refused-must_end = Gotowe: zakończ turę albo cofnij krok.
refused-not_running = Ta gra teraz się nie toczy.
refused-no_hints = Przy tym stole nie ma podpowiedzi.
refused-too_many = To było za szybko. Poczekaj chwilę.
refused-cannot_write = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
refused-failed = Serwer nie mógł tego zrobić. Nic się nie zmieniło.

## Gra bez rysunków

plain-event = { $who }: { $event }
