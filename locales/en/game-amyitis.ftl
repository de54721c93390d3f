### Amyitis: everything said at its table.

## Names

amy-good = { $good ->
    [salt] salt
    [palm] palm
    [barley] barley
    [dates] dates
    [wine] wine
   *[other] { $good }
}
# The same where something is done to it.
amy-good-object = { $good ->
    [salt] salt
    [palm] palm
    [barley] barley
    [dates] dates
    [wine] wine
   *[other] { $good }
}
amy-craft = { $craft ->
    [farmer] farmer
    [priest] priest
    [engineer] engineer
   *[merchant] merchant
}
amy-craft-object = { $craft ->
    [farmer] the farmer
    [priest] the priest
    [engineer] the engineer
   *[merchant] the merchant
}
amy-craft-does = { $craft ->
    [farmer] harvests the next field of a row
    [priest] goes into a temple
    [engineer] irrigates a segment for { $points }
   *[merchant] brings a camel
}
amy-guild = { $guild ->
    [caravaneer] caravan leader
    [banker] banker
    [palace] palace
   *[gardener] gardener
}
amy-guild-object = { $guild ->
    [caravaneer] the caravan leader
    [banker] the banker
    [palace] the palace
   *[gardener] a gardener
}
amy-card-object = { $card } of level { $level }
amy-temple = { $temple ->
    [ishtar] Ishtar
    [marduk] Marduk
   *[tammouz] Tammouz
}
amy-city = { $city }
amy-row = { $row ->
    [top] the top row
   *[bottom] the bottom row
}
amy-talents = { $count ->
    [one] { $count } Talent
   *[other] { $count } Talents
}
amy-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
amy-camels-object = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
amy-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amy-tiles = { $count ->
    [one] { $count } garden tile
   *[other] { $count } garden tiles
}
amy-gardeners = { $count ->
    [one] { $count } gardener
   *[other] { $count } gardeners
}
amy-any-goods = { $count ->
    [one] a good of any kind
   *[other] { $count } goods of any kind
}
amy-any-card = a guild card of choice
amy-card-of = card: { $guild }
amy-reconstructed = value reconstructed

## On the board

amy-board = Amyitis: garden, fields, temples, cards and cities
amy-fields = Fields
amy-row-prize = When the row is full, whoever alone has most cubes in it takes a gardener.
amy-free = free
amy-trio-cost = The next card of this trio costs { $count ->
    [0] nothing
    [one] { $count } Talent
   *[other] { $count } Talents
}.
amy-round = Round { $round }
amy-until-end = { $count ->
    [one] { $count } until the end
   *[other] { $count } until the end
}
amy-last-round = last round
amy-left-about = { $left ->
    [one] { $left } garden tile is
   *[other] { $left } garden tiles are
} left. With { $end } the game ends after the round. Below: Amyitis’ favour at the end, points for tiles.
amy-resting = passed
amy-resting-are = Passed: { $names }.
amy-resting-nobody = Nobody has passed.
amy-first = first player
amy-first-is = First player: { $name }.
amy-caravan-in = The caravan, in { $city }
amy-offers = Take:
amy-own-goods = Your goods
amy-no-goods = no goods
amy-hand-good = { $good }: { $count }
amy-has-level = { $guild }, level { $level }
amy-has-passed = passed
amy-favour = Amyitis’ favour
amy-goods-left = { $count ->
    [one] { $count } good left
   *[other] { $count } goods left
}
amy-score-rest = irrigation, sales, Marduk and bankers
amy-keeps = You may keep { $keep } goods at the end of a round.
amy-effect-caravaneer = { $spaces } spaces further, keeps { $keep } goods
amy-effect-banker = { $talents }{ $points ->
    [0] {""}
   *[other] {" "}and { $points } points
} every round
amy-effect-palace = { $points ->
    [0] no points yet
   *[other] { $points } points at once
}
amy-effect-gardener = makes a plant better by 1 and goes back

