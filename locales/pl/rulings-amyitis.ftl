### Amyitis: wszystkie zasady według nazw, naszymi słowami. Komunikaty i ich kolejność są takie same jak w en/.

names = Nazwy zaczynające się od R rozstrzygają tam, gdzie instrukcja milczy lub można ją czytać na dwa sposoby, a nazwy zaczynające się od X są nasze własne; przy nich podano powód.
reconstructed = Nie wszystkie drukowane elementy tej gry mogliśmy zobaczyć. Odtworzone, czyli starannie odgadnięte tak, by zgadzało się ze wszystkim, co wiadomo, są: liczby rzemieślników przy dwóch i trzech graczach; liczby większości kart gildii (pewne są liczby przewodników karawany stopnia 0 i 2); to, że Palmyra i Ninoua oferują pałace i ogrodników; drugi towar na trzech z czterech kart roślin; punkty i premie szesnastu z dwudziestu płytek ogrodu; oraz to, które dokładnie kanały są podwójne. Kto ma tę grę, może poprawić kopię pliku z elementami i z nią grać.

chapter-material = Elementy gry

AMY-D1 = W pudełku jest 20 płytek ogrodu, 35 żetonów towarów (po 7 każdego z pięciu rodzajów), 14 wielbłądów, 30 talentów, po 30 kostek dla każdego gracza i 15 szarych, 18 rzemieślników, 31 kart gildii i 4 karty roślin. To, co na nich wydrukowano, jest w pliku z elementami, który przy każdej wartości podaje, skąd pochodzi; część jest odtworzona i na planszy w terminalu ma znak °. Te sumy są sprawdzane w każdym pliku z elementami.
AMY-D2 = Przewodnik karawany stopnia 0, 1 i 2 pozwala przesunąć karawanę o 0, 2 i 4 pola dalej i zachować 2, 2 i 4 towary. Ze stopniem 2 gracz dostaje też żeton, który na nim leży.
AMY-D3 = Bankier stopnia 1, 2 i 3 wypłaca co rundę 1, 2 i 2 talenty, ostatni także 2 punkty.
AMY-D4 = Pałace stopni od 1 do 6 dają 2, 3, 4, 5, 7 i 10 punktów, raz, w chwili wzięcia.
AMY-D5 = Ogrodnik nie ma stopnia. Oddany przy sadzeniu podnosi jakość rośliny o jeden i wraca do zasobu.
AMY-D6 = Wyższą kartę gildii kładzie się na niższej i działa tylko ta na wierzchu. Niższe karty zostają u gracza; wracają tylko ogrodnicy.
AMY-D7 = Kart gildii jest przy dwóch, trzech i czterech graczach 15, 21 i 31. Dla spóźnionych najniższego stopnia gildii może zabraknąć.
AMY-D8 = Rzemieślników jest przy dwóch, trzech i czterech graczach 10, 14 i 18.
AMY-D9 = Dziewięć miast leży w kręgu; zgodnie z ruchem wskazówek zegara: Babilon skupuje towary; Eshnunna (sól) sprzedaje rośliny; Susa (jęczmień) przewodników karawany i bankierów; Ur (palma) rośliny; Uruk (daktyle) bankierów i przewodników karawany; Mari (jęczmień) rośliny; Palmyra (sól) pałace i ogrodników; Khorsabad (daktyle) rośliny; Ninoua (palma) pałace i ogrodników.
AMY-D10 = Karty roślin od P1 do P3 mają jedną stronę jakości 1 i drugą jakości 2, karta K ma jakość 2 po obu. Jakość 2 kosztuje dodatkowo towar podany na karcie. Po każdym zakupie kartę się odwraca. Jakości 3 nie ma.
AMY-D11 = Pola tworzą dwa rzędy po pięć. Od lewej, górne: sól, palma, jęczmień, daktyle, wino; dolne: jęczmień, daktyle, sól, palma, wino.
AMY-D12 = Trzy świątynie, Isztar, Marduka i Tammuza, mają po cztery miejsca.
AMY-D13 = Ogród to kwadrat 4 × 4 grządek na czterech tarasach po 7, 5, 3 i 1. Tarasy od 1 do 4 wymagają roślin jakości 1, 2, 3 i 3.
AMY-D14 = Przy dwóch graczach nie używa się grządek 02, 03 i 13.
AMY-D15 = Między sąsiednimi grządkami są 24 kanały. Osiem z nich, te przy grządkach tarasów 3 i 4, ma dwa odcinki; razem jest ich 32. Rzeka płynie wzdłuż dwóch dolnych boków; sama nie jest odcinkiem i nie nawadnia żadnej grządki.
AMY-D16 = Płytki ogrodu pokazują punkty i premie: talenty, wielbłądy, dowolne towary oraz kartę wskazanej lub dowolnej gildii.

