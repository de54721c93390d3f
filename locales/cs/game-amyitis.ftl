### Amyitis: všechno, co se říká u jejího stolu.

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
    [engineer] zavlaží úsek za { $points }
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
    [ishtar] Ishtar
    [marduk] Marduk
   *[tammouz] Tammouz
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
amy-reconstructed = hodnota rekonstruovaná

## Na plánu

amy-board = Amyitis: zahrada, pole, chrámy, karty a města
amy-fields = Pole
amy-row-prize = Až bude řada plná, dostane zahradníka ten, kdo v ní má sám nejvíc kostiček.
amy-free = zdarma
amy-trio-cost = Další karta této trojice stojí { $count ->
    [0] nic
    [one] { $count } Talent
    [few] { $count } Talenty
   *[other] { $count } Talentů
}.
amy-round = { $round }. kolo
amy-until-end = { $count ->
    [one] ještě { $count } do konce
    [few] ještě { $count } do konce
   *[other] ještě { $count } do konce
}
amy-last-round = poslední kolo
amy-left-about = { $left ->
    [one] Zbývá { $left } zahradní destička
    [few] Zbývají { $left } zahradní destičky
   *[other] Zbývá { $left } zahradních destiček
}. Jakmile zbudou nejvýš { $end }, kolo se dohraje a hra končí. Níže: přízeň Amyitis na konci, body za destičky.
amy-resting = pasovali
amy-resting-are = Pasovali: { $names }.
amy-resting-nobody = Nikdo nepasoval.
amy-first = začínající hráč
amy-first-is = Začíná: { $name }.
amy-caravan-in = Karavana, město { $city }
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
amy-keeps = Na konci kola si smíte nechat { $keep } žetony zboží.
amy-effect-caravaneer = { $spaces ->
    [0] žádné políčko navíc
   *[other] o { $spaces } políčka dál
}, uchová { $keep } žetony zboží
amy-effect-banker = každé kolo { $talents }{ $points ->
    [0] {""}
   *[other] {" "}a { $points } body
}
amy-effect-palace = { $points ->
    [0] zatím bez bodů
    [few] ihned { $points } body
   *[other] ihned { $points } bodů
}
amy-effect-gardener = zlepší rostlinu o 1 a vrací se do zásoby

## Pro ty, kdo plán poslouchají

amy-cubes-of = { $name } { $count }
amy-cubes-grey = šedé { $count }
amy-grey = šedá
amy-space = Záhon { $space }, { $terrace }. plošina:
amy-space-unused = nepoužitý.
amy-space-planted = osázený.
amy-space-tile = potřebuje kvalitu { $need }; { $tile }; { $watered ->
    [yes] zavlažený
   *[no] nezavlažený
}.
amy-space-cubes = Kostičky: { $cubes }.
amy-canal = { $segments ->
    [1] Kanál { $side }:
   *[other] Dvojitý kanál { $side }:
}
amy-canal-cubes = kostičky: { $cubes }.
amy-canal-dry = suchý, { $open ->
    [yes] voda k němu dosáhne
   *[no] voda je daleko
}.
amy-field-row = { $row ->
    [top] Horní řada
   *[bottom] Spodní řada
} polí, další: { $good }.
amy-field-first = Nejvíc má { $name }.
amy-temple-about = { $temple ->
    [ishtar] Chrám Ishtar: velbloud nebo Talent, druhý dostane, co zbyde.
    [marduk] Chrám Marduk: { $points }{ $second ->
        [0] {""}
       *[other] , druhému { $second }
    }.
   *[tammouz] Chrám Tammouz: sklizeň, druhý smí vyměnit zboží.
}
amy-temple-cubes = Kostičky zleva: { $cubes }.
amy-temple-rank = { $rank ->
    [1] První: { $name }.
   *[2] Druhý: { $name }.
}
amy-craft-turned = { $trio }. trojice, { $craft }: najatý.
amy-craft-card = { $trio }. trojice, { $craft }: { $does }. { $cost ->
    [0] Zdarma.
   *[other] Stojí { $price }.
}
amy-guild-left = { $level ->
    [0] { $effect }: zbývá { $left }
   *[other] { $level }. stupeň, { $effect }: zbývá { $left }
}
amy-guild-holder = { $guild ->
    [gardener] { $name } má { $level }
   *[other] { $name } má { $level }. stupeň
}
amy-city-plant = { $price } za rostlinu kvality { $quality }.
amy-city-guild = { $price } za kartu: { $guilds }.
amy-city-sale = jedno zboží za { $one } nebo dvě za { $two } a jedno zavlažení.
amy-city-cost = Cesta stojí { $price }.

## Akce

