### Babilon: wszystkie zasady według nazw, naszymi słowami. Komunikaty i ich kolejność są takie same jak w en/.

names = Nazwy zaczynające się od A rozstrzygają to, o czym instrukcja milczy lub co można w niej czytać na dwa sposoby, a nazwy zaczynające się od X są nasze własne; gdzie nie jest to oczywiste, podano powód.
reconstructed = Tego, co jest nadrukowane na 48 kafelkach tarasów i 4 kafelkach startowych, ani liczby poszczególnych żetonów rund nigdy nie opublikowano. Jedno i drugie jest tu odtworzone: wyważone i grywalne, ale nieprzepisane z pudełka. Cała reszta jest zgodna z instrukcją. Jeśli masz tę grę, podaj nam, co naprawdę jest na kafelkach i żetonach.

chapter-what-is-in-the-box = Elementy gry

BBL-C1 = Gliniane kafelki mają 2 symbole, granitowe 3, bazaltowe 4. Na każdym jest jeden z czterech rodzajów kwiatów. Obie strony kafelka pokazują te same symbole i ten sam kwiat.
BBL-C2 = Nigdy nie opublikowano, które symbole są na którym kafelku. Lista użyta tutaj jest odtworzona: z każdego materiału 16 kafelków, po 4 z każdym kwiatem; każdy symbol równie często na każdym materiale, przy każdym kwiecie i w każdym rogu; żadne dwa kafelki nie są takie same, nawet po obróceniu. Na kafelku startowym każdy symbol jest raz. Jeśli masz tę grę, podaj nam prawdziwą listę.
    .reason = wyrównana lista nie faworyzuje żadnej planszy i pasuje do liczby plastikowych elementów.
BBL-C3 = Nie opublikowano też, ile jest których żetonów rund. Zestaw użyty tutaj jest odtworzony: po dwa żetony z każdym z sześciu efektów i dwa puste, razem 14.
    .reason = słowa „jeśli na żetonie jest efekt” oznaczają, że bywają puste.

chapter-setup = Przygotowanie

BBL-S1 = Kamieniołom ma 4 × 4 stosy po trzy kafelki: na spodzie bazaltowy, w środku granitowy, na wierzchu gliniany. Znany jest tylko wierzchni kafelek stosu.
BBL-S2 = Każdy gracz ma planszę i przechowany na niej kafelek startowy z tym samym kwiatem; filarów na początku nie ma.
BBL-A45 = Plansze się losuje, po jednej dla każdego gracza.
    .reason = tak jest sprawiedliwie, a instrukcja nie podaje kolejności wyboru.
BBL-S3 = Przy 2, 3 i 4 graczach w grze jest 14, 12 i 10 żetonów rund, wylosowanych w ciemno; gra trwa 15, 13 i 11 rund.
BBL-S4 = Pierwszego gracza wskazuje los; zaczyna on każdą rundę.
BBL-S5 = Przed grą każdy po kolei, od pierwszego gracza, usuwa z gry jeden gliniany kafelek, nic za to nie dostając: przy 2 graczach trzy razy, przy 3 raz, przy 4 wcale.
BBL-A29 = Przed grą usuwa się tylko kafelki gliniane, nigdy granit spod usuniętego kafelka.
    .reason = instrukcja liczy kafelki gliniane.
BBL-X4 = Gdy kafelek opuszcza stos, ten pod nim odkrywa się od razu, zanim stanie się cokolwiek innego.
    .reason = przy stole od razu go widać.

chapter-rounds-and-turns = Rundy i tury

BBL-T1 = Tura ma trzy kroki: wydobycie kafelka (obowiązkowe), budowę (dobrowolną) oraz przechowanie lub odrzucenie reszty (obowiązkowe).
BBL-T2 = W rundzie każdy ma jedną turę, zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza.
BBL-T3 = Po każdej rundzie odkrywa się następny żeton rundy. W kolejnej rundzie działa tylko on, i to dla wszystkich.
BBL-A23 = W pierwszej rundzie nie działa żaden żeton rundy.
BBL-X2 = Decyduje tylko ten, kogo gra pyta, i tylko o tym, o co pyta.
    .reason = w każdej chwili jest dokładnie jedna decyzja, więc grę można zapisać i odtworzyć.
BBL-X3 = Tura kończy się dopiero wtedy, gdy gracz ją zakończy, nawet jeśli nic więcej nie da się zrobić.
    .reason = chce się jeszcze popatrzeć na to, co się zbudowało.

chapter-mining = Wydobycie

