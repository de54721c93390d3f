### Amyitis: wszystko, co mówi się przy jej stole.

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
    [engineer] nawadnia odcinek za { $points }
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
   *[other] { $count } talentów
}
amy-camels = { $count ->
    [one] { $count } wielbłąd
    [few] { $count } wielbłądy
    [many] { $count } wielbłądów
   *[other] { $count } wielbłądów
}
amy-camels-object = { $count ->
    [one] { $count } wielbłąda
    [few] { $count } wielbłądy
    [many] { $count } wielbłądów
   *[other] { $count } wielbłądów
}
amy-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}
amy-tiles = { $count ->
    [one] { $count } płytka ogrodu
    [few] { $count } płytki ogrodu
    [many] { $count } płytek ogrodu
   *[other] { $count } płytek ogrodu
}
amy-gardeners = { $count ->
    [one] { $count } ogrodnik
    [few] { $count } ogrodników
    [many] { $count } ogrodników
   *[other] { $count } ogrodników
}
amy-any-goods = { $count ->
    [one] dowolny towar
    [few] { $count } dowolne towary
    [many] { $count } dowolnych towarów
   *[other] { $count } dowolnych towarów
}
amy-any-card = dowolna karta gildii
amy-card-of = karta: { $guild }
amy-reconstructed = wartość odtworzona

## Na planszy

amy-board = Amyitis: ogród, pola, świątynie, karty i miasta
amy-fields = Pola
amy-row-prize = Gdy rząd się zapełni, ogrodnika bierze ten, kto samodzielnie ma w nim najwięcej kostek.
amy-free = gratis
amy-trio-cost = Następna karta tej trójki { $count ->
    [0] nic nie kosztuje
    [one] kosztuje { $count } talent
    [few] kosztuje { $count } talenty
    [many] kosztuje { $count } talentów
   *[other] kosztuje { $count } talentów
}.
amy-round = Runda { $round }
amy-until-end = { $count ->
    [one] jeszcze { $count } do końca
    [few] jeszcze { $count } do końca
    [many] jeszcze { $count } do końca
   *[other] jeszcze { $count } do końca
}
amy-last-round = ostatnia runda
amy-left-about = { $left ->
    [one] Została { $left } płytka ogrodu
    [few] Zostały { $left } płytki ogrodu
    [many] Zostało { $left } płytek ogrodu
   *[other] Zostało { $left } płytek ogrodu
}. Gdy zostaną { $end }, gra skończy się po tej rundzie. Poniżej: łaska Amyitis na koniec, punkty za płytki.
amy-resting = spasowali
amy-resting-are = Spasowali: { $names }.
amy-resting-nobody = Nikt nie spasował.
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
   *[other] pozostałych { $count } towarów
}
amy-score-rest = nawadnianie, sprzedaż, Marduk i bankierzy
amy-keeps = Na koniec rundy możesz zachować { $keep } towary.
amy-effect-caravaneer = { $spaces ->
    [0] bez dodatkowych pól
   *[other] o { $spaces } pola dalej
}, zachowuje { $keep } towary
amy-effect-banker = co rundę { $talents }{ $points ->
    [0] {""}
    [few] {" "}i { $points } punkty
    [many] {" "}i { $points } punktów
   *[other] {" "}i { $points } punktów
}
amy-effect-palace = { $points ->
    [0] na razie bez punktów
    [few] od razu { $points } punkty
    [many] od razu { $points } punktów
   *[other] od razu { $points } punktów
}
amy-effect-gardener = poprawia roślinę o 1 i wraca do zasobu

## Dla tych, którzy słuchają planszy