amy-do-hire = Najmout { $craft } ({ $trio }. trojice, { $cost ->
    [0] zdarma
   *[other] za { $price }
})
amy-do-go = Karavana do města { $city } (za { $price })
amy-do-pass = Pasovat
amy-do-field = Sklidit { $good } ({ $row })
amy-do-enter = Vstoupit do chrámu { $temple }
amy-do-irrigate = Zavlažit kanál { $side }
amy-do-sell = Prodat { $good }
amy-do-stop = Dál neprodávat
amy-do-pay = Zaplatit: { $good }
amy-do-take = Vzít { $card }
amy-do-plant = Osázet záhon { $space }{ $gardeners ->
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
amy-lot-start = Začíná { $number }. hráč
amy-lot-craft = Vyložená karta: { $craft }

## Co se čeká

amy-task-turn = { $can ->
    [all] najmout řemeslníka, pohnout karavanou, nebo pasovat
    [hire] najmout řemeslníka, nebo pasovat
    [go] pohnout karavanou, nebo pasovat
   *[nothing] nezbývá než pasovat
}
amy-task-field = vybrat řadu, ve které pěstitel sklízí
amy-task-harvest = Tammouz dává sklizeň: vybrat řadu polí
amy-task-priest = vybrat chrám pro kněze
amy-task-procession = vést procesí do jednoho chrámu; do ostatních přijdou šedé kostičky
amy-task-engineer = zavlažit úsek za { $points }
amy-task-canal = zavlažit úsek zdarma
amy-task-sell = { $done ->
    [0] prodat zboží za { $points }
   *[other] prodat druhé zboží za další { $points }, nebo přestat
}
amy-task-pay = zaplatit { $good } (město { $city }), nebo místo toho víno
amy-task-take = vzít kartu cechu (město { $city })
amy-task-bonus = vzít jako bonus kartu cechu podle výběru
amy-task-token = vybrat žeton z karty vůdce karavany
amy-task-plant = vybrat záhon pro rostlinu kvality { $quality }
amy-task-good = vzít jako bonus libovolné zboží
amy-task-ishtar = vzít od Ishtar velblouda, nebo Talent
amy-task-swap = vyměnit zboží za jiné kromě vína, nebo nic neměnit
amy-task-discard = vrátit přebytečné zboží; zůstat smí { $keep }

## Co se stalo

amy-ev-starts = { $name } začíná.
amy-ev-income = { $name } dostává od bankéře { $talents }{ $points ->
    [0] {""}
    [few] {" "}a { $points } body
   *[other] {" "}a { $points } bodů
}.
amy-ev-hired = { $name } najímá { $craft }{ $cost ->
    [0] {" "}zdarma
   *[other] {" "}za { $price }
}.
amy-ev-harvested = { $name } sklízí { $good } ({ $row }).
amy-ev-harvested-nothing = { $name } pracuje na poli ({ $row }), ale v zásobě už není { $good }.
amy-ev-row-full = { $row ->
    [top] Horní řada
   *[bottom] Spodní řada
} je plná: { $name } v ní má nejvíc kostiček a bere si zahradníka.
amy-ev-row-full-nobody = { $row ->
    [top] Horní řada
   *[bottom] Spodní řada
} je plná; zahradníka nedostává nikdo.
amy-ev-entered = { $name } vstupuje do chrámu { $temple }
amy-ev-entered-grey = Šedá kostička vstupuje do chrámu { $temple }
amy-ev-pushed = { $enters } a vytlačuje kostičku hráče { $name }.
amy-ev-pushed-grey = { $enters } a vytlačuje šedou kostičku.
amy-ev-irrigated = { $name } zavlažuje kanál { $side }{ $cause ->
    [trade] {" "}zdarma
   *[craftsman] {""}
}.
amy-ev-irrigated-grey = Kanál { $side } mezi dvěma osázenými záhony se zavlažuje sám.
amy-ev-takes = { $name } bere { $what }{ $cause ->
    [tile] {" "}jako bonus z destičky
    [ishtar] {" "}od Ishtar
   *[other] {""}
}.
amy-ev-moved = { $name } vede karavanu do města { $city } za { $price }.
amy-ev-sold = { $name } prodává { $city ->
    [Babylon] v Babylonu
   *[other] ve městě { $city }
} { $good }.
amy-ev-nothing-to-irrigate = { $name } nemá co zavlažit.
amy-ev-paid = { $name } platí: { $good }.
amy-ev-token = { $name } bere z karty vůdce karavany { $good }.
amy-ev-planted = { $name } osazuje záhon { $space }{ $gardeners ->
    [0] {""}
    [one] {" "}s pomocí { $gardeners } zahradníka
    [few] {" "}s pomocí { $gardeners } zahradníků
   *[other] {" "}s pomocí { $gardeners } zahradníků
} a bere si destičku.
amy-ev-bonus-lost = { $name } přichází o bonus, který není k mání.
amy-ev-irrigation-bonus = { $name } má nejvíc kostiček kolem záhonu { $space } ({ $cubes }): zavlažovací bonus.
amy-ev-no-irrigation-bonus = Kolem záhonu { $space } nemá nikdo sám nejvíc kostiček: bez zavlažovacího bonusu.
amy-ev-flipped = Karta rostliny se otáčí (město { $city }).
amy-ev-passed = { $name } pasuje.
amy-ev-pass-talent = { $name } po pasování bere { $talents }.
amy-ev-marduk = { $rank ->
    [1] { $name } má první místo v chrámu Marduk.
   *[2] { $name } má druhé místo v chrámu Marduk.
}
amy-ev-swapped = { $name } mění v chrámu Tammouz { $give } za { $get }.
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
    [one] { $goods } žeton zboží
    [few] { $goods } žetony zboží
   *[other] { $goods } žetonů zboží
}.
