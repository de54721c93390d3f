### Zasady Amyitis własnymi słowami, według oznaczeń.

rules-amyitis-reconstructed = Nie wszystkie drukowane elementy tej gry mogliśmy zobaczyć. Odtworzone, czyli starannie odgadnięte tak, by zgadzało się ze wszystkim, co wiadomo, są: liczby rzemieślników przy dwóch i trzech graczach; liczby większości kart gildii (pewne są liczby przewodników karawany stopnia 0 i 2); to, że Palmyra i Ninoua oferują pałace i ogrodników; drugi towar na trzech z czterech kart roślin; punkty i premie szesnastu z dwudziestu płytek ogrodu; oraz to, które dokładnie kanały są podwójne. Kto ma tę grę, może poprawić kopię pliku z elementami i z nią grać.

## Rozdziały

chapter-amyitis-D = Elementy gry
chapter-amyitis-S = Przygotowanie
chapter-amyitis-I = Faza I
chapter-amyitis-A = Faza II: tury
chapter-amyitis-H = Zatrudnianie
chapter-amyitis-C = Karawana
chapter-amyitis-P = Sadzenie
chapter-amyitis-T = Faza III
chapter-amyitis-E = Koniec gry
chapter-amyitis-R = Gdzie instrukcja milczy
chapter-amyitis-X = Co dodaliśmy

## Elementy gry

AMY-D1 = 20 płytek ogrodu, 35 żetonów towarów (po 7 każdego rodzaju), 14 wielbłądów, 30 talentów, po 30 kostek dla każdego gracza i 15 szarych, 18 rzemieślników, 31 kart gildii, 4 karty roślin. Te sumy są sprawdzane w każdym pliku z elementami.
AMY-D2 = Przewodnik karawany stopnia 0, 1 i 2 pozwala przesunąć karawanę o 0, 2 i 4 pola dalej i zachować 2, 2 i 4 towary. Ze stopniem 2 gracz dostaje też żeton, który na nim leży.
AMY-D3 = Bankier stopnia 1, 2 i 3 wypłaca co rundę 1, 2 i 2 talenty, ostatni także 2 punkty.
AMY-D4 = Pałace stopni od 1 do 6 dają jednorazowo 2, 3, 4, 5, 7 i 10 punktów.
AMY-D5 = Ogrodnik nie ma stopnia. Oddaje się go przy sadzeniu; wraca wtedy do zasobu.
AMY-D6 = Wyższą kartę kładzie się na niższej i działa tylko ta na wierzchu. Niższe karty zostają u gracza.
AMY-D7 = Kart gildii jest przy dwóch, trzech i czterech graczach 15, 21 i 31. Dla spóźnionych najniższego stopnia gildii może zabraknąć.
AMY-D8 = Rzemieślników jest przy dwóch, trzech i czterech graczach 10, 14 i 18.
AMY-D9 = Krąg miast zgodnie z ruchem wskazówek zegara: Babilon skupuje towary; Eshnunna (sól) rośliny; Susa (jęczmień) przewodnicy karawany i bankierzy; Ur (palma) rośliny; Uruk (daktyle) bankierzy i przewodnicy karawany; Mari (jęczmień) rośliny; Palmyra (sól) pałace i ogrodnicy; Khorsabad (daktyle) rośliny; Ninoua (palma) pałace i ogrodnicy.
AMY-D10 = Karty roślin od P1 do P3 mają jedną stronę jakości 1 i drugą jakości 2, karta K ma jakość 2 po obu. Jakość 2 kosztuje dodatkowo towar podany na karcie. Po każdym zakupie kartę się odwraca. Jakości 3 nie ma.
AMY-D11 = Pola od lewej. Górne: sól, palma, jęczmień, daktyle, wino. Dolne: jęczmień, daktyle, sól, palma, wino.
AMY-D12 = Trzy świątynie po cztery miejsca.
AMY-D13 = 16 grządek na czterech tarasach: 7, 5, 3 i 1. Tarasy od 1 do 4 wymagają jakości 1, 2, 3 i 3.
AMY-D14 = Przy dwóch graczach nie używa się grządek 02, 03 i 13.
AMY-D15 = Między sąsiednimi grządkami są 24 kanały. Osiem z nich, te na tarasach 3 i 4, ma dwa odcinki; razem jest ich 32. Rzeka płynie wzdłuż dwóch dolnych boków; sama nie jest odcinkiem i nie nawadnia żadnej grządki.
AMY-D16 = Płytki pokazują punkty i premie: talenty, wielbłądy, dowolne towary, kartę gildii.

## Przygotowanie

