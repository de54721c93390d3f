### Amyitis: teksty stołu.

## Nazwy

amy-good = { $good ->
    [salt] sól
    [palm] palma
    [barley] jęczmień
    [dates] daktyle
    [wine] wino
   *[other] { $good }
}
# Biernik.
amy-good-object = { $good ->
    [salt] sól
    [palm] palmę
    [barley] jęczmień
    [dates] daktyle
    [wine] wino
   *[other] { $good }
}
amy-craft = { $craft ->
    [farmer] rolnik
    [priest] kapłan
    [engineer] inżynier
   *[merchant] kupiec
}
amy-craft-object = { $craft ->
    [farmer] rolnika
    [priest] kapłana
    [engineer] inżyniera
   *[merchant] kupca
}
amy-craft-does = { $craft ->
    [farmer] zbiera plon z następnego pola rzędu
    [priest] wchodzi do świątyni
    [engineer] nawadnia kanał i daje { $points }
   *[merchant] przyprowadza wielbłąda
}
amy-guild = { $guild ->
    [caravaneer] przewodnik karawany
    [banker] bankier
    [palace] pałac
   *[gardener] ogrodnik
}
amy-guild-object = { $guild ->
    [caravaneer] przewodnika karawany
    [banker] bankiera
    [palace] pałac
   *[gardener] ogrodnika
}
amy-card-object = { $card } { $level }. stopnia
amy-temple = { $temple ->
    [ishtar] Isztar
    [marduk] Marduk
   *[tammouz] Tammuz
}
amy-city = { $city ->
    [Babylon] Babilon
   *[other] { $city }
}
amy-row = { $row ->
    [top] górny rząd
   *[bottom] dolny rząd
}
amy-talents = { $count ->
    [one] { $count } talent
    [few] { $count } talenty
    [many] { $count } talentów
   *[other] { $count } talentu
}
amy-camels = { $count ->
    [one] { $count } wielbłąd
    [few] { $count } wielbłądy
    [many] { $count } wielbłądów
   *[other] { $count } wielbłąda
}
amy-camels-object = { $count ->
    [one] { $count } wielbłąda
    [few] { $count } wielbłądy
    [many] { $count } wielbłądów
   *[other] { $count } wielbłąda
}
amy-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
amy-tiles = { $count ->
    [one] { $count } płytka ogrodu
    [few] { $count } płytki ogrodu
    [many] { $count } płytek ogrodu
   *[other] { $count } płytki ogrodu
}
amy-gardeners = { $count ->
    [one] { $count } ogrodnik
    [few] { $count } ogrodników
    [many] { $count } ogrodników
   *[other] { $count } ogrodnika
}
amy-any-goods = { $count ->
    [one] dowolny towar
    [few] { $count } dowolne towary
    [many] { $count } dowolnych towarów
   *[other] { $count } dowolnego towaru
}
amy-any-card = dowolna karta gildii
amy-card-of = karta: { $guild }

## Na planszy

