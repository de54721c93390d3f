### Babylonia: słowa planszy.

## Rodzaje żetonów, kafelki, karty

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
bab-card = Karta ziguratu { $card }
bab-card-effect = { $card ->
    [1] od razu 10 punktów
    [2] jeden raz: po własnej turze jeszcze jedna tura
    [3] siedem żetonów na podstawce zamiast pięciu
    [4] zamiast dwóch żetonów można zagrać trzech różnych arystokratów
    [5] do trzech lub więcej rolników można dołożyć jednego arystokratę
    [6] własnych arystokratów można kłaść na pola uprawne, nawet gdy obok nie ma własnego żetonu
    [7] przy każdym punktowaniu miast 1 punkt więcej za każdą parę własnych miast
    [8] wolny ląd między rzekami łączy własne żetony
   *[9] wolne pola rzek łączą własne żetony
}
bab-ziggurat = zigurat
bab-ziggurat-done = zigurat, już rozliczony

## Plansza

bab-map = Mapa Babilonii
bab-tigris = Tygrys
bab-euphrates = Eufrat
bab-compass-north = N
bab-hex-free = { $hex }: { $region ->
    [river] wolne pole rzeki
    [north] wolny ląd na północy
    [south] wolny ląd na południu
   *[centre] wolny ląd między rzekami
}
bab-hex-token = { $hex }: { $kind ->
    [merchant] kupiec
    [official] urzędnik
    [priest] kapłan
    [farmer] rolnik
   *[token] żeton
}, { $who }
bab-hex-token-down = { $hex }: { $kind ->
    [merchant] zakryty kupiec
    [official] zakryty urzędnik
    [priest] zakryty kapłan
    [farmer] zakryty rolnik
   *[token] zakryty żeton
} w rzece, { $who }
bab-hex-field = { $hex }: { $what }, teraz { $worth ->
    [one] { $worth } punkt
    [few] { $worth } punkty
    [many] { $worth } punktów
   *[other] { $worth } punktów
}
bab-hex-site = { $hex }: { $what }, { $open ->
    [0] pola obok zajęte
    [one] obok jedno wolne pole
    [few] obok { $open } wolne pola
    [many] obok { $open } wolnych pól
   *[other] obok { $open } wolnych pól
}; { $counts }
bab-count = { $who } { $count }
bab-count-none = nikogo tu nie ma

## Na co gracz patrzy

bab-look-field = { $worth ->
    [one] { $worth } punkt dla tego, kto teraz tu wejdzie
    [few] { $worth } punkty dla tego, kto teraz tu wejdzie
    [many] { $worth } punktów dla tego, kto teraz tu wejdzie
   *[other] { $worth } punktów dla tego, kto teraz tu wejdzie
}
bab-look-open = { $open ->
    [0] Wszystkie pola obok są zajęte
    [one] Obok zostało jedno wolne pole
    [few] Obok zostały { $open } wolne pola
    [many] Obok zostało { $open } wolnych pól
   *[other] Obok zostało { $open } wolnych pól
}
bab-look-beside = żetony
bab-look-citizens = arystokraci
bab-look-most = najwięcej żetonów
bab-look-tie = Remis: nikt by go nie zdobył.

## Obok planszy

bab-cards = Karty ziguratów
bab-card-open = Karta { $card }: { $effect }
bab-card-of = Karta { $card }, ma ją { $who }: { $effect }
bab-card-of-used = Karta { $card }, ma ją { $who }, już wykorzystana: { $effect }
bab-card-held = Ma ją { $who }
bab-card-used = Ma ją { $who }, już wykorzystana
bab-cities-taken = Żetony miast przed graczami
bab-cities-of = { $who }: { $count ->
    [one] jedno miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miast
} ({ $cities })
bab-soon = Wkrótce otoczone

## Podstawka

bab-stand-pile = { $kind ->
    [merchant] { $count ->
        [one] Kupiec
        [few] Kupcy: { $count }
        [many] Kupcy: { $count }
       *[other] Kupcy: { $count }
    }
    [official] { $count ->
        [one] Urzędnik
        [few] Urzędnicy: { $count }
        [many] Urzędnicy: { $count }
       *[other] Urzędnicy: { $count }
    }
    [priest] { $count ->
        [one] Kapłan
        [few] Kapłani: { $count }
        [many] Kapłani: { $count }
       *[other] Kapłani: { $count }
    }
   *[farmer] { $count ->
        [one] Rolnik
        [few] Rolnicy: { $count }
        [many] Rolnicy: { $count }
       *[other] Rolnicy: { $count }
    }
}
bab-stand-empty = Twoja podstawka jest pusta.
bab-pool = Zasób: { $count }
bab-pool-about = Co jeszcze dobierzesz
bab-watching = Oglądasz grę.
bab-fact-stand = { $count ->
    [one] jeden żeton na podstawce
    [few] { $count } żetony na podstawce
    [many] { $count } żetonów na podstawce
   *[other] { $count } żetonów na podstawce
}
bab-fact-pool = { $count ->
    [one] jeden żeton w zasobie
    [few] { $count } żetony w zasobie
    [many] { $count } żetonów w zasobie
   *[other] { $count } żetonów w zasobie
}
bab-fact-cities = { $count ->
    [0] jeszcze żadnego miasta
    [one] jedno miasto: { $cities }
    [few] { $count } miasta: { $cities }
    [many] { $count } miast: { $cities }
   *[other] { $count } miast: { $cities }
}
bab-fact-card = Karta { $card }: { $effect }
bab-fact-card-used = Karta { $card }, już wykorzystana: { $effect }

