### Amyitis: wszystkie zasady według nazw, naszymi słowami. Komunikaty i ich kolejność są takie same jak w en/.

names = Nazwy zaczynające się od R rozstrzygają to, o czym instrukcja milczy lub co można w niej czytać na dwa sposoby, a nazwy zaczynające się od X są nasze własne; w obu przypadkach podano powód.
reconstructed = Nie wszystko, co wydrukowano na elementach tej gry, mogliśmy zobaczyć. Odtworzono, czyli starannie odgadnięto tak, by zgadzało się ze wszystkim, co wiadomo: liczby rzemieślników przy dwóch i trzech graczach; liczby większości kart gildii (pewne są tylko liczby przewodników karawany stopni 0 i 2); to, że Palmyra i Ninoua oferują pałace i ogrodników; drugi towar na trzech z czterech kart roślin; punkty i premie szesnastu z dwudziestu płytek ogrodu; oraz to, które dokładnie kanały są podwójne. Jeśli masz tę grę, podaj nam właściwe wartości.

chapter-material = Elementy gry

AMY-D1 = W pudełku jest 20 płytek ogrodu, 35 żetonów towarów (po 7 każdego z pięciu rodzajów), 14 wielbłądów, 30 talentów, po 30 kostek dla każdego gracza i 15 szarych, 18 rzemieślników, 31 kart gildii i 4 karty roślin. Część tego, co na nich wydrukowano, jest odtworzona; jeśli masz tę grę, podaj nam właściwe wartości. Sumy pochodzą z instrukcji; podział towarów i kostek z innego źródła.
AMY-D2 = Przewodnik karawany stopnia 0, 1 i 2 pozwala przesunąć karawanę najwyżej o 0, 2 i 4 pola dalej i zachować 2, 2 i 4 towary. Z przewodnikiem 2. stopnia gracz dostaje też żeton, który na nim leży.
AMY-D3 = Bankier stopnia 1, 2 i 3 wypłaca co rundę 1, 2 i 2 talenty; bankier 3. stopnia daje też 2 punkty.
AMY-D4 = Pałace stopni od 1 do 6 dają 2, 3, 4, 5, 7 i 10 punktów, raz, w chwili wzięcia.
AMY-D5 = Ogrodnik nie ma stopnia. Oddany przy sadzeniu podnosi jakość rośliny o 1 i wraca do zasobu.
AMY-D6 = Wyższą kartę gildii kładzie się na niższej i działa tylko ta na wierzchu. Niższe karty zostają u gracza; do zasobu wracają tylko ogrodnicy.
AMY-D7 = Przy dwóch, trzech i czterech graczach jest 15, 21 i 31 kart gildii. Dla spóźnionych najniższego stopnia gildii może zabraknąć.
AMY-D8 = Przy dwóch, trzech i czterech graczach jest 10, 14 i 18 rzemieślników.
AMY-D9 = Dziewięć miast leży w kręgu. Babilon kupuje towary. Pozostałe, zgodnie z ruchem wskazówek zegara i z towarem, którego żądają, sprzedają: Eshnunna (sól) rośliny; Susa (jęczmień) przewodników karawany i bankierów; Ur (palma) rośliny; Uruk (daktyle) bankierów i przewodników karawany; Mari (jęczmień) rośliny; Palmyra (sól) pałace i ogrodników; Khorsabad (daktyle) rośliny; Ninoua (palma) pałace i ogrodników.
AMY-D10 = Karty roślin od P1 do P3 mają jedną stronę jakości 1 i drugą jakości 2, karta K ma jakość 2 po obu. Jakość 2 kosztuje dodatkowo towar podany na karcie. Po każdym zakupie kartę się odwraca. Żadna roślina nie ma jakości 3.
AMY-D11 = Pola tworzą dwa rzędy po pięć. Od lewej, górny: sól, palma, jęczmień, daktyle, wino; dolny: jęczmień, daktyle, sól, palma, wino.
AMY-D12 = Trzy świątynie, Isztar, Marduka i Tammuza, mają po cztery miejsca.
AMY-D13 = Ogród to kwadrat 4 × 4 grządek na czterech tarasach: na kolejnych jest 7, 5, 3 i 1 grządka. Tarasy od 1 do 4 wymagają roślin jakości 1, 2, 3 i 3.
AMY-D14 = Przy dwóch graczach nie używa się trzech grządek: skrajnej prawej na drugim tarasie (02) i dwóch skrajnych prawych na najniższym (03 i 13).
AMY-D15 = Między sąsiednimi grządkami są 24 kanały. Osiem z nich, te przy grządkach tarasów 3 i 4, ma dwa odcinki; razem jest ich 32. Rzeka płynie wzdłuż dwóch dolnych boków; sama nie jest odcinkiem i nie nawadnia żadnej grządki.
AMY-D16 = Płytki ogrodu pokazują punkty i premie: talenty, wielbłądy, dowolne towary oraz kartę wskazanej lub dowolnej gildii.