AMY-S1 = Karty oznaczone dla większej liczby graczy odkłada się do pudełka.
AMY-S2 = Karawana zaczyna w Babilonie; używa się karty Amyitis dla danej liczby graczy.
AMY-S3 = Karta K leży w Khorsabadzie dowolną stroną do góry. Pozostałe karty roślin rozkłada się losowo na Eshnunnie, Ur i Mari, jakością 1 do góry.
AMY-S4 = Karty gildii leżą odkryte, według rodzaju i stopnia.
AMY-S5 = Tasuje się po jednym żetonie soli, palmy, jęczmienia i daktyli; każdy przewodnik karawany stopnia 2 dostaje jeden, reszta wraca.
AMY-S6 = Dziesiątka leży na szczycie, na każdą inną grządkę trafia losowa płytka jej jakości.
AMY-S7 = 4 talenty, 1 wielbłąd, przewodnik karawany stopnia 0, 0 punktów. Pierwszego gracza wskazuje los.

## Faza I

AMY-I1 = Wszystkich rzemieślników się tasuje i wykłada tyle trójek, ilu jest graczy.
AMY-I2 = Potem wypłacają bankierzy.

## Faza II: tury

AMY-A1 = Zgodnie z ruchem wskazówek zegara od pierwszego gracza, jedna akcja na turę, dopóki wszyscy nie spasują.
AMY-A2 = Kto spasował, nie wykonuje w tej rundzie więcej akcji.
AMY-A3 = Kto spasował, bierze talent za każdym razem, gdy wypada jego kolej, a ktoś jeszcze gra.
AMY-R17 = Faza kończy się w chwili, gdy spasuje ostatni gracz, i nikt nie bierze za to talentu. Powód: mówi to przykład w instrukcji.
AMY-R16 = Pasować wolno zawsze, a jeśli nic innego nie można zrobić, trzeba. Powód: tura musi być zawsze możliwa.
AMY-X1 = Decyduje tylko ten, kto jest pytany, i tylko o tym, o co jest pytany. Powód: w każdej chwili jest dokładnie jedna decyzja, więc grę można zapisać i odtworzyć.

## Zatrudnianie

AMY-H1 = Karta kosztuje tyle talentów, ile kart jej trójki jest odwróconych.
AMY-R27 = Pierwsza karta trójki jest gratis, także dla kogoś bez talentów. Powód: nie trzeba nic płacić.
AMY-H2 = Rolnik: kostka na skrajnie lewe puste pole jednego z rzędów; weź jego towar.
AMY-H3 = Pełny rząd daje ogrodnika temu, kto ma w nim najwięcej kostek, jeśli jakiś został i nikt nie ma tyle samo; potem rząd się opróżnia.
AMY-H4 = Kapłan: kostka do świątyni z lewej; pozostałe przesuwają się w prawo, piąta wypada.
AMY-R11 = Świątynia jest więc kolejką o czterech miejscach. Powód: kostki wchodzą zawsze z lewej, więc luk nie ma.
AMY-H5 = Inżynier: kostka na dostępny odcinek, 2 punkty.
AMY-H6 = Dostępny jest pusty odcinek przy rzece albo taki, który z rzeką bez przerwy łączą odcinki nawodnione.
AMY-R12 = Dwa odcinki podwójnego kanału leżą obok siebie. Woda przechodzi, gdy jeden z nich jest nawodniony, a nawodnić można oba, gdy tylko woda dotrze do jednego końca. Powód: instrukcja mówi o drodze, która nie prowadzi przez suchy odcinek, a droga może wieść mokrym. Surowsza wykładnia to opcja double_canals=both.
AMY-X3 = Oba odcinki są równorzędne; kostka trafia na pierwszy wolny. Powód: żadna zasada ich nie rozróżnia.
AMY-R13 = Szare kostki bez drogi do rzeki niczego nie otwierają. Powód: droga musi sięgać rzeki.
AMY-R15 = Kanały przy obsadzonych grządkach nadal można nawadniać, za punkty. Powód: żadna zasada tego nie zabrania.
AMY-R14 = Nieużywanych grządek nigdy się nie obsadza i nie powodują one automatycznego nawodnienia, ale ich kanały są kanałami. Powód: brakuje tylko płytek.
AMY-R29 = Bez dostępnego odcinka nie można zatrudnić inżyniera. Powód: nie miałby nic do roboty.
AMY-H7 = Kupiec: wielbłąd.

## Karawana

