### Słowa strony wspólne dla wszystkich gier.

## Strona

brand = Shinar
nav = Menu główne
nav-new = Nowy stół
nav-rules = Zasady
nav-settings = Ustawienia
nav-account = Konto
language = Język
theme-to-light = Jasna strona
theme-to-dark = Ciemna strona
skip-to-content = Przejdź do treści
loading = Chwileczkę…
page-unreachable = Nie udało się wczytać strony. Czy serwer działa?
try-again = Spróbuj ponownie
close = Zamknij
cancel = Anuluj
menu = Menu

## Stół: kto i co

you = ty
points = punkty
# Po liczbie, która stoi sama.
points-word = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktów
}
points-hidden = punkty za zasłonką
points-short = { $points }
players = Gracze
board = Plansza
tray = Twoje elementy
player-number = Gracz { $number }
bot-name = Bot { $number } ({ $name })
on-turn = wykonuje turę
away = z dala od stołu
resigned = gra poddana
stand-in-plays = gra zastępca
take-back = Odzyskaj miejsce
clock-left = Pozostały czas

## Zdanie u góry

sentence-waiting-start = Gra jeszcze się nie zaczęła.
sentence-your-turn = Twoja tura: { $task }.
sentence-your-turn-plain = Twoja tura.
sentence-end = Wszystko rozstrzygnięte: zakończ turę albo coś cofnij.
sentence-end-last = To była ostatnia akcja: zakończ turę, by zobaczyć wynik, albo coś cofnij.
sentence-handed = Postanowione: oddaj głos innym albo cofnij.
sentence-others = { $name } się zastanawia.
sentence-others-task = { $name }: { $task }.
sentence-chance = Rozstrzyga los.
sentence-you-won = Wygrywasz, masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}!
sentence-won = Wygrywa { $name }, ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
sentence-tie = Remis: { $names }.

## Pasek

bar = Co możesz zrobić
undo = Cofnij
confirm = Potwierdź
end-turn = Zakończ turę
hand-on = Przekaż dalej
hint = Podpowiedź
again = Powtórz
again-about = Pokaż, co się stało od twojej ostatniej decyzji.
hint-is = Podpowiedź: { $action }
thinking = Myślę…
skip = Pomiń
variants = Sposoby wykonania
key-of = Klawisz: { $key }

## Dziennik, rozmowa i lista akcji

log-and-chat = Dziennik i rozmowa
tab-log = Dziennik
tab-chat = Rozmowa
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
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Napisz coś
chat-send = Wyślij
all-rules = Wszystkie zasady
ruling-unknown = W tej grze nie ma takiej zasady.
ruling-unreachable = Nie udało się wczytać zasad.

## Połączenie

link-lost = Połączenie zerwane. Próbuję ponownie…
link-restarting = Serwer uruchamia się ponownie. Próbuję połączyć się jeszcze raz…
link-busy = Serwer jest przeciążony. Za chwilę spróbuję ponownie…
link-troubled = Na serwerze coś poszło nie tak. Próbuję ponownie…
link-refused = Serwer zamknął połączenie: twoja sesja wygasła albo przyszło zbyt wiele wiadomości, których nie mógł przyjąć.
link-misread = Serwer nie zrozumiał tego, co wysłała strona. Twoja ostatnia decyzja mogła nie zostać przyjęta.
link-given-up = Serwer wciąż zawodzi. Twoje decyzje są zachowane i zostaną wysłane przy kolejnej próbie.
link-again = Połącz ponownie
link-connecting = Łączę…

## Menu stołu

menu-home = Strona główna
menu-rules = Zasady
menu-settings = Ustawienia
menu-keys = Klawisze
menu-resign = Poddaj się
resign-sure = Dalej zagra za ciebie bot. Na pewno się poddajesz?
resign-sure-end = Gra się wtedy skończy twoją przegraną. Na pewno się poddajesz?
resign-yes = Tak, poddaję się
resign-yes-of = Poddaj grę za: { $name }

## Kilka osób przy jednej przeglądarce

hand-over-title = Teraz kolej: { $name }
hand-over-about = Przekaż urządzenie. Plansza pokaże się, gdy { $name } będzie przy ekranie.
hand-over-ready = To ja, { $name }

## Klawisze

