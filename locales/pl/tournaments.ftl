### Turnieje: lista, zakładanie i strona turnieju.

tournaments-about = Grajcie każdy z każdym, według punktów, do wyeliminowania albo po prostu tyle partii, ile zdążycie. Wolne miejsca mogą zająć boty.
tournaments-list = Które turnieje
tournaments-open = Otwarte
tournaments-running = Trwające
tournaments-finished = Zakończone
tournaments-mine = Moje
tournaments-none-open = W tej chwili żaden turniej nie jest otwarty.
tournaments-none-running = W tej chwili nie trwa żaden turniej.
tournaments-none-finished = Żaden turniej jeszcze się nie zakończył.
tournaments-none-mine = Nie masz jeszcze żadnego turnieju, ani założonego, ani takiego, do którego dołączono.
tournaments-new = Nowy turniej
tournaments-need-account = Turniej może założyć tylko ktoś, kto ma konto. Najpierw je utwórz.
tournaments-back = Wszystkie turnieje
tournament-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } graczy
}
tournament-players-of = { $count } z { $most } graczy
tournament-by = organizuje { $name }
tournament-private = prywatny
tournament-format = System
tournament-round_robin = Każdy z każdym
tournament-round_robin-about = W każdej rundzie grasz z kimś nowym, aż spotkają się wszyscy. Najwyżej 32 graczy.
tournament-swiss = System szwajcarski
tournament-swiss-about = Grasz z tymi, którzy mają tyle samo punktów, i z nikim dwa razy. Kilka rund wyłania zwycięzcę nawet spośród wielu graczy.
tournament-groups = Stoły po trzy lub cztery osoby
tournament-groups-about = W każdej rundzie siadasz z graczami o podobnej liczbie punktów. Punkty dostajesz za każdego, kogo wyprzedzisz przy stole.
tournament-knockout = Pucharowy
tournament-knockout-about = Kto przegra, odpada. Najwyżej oceniani spotykają się na końcu; po remisie przechodzi wyżej rozstawiony.
tournament-arena = Arena
tournament-arena-about = Tyle partii, ile zdążysz, dopóki nie minie czas. Od trzeciej wygranej z rzędu wygrane liczą się podwójnie.
tournament-state-open = Otwarty
tournament-state-running = Trwa
tournament-state-finished = Zakończony
tournament-state-cancelled = Odwołany
tournament-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
tournament-round-of = Runda { $round } z { $rounds }
tournament-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
tournament-clock-minutes = { $minutes } min + { $seconds } s

## Zakładanie

tournament-what = W co gracie
tournament-name = Nazwa
tournament-text = Opis
tournament-text-about = Co inni powinni wiedzieć. Może zostać pusty.
tournament-seats = Gracze przy stole
tournament-rounds-label = Rundy
tournament-rounds-usual = Ile potrzeba
tournament-twice = Dwa razy
tournament-twice-about = Każdy gra z każdym dwa razy, za drugim razem na zamienionych miejscach.
tournament-minutes = Minut łącznie
tournament-who = Kto może dołączyć
tournament-public = Zobaczy go i dołączy każdy, kto ma konto.
tournament-private-about = Zobaczą go tylko osoby z linkiem. Jeśli nie jest oceniany, mogą grać także goście.
tournament-most = Liczba miejsc
tournament-bots = Uzupełnij botami
tournament-bots-about = Dołączą na początku, żeby nikt nie został bez przeciwnika.
tournament-bots-level = Ich poziom
tournament-bots-least = Dopóki nie będzie tylu graczy
tournament-when = Kiedy gracie
tournament-starts = Początek
tournament-starts-about = Zostaw puste, żeby rozpocząć turniej samodzielnie.
tournament-next = Następna runda
tournament-next-0 = od razu
tournament-next-60 = po godzinie
tournament-next-1440 = po dniu
tournament-next-hand = gdy powiem
tournament-next-about = Runda kończy się, gdy skończy się jej ostatnia partia.
tournament-make = Załóż turniej

