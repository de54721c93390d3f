### Eufrat i Tygrys: teksty stołu.

## Słowa używane w zdaniach: $tile, $leader, $building i $colour to red, blue, green lub black. Forma acc to biernik.

tne-tile = { $tile ->
    [red] świątynia
    [blue] farma
    [green] targ
   *[black] osada
}
tne-tile-cap = { $tile ->
    [red] Świątynia
    [blue] Farma
    [green] Targ
   *[black] Osada
}
tne-a-tile = { $tile ->
    [red] świątynię
    [blue] farmę
    [green] targ
   *[black] osadę
}
tne-tiles = { $tile ->
    [red] świątynie
    [blue] farmy
    [green] targi
   *[black] osady
}
tne-tiles-counted = { $tile ->
    [red] { $count ->
        [one] { $count } świątynię
        [few] { $count } świątynie
        [many] { $count } świątyń
       *[other] { $count } świątyni
    }
    [blue] { $count ->
        [one] { $count } farmę
        [few] { $count } farmy
        [many] { $count } farm
       *[other] { $count } farmy
    }
    [green] { $count ->
        [one] { $count } targ
        [few] { $count } targi
        [many] { $count } targów
       *[other] { $count } targu
    }
   *[black] { $count ->
        [one] { $count } osadę
        [few] { $count } osady
        [many] { $count } osad
       *[other] { $count } osady
    }
}
tne-no-tiles = { $tile ->
    [red] żadnej świątyni
    [blue] żadnej farmy
    [green] żadnego targu
   *[black] żadnej osady
}
tne-tiles-of = { $count }× { tne-tile }
tne-leader = { $leader ->
    [red] kapłan
    [blue] rolnik
    [green] kupiec
   *[black] król
}
tne-leader-cap = { $leader ->
    [red] Kapłan
    [blue] Rolnik
    [green] Kupiec
   *[black] Król
}
tne-leader-acc = { $leader ->
    [red] kapłana
    [blue] rolnika
    [green] kupca
   *[black] króla
}
tne-leaders = { $leader ->
    [red] kapłanów
    [blue] rolników
    [green] kupców
   *[black] królów
}
tne-building = { $building ->
    [red] biblioteka
    [blue] spichlerz
    [green] hala targowa
   *[black] pałac
}
tne-building-cap = { $building ->
    [red] Biblioteka
    [blue] Spichlerz
    [green] Hala targowa
   *[black] Pałac
}
tne-building-acc = { $building ->
    [red] bibliotekę
    [blue] spichlerz
    [green] halę targową
   *[black] pałac
}
tne-points = { $colour ->
    [red] { $points ->
        [one] { $points } czerwony punkt
        [few] { $points } czerwone punkty
        [many] { $points } czerwonych punktów
       *[other] { $points } czerwonego punktu
    }
    [blue] { $points ->
        [one] { $points } niebieski punkt
        [few] { $points } niebieskie punkty
        [many] { $points } niebieskich punktów
       *[other] { $points } niebieskiego punktu
    }
    [green] { $points ->
        [one] { $points } zielony punkt
        [few] { $points } zielone punkty
        [many] { $points } zielonych punktów
       *[other] { $points } zielonego punktu
    }
   *[black] { $points ->
        [one] { $points } czarny punkt
        [few] { $points } czarne punkty
        [many] { $points } czarnych punktów
       *[other] { $points } czarnego punktu
    }
}
tne-first = { $first ->
    [red] czerwono
    [blue] niebiesko
    [green] zielono
   *[black] czarno
}
tne-second = { $second ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
   *[black] czarny
}

tne-leader-strength = siła { $revolt } w buncie, { $war } w wojnie
tne-leader-of = { tne-leader } ({ $owner })

## Akcje

