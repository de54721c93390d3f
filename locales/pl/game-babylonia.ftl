### Babilonia: teksty stołu.

## Rodzaje żetonów, lokacje, karty

bab-kind = { $kind ->
    [merchant] Kupiec
    [official] Urzędnik
    [priest] Kapłan
   *[farmer] Rolnik
}
bab-tile = { $tile ->
    [t-m] miasto kupców
    [t-o] miasto urzędników
    [t-p] miasto kapłanów
    [t-mo] miasto kupców i urzędników
    [t-mp] miasto kupców i kapłanów
    [t-op] miasto urzędników i kapłanów
    [t-mop] miasto ze wszystkimi trzema symbolami
    [t-5] pole uprawne o wartości 5
    [t-6] pole uprawne o wartości 6
    [t-7] pole uprawne o wartości 7
   *[t-c] pole uprawne z symbolem miasta
}
bab-card-effect = { $card ->
    [1] od razu 10 punktów
    [2] raz w grze dodatkowa tura zaraz po własnej
    [3] siedem żetonów na podstawce zamiast pięciu
    [4] zamiast dwóch żetonów można zagrać trzech różnych arystokratów
    [5] do trzech lub więcej rolników można dołożyć jednego arystokratę
    [6] twoi arystokraci mogą wchodzić na pola uprawne, nawet gdy obok nie ma twojego żetonu
    [7] przy każdym punktowaniu miast 1 punkt więcej za każdą parę twoich miast
    [8] wolny ląd między rzekami łączy twoje żetony
   *[9] wolne pola rzek łączą twoje żetony
}
bab-ziggurat = zigurat
bab-ziggurat-done = zigurat, już rozliczony

## Plansza