chapter-setup = Przygotowanie

AMY-S1 = Przy trzech graczach odkłada się do pudełka karty oznaczone dla czterech, przy dwóch także karty oznaczone dla trzech.
AMY-S2 = Karawana zaczyna w Babilonie. Używa się karty Amyitis dla danej liczby graczy.
AMY-S3 = Karta roślin K leży w mieście Khorsabad dowolną stroną do góry. Pozostałe karty roślin tasuje się i rozkłada w miastach Eshnunna, Ur i Mari, jakością 1 do góry.
AMY-S4 = Rzemieślnicy to potasowana talia; karty gildii leżą odkryte, według rodzaju i stopnia.
AMY-S5 = Miesza się po jednym żetonie soli, palmy, jęczmienia i daktyli. Każdy przewodnik karawany 2. stopnia w grze dostaje jeden, reszta wraca do zasobu.
AMY-S6 = Płytka warta 10 leży na szczycie ogrodu. Na każdą inną grządkę trafia losowa płytka jakości, jakiej grządka wymaga; pozostałych się nie używa. Przy dwóch graczach trzy grządki zostają puste.
AMY-S7 = Każdy gracz zaczyna z 4 talentami, 1 wielbłądem i przewodnikiem karawany stopnia 0, bez punktów. Pierwszego gracza wskazuje los.

chapter-phase-i = Faza I

AMY-I1 = W każdej rundzie wszystkich rzemieślników się tasuje i wykłada odkryte tyle trójek, ilu jest graczy. Pozostałych w tej rundzie się nie używa.
AMY-I2 = Potem każdy gracz bierze dochód swojego bankiera; bez bankiera nie ma dochodu.

chapter-phase-ii-turns = Faza II: tury

AMY-A1 = Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza, aż wszyscy spasują. Tura to jedna akcja: pas, zatrudnienie albo ruch karawany.
AMY-A2 = Kto spasował, nie wykonuje w tej rundzie więcej akcji.
AMY-A3 = Kto spasował, bierze talent za każdym razem, gdy wypada jego kolej, a ktoś jeszcze gra; nie dotyczy to samej chwili pasowania.
AMY-R17 = Faza kończy się w chwili, gdy spasuje ostatni gracz, i nikt nie bierze za to talentu. Do tego czasu ci, którzy spasowali, biorą talenty w kolejności tur.
    .reason = tak mówi przykład w instrukcji.
AMY-R16 = Spasować wolno zawsze; kto nie może ani nikogo zatrudnić, ani ruszyć karawany, musi spasować.
    .reason = tura musi być zawsze możliwa.
AMY-X1 = Decyduje tylko ten, kogo gra pyta, i tylko o tym, o co pyta.
    .reason = w każdej chwili jest dokładnie jedna decyzja, więc grę można zapisać i odtworzyć.

chapter-hiring = Zatrudnianie

AMY-H1 = Odkryty rzemieślnik kosztuje tyle talentów, ile kart jego trójki jest odwróconych: 0, 1 lub 2. Kartę się odwraca, a rzemieślnik pracuje od razu.
AMY-R27 = Pierwsza karta trójki jest za darmo, także dla kogoś bez talentów.
    .reason = nie trzeba nic płacić.
AMY-H2 = Rolnik: gracz kładzie kostkę na pierwszym z lewej pustym polu jednego z rzędów i bierze jego towar.
AMY-H3 = Gdy rząd jest pełny, ten, kto ma w nim najwięcej kostek, bierze ogrodnika, jeśli jakiś został; przy remisie nikt. Potem rząd się opróżnia.
AMY-H4 = Kapłan: gracz kładzie kostkę na pierwszym miejscu świątyni z lewej. Pozostałe kostki przesuwają się o jedno miejsce w prawo; kostka wypchnięta z czwartego miejsca wraca do właściciela.
AMY-R11 = Świątynia jest kolejką o czterech miejscach: kto pierwszy wszedł, pierwszy wychodzi.
    .reason = kostki wchodzą zawsze z lewej, więc luk nie ma.
