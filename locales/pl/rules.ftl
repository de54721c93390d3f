### Rozdziały zasad.

chapter-a-turn = Tura
chapter-catastrophes = Katastrofy
chapter-cities = Miasta
chapter-decorations = Dekoracje
chapter-hiring = Zatrudnianie
chapter-leaders = Przywódcy
chapter-material = Elementy gry
chapter-mining = Wydobycie
chapter-misprints = Błędy druku
chapter-monuments = Monumenty
chapter-options-beyond-the-rulebook = Opcje spoza instrukcji
chapter-phase-i = Faza I
chapter-phase-ii-turns = Faza II: tury
chapter-phase-iii = Faza III
chapter-placing-tiles = Kładzenie kafelków
chapter-planting = Sadzenie
chapter-players-and-board = Gracze i plansza
chapter-playing-tokens = Zagrywanie żetonów
chapter-points-while-playing = Punkty w trakcie gry
chapter-regions-and-kingdoms = Regiony i królestwa
chapter-revolts = Bunty
chapter-round-tokens = Żetony rund
chapter-rounds-and-turns = Rundy i tury
chapter-setup = Przygotowanie
chapter-storing-and-discarding = Przechowywanie i odrzucanie
chapter-swapping-and-the-end-of-a-turn = Wymiana i koniec tury
chapter-the-advanced-game-civilization-buildings = Gra zaawansowana: budowle cywilizacji
chapter-the-caravan = Karawana
chapter-the-end = Koniec gry
chapter-the-end-and-the-winner = Koniec gry i zwycięzca
chapter-the-supply = Zasób
chapter-tiles = Płytki
chapter-treasures = Skarby
chapter-uniting-kingdoms = Łączenie królestw
chapter-wars = Wojny
chapter-what-is-in-the-box = Co jest w pudełku
chapter-written-positions = Zapisane pozycje
chapter-ziggurat-cards = Karty ziguratów
chapter-ziggurats = Ziguraty
chapter-other = Pozostałe

### Worked examples.

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
rules-chapters = Rozdziały
example-play = Wypróbuj
example-right = Dokładnie to dzieje się w przykładzie.
example-other = W przykładzie dzieje się coś innego: { $action }