chapter-setup = Przygotowanie

AMY-S1 = Przy trzech graczach odkłada się do pudełka karty oznaczone dla czterech, przy dwóch także karty oznaczone dla trzech.
AMY-S2 = Karawana zaczyna w Babilonie; używa się karty Amyitis dla danej liczby graczy.
AMY-S3 = Karta K leży w Khorsabadzie dowolną stroną do góry. Pozostałe karty roślin rozkłada się losowo na Eshnunnie, Ur i Mari, jakością 1 do góry.
AMY-S4 = Rzemieślnicy to potasowana talia; karty gildii leżą odkryte, według rodzaju i stopnia.
AMY-S5 = Tasuje się po jednym żetonie soli, palmy, jęczmienia i daktyli; każdy przewodnik karawany stopnia 2 w grze dostaje jeden, reszta wraca.
AMY-S6 = Płytka warta 10 leży na szczycie ogrodu. Na każdą inną grządkę trafia losowa płytka jakości, jakiej grządka wymaga; pozostałych się nie używa. Przy dwóch graczach trzy grządki zostają puste.
AMY-S7 = Każdy gracz zaczyna z 4 talentami, 1 wielbłądem, przewodnikiem karawany stopnia 0 i bez punktów. Pierwszego gracza wskazuje los.

chapter-phase-i = Faza I

AMY-I1 = W każdej rundzie wszystkich rzemieślników się tasuje i wykłada odkryte tyle trójek, ilu jest graczy. Pozostałych w tej rundzie się nie używa.
AMY-I2 = Potem każdy gracz bierze dochód swojego bankiera; bez bankiera nie ma dochodu.

chapter-phase-ii-turns = Faza II: tury

AMY-A1 = Gracze wykonują tury zgodnie z ruchem wskazówek zegara od pierwszego gracza, dopóki wszyscy nie spasują. Tura to jedna akcja: pas, zatrudnienie albo ruch karawany.
AMY-A2 = Kto spasował, nie wykonuje w tej rundzie więcej akcji.
AMY-A3 = Kto spasował, bierze talent za każdym razem, gdy wypada jego kolej, a ktoś jeszcze nie spasował; w chwili pasowania nie.
AMY-R17 = Faza kończy się w chwili, gdy spasuje ostatni gracz, i nikt nie bierze za to talentu. Do tego czasu talenty za spasowanie bierze się w kolejności tur.
    .reason = mówi to przykład w instrukcji.
AMY-R16 = Pasować wolno zawsze; kto nie może ani zatrudnić, ani ruszyć karawany, musi spasować.
    .reason = tura musi być zawsze możliwa.
AMY-X1 = Decyduje tylko ten, kto jest pytany, i tylko o tym, o co jest pytany.
    .reason = w każdej chwili jest dokładnie jedna decyzja, więc grę można zapisać i odtworzyć.

chapter-hiring = Zatrudnianie

AMY-H1 = Odkryty rzemieślnik kosztuje tyle talentów, ile kart jego trójki jest odwróconych: 0, 1 lub 2. Kartę się odwraca, a rzemieślnik pracuje od razu.
AMY-R27 = Pierwsza karta trójki jest gratis, także dla kogoś bez talentów.
    .reason = nie trzeba nic płacić.
AMY-H2 = Rolnik: kostka na skrajnie lewe puste pole jednego z rzędów; weź jego towar.
AMY-H3 = Pełny rząd daje ogrodnika temu, kto ma w nim najwięcej kostek, jeśli jakiś został i nikt nie ma tyle samo; potem rząd się opróżnia.
AMY-H4 = Kapłan: kostka na skrajnie lewe miejsce świątyni. Pozostałe kostki przesuwają się o miejsce w prawo; wypchnięta z czwartego miejsca wraca do właściciela.
AMY-R11 = Świątynia jest kolejką o czterech miejscach: kto pierwszy wszedł, pierwszy wychodzi.
    .reason = kostki wchodzą zawsze z lewej, więc luk nie ma.
