### Eufrat i Tygrys: wszystkie zasady według nazw, naszymi słowami. Komunikaty i ich kolejność są takie same jak w en/.

names = Nazwy zaczynające się od C powtarzają treść instrukcji. Nazwy zaczynające się od D rozstrzygają to, o czym instrukcja milczy, co błędnie wydrukowano lub co można czytać na dwa sposoby, a nazwy zaczynające się od X są nasze własne; przy D i X podano powód.
reconstructed = Obie strony planszy, płytki, przywódcy i monumenty są takie jak w grze drukowanej. Odtworzono: które skarby drugiej strony leżą poza rzekami (z ramek na planszy), która budowla należy do którego koloru (z nazw), pozycje przykładów (rysunków z instrukcji brakuje) oraz cud świata, którego nie ma w żadnej instrukcji tej gry (z opublikowanego opisu).

chapter-players-and-board = Gracze i plansza

TNE-D03 = Gra jest dla dwóch do czterech graczy, a zasady są dla wszystkich takie same.
    .reason = instrukcja wymienia cztery dynastie i nie podaje najmniejszej liczby; wydania od 2007 roku mówią o dwóch do czterech graczach.
TNE-D02 = Świątynie, które na początku leżą na planszy (10 lub 14), wliczają się do 57.
    .reason = instrukcja liczy 57 świątyń łącznie i mówi o pierwszych 10 (lub 14) leżących na planszy.
TNE-D20 = Na drugiej stronie planszy skarby poza rzekami leżą na polach (1,2) (15,5) (0,7) (4,9) (9,10) (14,10).
    .reason = mapy w instrukcji brak; pokazują je ramki na planszy.
TNE-D39 = Początkowej świątyni nie można trafić katastrofą, dopóki jest na niej skarb; potem jest zwykłą świątynią na zwykłym lądzie.
    .reason = płytkę chroni tylko skarb.
TNE-D47 = Płytki rozdaje się gracz po graczu, potem losuje się gracza rozpoczynającego. Dobiera się zawsze po jednej płytce.
    .reason = kolejność musi być ustalona, żeby zapis dało się odtworzyć.
TNE-C1_5 = Do króla należą kolor czarny i osady, do kapłana czerwony i świątynie, do rolnika niebieski i farmy, do kupca zielony i targi.

chapter-regions-and-kingdoms = Regiony i królestwa

TNE-C1_1 = Dwa pola sąsiadują tylko wtedy, gdy mają wspólny bok.
TNE-C1_2 = Region to grupa połączonych bokami płytek, odkrytych i zakrytych, oraz przywódców; pojedyncza płytka też jest regionem. Katastrofy i puste pola niczego nie łączą.
TNE-C1_3 = Królestwo to region z co najmniej jednym przywódcą, obojętnie czyim.
TNE-C1_4 = Poza konfliktem w żadnym królestwie nie ma dwóch przywódców jednego koloru.

chapter-a-turn = Tura

TNE-C2_1 = Gracza rozpoczynającego wskazuje los; gra toczy się zgodnie z ruchem wskazówek zegara.
TNE-C2_2 = Aktywny gracz wykonuje najwyżej dwie akcje, w dowolnej kolejności; obie mogą być tego samego rodzaju.
TNE-D04 = Wolno wykonać mniej niż dwie akcje, nawet żadnej. Zasady nie zabraniają pomijania akcji bez końca; techniczną granicę ma tylko gra programów ze sobą.
    .reason = „do dwóch” obejmuje też zero. Zakaz grania na zwłokę byłby wymysłem; granicy potrzebują programy, nie ludzie.
TNE-C2_3 = Akcje to: umieszczenie, przeniesienie lub wycofanie przywódcy, położenie płytki, zagranie katastrofy, wymiana płytek.
TNE-C2_4 = Konflikty, budowle, monumenty i skarby należą do akcji, która je wywołała; następna akcja jest dopiero po nich.
TNE-C2_5 = W akcji najpierw jest położenie, potem punkty za płytkę, konflikty, budowla, monument, a na końcu skarby.
TNE-D17 = Kolejność to budowla, monument, skarby, a każdy krok ocenia się na planszy pozostawionej przez poprzedni.
    .reason = lista w instrukcji ma monumenty przed skarbami; budowle pojawiają się z płytką, która utworzyła linię. Każdy krok może zmienić następny, na przykład odsyłając kupca do właściciela.