amy-board = Amyitis: ogród, pola, świątynie, karty i miasta
amy-fields = Pola
amy-row-prize = Gdy rząd się zapełni, ogrodnika bierze ten, kto ma w nim najwięcej kostek; przy remisie nikt.
amy-free = gratis
amy-trio-cost = Następna karta tej trójki { $count ->
    [0] nic nie kosztuje
    [one] kosztuje { $count } talent
    [few] kosztuje { $count } talenty
    [many] kosztuje { $count } talentów
   *[other] kosztuje { $count } talentu
}.
amy-round = Runda { $round }
amy-until-end = { $count ->
    [one] { $count } płytka do końca
    [few] { $count } płytki do końca
    [many] { $count } płytek do końca
   *[other] { $count } płytki do końca
}
amy-last-round = ostatnia runda
amy-left-about = { $left ->
    [one] Została { $left } płytka ogrodu
    [few] Zostały { $left } płytki ogrodu
    [many] Zostało { $left } płytek ogrodu
   *[other] Zostało { $left } płytki ogrodu
}. Gdy zostanie ich { $end } lub mniej, gra skończy się na koniec rundy. Poniżej: łaska Amyitis, punkty za płytki na koniec gry.
amy-resting = spasowali
amy-resting-are = Spasowali: { $names }.
amy-resting-nobody = Nikt jeszcze nie spasował.
amy-first = pierwszy gracz
amy-first-is = Pierwszy gracz: { $name }.
amy-caravan-in = Karawana, miasto { $city }
amy-offers = Weź:
amy-own-goods = Twoje towary
amy-no-goods = brak towarów
amy-hand-good = { $good }: { $count }
amy-has-level = { $guild }, stopień { $level }
amy-has-passed = pas
amy-favour = łaska Amyitis
amy-goods-left = { $count ->
    [one] pozostały { $count } towar
    [few] pozostałe { $count } towary
    [many] pozostałych { $count } towarów
   *[other] pozostałe { $count } towaru
}
amy-score-rest = nawadnianie, sprzedaż, Marduk i bankierzy
amy-keeps = Na koniec rundy możesz zachować najwyżej { $keep } towary.
amy-effect-caravaneer = { $spaces ->
    [0] bez dodatkowych pól
   *[other] najwyżej o { $spaces } pola dalej
}; pozwala zachować najwyżej { $keep } towary
amy-effect-banker = co rundę { $talents }{ $points ->
    [0] {""}
    [few] {" "}i { $points } punkty
    [many] {" "}i { $points } punktów
   *[other] {" "}i { $points } punktu
}
amy-effect-palace = { $points ->
    [0] na razie bez punktów
    [few] od razu { $points } punkty
    [many] od razu { $points } punktów
   *[other] od razu { $points } punktu
}
amy-effect-gardener = podnosi jakość rośliny o 1 i wraca do zasobów

## Dla czytników ekranu

amy-cubes-of = { $name } ({ $count })
amy-cubes-grey = szare ({ $count })
amy-grey = szara
amy-space = Grządka
amy-side = { $side ->
    [far-left] całkiem po lewej
    [left] po lewej
    [near-left] na lewo od środka
   *[middle] pośrodku
    [near-right] na prawo od środka
    [right] po prawej
    [far-right] całkiem po prawej
}
amy-where = { $terrace ->
    [1] { $side } na najniższym tarasie
    [2] { $side } na drugim tarasie
    [3] { $side } na trzecim tarasie
   *[4] na szczycie
}
amy-where-below = { $terrace ->
    [2] { $side } pod drugim tarasem
    [3] { $side } pod trzecim tarasem
   *[4] { $side } pod szczytem
}
amy-space-unused = nieużywana
amy-space-planted = obsadzona
amy-space-tile = wymaga jakości { $need }; { $tile }; { $watered ->
    [yes] nawodniona
   *[no] nienawodniona
}
amy-space-cubes = kostki: { $cubes }
amy-canal = { $segments ->
    [1] Kanał
   *[other] Podwójny kanał
}
amy-canal-cubes = kostki: { $cubes }
amy-canal-dry = suchy, { $open ->
    [yes] woda może tu dotrzeć
   *[no] woda jeszcze tu nie dociera
}
amy-field-row = { $row ->
    [top] Górny rząd
   *[bottom] Dolny rząd
} pól
amy-field-next = w kolejce { $good }
amy-field-first = najwięcej ma { $name }
amy-temple-of = { $temple ->
    [ishtar] Świątynia Isztar
    [marduk] Świątynia Marduka
   *[tammouz] Świątynia Tammuza
}
amy-temple-about = { $temple ->
    [ishtar] dla pierwszego wielbłąd albo talent{ $second ->
        [0] {""}
       *[other] , dla drugiego to, co zostało
    }
    [marduk] dla pierwszego { $points }{ $second ->
        [0] {""}
       *[other] , dla drugiego { $second }
    }
   *[tammouz] dla pierwszego plon z pola{ $second ->
        [0] {""}
       *[other] , dla drugiego wymiana towaru
    }
}
amy-temple-cubes = kostki od lewej: { $cubes }
amy-temple-rank = { $rank ->
    [1] pierwsze miejsce: { $name }
   *[2] drugie miejsce: { $name }
}
amy-craft-turned = Trójka { $trio }, { $craft }: zatrudniony.
amy-craft-card = Trójka { $trio }, { $craft }: { $does }. { $cost ->
    [0] Za darmo.
   *[other] Kosztuje { $price }.
}
amy-guild-left = { $level ->
    [0] { $effect }: zostało { $left }
   *[other] stopień { $level }, { $effect }: zostało { $left }
}
amy-guild-holder = { $guild ->
    [gardener] { $name } ma { $level }
   *[other] { $name } ma stopień { $level }
}
amy-city-plant = { $price } za roślinę jakości { $quality }
amy-city-guild = { $price } za kartę: { $guilds }
amy-city-sale = jeden towar za { $one } albo dwa za { $two }; do tego nawadnia się jeden kanał
amy-city-cost = dotarcie tu kosztuje { $price }
amy-city-barred = { $kind ->
    [sale] karawana nie może teraz tu przyjść: za daleko dla twoich wielbłądów albo nie masz nic na sprzedaż
    [guild] karawana nie może teraz tu przyjść: za daleko dla twoich wielbłądów, nie masz czym zapłacić albo nie ma tu karty dla ciebie
   *[plant] karawana nie może teraz tu przyjść: za daleko dla twoich wielbłądów, nie masz czym zapłacić albo brak nawodnionej grządki dla tej rośliny
}