## Co trzeba zrobić

bab-task-one = zagrać jeden żeton
bab-task-two = zagrać dwa żetony
bab-task-any = zagrać dwa żetony albo co najmniej trzech rolników
bab-task-second = zagrać jeszcze jeden żeton
bab-task-more = zagrać kolejny żeton albo skończyć
bab-task-finish = nic więcej nie można zagrać, pozostaje skończyć
bab-task-resolve = wybrać, co będzie teraz rozliczone
bab-task-card = wybrać kartę ziguratu
bab-task-extra = rozegrać dodatkową turę z karty 2 albo zachować kartę

## Akcje

bab-do-place = { bab-kind } na { $hex }
bab-do-river = { bab-kind } zakryty do rzeki na { $hex }
bab-do-field = { bab-kind } na { bab-tile } ({ $hex }){ $tile ->
    [t-c] , teraz za { $worth }
   *[other] {""}
}
bab-do-finish = Nie zagrywaj więcej
bab-do-resolve-city = Rozlicz { bab-tile } ({ $hex })
bab-do-resolve-ziggurat = Rozlicz zigurat ({ $hex })
bab-do-take = Karta { $card }: { $effect }
bab-do-extra = Rozegraj dodatkową turę
bab-do-no-extra = Zachowaj kartę 2
bab-do-box = Karta { $card } do pudełka
bab-do-lay = Na planszę: { bab-tile }
bab-do-draw = Dobranie: { bab-kind }
bab-do-start = Zaczyna gracz { $seat }

## Zapis

bab-log-boxed = Karta { $card } wraca do pudełka.
bab-log-starts = Zaczyna { $who }.
bab-log-placed = { $who } zagrywa { $kind ->
    [merchant] kupca
    [official] urzędnika
    [priest] kapłana
    [farmer] rolnika
   *[token] żeton
} na { $hex }.
bab-log-river = { $who } zagrywa { $kind ->
    [merchant] zakrytego kupca
    [official] zakrytego urzędnika
    [priest] zakrytego kapłana
    [farmer] zakrytego rolnika
   *[token] zakryty żeton
} do rzeki na { $hex }.
bab-log-field = { $who } wchodzi na pole uprawne { $hex } o wartości { $worth }.
bab-log-field-cities = { $who } wchodzi na pole uprawne { $hex }: { $cities ->
    [0] nikt nie ma jeszcze miasta
    [one] wszyscy gracze mają razem jedno miasto
    [few] wszyscy gracze mają razem { $cities } miasta
    [many] wszyscy gracze mają razem { $cities } miast
   *[other] wszyscy gracze mają razem { $cities } miast
}.
bab-log-ziggurats = { $who } ma żetony obok { $touched ->
    [one] jednego ziguratu
    [few] { $touched } ziguratów
    [many] { $touched } ziguratów
   *[other] { $touched } ziguratów
}.
bab-log-surrounded-city = Miasto na { $hex } jest otoczone.
bab-log-surrounded-ziggurat = Zigurat na { $hex } jest otoczony.
bab-log-citizens = { $who }: { $tokens ->
    [one] jeden pasujący arystokrata obok miasta na { $hex } lub z nim połączony
    [few] { $tokens } pasujący arystokraci obok miasta na { $hex } lub z nim połączeni
    [many] { $tokens } pasujących arystokratów obok miasta na { $hex } lub z nim połączonych
   *[other] { $tokens } pasujących arystokratów obok miasta na { $hex } lub z nim połączonych
}, po 2 punkty.
bab-log-city-taken = { $who } ma najwięcej żetonów i zdobywa { bab-tile } na { $hex }.
bab-log-city-lost = Remis: { bab-tile } na { $hex } zostaje usunięte z gry.
bab-log-cities = { $who } punktuje za { $owned ->
    [one] jedno miasto
    [few] { $owned } miasta
    [many] { $owned } miast
   *[other] { $owned } miast
}.
bab-log-city-pairs = { $who } punktuje z kartą 7 za { $pairs ->
    [one] jedną parę miast
    [few] { $pairs } pary miast
    [many] { $pairs } par miast
   *[other] { $pairs } par miast
}.
bab-log-ziggurat-tied = Remis: nikt nie zdobywa ziguratu na { $hex }.
bab-log-card-taken = { $who } bierze kartę { $card }: { $effect }.
bab-log-extra-turn = { $who } rozgrywa z kartą 2 jeszcze jedną turę.
bab-log-turn = Tura: { $who }.