TNE-D44 = O wsparcie gra pyta zawsze, nawet gdy dołożyć można tylko 0, żeby nie zdradzić ręki. O skarb pyta nawet przy jednej możliwości, o następną wojnę tylko przy dwóch lub więcej, o monument i budowlę tylko wtedy, gdy można je zbudować. Pominięcie zużywa jedną akcję.
    .reason = gra, która pominęłaby pytanie z powodu pustej ręki, zdradziłaby, że jest pusta.
TNE-X1 = Decyduje tylko ten, kogo gra pyta, i tylko o tym, o co pyta.
    .reason = w każdej chwili jest dokładnie jedna decyzja, więc grę można zapisać i odtworzyć.

chapter-leaders = Przywódcy

TNE-C3_1 = Akcja przywódcy dotyczy dokładnie jednego własnego przywódcy: trafia on na planszę, na inne pole albo schodzi z planszy.
TNE-C3_2 = Gracz porusza tylko własnymi przywódcami.
TNE-C3_3 = Przywódcę umieszcza się na pustym polu: bez płytki, przywódcy i katastrofy.
TNE-C3_4 = Przywódca potrzebuje odkrytej świątyni na sąsiednim polu.
TNE-C3_5 = Przywódcy nigdy nie umieszcza się na rzece.
TNE-C3_6 = Przywódca nie może połączyć dwóch lub więcej królestw; regiony bez przywódców łączyć może.
TNE-D07 = Przywódca może dołączyć do królestwa regiony bez przywódców.
    .reason = zakazane jest tylko łączenie królestw, a region bez przywódców królestwem nie jest.
TNE-C3_7 = Przenoszonego przywódcę najpierw się podnosi i wszystko ocenia bez niego. Nie może wrócić na pole, z którego go podniesiono.
TNE-D05 = Przenoszonego przywódcę podnosi się, zanim oceni się jego nowe pole.
    .reason = przywódca w powietrzu niczego nie łączy i tak gra opublikowana wersja internetowa.
TNE-C3_8 = Przywódca, który traci ostatnią sąsiednią odkrytą świątynię, natychmiast wraca do właściciela.
TNE-C3_9 = Akcje przywódców nie dają punktów.
TNE-C3_10 = Przywódca, który wchodzi do królestwa z przywódcą swojego koloru, wywołuje bunt.

chapter-tiles = Płytki

TNE-C4_1 = Płytkę kładzie się odkrytą z własnej ręki i nigdy więcej się jej nie przesuwa.
TNE-C4_2 = Płytkę kładzie się na pustym polu.
TNE-C4_3 = Farmy kładzie się tylko na rzekach; wszystkie inne płytki tylko na lądzie.
TNE-C4_4 = Płytka może dotykać najwyżej dwóch różnych królestw, niezależnie od tego, iloma bokami. Regiony bez przywódców się nie liczą.
TNE-C4_5 = Płytka może leżeć całkiem osobno.
TNE-C4_6 = Płytka dołożona do królestwa daje 1 punkt swojego koloru właścicielowi tamtejszego przywódcy tego koloru, ktokolwiek ją położył.
TNE-C4_7 = Jeśli takiego przywódcy nie ma, punkt, nadal w kolorze płytki, dostaje właściciel tamtejszego króla.
TNE-C4_8 = Połączenie królestwa z regionami bez przywódców to zwykłe położenie płytki: punkt się należy, a płytki zjednoczenia się nie używa.
TNE-C4_9 = Płytka nie daje punktów, jeśli leży poza królestwami, jeśli w jej królestwie nie ma ani przywódcy jej koloru, ani króla, albo jeśli łączy dwa królestwa.
TNE-C4_10 = Punkt za płytkę przyznaje się od razu i ma on kolor płytki.
TNE-D40 = Liczba punktów jest nieograniczona.
    .reason = kostki służą tylko do liczenia, nie są ograniczonym zasobem.

