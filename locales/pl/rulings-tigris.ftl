### Eufrat i Tygrys: wszystkie zasady według nazw, naszymi słowami. Komunikaty i ich kolejność są takie same jak w en/.

names = Nazwy zaczynające się od C mówią to, co mówi instrukcja. Nazwy zaczynające się od D rozstrzygają tam, gdzie instrukcja milczy, jest błędnie wydrukowana lub można ją czytać na dwa sposoby, a nazwy zaczynające się od X są nasze własne; przy tych podano powód.
reconstructed = Obie strony planszy, płytki, przywódcy i monumenty są takie jak w grze drukowanej. Odtworzono: które skarby drugiej strony leżą poza rzekami (z ramek na planszy), która budowla należy do którego koloru (z nazw), pozycje przykładów, bo rysunków w instrukcji brak, oraz cud świata, którego nie ma w instrukcji gry (z opublikowanego opisu).

chapter-players-and-board = Gracze i plansza

TNE-D03 = Grać może od dwóch do czterech graczy, zasady są dla wszystkich te same.
    .reason = instrukcja wymienia cztery dynastie i nie podaje najmniejszej liczby; wydania od 2007 roku mówią o dwóch do czterech graczach.
TNE-D02 = Początkowe 10 lub 14 świątyń pochodzi z puli 57.
    .reason = instrukcja liczy 57 świątyń łącznie i mówi o pierwszych 10 (lub 14) leżących na planszy.
TNE-D20 = Skarby poza rzekami na drugiej stronie to (1,2) (15,5) (0,7) (4,9) (9,10) (14,10).
    .reason = mapy w instrukcji brak; pokazują je ramki na planszy.
TNE-D39 = Początkowych świątyń ze skarbem nie można trafić katastrofą; bez skarbu są zwykłymi świątyniami, a ich pole zwykłym lądem.
    .reason = płytkę chroni tylko skarb.
TNE-D47 = Płytki rozdaje się gracz po graczu, potem losuje się rozpoczynającego. Dobiera się zawsze po jednej płytce.
    .reason = kolejność musi być ustalona, żeby zapis dało się odtworzyć.
TNE-C1_5 = Do króla należą kolor czarny i osady, do kapłana czerwony i świątynie, do rolnika niebieski i farmy, do kupca zielony i targi.

chapter-regions-and-kingdoms = Regiony i królestwa

TNE-C1_1 = Dwa pola sąsiadują tylko wtedy, gdy mają wspólny bok.
TNE-C1_2 = Region to wszystko, co połączone bokami: płytki odkryte i zakryte oraz przywódcy. Katastrofy i puste pola niczego nie łączą; pojedyncza płytka też jest regionem.
TNE-C1_3 = Królestwo to region z co najmniej jednym przywódcą, czyjkolwiek by był.
TNE-C1_4 = Poza trwającym konfliktem w żadnym królestwie nie ma dwóch przywódców jednego koloru.

chapter-a-turn = Tura

TNE-C2_1 = Rozpoczynającego się losuje; gra toczy się zgodnie z ruchem wskazówek zegara.
TNE-C2_2 = Aktywny gracz wykonuje zero, jedną lub dwie akcje, w dowolnej kolejności, także dwie tego samego rodzaju.
TNE-D04 = Mniej niż dwie akcje są dozwolone, nawet żadna. Zasady nie zabraniają pasowania bez końca; techniczną granicę ma tylko gra programów ze sobą.
    .reason = „do dwóch” obejmuje też zero. Zakaz grania na zwłokę byłby wymysłem; granicy potrzebują programy, nie ludzie.
TNE-C2_3 = Akcje to: przywódca (położyć, przenieść lub wycofać), płytka, katastrofa, wymiana płytek.
TNE-C2_4 = Konflikty, budowle, monumenty i skarby należą do akcji, która je wywołała; następna akcja jest po nich.
TNE-C2_5 = W akcji najpierw jest położenie, potem punkty za płytkę, konflikty, budowla, monument, a na końcu skarby.
TNE-D17 = Kolejność to budowla, monument, skarby, a każdy krok patrzy na planszę pozostawioną przez poprzedni.
    .reason = lista w instrukcji ma monumenty przed skarbami; budowle pojawiają się z płytką, która utworzyła linię. Każdy krok może zmienić następny, na przykład odsyłając kupca.