## Akcje

amy-do-hire = Zatrudnij { $craft } (trójka { $trio }, { $cost ->
    [0] za darmo
   *[other] za { $price }
})
amy-do-go = Karawana do miasta { $city } (za { $price })
amy-do-pass = Spasuj
amy-do-field = Zbierz { $good } ({ $row })
amy-do-enter = Wejdź do świątyni { $temple ->
    [Marduk] Marduka
    [Tammuz] Tammuza
   *[other] { $temple }
}
amy-do-irrigate = Nawodnij kanał { $where }
amy-do-sell = Sprzedaj { $good }
amy-do-stop = Zakończ sprzedaż
amy-do-pay = Oddaj w zapłacie { $good }
amy-do-take = Weź { $card }
amy-do-plant = Obsadź grządkę { $where }{ $gardeners ->
    [0] {""}
    [one] {" "}({ $gardeners } ogrodnik)
    [few] {" "}({ $gardeners } ogrodników)
    [many] {" "}({ $gardeners } ogrodników)
   *[other] {" "}({ $gardeners } ogrodnika)
}
amy-do-swap = Wymień { $give } na { $get }
amy-do-keep = Bez wymiany
amy-do-discard = Oddaj { $good }
amy-lot-tile = Płytka { $tile }
amy-lot-plant = Karta rośliny { $plant }
amy-lot-side = Strona { $side } do góry
amy-lot-leader = Żeton na przewodniku karawany: { $good }
amy-lot-start = Zaczyna gracz { $number }
amy-lot-craft = Wyłożona karta: { $craft }

## Co gracz ma zrobić