bab-map = Mapa Babilonii
bab-tigris = Tygrys
bab-euphrates = Eufrat
bab-compass-north = N
bab-where-bank = { $river ->
    [tigris] { $reach ->
        [upper] nad górnym Tygrysem
        [middle] nad środkowym Tygrysem
       *[lower] nad dolnym Tygrysem
    }
   *[euphrates] { $reach ->
        [upper] nad górnym Eufratem
        [middle] nad środkowym Eufratem
       *[lower] nad dolnym Eufratem
    }
}
bab-where-river = { $river ->
    [tigris] { $reach ->
        [upper] na górnym Tygrysie
        [middle] na środkowym Tygrysie
       *[lower] na dolnym Tygrysie
    }
   *[euphrates] { $reach ->
        [upper] na górnym Eufracie
        [middle] na środkowym Eufracie
       *[lower] na dolnym Eufracie
    }
}
bab-where-land = { $region ->
    [north] na północy
   *[centre] między rzekami
    [south] na południu
}
bab-free = { $region ->
    [river] Wolne pole rzeki
   *[land] Wolne pole lądu
}
bab-token = { $kind ->
    [merchant] kupiec
    [official] urzędnik
    [priest] kapłan
    [farmer] rolnik
   *[token] żeton
} ({ $who })
bab-token-down = zakryty: liczy się i łączy, ale nie pokazuje symbolu
bab-count = { $who }: { $count ->
    [one] jeden żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
bab-count-city = { $who }: { $count ->
    [one] jeden żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}; arystokraci { $citizens } × { $each } = { $points }

## Na co gracz patrzy

bab-look-field = { $worth ->
    [one] { $worth } punkt dla tego, kto teraz tu wejdzie
    [few] { $worth } punkty dla tego, kto teraz tu wejdzie
    [many] { $worth } punktów dla tego, kto teraz tu wejdzie
   *[other] { $worth } punktu dla tego, kto teraz tu wejdzie
}
bab-look-open = { $open ->
    [0] Wszystkie pola lądu obok są zajęte
    [one] Obok zostało jedno wolne pole lądu
    [few] Obok zostały { $open } wolne pola lądu
    [many] Obok zostało { $open } wolnych pól lądu
   *[other] Obok zostało { $open } wolnego pola lądu
}
bab-look-tie = Remis: nikt by nic nie zdobył.

## Obok planszy

bab-cards = Karty ziguratów
bab-card-title = { $card ->
    [1] Skarb
    [2] Dodatkowa tura
    [3] Siedem żetonów
    [4] Trzej arystokraci
    [5] Arystokrata z rolnikami
    [6] Arystokraci na polach
    [7] Pary miast
    [8] Drogi
   *[9] Łodzie
}
# One word below a small card.
bab-card-short = { $card ->
    [1] Skarb
    [2] Tura
    [3] Siedem
    [4] Trójka
    [5] Rolnicy
    [6] Pola
    [7] Miasta
    [8] Drogi
   *[9] Łodzie
}
bab-card-held = Ma ją { $who }
bab-card-used = Ma ją { $who }, już wykorzystana
bab-cities-taken = Żetony miast przed graczami
bab-cities-of = { $who }: { $count ->
    [one] jedno miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
} ({ $cities })
bab-soon = Prawie otoczone

## Podstawka

bab-stand-pile = { $kind ->
    [merchant] { $count ->
        [one] Kupiec
        [few] { $count } kupców
        [many] { $count } kupców
       *[other] { $count } kupca
    }
    [official] { $count ->
        [one] Urzędnik
        [few] { $count } urzędników
        [many] { $count } urzędników
       *[other] { $count } urzędnika
    }
    [priest] { $count ->
        [one] Kapłan
        [few] { $count } kapłanów
        [many] { $count } kapłanów
       *[other] { $count } kapłana
    }
   *[farmer] { $count ->
        [one] Rolnik
        [few] { $count } rolników
        [many] { $count } rolników
       *[other] { $count } rolnika
    }
}
bab-stand-empty = Twoja podstawka jest pusta.
bab-kind-about = { $kind ->
    [farmer] wchodzi na pola uprawne obok twoich odkrytych żetonów; w jednej turze można zagrać trzech lub więcej rolników
   *[citizen] { $count ->
        [one] punktuje obok miasta ze swoim symbolem lub gdy jest z nim połączony
        [few] punktuje obok miasta ze swoim symbolem lub gdy są z nim połączeni
        [many] punktuje obok miasta ze swoim symbolem lub gdy są z nim połączeni
       *[other] punktuje obok miasta ze swoim symbolem lub gdy są z nim połączeni
    }
}
bab-pool = Zasób: { $count }
bab-pool-about = Żetony, które jeszcze dobierzesz
bab-fact-stand = { $count ->
    [one] jeden żeton na podstawce
    [few] { $count } żetony na podstawce
    [many] { $count } żetonów na podstawce
   *[other] { $count } żetonu na podstawce
}
bab-fact-pool = { $count ->
    [one] jeden żeton w zasobie
    [few] { $count } żetony w zasobie
    [many] { $count } żetonów w zasobie
   *[other] { $count } żetonu w zasobie
}
bab-fact-cities = { $count ->
    [0] jeszcze żadnego miasta
    [one] jedno miasto: { $cities }
    [few] { $count } miasta: { $cities }
    [many] { $count } miast: { $cities }
   *[other] { $count } miasta: { $cities }
}
bab-fact-card = Karta { $card } „{ bab-card-title }”: { $effect }
bab-fact-card-used = Karta { $card } „{ bab-card-title }”, już wykorzystana: { $effect }

## Co trzeba zrobić

bab-task-one = zagraj jeden żeton
bab-task-two = zagraj dwa żetony
bab-task-any = zagraj dwa żetony albo trzech lub więcej rolników
bab-task-any-card = zagraj dwa żetony, trzech różnych arystokratów albo trzech lub więcej rolników
bab-task-second = zagraj jeszcze jeden żeton
bab-task-second-card = zagraj jeszcze jeden żeton albo dwóch innych arystokratów
bab-task-more = zagraj kolejny żeton albo zakończ turę
bab-task-third = zagraj trzeciego arystokratę albo zakończ turę
bab-task-farmer = zagraj jeszcze jeden żeton albo co najmniej dwóch kolejnych rolników
bab-task-farmers = zagraj kolejnych rolników albo zakończ turę
bab-task-finish = zakończ turę, nic więcej nie można zagrać
bab-task-resolve = { $sites ->
    [cities] wskaż na planszy miasto, które rozliczyć najpierw
   *[any] wskaż na planszy, co rozliczyć najpierw
}
bab-task-card = wybierz kartę ziguratu
bab-task-extra = rozegraj dodatkową turę dzięki karcie 2 albo zachowaj tę kartę

## Akcje

bab-do-place = { bab-kind } { $where }
bab-do-river = { bab-kind } (zakryty) { $where }
bab-do-field = { bab-kind } na { bab-tile } { $where }{ $tile ->
    [t-c] , teraz za { $worth }
   *[other] {""}
}
bab-do-resolve-city = Rozlicz { bab-tile } { $where }
bab-do-resolve-ziggurat = Rozlicz zigurat { $where }
bab-do-take = Karta { $card } „{ bab-card-title }”: { $effect }
bab-do-extra = Rozegraj dodatkową turę
bab-do-no-extra = Zachowaj kartę 2
bab-do-box = Odłóż kartę { $card } do pudełka
bab-do-lay = Wyłóż: { bab-tile }
bab-do-draw = Dobierz: { bab-kind }
bab-do-start = Zaczyna gracz { $seat }

## Dziennik

bab-log-boxed = Karta { $card } wraca do pudełka.
bab-log-starts = Zaczyna { $who }.
bab-log-placed = { $who } zagrywa { $kind ->
    [merchant] kupca
    [official] urzędnika
    [priest] kapłana
    [farmer] rolnika
   *[token] żeton
} { $where }.
bab-log-river = { $who } zagrywa { $kind ->
    [merchant] zakrytego kupca
    [official] zakrytego urzędnika
    [priest] zakrytego kapłana
    [farmer] zakrytego rolnika
   *[token] zakryty żeton
} { $where }.
bab-log-field = { $who } wchodzi na pole uprawne { $where } o wartości { $worth }.
bab-log-field-cities = { $who } wchodzi na pole uprawne { $where }: { $cities ->
    [0] nikt nie ma jeszcze miasta
    [one] wszyscy gracze mają razem jedno miasto
    [few] wszyscy gracze mają razem { $cities } miasta
    [many] wszyscy gracze mają razem { $cities } miast
   *[other] wszyscy gracze mają razem { $cities } miasta
}.
bab-log-ziggurats = { $who } ma żetony obok { $touched ->
    [one] jednego ziguratu: 1 punkt
    [few] { $touched } ziguratów: po 1 punkcie
    [many] { $touched } ziguratów: po 1 punkcie
   *[other] { $touched } ziguratu: po 1 punkcie
}.
bab-log-surrounded-city = Miasto { $where } jest otoczone.
bab-log-surrounded-ziggurat = Zigurat { $where } jest otoczony.
bab-log-citizens = { $who } ma obok miasta { $where } lub w połączeniu z nim { $tokens ->
    [one] jednego arystokratę z jego symbolem: 2 punkty
    [few] { $tokens } arystokratów z jego symbolem: po 2 punkty
    [many] { $tokens } arystokratów z jego symbolem: po 2 punkty
   *[other] { $tokens } arystokraty z jego symbolem: po 2 punkty
}.
bab-log-city-taken = { $who } ma najwięcej żetonów i zdobywa { bab-tile } { $where }.
bab-log-city-lost = Remis: { bab-tile } { $where } zostaje usunięte z gry.
bab-log-cities = { $who } ma { $owned ->
    [one] jedno miasto: 1 punkt
    [few] { $owned } miasta: po 1 punkcie
    [many] { $owned } miast: po 1 punkcie
   *[other] { $owned } miasta: po 1 punkcie
}.
bab-log-city-pairs = Karta 7: { $who } ma { $pairs ->
    [one] jedną parę miast: 1 punkt więcej
    [few] { $pairs } pary miast: po 1 punkcie więcej
    [many] { $pairs } par miast: po 1 punkcie więcej
   *[other] { $pairs } pary miast: po 1 punkcie więcej
}.
bab-log-ziggurat-tied = Remis: nikt nie zdobywa ziguratu { $where }.
bab-log-card-taken = { $who } bierze kartę { $card } „{ bab-card-title }”.
bab-log-extra-turn = { $who } rozgrywa dodatkową turę dzięki karcie 2.
bab-log-turn = Tura gracza { $who }.

## Skąd są punkty, do wyniku

source-babylonia-citizens = Arystokraci przy otoczonych miastach
source-babylonia-cities = Żetony miast przy każdym zdobyciu miasta
source-babylonia-field = Pola uprawne
source-babylonia-ziggurats = Żetony obok ziguratów
source-babylonia-card-taken = Karty ziguratów
source-babylonia-city-pairs = Pary miast (karta 7)

## Co można zrobić

bab-can-place = { $kind ->
    [merchant] Zagraj kupca
    [official] Zagraj urzędnika
    [priest] Zagraj kapłana
   *[farmer] Zagraj rolnika
}
bab-can-resolve = Najpierw rozlicz miasto lub zigurat
bab-can-take = Weź kartę ziguratu
bab-can-finish-about = otoczone miasta i ziguraty zostaną rozliczone, a podstawka uzupełniona
bab-can-resolve-about = każde rozlicza się osobno; kolejność decyduje, czyje żetony miast zapunktują wcześniej
bab-can-take-about = zostaje z tobą do końca gry, a jej działanie jest na niej opisane
bab-can-extra-about = { $yes ->
    [yes] podstawka znów jest pełna: rozgrywasz jeszcze jedną całą turę, raz w grze
   *[no] karta zostaje na którąś z następnych tur
}

## Motywy zadań

theme-babylonia-surround = Otoczone miasto
theme-babylonia-deny = Nic dla innych
theme-babylonia-network = Sieci
theme-babylonia-ziggurat = Ziguraty
theme-babylonia-card = Karty ziguratów
theme-babylonia-field = Pola
theme-babylonia-river = Rzeka
theme-babylonia-extra-turn = Dodatkowa tura
theme-babylonia-finish = W porę przestać