AMY-C1 = Odrzuca się co najmniej jednego wielbłąda. Karawana idzie zgodnie z ruchem wskazówek zegara, o jedno pole za wielbłąda i dodatkowo najwyżej o premię przewodnika.
AMY-R3 = Gracz podaje tylko liczbę kroków; wielbłądów odrzuca tyle, o ile liczba kroków przewyższa premię, ale co najmniej jednego. Powód: płacenie więcej nikomu nic nie daje.
AMY-R4 = Pełne okrążenie jest ruchem, więcej już nie. Powód: karawana musi się ruszyć, a dziewięć kroków to ruch; drugie okrążenie tylko marnowałoby wielbłądy.
AMY-C2 = Gdzie się zatrzyma, tam gracz musi handlować.
AMY-R5 = Ruch jest więc dozwolony tylko wtedy, gdy możliwy jest cały handel: w Babilonie sprzedaż towaru (jeśli nigdzie nie ma wolnego odcinka, nawodnienie odpada); w mieście gildii zapłata jego towarem i karta jednego z dwóch rodzajów; w mieście roślin zapłata ceny i grządka do obsadzenia, z uwzględnieniem własnych ogrodników. Powód: instrukcja zabrania ruchów, po których nie można handlować.
AMY-R36 = Żaden krok handlu nie prowadzi w ślepą uliczkę: jedynym winem nie można na przykład zapłacić za jęczmień, jeśli jest potrzebne za palmę. Powód: wynika z AMY-R5.
AMY-C3 = Babilon: jeden towar za 3 punkty albo dwa za 6 i jeden odcinek zostaje nawodniony bez punktów. Nawodnić trzeba.
AMY-C4 = Miasto gildii: jego towar za kartę jednego z jego dwóch rodzajów. Punkty za pałac dostaje się od razu.
AMY-C5 = Stopnie bierze się po kolei.
AMY-C6 = Jeśli następny stopień jest wyczerpany, gracz w tej gildii nigdy już nie awansuje.
AMY-R7 = Niższe karty nie wracają, więc wyczerpany stopień pozostaje wyczerpany; ogrodnicy wracają. Powód: karty kładzie się jedną na drugiej.
AMY-R26 = Stopnie mają trzy gildie; ogrodnicy to czwarty rodzaj kart. Powód: instrukcja wymienia trzy rodzaje, które pokazują stopień.
AMY-R6 = Ogrodnika można wziąć, kiedy tylko jakiś jest, i mieć ich dowolnie wielu. Powód: nie ma stopnia.
AMY-R8 = Każdy pałac daje swoje punkty raz, wszystkie razem 31, także jako premia z płytki. Powód: punkty dostaje się za wzięcie karty, niezależnie od sposobu.
AMY-R1 = Kto bierze przewodnika karawany stopnia 2, dostaje żeton, który na nim leży. Powód: zdanie naszej instrukcji mówi odwrotnie, ale jej przykład i instrukcje w innych językach mówią właśnie to.
AMY-R2 = Gdy zostały dwa, wybiera biorący. Powód: karty leżą odkryte.
AMY-C7 = Miasto roślin: jego towar, a za jakość 2 także towar z karty; sadzi się od razu, potem kartę się odwraca.
AMY-C8 = Wino zastępuje dowolny towar, ale nie wielbłąda ani talent.
AMY-X2 = Pytamy, czym zapłacić, tylko tam, gdzie są dwa sposoby; to samo dotyczy towarów oddawanych na koniec rundy i ostatniego żetonu na przewodniku karawany. Powód: pytanie z jedną odpowiedzią nie jest decyzją.

## Sadzenie

AMY-P1 = Sadzi się na grządce, na której leży płytka i która ma co najmniej jeden bok całkowicie nawodniony: przy podwójnym oba odcinki.
AMY-P2 = Jakość musi sprostać temu, czego wymaga taras.
AMY-P3 = Każdy oddany ogrodnik dodaje 1.
AMY-R31 = Oddaje się dokładnie tylu ogrodników, ilu trzeba. Powód: więcej byłoby pomyłką, nigdy planem.
AMY-P4 = Płytkę, jej punkty i premie dostaje się od razu.
AMY-X5 = Najpierw talenty i wielbłądy, potem towary, na końcu karta. Powód: jakaś kolejność jest potrzebna, a jedno nie wpływa na drugie.
AMY-R30 = Dowolnym towarem może być wino. Powód: instrukcja wyklucza wino w dwóch innych miejscach, tu nie.
AMY-R34 = Kartę, którą można dostać, trzeba wziąć. Powód: premie się otrzymuje, nie są propozycją.
AMY-R9 = Karta, której nie można dostać, przepada. Dowolna karta to karta każdej gildii, której następną kartę można wziąć. Powód: nic innego nie powiedziano.
AMY-P5 = Gracz z największą liczbą kostek wokół grządki zdobywa punkty według jakości z karty rośliny, bez ogrodników; przy remisie nikt.
AMY-R10 = Szare kostki się nie liczą, oba odcinki podwójnego boku tak, a wygrać może też sadzący. Powód: jak w świątyniach; „wszystkie kostki wokół”.
AMY-P6 = Puste odcinki między właśnie obsadzoną grządką a obsadzonymi wcześniej sąsiednimi dostają szare kostki; drogi mogą biec od nich dalej.
AMY-R24 = Kolejność: zapłata, sadzenie, płytka, premie, premia za nawadnianie, szare kostki, odwrócenie karty. Powód: kolejność tekstu instrukcji.

