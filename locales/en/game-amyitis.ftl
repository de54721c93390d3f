### Amyitis: the texts of its table.

## Names

amy-good = { $good ->
    [salt] salt
    [palm] palm
    [barley] barley
    [dates] dates
    [wine] wine
   *[other] { $good }
}
# The same as the object of a sentence.
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
    [priest] enters a temple
    [engineer] irrigates a canal and scores { $points }
   *[merchant] gives you a camel
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
amy-any-card = a guild card of your choice
amy-card-of = card: { $guild }

## On the board

amy-board = Amyitis: garden, fields, temples, cards and cities
amy-fields = Fields
amy-row-prize = When the row is full, the player with the most cubes in it takes a gardener, unless there is a tie.
amy-free = free
amy-trio-cost = The next card of this trio costs { $count ->
    [0] nothing
    [one] { $count } Talent
   *[other] { $count } Talents
}.
amy-round = Round { $round }
amy-until-end = { $count ->
    [one] { $count } tile until the end
   *[other] { $count } tiles until the end
}
amy-last-round = last round
amy-left-about = { $left ->
    [one] { $left } garden tile is
   *[other] { $left } garden tiles are
} left. When { $end } or fewer are left, the game ends at the end of the round. Below: Amyitis’ favour, the points for tiles at the end.
amy-resting = passed
amy-resting-are = Passed: { $names }.
amy-resting-nobody = No one has passed yet.
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
amy-keeps = You may keep up to { $keep } goods at the end of a round.
amy-effect-caravaneer = { $spaces ->
    [0] no extra spaces
   *[other] up to { $spaces } extra spaces
}; keep up to { $keep } goods
amy-effect-banker = { $talents }{ $points ->
    [0] {""}
   *[other] {" "}and { $points } points
} every round
amy-effect-palace = { $points ->
    [0] no points yet
   *[other] { $points } points at once
}
amy-effect-gardener = raises the quality of a plant by 1, then returns to the supply

## For screen readers

