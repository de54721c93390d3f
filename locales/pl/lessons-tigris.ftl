### Lekcje gry Eufrat i Tygrys: tytuł, a potem do każdego kroku to, co mówi nauczyciel, cel kroku i co on pokazuje.

lesson-tigris-kingdom = Pierwsze królestwo
lesson-tigris-kingdom-king = Przywódca i połączone z nim płytki tworzą królestwo. Każdy przywódca musi stać obok świątyni: to te czerwone płytki, tutaj ze złotymi kostkami. Wybierz czarnego króla, a potem pole przy świątyni. Niebieskie ramki to podpowiedź, złote pola to wszystko, co wolno.
lesson-tigris-kingdom-king-goal = Umieść króla obok świątyni.
lesson-tigris-kingdom-king-done = Masz pierwsze królestwo! Dwie małe liczby przy królu to jego siła w walce; przydadzą się w lekcjach 5 i 6.
lesson-tigris-kingdom-king-other = To też królestwo, ale pod innym przywódcą. Tym razem potrzebny jest król, ten czarny.
lesson-tigris-kingdom-king-tile = Najpierw król: wybierz czarnego przywódcę z koroną, a potem puste pole obok świątyni.
lesson-tigris-kingdom-settlement = Każdy kolor ma swojego przywódcę: czarne osady dają punkty królowi, zielone targi kupcowi, niebieskie farmy rolnikowi, a czerwone świątynie kapłanowi, zawsze w królestwie, do którego je dołożysz. Połóż osadę tuż obok króla, bok do boku; rogi się nie liczą.
lesson-tigris-kingdom-settlement-goal = Zdobądź osadą czarny punkt.
lesson-tigris-kingdom-settlement-done = Jedna osada, jeden czarny punkt, i to od razu. Duży wynik to wciąż 0: liczy się tylko najsłabszy kolor i o tym jest następny krok.
lesson-tigris-kingdom-settlement-green = To był punkt zielony: gdy nie ma kupca, bierze go król. Warto wiedzieć! Teraz jednak chodzi o czarny, więc weź osadę.
lesson-tigris-kingdom-settlement-apart = Ta osada nie dotyka żadnego królestwa, więc nikt nie dostaje punktu. Połóż ją tuż obok króla albo jego świątyni.
lesson-tigris-kingdom-settlement-else = Czarnego punktu za to nie ma. Wybierz osadę, czyli czarną płytkę, i połóż ją tuż obok króla albo jego świątyni.
lesson-tigris-kingdom-weakest = Jesteśmy w środku gry. Masz 6 czerwonych, 5 zielonych i 4 czarne punkty, ale tylko 2 niebieskie. Wynikiem jest najsłabszy kolor, czyli 2. Poprawi go jedna akcja: niebieskie są farmy, a te kładzie się tylko na rzece.
lesson-tigris-kingdom-weakest-goal = Podnieś swój wynik do 3.
lesson-tigris-kingdom-weakest-done = Niebieski punkt i wynik rośnie do 3. Cała góra czerwonych i zielonych nic by tu nie dała: zawsze pytaj, którego koloru ci brakuje.
lesson-tigris-kingdom-weakest-strong = Niebieskich wciąż jest 2, więc i wynik to 2. Pomoże tylko farma na rzece obok twojego królestwa.
lesson-tigris-kingdom-weakest-apart = Farma leży osobno i nikt nie dostaje punktu. Połóż ją na polu rzeki, które dotyka twojego królestwa.