chapter-uniting-kingdoms = Łączenie królestw

TNE-C5_1 = Płytka dotykająca dwóch królestw łączy je i zostaje przykryta płytką zjednoczenia, dopóki nie skończą się wszystkie jej wojny. W użyciu jest zawsze najwyżej jedna płytka zjednoczenia.
TNE-C5_2 = Płytka łącząca królestwa nie daje punktów, nawet bez wojny.
TNE-C5_3 = Jeśli w połączonym królestwie żaden kolor przywódców się nie powtarza, płytkę zjednoczenia się zabiera i wojny nie ma.
TNE-D16 = Po zjednoczeniu bez wojny nadal sprawdza się budowle, monumenty i skarby.
    .reason = „akcja kończy się bez konfliktu” mówi o konflikcie; budowla, monument i skarby są sprawdzane na końcu każdej akcji.
TNE-C5_4 = Królestwa mogą połączyć tylko płytki, przywódcy nigdy.

chapter-revolts = Bunty

TNE-C7_1 = Bunt zaczyna się, gdy przywódca zostaje umieszczony w królestwie, w którym jest już przywódca jego koloru.
TNE-C7_2 = Atakuje ten, kto umieścił przywódcę; broni się właściciel przywódcy, który tam był.
TNE-C7_3 = Siłą przywódcy na planszy jest w buncie liczba odkrytych świątyń obok niego. Świątynia obok obu przywódców liczy się dla obu.
TNE-D41 = W buncie liczy się każda odkryta świątynia obok przywódcy, także ta, którą dołączyło dopiero przybycie atakującego.
    .reason = leży obok przywódcy.
TNE-C7_4 = W buncie najpierw atakujący, a potem obrońca może raz dołożyć dowolną liczbę świątyń z ręki, niezależnie od koloru przywódców.
TNE-C7_5 = W buncie wygrywa wyższa suma; przy remisie obrońca.
TNE-D01 = W przykładzie buntu z instrukcji 2+2 staje przeciw 1+3: to 4 do 4, remis, który wygrywa obrońca; pięć to liczba dołożonych świątyń.
    .reason = drukowany przykład dodaje niewłaściwe liczby; rozstrzyga zwykła arytmetyka.
TNE-C7_6 = Wygrany bunt daje dokładnie 1 czerwony punkt.
TNE-C7_7 = Przywódca pokonany w buncie wraca do właściciela, nawet jeśli przeniesiono go z innego pola.
TNE-D06 = Po przegranym buncie ten sam przywódca może znów wejść na to samo pole.
    .reason = dwie akcje mogą być tego samego rodzaju i nic nie zabrania powtórzenia akcji.
TNE-C7_8 = Wszystkie świątynie dołożone w buncie usuwa się z gry.
TNE-C7_9 = Żadnego przywódcy nie można wycofać, żeby uniknąć konfliktu.

chapter-wars = Wojny

TNE-C8_1 = Wojna zaczyna się, gdy zjednoczenie wprowadza do jednego królestwa dwóch przywódców jednego koloru.
TNE-C8_2 = Wojny rozgrywa się po jednym kolorze; jeśli jest ich kilka, następną wybiera aktywny gracz, nawet jeśli w żadnej nie ma przywódcy.
TNE-D12 = Aktywny gracz wybiera tylko kolor następnej wojny; kto atakuje, wynika z właścicieli.
    .reason = wybór dotyczy kolejności; atak i obrona wynikają z tego, czyi to przywódcy.
TNE-C8_3 = Aktywny gracz atakuje, jeśli jeden z przywódców jest jego; w przeciwnym razie atakuje pierwszy właściciel zgodnie z ruchem wskazówek zegara.
TNE-D11 = Jeśli aktywny gracz nie ma przywódcy w wojnie, atakuje pierwszy właściciel zgodnie z ruchem wskazówek zegara.
    .reason = tekst mówi o pierwszym właścicielu zgodnie z ruchem wskazówek zegara; warto to zapisać, bo za atakującego często bierze się aktywnego gracza.