amy-task-turn = { $can ->
    [all] zatrudnij rzemieślnika, poprowadź karawanę albo spasuj
    [hire] zatrudnij rzemieślnika albo spasuj
    [go] poprowadź karawanę albo spasuj
   *[nothing] spasuj, nic innego nie możesz zrobić
}
amy-task-field = wybierz rząd, w którym rolnik zbierze plon
amy-task-harvest = wybierz rząd, w którym zbierzesz plon jako nagrodę Tammuza
amy-task-priest = wybierz świątynię dla kapłana
amy-task-procession = poprowadź procesję do jednej ze świątyń; do pozostałych trafią szare kostki
amy-task-engineer = nawodnij kanał i zdobądź { $points }
amy-task-canal = nawodnij kanał za darmo
amy-task-sell = { $done ->
    [0] sprzedaj towar i zdobądź { $points }
   *[other] sprzedaj drugi towar i zdobądź kolejne { $points } albo zakończ sprzedaż
}
amy-task-pay = oddaj w zapłacie { $good } albo wino (miasto { $city })
amy-task-take = weź kartę gildii (miasto { $city })
amy-task-bonus = weź jako premię dowolną kartę gildii
amy-task-token = wybierz żeton z karty przewodnika karawany
amy-task-plant = wybierz grządkę dla rośliny jakości { $quality }
amy-task-good = weź jako premię dowolny towar
amy-task-ishtar = weź od Isztar wielbłąda albo talent
amy-task-swap = wymień towar na inny, ale nie na wino, albo niczego nie wymieniaj
amy-task-discard = oddaj nadmiar towarów, możesz zachować { $keep } towary

## Co się stało

amy-ev-starts = Zaczyna { $name }.
amy-ev-income = { $name } dostaje od bankiera { $talents }{ $points ->
    [0] {""}
    [few] {" "}i { $points } punkty
    [many] {" "}i { $points } punktów
   *[other] {" "}i { $points } punktu
}.
amy-ev-hired = { $name } zatrudnia { $craft }{ $cost ->
    [0] {" "}za darmo
   *[other] {" "}za { $price }
}.
amy-ev-harvested = { $cause ->
    [tammouz] Tammuz:{" "}
   *[farmer] {""}
}{ $name } zbiera { $good } ({ $row }).
amy-ev-harvested-nothing = { $cause ->
    [tammouz] Tammuz:{" "}
   *[farmer] {""}
}{ $name } pracuje na polu ({ $row }), ale w zasobach nie ma już towaru: { $good }.
amy-ev-row-full = { $row ->
    [top] Górny rząd
   *[bottom] Dolny rząd
} jest pełny: { $name } ma w nim najwięcej kostek i bierze ogrodnika.
amy-ev-row-full-nobody = { $row ->
    [top] Górny rząd
   *[bottom] Dolny rząd
} jest pełny; nikt nie bierze ogrodnika.
amy-ev-entered = { $cause ->
    [procession] Procesja:{" "}
   *[priest] {""}
}{ $name } wchodzi do świątyni { $temple ->
    [Marduk] Marduka
    [Tammuz] Tammuza
   *[other] { $temple }
}
amy-ev-entered-grey = Procesja: szara kostka wchodzi do świątyni { $temple ->
    [Marduk] Marduka
    [Tammuz] Tammuza
   *[other] { $temple }
}
amy-ev-pushed = { $enters } i wypycha kostkę gracza { $name }.
amy-ev-pushed-grey = { $enters } i wypycha szarą kostkę.
amy-ev-irrigated = { $name } nawadnia { $cause ->
    [trade] za darmo
   *[craftsman] dzięki inżynierowi
} kanał { $where }.
amy-ev-irrigated-grey = Kanał { $where } między dwiema obsadzonymi grządkami nawadnia się sam.
amy-ev-takes = { $name } bierze { $what }{ $cause ->
    [tile] {" "}jako premię z płytki
    [ishtar] {" "}od Isztar
   *[other] {""}
}.
amy-ev-moved = { $name } prowadzi karawanę do miasta { $city } za { $price }.
amy-ev-sold = { $name } sprzedaje { $city ->
    [Babylon] w Babilonie
   *[other] w mieście { $city }
} { $good }.
amy-ev-nothing-to-irrigate = { $name } nie ma czego nawodnić.
amy-ev-paid = { $name } oddaje w zapłacie { $good }.
amy-ev-token = { $name } bierze z karty przewodnika karawany { $good }.
amy-ev-planted = { $name } obsadza grządkę { $where }{ $gardeners ->
    [0] {""}
    [one] {" "}z pomocą { $gardeners } ogrodnika
    [few] {" "}z pomocą { $gardeners } ogrodników
    [many] {" "}z pomocą { $gardeners } ogrodników
   *[other] {" "}z pomocą { $gardeners } ogrodnika
} i bierze płytkę.
amy-ev-bonus-lost = { $name } zostaje bez premii, bo nie ma już czego wziąć.
amy-ev-irrigation-bonus = { $name } ma najwięcej kostek wokół grządki { $where } ({ $cubes }): premia za nawadnianie.
amy-ev-no-irrigation-bonus = Wokół grządki { $where } nikt nie ma przewagi kostek: bez premii za nawadnianie.
amy-ev-flipped = Karta rośliny zostaje odwrócona (miasto { $city }).
amy-ev-passed = { $name } pasuje.
amy-ev-pass-talent = { $name } po spasowaniu bierze { $talents }.
amy-ev-marduk = { $rank ->
    [1] { $name } zajmuje pierwsze miejsce w świątyni Marduka.
   *[2] { $name } zajmuje drugie miejsce w świątyni Marduka.
}
amy-ev-swapped = { $name } wymienia w świątyni Tammuza { $give } na { $get }.
amy-ev-kept = { $name } niczego nie wymienia.
amy-ev-discarded = { $name } oddaje { $good }.
amy-ev-round = Zaczyna się runda { $round }; pierwszy gracz: { $name }.
amy-ev-favour = Łaska Amyitis: { $name } ma { $tiles ->
    [one] { $tiles } płytkę
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
}{ $points ->
    [0] , to za mało
   *[other] {""}
}.
amy-ev-goods-left = { $name } ma na koniec { $goods ->
    [one] { $goods } towar: 1 punkt
    [few] { $goods } towary: po 1 punkcie
    [many] { $goods } towarów: po 1 punkcie
   *[other] { $goods } towaru: po 1 punkcie
}.