TNE-D44 = O wsparcie pyta się zawsze, także gdy możliwe jest tylko zero, żeby nie zdradzić ręki. O skarb pyta się nawet przy jednej możliwości, o następną wojnę tylko przy dwóch lub więcej, o monument i budowlę tylko wtedy, gdy można je zbudować. Pas zużywa jedną akcję.
    .reason = pominięcie pytania z powodu pustej ręki zdradziłoby, że jest pusta.
TNE-X1 = Działać może tylko gracz, do którego należy decyzja, i tylko tak, jak jest pytany.
    .reason = w każdej chwili jest dokładnie jedna decyzja, żeby grę dało się zapisać i odtworzyć.

chapter-leaders = Przywódcy

TNE-C3_1 = Akcja przywódcy rusza dokładnie jednym własnym przywódcą: na planszę, na inne pole albo z planszy.
TNE-C3_2 = Gracz rusza tylko własnymi przywódcami.
TNE-C3_3 = Przywódca idzie na puste pole: bez płytki, przywódcy i katastrofy.
TNE-C3_4 = Przywódca potrzebuje odkrytej świątyni na sąsiednim polu.
TNE-C3_5 = Przywódca nigdy nie wchodzi na rzekę.
TNE-C3_6 = Przywódca nie może połączyć dwóch lub więcej królestw; regiony bez przywódców łączyć może.
TNE-D07 = Przywódca może dołączyć do królestwa regiony bez przywódców.
    .reason = zakazane jest tylko łączenie królestw, a region bez przywódcy nim nie jest.
TNE-C3_7 = Przenoszonego przywódcę najpierw się podnosi i wszystko ocenia bez niego. Na pole, z którego przyszedł, wrócić nie może.
TNE-D05 = Przenoszonego przywódcę podnosi się, zanim oceni się jego nowe pole.
    .reason = przywódca w powietrzu niczego nie łączy i tak gra opublikowana wersja internetowa.
TNE-C3_8 = Przywódca, który traci ostatnią sąsiednią odkrytą świątynię, natychmiast wraca do właściciela.
TNE-C3_9 = Akcje przywódców nie dają punktów.
TNE-C3_10 = Przywódca, który wchodzi do królestwa z przywódcą swojego koloru, wywołuje bunt.

chapter-tiles = Płytki

TNE-C4_1 = Płytkę kładzie się z własnej ręki odkrytą i nigdy więcej nie przesuwa.
TNE-C4_2 = Płytkę kładzie się na pustym polu.
TNE-C4_3 = Farmy kładzie się tylko na rzekach; wszystkie inne płytki tylko na lądzie.
TNE-C4_4 = Płytka może dotykać najwyżej dwóch różnych królestw, niezależnie od liczby boków. Regiony bez przywódców się nie liczą.
TNE-C4_5 = Płytka może leżeć całkiem osobno.
TNE-C4_6 = Płytka dołożona do królestwa daje 1 punkt swojego koloru właścicielowi tamtejszego przywódcy tego koloru, ktokolwiek ją położył.
TNE-C4_7 = Jeśli takiego przywódcy nie ma, punkt, nadal w kolorze płytki, dostaje właściciel tamtejszego króla.
TNE-C4_8 = Połączenie królestwa z regionami bez przywódców to zwykłe położenie: punkt się należy, a płytki zjednoczenia się nie używa.
TNE-C4_9 = Płytka nie daje nic poza królestwem, tam gdzie nie ma ani jej przywódcy, ani króla, albo gdy łączy dwa królestwa.
TNE-C4_10 = Punkt przyznaje się od razu i ma on kolor płytki.
TNE-D40 = Liczba punktów jest nieograniczona.
    .reason = kostki to drobne, a nie zasób.

chapter-uniting-kingdoms = Łączenie królestw

TNE-C5_1 = Płytka dotykająca dwóch królestw łączy je i zostaje przykryta płytką zjednoczenia do końca wszystkich jej wojen. Drugiej w grze nigdy nie ma.
TNE-C5_2 = Płytka łącząca królestwa nie daje punktów, nawet bez wojny.
TNE-C5_3 = Jeśli żaden kolor przywódców się nie powtarza, płytka zjednoczenia wraca i wojny nie ma.
TNE-D16 = Po zjednoczeniu bez wojny nadal sprawdza się budowle, monumenty i skarby.
    .reason = „akcja kończy się bez konfliktu” mówi o konflikcie; budowla, monument i skarby są sprawdzane na końcu każdej akcji.
TNE-C5_4 = Królestwa mogą połączyć tylko płytki, przywódcy nigdy.

chapter-revolts = Bunty