lesson-tigris-points = Czyj to punkt?
lesson-tigris-points-trader = Są tu dwa królestwa, a w każdym stoją przywódcy twoi i przeciwnika. Za targ punkt dostaje tamtejszy kupiec, bez względu na to, kto położył płytkę i czyj jest tam król.
lesson-tigris-points-trader-goal = Zdobądź targiem zielony punkt.
lesson-tigris-points-trader-done = Stał tam twój kupiec, więc punkt jest twój, choć król należy do przeciwnika. Królestwa nie należą do nikogo, liczą się tylko przywódcy.
lesson-tigris-points-trader-rival = Stoi tu twój król, ale też kupiec przeciwnika, a targ to jego sprawa: 1 zielony punkt dla przeciwnika. Poszukaj swojego kupca.
lesson-tigris-points-trader-else = Zielonego punktu nie ma: daje go targ, zielona płytka. Połóż go tak, by dotykał królestwa twojego kupca.
lesson-tigris-points-king = Nie masz na planszy rolnika, ale masz na ręce farmę. Król zastępuje przywódcę, którego w królestwie brakuje. Farmy kładzie się tylko na rzece.
lesson-tigris-points-king-goal = Zdobądź farmą niebieski punkt.
lesson-tigris-points-king-done = W tym królestwie nie ma rolnika, więc niebieski punkt dostał król. Dlatego król to dobry pierwszy przywódca.
lesson-tigris-points-king-rival = Tu stoi rolnik, ale przeciwnika: niebieski punkt trafił do niego. Poszukaj królestwa swojego króla.
lesson-tigris-points-king-apart = Żadne królestwo nie dotyka tej farmy, więc nikt nie dostaje punktu. Znajdź pole rzeki obok królestwa swojego króla.
lesson-tigris-points-king-else = Niebieskiego punktu nie ma: daje go farma, niebieska płytka. Połóż ją na rzece obok królestwa swojego króla.
lesson-tigris-points-guest = W królestwie { tne-at-east } punkt za świątynię wziąłby król przeciwnika, bo brakuje tam kapłana. Wejdź tam: wybierz swojego kapłana, czerwonego przywódcę, a potem pole obok jednej z tamtejszych świątyń.
lesson-tigris-points-guest-goal = Wprowadź kapłana do królestwa { tne-at-east }.
lesson-tigris-points-guest-done = Twój kapłan stoi w królestwie z królem przeciwnika, i to w pokoju, bo różnią się kolorem. Odtąd czerwone punkty są tu twoje.
lesson-tigris-points-guest-first = Kapłana jeszcze tam nie było, więc czerwony punkt wziął król. Najpierw przywódca, potem płytka.
lesson-tigris-points-guest-elsewhere = Powstało małe osobne królestwo. Cel leży { tne-at-east }: szukaj pola obok dwóch tamtejszych świątyń.
lesson-tigris-points-guest-revolt = W tym królestwie stoi już przywódca tego koloru, a na dwóch nie ma tam miejsca: to bunt, o którym jest lekcja 5. Kapłana brakuje { tne-at-east }.
lesson-tigris-points-guest-else = Najpierw kapłan: wybierz czerwonego przywódcę, a potem pole obok jednej z dwóch świątyń { tne-at-east }.
lesson-tigris-points-temple = Kapłan jest na miejscu, teraz druga akcja. Świątynia daje punkt kapłanowi królestwa, do którego ją dołożysz.
lesson-tigris-points-temple-goal = Zdobądź świątynią czerwony punkt.
lesson-tigris-points-temple-done = Czerwony punkt obok króla przeciwnika. Wejść tam, gdzie brakuje przywódcy, to pokojowy sposób na punkty.
lesson-tigris-points-temple-rival = W tym królestwie kapłan należy do przeciwnika i to on dostał czerwony punkt. Połóż świątynię przy królestwie { tne-at-east }, gdzie stoi twój.
lesson-tigris-points-temple-else = Czerwonego punktu nie ma: daje go świątynia, która dotyka królestwa { tne-at-east }, gdzie stoi twój kapłan.