AMY-H5 = Inżynier: gracz kładzie kostkę na dostępnym odcinku i dostaje 2 punkty.
AMY-H6 = Pusty odcinek jest dostępny, jeśli zaczyna się przy rzece albo łączy go z nią nieprzerwany ciąg nawodnionych odcinków, obojętnie czyje są kostki.
AMY-R12 = Dwa odcinki podwójnego kanału leżą obok siebie. Woda płynie dalej, gdy jeden z nich jest nawodniony, a nawodnić można oba, gdy tylko woda dotrze do jednego końca. Opcja „Podwójne kanały” zna też surowszą wykładnię: woda płynie dalej dopiero wtedy, gdy nawodnione są oba.
    .reason = instrukcja mówi o drodze, która nie prowadzi przez suchy odcinek, a droga może wieść mokrym.
AMY-X3 = Oba odcinki podwójnego kanału są równorzędne; kostka trafia na pierwszy wolny.
    .reason = żadna zasada ich nie rozróżnia.
AMY-R13 = Szare kostki bez drogi do rzeki nie udostępniają żadnego odcinka; jeśli ją mają, łączą jak każde inne.
    .reason = droga musi sięgać rzeki.
AMY-R15 = Kanały przy obsadzonych grządkach nadal można nawadniać, za punkty.
    .reason = żadna zasada tego nie zabrania.
AMY-R14 = Grządek nieużywanych przy dwóch graczach nigdy się nie obsadza i nie powodują one automatycznego nawodnienia, ale kanały przy nich można nawadniać i prowadzą wodę dalej.
    .reason = brakuje tylko płytek.
AMY-R29 = Inżyniera nie można zatrudnić, gdy żaden odcinek nie jest dostępny.
    .reason = nie miałby nic do roboty.
AMY-H7 = Kupiec: gracz bierze wielbłąda.

chapter-the-caravan = Karawana

AMY-C1 = Aby ruszyć karawanę, gracz odrzuca co najmniej jednego wielbłąda. Karawana idzie zgodnie z ruchem wskazówek zegara co najmniej o jedno pole, a najwyżej o jedno pole za każdego odrzuconego wielbłąda i dodatkowo o premię przewodnika karawany.
AMY-R3 = Gracz podaje tylko liczbę kroków; wielbłądów odrzuca tyle, o ile liczba kroków przewyższa premię, ale co najmniej jednego.
    .reason = płacenie więcej nikomu nic nie daje.
AMY-R4 = Pełne okrążenie, czyli dziewięć kroków, jest dozwolone; dłuższy ruch nie.
    .reason = karawana musi się ruszyć, a dziewięć kroków to ruch; drugie okrążenie tylko marnowałoby wielbłądy.
AMY-C2 = Tam, gdzie karawana się zatrzyma, gracz musi handlować.
AMY-R5 = Karawana może iść tylko tam, gdzie gracz może przeprowadzić cały handel. W Babilonie potrzebny jest towar na sprzedaż (jeśli nigdzie nie ma wolnego odcinka, nawadnianie odpada); w mieście gildii jego towar oraz karta jednego z jego dwóch rodzajów, którą gracz może wziąć; w mieście roślin jego cena i grządka do obsadzenia, z uwzględnieniem ogrodników gracza.
    .reason = instrukcja zabrania ruchów, po których nie można handlować.
AMY-R36 = Żaden krok decyzji nie może prowadzić w ślepą uliczkę: jedynym winem nie można na przykład zapłacić za jęczmień, jeśli jest potrzebne za palmę.
    .reason = wynika to z AMY-R5.
AMY-C3 = Babilon: gracz sprzedaje jeden towar za 3 punkty albo dwa za 6 i nawadnia jeden odcinek bez punktów. Z nawadniania nie można zrezygnować.
AMY-C4 = Miasto gildii: gracz płaci jego towarem i bierze kartę jednego z jego dwóch rodzajów. Pałac daje punkty od razu, a przewodnik karawany 2. stopnia swój żeton.
AMY-C5 = Pierwsza karta gracza w gildii jest 1. stopnia, a każda następna o stopień wyższa; żadnego stopnia się nie pomija.
AMY-C6 = Jeśli następny stopień jest wyczerpany, gracz w tej gildii nigdy już nie awansuje.
AMY-R7 = Niższe karty gildii nie wracają, więc wyczerpany stopień pozostaje wyczerpany. Ogrodnicy wracają.
    .reason = karty gildii kładzie się jedną na drugiej.
AMY-R26 = Stopnie mają bankierzy, przewodnicy karawany i pałace; ogrodnicy to czwarty rodzaj kart gildii i się zużywają.
    .reason = instrukcja wymienia trzy rodzaje, które pokazują stopień.
AMY-R6 = Ogrodnika można wziąć w mieście gildii zawsze, gdy jakiś został, i można mieć ich dowolnie wielu.
    .reason = ogrodnicy nie mają stopni.