## Faza III

AMY-T1 = Gracz po prawej stronie pierwszego wkłada kostkę do jednej świątyni, a szare do pozostałych.
AMY-R25 = Jest to ostatni gracz w kolejności. Powód: instrukcja; źródło, które twierdzi inaczej, się myli.
AMY-T2 = Potem Isztar, Marduk i Tammuz nagradzają dwóch graczy z największą liczbą kostek; szare się nie liczą.
AMY-T6 = Przy równej liczbie rozstrzyga kostka najdalej z prawej.
AMY-R21 = Drugi jest najlepszy z pozostałych według tej samej zasady. Powód: zasadę remisu podano dla nagród w ogóle.
AMY-T7 = Gdy ktoś jest w świątyni sam albo gdy graczy jest dwóch: tylko pierwsza nagroda.
AMY-T3 = Isztar: wielbłąd albo talent; drugi dostaje to drugie.
AMY-R20 = Drugi dostaje to, co zostało; gdy pierwszy jest sam, drugi dar przepada. Powód: „nagroda, która pozostała”.
AMY-T4 = Marduk: 2 punkty, 1 punkt.
AMY-T5 = Tammuz: zbiór jak u rolnika; drugi może wymienić towar.
AMY-R18 = Rząd zapełniony w ten sposób ocenia się jak zwykle, zanim się go opróżni. Powód: uwaga w instrukcji.
AMY-R19 = Wymiana jest dobrowolna, wino można oddać, ale nie dostać, a bez towarów jej nie ma. Powód: „może”, a wino jest wymienione.
AMY-R32 = Wymienia się na inny rodzaj. Powód: ten sam rodzaj nic by nie zmienił.
AMY-T8 = Począwszy od pierwszego gracza, towary ponad 2 (albo 4) wracają.
AMY-T9 = Karta pierwszego gracza wędruje zgodnie z ruchem wskazówek zegara.
AMY-R33 = Kostki w świątyniach i na polach zostają; te, które oznaczały pasowanie, wracają. Powód: tamtych nic nie usuwa.

## Koniec

AMY-E1 = Gra kończy się rundą, w której zostają najwyżej 4 płytki, przy dwóch graczach 3.
AMY-R28 = Nieużywane grządki się nie liczą. Powód: nie mają płytek.
AMY-E2 = Łaska: 5 punktów od 5 płytek i 10 od 7 (dwóch graczy), od 4 i 6 (trzech), od 3 i 5 (czterech).
AMY-E3 = 1 punkt za każdy towar.
AMY-R23 = Nadmiar towarów oddano wcześniej, punktują więc najwyżej 2 albo 4. Powód: rundę najpierw gra się do końca.
AMY-E4 = Wygrywa największa liczba punktów; przy remisie zwycięstwo się dzieli. Powód, dla którego nic go nie rozstrzyga: instrukcja mówi, że zwycięzców jest kilku.
AMY-R35 = Pata nie ma. Jeśli wszyscy tylko pasują, gra trwa dalej. Powód: żadna zasada jej nie kończy. Gra komputera z samym sobą zatrzymuje się po 3000 akcji; z 60 000 losowych gier żadna nie potrzebowała nawet połowy.

## Zasoby

AMY-R22 = Niczego nie może zabraknąć. Powód: żetony to tylko znaczniki, a przy 2 albo 4 towarach na gracza raczej nie mogą się skończyć. Opcja strict_supply=yes ogranicza wszystko do zawartości pudełka.
AMY-X4 = Przy strict_supply=yes czego nie ma, tego się nie bierze: pole, premia, dochód albo dar dają mniej lub nic. Bez własnej kostki nie można zatrudnić rolnika, kapłana ani inżyniera, a przy darmowym nawodnieniu, procesji i zbiorze żadnej się nie kładzie. Pasowanie kostki nie wymaga. Powód: nikt nie może utknąć.
