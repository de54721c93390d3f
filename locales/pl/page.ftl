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
page-unreachable = Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj ponownie.
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
link-elsewhere = Ta gra jest otwarta w innej karcie. Nic nie przepadło: zapisuje się po każdym ruchu.
link-full = Na tym urządzeniu nie ma już miejsca na zapis gry. Ostatni ruch nie jest zapisany. Zwolnij miejsce i graj dalej.
link-damaged = Gra jest zapisana, ale nie da się jej odczytać: jest uszkodzona albo toczyła się według zasad, których ta strona już nie zna.
link-engine = Program do gry na tym urządzeniu się zatrzymał. Uruchamiam go ponownie, nic nie przepadło…
link-engine-down = Program do gry na tym urządzeniu wciąż się zatrzymuje. Nic nie przepadło: gra zapisuje się po każdym ruchu. Wczytaj stronę ponownie albo spróbuj później.
link-no-engine = { problem-no-engine }
link-unstored = Nie udało się zapisać ostatniego ruchu na tym urządzeniu. Strona wciąż go pamięta: spróbuj ponownie, zanim ją opuścisz.
link-no-storage = Ta przeglądarka niczego dla tej strony nie zapisuje, więc gra nie może się tu dalej toczyć. Tak bywa w oknach prywatnych; zezwól stronie na zapisywanie danych i spróbuj ponownie.
link-here = Graj tutaj
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

## Lekcje

