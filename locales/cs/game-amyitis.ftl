### Amyitis: texty herního stolu.

## Jména

amy-good = { $good ->
    [salt] sůl
    [palm] palma
    [barley] ječmen
    [dates] datle
    [wine] víno
   *[other] { $good }
}
# Čtvrtý pád.
amy-good-object = { $good ->
    [salt] sůl
    [palm] palmu
    [barley] ječmen
    [dates] datle
    [wine] víno
   *[other] { $good }
}
amy-craft = { $craft ->
    [farmer] pěstitel
    [priest] kněz
    [engineer] inženýr
   *[merchant] obchodník
}
amy-craft-object = { $craft ->
    [farmer] pěstitele
    [priest] kněze
    [engineer] inženýra
   *[merchant] obchodníka
}
amy-craft-does = { $craft ->
    [farmer] sklidí další pole v řadě
    [priest] vstoupí do chrámu
    [engineer] zavlaží kanál a získá { $points }
   *[merchant] přivede velblouda
}
amy-guild = { $guild ->
    [caravaneer] vůdce karavany
    [banker] bankéř
    [palace] palác
   *[gardener] zahradník
}
amy-guild-object = { $guild ->
    [caravaneer] vůdce karavany
    [banker] bankéře
    [palace] palác
   *[gardener] zahradníka
}
amy-card-object = { $card } { $level }. stupně
amy-temple = { $temple ->
    [ishtar] Ištar
    [marduk] Marduk
   *[tammouz] Tammuz
}
amy-city = { $city }
amy-row = { $row ->
    [top] horní řada
   *[bottom] spodní řada
}
amy-talents = { $count ->
    [one] { $count } Talent
    [few] { $count } Talenty
   *[other] { $count } Talentů
}
amy-camels = { $count ->
    [one] { $count } velbloud
    [few] { $count } velbloudi
   *[other] { $count } velbloudů
}
amy-camels-object = { $count ->
    [one] { $count } velblouda
    [few] { $count } velbloudy
   *[other] { $count } velbloudů
}
amy-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
amy-tiles = { $count ->
    [one] { $count } zahradní destička
    [few] { $count } zahradní destičky
   *[other] { $count } zahradních destiček
}
amy-gardeners = { $count ->
    [one] { $count } zahradník
    [few] { $count } zahradníci
   *[other] { $count } zahradníků
}
amy-any-goods = { $count ->
    [one] libovolné zboží
    [few] { $count }× libovolné zboží
   *[other] { $count }× libovolné zboží
}
amy-any-card = karta cechu podle výběru
amy-card-of = karta: { $guild }

## Na plánu

amy-board = Amyitis: zahrada, pole, chrámy, karty a města
amy-fields = Pole
amy-row-prize = Až bude řada plná, dostane zahradníka ten, kdo v ní má nejvíc kostiček; při shodě nikdo.
amy-free = zdarma
amy-trio-cost = Další karta této trojice stojí { $count ->
    [0] nic
    [one] { $count } Talent
    [few] { $count } Talenty
   *[other] { $count } Talentů
}.
amy-round = { $round }. kolo
amy-until-end = { $count ->
    [one] { $count } destička do konce
    [few] { $count } destičky do konce
   *[other] { $count } destiček do konce
}
amy-last-round = poslední kolo
amy-left-about = { $left ->
    [one] Zbývá { $left } zahradní destička
    [few] Zbývají { $left } zahradní destičky
   *[other] Zbývá { $left } zahradních destiček
}. Jakmile zbudou nejvýš { $end }, kolo se dohraje a hra končí. Níže: přízeň Amyitis, body za destičky na konci hry.
amy-resting = pasovali
amy-resting-are = Pasovali: { $names }.
amy-resting-nobody = Nikdo zatím nepasoval.
amy-first = začínající hráč
amy-first-is = Začíná: { $name }.
amy-caravan-in = Karavana ve městě { $city }
amy-offers = Vzít:
amy-own-goods = Vaše zboží
amy-no-goods = žádné zboží
amy-hand-good = { $good }: { $count }
amy-has-level = { $guild }, { $level }. stupeň
amy-has-passed = pas
amy-favour = přízeň Amyitis
amy-goods-left = { $count ->
    [one] zbylý { $count } žeton zboží
    [few] zbylé { $count } žetony zboží
   *[other] zbylých { $count } žetonů zboží
}
amy-score-rest = zavlažování, prodej, Marduk a bankéři
amy-keeps = Na konci kola si smíte nechat až { $keep } žetony zboží.
amy-effect-caravaneer = { $spaces ->
    [0] žádné políčko navíc
   *[other] až o { $spaces } políčka dál
}, uchová až { $keep } žetony zboží
amy-effect-banker = každé kolo { $talents }{ $points ->
    [0] {""}
   *[other] {" "}a { $points } body
}
amy-effect-palace = { $points ->
    [0] zatím bez bodů
    [few] ihned { $points } body
   *[other] ihned { $points } bodů
}
amy-effect-gardener = zvýší kvalitu rostliny o 1 a vrátí se do zásoby