lesson-tigris-turn = Dwie akcje
lesson-tigris-turn-bridge = W turze masz dwie akcje, a niebieskich i zielonych punktów zero. Twoje królestwo nie sięga rzeki. Targ może być mostem.
lesson-tigris-turn-bridge-goal = Zdobądź w tej turze zielony i niebieski punkt.
lesson-tigris-turn-bridge-done = Targ dał punkt i otworzył farmie drogę do rzeki. W dobrej turze pierwsza akcja często przygotowuje drugą. Na koniec tury dobierasz płytki znów do sześciu.
lesson-tigris-turn-bridge-dry = Farma leży na rzece bez połączenia z twoim królestwem: nie ma punktu. Najpierw zbuduj most z targu.
lesson-tigris-turn-bridge-else = Tura się skończyła, a punktu brakuje. Najpierw targ między królestwem a rzeką, potem farma na rzece obok niego.
lesson-tigris-turn-move = Twój rolnik stoi daleko od rzeki. Przeniesienie przywódcy to jedna akcja: wybierz go na planszy, a potem pole obok innej świątyni. Jego nowe królestwo powinno sięgać rzeki, bo druga akcja to farma.
lesson-tigris-turn-move-goal = Zdobądź w tej turze niebieski punkt.
lesson-tigris-turn-move-done = Przenosiny od razu się opłaciły. Przywódcy nie są przyrośnięci do planszy: stawiaj ich tam, gdzie jest miejsce na ich płytki. Przywódcę możesz też zabrać z planszy na rękę; to także akcja.
lesson-tigris-turn-move-dry = Nie ma punktu: w królestwie, którego dotyka farma, nie stoi ani twój rolnik, ani król. Najpierw przenieś rolnika do królestwa obok tego pola rzeki, a potem połóż farmę.
lesson-tigris-turn-move-else = Tura skończyła się bez niebieskiego punktu. Najpierw przenieś rolnika do królestwa, które sięga rzeki, potem połóż farmę na rzece obok niego.
lesson-tigris-turn-swap = Pięć osad, a czarnych punktów masz już 9! Wymiana to też akcja: naciśnij „Wymień” i wybierz dowolną liczbę płytek. Odrzucasz je z gry zakryte i dobierasz tyle samo nowych.
lesson-tigris-turn-swap-goal = Wymień co najmniej cztery płytki.
lesson-tigris-turn-swap-done = Nowych płytek możesz użyć już w drugiej akcji. Jeśli ręka nie pasuje do twoich słabych kolorów, wymieniaj śmiało.
lesson-tigris-turn-swap-few = Dobry początek, ale wymiana kosztuje całą akcję niezależnie od wielkości. Skoro wymieniasz, oddaj wszystko, co zbędne.
lesson-tigris-turn-swap-else = To była inna akcja. Naciśnij „Wymień” przy swoich płytkach i wybierz wszystkie zbędne.

lesson-tigris-treasures = Skarby
lesson-tigris-treasures-join = Skarb to punkt dowolnego koloru. Biorą je tylko kupcy: gdy w królestwie kupca są dwa, jeden z nich trafia do niego. W twoim jest na razie jeden. Przyłącz drugi, a potem wybierz jedną z dwóch świątyń, które się zaświecą. Czarne ramki objaśni trzeci krok.
lesson-tigris-treasures-join-goal = Przyłącz drugi skarb i weź jeden z nich.
lesson-tigris-treasures-join-done = Na końcu gry skarb zasila najsłabszy kolor. Jeden zawsze zostaje w królestwie i czeka na następne połączenie.
lesson-tigris-treasures-join-else = Tura się skończyła, a w twoim królestwie wciąż jest tylko jeden skarb. Do następnego { tne-at-north } brakuje jednej płytki.
lesson-tigris-treasures-unite = Królestwo { tne-at-east } ma skarb, ale nie ma kupca. Gdy żaden kolor przywódców się nie powtarza, królestwa łączą się w pokoju. Kupiec przeciwnika stoi { tne-at-west }: z twoim byłaby to wojna, a wojny są w lekcji 6.
lesson-tigris-treasures-unite-goal = Połącz dwa królestwa i weź skarb.
lesson-tigris-treasures-unite-done = Żaden kolor się nie powtórzył, więc wojny nie było, a kupiec wziął skarb. Sama płytka łącząca nigdy nie daje punktów.
lesson-tigris-treasures-unite-war = Dwóch kupców w jednym królestwie to wojna, a trzy targi pokonały twój jeden; więcej o tym w lekcji 6. Kupca nie ma w królestwie { tne-at-east }.
lesson-tigris-treasures-unite-else = Tura się skończyła, a królestwa wciąż są osobno. W luce między twoim targiem a królestwem { tne-at-east } wystarczy jedna płytka.
lesson-tigris-treasures-arrive = Królestwo { tne-at-northwest } łączy dwa skarby, ale nie ma w nim kupca. Na razie nikt nie może ich wziąć. Czarna ramka oznacza jeden z czterech skarbów w rogach, które trzeba brać przed innymi.
lesson-tigris-treasures-arrive-goal = Zdobądź skarb dzięki kupcowi.
lesson-tigris-treasures-arrive-done = Kupiec bierze skarb od razu po przybyciu. Skarby w rogach bierze się przed innymi, więc musiał to być właśnie ten.
lesson-tigris-treasures-arrive-elsewhere = Tu jest tylko jeden skarb. W królestwie { tne-at-northwest } są dwa: kupiec może stanąć obok dowolnej z tamtejszych świątyń.
lesson-tigris-treasures-arrive-else = Tura skończyła się bez skarbu. Wybierz kupca, a potem pole obok świątyni w królestwie { tne-at-northwest }.