amy-cubes-of = { $name } ({ $count })
amy-cubes-grey = grey ({ $count })
amy-grey = grey
amy-space = Garden space
amy-side = { $side ->
    [far-left] on the far left
    [left] on the left
    [near-left] left of the middle
   *[middle] in the middle
    [near-right] right of the middle
    [right] on the right
    [far-right] on the far right
}
amy-where = { $terrace ->
    [1] { $side } of the lowest terrace
    [2] { $side } of the second terrace
    [3] { $side } of the third terrace
   *[4] at the top
}
amy-where-below = { $terrace ->
    [2] { $side } below the second terrace
    [3] { $side } below the third terrace
   *[4] { $side } below the top
}
amy-space-unused = unused
amy-space-planted = planted
amy-space-tile = needs quality { $need }; { $tile }; { $watered ->
    [yes] irrigated
   *[no] not irrigated
}
amy-space-cubes = cubes: { $cubes }
amy-canal = { $segments ->
    [1] Canal
   *[other] Double canal
}
amy-canal-cubes = cubes: { $cubes }
amy-canal-dry = dry, { $open ->
    [yes] water can reach it
   *[no] water cannot reach it
}
amy-field-row = { $row ->
    [top] Top row
   *[bottom] Bottom row
} of fields
amy-field-next = { $good } next
amy-field-first = { $name } has the most
amy-temple-of = { $temple ->
    [ishtar] Temple of Ishtar
    [marduk] Temple of Marduk
   *[tammouz] Temple of Tammouz
}
amy-temple-about = { $temple ->
    [ishtar] a camel or a Talent for first place{ $second ->
        [0] {""}
       *[other] , the other for second
    }
    [marduk] { $points } for first place{ $second ->
        [0] {""}
       *[other] , { $second } for second
    }
   *[tammouz] a harvest for first place{ $second ->
        [0] {""}
       *[other] , second may swap a good
    }
}
amy-temple-cubes = cubes from the left: { $cubes }
amy-temple-rank = { $rank ->
    [1] first: { $name }
   *[2] second: { $name }
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
amy-city-plant = { $price } for a plant of quality { $quality }
amy-city-guild = { $price } for a card: { $guilds }
amy-city-sale = one good for { $one } or two for { $two }, plus a free irrigation
amy-city-cost = cost of getting there: { $price }
amy-city-barred = { $kind ->
    [sale] the caravan cannot come here now: too far for your camels, or you have nothing to sell
    [guild] the caravan cannot come here now: too far for your camels, you cannot pay, or there is no card for you
   *[plant] the caravan cannot come here now: too far for your camels, you cannot pay, or no irrigated space suits the plant
}

## Actions

amy-do-hire = Hire { $craft } of trio { $trio } ({ $cost ->
    [0] free
   *[other] { $price }
})
amy-do-go = Caravan to { $city } ({ $price })
amy-do-pass = Pass
amy-do-field = Harvest { $good } ({ $row })
amy-do-enter = Enter the temple of { $temple }
amy-do-irrigate = Irrigate the canal { $where }
amy-do-sell = Sell { $good }
amy-do-stop = Sell no more
amy-do-pay = Pay with { $good }
amy-do-take = Take { $card }
amy-do-plant = Plant { $where }{ $gardeners ->
    [0] {""}
    [one] {" "}with { $gardeners } gardener
   *[other] {" "}with { $gardeners } gardeners
}
amy-do-swap = Swap { $give } for { $get }
amy-do-keep = Keep your goods
amy-do-discard = Return { $good }
amy-lot-tile = Tile { $tile }
amy-lot-plant = Plant card { $plant }
amy-lot-side = Side { $side } up
amy-lot-leader = Token on a caravan leader: { $good }
amy-lot-start = Player { $number } starts
amy-lot-craft = Laid out: { $craft }

## What is expected

amy-task-turn = { $can ->
    [all] hire a craftsman, move the caravan, or pass
    [hire] hire a craftsman, or pass
    [go] move the caravan, or pass
   *[nothing] you can only pass
}
amy-task-field = choose a row for the farmer to harvest in
amy-task-harvest = Tammouz gives a harvest: choose a row of fields
amy-task-priest = choose a temple for the priest
amy-task-procession = lead the procession into a temple; grey cubes go into the others
amy-task-engineer = irrigate a canal and score { $points }
amy-task-canal = irrigate a canal for free
amy-task-sell = { $done ->
    [0] sell a good and score { $points }
   *[other] sell a second good and score { $points } more, or stop
}
amy-task-pay = pay { $good } in { $city }, or wine instead
amy-task-take = take a guild card in { $city }
amy-task-bonus = take a guild card of your choice as a bonus
amy-task-token = choose the token on a caravan leader
amy-task-plant = choose a space for the plant of quality { $quality }
amy-task-good = take a good of any kind as a bonus
amy-task-ishtar = take a camel or a Talent from Ishtar
amy-task-swap = swap a good for another, but not for wine, or keep what you have
amy-task-discard = return goods until { $keep } are left

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
amy-ev-harvested = { $cause ->
    [tammouz] Tammouz:{" "}
   *[farmer] {""}
}{ $name } harvests { $good } in { $row }.
amy-ev-harvested-nothing = { $cause ->
    [tammouz] Tammouz:{" "}
   *[farmer] {""}
}{ $name } works in { $row }, but there is no { $good } left.
amy-ev-row-full = { $row ->
    [top] The top row
   *[bottom] The bottom row
} is full: { $name } has the most cubes in it and takes a gardener.
amy-ev-row-full-nobody = { $row ->
    [top] The top row
   *[bottom] The bottom row
} is full; no one takes a gardener.
amy-ev-entered = { $cause ->
    [procession] In the procession,{" "}
   *[priest] {""}
}{ $name } enters the temple of { $temple }
amy-ev-entered-grey = In the procession, a grey cube enters the temple of { $temple }
amy-ev-pushed = { $enters } and pushes out a cube of { $name }.
amy-ev-pushed-grey = { $enters } and pushes out a grey cube.
amy-ev-irrigated = { $name } irrigates the canal { $where }{ $cause ->
    [trade] {" "}for free
   *[craftsman] {" "}with the engineer
}.
amy-ev-irrigated-grey = The canal { $where } lies between two planted spaces and is irrigated automatically.
amy-ev-takes = { $name } takes { $what }{ $cause ->
    [tile] {" "}as the bonus of the tile
    [ishtar] {" "}from Ishtar
   *[other] {""}
}.
amy-ev-moved = { $name } leads the caravan to { $city } for { $price }.
amy-ev-sold = { $name } sells { $good } in { $city }.
amy-ev-nothing-to-irrigate = { $name } has nothing to irrigate.
amy-ev-paid = { $name } pays with { $good }.
amy-ev-token = { $name } takes { $good } from the caravan leader’s card.
amy-ev-planted = { $name } plants { $where }{ $gardeners ->
    [0] {""}
    [one] {" "}with { $gardeners } gardener
   *[other] {" "}with { $gardeners } gardeners
} and takes the tile.
amy-ev-bonus-lost = { $name } gets no bonus: there is none left to take.
amy-ev-irrigation-bonus = { $name } has the most cubes around the space { $where } ({ $cubes }): irrigation bonus.
amy-ev-no-irrigation-bonus = No single player has the most cubes around the space { $where }: no irrigation bonus.
amy-ev-flipped = The plant card in { $city } is flipped.
amy-ev-passed = { $name } passes.
amy-ev-pass-talent = { $name } has passed and takes { $talents }.
amy-ev-marduk = { $rank ->
    [1] { $name } is first in the temple of Marduk.
   *[2] { $name } is second in the temple of Marduk.
}
amy-ev-swapped = { $name } swaps { $give } for { $get } in the temple of Tammouz.
amy-ev-kept = { $name } does not swap.
amy-ev-discarded = { $name } returns { $good }.
amy-ev-round = Round { $round } begins; { $name } is the first player.
amy-ev-favour = Amyitis’ favour: { $name } has { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $points ->
    [0] , too few
   *[other] {""}
}.
amy-ev-goods-left = { $name } has { $goods ->
    [one] { $goods } good left: 1 point
   *[other] { $goods } goods left: 1 point each
}.

## Where points came from, for the result

source-amyitis-irrigated = Irrigation by engineers
source-amyitis-irrigation-bonus = Irrigation bonus
source-amyitis-planted = Garden tiles
source-amyitis-card-taken = Palaces
source-amyitis-sold = Goods sold
source-amyitis-marduk = Temple of Marduk
source-amyitis-income = Bankers
source-amyitis-favour = Amyitis’ favour
source-amyitis-goods-left = Goods left over

## What can be done

amy-can-hire = { $craft ->
    [farmer] Hire a farmer
    [priest] Hire a priest
    [engineer] Hire an engineer
   *[merchant] Hire a merchant
} ({ $cost ->
    [0] free
   *[other] { $price }
})
amy-can-go = Move the caravan
amy-can-field = Harvest a field
amy-can-enter = Enter a temple
amy-can-irrigate = Irrigate a canal
amy-can-sell = Sell a good
amy-can-pay = Pay with a good
amy-can-card = Take a guild card
amy-can-token = Take a token
amy-can-plant = Plant in the garden
amy-can-good = Take a good
amy-can-gift = Take a gift from Ishtar
amy-can-swap = Swap a good
amy-can-discard = Return a good

## Themes of puzzles

theme-amyitis-caravan = Caravan
theme-amyitis-camels = Camels
theme-amyitis-sale = A sale
theme-amyitis-guild = Guilds
theme-amyitis-harvest = Harvest
theme-amyitis-row = A full row
theme-amyitis-temple = Temples
theme-amyitis-irrigation = Irrigation
theme-amyitis-plant = Planting
theme-amyitis-bonus = Irrigation bonus
theme-amyitis-gift = A gift from Ishtar
theme-amyitis-swap = A swap
theme-amyitis-pass = Passing