tne-do-leader = { tne-leader-cap } { $where }
tne-do-withdraw = Wycofaj { tne-leader-acc }
tne-do-tile = { tne-tile-cap } { $where }
tne-do-catastrophe = Katastrofa { $where }
tne-do-swap = Wymień: { $tiles }
tne-do-pass = { $actions ->
    [2] Pomiń akcję
   *[other] Pomiń ostatnią akcję
}
tne-do-support = { $count ->
    [0] Nic nie dokładaj
   *[other] Dołóż { tne-tiles-counted }
}
tne-do-choose = Najpierw wojna { tne-leaders }
tne-do-monument = Monument { tne-first }-{ tne-second } { $where }
tne-do-wonder = Cud świata { $where }
tne-do-no-monument = Nie buduj
tne-do-building = { tne-building-cap } { $where }
tne-do-no-building = Nie stawiaj budowli
tne-do-take = Skarb { $where }
tne-do-wonderpoint = { tne-points }

## Co gracz ma zrobić. $whom to „you”, gdy mowa do tego, kto decyduje, a „bare”, gdy nie ma on czego dołożyć.

tne-task-act = { $actions ->
    [1] { $whom ->
        [you] wykonaj ostatnią akcję
       *[other] ostatnia akcja tury
    }
   *[other] { $whom ->
        [you] wykonaj pierwszą z dwóch akcji
       *[other] pierwsza z dwóch akcji
    }
}
tne-task-choose = { $whom ->
    [you] wybierz, którą wojnę rozegrać najpierw
   *[other] wybór pierwszej wojny
}
tne-task-support = { $conflict ->
    [revolt] { $whom ->
        [you] dołóż { tne-tiles } do buntu { tne-leaders } albo nie dokładaj nic
        [bare] nie masz { tne-no-tiles }, do buntu { tne-leaders } nic nie dołożysz
       *[other] { tne-tiles } do buntu { tne-leaders }
    }
   *[war] { $whom ->
        [you] dołóż { tne-tiles } do wojny { tne-leaders } albo nie dokładaj nic
        [bare] nie masz { tne-no-tiles }, do wojny { tne-leaders } nic nie dołożysz
       *[other] { tne-tiles } do wojny { tne-leaders }
    }
}
tne-task-building = { $whom ->
    [you] postaw { tne-building-acc } na płytce tej linii albo zrezygnuj
   *[other] miejsce na { tne-building-acc }
}
tne-task-monument = { $wonder ->
    [yes] { $whom ->
        [you] zbuduj cud świata lub monument albo zrezygnuj
       *[other] można zbudować cud świata lub monument
    }
   *[no] { $whom ->
        [you] zbuduj monument albo zrezygnuj
       *[other] można zbudować monument
    }
}
tne-task-take = { $whom ->
    [you] wskaż na planszy skarb, który weźmie twój kupiec
   *[other] kupiec bierze skarb
}
tne-task-wonderpoint = { $whom ->
    [you] wybierz kolor punktu, który cud świata daje twojemu królowi
   *[other] król bierze punkt z cudu świata
}

## Dziennik