BBL-M1 = Weź wierzchni kafelek dowolnego stosu.
BBL-M2 = Każda z czterech krawędzi wydobytego kafelka daje pojedynczy filar, chyba że stos obok jest wyższy. Liczy się ściana, liczy się dno, liczą się kafelki tej samej lub niższej warstwy.
BBL-M4 = Przy wydobyciu sąsiedzi po skosie nigdy się nie liczą.
BBL-M3 = Wydobycie daje o jeden pojedynczy filar więcej, jeśli kafelek ma kwiat twojej planszy.
BBL-A28 = Kwiaty dają filary tylko za kafelki z kamieniołomu; kafelek startowy nic nie daje.
    .reason = to zasada wydobycia.

chapter-placing-tiles = Kładzenie kafelków

BBL-B1 = Możesz położyć wydobyty kafelek, przechowany, oba albo żaden.
BBL-B2 = Filary przechowane i nowe są równorzędne. Kafelek startowy jest przechowanym kafelkiem jak każdy inny, już od pierwszej tury.
BBL-G1 = Ogród ma 8 × 8 otworów, a kafelek zajmuje 2 × 2.
BBL-A4 = Kafelek może być przesunięty względem niższych o dowolną liczbę całych pól.
    .reason = obrazków instrukcji brakuje, a recenzenci mówią tylko o kafelkach przesuniętych.
BBL-G2 = Kafelek można obracać o ćwierć obrotu, ale nie wolno go odwracać na drugą stronę.
BBL-X1 = Obroty, które wyglądają tak samo, gra proponuje raz, z najmniejszą liczbą ćwierćobrotów.
    .reason = to ten sam ruch.
BBL-G3 = Plansza to poziom 0. Pojedynczy filar lub posąg podnosi kafelek o jeden poziom, podwójny filar o dwa.
BBL-P1 = Kafelek musi w całości leżeć na planszy.
BBL-A3 = Żaden kafelek nie wystaje poza krawędź planszy.
    .reason = miałby dwa rogi bez podpory, a to za dużo.
BBL-P2 = Poziom jest otwarty, gdy tylko jakiś kafelek ogrodu leży na poziomie pod nim, choćby daleko.
BBL-A33 = Kafelek otwiera poziom nad sobą, nawet jeśli został potem zakryty.
    .reason = został tam położony.
BBL-P3 = Żaden kafelek nie może całkowicie zakryć innego.
BBL-A5 = Żadne dwa kafelki ogrodu nie mają tego samego obrysu, choćby ich poziomy były odległe (opcja „Bez takich samych obrysów”, domyślnie włączona).
    .reason = instrukcja mówi „nigdy”; inaczej dwa naprzemienne obrysy dałyby tanią wieżę bez końca.
BBL-A41 = Bez opcji „Bez takich samych obrysów” takie same obrysy są zabronione tylko na sąsiednich poziomach.
BBL-P4 = Kafelek leży ponad wszystkim na swoich czterech polach: na żadnym z nich nie może być kafelka tego samego lub wyższego poziomu.
BBL-A6 = Kafelka nie można wsunąć pod wolny róg wyższego.
    .reason = zakryte pole musiałoby unieść filar lub belweder, a zakrytych pól się nie używa.
BBL-P5 = Kafelka nie można położyć tam, gdzie przeszkadza mu most lub schody.
BBL-A14 = Pod środkiem mostu nie może stać filar ani leżeć kafelek na poziomie mostu lub niżej.
    .reason = brakuje miejsca. W rzeczywistości żaden kafelek nigdy tego pola nie zakryje, bo zakryłby też koniec mostu i miałby najwyżej dwie podpory.
BBL-A15 = Nad dolnym końcem schodów nie kładzie się kafelka na poziomie ich górnego końca; wyżej wolno (opcja „Miejsce nad schodami”, domyślnie włączona).
    .reason = to miejsce zajmują stopnie.
BBL-A48 = Schody mają koniec dolny i górny; miejsca nad sobą potrzebuje tylko dolny.
BBL-P6 = Podparte są trzy lub cztery rogi kafelka: posągiem lub pojedynczym filarem z poziomu niżej albo podwójnym filarem z dwóch poziomów niżej, zawsze na pustym otworze lub polu. Przy trzech podporach na czwartym rogu staje belweder.
BBL-P8 = Podpory można mieszać, o ile wszystkie kończą się na tej samej wysokości.
BBL-A2 = Czwartą podporę można celowo pominąć; na jej rogu staje wtedy belweder.
    .reason = „3 lub 4” to wybór.
BBL-A44 = Przy kładzeniu kafelka zawsze wskazuje się róg z belwederem, nawet jeśli nie ma innej możliwości.
    .reason = żeby nikogo nie zaskoczył.
BBL-A8 = Posąg tuż pod rogiem zawsze go podpiera, więc na tym rogu nie ma belwederu.
    .reason = posąg jest dokładnie tak wysoki jak filar.
BBL-A9 = Kafelek mogą podpierać same posągi.
BBL-A22 = Drugi kafelek mogą podpierać nawet posągi zbudowane w tej samej turze.
    .reason = już tam stoją.