AMY-H5 = Inżynier: kostka na dostępny odcinek, 2 punkty.
AMY-H6 = Odcinek jest dostępny, jeśli jest pusty i zaczyna się przy rzece albo z rzeką bez przerwy łączą go odcinki nawodnione, czyjekolwiek są.
AMY-R12 = Dwa odcinki podwójnego kanału leżą obok siebie. Woda przechodzi, gdy jeden z nich jest nawodniony, a nawodnić można oba, gdy tylko woda dotrze do jednego końca. Opcja double_canals=both to surowsza wykładnia: woda przechodzi tylko wtedy, gdy nawodnione są oba.
    .reason = instrukcja mówi o drodze, która nie prowadzi przez suchy odcinek, a droga może wieść mokrym.
AMY-X3 = Oba odcinki podwójnego kanału są równorzędne; kostka trafia na pierwszy wolny.
    .reason = żadna zasada ich nie rozróżnia.
AMY-R13 = Szare kostki bez drogi do rzeki niczego nie otwierają; mając ją, łączą jak każde inne.
    .reason = droga musi sięgać rzeki.
AMY-R15 = Kanały przy obsadzonych grządkach nadal można nawadniać, za punkty.
    .reason = żadna zasada tego nie zabrania.
AMY-R14 = Grządek nieużywanych przy dwóch graczach nigdy się nie obsadza i nie powodują one automatycznego nawodnienia, ale kanały przy nich można nawadniać i prowadzą wodę dalej.
    .reason = brakuje tylko płytek.
AMY-R29 = Bez dostępnego odcinka nie można zatrudnić inżyniera.
    .reason = nie miałby nic do roboty.
AMY-H7 = Kupiec: wielbłąd.

chapter-the-caravan = Karawana

AMY-C1 = Aby ruszyć karawanę, gracz odrzuca co najmniej jednego wielbłąda. Karawana idzie zgodnie z ruchem wskazówek zegara co najmniej o jedno pole, najwyżej o pole za każdego wielbłąda i o premię przewodnika karawany.
AMY-R3 = Gracz podaje tylko liczbę kroków; wielbłądów odrzuca tyle, o ile liczba kroków przewyższa premię, ale co najmniej jednego.
    .reason = płacenie więcej nikomu nic nie daje.
AMY-R4 = Pełne okrążenie, dziewięć kroków, jest ruchem, więcej już nie.
    .reason = karawana musi się ruszyć, a dziewięć kroków to ruch; drugie okrążenie tylko marnowałoby wielbłądy.
AMY-C2 = Gdzie karawana się zatrzyma, tam gracz musi handlować.
AMY-R5 = Ruch jest dozwolony tylko wtedy, gdy możliwy jest cały handel: w Babilonie sprzedaż towaru (jeśli nigdzie nie ma wolnego odcinka, nawodnienie odpada); w mieście gildii zapłata jego towarem i karta jednego z dwóch rodzajów; w mieście roślin zapłata ceny i grządka do obsadzenia, z uwzględnieniem własnych ogrodników.
    .reason = instrukcja zabrania ruchów, po których nie można handlować.
AMY-R36 = Żaden krok decyzji nie może prowadzić w ślepą uliczkę: jedynym winem nie można na przykład zapłacić za jęczmień, jeśli jest potrzebne za palmę.
    .reason = wynika z AMY-R5.
AMY-C3 = Babilon: jeden towar za 3 punkty albo dwa za 6 i jeden odcinek zostaje nawodniony bez punktów. Nawodnić trzeba.
AMY-C4 = Miasto gildii: jego towar za kartę jednego z jego dwóch rodzajów. Pałac daje punkty od razu, przewodnik karawany stopnia 2 swój żeton.
AMY-C5 = Pierwsza karta gildii jest stopnia 1, a każda następna o stopień wyższa; żadnego się nie pomija.
AMY-C6 = Jeśli następny stopień jest wyczerpany, gracz w tej gildii nigdy już nie awansuje.
AMY-R7 = Niższe karty nie wracają, więc wyczerpany stopień pozostaje wyczerpany; ogrodnicy wracają.
    .reason = karty kładzie się jedną na drugiej.
AMY-R26 = Stopnie mają bankierzy, przewodnicy karawany i pałace; ogrodnicy to czwarty rodzaj kart gildii i się zużywają.
    .reason = instrukcja wymienia trzy rodzaje, które pokazują stopień.