TNE-C7_1 = Bunt zaczyna się, gdy przywódcę położono w królestwie, w którym jest już przywódca jego koloru.
TNE-C7_2 = Atakuje ten, kto położył przywódcę; broni się właściciel przywódcy, który tam był.
TNE-C7_3 = W buncie siłą przywódcy na planszy jest liczba sąsiednich odkrytych świątyń. Świątynia przy obu liczy się dla obu.
TNE-D41 = W buncie liczy się każda odkryta świątynia przy przywódcy, także ta, którą dołączyło dopiero przybycie atakującego.
    .reason = leży przy przywódcy.
TNE-C7_4 = Najpierw atakujący, potem obrońca dokłada raz dowolną liczbę świątyń z ręki, niezależnie od koloru przywódców.
TNE-C7_5 = W buncie wygrywa wyższa suma; przy remisie obrońca.
TNE-D01 = W buncie z instrukcji 2+2 staje przeciw 1+3: to 4 do 4, remis dla obrońcy; pięć to liczba dołożonych świątyń.
    .reason = drukowany przykład dodaje niewłaściwe liczby; rozstrzyga zwykła arytmetyka.
TNE-C7_6 = Za wygrany bunt jest dokładnie 1 czerwony punkt.
TNE-C7_7 = Pokonany przywódca wraca do właściciela, nawet jeśli przyszedł z innego pola.
TNE-D06 = Po przegranym buncie ten sam przywódca może znów wejść na to samo pole.
    .reason = dwie akcje mogą być tego samego rodzaju i nic nie zabrania tej samej.
TNE-C7_8 = Wszystkie świątynie dołożone w buncie usuwa się z gry.
TNE-C7_9 = Żadnego przywódcy nie można wycofać, żeby uniknąć konfliktu.

chapter-wars = Wojny

TNE-C8_1 = Wojna zaczyna się, gdy zjednoczenie wprowadza do jednego królestwa dwóch przywódców jednego koloru.
TNE-C8_2 = Wojny toczy się po jednym kolorze; przy kilku następną wybiera aktywny gracz, nawet jeśli nie ma w nich przywódcy.
TNE-D12 = Aktywny gracz wybiera tylko kolor następnej wojny; kto atakuje, wynika z właścicieli.
    .reason = wybór dotyczy kolejności; atak i obrona wynikają z tego, czyi to przywódcy.
TNE-C8_3 = Aktywny gracz atakuje, jeśli jeden z przywódców jest jego; w przeciwnym razie atakuje pierwszy właściciel zgodnie z ruchem wskazówek zegara.
TNE-D11 = Jeśli aktywny gracz nie ma przywódcy w wojnie, atakuje pierwszy właściciel zgodnie z ruchem wskazówek zegara.
    .reason = tak mówi tekst; zapisane, bo aktywnego gracza często bierze się za atakującego.
TNE-C8_4 = W wojnie zwolennikami są odkryte płytki w kolorze przywódcy.
TNE-C8_5 = W wojnie siłą przywódcy na planszy jest liczba zwolenników połączonych z nim inaczej niż przez płytkę zjednoczenia. Płytka pod nią i regiony dołączone tylko przez nią nie wspierają nikogo. W każdej wojnie liczy się od nowa.
TNE-D08 = Strona przywódcy to wszystko, co połączone z nim inaczej niż przez płytkę zjednoczenia; ona sama i regiony za nią są niczyje.
    .reason = „pierwotne królestwo” to to, z czym przywódca był połączony przed położeniem płytki.
TNE-D09 = W każdej wojnie jednego zjednoczenia zwolenników liczy się od nowa; co zostało odcięte, nie liczy się nigdzie i nie jest usuwane.
    .reason = plansza się zmieniła i każdy liczy to, co na niej leży; zamrożone liczby trzeba by pamiętać.
TNE-D42 = Świątynia pod płytką zjednoczenia nie jest zwolennikiem do końca wojen, a potem jest zwykłą świątynią.
    .reason = czego nie widać, to się nie liczy; każdy przywódca stał wcześniej przy innej świątyni.