learn = Nauka
learn-about = Naucz się gry, grając: krótkie lekcje na prawdziwej planszy, każda z własnym celem.
learn-of = Nauka gry { $game }
learn-how = Każda lekcja to kilka pozycji na prawdziwej planszy, a w każdej jest cel. Próbuj, czego chcesz: niczego nie zepsujesz i wszystko można cofnąć.
learn-ready = Wszystkie lekcje za tobą. Pora na prawdziwą grę.
learn-count = { $count ->
    [one] { $count } lekcja
    [few] { $count } lekcje
    [many] { $count } lekcji
   *[other] { $count } lekcji
}
learn-progress = Ukończone lekcje: { $done } z { $count }
learn-steps = { $done ->
    [0] { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
   *[other] ukończone kroki: { $done } z { $count }
}
learn-done = ukończona
learn-rule = zasady
learn-begin = Zacznij: { $title }
learn-go-on = Dalej: { $title }
learn-first = Zagraj pierwszą grę
learn-none = Nie ma takiej lekcji
learn-none-about = Ta gra nie ma jeszcze lekcji albo lekcja nazywa się teraz inaczej.
learn-teacher = Nauczyciel
learn-all = Wszystkie lekcje tej gry
learn-step = Krok { $number } z { $count }
learn-words = Słowa nauczyciela
learn-goal = Twój cel: { $goal }
learn-restart = Zacznij ten krok od nowa
learn-reached = Świetnie!
learn-not-reached = Jeszcze nie.
learn-missed = Tak celu nie osiągniesz. Cofnij to i poszukaj innej drogi.
learn-missed-over = Gra skończyła się przed osiągnięciem celu. Zacznij krok od nowa i poszukaj innej drogi.
learn-next = Dalej
learn-show = Pokaż rozwiązanie
learn-finished = Lekcja ukończona!
learn-following = Następna lekcja: { $title }
rules-learn = Naucz się jej, grając
first-title = Znasz grę { $game }?
first-lessons = Chcę się jej nauczyć
first-lessons-about = { $count ->
    [one] { $count } krótka lekcja na prawdziwej planszy. Uczysz się, grając.
    [few] { $count } krótkie lekcje na prawdziwej planszy. Uczysz się, grając.
    [many] { $count } krótkich lekcji na prawdziwej planszy. Uczysz się, grając.
   *[other] { $count } krótkiej lekcji na prawdziwej planszy. Uczysz się, grając.
}
first-coach = Pierwsza gra z trenerem
first-coach-about = Ty przeciwko łatwemu przeciwnikowi i ktoś obok, kto wszystko objaśnia.
first-straight = Znam ją: od razu do stołu
first-later = Pytamy tylko raz. Lekcje są zawsze pod każdą grą.

## Zadania

puzzles = Zadania
puzzles-about = Pozycje z partii silnych botów, w których jeden ruch jest wyraźnie najlepszy, choć się nie narzuca. Znajdź go i zobacz na liczbach, dlaczego jest dobry.
puzzles-of = Zadania: { $game }
puzzles-none = Nie ma takiego zadania
puzzles-none-about = Ta gra nie ma jeszcze zadań albo zadanie nazywa się teraz inaczej.
puzzles-count = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzles-solved = Rozwiązane: { $solved } z { $count }
puzzles-games = Według gry
puzzle-named = Zadanie { $id }
puzzle-daily = Zadanie dnia
puzzle-daily-of = Zadanie dnia: { $game }
puzzle-daily-about = Jedno dziennie, takie samo dla wszystkich. Następne pojawi się o północy czasu uniwersalnego.
puzzle-daily-done = Dzisiejsze rozwiązane
puzzle-days = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
puzzle-days-best = Najdłuższa seria dni: { $count }
puzzle-rating = Ranking: { $rating }
puzzle-rated = Ranking: { $rating } ({ $change })
puzzle-run = { $count } z rzędu
puzzle-solve = Rozwiąż zadanie
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania tej gry
puzzle-theme = Motyw
puzzle-any-theme = Dowolny motyw
puzzle-difficulty = Trudność
puzzle-any-difficulty = Według twojego rankingu
puzzle-difficulty-is = Trudność { $difficulty } z 5
puzzle-none-left = Te masz już wszystkie rozwiązane. Wybierz inny motyw albo inną trudność.
puzzle-task = Zadanie
puzzle-find = Znajdź najlepszą akcję!
puzzle-one = Grasz jako gracz { $number } z { $count }. Liczy się tylko twoja następna akcja, nie cała tura; do rankingu liczy się pierwsza próba.
puzzle-again = Grasz jako gracz { $number } z { $count }. Liczy się tylko twoja następna akcja. To zadanie już było, więc ranking się nie zmieni.
puzzle-right = To najlepszy ruch!
puzzle-shown = Oto rozwiązanie.
puzzle-wrong = Da się lepiej.
puzzle-show = Pokaż rozwiązanie
puzzle-analyse = Przeanalizuj
puzzle-chances = Szanse na wygraną
puzzle-best = najlepszy
puzzle-good = też dobry
puzzle-tempting = kuszący
puzzle-yours = twój
puzzle-compare = Szansa na wygraną po twoim ruchu: { $share }%. Po najlepszym: { $best }%.
puzzle-no-number = { $points ->
    [0] Twoja akcja od razu nic nie daje i już na pierwszy rzut oka wyraźnie odstawała.
    [one] Twoja akcja od razu daje { $points } punkt, ale już na pierwszy rzut oka wyraźnie odstawała.
    [few] Twoja akcja od razu daje { $points } punkty, ale już na pierwszy rzut oka wyraźnie odstawała.
    [many] Twoja akcja od razu daje { $points } punktów, ale już na pierwszy rzut oka wyraźnie odstawała.
   *[other] Twoja akcja od razu daje { $points } punktu, ale już na pierwszy rzut oka wyraźnie odstawała.
} Po najlepszej szansa na wygraną to { $best }%.
puzzle-people = Od razu rozwiązało je tutaj { $share }% z { $count } osób.
puzzle-lead = Po wielu rozegranych do końca partiach najlepszy ruch dał wynik o { $points } pkt lepszy względem najgroźniejszego rywala niż ten kuszący.
puzzle-line = Tak to może się potoczyć:
puzzle-decision = { $name }: { $action }
theme-opening = Otwarcie
theme-endgame = Końcówka
theme-last-turn = Ostatnia tura
theme-quiet = Bez punktów od razu
theme-patience = Cierpliwość

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

## Plansza analityczna

nav-board = Analiza
menu-plan = Planuj na planszy
sentence-free = { $name }: { $task }.
sentence-free-chance = Losuj lub wybierz, co nastąpi.
tab-study = Analiza
percent = { $percent }%
board-title = Plansza analityczna
board-about = Graj za wszystkich, próbuj i sprawdzaj, co myśli silny bot. Wszystko działa na tym urządzeniu.
board-no-engine = Nie ma tu planszy analitycznej. { problem-no-engine }
board-new = Nowa gra
board-open = Otwórz planszę
board-read = Pozycja lub zapis
board-read-about = Pozycja wybranej gry (JSON lub jedna linia), zapis dowolnej gry albo wyeksportowana plansza.
board-open-text = Otwórz
board-file = Otwórz plik
board-kept = Twoje plansze
board-kept-about = Są zapisane tylko w tej przeglądarce.
board-conflict = Inna karta zmieniła w międzyczasie tę planszę. Zachowane są obie: to, co robisz tutaj, jest teraz osobną planszą.
board-drop = Usuń tę planszę: { $game }
board-other = Inna plansza
board-try = Spróbuj sam
board-tree = Warianty
board-root = Początek
board-drawn = { $count ->
    [one] { $count } los
    [few] { $count } losy
    [many] { $count } losów
   *[other] { $count } losu
}
board-draw = Losuj
board-choose = Wybierz…
board-auto = Losuj automatycznie
board-back = Krok wstecz
board-forward = Krok dalej
keys-steps = krok wstecz, krok dalej
board-name = Nazwij wariant
board-promote = Wariant główny
board-promote-about = Czyni ten wariant głównym.
board-remove = Usuń
board-remove-about = Usuwa ten krok i wszystko po nim.
board-export = Eksportuj
board-export-all = Cała plansza
board-export-line = Zapis tego wariantu
board-export-lines = Zapisy wszystkich wariantów ({ $count })
board-export-about = Planszę można tu ponownie otworzyć. Zapis można otworzyć wszędzie w Shinarze.
board-comment = Komentarz
board-comment-add = Dodaj komentarz
board-comment-change = Zmień komentarz
board-comment-done = Gotowe
board-link = Skopiuj link do tej planszy
board-link-about = Kto go otworzy, zobaczy planszę z nazwami i komentarzami. Na serwerze nic się nie zapisuje.
board-link-long = Ta plansza jest za duża na link. Zapisz ją zamiast tego w całości do pliku.
problem-board-link = Ten link do planszy jest niekompletny. Poproś o niego ponownie albo o planszę w pliku.
board-position = Ta pozycja w jednej linii
board-copy-json = Kopiuj jako JSON
opinion = Opinia bota
opinion-playouts = { $count ->
    [one] { $count } symulacja
    [few] { $count } symulacje
    [many] { $count } symulacji
   *[other] { $count } symulacji
}
opinion-chances = Szanse na wygraną
opinion-best = Najlepsze akcje
opinion-visits = { $count ->
    [one] sprawdzono raz
    [few] sprawdzono { $count } razy
    [many] sprawdzono { $count } razy
   *[other] sprawdzono { $count } razy
}
opinion-chance = Decyduje los: nie ma w czym wybierać.
opinion-over = Gra się skończyła.
opinion-forced = Możliwa jest tylko jedna akcja.
opinion-unfair = W tę grę grają też inni, więc żaden bot tu nie podpowiada. Próbować możesz wszystkiego.
plan-about = Planujesz na podstawie tego, co wiesz. Wszystko, co przed tobą ukryte, wylosowano.
plan-again = Wylosuj ponownie
turning-points = Punkty zwrotne
turning-points-of = { $count ->
    [one] { $count } punkt zwrotny
    [few] { $count } punkty zwrotne
    [many] { $count } punktów zwrotnych
   *[other] { $count } punktu zwrotnego
}
turning-points-about = Decyzje, które kosztowały najwięcej. Co byś zrobił?
turning-loss = −{ $percent }%
turning-show = Pokaż
analyse-here = Silny bot sprawdza każdą decyzję na tym urządzeniu. Możesz go zatrzymać w każdej chwili.
analyse-server = Zleć to serwerowi
analysis-stop = Zatrzymaj
analysis-continue = Kontynuuj analizę
editor = Edytuj pozycję
editor-open = Ustaw pozycję
editor-use = Użyj tej pozycji
editor-legal = Ta pozycja jest możliwa.
editor-impossible = Ta pozycja nie jest możliwa.
editor-at = Linia { $line }, kolumna { $column }.
editor-form = Sposób edycji
editor-fields = Pola
editor-json = JSON
editor-line = Jedna linia
editor-click = Kliknij miejsce na planszy, aby zmienić, co na nim jest.
editor-place = Miejsce { $place }
editor-default = domyślnie
editor-drop = Pomiń: { $field }
editor-add = Dodaj
editor-key = Nowy klucz: { $field }
problem-board-json = To nie jest poprawny JSON. ({ $message })
problem-board-file = Ta plansza pochodzi z innej wersji albo jest uszkodzona.

## Trener

coach = Trener
coach-about = Na prośbę podpowiada w trzech krokach, po cichu mówi, gdy decyzja kosztowała dużo, a po grze ją z tobą omawia. Tury czekają na „Zakończ turę”.
coach-is-on = Trener jest włączony
coach-is-off = Trener jest wyłączony
coach-hint = Podpowiedź
coach-more = Więcej
coach-step = Krok { $number } z 3
coach-matters = O co tu chodzi
coach-piece = Czym
coach-place = Gdzie
coach-ask-piece = Co zagrać?
coach-ask-place = Gdzie?
coach-no-piece = Zrób to: { $action }.
coach-thinking = Trener myśli…
coach-looking = Trener patrzy na twoją decyzję…
coach-stake = { $stake ->
    [much] Od tej decyzji dużo zależy.
    [some] Nie wszystko jest tu równie dobre.
   *[little] Kilka akcji jest mniej więcej równie dobrych.
}
coach-points = { $points ->
    [one] { $points } punkt dla ciebie: { $source }
    [few] { $points } punkty dla ciebie: { $source }
    [many] { $points } punktów dla ciebie: { $source }
   *[other] { $points } punktu dla ciebie: { $source }
}
coach-points-later = { $points ->
    [one] jeszcze { $points } punkt w dalszej części tury: { $source }
    [few] jeszcze { $points } punkty w dalszej części tury: { $source }
    [many] jeszcze { $points } punktów w dalszej części tury: { $source }
   *[other] jeszcze { $points } punktu w dalszej części tury: { $source }
}
coach-points-other = { $points ->
    [one] { $points } punkt dla gracza { $name }: { $source }
    [few] { $points } punkty dla gracza { $name }: { $source }
    [many] { $points } punktów dla gracza { $name }: { $source }
   *[other] { $points } punktu dla gracza { $name }: { $source }
}
coach-quiet = Najlepsza akcja od razu nie daje punktów: przygotowuje to, co będzie później.
coach-win = Szanse na wygraną: { $percent }%.
coach-next = Następna najlepsza akcja, { $percent }%: { $action }
coach-instead = Szansa na wygraną z tym: { $percent }%, z czymkolwiek innym najwyżej { $other }%.
coach-nothing = Możliwa jest tylko jedna rzecz.
coach-better = Lepiej było: { $action }.
coach-cost = Szansa na wygraną wynosiłaby { $best }% zamiast { $percent }%.
coach-show = Pokaż
coach-take-back = Cofnij
coach-close = Zamknij uwagę trenera
coach-review = Omów grę z trenerem
coach-review-about = Silny bot przyjrzy się twoim decyzjom. Możesz go zatrzymać w każdej chwili.
coach-review-turns = Gdzie gra się odwróciła
coach-review-none = Żadna twoja decyzja nie kosztowała dużo. Dobra gra!
coach-review-well = Co się udało
coach-review-well-none = Żadna decyzja wyraźnie się nie wyróżniła.
coach-well-best = Najlepsza akcja, wyraźnie lepsza od wszystkich innych.
coach-well-gain = Najlepsza akcja; przyniosła { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
coach-look = Zobacz planszę

## Co mogę zrobić?

can = Co mogę zrobić?
can-asked = Co teraz
can-choose = Dotknij jednej z możliwości: plansza pokaże, gdzie.
can-wait = Decyduje { $name }. Rozglądać możesz się i teraz: wszystko na planszy mówi, czym jest.
can-end = Wszystko już postanowione: zakończ turę albo cofnij krok.
keys-can = co mogę zrobić?

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
account-make-about = Twoje stoły, lekcje i zadania będą dostępne także na innym urządzeniu. Wystarczy login i hasło.
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
export-about = Twój profil, sesje, stoły, zapisy gier, wiadomości, powiadomienia, lekcje i zadania w jednym pliku.

## Powiadomienia

notifications = Powiadomienia
notify-about = Damy ci znać, gdy przy stole coś na ciebie czeka. Nie wtedy, gdy masz otwarty ten stół, i nie o grach z samymi botami.
notify-what = O czym
notify-turn = Mój ruch
notify-invited = Inni na mnie czekają
notify-invited-about = Ktoś mnie zaprasza, znaleźli się przeciwnicy, ktoś dosiada się do mojego stołu, zaczyna się gra lub runda turnieju albo szykuje się rewanż.
notify-over = Gra się skończyła
notify-browser = W przeglądarkach
notify-here = Pokazuj powiadomienia na tym urządzeniu
notify-here-about = Także gdy strona jest zamknięta. Przeglądarka zapyta cię o zgodę.
notify-refused = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki dla tej strony i wczytaj ją ponownie.
notify-impossible = Ta przeglądarka nie może tu pokazywać powiadomień. Potrzebne jest HTTPS, a na iPhonie i iPadzie trzeba najpierw dodać stronę do ekranu początkowego.
notify-this = Ta przeglądarka
notify-other = Inna przeglądarka
notify-since = od { $date }
notify-test = Wyślij próbę
notify-test-sent = Wysłano. Powinno zaraz dotrzeć.
notify-mail = E-mailem
notify-mail-on = Wysyłaj mi e-maile
notify-mail-about = Wszystko, co czeka, w jednym e-mailu na { $email }.
notify-mail-interval = Najwyżej jak często
notify-mail-hours =
    { $hours ->
        [one] co godzinę
        [few] co { $hours } godziny
        [many] co { $hours } godzin
       *[other] co { $hours } godziny
    }
notify-mail-day = raz dziennie
notify-no-mail = Ten serwer nie wysyła e-maili.
notify-no-address = Aby dostawać e-maile, najpierw potwierdź adres w części „E-mail”.
notify-quiet = Godziny ciszy
notify-quiet-on = Nie przeszkadzaj w nocy
notify-quiet-about = To, co się w tym czasie wydarzy, wyślemy później, jeśli będzie jeszcze aktualne.
notify-quiet-from = Od
notify-quiet-to = Do
notify-quiet-zone = W strefie czasowej { $zone }.
notify-webhook = Do twojego programu
notify-webhook-about = Każde powiadomienie trafia pod ten adres jako podpisany JSON. Adres webhooka z Discorda działa bez zmian.
notify-webhook-url = Adres
notify-webhook-replace = Zastąp
notify-webhook-drop = Usuń webhook
notify-webhook-secret = Tym sekretem podpisane są wiadomości. Skopiuj go teraz; nie pokażemy go ponownie:
notify-webhook-failing = Ten adres nie przyjmuje wiadomości od { $date }.
notify-webhook-disabled = Wyłączono { $date }, bo wiadomości od kilku dni nie docierały. Gdy adres znów zadziała, wyślij próbę.
mail-stop = Nie wysyłaj więcej
mail-stop-about = Nie będziesz już dostawać e-maili o swoich stołach. Możesz je znowu włączyć na swoim koncie.
mail-stopped = Gotowe. Nie będziesz już dostawać e-maili o swoich stołach.

## O stronie

about-text = Shinar to dom czterech gier planszowych o starożytnej Mezopotamii. Ich zasady są programem, który każdy może przeczytać: każda zasada ma oznaczenie, a każdy odrzucony ruch i każdy punkt do którejś odsyła.
about-reconstructed = Część tego, co wydrukowano na elementach gier Amyitis i Babilon, jest odtworzona; strona zaznacza to wszędzie, gdzie tak jest.
about-fair = Boty widzą tylko to, co wolno widzieć graczowi na ich miejscu. Losowania wyznacza ziarno, którego skrót jest znany przed grą; samo ziarno zostaje ujawnione po niej.
about-rights = Wszystkie teksty i rysunki są naszego autorstwa. Gry należą do swoich autorów i wydawców.

## Ranking, gracze i rozegrane partie

find-opponents = Znajdź przeciwników
people-known = Osoby, które znam
rated = rankingowa
rated-switch = Partia rankingowa
rated-about = Wynik zmieni twój ranking. Grają tylko osoby z kontem, na czas, bez cofania ruchów i bez podpowiedzi. Kto odejdzie albo przekroczy czas, przegrywa.
clock-rated-about = Komu skończy się czas, ten przegrywa partię.
leaders = Rankingi
archive = Rozegrane partie
profile = Twój profil
result-rating = Ranking

## Co może pójść źle

missing-title = Tu nic nie ma
missing-about = Pod tym adresem nie ma strony.
vanished-title = Tego stołu już nie ma
vanished-about = Został usunięty albo jest prywatny, a link z zaproszeniem jest nieprawidłowy.
vanished-here = Na tym urządzeniu nie ma już tej gry. Może usunięto ją w innej karcie.
outdated-about = Ta gra toczy się według wersji { $version } zasad, której ten serwer już nie zna. Nie można jej kontynuować, ale jej zapis pozostaje.
outdated-leave = Odejdź od tego stołu
table-delete = Usuń ten stół
problem-unreachable = Serwer jest nieosiągalny.
problem-not-finished = Ta gra jeszcze trwa. Będzie można ją odtworzyć i przeanalizować, gdy się skończy.
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
problem-not-delivered = Nie udało się tego dostarczyć. ({ $message })
problem-no-channel = Najpierw ustaw powiadomienia. ({ $message })
problem-too-many-bot-tables = Nie możesz mieć więcej stołów z samymi botami. Najpierw któryś usuń.
problem-not-leader = Może to zrobić tylko osoba, która założyła stół.
problem-too-many-open-tables = Zbyt wiele twoich publicznych stołów czeka na graczy. Odejdź od któregoś albo załóż stół prywatny.
problem-rules = Ten serwer nie zna już zasad, według których toczy się gra przy tym stole.
problem-account-needed = Partie rankingowe i profile są dla osób z kontem. Założysz je na stronie konta, to tylko chwila.
problem-rated = To partia rankingowa: trzeba ją rozegrać do końca, a grać mogą tylko ustaleni gracze.
problem-others = Przy tym stole siedzą też inni, więc nie można go usunąć. Możesz od niego odejść.
problem-no-engine = Tę stronę zbudowano bez programu, który gra na Twoim urządzeniu. Osoba, która ją zbudowała, potrzebuje jeszcze jednego narzędzia: „rustup target add wasm32-unknown-unknown” albo w Debianie pakietów rustc-web, rust-web-src i lld-22; potem trzeba zbudować ją ponownie.
problem-engine-died = Program do gry na Twoim urządzeniu się zatrzymał. Spróbuj ponownie; nic z tego, co było widać, nie przepadło. ({ $message })
problem-device-full = Na tym urządzeniu nie ma już miejsca na zapis gry. Usuń coś i spróbuj ponownie.
problem-device-unsaved = Nie udało się zapisać gry na tym urządzeniu. ({ $message })
problem-device-conflict = Inna karta zmieniła w międzyczasie tę grę. Wczytaj stronę ponownie.
problem-device-no-storage = Ta przeglądarka niczego dla tej strony nie zapisuje, więc nie można tu grać. Tak bywa w oknach prywatnych.
problem-damaged = Zapisana gra jest uszkodzona. ({ $message })
problem-bad-record = Tego zapisu nie da się odtworzyć. ({ $message })
problem-unreadable = Tego nie da się odczytać. ({ $message })
problem-impossible = Zasady nie dopuszczają takiej pozycji. ({ $message })
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

## Na tym urządzeniu

on-device = Na tym urządzeniu
on-server = Online
new-where = Gdzie
on-device-about = Zasady i boty działają w Twojej przeglądarce, a gra zapisuje się tutaj. Połączenie nie jest potrzebne.
on-server-about = Gra jest na serwerze. Przyjaciele mogą dołączyć skądkolwiek.
offline-now = Brak połączenia. Na tym urządzeniu i tak można grać.
play-device = Graj na tym urządzeniu
new-players-here = Na tym urządzeniu może grać też ktoś obok Ciebie: tajemnice pozostają zakryte, gdy je sobie podajecie.
device-guest = Gość
device-short = Twoje gry
device-title = Gry na tym urządzeniu
device-lead = Te gry są zapisane tylko w tej przeglądarce. Wyeksportuj te, które chcesz mieć też gdzie indziej.
device-none = Nie ma jeszcze żadnych gier. Pojawi się tu każda, w którą zagrasz na tym urządzeniu.
device-import = Importuj zapis
device-import-about = Niedokończona gra toczy się tu dalej; zakończoną można odtworzyć i przeanalizować.
device-imported = Zaimportowano: { $name }
device-export = Eksportuj
device-upload = Wyślij na serwer
device-upload-about = Zapis tej gry trafi do twoich zakończonych gier na serwerze: do odtworzenia i do udostępniania linkiem.
line-uploaded = przesłana
line-uploaded-about = Tę grę ktoś przesłał; serwer nie widział, jak ją grano.
device-rename = Zmień nazwę
device-name = Nazwa
device-save-name = Zapisz
device-delete = Usuń
device-delete-sure = Usunąć z tego urządzenia grę { $name }? Tego nie można cofnąć.
device-replay = Odtwórz
device-actions = { $name }: więcej
update-there = Jest nowa wersja.
update-now = Wczytaj ponownie
offline-ready = Zapisana jest też sama strona: działa bez połączenia.

## Turnieje

tournaments = Turnieje
to-tournament = Turniej: { $name }
to-tournament-round = { $name }, runda { $round }
waiting-for-round = Partia zacznie się, gdy wszyscy tu będą, najpóźniej za minutę.