lesson-tigris-revolts = Bunty
lesson-tigris-revolts-temples = Przywódca, który wchodzi do królestwa z przywódcą tego samego koloru, wywołuje bunt. Rozstrzygają świątynie obok nich: ile ich jest, mówi liczba w małej czerwonej świątyni przy przywódcy. Remis wygrywa obrońca. Tutejszy kupiec ma jedną.
lesson-tigris-revolts-temples-goal = Wypędź kupca przeciwnika swoim kupcem.
lesson-tigris-revolts-temples-done = Dwie świątynie do jednej: kupiec przeciwnika odchodzi, jego targi pracują teraz dla ciebie, a za wygrany bunt jest 1 czerwony punkt.
lesson-tigris-revolts-temples-tie = Po jednej świątyni to remis, a remis wygrywa obrońca. Znajdź puste pole obok dwóch świątyń.
lesson-tigris-revolts-temples-else = Buntu jeszcze nie ma. Zacznie się, gdy twój kupiec wejdzie do królestwa drugiego kupca: wybierz swojego, a potem puste pole obok dwóch tamtejszych świątyń.
lesson-tigris-revolts-hand = Obie strony mogą dołożyć świątynie z ręki, najpierw atakujący, potem obrońca. Król ma obok siebie dwie świątynie, jak mówi jego czerwona liczba, a ty trzymasz trzy.
lesson-tigris-revolts-hand-goal = Wypędź króla przeciwnika swoim królem.
lesson-tigris-revolts-hand-done = Wygrana. Dołożone świątynie przepadły na dobre, więc atakuj, gdy masz ich zapas. Czerwone płytki rozstrzygają bunty w każdym kolorze.
lesson-tigris-revolts-hand-tie = Za mało. Przeciwnik ma 2, a przy 2 do 2 obrońca zostaje: trzeba co najmniej 3, licząc razem świątynie obok króla i dołożone. A przeciwnik może jeszcze coś dołożyć.
lesson-tigris-revolts-hand-tile = Płytka nie wywoła buntu. Wybierz swojego króla i umieść go w królestwie drugiego króla, obok świątyni.
lesson-tigris-revolts-hand-elsewhere = Wszędzie spokój: bunt wybucha tylko tam, gdzie stoi drugi król. Umieść króla obok świątyni w jego królestwie.
lesson-tigris-revolts-defend = Teraz atakuje przeciwnik. Jego król ma obok siebie 2 świątynie i dostał 2 z ręki. Twój król ma obok siebie 1, a ty trzymasz pięć.
lesson-tigris-revolts-defend-goal = Obroń króla jak najmniejszą liczbą świątyń.
lesson-tigris-revolts-defend-done = 4 do 4: remis wygrywa obrońca i czerwony punkt jest twój. Świątynia lub dwie na ręce to najtańsze ubezpieczenie w tej grze.
lesson-tigris-revolts-defend-few = Króla już nie ma: atakujący ma siłę 4. Dodaj jego świątynie z planszy i z ręki, a potem wyrównaj.
lesson-tigris-revolts-defend-many = Król zostaje, ale każda dołożona świątynia przepada, a było ich więcej, niż trzeba. Obrońcy wystarczy remis.