## Pro čtečky obrazovky

amy-cubes-of = { $name } ({ $count })
amy-cubes-grey = šedé ({ $count })
amy-grey = šedá
amy-space = Záhon
amy-side = { $side ->
    [far-left] zcela vlevo
    [left] vlevo
    [near-left] vlevo od středu
   *[middle] uprostřed
    [near-right] vpravo od středu
    [right] vpravo
    [far-right] zcela vpravo
}
amy-where = { $terrace ->
    [1] { $side } na nejnižší plošině
    [2] { $side } na druhé plošině
    [3] { $side } na třetí plošině
   *[4] na vrcholu
}
amy-where-below = { $terrace ->
    [2] { $side } pod druhou plošinou
    [3] { $side } pod třetí plošinou
   *[4] { $side } pod vrcholem
}
amy-space-unused = nepoužitý
amy-space-planted = osázený
amy-space-tile = potřebuje kvalitu { $need }; { $tile }; { $watered ->
    [yes] zavlažený
   *[no] nezavlažený
}
amy-space-cubes = kostičky: { $cubes }
amy-canal = { $segments ->
    [1] Kanál
   *[other] Dvojitý kanál
}
amy-canal-cubes = kostičky: { $cubes }
amy-canal-dry = suchý, { $open ->
    [yes] voda k němu dosáhne
   *[no] voda k němu zatím nedosáhne
}
amy-field-row = { $row ->
    [top] Horní řada
   *[bottom] Spodní řada
} polí
amy-field-next = příště { $good }
amy-field-first = nejvíc má { $name }
amy-temple-of = { $temple ->
    [ishtar] Chrám Ištar
    [marduk] Chrám Marduka
   *[tammouz] Chrám Tammuze
}
amy-temple-about = { $temple ->
    [ishtar] prvnímu velbloud, nebo Talent{ $second ->
        [0] {""}
       *[other] , druhému to, co zbude
    }
    [marduk] prvnímu { $points }{ $second ->
        [0] {""}
       *[other] , druhému { $second }
    }
   *[tammouz] prvnímu sklizeň{ $second ->
        [0] {""}
       *[other] , druhému výměna zboží
    }
}
amy-temple-cubes = kostičky zleva: { $cubes }
amy-temple-rank = { $rank ->
    [1] první: { $name }
   *[2] druhý: { $name }
}
amy-craft-turned = { $trio }. trojice, { $craft }: najatý.
amy-craft-card = { $trio }. trojice, { $craft }: { $does }. { $cost ->
    [0] Zdarma.
   *[other] Stojí { $price }.
}
amy-guild-left = { $level ->
    [0] { $effect } (zbývá: { $left })
   *[other] { $level }. stupeň, { $effect } (zbývá: { $left })
}
amy-guild-holder = { $guild ->
    [gardener] { $name } má { $level }
   *[other] { $name } má { $level }. stupeň
}
amy-city-plant = { $price } za rostlinu kvality { $quality }
amy-city-guild = { $price } za kartu: { $guilds }
amy-city-sale = za jeden žeton zboží { $one }, za dva { $two }; k tomu se zavlaží jeden kanál
amy-city-cost = cesta stojí { $price }
amy-city-barred = { $kind ->
    [sale] teď sem karavana nemůže: velbloudi tak daleko nedojdou, nebo nemáte co prodat
    [guild] teď sem karavana nemůže: velbloudi tak daleko nedojdou, nemáte čím zaplatit, nebo tu pro vás není karta
   *[plant] teď sem karavana nemůže: velbloudi tak daleko nedojdou, nemáte čím zaplatit, nebo pro rostlinu není vhodný zavlažený záhon
}

## Akce