TNE-C8_4 = W wojnie zwolennikami są odkryte płytki w kolorze przywódcy.
TNE-C8_5 = Siłą przywódcy na planszy jest w wojnie liczba zwolenników połączonych z nim inaczej niż przez płytkę zjednoczenia. Płytka pod nią i regiony dołączone tylko przez nią nie wspierają nikogo. W każdej wojnie zwolenników liczy się od nowa.
TNE-D08 = Strona przywódcy to wszystko, co połączone z nim inaczej niż przez płytkę zjednoczenia; ona sama i regiony dołączone tylko przez nią nie należą do żadnej strony.
    .reason = „pierwotne królestwo” to wszystko, z czym przywódca był połączony przed położeniem płytki.
TNE-D09 = W każdej wojnie jednego zjednoczenia zwolenników liczy się od nowa; to, co do tego czasu zostało odcięte, nie liczy się dla nikogo i nie jest usuwane.
    .reason = plansza się zmieniła i każdy liczy to, co na niej leży; zamrożone liczby trzeba by pamiętać.
TNE-D42 = Dopóki trwają wojny, świątynia pod płytką zjednoczenia nie jest zwolennikiem; potem jest zwykłą świątynią.
    .reason = zakrytej płytki nie widać; każdy przywódca stał już wcześniej obok innej świątyni.
TNE-C8_6 = W wojnie najpierw atakujący, a potem obrońca może raz dołożyć dowolną liczbę płytek jej koloru z ręki, nawet bez szans na zwycięstwo.
TNE-C8_7 = W wojnie wygrywa wyższa suma; przy remisie obrońca.
TNE-C8_8 = Przywódca pokonany w wojnie wraca do właściciela, a wszystkich jego zwolenników po jego stronie usuwa się z gry.
TNE-C8_9 = Wygrana wojna daje 1 punkt jej koloru za przywódcę i 1 za każdego zwolennika zdjętego z planszy; płytki z ręki punktów nie dają.
TNE-C8_10 = W wojnie kapłanów świątynie ze skarbem lub obok przywódcy innego niż pokonany kapłan zostają i nie dają punktów. Ocenia się to, zanim cokolwiek zostanie zdjęte.
TNE-D10 = W wojnie kapłanów sąsiednie świątynie chroni każdy przywódca każdego gracza oprócz pokonanego kapłana; ocenia się to przed zdjęciem płytek.
    .reason = tekst mówi „inny przywódca”; pokonany kapłan odchodzi, więc niczego nie chroni.
TNE-C8_11 = Po każdej wojnie planszę sprawdza się od nowa: następna wojna jest tylko wtedy, gdy jej dwaj przywódcy są nadal w królestwie płytki zjednoczenia.
TNE-C8_12 = Po ostatniej wojnie płytkę zjednoczenia się zabiera, a płytka pod nią zostaje.

chapter-catastrophes = Katastrofy

TNE-C9_1 = Każdy gracz ma dwie katastrofy na całą grę.
TNE-C9_2 = Katastrofę zagrywa się na puste pole, lądu lub rzeki, albo na płytkę, którą usuwa się z gry.
TNE-C9_3 = Katastrofa nie może trafić płytki ze skarbem, monumentu, przywódcy ani innej katastrofy. Jej pola nie można używać do końca gry.
TNE-D28 = Katastrofy nie można zagrać na katastrofę.
    .reason = samo słowo „płytka” oznacza w tej instrukcji płytkę cywilizacji.
TNE-C9_4 = Katastrofa niczego nie łączy: może podzielić królestwa, a przywódcy, którzy tracą ostatnią świątynię, wracają do właścicieli. Nikt nie dostaje punktów.

chapter-monuments = Monumenty