tne-log-starts = Zaczyna { $name }.
tne-log-turn = Turę zaczyna { $name }.
tne-log-leader = { $name } umieszcza { tne-leader-acc } { $where }.
tne-log-moved = { $name } przenosi { tne-leader-acc }, który stoi teraz { $where }.
tne-log-home = { $cause ->
    [withdrawn] { $owner } wycofuje z planszy { tne-leader-acc } { $where }.
    [beaten] { tne-leader-cap } ({ $owner }) zostaje pokonany { $where } i schodzi z planszy.
   *[no_temple] { tne-leader-cap } ({ $owner }) nie ma już { $where } świątyni obok siebie i schodzi z planszy.
}
tne-log-tile = { $name } kładzie { tne-a-tile } { $where }.
tne-log-point = { $instead ->
    [yes] W królestwie nie ma przywódcy tego koloru: { tne-leader } ({ $owner }) zdobywa { tne-points }.
   *[no] { tne-leader-cap } ({ $owner }) zdobywa { tne-points } za płytkę.
}
tne-log-bonus = { $name } zdobywa dodatkowo { tne-points } za budowlę w królestwie ({ tne-building }).
tne-log-united = Płytka { $where } łączy dwa królestwa.
tne-log-catastrophe = { $tile ->
    [none] { $name } zagrywa katastrofę { $where }.
   *[other] { $name } zagrywa katastrofę { $where } i niszczy { tne-a-tile }.
}
tne-log-swapped = { $count ->
    [one] { $name } wymienia { $count } płytkę.
    [few] { $name } wymienia { $count } płytki.
    [many] { $name } wymienia { $count } płytek.
   *[other] { $name } wymienia { $count } płytki.
}
tne-log-swapped-own = { $name } wymienia: { $tiles }.
tne-log-passed = { $name } pomija akcję.
tne-log-revolt = Bunt { tne-leaders }: atakuje { $attacker } ({ $attack }), broni się { $defender } ({ $defence }).
tne-log-war = Wojna { tne-leaders }: atakuje { $attacker } ({ $attack }), broni się { $defender } ({ $defence }).
tne-log-support = { $count ->
    [0] { $name } nic nie dokłada dla { tne-leader-acc }.
   *[other] { $name } dokłada { tne-tiles-counted } dla { tne-leader-acc }.
}
tne-log-won = { $tie ->
    [yes] Remis { $strength } : { $against } wygrywa obrońca: { tne-leader } ({ $owner }) zostaje i zdobywa { tne-points }.
   *[no] { tne-leader-cap } ({ $owner }) wygrywa { $strength } : { $against } i zdobywa { tne-points }.
}
tne-log-removed = { $name } traci na planszy { tne-tiles-counted }.
tne-log-building = { $name } stawia { tne-building-acc } { $where }.
tne-log-building-back = { tne-building-cap } wraca do zasobów.
tne-log-monument = { $name } buduje monument { tne-first }-{ tne-second } { $where }.
tne-log-wonder = { $name } buduje cud świata { $where }.
tne-log-declined = { $what ->
    [building] { $name } nie stawia budowli.
   *[monument] { $name } nic nie buduje.
}
tne-log-treasure = { $name } bierze dla kupca skarb { $where }.
tne-log-income = { tne-leader-cap } ({ $owner }) zdobywa { tne-points } za monument { tne-first }-{ tne-second }.
tne-log-wonderpoint = { $name } zdobywa { tne-points } z cudu świata.

## Plansza

tne-map = Plansza gry Eufrat i Tygrys
tne-where = { $sector ->
    [nw] na północnym zachodzie
    [n] na północy
    [ne] na północnym wschodzie
    [w] na zachodzie
   *[c] pośrodku
    [e] na wschodzie
    [sw] na południowym zachodzie
    [s] na południu
    [se] na południowym wschodzie
}
tne-empty = { $ground ->
    [river] Puste pole rzeki
   *[land] Puste pole lądu
}
tne-dead = Katastrofa
tne-with-treasure = ze skarbem
tne-with-first-treasure = ze skarbem w czarnej ramce: bierze się go przed innymi
tne-with-building = budowla: { tne-building }
tne-in-kingdom = w królestwie
tne-down = Zakryta płytka pod monumentem
tne-union = { tne-tile } pod płytką zjednoczenia
tne-site-monument = Cztery płytki { $where }
tne-site-wonder = Pięć płytek { $where }
tne-monument = Monument { tne-first }-{ tne-second }
tne-wonder = Cud świata

## Własne płytki i zasoby

tne-hand-tile = { tne-tile-cap }, na ręce: { $count }
tne-tray-leader = { $stands ->
    [board] { tne-leader-cap }, na planszy { $where }
   *[hand] { tne-leader-cap }, poza planszą
}
tne-tray-home = Wycofaj
tne-tray-home-about = Wycofaj wybranego przywódcę z planszy
tne-catastrophes = Pozostałe katastrofy: { $count }
tne-swap = Wymień
tne-swap-about = Wymień płytki z ręki na nowe
tne-swap-pick = Wybierz płytki do wymiany
tne-swap-now = { $count ->
    [one] Wymień { $count } płytkę
    [few] Wymień { $count } płytki
    [many] Wymień { $count } płytek
   *[other] Wymień { $count } płytki
}
tne-swap-all = Wszystkie
tne-bag = Płytki w worku: { $count }
tne-treasures-left = Skarby na planszy: { $count }; gra kończy się, gdy zostaną tylko dwa
tne-monuments-left = Pozostałe monumenty
tne-buildings-left = Budowle poza planszą
tne-building-left = { tne-building-cap }, za co najmniej trzy { tne-tiles } w linii

