### Babilon: teksty stołu.

## Słowa gry

bbl-tile = { $material ->
    [clay] gliniany kafelek
    [granite] granitowy kafelek
    [basalt] bazaltowy kafelek
   *[other] kafelek startowy
} z { $flower ->
    [white] białymi
    [pink] różowymi
    [blue] niebieskimi
   *[other] żółtymi
} kwiatami: { $symbols }
bbl-symbol = { $symbol ->
    [stairs] schody
    [fountain] fontanna
    [bridge] most
   *[statue] posąg
}
bbl-singles = { $count ->
    [one] { $count } pojedynczy filar
    [few] { $count } pojedyncze filary
    [many] { $count } pojedynczych filarów
   *[other] { $count } pojedynczego filara
}
bbl-doubles = { $count ->
    [one] { $count } podwójny filar
    [few] { $count } podwójne filary
    [many] { $count } podwójnych filarów
   *[other] { $count } podwójnego filara
}
bbl-statues = { $count ->
    [one] { $count } posąg
    [few] { $count } posągi
    [many] { $count } posągów
   *[other] { $count } posągu
}
bbl-effect = { $token ->
    [pillar] każdy zaczyna turę z 1 dodatkowym filarem
    [double] każdy zaczyna turę z podwójnym filarem, którego nie można przechować
    [change] raz na turę 1 symbol na właśnie położonym kafelku może liczyć się jako inny
    [add] raz na turę 1 puste pole na właśnie położonym kafelku może liczyć się jako dowolny symbol
    [flower] pasujący kwiat daje 2 filary
    [less] wydobycie daje o 1 filar mniej
   *[blank] bez efektu
}

## Kamieniołom i ogrody