BBL-A47 = Posąg, który stał się filarem, pozostaje nim na zawsze.
BBL-A17 = Na schodach, fontannie, moście i belwederze nie może stać filar: ich pole nie jest puste.
BBL-A18 = Pole ze schodami, fontanną, mostem lub belwederem może zostać zakryte jako jedyny niepodparty róg kafelka.
    .reason = wynika to z tego, że potrzebne są trzy podpory.
BBL-P7 = Filary stawia się tylko razem z kafelkiem, który podpierają.
BBL-P9 = Po położeniu kafelka powierzchnią w tym miejscu są jego cztery pola, puste z wyjątkiem belwederu.
BBL-P10 = Pojedynczy filar kosztuje jeden, podwójny dwa: dwa pojedyncze można w każdej chwili wymienić na podwójny, nigdy na odwrót.
BBL-A43 = Podwójny filar z ręki zużywa się, zanim wymieni się pojedyncze.
    .reason = i tak nie można go zachować.
BBL-G4 = Tego, co leży pod wyższym kafelkiem, nie można już używać ani do filarów, ani do dekoracji.

chapter-decorations = Dekoracje

BBL-D1 = Po położeniu kafelka możesz zbudować za darmo dowolną liczbę dekoracji. Stoją na pustych, niezakrytych polach z właściwym symbolem, przynajmniej częściowo na kafelku położonym w tej turze, i nigdy na skos.
BBL-A1 = Dekoracje są dobrowolne; belweder jest obowiązkowy.
    .reason = recenzenci są zgodni, a instrukcja mówi „możesz”.
BBL-A21 = Dwa kafelki jednej tury kładzie się w dowolnej kolejności, po każdym można budować dekoracje, a pierwszy kafelek pozostaje na nie otwarty przez całą turę.
    .reason = oba to kafelki położone w tej turze.
BBL-D2 = Schody łączą dwa symbole schodów obok siebie na poziomach różniących się dokładnie o 1.
BBL-A37 = Schody nigdy nie łączą poziomów różniących się o 2 lub więcej ani kafelka z planszą.
BBL-D3 = Fontanna łączy dwa symbole fontanny obok siebie na dwóch kafelkach tego samego poziomu.
BBL-D4 = Most łączy dwa symbole mostu w rzędzie lub kolumnie, z dokładnie jednym polem między nimi, na dwóch kafelkach tego samego poziomu.
BBL-A13 = Pod mostem może być wszystko, co niższe, ale nie kafelek na jego poziomie lub wyżej.
    .reason = „puste pole” nie może oznaczać gruntu, bo mosty na poziomie 3 byłyby prawie niemożliwe.
BBL-A16 = Dwa mosty nie krzyżują się na jednym poziomie.
    .reason = brakuje miejsca.
BBL-A39 = Niższe pola pod środkiem mostu nadal można ozdabiać.
    .reason = miejsca potrzebują tylko filary i kafelki.
BBL-D5 = Twój pierwszy posąg może stać na dowolnym symbolu posągu, każdy następny w tym samym rzędzie lub kolumnie co inny twój posąg.
BBL-A12 = Posągi są w linii tylko wzdłuż rzędów i kolumn, na dowolną odległość i przez dowolne poziomy; nic tej linii nie przerywa.
BBL-A10 = Jeśli wszystkie twoje posągi stały się filarami, następny liczy się znów jako pierwszy.
    .reason = filary nie są posągami.
BBL-A11 = Posąg zakryty przez kafelek leżący dwa lub więcej poziomów wyżej nie jest filarem. Nadal liczy się do linii posągów, ale nie daje punktów.
    .reason = instrukcja mówi tylko, że posąg użyty jako filar nie jest już posągiem.
BBL-D6 = Belweder staje na niepodpartym rogu od razu; symbol w tym miejscu przepada.
BBL-A20 = Belwedery nie liczą się ani do zestawów dekoracji, ani do linii posągów.
BBL-D7 = Dwa symbole jednego kafelka nigdy nie tworzą razem schodów, fontanny ani mostu.
BBL-A36 = Dwa jednakowe symbole jednego kafelka nic razem nie tworzą, nawet jeśli leżą obok siebie.

chapter-round-tokens = Żetony rund

BBL-N1 = Żeton rundy „pillar”: każdy bierze pojedynczy filar.
BBL-N2 = Żeton rundy „double”: każdy bierze podwójny filar; nie można go przechować.
BBL-A24 = Filary z żetonu rundy dostaje się automatycznie na początku tury.
    .reason = nikt by nie odmówił.