amy-do-hire = Najmout { $craft } ({ $trio }. trojice, { $cost ->
    [0] zdarma
   *[other] za { $price }
})
amy-do-go = Karavana do města { $city } (za { $price })
amy-do-pass = Pasovat
amy-do-field = Sklidit { $good } ({ $row })
amy-do-enter = Vstoupit do chrámu { $temple ->
    [Marduk] Marduka
    [Tammuz] Tammuze
   *[other] { $temple }
}
amy-do-irrigate = Zavlažit kanál { $where }
amy-do-sell = Prodat { $good }
amy-do-stop = Dál neprodávat
amy-do-pay = Zaplatit { $good }
amy-do-take = Vzít { $card }
amy-do-plant = Osázet záhon { $where }{ $gardeners ->
    [0] {""}
    [one] {" "}({ $gardeners } zahradník)
    [few] {" "}({ $gardeners } zahradníci)
   *[other] {" "}({ $gardeners } zahradníků)
}
amy-do-swap = Vyměnit { $give } za { $get }
amy-do-keep = Nic neměnit
amy-do-discard = Vrátit { $good }
amy-lot-tile = Destička { $tile }
amy-lot-plant = Karta rostliny { $plant }
amy-lot-side = Strana { $side } nahoru
amy-lot-leader = Žeton na vůdci karavany: { $good }
amy-lot-start = Začíná hráč { $number }
amy-lot-craft = Vyložená karta: { $craft }

## Co má hráč udělat

amy-task-turn = { $can ->
    [all] najměte řemeslníka, pohněte karavanou, nebo pasujte
    [hire] najměte řemeslníka, nebo pasujte
    [go] pohněte karavanou, nebo pasujte
   *[nothing] můžete jen pasovat
}
amy-task-field = vyberte řadu, ve které bude pěstitel sklízet
amy-task-harvest = vyberte řadu polí pro Tammuzovu sklizeň
amy-task-priest = vyberte chrám pro kněze
amy-task-procession = veďte procesí do jednoho chrámu; do ostatních přijdou šedé kostičky
amy-task-engineer = zavlažte kanál a získejte { $points }
amy-task-canal = zavlažte kanál zdarma
amy-task-sell = { $done ->
    [0] prodejte žeton zboží a získejte { $points }
   *[other] prodejte druhý žeton a získejte další { $points }, nebo přestaňte
}
amy-task-pay = ve městě { $city } zaplaťte { $good }, nebo místo toho víno
amy-task-take = ve městě { $city } si vezměte kartu cechu
amy-task-bonus = vezměte si jako bonus kartu cechu podle výběru
amy-task-token = vyberte si žeton z karty vůdce karavany
amy-task-plant = vyberte záhon pro rostlinu kvality { $quality }
amy-task-good = vezměte si jako bonus libovolné zboží
amy-task-ishtar = vezměte si od Ištar velblouda, nebo Talent
amy-task-swap = vyměňte zboží za jiné kromě vína, nebo nic neměňte
amy-task-discard = vraťte přebytečné zboží; nechat si smíte { $keep } žetony

## Co se stalo

