### Babilonia: wszystkie zasady według nazw, naszymi słowami. Komunikaty i ich kolejność są takie same jak w en/.

names = Zasady oznaczone literą R rozstrzygają to, o czym instrukcja milczy lub co można w niej czytać na dwa sposoby, a oznaczone literą X są nasze własne; gdzie nie jest to oczywiste, podano powód.
reconstructed = Nic nie jest odtworzone. Mapę i zestaw żetonów lokacji instrukcja pokazuje tylko na rysunkach; jedno i drugie jest zgodne z opublikowaną wersją internetową.

chapter-setup = Przygotowanie

BAB-S1 = Przy czterech graczach gra się na całej planszy. Przy trzech odpada ląd na północ od obu rzek, przy dwóch ląd na południe od nich. Obie rzeki zawsze należą do gry.
BAB-S2 = Na każdym polu ziguratu w grze stoi zigurat. Żetony miast i pól uprawnych miesza się i na każdym przeznaczonym dla nich polu w grze kładzie się jeden odkryty.
BAB-S3 = Przy czterech graczach używa się wszystkich 32 żetonów lokacji. Przy trzech odpada po jednym mieście z jednym symbolem każdego rodzaju i trzy pola uprawne z symbolem miasta (zostaje 26). Przy dwóch w grze są po dwa miasta z każdym pojedynczym symbolem i z każdą parą symboli, po jednym polu uprawnym o wartości 5, 6 i 7 oraz trzy z symbolem miasta (razem 18).
BAB-S4 = Karty ziguratów od 1 do 7 leżą odkryte.
BAB-V1 = Wariant (opcja „Losowe karty ziguratów”): siedem odkrytych kart losuje się ze wszystkich dziewięciu.
BAB-S5 = Każdy gracz ma 30 żetonów: 12 rolników oraz po 6 kupców, urzędników i kapłanów. Pięć losowo dobranych trafia na podstawkę, reszta to zasób. Gracza rozpoczynającego wskazuje los; gra toczy się zgodnie z ruchem wskazówek zegara.

chapter-a-turn = Tura

BAB-T1 = Tura zaczyna się od zagrywania żetonów z podstawki.
BAB-T2 = Następnie rozlicza się wszystko, co w tej turze zostało otoczone. Dopóki nie zagrano ostatniego żetonu tury, nie rozlicza się niczego.
BAB-T3 = Na koniec tury uzupełnia się podstawkę z zasobu do pięciu żetonów (z kartą 3 do siedmiu). Gdy zasób jest pusty, gracz gra tym, co mu zostało.
BAB-X1 = Pytania gry nie mogą zdradzać, co jest na podstawce. Na przykład po dwóch rolnikach gra pyta każdego, czy zagrywa dalej, niezależnie od tego, czy ma trzeciego. Gdy wszyscy widzą, że nic więcej nie da się zagrać, nie pyta, a jeśli rozliczyć trzeba tylko jedno, nie pyta o kolejność.
    .reason = przy stole nikt nie mówi „nie mam już rolników”, a program, który pominąłby pytanie, właśnie by to powiedział.
BAB-X2 = Decyduje tylko ten, kogo gra pyta, i tylko o tym, o co pyta.
    .reason = w każdej chwili jest dokładnie jedna decyzja, więc grę można zapisać i odtworzyć.

chapter-playing-tokens = Zagrywanie żetonów

BAB-P1 = Zagrywa się dokładnie dwa żetony dowolnych rodzajów albo trzech lub więcej rolników i nic poza nimi.
BAB-P2 = W pierwszej rundzie gracz rozpoczynający zagrywa dokładnie jeden żeton, a następny dokładnie dwa, bez możliwości zagrania trzech rolników. Od trzeciego gracza gra się normalnie.
BAB-R10 = Ograniczenie pierwszej rundy dotyczy także gry dwuosobowej: w pierwszej turze drugi gracz zagrywa dokładnie dwa żetony.
    .reason = ograniczenie wyrównuje kolejność graczy, a przy dwóch graczach jest to równie potrzebne.