AMY-R8 = Każdy pałac daje swoje punkty raz, wszystkie sześć stopni razem 31, także jako premia z płytki.
    .reason = punkty dostaje się za wzięcie karty, niezależnie od sposobu.
AMY-R1 = Kto bierze przewodnika karawany 2. stopnia, dostaje żeton, który na nim leży.
    .reason = jedno zdanie naszej instrukcji mówi coś przeciwnego, ale jej własny przykład i inne wydania mówią właśnie to.
AMY-R2 = Dopóki zostało dwóch przewodników karawany 2. stopnia, biorący wybiera, którego bierze, a więc i który żeton.
    .reason = karty leżą odkryte.
AMY-C7 = Miasto roślin: gracz płaci jego towarem, a za jakość 2 także towarem z karty; sadzi od razu, a potem kartę się odwraca.
AMY-C8 = Wino zastępuje dowolny towar, ale nigdy wielbłąda ani talent.
AMY-X2 = Gra pyta tylko tam, gdzie różne odpowiedzi prowadzą do różnych wyników. Jeśli możliwa jest tylko jedna, czy to pas, odcinek, towar, karta czy grządka, obowiązuje bez pytania; a zapłacenie tymi samymi towarami w innej kolejności nie jest innym sposobem zapłaty.
    .reason = pytanie z jedną odpowiedzią nie jest decyzją.

chapter-planting = Sadzenie

AMY-P1 = Roślinę sadzi się na grządce, na której wciąż leży płytka i która ma co najmniej jeden całkowicie nawodniony bok; przy podwójnym boku muszą to być oba odcinki.
AMY-P2 = Jakość rośliny musi być co najmniej taka, jakiej wymaga taras.
AMY-P3 = Każdy oddany ogrodnik dodaje 1 do jakości rośliny.
AMY-R31 = Oddaje się dokładnie tylu ogrodników, ilu trzeba.
    .reason = oddanie większej liczby mogłoby być tylko pomyłką.
AMY-P4 = Gracz bierze płytkę i od razu dostaje jej punkty i premie.
AMY-X5 = Z premii płytki najpierw dostaje się talenty i wielbłądy, potem towary, na końcu kartę gildii.
    .reason = jakaś kolejność jest potrzebna, a jedno nie wpływa na drugie.
AMY-R30 = Gdy premią płytki jest dowolny towar, może to być wino.
    .reason = instrukcja wyklucza wino w dwóch innych miejscach, tu nie.
AMY-R34 = Kartę gildii z premii płytki trzeba wziąć, jeśli jest dostępna.
    .reason = premie się otrzymuje, nie są propozycją.
AMY-R9 = Karta gildii z premii płytki przepada, jeśli nie jest dostępna. Dowolna karta to karta każdej gildii, której następna karta jest dostępna. Premie dostaje się przed premią za nawadnianie.
    .reason = instrukcja nie mówi o tym nic więcej.
AMY-P5 = Potem ten, kto ma najwięcej kostek wokół grządki, na wszystkich jej bokach, dostaje tyle punktów, ile wynosi jakość wydrukowana na karcie rośliny, bez ogrodników; przy remisie nikt. To premia za nawadnianie.
AMY-R10 = Przy premii za nawadnianie szare kostki się nie liczą, oba odcinki podwójnego boku się liczą, a zdobyć ją może także ten, kto sadzi.
    .reason = szare kostki nie liczą się też w świątyniach, a instrukcja mówi „wszystkie kostki wokół”.
AMY-P6 = Potem na wszystkie puste odcinki między właśnie obsadzoną grządką a obsadzonymi sąsiednimi trafiają szare kostki. Te odcinki są nawodnione, a kanały mogą biec od nich dalej.
AMY-R24 = Sadzi się w tej kolejności: zapłata, sadzenie, płytka, premie, premia za nawadnianie, szare kostki, odwrócenie karty.
    .reason = taka jest kolejność w tekście instrukcji.

chapter-phase-iii = Faza III

AMY-T1 = Po ostatnim pasie następuje procesja: gracz po prawej stronie pierwszego wkłada kostkę do wybranej świątyni, a do dwóch pozostałych po jednej szarej.
AMY-R25 = Procesję prowadzi ostatni gracz w kolejności tur, ten po prawej stronie pierwszego.
    .reason = tak mówi instrukcja; źródło, które twierdzi inaczej, się myli.