keys-title = Klawisze
keys-about = Wszystko da się zrobić bez myszy.
keys-tab = od jednej rzeczy do następnej: twoje elementy, plansza, przyciski
keys-arrows = od jednego dozwolonego miejsca do następnego
keys-look = z dowolnego miejsca na następne, by się rozejrzeć
keys-enter = wybierz, zagraj, potwierdź
keys-escape = krok wstecz; pomiń to, co jest pokazywane
keys-turn = inny sposób w tym samym miejscu, na przykład obrócony kafelek
keys-undo = cofnij
keys-end = zakończ turę
keys-hint = poproś o podpowiedź
keys-again = co się stało od twojej ostatniej decyzji
keys-zoom = większe, mniejsze, całość
keys-help = ta lista
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-all = Pokaż całość

## Strona główna

home-title = Cztery gry ze starożytnej Mezopotamii
home-lead = Usiądź i graj: od razu przeciw botom albo z przyjaciółmi przy własnym stole.
play-now = Zagraj teraz
starting = Rozkładam grę…
create-table = Załóż stół
create-one = Załóż stół.
my-tables = Twoje stoły
finished-tables = Zakończone stoły
open-tables = Otwarte stoły
no-open-tables = W tej chwili nikt nie szuka graczy.
running-tables = Gry, które można oglądać
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
new-players-about = Wolne miejsca czekają na ludzi. Ktoś obok ciebie gra na tym samym urządzeniu; przy przekazywaniu tajne rzeczy są zasłonięte.
new-options = Zasady
new-time = Czas
new-who = Kto może przyjść
plan-me = gram ja
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
usual = zwykle
option-yes = tak
option-no = nie
clock = Zegar
clock-none = bez zegara
clock-days = dni na każdy ruch
clock-minutes = minuty na całą grę
clock-about = Komu skończy się czas, za tego gra bot; miejsce można odzyskać.
clock-days-each = Dni na każdy ruch
clock-minutes-all = Minuty na wszystkie ruchy
clock-seconds-each = Dodatkowe sekundy za każdy ruch
stand-in = Zastępca
stand-in-about = Ten bot gra dalej za kogoś, kto się podda lub komu skończy się czas.
public-yes = Każdy: stół jest na liście i każdy może oglądać.
public-no = Tylko osoby z zaproszeniem.
begin = Zacznij
begin-about = Wszystkie miejsca są zajęte, gra zacznie się od razu.
open-the-table = Otwórz stół
open-the-table-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte.

## Oczekiwanie na graczy

sit-down = Usiądź
stand-up = Wstań od stołu
waiting-for-players = Czekamy na graczy…
invite = Zaproś
invite-public = Stół jest na liście na stronie głównej. Możesz też wysłać ten adres:
invite-private = Przyjść może tylko ten, kto ma ten adres:
invite-address = Adres zaproszenia
copy = Kopiuj
copied = Skopiowano

## Koniec gry

result-tie = Remis
result-resigned = Poddanie gry: { $names }
result-you-won = Wygrana!
result-won = Wygrywa { $name }
result-rank = Miejsce
result-player = Gracz
result-parts = Z czego
rematch = Rewanż
replay-and-analysis = Powtórka i analiza
look-at-board = Obejrzyj planszę
record = Zapis gry
shuffle-title = Losowanie było uczciwe
shuffle-about = Pierwszy wiersz był znany przed grą; to SHA-256 ziarna z drugiego wiersza. Ziarno wraz z wkładem graczy wyznaczyło każde losowanie. Zapis można sprawdzić poleceniem „shinar replay --verify”.

## Zasady

rules-about = Każda zasada naszymi słowami, z oznaczeniem, do którego odsyłają dziennik i komunikaty.
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
    [one] { $count } przykład to mała plansza do wypróbowania.
    [few] { $count } przykłady to małe plansze do wypróbowania.
    [many] { $count } przykładów to małe plansze do wypróbowania.
   *[other] { $count } przykładu to małe plansze do wypróbowania.
} Zrób, co chcesz: zasady odpowiedzą, a „Cofnij” przywróci pytanie.
examples-count = { $count ->
    [one] { $count } przykład
    [few] { $count } przykłady
    [many] { $count } przykładów
   *[other] { $count } przykładu
}
example = Przykład:
example-play = Wypróbuj
example-right = Dokładnie to dzieje się w przykładzie.
example-other = W przykładzie dzieje się coś innego: { $action }

## Powtórka