TNE-C10_1 = Jeśli położona płytka dopełnia kwadrat czterech odkrytych płytek jednego koloru, aktywny gracz może je zakryć i zbudować na nich monument: jeden za położoną płytkę, na wybranym kwadracie.
TNE-D15 = Jeśli jedna płytka dopełnia kilka kwadratów, gracz wybiera jeden; za położoną płytkę przysługuje jeden monument.
    .reason = wspólna płytka zostaje zakryta, więc drugi kwadrat znika.
TNE-C10_2 = Jeden z kolorów monumentu musi być kolorem płytek; jeśli takiego monumentu już nie ma, nic się nie buduje.
TNE-C10_3 = Możliwość zbudowania monumentu niewykorzystana od razu przepada; nową daje dopiero inna płytka, która dopełnia kwadrat.
TNE-D14 = Odrzucony monument przepada dla tego kwadratu; nową możliwość daje późniejsza płytka dopełniająca inny kwadrat, choćby zachodzący na ten.
    .reason = drukowane zdanie się urywa; tak grano od zawsze.
TNE-C10_4 = Wojny rozgrywa się przed budową monumentu; kwadrat musi istnieć także po nich.
TNE-C10_5 = Zakryte płytki tylko łączą; monumentów nigdy się nie usuwa.
TNE-C10_6 = Skarb na zakrytej świątyni zostaje i nadal można go wziąć.
TNE-C10_7 = Przywódcy, którzy po budowie nie mają obok siebie odkrytej świątyni, wracają do właścicieli.
TNE-C10_8 = Na końcu tury gracza każdy jego przywódca zdobywa 1 punkt swojego koloru za każdy monument tego koloru w swoim królestwie.
TNE-C10_9 = Król dostaje punkty tylko z czarnych monumentów; przy monumentach nie zastępuje innych przywódców.

chapter-treasures = Skarby

TNE-C11_1 = Na końcu akcji w każdym królestwie z kupcem i więcej niż jednym skarbem właściciel kupca bierze wszystkie skarby oprócz jednego, niezależnie od tego, czyja to akcja.
TNE-D18 = Jeśli skarbów jest trzy lub więcej, bierze się je jeden po drugim, aż zostanie jeden.
    .reason = „wszystkie oprócz jednego” nie kończy się na dwóch.
TNE-D21 = Skarby sprawdza się po każdej akcji.
    .reason = podział królestwa nigdy nie daje kupcowi skarbu, więc sprawdzanie za każdym razem to prostsza postać tej samej zasady.
TNE-X2 = Jeśli w ręcznie ustawionej pozycji jest kilka królestw ze skarbami do wzięcia, pierwsze jest królestwo aktywnego gracza, potem kolejne zgodnie z ruchem wskazówek zegara.
    .reason = w prawdziwej grze do tego nie dochodzi, ale w teście może, a coś musi być pierwsze.
TNE-C11_2 = Właściciel kupca wybiera, które skarby bierze.
TNE-C11_3 = Skarby w rogach, a na drugiej stronie planszy skarby poza rzekami, bierze się przed innymi.
TNE-D19 = Jeśli są tylko skarby w rogach, wybór między nimi jest dowolny.
    .reason = nie ma innego skarbu, który miałby pierwszeństwo.
TNE-C11_4 = Bez kupca skarby zostają na swoich miejscach.
TNE-C11_5 = Każdy skarb to 1 punkt dowolnego koloru; skarby przydziela się do kolorów pojedynczo na końcu gry.

chapter-swapping-and-the-end-of-a-turn = Wymiana i koniec tury

TNE-C6_1 = Przy wymianie gracz odrzuca z gry od jednej do sześciu zakrytych płytek i dobiera tyle samo nowych; może ich użyć w drugiej akcji.
TNE-D29 = Wymienia się od jednej do sześciu płytek; kto nic nie robi, pomija akcję.
    .reason = wymiana niczego byłaby akcją bez skutku, czyli pominięciem.