lesson-tigris-wars = Wojny
lesson-tigris-wars-first = Płytka, która łączy dwa królestwa, wywołuje wojnę przywódców jednego koloru. Rozstrzygają nie świątynie, lecz płytki tego koloru: ile ich ma przywódca, mówi liczba na tarczy. W swoim królestwie masz dwa targi, przeciwnik jeden.
lesson-tigris-wars-first-goal = Połącz królestwa i wygraj wojnę.
lesson-tigris-wars-first-done = Zdobywasz 1 zielony punkt za kupca i 1 za każdy targ, który stracił pokonany. Sama płytka łącząca nie daje punktów.
lesson-tigris-wars-first-point = Zielony punkt, a twój kupiec jest teraz silniejszy. Wojna jednak dopiero przed tobą: połącz oba królestwa.
lesson-tigris-wars-first-revolt = Wejście do królestwa wywołuje bunt, a w nim liczą się świątynie. Tu mają rozstrzygnąć targi: zostaw kupca na miejscu i połącz królestwa płytką.
lesson-tigris-wars-first-else = Tura się skończyła, a królestwa wciąż są osobno. Połóż płytkę na pustym polu, które dotyka obu.
lesson-tigris-wars-count = Dwóch sąsiadów, dwie możliwe wojny: { tne-at-west } kupców, { tne-at-east } rolników. Zanim połączysz królestwa, porównaj płytki tego koloru po obu stronach; pokazują je tarcze.
lesson-tigris-wars-count-goal = Wywołaj wojnę, którą wygrasz.
lesson-tigris-wars-count-done = Jedna farma wystarczyła przeciw żadnej: 1 niebieski punkt za pokonanego rolnika. Osady i targi w wojnie rolników się nie liczą.
lesson-tigris-wars-count-strong = Trzy targi do jednego: kupiec pokonany, targ stracony. Porównaj farmy z farmami { tne-at-east }.
lesson-tigris-wars-count-else = Tura skończyła się bez wojny. Jedna płytka w luce { tne-at-east } i rolnicy staną naprzeciw siebie.
lesson-tigris-wars-order = Twoja osada połączyła kupców i królów: są dwie wojny, a kolejność wybierasz ty. Kupcy mają 1 do 2, królowie 0 do 1, na ręce masz trzy targi. Płytki pokonanego znikają: czy nie zerwie to mostu między królami?
lesson-tigris-wars-order-goal = Wygraj wojnę kupców i zachowaj króla.
lesson-tigris-wars-order-done = Targi pokonanego były mostem między królami. Mostu nie ma i do drugiej wojny nie doszło: zdecydowała kolejność. Jedna wojna jest łagodniejsza: gdy walczą kapłani, świątynie obok innych przywódców i świątynie ze skarbem zostają i nie dają punktów.
lesson-tigris-wars-order-kings = Twój król nie miał żadnej osady i odszedł. Zacznij od wojny, która przetnie połączenie między królami.
lesson-tigris-wars-order-few = Za mało: przeciwnik ma 2, a remis wygrywa obrońca. Wojna wybrana dobrze, ale trzeba co najmniej 3, więc dołóż z ręki więcej targów.

lesson-tigris-fights = Wybierz swoją walkę
lesson-tigris-fights-revolt = Ten kupiec ma cztery targi: wojna przy twoich dwóch byłaby beznadziejna. A ile świątyń stoi obok niego? Przywódcę można zaatakować na dwa sposoby, a ty masz na ręce dwie świątynie.
lesson-tigris-fights-revolt-goal = Pozbądź się kupca przeciwnika.
lesson-tigris-fights-revolt-done = Kto jest mocny w wojnie, bywa słaby w buncie. A wszystkie jego targi zostały, teraz dla ciebie.
lesson-tigris-fights-revolt-war = Dwa targi do czterech: wojna przegrana, a z nią twoje targi. Lepiej przenieś kupca do królestwa przeciwnika, bo tamten kupiec ma tylko jedną świątynię.
lesson-tigris-fights-revolt-tie = Remis, więc obrońca zostaje. Zaatakuj jeszcze raz i dołóż świątynię z ręki.
lesson-tigris-fights-revolt-else = Tura się skończyła, a kupiec wciąż tu stoi. Przenieś swojego obok jego jedynej świątyni i dołóż świątynie z ręki.
lesson-tigris-fights-war = A teraz odwrotnie: rolnika { tne-at-north } otaczają trzy świątynie, ale farmę ma tylko jedną. Twój ma dwie.
lesson-tigris-fights-war-goal = Pozbądź się rolnika przeciwnika i zdobądź 2 niebieskie punkty.
lesson-tigris-fights-war-done = 2 do 1: punkt za rolnika i punkt za straconą farmę. Przed atakiem porównaj jedno i drugie: świątynie na bunt, płytki koloru na wojnę.
lesson-tigris-fights-war-revolt = Trzy świątynie to za dużo na bunt. Jego słabym punktem jest rzeka: połącz królestwa i niech rozstrzygną farmy.
lesson-tigris-fights-war-else = Tura się skończyła, a królestwa wciąż są osobno. Wojnę wywoła płytka, która dotknie obu.
lesson-tigris-fights-prepare = Dwa targi do dwóch to remis, a remis wygrywa obrońca. Na ręce masz jeszcze jeden targ, a w tej turze dwie akcje. Jak najlepiej je wykorzystać?
lesson-tigris-fights-prepare-goal = Zdobądź w tej turze 4 zielone punkty.
lesson-tigris-fights-prepare-done = Na planszy targ dał 1 punkt, pomógł w wojnie i zostaje na następną. Wojna przyniosła jeszcze 3. Najpierw przygotowanie, potem cios.
lesson-tigris-fights-prepare-tie = 2 do 2 i wygrywa obrońca: płytka łącząca nie liczy się do siły. Wzmocnij kupca, zanim połączysz królestwa.
lesson-tigris-fights-prepare-hand = Wygrana, ale targ z ręki przepadł i nie dał punktu. Położony wcześniej w królestwie daje punkt i też walczy.
lesson-tigris-fights-prepare-else = Tura skończyła się bez wojny. Jedną akcją wzmocnij kupca, drugą połącz królestwa.