replay = Powtórka
replay-first = Na początek
replay-back = O decyzję wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = O decyzję dalej
replay-last = Na koniec
replay-moment = Chwila
replay-decision = Decyzja { $number } z { $of }
replay-over = Koniec
replay-eyes = Widok
spectator = widz
analyse = Przeanalizuj grę
analyse-about = Silny bot przyjrzy się każdej decyzji. To chwilę potrwa.
analysis-running = Trwa analiza, { $percent }%
analysis-failed = Analiza się nie powiodła.
analysis-played = Zagrano: { $action }.
analysis-best = Nie było nic lepszego.
analysis-loss = Strata { $percent }% szans na zwycięstwo.
analysis-better = Lepiej: { $action }.
analysis-line = Potem zapewne:
share-graph = Szanse na zwycięstwo w trakcie gry
share-of = { $name } { $percent }%

## Ustawienia

theme = Jasny czy ciemny wygląd
theme-system = jak w urządzeniu
theme-light = jasny: gliniana tabliczka
theme-dark = ciemny: lazurytowa brama
palette = Kolory graczy
palette-usual = zwykłe
palette-distinct = łatwe do odróżnienia dla daltonistów
motion = Ruch
motion-system = jak w urządzeniu
motion-full = elementy się poruszają
motion-none = nic się nie porusza
playing = Gra
setting-confirm = Potwierdzaj każdy ruch
setting-end-turns = Kończ moją turę samoczynnie, gdy nie ma już nic do rozstrzygnięcia (nie da się jej wtedy cofnąć)
setting-sound = Dźwięk

## Konto

account-name = Nazwa widoczna dla innych
account-is = Zalogowano jako { $login }.
account-guest = Jesteś gościem; pamięta cię ta przeglądarka.
save = Zapisz
saved = Zapisano.
account-make = Załóż konto
account-make-about = Twoje stoły będą dostępne także na innym urządzeniu. Wystarczy login i hasło.
account-made = Konto założone, logowanie udane.
account-login = Login
account-password = Hasło
sign-in = Zaloguj się
sign-in-about = Jeśli masz już konto.
sign-out = Wyloguj się
tokens = Twoje boty
tokens-about = Klucz pozwala twojemu programowi grać przez ten sam interfejs co ta strona.
token-name = Do czego służy
token-make = Utwórz klucz
token-until = do { $date }
token-drop = Usuń
token-secret = Skopiuj go teraz; nie pokaże się ponownie:
forget = Usuń mnie
forget-about = Twoja nazwa zniknie ze wszystkich stołów; gry dokończy bot.
forget-yes = Tak, usuń
forgotten = Gotowe. Jesteś nowym gościem.

## O stronie

about-text = Shinar to dom czterech gier planszowych ze starożytnej Mezopotamii. Zasady są programem, który można czytać: każda ma oznaczenie, a każda odmowa i każdy punkt do którejś odsyła.
about-reconstructed = Część drukowanych danych gier Amyitis i Babilon odtworzono; gdzie tak jest, strona o tym mówi.
about-fair = Boty widzą tylko to, co wolno widzieć graczowi na ich miejscu. Losowania wyznacza ziarno, którego odcisk jest znany przed grą i które po grze zostaje pokazane.
about-rights = Wszystkie teksty i rysunki są nasze własne. Gry należą do swoich autorów i wydawców.

## Co może pójść źle

missing-title = Tu nic nie ma
missing-about = Pod tym adresem nie ma strony.
vanished-title = Tego stołu już nie ma
vanished-about = Został usunięty albo jest prywatny, a zaproszenie do niego nie pasuje.
problem-unreachable = Serwer jest nieosiągalny.
problem-not-found = Niczego takiego tu nie ma albo już nie ma.
problem-forbidden = Nie masz tu dostępu.
problem-unauthorized = Login i hasło do siebie nie pasują.
problem-unavailable = Serwer nie może teraz tego zrobić. Spróbuj za chwilę.
problem-too-many = To było za szybko. Poczekaj chwilę.
problem-other = Nie udało się: { $message }
refused-bad_message = Serwer tego nie zrozumiał.
refused-unreadable = To nie jest akcja tej gry.
refused-illegal = Zasady na to nie pozwalają.
refused-late = Za późno: gra poszła dalej.
refused-not_your_turn = To nie twoja tura.
refused-not_your_seat = To miejsce należy do kogoś innego.
refused-nothing_to_undo = Nic już nie można cofnąć.
refused-not_yet = Zostało jeszcze coś do rozstrzygnięcia.
refused-must_end = Wszystko rozstrzygnięte: zakończ turę albo coś cofnij.
refused-not_running = Gra nie jest w toku.
refused-too_many = To było za szybko. Poczekaj chwilę.
refused-failed = Serwer nie mógł tego zrobić. Nic się nie zmieniło.

## A game without drawings

plain-event = { $who }: { $event }