BBL-N3 = Żeton rundy „change”: jeden symbol na właśnie położonym kafelku może w tej turze liczyć się jako inny.
BBL-N4 = Żeton rundy „add”: jedno pole bez symbolu na właśnie położonym kafelku może w tej turze liczyć się jako dowolny symbol.
BBL-A25 = Symbol można zmienić lub dodać raz na turę, a nie raz na kafelek, i to dla każdej dekoracji.
    .reason = instrukcja mówi o jednym symbolu.
BBL-A26 = Symbolu nie można zmienić ani dodać na polu z belwederem ani z czymkolwiek innym.
BBL-A40 = Zmiana lub dodanie symbolu to osobna decyzja, dobrowolna i ostateczna. Do końca tury pole pokazuje nowy symbol, potem znów nadrukowany; to, co zbudowano, zostaje.
BBL-N5 = Żeton rundy „flower”: pasujący kwiat daje 2 filary zamiast 1.
BBL-N6 = Żeton rundy „less”: wydobycie daje o 1 filar mniej.
BBL-A27 = Przy żetonie rundy „less” filar odejmuje się od całego zysku z wydobycia, razem z kwiatem, ale nigdy poniżej zera.
BBL-N7 = Żeton rundy „blank”: bez efektu.

chapter-storing-and-discarding = Przechowywanie i odrzucanie

BBL-K1 = Na koniec tury możesz przechować do 6 pojedynczych filarów. Reszta i wszystkie podwójne wracają.
BBL-K2 = Wydobyty kafelek, którego nie położono, przechowuje się lub odrzuca. Jest miejsce na jeden kafelek; przechowanie nowego oznacza odrzucenie starego.
BBL-A38 = Przechowanie lub odrzucenie kończy budowę i żadna tura nie kończy się z wydobytym kafelkiem w ręku.
BBL-A30 = Odrzucone kafelki usuwa się z gry.
    .reason = instrukcja nie przewiduje powrotu do kamieniołomu.
BBL-A35 = Przechowany kafelek można odrzucić także bez potrzeby.
BBL-A49 = Odrzucenia przechowanych filarów gra nie proponuje, bo byłoby bezcelowe.
BBL-A32 = Zasób filarów i dekoracji jest nieograniczony.
    .reason = instrukcja nie mówi o brakach.
BBL-A42 = Z opcją „Ograniczony zasób” zasób jest ograniczony: 148 pojedynczych i 60 podwójnych filarów, 38 belwederów, 38 posągów, 15 schodów, 15 fontann, 15 mostów. Wyczerpany element nic nie daje, wymiana wymaga podwójnego filara w zasobie, a kafelek na trzech podporach wymaga belwederu; elementy pod kafelkami pozostają w użyciu.

chapter-the-end = Koniec gry

BBL-E1 = Gra kończy się po ostatniej rundzie, gdy nie ma już żetonu rundy do odkrycia.
BBL-D8 = Liczy się to, co widać z góry: kafelek, jeśli jest najwyższy nad choćby jednym ze swoich pól, schody i fontanna, jeśli niezakryte jest choć jedno z ich dwóch pól.
BBL-E2 = Każdy widoczny posąg daje tyle punktów, ile wynosi jego poziom.
BBL-E3 = Każda widoczna fontanna daje trzy razy tyle punktów, ile wynosi jej poziom.
BBL-E4 = Każdy widoczny most daje trzy razy tyle punktów, ile wynosi jego poziom.
BBL-E5 = Każde widoczne schody dają tyle punktów, ile wynosi suma ich dwóch poziomów.
BBL-E6 = Każdy zestaw posągu, fontanny, mostu i schodów daje 4 punkty.
BBL-E7 = Każdy zestaw widocznych kafelków ze wszystkimi czterema kwiatami daje 4 punkty, łącznie z kafelkiem startowym.
BBL-A7 = Kilka kafelków może razem całkowicie zakryć inny; nie daje on wtedy kwiatu.
BBL-E8 = Każdy widoczny belweder daje 1 punkt, na dowolnym poziomie.
BBL-A19 = Zakryty belweder nic nie daje.
BBL-E9 = Najwyższy poziom, na którym leży kafelek, daje dwa razy tyle punktów, ile wynosi jego numer.
BBL-A34 = Najwyższy kafelek zawsze widać.
BBL-E10 = Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto ma mniej widocznych otworów; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
BBL-A31 = Otwór pod mostem jest widoczny.
    .reason = otwory zakrywają tylko kafelki.
BBL-A46 = O wszystkich miejscach rozstrzygają punkty, przy remisie mniejsza liczba widocznych otworów; jeśli i ona jest równa, gracze dzielą miejsce.

chapter-written-positions = Zapisane pozycje

BBL-X5 = W zapisanej pozycji na symbolach innych niż własny może stać najwyżej tyle dekoracji, ile widziano żetonów „change” (a na pustych polach żetonów „add”).
    .reason = nic innego ich tam nie postawi, więc większa liczba to pomyłka w zapisie.