AMY-T2 = Potem Isztar, Marduk i Tammuz, w tej kolejności, nagradzają dwóch graczy z największą liczbą kostek w swojej świątyni. Szare kostki nigdy się nie liczą.
AMY-T6 = Przy równej liczbie kostek w świątyni wyżej jest ten, czyja kostka leży najdalej z prawej.
AMY-R21 = Drugie miejsce w świątyni zajmuje najlepszy z pozostałych graczy: liczy się liczba kostek, a potem kostka najdalej z prawej.
    .reason = zasadę remisu instrukcja podaje dla nagród w ogóle.
AMY-T7 = Kto jest w świątyni sam, dostaje tylko pierwszą nagrodę; w grze dwuosobowej jest tylko pierwsza nagroda.
AMY-T3 = Isztar: pierwszy bierze wielbłąda albo talent, drugi dostaje to drugie.
AMY-R20 = Drugi w świątyni Isztar dostaje to, co zostało; jeśli drugiego nie ma, pozostały dar przepada.
    .reason = instrukcja mówi o „nagrodzie, która pozostała”.
AMY-T4 = Marduk: 2 punkty dla pierwszego, 1 dla drugiego.
AMY-T5 = Tammuz: pierwszy kładzie kostkę na polu i bierze jego towar, tak jak rolnik; drugi może wymienić towar na dowolny inny oprócz wina.
AMY-R18 = Gdy plon od Tammuza zapełni rząd, ogrodnika przyznaje się jak zwykle, zanim rząd się opróżni; przy remisie nie bierze go nikt.
    .reason = mówi o tym uwaga w instrukcji.
AMY-R19 = Wymiana w świątyni Tammuza jest dobrowolna. Wino można oddać, ale nie dostać, a bez towarów nie ma wymiany.
    .reason = instrukcja mówi „może” i wymienia wino.
AMY-R32 = W świątyni Tammuza towar wymienia się na towar innego rodzaju.
    .reason = ten sam rodzaj nic by nie zmienił.
AMY-T8 = Począwszy od pierwszego gracza, każdy oddaje towary ponad 2, a z przewodnikiem karawany 2. stopnia ponad 4. Wielbłądów i talentów nic nie ogranicza.
AMY-T9 = Karta pierwszego gracza wędruje zgodnie z ruchem wskazówek zegara i zaczyna się nowa runda.
AMY-R33 = Kostki w świątyniach i na polach zostają z rundy na rundę; te, które oznaczają spasowanie, wracają.
    .reason = świątyń i pól nic nie opróżnia.

chapter-the-end = Koniec gry

AMY-E1 = Gra kończy się rundą, w której w ogrodzie zostaną najwyżej 4 płytki, a przy dwóch graczach 3. Tę rundę gra się do końca.
AMY-R28 = Grządki nieużywane przy dwóch graczach nie mają wpływu na koniec gry.
    .reason = nie ma na nich płytek.
AMY-E2 = Łaska Amyitis daje 5 albo 10 punktów: przy dwóch graczach 5 punktów za co najmniej 5 płytek i 10 za co najmniej 7; przy trzech potrzeba 4 i 6 płytek, przy czterech 3 i 5.
AMY-E3 = Każdy pozostały towar daje 1 punkt; wielbłądy i talenty nie dają nic.
AMY-R23 = Nadmiar towarów oddaje się przed końcową punktacją, więc punktują najwyżej 2 albo 4 towary.
    .reason = rundę najpierw gra się do końca.
AMY-E4 = Wygrywa ten, kto ma najwięcej punktów. Gracze z równą liczbą punktów dzielą zwycięstwo; remisu nic nie rozstrzyga.
    .reason = instrukcja mówi, że jest wtedy kilku zwycięzców.
AMY-R35 = Gra nie może utknąć: nawet jeśli wszyscy tylko pasują, toczy się dalej. Gra komputera z samym sobą ma techniczną granicę 3000 akcji, której ludzie nigdy nie osiągną.
    .reason = żadna zasada nie kończy wtedy gry; z 60 000 losowych gier żadna nie doszła nawet do połowy tej granicy.

chapter-the-supply = Zasób

AMY-R22 = Towarów, wielbłądów, talentów ani kostek nie może zabraknąć. Opcja „Ograniczony zasób” ogranicza wszystko do zawartości pudełka.
    .reason = żetony to tylko znaczniki, a przy 2 albo 4 towarach na gracza raczej nie mogą się skończyć.
AMY-X4 = Z opcją „Ograniczony zasób” nikt nie bierze więcej, niż zostało: pole, premia, dochód albo dar dają mniej lub nic. Bez kostek nie można zatrudnić rolnika, kapłana ani inżyniera, a przy darmowym nawadnianiu, procesji i zbiorze żadnej się nie kładzie. Spasowanie nie wymaga kostki.
    .reason = nikt nie może utknąć.