## For those who listen to the board

amy-cubes-of = { $name } { $count }
amy-cubes-grey = grey { $count }
amy-grey = grey
amy-space = Space { $space }, terrace { $terrace }:
amy-space-unused = unused.
amy-space-planted = planted.
amy-space-tile = needs quality { $need }; { $tile }; { $watered ->
    [yes] irrigated
   *[no] not irrigated
}.
amy-space-cubes = Cubes: { $cubes }.
amy-canal = { $segments ->
    [one] Canal { $side }:
   *[other] Double canal { $side }:
}
amy-canal-cubes = cubes: { $cubes }.
amy-canal-dry = dry, { $open ->
    [yes] water can reach it
   *[no] no water near
}.
amy-field-row = { $row ->
    [top] Top row
   *[bottom] Bottom row
} of fields, next: { $good }.
amy-field-first = { $name } has most.
amy-temple-about = { $temple ->
    [ishtar] Temple of Ishtar: a camel or a Talent, the second gets the other.
    [marduk] Temple of Marduk: { $points }{ $second ->
        [0] {""}
       *[other] , { $second } for the second
    }.
   *[tammouz] Temple of Tammouz: a harvest, the second may swap a good.
}
amy-temple-cubes = Cubes from the left: { $cubes }.
amy-temple-rank = { $rank ->
    [1] First: { $name }.
   *[2] Second: { $name }.
}
amy-craft-turned = Trio { $trio }, { $craft }: hired.
amy-craft-card = Trio { $trio }, { $craft }: { $does }. { $cost ->
    [0] Free.
   *[other] Costs { $price }.
}
amy-guild-left = { $level ->
    [0] { $effect }: { $left } left
   *[other] level { $level }, { $effect }: { $left } left
}
amy-guild-holder = { $guild ->
    [gardener] { $name } has { $level }
   *[other] { $name } has level { $level }
}
amy-city-plant = { $price } for a plant of quality { $quality }.
amy-city-guild = { $price } for a card: { $guilds }.
amy-city-sale = one good for { $one } or two for { $two }, and a segment is irrigated.
amy-city-cost = Way there: { $price }.

## Actions

amy-do-hire = Hire { $craft } of trio { $trio } ({ $cost ->
    [0] free
   *[other] { $price }
})
amy-do-go = Caravan to { $city } ({ $price })
amy-do-pass = Pass
amy-do-field = Harvest { $good } ({ $row })
amy-do-enter = Enter the temple of { $temple }
amy-do-irrigate = Irrigate canal { $side }
amy-do-sell = Sell { $good }
amy-do-stop = Sell no more
amy-do-pay = Pay with { $good }
amy-do-take = Take { $card }
amy-do-plant = Plant on { $space }{ $gardeners ->
    [0] {""}
    [one] {" "}with { $gardeners } gardener
   *[other] {" "}with { $gardeners } gardeners
}
amy-do-swap = Swap { $give } for { $get }
amy-do-keep = Swap nothing
amy-do-discard = Give { $good } back
amy-lot-tile = Tile { $tile }
amy-lot-plant = Plant card { $plant }
amy-lot-side = Side { $side } up
amy-lot-leader = Token on a caravan leader: { $good }
amy-lot-start = Player { $number } begins
amy-lot-craft = Laid out: { $craft }

## What is expected