TNE-C8_6 = Najpierw atakujący, potem obrońca dokłada raz dowolną liczbę płytek w kolorze wojny z ręki, nawet bez szans na zwycięstwo.
TNE-C8_7 = W wojnie wygrywa wyższa suma; przy remisie obrońca.
TNE-C8_8 = Pokonany przywódca wraca do właściciela, a wszystkich jego zwolenników po jego stronie usuwa się z gry.
TNE-C8_9 = Wygrana wojna daje 1 punkt jej koloru za przywódcę i 1 za każdego zwolennika zdjętego z planszy; płytki z ręki punktów nie dają.
TNE-C8_10 = W wojnie kapłanów świątynie ze skarbem lub przy przywódcy innym niż pokonany kapłan zostają i nie punktują. Ocenia się to, zanim cokolwiek zostanie zdjęte.
TNE-D10 = W wojnie kapłanów sąsiednie świątynie chroni każdy przywódca każdego gracza oprócz pokonanego kapłana; ocenia się to przed zdjęciem płytek.
    .reason = tekst mówi „inny przywódca”; pokonany kapłan odchodzi, więc niczego nie chroni.
TNE-C8_11 = Po każdej wojnie sprawdza się od nowa: następna jest tylko wtedy, gdy jej dwaj przywódcy są nadal w królestwie płytki zjednoczenia.
TNE-C8_12 = Po ostatniej wojnie płytka zjednoczenia wraca, a płytka pod nią zostaje.

chapter-catastrophes = Katastrofy

TNE-C9_1 = Każdy gracz ma dwie katastrofy na całą grę.
TNE-C9_2 = Katastrofę zagrywa się na puste pole, ląd lub rzekę, albo na płytkę, którą usuwa się z gry.
TNE-C9_3 = Katastrofa nie może trafić płytki ze skarbem, monumentu, przywódcy ani innej katastrofy. Jej pole jest martwe na zawsze.
TNE-D28 = Katastrofy nie można zagrać na katastrofę.
    .reason = samo słowo „płytka” oznacza w tej instrukcji płytkę cywilizacji.
TNE-C9_4 = Katastrofa niczego nie łączy: może podzielić królestwa i odesłać przywódców, którzy tracą ostatnią świątynię. Nikt nie punktuje.

chapter-monuments = Monumenty

TNE-C10_1 = Jeśli położona płytka dopełnia kwadrat czterech odkrytych płytek jednego koloru, aktywny gracz może je zakryć i zbudować na nich monument: jeden na położenie, na wybranym kwadracie.
TNE-D15 = Jeśli jedna płytka dopełnia kilka kwadratów, gracz wybiera jeden; na położenie przypada jeden monument.
    .reason = wspólna płytka zostaje zakryta, więc drugi kwadrat znika.
TNE-C10_2 = Jeden z kolorów monumentu musi być kolorem płytek; jeśli takiego już nie ma, nic się nie buduje.
TNE-C10_3 = Możliwość niewykorzystana od razu przepada; nową daje tylko płytka, która na nowo dopełnia kwadrat.
TNE-D14 = Odrzucony monument przepada dla tego kwadratu; nową możliwość daje późniejsza płytka dopełniająca inny kwadrat, choćby zachodzący na ten.
    .reason = drukowane zdanie się urywa; tak grano zawsze.
TNE-C10_4 = Najpierw wojny; kwadrat musi istnieć także po nich.
TNE-C10_5 = Zakryte płytki łączą i niczym więcej nie są; monumentów nigdy się nie usuwa.
TNE-C10_6 = Skarb na zakrytej świątyni zostaje i nadal można go wziąć.
TNE-C10_7 = Przywódcy, którzy po budowie nie mają odkrytej świątyni, wracają do właścicieli.
TNE-C10_8 = Na końcu własnej tury każdy własny przywódca zdobywa 1 punkt swojego koloru za każdy monument tego koloru w swoim królestwie.
TNE-C10_9 = Król zarabia tylko na czarnych monumentach i nikogo nie zastępuje.

chapter-treasures = Skarby

TNE-C11_1 = Na końcu akcji w każdym królestwie z kupcem i więcej niż jednym skarbem właściciel kupca bierze wszystkie skarby oprócz jednego, ktokolwiek grał.
TNE-D18 = Z trzech i więcej skarbów bierze się jeden po drugim, aż zostanie jeden.
    .reason = „wszystkie oprócz jednego” nie kończy się na dwóch.
TNE-D21 = Skarby sprawdza się po każdej akcji.
    .reason = podział królestwa nigdy nie daje kupcowi skarbu, więc stałe sprawdzanie to prostsza postać tej samej zasady.
TNE-X2 = Jeśli w ręcznie ustawionej pozycji jest kilka królestw ze skarbami do wzięcia, pierwszy jest aktywny gracz, potem zgodnie z ruchem wskazówek zegara.
    .reason = w prawdziwej grze do tego nie dochodzi; w przykładzie może, a coś musi być pierwsze.