BAB-P7 = Kto ma mniej żetonów, niż trzeba zagrać, zagrywa wszystkie, które mu zostały.
BAB-R14 = W turze skróconej do jednego żetonu można użyć rzeki.
    .reason = to tura z dwoma dowolnymi żetonami, w której jednego zabrakło, a nie tura trzech rolników.
BAB-R11 = Gdy nie ma już wolnego pola, gracz przestaje zagrywać, a tura toczy się dalej. Na pole uprawne, na które można wejść, wolno jeszcze wejść, ale nie trzeba.
    .reason = coś musi się stać; w prawdziwej grze do tego nie dochodzi, bo plansza jest większa niż wszystkie żetony graczy razem.
BAB-P3 = Żeton kładzie się na wolnym polu w grze: bez żetonu klanu, żetonu lokacji i ziguratu.
BAB-R16 = Żetony zagrywa się tylko z własnej podstawki, a kto zdobędzie zigurat, musi wziąć kartę, dopóki jakaś została.
    .reason = instrukcja nigdzie nie pozwala zrezygnować z karty.
BAB-P4 = Rzek można używać tylko w turach z dwoma żetonami. W rzece żeton leży zakryty: liczy się jako żeton i łączy, ale nigdy nie liczy się jako symbol.
BAB-X3 = Z kartą 5 po arystokracie można zagrać kolejnych rolników.
    .reason = karta dodaje arystokratę do tury rolników i nic nie mówi o jej końcu.

chapter-points-while-playing = Punkty przy zagrywaniu żetonów

BAB-P5 = Żeton położony obok ziguratu, na lądzie lub w rzece, od razu przynosi właścicielowi 1 punkt za każdy zigurat w grze, z którym sąsiaduje co najmniej jeden jego żeton, łącznie z nowym. Liczą się także ziguraty już rozliczone.
BAB-P6 = Rolnik może wejść na pole uprawne, obok którego leży odkryty żeton tego samego gracza. Pole uprawne daje tyle punktów, ile wskazuje jego liczba, a z symbolem miasta 1 punkt za każdy żeton miasta przed którymkolwiek graczem. Potem zostaje usunięte z gry.
BAB-R1 = Zakryty żeton w rzece nie otwiera sąsiedniego pola uprawnego.
    .reason = instrukcja wymaga arystokraty lub rolnika, a po rewersie nikt tego nie pozna; opublikowana wersja internetowa gra tak samo.
BAB-R4 = Odkryty żeton zagrany wcześniej w tej samej turze otwiera pole uprawne, łączy i liczy się.
    .reason = już leży na planszy.

chapter-cities = Miasta

BAB-C1 = Miasto jest otoczone, gdy na każdym polu lądu obok niego leży żeton, obojętnie czyj. Rzeka obok może być pusta, ale żetony w niej się liczą.
BAB-C2 = Jeśli w turze otoczono kilka miast lub ziguratów, kolejność rozliczania wybiera aktywny gracz.
BAB-C3 = Najpierw punktują arystokraci: każdy gracz dostaje 2 punkty za każdy swój odkryty żeton z symbolem tego miasta, który leży obok niego lub jest z nim połączony żetonami tego gracza.
BAB-R15 = Łączą własne żetony każdego rodzaju, także rolnicy i żetony zakryte.
    .reason = jedną z dwóch wersji instrukcji, które mamy, można czytać jako „tylko pasujące symbole”; druga i praktyka gry mówią o wszystkich.
BAB-C4 = Potem żeton miasta bierze ten, kto ma obok miasta najwięcej żetonów, łącznie z rzekami. Jeśli o pierwsze miejsce remisuje dwóch lub więcej graczy, żeton miasta zostaje usunięty z gry i nikt nie dostaje punktów za miasta.
BAB-C5 = Jeśli żeton miasta został zdobyty, każdy gracz dostaje 1 punkt za każdy własny żeton miasta, łącznie z nowym.
BAB-C6 = Pole rozliczonego miasta jest odtąd wolnym lądem.
BAB-R5 = Połączenia i przewagę ocenia się dopiero wtedy, gdy na dane miejsce przychodzi kolej. Co było otoczone, pozostaje otoczone, nawet jeśli w międzyczasie zwolni się jakieś pole.
    .reason = kolejność wybiera gracz i powinna mieć znaczenie.