amy-cubes-of = { $name } { $count }
amy-cubes-grey = szare { $count }
amy-grey = szara
amy-space = Grządka { $space }, taras { $terrace }:
amy-space-unused = nieużywana.
amy-space-planted = obsadzona.
amy-space-tile = wymaga jakości { $need }; { $tile }; { $watered ->
    [yes] nawodniona
   *[no] nienawodniona
}.
amy-space-cubes = Kostki: { $cubes }.
amy-canal = { $segments ->
    [1] Kanał { $side }:
   *[other] Podwójny kanał { $side }:
}
amy-canal-cubes = kostki: { $cubes }.
amy-canal-dry = suchy, { $open ->
    [yes] woda może tu dotrzeć
   *[no] woda jest daleko
}.
amy-field-row = { $row ->
    [top] Górny rząd
   *[bottom] Dolny rząd
} pól, następne: { $good }.
amy-field-first = Najwięcej ma { $name }.
amy-temple-about = { $temple ->
    [ishtar] Świątynia Isztar: wielbłąd albo talent, drugi dostaje to, co zostało.
    [marduk] Świątynia Marduka: { $points }{ $second ->
        [0] {""}
       *[other] , dla drugiego { $second }
    }.
   *[tammouz] Świątynia Tammuza: zbiór, drugi może wymienić towar.
}
amy-temple-cubes = Kostki od lewej: { $cubes }.
amy-temple-rank = { $rank ->
    [1] Pierwsze miejsce: { $name }.
   *[2] Drugie miejsce: { $name }.
}
amy-craft-turned = Trójka { $trio }, { $craft }: zatrudniony.
amy-craft-card = Trójka { $trio }, { $craft }: { $does }. { $cost ->
    [0] Gratis.
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
amy-city-plant = { $price } za roślinę jakości { $quality }.
amy-city-guild = { $price } za kartę: { $guilds }.
amy-city-sale = jeden towar za { $one } albo dwa za { $two } i jedno nawodnienie.
amy-city-cost = Droga kosztuje { $price }.

## Akcje

amy-do-hire = Zatrudnij { $craft } (trójka { $trio }, { $cost ->
    [0] gratis
   *[other] za { $price }
})
amy-do-go = Karawana do miasta { $city } (za { $price })
amy-do-pass = Pasuj
amy-do-field = Zbierz { $good } ({ $row })
amy-do-enter = Wejdź do świątyni: { $temple }
amy-do-irrigate = Nawodnij kanał { $side }
amy-do-sell = Sprzedaj { $good }
amy-do-stop = Nie sprzedawaj więcej
amy-do-pay = Oddaj jako zapłatę { $good }
amy-do-take = Weź { $card }
amy-do-plant = Obsadź grządkę { $space }{ $gardeners ->
    [0] {""}
    [one] {" "}({ $gardeners } ogrodnik)
    [few] {" "}({ $gardeners } ogrodników)
    [many] {" "}({ $gardeners } ogrodników)
   *[other] {" "}({ $gardeners } ogrodników)
}
amy-do-swap = Wymień { $give } na { $get }
amy-do-keep = Niczego nie wymieniaj
amy-do-discard = Oddaj { $good }
amy-lot-tile = Płytka { $tile }
amy-lot-plant = Karta rośliny { $plant }
amy-lot-side = Strona { $side } do góry
amy-lot-leader = Żeton na przewodniku karawany: { $good }
amy-lot-start = Zaczyna gracz { $number }
amy-lot-craft = Wyłożona karta: { $craft }

## Czego się oczekuje

amy-task-turn = { $can ->
    [all] zatrudnić rzemieślnika, poprowadzić karawanę albo spasować
    [hire] zatrudnić rzemieślnika albo spasować
    [go] poprowadzić karawanę albo spasować
   *[nothing] można tylko spasować
}
amy-task-field = wybrać rząd, w którym rolnik zbiera plon
amy-task-harvest = Tammuz daje zbiór: wybrać rząd pól
amy-task-priest = wybrać świątynię dla kapłana
amy-task-procession = poprowadzić procesję do jednej świątyni; do pozostałych trafią szare kostki
amy-task-engineer = nawodnić odcinek za { $points }
amy-task-canal = nawodnić odcinek za darmo
amy-task-sell = { $done ->
    [0] sprzedać towar za { $points }
   *[other] sprzedać drugi towar za kolejne { $points } albo przestać
}
amy-task-pay = oddać jako zapłatę { $good } albo zamiast tego wino (miasto { $city })
amy-task-take = wziąć kartę gildii (miasto { $city })
amy-task-bonus = wziąć jako premię dowolną kartę gildii
amy-task-token = wybrać żeton z karty przewodnika karawany
amy-task-plant = wybrać grządkę dla rośliny jakości { $quality }
amy-task-good = wziąć jako premię dowolny towar
amy-task-ishtar = wziąć od Isztar wielbłąda albo talent
amy-task-swap = wymienić towar na inny, ale nie na wino, albo niczego nie wymieniać
amy-task-discard = oddać nadmiar towarów; mogą zostać { $keep }

## Co się stało

amy-ev-starts = { $name } zaczyna.
amy-ev-income = { $name } dostaje od bankiera { $talents }{ $points ->
    [0] {""}
    [few] {" "}i { $points } punkty
    [many] {" "}i { $points } punktów
   *[other] {" "}i { $points } punktów
}.
amy-ev-hired = { $name } zatrudnia { $craft }{ $cost ->
    [0] {" "}gratis
   *[other] {" "}za { $price }
}.
amy-ev-harvested = { $name } zbiera { $good } ({ $row }).
amy-ev-harvested-nothing = { $name } pracuje na polu ({ $row }), ale w zasobie brakuje towaru: { $good }.
amy-ev-row-full = { $row ->
    [top] Górny rząd
   *[bottom] Dolny rząd
} jest pełny: { $name } ma w nim najwięcej kostek i bierze ogrodnika.
amy-ev-row-full-nobody = { $row ->
    [top] Górny rząd
   *[bottom] Dolny rząd
} jest pełny; nikt nie bierze ogrodnika.
amy-ev-entered = { $name } wchodzi do świątyni ({ $temple })
amy-ev-entered-grey = Szara kostka wchodzi do świątyni ({ $temple })
amy-ev-pushed = { $enters } i wypycha kostkę gracza { $name }.
amy-ev-pushed-grey = { $enters } i wypycha szarą kostkę.
amy-ev-irrigated = { $name } nawadnia kanał { $side }{ $cause ->
    [trade] {" "}za darmo
   *[craftsman] {""}
}.
amy-ev-irrigated-grey = Kanał { $side } między dwiema obsadzonymi grządkami nawadnia się sam.
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
amy-ev-paid = { $name } oddaje jako zapłatę { $good }.
amy-ev-token = { $name } bierze z karty przewodnika karawany { $good }.
amy-ev-planted = { $name } obsadza grządkę { $space }{ $gardeners ->
    [0] {""}
    [one] {" "}z pomocą { $gardeners } ogrodnika
    [few] {" "}z pomocą { $gardeners } ogrodników
    [many] {" "}z pomocą { $gardeners } ogrodników
   *[other] {" "}z pomocą { $gardeners } ogrodników
} i bierze płytkę.
amy-ev-bonus-lost = { $name } traci premię, której nie można dostać.
amy-ev-irrigation-bonus = { $name } ma najwięcej kostek wokół grządki { $space } ({ $cubes }): premia za nawadnianie.
amy-ev-no-irrigation-bonus = Wokół grządki { $space } nikt samodzielnie nie ma najwięcej kostek: bez premii za nawadnianie.
amy-ev-flipped = Karta rośliny zostaje odwrócona (miasto { $city }).
amy-ev-passed = { $name } pasuje.
amy-ev-pass-talent = { $name } po spasowaniu bierze { $talents }.
amy-ev-marduk = { $rank ->
    [1] { $name } ma pierwsze miejsce w świątyni Marduka.
   *[2] { $name } ma drugie miejsce w świątyni Marduka.
}
amy-ev-swapped = { $name } wymienia w świątyni Tammuza { $give } na { $get }.
amy-ev-kept = { $name } niczego nie wymienia.
amy-ev-discarded = { $name } oddaje { $good }.
amy-ev-round = Zaczyna się runda { $round }; pierwszy gracz: { $name }.
amy-ev-favour = Łaska Amyitis: { $name } ma { $tiles ->
    [one] { $tiles } płytkę
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytek
}{ $points ->
    [0] , to za mało
   *[other] {""}
}.
amy-ev-goods-left = { $name } ma na koniec { $goods ->
    [one] { $goods } towar
    [few] { $goods } towary
    [many] { $goods } towarów
   *[other] { $goods } towarów
}.