TNE-C11_2 = Właściciel kupca wybiera, które skarby bierze.
TNE-C11_3 = Skarby w rogach, a na drugiej stronie skarby poza rzekami, bierze się przed innymi.
TNE-D19 = Jeśli są tylko skarby w rogach, wybór między nimi jest dowolny.
    .reason = nie ma innego skarbu, który miałby pierwszeństwo.
TNE-C11_4 = Bez kupca skarby zostają.
TNE-C11_5 = Każdy skarb to 1 punkt dowolnego koloru, przydzielany pojedynczo na końcu gry.

chapter-swapping-and-the-end-of-a-turn = Wymiana i koniec tury

TNE-C6_1 = W wymianie odrzuca się z gry od jednej do sześciu płytek, nie pokazując ich, i dobiera tyle samo; nowych można użyć w drugiej akcji.
TNE-D29 = Wymienia się od jednej do sześciu płytek; kto nic nie robi, pasuje.
    .reason = wymiana niczego byłaby akcją bez skutku, a to jest pas.
TNE-C6_2 = Po akcjach aktywny gracz bierze dochód z monumentów.
TNE-C6_3 = Potem aktywny gracz uzupełnia rękę do 6, a następnie wszyscy inni, którzy mają mniej. W innym czasie ręki się nie uzupełnia.
TNE-D13 = Ręce uzupełnia się tylko na końcu tury, nie po konflikcie.
    .reason = tekst mówi o końcu tury aktywnego gracza i o żadnej innej chwili.
TNE-D36 = Pierwszy uzupełnia aktywny gracz, potem zgodnie z ruchem wskazówek zegara; skarby sprawdza się po uzupełnieniu.
    .reason = ktoś musi być pierwszy, a tura jest aktywnego gracza.
TNE-C6_4 = Potem sprawdza się koniec gry i turę ma następny gracz.

chapter-the-end-and-the-winner = Koniec gry i zwycięzca

TNE-C12_1 = Gra kończy się, jeśli na końcu tury na planszy zostały najwyżej dwa skarby. Osiągnięcie tego wcześniej nie przerywa tury.
TNE-D33 = Skarby kończą grę tylko na końcu tury, po dochodzie i uzupełnieniu.
    .reason = tekst mówi „na końcu tury”.
TNE-C12_2 = Gra kończy się, gdy gracz, który musi dobrać, nie może dobrać pełnej liczby. Dokładne opróżnienie worka nie jest końcem.
TNE-D34 = Sam pusty worek nie kończy gry; kończy ją dopiero to, że trzeba dobrać więcej, niż w nim jest.
    .reason = tekst pyta, czy ktoś nie jest w stanie uzupełnić ręki.
TNE-C12_3 = Przy wymianie kończy to grę od razu, bez dalszej akcji i dochodu; przy uzupełnianiu następuje po dochodzie.
TNE-D35 = Wymiana większa niż zawartość worka prowadzi prosto do końcowej punktacji.
    .reason = tekst mówi, że może się to stać od razu, a co się skończyło, nic nie przynosi.
TNE-D45 = Po nieudanym dobraniu liczy się już tylko wynik. Jeśli zachodzą naraz oba powody końca gry, jako powód podaje się worek.
    .reason = uzupełnia się, zanim policzy się skarby.
TNE-C13_1 = Skarby dodaje się do kolorów; wynikiem gracza jest najsłabszy kolor, a wygrywa najwyższy wynik.
TNE-C13_2 = Przy remisie porównuje się drugie najsłabsze kolory, potem trzecie, potem czwarte. Skarby idą zawsze do koloru, który jest właśnie najsłabszy.
TNE-D38 = Skarby same trafiają do najsłabszych kolorów, co zawsze jest najlepsze.
    .reason = ten sposób jest najlepszy dla najsłabszego koloru i każdego dalszego porównania, więc nie ma czego wybierać.
TNE-C13_3 = Kto ma równe wszystkie cztery kolory, dzieli miejsce.
TNE-D37 = Remis we wszystkich czterech kolorach to prawdziwy remis.
    .reason = instrukcja nie zna dalszego porównania.
TNE-D46 = Gracze dzielący miejsce zostawiają następne puste (1-1-3).
    .reason = zwykły sposób ustalania miejsc.

chapter-the-advanced-game-civilization-buildings = Gra zaawansowana: budowle cywilizacji