## Karty graczy

tne-fact-points = { $colour ->
    [red] Czerwone punkty (świątynie): { $count }
    [blue] Niebieskie punkty (farmy): { $count }
    [green] Zielone punkty (targi): { $count }
   *[black] Czarne punkty (osady): { $count }
}
tne-fact-treasures = Skarby (punkty dowolnego koloru): { $count }
tne-fact-hand = Płytki na ręce: { $count }
tne-fact-leaders = Przywódcy na planszy: { $count }

## Konflikt

tne-site-shared = Tę płytkę zakrywają oba kwadraty: dotknij tam, gdzie na siebie nie nachodzą.
tne-scene-revolt = Bunt { tne-leaders }
tne-scene-war = Wojna { tne-leaders }
tne-scene-about = atakuje { $attacker } z siłą { $attack }, broni się { $defender } z siłą { $defence }
tne-scene-attacker = atakuje
tne-scene-defender = broni się
tne-scene-tie = Przy remisie wygrywa obrońca.
tne-scene-continue = Dalej
tne-scene-choose = Która wojna najpierw?
tne-scene-wonder = Cud świata daje 1 punkt. Jakiego koloru?
tne-scene-wins = wygrana
tne-scene-loses = przegrana
tne-scene-result = Jak skończył się ostatni konflikt
tne-scene-won = { $tie ->
    [yes] Remis { $strength } : { $against } wygrywa obrońca, { $owner }
   *[no] Wygrywa { $owner }, { $strength } : { $against }
}
tne-scene-removed = { $count ->
    [one] z planszy schodzi { $count } płytka
    [few] z planszy schodzą { $count } płytki
    [many] z planszy schodzi { $count } płytek
   *[other] z planszy schodzi { $count } płytki
}

## Skąd są punkty, do wyniku

source-tigris-point = Płytki położone w królestwach
source-tigris-bonus = Budowle cywilizacji
source-tigris-won = Wygrane bunty i wojny
source-tigris-income = Monumenty
source-tigris-treasure = Skarby
source-tigris-wonder-point = Cud świata
tne-points-of = { $colour ->
    [red] Czerwone punkty
    [blue] Niebieskie punkty
    [green] Zielone punkty
   *[black] Czarne punkty
}
tne-treasures = Skarby

## Co można zrobić

tne-can-leader = { $stands ->
    [board] Przenieś { tne-leader-acc }
   *[hand] Umieść { tne-leader-acc }
}
tne-can-tile = { $tile ->
    [red] Połóż świątynię
    [blue] Połóż farmę
    [green] Połóż targ
   *[black] Połóż osadę
}
tne-can-catastrophe = Zagraj katastrofę
tne-can-swap = Wymień płytki
tne-can-support = Dołóż wsparcie z ręki
tne-can-choose = Wybierz następną wojnę
tne-can-monument = Zbuduj monument
tne-can-wonder = Zbuduj cud świata
tne-can-building = Postaw budowlę cywilizacji
tne-can-take = Weź skarb
tne-can-point = Weź punkt za cud świata

## Co to robi i do czego się przydaje

