### Rankingi, profile i archiwum rozegranych partii.

## Rankingi

club-leaders-about = O miejscu decyduje pewna część rankingu: punkty bez odchylenia podanego po znaku ±. Jedna szczęśliwa partia nie daje więc prowadzenia.
club-leaders-none = Nikt jeszcze nie rozegrał takiej partii rankingowej.
club-place = Miejsce
club-name = Nazwa
club-rating = Ranking
club-rated-games = Partie
club-game = Gra
club-kind-two = 2 graczy
club-kind-more = 3–4 graczy

## Profile

club-since = Gra tu od { $date }
club-ratings = Rankingi
club-ratings-none = Nie ma jeszcze żadnej partii rankingowej.
club-games = { $count ->
    [one] { $count } partia rankingowa
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowej
}
club-curve = { $name }: ranking w ostatnich partiach (liczba partii: { $games }), od { $lowest } do { $highest }, teraz { $now }
club-played = Rozegrane partie
club-played-none = Nie ma jeszcze żadnej rozegranej partii.
club-number = Partie
club-won = Wygrane
club-by-seat = Wygrane według miejsca
club-seat = miejsce { $seat }: { $won } z { $played }
club-all-games = Wszystkie te partie
club-victories = Najlepsze zwycięstwa
club-badges = Odznaki
club-badge-steps = Ukończone kroki lekcji: { $count }
club-badge-puzzles = Zadania rozwiązane za pierwszym razem: { $count }
club-shown = Co widzą inni
club-shown-about = Ty zawsze widzisz wszystko.
club-show-ratings = Rankingi
club-show-ratings-about = Razem z historią i twoim miejscem na listach.
club-show-games = Partie
club-show-games-about = Ile ich masz za sobą i ile z nich wygranych, twoje najlepsze zwycięstwa i twoje publiczne partie w archiwum.
club-show-learning = Odznaki
club-show-learning-about = Twoje osiągnięcia w lekcjach i zadaniach.
club-nothing-shown = Pozostałe informacje ta osoba zachowuje dla siebie.

## Archiwum

club-filter = Które partie?
club-whose = Czyje partie
club-whose-all = Publiczne partie wszystkich
club-whose-mine = Moje partie
club-any = dowolnie
club-ending = Jak się skończyła
club-ending-resigned = Ktoś się poddał
club-ending-abandoned = Przerwana
club-ending-unknown = Zakończenie nieznane
club-player = Gracz
club-more-filters = Data, długość, siła
club-from = Od
club-to = Do
club-min-actions = Kroków co najmniej
club-max-actions = Kroków najwyżej
club-min-strength = Najsilniejszy gracz ma co najmniej
club-max-strength = Najsilniejszy gracz ma najwyżej
club-rated-only = Tylko partie rankingowe
club-search = Szukaj
club-actions = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
club-none = Nie ma takiej partii.
club-none-yet = Nie ma jej wśród ostatnich partii. Przycisk „Więcej” szuka dalej wstecz.