TNE-C14_1 = Gra zaawansowana: jeśli położona płytka jest częścią nieprzerwanego rzędu lub kolumny trzech lub więcej odkrytych płytek jednego koloru, aktywny gracz może postawić budowlę tego koloru na dowolnej płytce tej linii.
TNE-C14_2 = To nie jest obowiązek, a płytka, która to umożliwiła, punktowała, zanim budowla stanęła.
TNE-D23 = Płytka, która sprowadza lub przenosi budowlę, nie dostaje premii za nowe miejsce; budowla, która stała w królestwie wcześniej, ją daje.
    .reason = płytka punktuje, zanim budowla się ruszy.
TNE-C14_3 = Budowla na planszy może przejść do nowej linii tylko wtedy, gdy jest ona dłuższa od starej; równie długa nie wystarczy.
TNE-D24 = Nową linię, bez budowli i długą na co najmniej trzy, porównuje się z najdłuższą linią przez płytkę budowli, mierzoną z położoną płytką. Odpowiedniej linii krzyżującej się można użyć, nawet jeśli położona płytka leży też w linii budowli.
    .reason = instrukcja porównuje rzędy i kolumny, więc każdą mierzy się tak, jak teraz leży. Linia, w której budowla już stoi, nie jest nowa.
TNE-C14_4 = Najpierw wojny; linia musi istnieć także po nich.
TNE-C14_5 = Płytka pod budowlą liczy się w wojnach, po przegranej zostaje i nie punktuje.
TNE-D27 = Płytka pod budowlą zostaje po przegranej wojnie razem z budowlą, nawet jeśli linia się skróciła. Budowla w regionie dołączonym przez położoną płytkę daje premię.
    .reason = płytka zostaje, a budowla nie ma gdzie indziej stać. Dołączony region należy w chwili punktowania do królestwa.
TNE-C14_6 = Ilekroć położona płytka punktuje, a w tym królestwie stoi budowla jej koloru, daje 1 punkt tego koloru więcej.
TNE-D22 = Premię budowli dostaje ten, kto punktuje za płytkę, także zastępujący król, także gdy położył ją ktoś inny.
    .reason = premia idzie za punktem; tak gra opublikowana wersja internetowa.
TNE-C14_7 = Monument nad płytką z budowlą odsyła budowlę do zasobu.
TNE-D25 = Budowla pod nowym monumentem wraca do zasobu i może stanąć znowu.
    .reason = płytka nie udźwignie obu; niepostawione budowle są w zasobie.
TNE-C14_8 = Katastrofa nie może trafić płytki z budowlą.
TNE-D26 = Katastrofy nie mogą trafić płytek z budowlą.
    .reason = budowla musiałaby zniknąć albo wisieć w powietrzu, a żadna zasada nie mówi jak.

chapter-options-beyond-the-rulebook = Opcje spoza instrukcji

TNE-D30 = Opcja english (w konfliktach wszystko albo nic): atakujący nie dokłada nic albo dokłada dość, by przewyższyć siłę obrońcy na planszy; obrońca nie dokłada nic albo dokłada dokładnie tyle, by zrównać się z atakującym. Standardowo: dowolną liczbę.
    .reason = inna szeroko grana zasada; instrukcja pozwala na dowolną liczbę, także po to, by pozbyć się płytek.
TNE-D31 = Opcja wonder: kto dopełni krzyż pięciu płytek jednego koloru, może zbudować na nim cud świata zamiast monumentu. Na końcu swojej tury gracz, którego król jest w królestwie cudu, bierze 1 punkt dowolnego koloru, przed dochodem z monumentów. Punkt trzeba wziąć; gra zakończona wymianą go nie daje; odrzucony krzyż przepada jak odrzucony kwadrat; pięć płytek jest jak te pod monumentem.
    .reason = opublikowany dodatek, którego w instrukcji nie ma.
TNE-D32 = Opcja open_scoring (odkryte punkty): punkty i skarby leżą odkryte. Standardowo: za zasłonkami, choć zdobywa się je jawnie.
    .reason = instrukcja trzyma je za zasłonkami; skoro jednak wszystkie punkty zdobywa się jawnie, programy mogą je znać, a ukrywa je tylko obraz.

chapter-misprints = Błędy druku

TNE-D43 = Pomyłki drukowanego tekstu czyta się tak, jak były zamierzone.
    .reason = oczywiste błędy druku, na przykład „górny” przy skarbie w rogu i „rzek” w zasadzie o skarbach zewnętrznych.