lesson-tigris-monuments = Monumenty
lesson-tigris-monuments-build = Cztery płytki jednego koloru w kwadracie mogą stać się monumentem w dwóch kolorach. Taki monument co turę płaci przywódcom tych kolorów w swoim królestwie: tu kapłanowi i rolnikowi. Najpierw połóż czwartą świątynię na zaznaczonym polu, potem wybierz monument i dotknij jego kwadratu.
lesson-tigris-monuments-build-goal = Zbuduj monument dobry dla obu twoich przywódców.
lesson-tigris-monuments-build-done = Czerwono-niebieski: odtąd kapłan i rolnik dadzą ci po punkcie na końcu każdej twojej tury. Cztery zakryte świątynie już się do siły nie liczą.
lesson-tigris-monuments-build-king = Jedyny król w tym królestwie należy do przeciwnika: czarny płaciłby mu tura za turą. Zobacz, kto tu stoi.
lesson-tigris-monuments-build-green = Czerwony służy kapłanowi, ale nie masz tu kupca, któremu służyłby zielony. Który inny twój przywódca stoi w tym królestwie?
lesson-tigris-monuments-build-else = Monumentu jeszcze nie ma. Świątynia powinna trafić na pole z niebieską ramką, gdzie dopełni kwadrat; potem wybierz monument.
lesson-tigris-monuments-income = Ten niebiesko-zielony monument płaci już rolnikowi przeciwnika. Nie ma tu jeszcze kupca. Dochód przychodzi na końcu własnej tury, a ty masz dwie akcje.
lesson-tigris-monuments-income-goal = Zakończ turę z 2 zielonymi punktami.
lesson-tigris-monuments-income-done = Jeden punkt za targ i jeden z monumentu, który zbudował kto inny. Przywódca w jego królestwie zarabia tura za turą.
lesson-tigris-monuments-income-king = Nie było kupca, więc zielony punkt wziął król, a ten nie jest twój. Najpierw kupiec, potem targ.
lesson-tigris-monuments-income-one = W tej turze tylko jeden zielony punkt. Kupiec i targ powinny trafić do królestwa z monumentem.
lesson-tigris-monuments-income-else = W tej turze nie ma zielonego punktu. Najpierw wprowadź kupca do królestwa z monumentem, potem połóż tam targ.
lesson-tigris-monuments-ground = Płytki pod monumentem zostają zakryte i nie są już świątyniami; przywódca, który traci ostatnią świątynię, odchodzi. Jedna płytka dopełni tu dwa kwadraty: buduj na tym, który zostawi twoim przywódcom świątynie. Dotknij tego kwadratu tam, gdzie drugi na niego nie nachodzi.
lesson-tigris-monuments-ground-goal = Zbuduj monument czerwono-czarny i zachowaj przywódców.
lesson-tigris-monuments-ground-done = Król i kapłan zostają i będą zarabiać, a kupiec przeciwnika stracił ostatnią świątynię. Monument też bywa bronią.
lesson-tigris-monuments-ground-own = Świątynie obok twoich przywódców są zakryte, więc król i kapłan musieli odejść. Wybierz drugi kwadrat.
lesson-tigris-monuments-ground-else = Monumentu czerwono-czarnego nie ma. Połóż świątynię w luce między pozostałymi, wybierz czerwono-czarny, a potem kwadrat, który oszczędzi świątynie twoich przywódców.