TNE-C6_2 = Po akcjach aktywny gracz bierze dochód z monumentów.
TNE-C6_3 = Potem aktywny gracz uzupełnia rękę do 6 płytek, a po nim wszyscy inni, którzy mają ich mniej. W żadnej innej chwili rąk się nie uzupełnia.
TNE-D13 = Ręce uzupełnia się tylko na końcu tury, nie po konflikcie.
    .reason = tekst mówi o końcu tury aktywnego gracza i o żadnej innej chwili.
TNE-D36 = Pierwszy uzupełnia rękę aktywny gracz, potem pozostali zgodnie z ruchem wskazówek zegara; skarby sprawdza się po uzupełnieniu.
    .reason = ktoś musi być pierwszy, a jest to tura aktywnego gracza.
TNE-C6_4 = Potem sprawdza się koniec gry i zaczyna się tura następnego gracza.

chapter-the-end-and-the-winner = Koniec gry i zwycięzca

TNE-C12_1 = Gra kończy się, jeśli na końcu tury na planszy są najwyżej dwa skarby. Jeśli stanie się tak wcześniej, turę gra się do końca.
TNE-D33 = Skarby kończą grę tylko na końcu tury, po dochodzie i uzupełnieniu.
    .reason = tekst mówi „na końcu tury”.
TNE-C12_2 = Gra kończy się, gdy gracz, który musi dobrać płytki, nie może dobrać pełnej liczby. Opróżnienie worka co do płytki nie kończy gry.
TNE-D34 = Sam pusty worek nie kończy gry; kończy ją dopiero to, że trzeba dobrać więcej, niż w nim jest.
    .reason = tekst pyta, czy gracz nie jest w stanie uzupełnić ręki.
TNE-C12_3 = Jeśli w worku jest za mało płytek na wymianę, gra kończy się od razu, bez dalszej akcji i dochodu; przy uzupełnianiu rąk koniec następuje po dochodzie.
TNE-D35 = Wymiana większa niż zawartość worka prowadzi wprost do końcowej punktacji.
    .reason = tekst mówi, że może się to stać od razu, a po końcu gry nic się już nie dostaje.
TNE-D45 = Po nieudanym dobraniu liczy się już tylko wynik. Jeśli zachodzą naraz oba powody końca gry, jako powód podaje się worek.
    .reason = uzupełnia się, zanim policzy się skarby.
TNE-C13_1 = Skarby dodaje się do kolorów; wynikiem gracza jest najsłabszy kolor, a wygrywa najwyższy wynik.
TNE-C13_2 = Przy remisie porównuje się drugie najsłabsze kolory, potem trzecie, potem czwarte. Skarby idą zawsze do koloru, który jest właśnie najsłabszy.
TNE-D38 = Skarby same trafiają do najsłabszych kolorów, co zawsze jest najlepsze.
    .reason = ten sposób jest najlepszy dla najsłabszego koloru i każdego dalszego porównania, więc nie ma czego wybierać.
TNE-C13_3 = Gracze, którzy mają tyle samo we wszystkich czterech kolorach, dzielą miejsce.
TNE-D37 = Remis we wszystkich czterech kolorach to prawdziwy remis.
    .reason = instrukcja nie przewiduje dalszego porównania.
TNE-D46 = Gdy gracze dzielą miejsce, następne się pomija (1-1-3).
    .reason = to zwykły sposób ustalania miejsc.

chapter-the-advanced-game-civilization-buildings = Gra zaawansowana: budowle cywilizacji

TNE-C14_1 = Gra zaawansowana: jeśli położona płytka jest częścią nieprzerwanego rzędu lub kolumny trzech lub więcej odkrytych płytek jednego koloru, aktywny gracz może postawić budowlę tego koloru na dowolnej płytce tej linii.
TNE-C14_2 = Postawienie budowli nie jest obowiązkowe, a płytka, która je umożliwia, punktuje, zanim budowla stanie.
TNE-D23 = Płytka, która sprowadza lub przenosi budowlę, nie dostaje premii za jej nowe miejsce; budowla, która stała w królestwie już wcześniej, daje premię.
    .reason = płytka punktuje, zanim budowla się ruszy.