amy-ev-starts = Začíná { $name }.
amy-ev-income = { $name } dostává od bankéře { $talents }{ $points ->
    [0] {""}
    [few] {" "}a { $points } body
   *[other] {" "}a { $points } bodů
}.
amy-ev-hired = { $name } najímá { $craft }{ $cost ->
    [0] {" "}zdarma
   *[other] {" "}za { $price }
}.
amy-ev-harvested = { $cause ->
    [tammouz] Tammuz:{" "}
   *[farmer] {""}
}{ $name } sklízí { $good } ({ $row }).
amy-ev-harvested-nothing = { $cause ->
    [tammouz] Tammuz:{" "}
   *[farmer] {""}
}{ $name } pracuje na poli ({ $row }), ale zboží už v zásobě není: { $good }.
amy-ev-row-full = { $row ->
    [top] Horní řada
   *[bottom] Spodní řada
} je plná: { $name } v ní má nejvíc kostiček a bere si zahradníka.
amy-ev-row-full-nobody = { $row ->
    [top] Horní řada
   *[bottom] Spodní řada
} je plná; zahradníka nedostává nikdo.
amy-ev-entered = { $cause ->
    [procession] Procesí:{" "}
   *[priest] {""}
}{ $name } vstupuje do chrámu { $temple ->
    [Marduk] Marduka
    [Tammuz] Tammuze
   *[other] { $temple }
}
amy-ev-entered-grey = Procesí: šedá kostička vstupuje do chrámu { $temple ->
    [Marduk] Marduka
    [Tammuz] Tammuze
   *[other] { $temple }
}
amy-ev-pushed = { $enters } a vytlačuje kostičku hráče { $name }.
amy-ev-pushed-grey = { $enters } a vytlačuje šedou kostičku.
amy-ev-irrigated = { $name } zavlažuje { $cause ->
    [trade] zdarma
   *[craftsman] díky inženýrovi
} kanál { $where }.
amy-ev-irrigated-grey = Kanál { $where } mezi dvěma osázenými záhony se zavlažuje sám.
amy-ev-takes = { $name } si bere { $what }{ $cause ->
    [tile] {" "}jako bonus z destičky
    [ishtar] {" "}od Ištar
   *[other] {""}
}.
amy-ev-moved = { $name } vede karavanu do města { $city } za { $price }.
amy-ev-sold = { $name } prodává { $city ->
    [Babylon] v Babylonu
   *[other] ve městě { $city }
} { $good }.
amy-ev-nothing-to-irrigate = { $name } nemá co zavlažit.
amy-ev-paid = { $name } platí { $good }.
amy-ev-token = { $name } si bere z karty vůdce karavany { $good }.
amy-ev-planted = { $name } osazuje záhon { $where }{ $gardeners ->
    [0] {""}
    [one] {" "}s pomocí { $gardeners } zahradníka
    [few] {" "}s pomocí { $gardeners } zahradníků
   *[other] {" "}s pomocí { $gardeners } zahradníků
} a bere si destičku.
amy-ev-bonus-lost = { $name } přichází o bonus: už není co vzít.
amy-ev-irrigation-bonus = { $name } má nejvíc kostiček kolem záhonu { $where } ({ $cubes }): zavlažovací bonus.
amy-ev-no-irrigation-bonus = Kolem záhonu { $where } nikdo sám nemá nejvíc kostiček: bez zavlažovacího bonusu.
amy-ev-flipped = Ve městě { $city } se otáčí karta rostliny.
amy-ev-passed = { $name } pasuje.
amy-ev-pass-talent = { $name } si po pasování bere { $talents }.
amy-ev-marduk = { $rank ->
    [1] { $name } má první místo v chrámu Marduka.
   *[2] { $name } má druhé místo v chrámu Marduka.
}
amy-ev-swapped = { $name } mění v chrámu Tammuze { $give } za { $get }.
amy-ev-kept = { $name } nic nemění.
amy-ev-discarded = { $name } vrací { $good }.
amy-ev-round = Začíná { $round }. kolo, první je na tahu { $name }.
amy-ev-favour = Přízeň Amyitis: { $name } má { $tiles ->
    [one] { $tiles } destičku
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
}{ $points ->
    [0] , to je málo
   *[other] {""}
}.
amy-ev-goods-left = { $name } má na konci { $goods ->
    [one] { $goods } žeton zboží: 1 bod
    [few] { $goods } žetony zboží: za každý 1 bod
   *[other] { $goods } žetonů zboží: za každý 1 bod
}.

## Odkud jsou body, pro výsledek

source-amyitis-irrigated = Zavlažování inženýry
source-amyitis-irrigation-bonus = Zavlažovací bonus
source-amyitis-planted = Zahradní destičky
source-amyitis-card-taken = Paláce
source-amyitis-sold = Prodané zboží
source-amyitis-marduk = Chrám Marduka
source-amyitis-income = Bankéři
source-amyitis-favour = Přízeň Amyitis
source-amyitis-goods-left = Zbylé zboží

## Co se dá dělat

amy-can-hire = { $craft ->
    [farmer] Najmout pěstitele
    [priest] Najmout kněze
    [engineer] Najmout inženýra
   *[merchant] Najmout obchodníka
} ({ $cost ->
    [0] zdarma
   *[other] { $price }
})
amy-can-go = Pohnout karavanou
amy-can-field = Sklidit pole
amy-can-enter = Vstoupit do chrámu
amy-can-irrigate = Zavlažit kanál
amy-can-sell = Prodat zboží
amy-can-pay = Zaplatit zbožím
amy-can-card = Vzít si kartu cechu
amy-can-token = Vzít si žeton
amy-can-plant = Zasadit v zahradě
amy-can-good = Vzít si zboží
amy-can-gift = Vzít si dar od Ištar
amy-can-swap = Vyměnit zboží
amy-can-discard = Vrátit zboží

## Témata úloh

theme-amyitis-caravan = Karavana
theme-amyitis-camels = Velbloudi
theme-amyitis-sale = Prodej
theme-amyitis-guild = Cechy
theme-amyitis-harvest = Sklizeň
theme-amyitis-row = Plná řada
theme-amyitis-temple = Chrámy
theme-amyitis-irrigation = Zavlažování
theme-amyitis-plant = Výsadba
theme-amyitis-bonus = Bonus za zavlažení
theme-amyitis-gift = Dar od Ištar
theme-amyitis-swap = Výměna
theme-amyitis-pass = Pasování