chapter-ziggurats = Ziguraty

BAB-Z1 = Zigurat jest otoczony na tych samych warunkach co miasto. Kto ma obok niego najwięcej żetonów, łącznie z rzekami, wybiera jedną z odkrytych kart; przy remisie nikt. Zigurat zostaje na planszy i jest rozliczany raz.
BAB-R6 = Jeśli zigurat zdobędzie ktoś inny niż aktywny gracz, wybiera kartę od razu, zanim rozliczy się cokolwiek innego.
    .reason = karta może zmienić to, co nastąpi.
BAB-R7 = Karta działa od chwili wzięcia: karta 3 już przy uzupełnianiu podstawki w tej turze, karta 2 na jej końcu, karta 7 od następnego miasta.
    .reason = żadna karta nie mówi „od twojej następnej tury”.

chapter-ziggurat-cards = Karty ziguratów

BAB-K1 = Karta 1: od razu 10 punktów.
BAB-K2 = Karta 2: raz w grze cała dodatkowa tura zaraz po własnej, po uzupełnieniu podstawki.
BAB-K3 = Karta 3: siedem żetonów na podstawce zamiast pięciu.
BAB-K4 = Karta 4: zamiast dwóch żetonów można zagrać dokładnie trzech arystokratów, po jednym każdego rodzaju, wszystkich odkrytych.
BAB-R3 = Trzech arystokratów z karty 4 zagrywa się w dowolnej kolejności. Trzeci jest możliwy tylko wtedy, gdy pierwsi dwaj byli różnymi arystokratami na lądzie.
    .reason = wychodzi na to samo, co zapowiedź z góry, tylko bez zapowiadania.
BAB-K5 = Karta 5: do trzech lub więcej rolników można dołożyć jednego odkrytego arystokratę.
BAB-R12 = Arystokratę z karty 5 zagrywa się po co najmniej trzech rolnikach.
    .reason = wcześniej tura mogłaby jeszcze stać się turą z dwoma żetonami.
BAB-R2 = Arystokratów z kart 4 i 5 zagrywa się odkrytych, więc nie mogą trafić do rzeki.
    .reason = leżeliby tam zakryci.
BAB-K6 = Karta 6: na pola uprawne mogą wchodzić także arystokraci, nawet bez własnego żetonu obok pola. Pole uprawne punktuje jak zwykle.
BAB-R17 = Rolnikom karta 6 nic nie daje; nadal potrzebują odkrytego żetonu swojego gracza obok pola uprawnego.
    .reason = karta mówi o arystokratach.
BAB-K7 = Karta 7: ilekroć punktują miasta, 1 punkt więcej za każdą pełną parę własnych żetonów miast.
BAB-K8 = Karta 8: wolny ląd między rzekami łączy własne żetony.
BAB-K9 = Karta 9: wolne pola rzek łączą własne żetony.
BAB-R8 = Wolne pola łączą tylko dla właściciela karty 8 lub 9. Pola z żetonem lokacji lub ziguratem nie są wolne i nigdy nie łączą.
BAB-R13 = Z kartą 8 lub 9 wolne pole łączy tak samo jak żeton: także tuż obok miasta, kilka z rzędu oraz rzeka na przemian z lądem, jeśli gracz ma obie karty. Łączy też pole miasta, które zwolniło się wcześniej w tej turze. Wolne pole nie jest jednak żetonem i nie liczy się do przewagi.
    .reason = karty nie odróżniają jednych wolnych pól od drugich.

chapter-the-end = Koniec gry

BAB-E1 = Gra kończy się na koniec tury, jeśli podstawka gracza jest po uzupełnieniu pusta albo na planszy zostało najwyżej jedno miasto.
BAB-R18 = Podstawkę uzupełnia się, zanim sprawdzi się koniec gry. O dalszych miejscach rozstrzyga się tak samo jak o pierwszym.
    .reason = uzupełnienie to część tury.
BAB-R9 = Po zakończeniu gry nie ma już dodatkowej tury z karty 2.
    .reason = gra jest skończona.
BAB-E2 = Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto ma więcej żetonów miast; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