TNE-C14_3 = Budowlę z planszy można przenieść na nową linię tylko wtedy, gdy jest ona dłuższa od starej; równie długa nie wystarczy.
TNE-D24 = Nową linię, która nie może zawierać budowli i musi mieć co najmniej trzy płytki, porównuje się z najdłuższą linią przechodzącą przez płytkę budowli, mierzoną razem z położoną płytką. Odpowiedniej linii poprzecznej można użyć, nawet jeśli położona płytka leży też w linii budowli.
    .reason = instrukcja porównuje rzędy i kolumny, więc każdą linię mierzy się tak, jak teraz leży. Linia, w której budowla już stoi, nie jest nowa.
TNE-C14_4 = Wojny rozgrywa się przed stawianiem budowli; linia musi istnieć także po nich.
TNE-C14_5 = Płytka pod budowlą liczy się w wojnach, po przegranej zostaje i nie daje punktów.
TNE-D27 = Płytka pod budowlą zostaje po przegranej wojnie razem z budowlą, nawet jeśli linia się skróciła. Budowla w regionie dołączonym przez położoną płytkę daje premię.
    .reason = płytka zostaje, a budowla nie ma gdzie indziej stać. Dołączony region należy w chwili punktowania do królestwa.
TNE-C14_6 = Ilekroć położona płytka punktuje, a w jej królestwie stoi budowla jej koloru, płytka daje o 1 punkt tego koloru więcej.
TNE-D22 = Premię budowli dostaje ten, kto punktuje za płytkę, nawet jeśli to zastępujący król i nawet jeśli płytkę położył ktoś inny.
    .reason = premia idzie za punktem; tak gra opublikowana wersja internetowa.
TNE-C14_7 = Monument nad płytką z budowlą odsyła budowlę do zasobu.
TNE-D25 = Budowla pod nowym monumentem wraca do zasobu i można ją znów postawić.
    .reason = płytka nie udźwignie obu; niepostawione budowle są w zasobie.
TNE-C14_8 = Katastrofa nie może trafić płytki z budowlą.
TNE-D26 = Katastrofy nie mogą trafić płytek z budowlą.
    .reason = budowla musiałaby zniknąć albo zawisnąć w powietrzu, a żadna zasada o tym nie mówi.

chapter-options-beyond-the-rulebook = Opcje spoza instrukcji

TNE-D30 = Opcja „W konfliktach wszystko albo nic”: atakujący nie dokłada nic albo dokłada dość, by przewyższyć siłę obrońcy na planszy; obrońca nie dokłada nic albo dokłada dokładnie tyle, by zrównać się z atakującym. Standardowo: dowolną liczbę.
    .reason = inna, często stosowana zasada; instrukcja pozwala na dowolną liczbę, choćby po to, by pozbyć się płytek.
TNE-D31 = Opcja „Cud świata”: kto dopełni krzyż pięciu płytek jednego koloru, może zbudować na nim cud świata zamiast monumentu. Gracz, którego król jest na końcu jego tury w królestwie cudu, bierze 1 punkt dowolnego koloru, przed dochodem z monumentów. Punkt trzeba wziąć; gra zakończona wymianą go nie daje; odrzucony krzyż przepada jak odrzucony kwadrat; pięć płytek traktuje się jak te pod monumentem.
    .reason = opublikowany dodatek, którego w instrukcji nie ma.
TNE-D32 = Opcja „Odkryte punkty”: punkty i skarby widzą wszyscy. Standardowo: za zasłonkami, choć zdobywa się je jawnie.
    .reason = instrukcja trzyma je za zasłonkami; skoro jednak wszystkie punkty zdobywa się jawnie, programy mogą je znać, a ukrywa je tylko ekran.

chapter-misprints = Błędy druku

TNE-D43 = Pomyłki w druku czyta się zgodnie z tym, co miały znaczyć.
    .reason = oczywiste błędy druku, na przykład „górny” przy skarbie w rogu i „rzek” w zasadzie o skarbach zewnętrznych.