lesson-tigris-catastrophes = Katastrofy
lesson-tigris-catastrophes-temple = Na całą grę masz dwie katastrofy. Katastrofa niszczy płytkę i pole. Przywódca, któremu nie została żadna świątynia, wraca do właściciela: przyjrzyj się królowi.
lesson-tigris-catastrophes-temple-goal = Usuń króla katastrofą.
lesson-tigris-catastrophes-temple-done = Nie ma świątyni, nie ma przywódcy, i to bez walki. Chroni przed tym druga świątynia obok przywódcy.
lesson-tigris-catastrophes-temple-own = To była świątynia twojego kupca i już go nie ma. Zobacz, co stoi obok króla.
lesson-tigris-catastrophes-temple-else = Król wciąż tu stoi. Wybierz katastrofę, a potem świątynię obok króla.
lesson-tigris-catastrophes-cut = Trzy targi przeciw twoim dwóm: za dużo na wojnę. Ale dwa z nich wiszą na jednej osadzie. Masz dwie akcje.
lesson-tigris-catastrophes-cut-goal = Zdobądź w wojnie 2 zielone punkty.
lesson-tigris-catastrophes-cut-done = Odcięte targi nikogo nie wsparły. Katastrofa na płytkę, która łączy, potem atak: klasyczna para.
lesson-tigris-catastrophes-cut-strong = Twój kupiec pokonany: przeciwnik miał co najmniej tyle samo, a remis wygrywa obrońca. Najpierw przerwij połączenie z dwoma targami za osadą.
lesson-tigris-catastrophes-cut-else = Tura skończyła się bez wygranej wojny. Najpierw katastrofa na osadę, która trzyma targi razem, potem płytka, która połączy królestwa.
lesson-tigris-catastrophes-shield = Uwaga! Cztery targi przeciw twoim trzem, a jedna płytka między królestwami wywołałaby wojnę. Na ręce nie masz targów.
lesson-tigris-catastrophes-shield-goal = Zablokuj katastrofą puste pole między królestwami.
lesson-tigris-catastrophes-shield-done = Tu już nikt niczego nie położy. Przeciwnik musi iść okrężną drogą, a ty masz czas się wzmocnić.
lesson-tigris-catastrophes-shield-war = Tą płytką wojnę zaczynasz ty, i to przegraną. Trzymaj królestwa z dala od siebie: niech tego pola nie da się użyć.
lesson-tigris-catastrophes-shield-market = To też przerywa drogę, a przeciwnik ma o jeden targ mniej. Tu wypróbuj jednak drugie zastosowanie katastrofy: zablokuj puste pole.
lesson-tigris-catastrophes-shield-own = Droga jest przerwana, ale kosztem twojego targu. Lepiej zablokuj puste pole.
lesson-tigris-catastrophes-shield-home = To odsyła kupca, jak w pierwszym kroku, i też usuwa zagrożenie. Tu wypróbuj jednak drugie zastosowanie katastrofy: zablokuj puste pole.
lesson-tigris-catastrophes-shield-else = Droga jest wciąż wolna. Zagraj katastrofę na puste pole, które dotyka obu królestw.