AMY-R6 = Ogrodnika można wziąć w mieście gildii, kiedy tylko jakiś jest, i mieć ich dowolnie wielu.
    .reason = nie ma stopnia.
AMY-R8 = Każdy pałac daje swoje punkty raz, wszystkie razem 31, także jako premia z płytki.
    .reason = punkty dostaje się za wzięcie karty, niezależnie od sposobu.
AMY-R1 = Kto bierze przewodnika karawany stopnia 2, dostaje żeton, który na nim leży.
    .reason = zdanie naszej instrukcji mówi odwrotnie, ale jej przykład i instrukcje w innych językach mówią właśnie to.
AMY-R2 = Gdy zostali dwaj przewodnicy karawany stopnia 2, biorący wybiera, którego bierze, a więc i który żeton.
    .reason = karty leżą odkryte.
AMY-C7 = Miasto roślin: jego towar, a za jakość 2 także towar z karty; sadzi się od razu, potem kartę się odwraca.
AMY-C8 = Wino zastępuje dowolny towar, ale nie wielbłąda ani talent.
AMY-X2 = Pytamy, czym zapłacić, tylko tam, gdzie są dwa sposoby; to samo dotyczy towarów oddawanych na koniec rundy i ostatniego żetonu na przewodniku karawany.
    .reason = pytanie z jedną odpowiedzią nie jest decyzją.

chapter-planting = Sadzenie

AMY-P1 = Sadzi się na grządce, na której wciąż leży płytka i która ma co najmniej jeden bok całkowicie nawodniony; przy podwójnym boku oba odcinki.
AMY-P2 = Jakość musi sprostać temu, czego wymaga taras.
AMY-P3 = Każdy oddany ogrodnik dodaje 1 do jakości rośliny.
AMY-R31 = Oddaje się dokładnie tylu ogrodników, ilu trzeba.
    .reason = więcej byłoby pomyłką, nigdy planem.
AMY-P4 = Gracz bierze płytkę i od razu dostaje jej punkty i premie.
AMY-X5 = Z premii płytki najpierw dostaje się talenty i wielbłądy, potem towary, na końcu kartę gildii.
    .reason = jakaś kolejność jest potrzebna, a jedno nie wpływa na drugie.
AMY-R30 = Gdy premią płytki jest dowolny towar, może to być wino.
    .reason = instrukcja wyklucza wino w dwóch innych miejscach, tu nie.
AMY-R34 = Kartę gildii z premii płytki, którą można dostać, trzeba wziąć.
    .reason = premie się otrzymuje, nie są propozycją.
AMY-R9 = Karta gildii z premii płytki, której nie można dostać, przepada. Dowolna karta to karta każdej gildii, której następną kartę można wziąć. Premie dostaje się przed premią za nawadnianie.
    .reason = nic innego nie powiedziano.
AMY-P5 = Potem gracz z największą liczbą kostek wokół grządki, na wszystkich jej bokach, zdobywa punkty według jakości z karty rośliny, bez ogrodników; przy remisie nikt. To premia za nawadnianie.
AMY-R10 = Przy premii za nawadnianie szare kostki się nie liczą, oba odcinki podwójnego boku tak, a zdobyć ją może też sadzący.
    .reason = szare nie liczą się też w świątyniach, a instrukcja mówi „wszystkie kostki wokół”.
AMY-P6 = Potem wszystkie puste odcinki między właśnie obsadzoną grządką a obsadzonymi wcześniej sąsiednimi dostają szare kostki. Są nawodnione, a kanały mogą biec od nich dalej.
AMY-R24 = Sadzi się w tej kolejności: zapłata, sadzenie, płytka, premie, premia za nawadnianie, szare kostki, odwrócenie karty.
    .reason = kolejność tekstu instrukcji.

chapter-phase-iii = Faza III

AMY-T1 = Po ostatnim pasie gracz po prawej stronie pierwszego wkłada kostkę do wybranej świątyni, a po szarej do pozostałych dwóch: to procesja.
AMY-R25 = Procesję prowadzi ostatni gracz w kolejności, ten po prawej stronie pierwszego.
    .reason = instrukcja; źródło, które twierdzi inaczej, się myli.