## Skąd są punkty, do wyniku

source-amyitis-irrigated = Nawadnianie przez inżynierów
source-amyitis-irrigation-bonus = Premia za nawadnianie
source-amyitis-planted = Płytki ogrodu
source-amyitis-card-taken = Pałace
source-amyitis-sold = Sprzedane towary
source-amyitis-marduk = Świątynia Marduka
source-amyitis-income = Bankierzy
source-amyitis-favour = Łaska Amyitis
source-amyitis-goods-left = Pozostałe towary

## Co można zrobić

amy-can-hire = { $craft ->
    [farmer] Zatrudnij rolnika
    [priest] Zatrudnij kapłana
    [engineer] Zatrudnij inżyniera
   *[merchant] Zatrudnij kupca
} ({ $cost ->
    [0] za darmo
   *[other] { $price }
})
amy-can-go = Rusz karawanę
amy-can-field = Zbierz plon z pola
amy-can-enter = Wejdź do świątyni
amy-can-irrigate = Nawodnij kanał
amy-can-sell = Sprzedaj towar
amy-can-pay = Zapłać towarem
amy-can-card = Weź kartę gildii
amy-can-token = Weź żeton
amy-can-plant = Posadź w ogrodzie
amy-can-good = Weź towar
amy-can-gift = Weź dar od Isztar
amy-can-swap = Wymień towar
amy-can-discard = Oddaj towar

## Motywy zadań

theme-amyitis-caravan = Karawana
theme-amyitis-camels = Wielbłądy
theme-amyitis-sale = Sprzedaż
theme-amyitis-guild = Gildie
theme-amyitis-harvest = Plony
theme-amyitis-row = Pełny rząd
theme-amyitis-temple = Świątynie
theme-amyitis-irrigation = Nawadnianie
theme-amyitis-plant = Sadzenie
theme-amyitis-bonus = Premia za nawodnienie
theme-amyitis-gift = Dar od Isztar
theme-amyitis-swap = Wymiana
theme-amyitis-pass = Pas