tne-about-leader = { $leader ->
    [red] Kapłan zdobywa czerwone punkty za świątynie w swoim królestwie. Potrzebuje obok siebie świątyni, a w królestwie, w którym jest już inny kapłan, wywołuje bunt.
    [blue] Rolnik zdobywa niebieskie punkty za farmy w swoim królestwie. Potrzebuje obok siebie świątyni, a w królestwie, w którym jest już inny rolnik, wywołuje bunt.
    [green] Kupiec zdobywa zielone punkty za targi w swoim królestwie i tylko on bierze skarby. Potrzebuje obok siebie świątyni, a w królestwie, w którym jest już inny kupiec, wywołuje bunt.
   *[black] Król zdobywa czarne punkty za osady w swoim królestwie, a do tego punkty każdego koloru, którego przywódcy tam brakuje. Potrzebuje obok siebie świątyni, a w królestwie, w którym jest już inny król, wywołuje bunt.
}
tne-about-move = Na inne pole obok świątyni: tam, gdzie jego płytki dadzą punkty albo gdzie jest bezpieczniej. W królestwie z przywódcą swojego koloru wywołuje bunt.
tne-about-withdraw = Schodzi z planszy w bezpieczne miejsce, a późniejszą akcją może wrócić. Do tego czasu niczego nie zdobywa.
tne-about-tile = { $tile ->
    [red] 1 czerwony punkt dla kapłana w królestwie, do którego ją dołożysz, a gdy go nie ma, dla króla. Każdy przywódca potrzebuje obok siebie świątyni, a świątynie rozstrzygają bunty.
    [blue] 1 niebieski punkt dla rolnika w królestwie, do którego ją dołożysz, a gdy go nie ma, dla króla. Farmy kładzie się tylko na rzece.
    [green] 1 zielony punkt dla kupca w królestwie, do którego go dołożysz, a gdy go nie ma, dla króla. Targi dają kupcom siłę w wojnach.
   *[black] 1 czarny punkt dla króla w królestwie, do którego ją dołożysz. Osady dają królom siłę w wojnach.
}
tne-about-catastrophe = Niszczy płytkę albo na zawsze blokuje puste pole. Może podzielić królestwo lub odesłać przywódcę, który traci ostatnią świątynię.
tne-about-swap = Odrzucasz z gry zakryte płytki, ile chcesz, i dobierasz tyle samo nowych: dobre, gdy ręka nie pasuje do twoich słabych kolorów.
tne-about-pass = Z akcji można zrezygnować, gdy żadna by ci nie pomogła.
tne-about-support = { $tile ->
    [red] Każda dołożona świątynia
    [blue] Każda dołożona farma
    [green] Każdy dołożony targ
   *[black] Każda dołożona osada
} dodaje w tym konflikcie 1 do siły, a potem przepada. Wygrywa wyższa suma, a przy remisie obrońca.
tne-about-choose = Kolejność wojen zależy od ciebie. Płytki, które pokonany traci na planszy, mogą osłabić następną wojnę albo nawet jej zapobiec.
tne-about-monument = Cztery płytki zostają zakryte i staje na nich monument w dwóch kolorach. Przywódcy tych kolorów w jego królestwie zdobywają po punkcie na końcu każdej tury właściciela.
tne-about-wonder = Pięć płytek zostaje zakrytych i staje na nich cud świata. Czyj król stoi w jego królestwie, ten na końcu każdej swojej tury bierze punkt dowolnego koloru.
tne-about-no-monument = Płytki zostają, jak są, i dalej się liczą. Ta okazja jednak nie wróci.
tne-about-building = Staje na jednej z płytek linii. Odtąd płytki jej koloru, które punktują w tym królestwie, dają o 1 punkt więcej.
tne-about-no-building = Wszystko zostaje, jak jest, na przykład gdy budowla pomogłaby tu raczej przeciwnikowi.
tne-about-take = Skarb to punkt dowolnego koloru. Na końcu gry zasila twój najsłabszy kolor.
tne-about-point = Cud świata daje twojemu królowi 1 punkt: weź kolor, którego ci brakuje.
tne-gist-revolt = Bunt: { $attack } przeciw { $defence } na planszy.
tne-gist-war = Wojna: { $attack } przeciw { $defence } na planszy.

## Motywy zadań

theme-tigris-war = Wojna
theme-tigris-revolt = Bunt
theme-tigris-support = Wsparcie
theme-tigris-defence = Obrona
theme-tigris-union = Łączenie królestw
theme-tigris-leader = Przywódcy
theme-tigris-withdrawal = Wycofanie przywódcy
theme-tigris-monument = Monumenty
theme-tigris-wonder = Cud świata
theme-tigris-building = Budowle cywilizacji
theme-tigris-catastrophe = Katastrofy
theme-tigris-treasure = Skarby
theme-tigris-income = Dochód z monumentów
theme-tigris-swap = Wymiana płytek
theme-tigris-pass = Pas