AMY-T2 = Potem Isztar, Marduk i Tammuz, w tej kolejności, nagradzają dwóch graczy z największą liczbą kostek w swojej świątyni; szare nigdy się nie liczą.
AMY-T6 = Przy równej liczbie kostek w świątyni rozstrzyga ta najdalej z prawej.
AMY-R21 = Drugi w świątyni jest najlepszy z pozostałych według liczby kostek, a potem tej najdalej z prawej.
    .reason = zasadę remisu podano dla nagród w ogóle.
AMY-T7 = Kto jest w świątyni sam, dostaje tylko pierwszą nagrodę; przy dwóch graczach jest tylko pierwsza nagroda.
AMY-T3 = Isztar: pierwszy bierze wielbłąda albo talent, drugi dostaje to drugie.
AMY-R20 = W świątyni Isztar drugi dostaje to, co zostało; gdy pierwszy jest tam sam, drugi dar przepada.
    .reason = „nagroda, która pozostała”.
AMY-T4 = Marduk: pierwszemu 2 punkty, drugiemu 1.
AMY-T5 = Tammuz: pierwszy kładzie kostkę na polu i bierze jego towar jak rolnik; drugi może wymienić towar na dowolny inny prócz wina.
AMY-R18 = Rząd zapełniony przez Tammuza ocenia się jak zwykle, zanim się go opróżni; przy remisie ogrodnika nie bierze nikt.
    .reason = uwaga w instrukcji.
AMY-R19 = Wymiana w świątyni Tammuza jest dobrowolna. Wino można oddać, ale nie dostać, a bez towarów wymiany nie ma.
    .reason = „może”, a wino jest wymienione.
AMY-R32 = W świątyni Tammuza towar wymienia się na inny rodzaj.
    .reason = ten sam rodzaj nic by nie zmienił.
AMY-T8 = Począwszy od pierwszego gracza, każdy oddaje towary ponad 2, a z przewodnikiem karawany stopnia 2 ponad 4. Wielbłądy i talenty nie są ograniczone.
AMY-T9 = Karta pierwszego gracza wędruje zgodnie z ruchem wskazówek zegara i zaczyna się nowa runda.
AMY-R33 = Kostki w świątyniach i na polach zostają z rundy na rundę; te, które oznaczały pasowanie, wracają.
    .reason = świątyń i pól nic nie opróżnia.

chapter-the-end = Koniec gry

AMY-E1 = Gra kończy się rundą, w której zostają najwyżej 4 płytki ogrodu, przy dwóch graczach 3. Tę rundę gra się do końca.
AMY-R28 = Grządki nieużywane przy dwóch graczach nie liczą się do końca gry.
    .reason = nie mają płytek.
AMY-E2 = Łaska Amyitis: przy dwóch graczach 5 punktów od 5 płytek i 10 od 7; przy trzech od 4 i 6; przy czterech od 3 i 5.
AMY-E3 = Każdy pozostały towar daje 1 punkt; wielbłądy i talenty nic.
AMY-R23 = Nadmiar towarów oddano wcześniej, punktują więc najwyżej 2 albo 4.
    .reason = rundę najpierw gra się do końca.
AMY-E4 = Wygrywa największa liczba punktów. Gracze z równą liczbą punktów dzielą zwycięstwo; remisu nic nie rozstrzyga.
    .reason = instrukcja mówi, że zwycięzców jest kilku.
AMY-R35 = Pata nie ma: jeśli wszyscy tylko pasują, gra trwa dalej. Gra komputera z samym sobą ma techniczną granicę 3000 akcji, której ludzie nigdy nie osiągną.
    .reason = żadna zasada gry nie kończy; z 60 000 losowych gier żadna nie potrzebowała nawet połowy tej granicy.

chapter-the-supply = Zasób

AMY-R22 = Towarów, wielbłądów, talentów ani kostek nie może zabraknąć. Opcja strict_supply=yes ogranicza wszystko do zawartości pudełka.
    .reason = żetony to tylko znaczniki, a przy 2 albo 4 towarach na gracza raczej nie mogą się skończyć.
AMY-X4 = Przy strict_supply=yes czego nie ma, tego się nie bierze: pole, premia, dochód albo dar dają mniej lub nic. Bez własnej kostki nie można zatrudnić rolnika, kapłana ani inżyniera, a przy darmowym nawodnieniu, procesji i zbiorze żadnej się nie kładzie. Pasowanie kostki nie wymaga.
    .reason = nikt nie może utknąć.