lesson-tigris-ending = Jak kończy się gra
lesson-tigris-ending-joker = Masz 7 czerwonych, 3 niebieskie, 5 zielonych i 3 czarne punkty oraz skarb: podniesie jeden kolor z 3 do 4, ale nie oba. Rolnik należy tu do przeciwnika.
lesson-tigris-ending-joker-goal = Podnieś swój wynik do 4.
lesson-tigris-ending-joker-done = Czarnych jest 4, a skarb podnosi do 4 także niebieskie. Skarby same wypełniają luki, reszta należy do ciebie.
lesson-tigris-ending-joker-strong = Niebieskich i czarnych wciąż jest po 3, a jeden skarb nie wypełni dwóch luk. W którym z tych kolorów możesz tu punktować?
lesson-tigris-ending-joker-else = Ta osada nic nie daje: musi dotykać królestwa twojego króla.
lesson-tigris-ending-treasures = Gra kończy się, gdy na końcu tury na planszy są najwyżej dwa skarby. Teraz są trzy, a ty prowadzisz 7 do 6 (w prawdziwej grze punkty innych są ukryte). Nie czekaj: połącz dwa, dotknij świątyni, z której jeden weźmiesz, i dokończ turę!
lesson-tigris-ending-treasures-goal = Zakończ grę w tej turze i wygraj ją.
lesson-tigris-ending-treasures-done = Dwa skarby na planszy, koniec tury i wygrana. Kto prowadzi, niech się spieszy; kto przegrywa, niech nie łączy skarbów.
lesson-tigris-ending-treasures-on = Gra toczy się dalej i przeciwnik ma kolejną turę. Przyłącz świątynię { tne-at-east } i weź skarb jeszcze w tej turze.
lesson-tigris-ending-bag = W worku zostały trzy płytki. Gdy ktoś nie może dobrać tylu, ilu potrzebuje, gra się kończy; jeśli wymienisz więcej niż trzy, skończy się od razu. Jest 5 do 5, a remis rozstrzyga drugi najsłabszy kolor: ty masz w nim 6, przeciwnik 7. Twój najsłabszy kolor to zielony.
lesson-tigris-ending-bag-goal = Obejmij prowadzenie, a potem zakończ grę.
lesson-tigris-ending-bag-done = Targ podniósł twój wynik do 6, a wymiana większa niż zawartość worka od razu zakończyła grę. Miej worek na oku.
lesson-tigris-ending-bag-early = Za wcześnie: 5 do 5, a przeciwnik ma lepsze pozostałe kolory. Najpierw zdobądź zielony punkt, a grę zakończ drugą akcją.
lesson-tigris-ending-bag-on = Tym razem płytek w worku wystarczyło i przeciwnik gra dalej. Drugą akcją mogła być duża wymiana.

lesson-tigris-game = Rozegraj końcówkę
lesson-tigris-game-turn = Gra zbliża się do końca. Masz 8 czerwonych, 5 niebieskich, 7 zielonych i 5 czarnych punktów oraz dwa skarby. Skarby zasilają najsłabsze kolory: jeden podnosi do 6 niebieski, drugi czarny, stąd wynik 6. Wykorzystaj obie akcje tam, gdzie to pomoże.
lesson-tigris-game-turn-goal = Podnieś w tej turze swój wynik do 7.
lesson-tigris-game-turn-done = Niebieskich i czarnych przybyło po jednym, a resztę zrobiły skarby. Tak szuka się dobrej tury: najpierw spójrz na najsłabsze kolory.
lesson-tigris-game-turn-strong = Punktów przybyło, ale nie w najsłabszych kolorach, więc wynik to wciąż 6. W których dwóch kolorach masz 5?
lesson-tigris-game-end = Ta sama pozycja, teraz do samego końca. Wygrywa lepszy najsłabszy kolor, przy remisie rozstrzyga następny. W worku jest mało płytek. Pilnuj najsłabszego koloru, świątyń i pól między królestwami. Powodzenia!
lesson-tigris-game-end-goal = Rozegraj grę do końca.
lesson-tigris-game-end-done = To była cała końcówka: przywódcy, płytki i konflikty, a wszystko dla najsłabszego koloru. Teraz czas na własną partię.

# Where something is. On a phone the board is turned by a quarter, clockwise.
tne-at-north = { $turned ->
    [yes] na wschodzie
   *[no] na północy
}
tne-at-east = { $turned ->
    [yes] na południu
   *[no] na wschodzie
}
tne-at-west = { $turned ->
    [yes] na północy
   *[no] na zachodzie
}
tne-at-northwest = { $turned ->
    [yes] na północnym wschodzie
   *[no] na północnym zachodzie
}