bbl-quarry = Kamieniołom
bbl-plan = Ogród z góry
bbl-garden-of = Ogród: { $name }
bbl-your-garden = Twój ogród
bbl-show = Co pokazać
bbl-show-plan = Plan
bbl-show-scene = 3D
bbl-how-shown = Jak pokazać ogród
bbl-scene = Ogród w 3D: przeciągnij lub użyj strzałek, by go obrócić; kółko myszy przybliża
bbl-scene-none = Ta przeglądarka nie potrafi rysować w 3D. Plan pokazuje wszystko.
bbl-scene-missing = Nie udało się wczytać widoku 3D. Plan pokazuje wszystko.
bbl-scene-loading = Trwa zakładanie ogrodu…
bbl-round = Runda { $round } z { $rounds }
bbl-first-round = w pierwszej rundzie nie działa żaden żeton
bbl-no-token = nie działa żaden żeton
bbl-unseen-tokens = { $count ->
    [one] { $count } zakryty żeton rundy
    [few] { $count } zakryte żetony rund
    [many] { $count } zakrytych żetonów rund
   *[other] { $count } zakrytego żetonu rundy
}
bbl-where = { $sector ->
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
bbl-where-stack = { $column ->
    [0] całkiem po lewej
    [1] po lewej
    [2] po prawej
   *[3] całkiem po prawej
} { $row ->
    [0] w tylnym rzędzie
    [1] w drugim rzędzie
    [2] w trzecim rzędzie
   *[3] w przednim rzędzie
}
bbl-anchor = Miejsce na kafelek
bbl-cell = { $level ->
    [0] { $thing ->
        [gap] otwór pod mostem
       *[other] otwór
    }
   *[other] poziom { $level }, { $thing ->
        [none] { $symbol ->
            [none] puste pole
            [stairs] symbol schodów
            [fountain] symbol fontanny
            [bridge] symbol mostu
           *[statue] symbol posągu
        }
        [gap] pod mostem
        [lookout] belweder
        [stairs-lower] dół schodów
        [stairs-upper] góra schodów
        [fountain] fontanna
        [bridge] koniec mostu
       *[statue] posąg
    }
}
# $pillars (number): what mining brings; $edges, $flower, $less and $short (number): what it is made of
bbl-gain = { $pillars ->
    [one] { $pillars } filar
    [few] { $pillars } filary
    [many] { $pillars } filarów
   *[other] { $pillars } filara
} ({ $edges ->
    [one] { $edges } krawędź
    [few] { $edges } krawędzie
    [many] { $edges } krawędzi
   *[other] { $edges } krawędzi
}{ $flower ->
    [0] { "" }
   *[other] , kwiat +{ $flower }
}{ $less ->
    [0] { "" }
   *[other] , żeton −{ $less }
}{ $short ->
    [0] { "" }
   *[other] , zasoby −{ $short }
})
bbl-stack-gain = da { bbl-gain }
bbl-stack-bottom = dno kamieniołomu
bbl-lookout-here = Bez filara: belweder
bbl-lookout-away = Filar zamiast belwederu

## Wypróbowywanie miejsca

bbl-trial = Wybrane miejsce
bbl-trial-hint = Wybierz, gdzie ma leżeć środek kafelka. R obraca kafelek, L zmienia poziom i belweder.
bbl-turn-left = Obróć w lewo
bbl-turn-right = Obróć w prawo
bbl-level = Poziom
bbl-level-n = Poziom { $level }
bbl-lookout = Belweder (bez filara)
bbl-lookout-short = Belweder
bbl-lookout-about = Kafelek stoi też na trzech filarach. Na rogu bez filara staje belweder: 1 punkt, ale symbol tam przepada.
bbl-lookout-none = brak
bbl-corner = { $corner ->
    [NW] Belweder na północnym zachodzie, bez filara
    [NE] Belweder na północnym wschodzie, bez filara
    [SE] Belweder na południowym wschodzie, bez filara
   *[SW] Belweder na południowym zachodzie, bez filara
}
bbl-cost = Podpory: { $on }. Koszt: { $pillars ->
    [one] { $pillars } filar
    [few] { $pillars } filary
    [many] { $pillars } filarów
   *[other] { $pillars } filara
} z { $have }.
bbl-cost-free = Podpory: { $on }. To nic nie kosztuje.

## Własne kafelki i filary

bbl-mined-tile = Wydobyty kafelek
bbl-stored-tile = Przechowany kafelek
bbl-mined = wydobyty
bbl-stored = przechowany
bbl-slot-empty = puste miejsce
bbl-pillars = { $count ->
    [one] filar
    [few] filary
    [many] filarów
   *[other] filara
}
bbl-pillars-about = { $count ->
    [one] { $count } pojedynczy filar
    [few] { $count } pojedyncze filary
    [many] { $count } pojedynczych filarów
   *[other] { $count } pojedynczego filara
}; przechować można najwyżej 6
bbl-doubles-about = { $count ->
    [one] { $count } podwójny filar, tylko na tę turę
    [few] { $count } podwójne filary, tylko na tę turę
    [many] { $count } podwójnych filarów, tylko na tę turę
   *[other] { $count } podwójnego filara, tylko na tę turę
}
bbl-bin = Odrzuć przechowany kafelek
bbl-use-token = Użyj żetonu rundy

## Notes punktów

bbl-pad = Punkty
bbl-category = { $category ->
    [statues] Posągi
    [fountains] Fontanny
    [bridges] Mosty
    [stairs] Schody
    [variety] Zestawy dekoracji
    [flowers] Zestawy kwiatów
    [lookouts] Belwedery
   *[highest] Najwyższy poziom
}
bbl-category-how = { $category ->
    [statues] każdy daje tyle, ile jego poziom
    [fountains] każda daje potrójny poziom
    [bridges] każdy daje potrójny poziom
    [stairs] każde dają sumę obu poziomów
    [variety] 4 za każdy zestaw posągu, fontanny, mostu i schodów
    [flowers] 4 za każdy zestaw wszystkich czterech rodzajów
    [lookouts] po 1 za każdy
   *[highest] podwojony poziom
}
bbl-row = { bbl-category }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
bbl-total = Razem
bbl-holes = Widoczne otwory
bbl-holes-how = przy remisie wygrywa ten, kto ma ich mniej
bbl-fact-pillars = { $count ->
    [one] { $count } filar
    [few] { $count } filary
    [many] { $count } filarów
   *[other] { $count } filara
}
bbl-fact-board = plansza z { $flower ->
    [white] białymi
    [pink] różowymi
    [blue] niebieskimi
   *[other] żółtymi
} kwiatami

## Akcje

bbl-do-board = Plansza z { $flower ->
    [white] białymi
    [pink] różowymi
    [blue] niebieskimi
   *[other] żółtymi
} kwiatami
bbl-do-reveal = Odkryty: { $tile }
bbl-do-start = Zaczyna gracz { $number }
bbl-do-token = Żeton rundy: { bbl-effect }
bbl-do-remove = Usuń gliniany kafelek { $where }
bbl-do-mine = Wydobądź { $material ->
    [clay] glinę
    [granite] granit
   *[basalt] bazalt
} { $where }{ $pillars ->
    [unknown] { "" }
    [one] : { $pillars } filar
    [few] : { $pillars } filary
    [many] : { $pillars } filarów
   *[other] : { $pillars } filara
}
bbl-do-place = { $source ->
    [mined] Wydobyty kafelek
   *[stored] Przechowany kafelek
} { $where }, poziom { $level }{ $turn ->
    [0] { "" }
   *[other] , obrócony o { $turn }°
}{ $lookout ->
    [none] { "" }
    [NW] , belweder na północnym zachodzie
    [NE] , belweder na północnym wschodzie
    [SE] , belweder na południowym wschodzie
   *[SW] , belweder na południowym zachodzie
}{ $pillars ->
    [unknown] { "" }
    [0] { " " }(bez filarów)
    [one] { " " }({ $pillars } filar)
    [few] { " " }({ $pillars } filary)
    [many] { " " }({ $pillars } filarów)
   *[other] { " " }({ $pillars } filara)
}
bbl-do-join = { $symbol ->
    [stairs] Schody
    [fountain] Fontanna
   *[bridge] Most
} { $where }
bbl-do-statue = Posąg { $where }
bbl-do-change = Pole { $where } liczy się jako { $symbol ->
    [stairs] schody
    [fountain] fontanna
    [bridge] most
   *[statue] posąg
}
bbl-do-store = Przechowaj
bbl-do-discard = { $source ->
    [mined] Odrzuć
   *[stored] Odrzuć przechowany kafelek
}

## Co gracz ma zrobić

bbl-task-remove = przed grą usuń gliniany kafelek; odsłoni to, co leży pod nim ({ $number } z { $players ->
    [2] 6
   *[other] 3
})
bbl-task-mine = wydobądź kafelek z kamieniołomu
bbl-task-store = przechowaj lub odrzuć wydobyty kafelek
bbl-task-build = buduj
bbl-task-hold = { $token ->
    [yes] użyj żetonu rundy{ $can ->
        [token] { " " }
       *[other] , { "" }
    }
   *[no] { "" }
}{ $can ->
    [both] połóż kafelek, zbuduj dekorację albo przechowaj lub odrzuć wydobyty kafelek
    [tiles] wybierz kafelek i miejsce w ogrodzie albo przechowaj lub odrzuć wydobyty
    [tile] połóż kafelek albo przechowaj lub odrzuć wydobyty
    [deco] ozdób ogród (wybierz +) albo zakończ turę: przechowaj lub odrzuć wydobyty kafelek
    [statue] postaw posąg (wybierz jego +) albo zakończ turę: przechowaj lub odrzuć wydobyty kafelek
    [token] albo przechowaj lub odrzuć wydobyty kafelek
   *[none] przechowaj lub odrzuć wydobyty kafelek
}
bbl-task-end = { $token ->
    [yes] użyj żetonu rundy{ $can ->
        [token] { " " }
       *[other] , { "" }
    }
   *[no] { "" }
}{ $can ->
    [both] połóż przechowany kafelek, zbuduj dekorację albo zakończ turę
    [tile] połóż przechowany kafelek albo zakończ turę
    [deco] zbuduj dekorację albo zakończ turę
    [token] albo zakończ turę
   *[none] zakończ turę, nic więcej nie da się zbudować
}

## Dziennik

bbl-event-board = { $name } dostaje planszę z { $flower ->
    [white] białymi
    [pink] różowymi
    [blue] niebieskimi
   *[other] żółtymi
} kwiatami.
bbl-event-starts = Zaczyna { $name }.
bbl-event-token = Runda { $round }: { bbl-effect }.
bbl-event-removed = { $name } usuwa z gry gliniany kafelek { $where }.
bbl-event-turn = Runda { $round }: tura gracza { $name }.
bbl-event-gift = { $name } dostaje dzięki żetonowi rundy { $what }.
bbl-event-mined = { $name } wydobywa { $material ->
    [clay] glinę
    [granite] granit
   *[basalt] bazalt
} { $where }: { bbl-gain }.
bbl-event-placed = { $name } kładzie { $material ->
    [clay] gliniany kafelek
    [granite] granitowy kafelek
    [basalt] bazaltowy kafelek
   *[start] kafelek startowy
} { $where } na poziomie { $level } (podpory: { $on }).
bbl-event-lookout = Na { $corner ->
    [NW] północno-zachodnim
    [NE] północno-wschodnim
    [SE] południowo-wschodnim
   *[SW] południowo-zachodnim
} rogu kafelka, pod którym nie ma filara, staje belweder.
bbl-event-joined = { $name } buduje { $symbol ->
    [stairs] schody
    [fountain] fontannę
   *[bridge] most
} { $where }{ $symbol ->
    [stairs] { "" }
   *[other] { " " }na poziomie { $level }
}.
bbl-event-statue = { $name } stawia posąg { $where } na poziomie { $level }.
bbl-event-changed = { $name }: pole { $where } liczy się w tej turze jako { $symbol ->
    [stairs] schody
    [fountain] fontanna
    [bridge] most
   *[statue] posąg
}.
bbl-event-stored = { $name } przechowuje { $material ->
    [clay] gliniany kafelek
    [granite] granitowy kafelek
    [basalt] bazaltowy kafelek
   *[start] kafelek startowy
}.
bbl-event-discarded = { $name } odrzuca { $material ->
    [clay] gliniany kafelek
    [granite] granitowy kafelek
    [basalt] bazaltowy kafelek
   *[start] kafelek startowy
}.
bbl-event-returned = { $name } nie może wszystkiego przechować i oddaje { $what }.
bbl-event-scored = { $name }: { $category ->
    [statues] posągi dają teraz { $total } (każdy tyle, ile jego poziom)
    [fountains] fontanny dają teraz { $total } (każda potrójny poziom)
    [bridges] mosty dają teraz { $total } (każdy potrójny poziom)
    [stairs] schody dają teraz { $total } (każde sumę obu poziomów)
    [variety] zestawy czterech dekoracji dają teraz { $total } (po 4)
    [flowers] zestawy czterech kwiatów dają teraz { $total } (po 4)
    [lookouts] belwedery dają teraz { $total } (po 1)
   *[highest] najwyższy poziom daje teraz { $total } (podwojony poziom)
}.
bbl-key-turn = obróć trzymany kafelek (z Shift: w drugą stronę)
bbl-key-level = inny poziom lub belweder w tym miejscu

## Skąd są punkty, do wyniku

source-babylon-scored = { bbl-category }: { bbl-category-how }

## Co można zrobić

bbl-can-remove = Usuń gliniany kafelek
bbl-can-mine = Wydobądź kafelek
bbl-can-place = { $source ->
    [mined] Połóż wydobyty kafelek
   *[stored] Połóż przechowany kafelek
}
bbl-can-build = { $symbol ->
    [stairs] Zbuduj schody
    [fountain] Zbuduj fontannę
    [bridge] Zbuduj most
   *[statue] Zbuduj posąg
}
bbl-about-remove = To przygotowanie: kafelek opuszcza grę i nie daje filarów. To, co leży pod nim, będzie można wydobyć, więc usuń coś, co przydałoby się innym.
bbl-about-mine = Bierzesz kafelek do ręki, a jego krawędzie i twój kwiat dają filary. Ile, mówi liczba na kafelku.
bbl-about-place = { $source ->
    [mined] Kafelek musi mieć podparte trzy lub cztery rogi. Róg podpiera pojedynczy filar lub posąg (stoi poziom niżej) albo podwójny filar (stoi dwa poziomy niżej). Najwyższy poziom daje dwa razy tyle, ile jego numer.
   *[stored] Powstanie z niego taras na trzech lub czterech podporach, a w zapasie zwolni się miejsce. Na jego symbolach można w tej turze budować dekoracje.
}
bbl-about-build = { $symbol ->
    [stairs] Łączą dwa symbole schodów obok siebie na poziomach różniących się o 1 i dają sumę obu poziomów.
    [fountain] Łączy dwa symbole fontanny obok siebie na tym samym poziomie i daje trzy razy tyle, ile ten poziom.
    [bridge] Łączy dwa symbole mostu na tym samym poziomie, z jednym polem między nimi, i daje trzy razy tyle, ile ten poziom.
   *[statue] Stoi na symbolu posągu i daje tyle, ile jego poziom. Pierwszy może stać gdziekolwiek, następne tylko w linii z innym.
}
bbl-about-token = Jedno pole na kafelku położonym w tej turze liczy się jako wybrany symbol. Po turze wraca do poprzedniego stanu, ale to, co zbudujesz, zostaje.
bbl-about-store = Zachowujesz wydobyty kafelek na później, a tura się kończy. Miejsce jest jedno: przechowany wcześniej przepada.
bbl-about-discard = { $source ->
    [mined] Wydobyty kafelek opuszcza grę, a tura się kończy. Warto, jeśli przechowany jest lepszy.
   *[stored] Przechowany kafelek opuszcza grę, a w tej turze nic więcej nie zbudujesz. Rzadko jest ku temu powód.
}
bbl-about-end = W tej turze nic więcej nie zbudujesz. Zachowujesz do sześciu filarów i przechowany kafelek.

## Motywy zadań

theme-babylon-mine = Wydobycie
theme-babylon-pillars = Wiele filarów
theme-babylon-height = W górę
theme-babylon-statue = Posągi
theme-babylon-fountain = Fontanny
theme-babylon-footbridge = Mosty
theme-babylon-stairs = Schody
theme-babylon-lookout = Belwedery
theme-babylon-sets = Zestawy
theme-babylon-flowers = Kwiaty
theme-babylon-change = Żeton zmiany
theme-babylon-store = Przechowywanie
theme-babylon-discard = Odrzucanie
theme-babylon-hold = W porę przestać