amy-task-turn = { $can ->
    [all] hire a craftsman, move the caravan, or pass
    [hire] hire a craftsman, or pass
    [go] move the caravan, or pass
   *[nothing] nothing can be done but pass
}
amy-task-field = choose the row where the farmer harvests
amy-task-harvest = Tammouz gives a harvest: choose a row of fields
amy-task-priest = choose a temple for the priest
amy-task-procession = lead the procession into a temple; grey cubes go into the others
amy-task-engineer = irrigate a segment for { $points }
amy-task-canal = irrigate a segment, free of charge
amy-task-sell = { $done ->
    [0] sell a good for { $points }
   *[other] sell a second good for { $points } more, or stop
}
amy-task-pay = pay { $good } in { $city }, or wine instead
amy-task-take = take a guild card in { $city }
amy-task-bonus = take a guild card of choice as bonus
amy-task-token = choose the token of a caravan leader
amy-task-plant = choose a space for the plant of quality { $quality }
amy-task-good = take a good of any kind as bonus
amy-task-ishtar = take a camel or a Talent from Ishtar
amy-task-swap = swap a good for another, but not for wine, or keep what you have
amy-task-discard = give goods back until { $keep } are left

## What happened

amy-ev-starts = { $name } is the first player.
amy-ev-income = { $name } gets { $talents } from the banker{ $points ->
    [0] {""}
   *[other] {" "}and { $points } points
}.
amy-ev-hired = { $name } hires { $craft }{ $cost ->
    [0] {""}
   *[other] {" "}for { $price }
}.
amy-ev-harvested = { $name } harvests { $good } in { $row }.
amy-ev-harvested-nothing = { $name } works in { $row }, but there is no { $good } left.
amy-ev-row-full = { $row ->
    [top] The top row
   *[bottom] The bottom row
} is full: { $name } has most cubes there and takes a gardener.
amy-ev-row-full-nobody = { $row ->
    [top] The top row
   *[bottom] The bottom row
} is full; nobody takes a gardener.
amy-ev-entered = { $name } enters the temple of { $temple }
amy-ev-entered-grey = A grey cube enters the temple of { $temple }
amy-ev-pushed = { $enters }, a cube of { $name } is pushed out.
amy-ev-pushed-grey = { $enters }, a grey cube is pushed out.
amy-ev-irrigated = { $name } irrigates canal { $side }{ $cause ->
    [trade] {" "}free of charge
   *[craftsman] {""}
}.
amy-ev-irrigated-grey = Canal { $side } between two planted spaces is irrigated by itself.
amy-ev-takes = { $name } takes { $what }{ $cause ->
    [tile] {" "}as bonus of the tile
    [ishtar] {" "}from Ishtar
   *[other] {""}
}.
amy-ev-moved = { $name } leads the caravan to { $city } for { $price }.
amy-ev-sold = { $name } sells { $good } in { $city }.
amy-ev-nothing-to-irrigate = { $name } finds nothing to irrigate.
amy-ev-paid = { $name } pays with { $good }.
amy-ev-token = { $name } takes { $good } from the caravan leader’s card.
amy-ev-planted = { $name } plants on { $space }{ $gardeners ->
    [0] {""}
    [one] {" "}with { $gardeners } gardener
   *[other] {" "}with { $gardeners } gardeners
} and takes the tile.
amy-ev-bonus-lost = { $name } loses a bonus that cannot be had.
amy-ev-irrigation-bonus = { $name } has most cubes around { $space } ({ $cubes }): irrigation bonus.
amy-ev-no-irrigation-bonus = Nobody alone has most cubes around { $space }: no irrigation bonus.
amy-ev-flipped = The plant card in { $city } is flipped.
amy-ev-passed = { $name } passes.
amy-ev-pass-talent = { $name } has passed and takes { $talents }.
amy-ev-marduk = { $rank ->
    [1] { $name } is first in the temple of Marduk.
   *[2] { $name } is second in the temple of Marduk.
}
amy-ev-swapped = { $name } swaps { $give } for { $get } in the temple of Tammouz.
amy-ev-kept = { $name } swaps nothing.
amy-ev-discarded = { $name } gives { $good } back.
amy-ev-round = Round { $round } begins; { $name } is first.
amy-ev-favour = Amyitis’ favour: { $name } has { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $points ->
    [0] , too few
   *[other] {""}
}.
amy-ev-goods-left = { $name } has { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} left.