## Strona turnieju

tournament-join = Dołącz
tournament-leave = Wypisz się
tournament-withdraw = Wycofaj się
tournament-withdraw-ask = Wycofać się z turnieju? Przegrasz trwającą partię i nie będzie dla Ciebie kolejnych par.
tournament-withdraw-yes = Tak, wycofaj się
tournament-start = Rozpocznij
tournament-begin-round = Rozpocznij następną rundę
tournament-cancel = Odwołaj turniej
tournament-cancel-ask = Odwołać turniej? Nie da się go wznowić.
tournament-cancel-yes = Tak, odwołaj
tournament-my-game = Do mojej partii
tournament-ready = Następna partia
tournament-searching = Szukamy przeciwnika…
tournament-you-joined = Bierzesz udział. Gdy zacznie się runda, przejdziesz stąd do swojego stołu.
tournament-wait-round = Twoja partia się skończyła. Następna runda zacznie się, gdy skończą pozostali.
tournament-wait-hand = Runda się skończyła. Następną rozpocznie { $name }.
tournament-wait-start = Turniej rozpocznie { $name }.
tournament-starts-at = Początek { $time }
tournament-next-at = Następna runda zacznie się { $time }
tournament-left = Zostało { $time }
tournament-time-up = Czas minął. Ostatnie partie jeszcze się liczą.
tournament-winner = { $count ->
    [one] Zwycięstwo: { $names }
    [few] Zwycięzcy: { $names }
    [many] Zwycięzcy: { $names }
   *[other] Zwycięzcy: { $names }
}
tournament-invite = Zaproś linkiem
tournament-standings = Klasyfikacja
tournament-place = Miejsce
tournament-player = Gracz
tournament-points = Punkty
tournament-played = Partie
tournament-order = Co decyduje przy równych punktach
tournament-withdrawn = poza turniejem
tournament-waiting = czeka
tournament-you = Ty
tournament-pairings = Partie
tournament-round = Runda { $round }
tournament-final = Finał
tournament-semifinal = Półfinały
tournament-quarterfinal = Ćwierćfinały
tournament-bye = wolny los, z pełną liczbą punktów
tournament-free = wolne miejsce
tournament-bracket = Drabinka
tournament-open-table = Stół
tournament-replay = Zapis
tournament-game-of = { $names }
tournament-list-players = Gracze
tournament-nobody = Nikt jeszcze nie dołączył.
tournament-gone = Tego turnieju nie ma albo jest prywatny, a link jest niepełny.
tie-direct = Bezpośrednio
tie-direct-about = Partie bezpośrednie: punkty z partii między tymi, którzy mają po równo, jeśli wszyscy ze sobą grali.
tie-buchholz = Buchholz
tie-buchholz-about = Buchholz: suma punktów wszystkich Twoich przeciwników; wolny los liczy się jak przeciwnik z tyloma punktami, ile masz Ty.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-about = Sonneborn-Berger: punkty wszystkich pokonanych i połowa punktów tych, z którymi był remis.
tie-opponents = Przeciwnicy
tie-opponents-about = Przeciwnicy: średnia punktów pozostałych osób przy każdym z Twoich stołów, zsumowana.
tie-wins = Wygrane
tie-wins-about = Wygrane: partie wygrane samodzielnie.
tie-fewer_games = Mniej partii
tie-fewer_games-about = Mniej partii: kto na te same punkty potrzebował mniej partii.
tie-share = Kto nadal ma po równo, dzieli miejsce.
problem-too-many-tournaments = Masz pięć turniejów, które jeszcze trwają. Najpierw zakończ któryś z nich.
problem-too-few = Graczy jest za mało. Niech dołączy ktoś jeszcze albo uzupełnij miejsca botami.
problem-joined = Już bierzesz udział.
problem-full = Turniej jest pełny.
