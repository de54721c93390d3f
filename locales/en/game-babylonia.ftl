### Babylonia: words of its board.

## Kinds, tiles, cards

bab-kind = { $kind ->
    [merchant] Merchant
    [official] Official
    [priest] Priest
   *[farmer] Farmer
}
bab-tile = { $tile ->
    [t-m] merchant city
    [t-o] official city
    [t-p] priest city
    [t-mo] merchant and official city
    [t-mp] merchant and priest city
    [t-op] official and priest city
    [t-mop] city of all three symbols
    [t-5] field worth 5
    [t-6] field worth 6
    [t-7] field worth 7
   *[t-c] field with the city symbol
}
bab-card = Ziggurat card { $card }
bab-card-effect = { $card ->
    [1] 10 points at once
    [2] once: one more turn after the own one
    [3] seven tokens on the stand instead of five
    [4] three different citizens may be played instead of two tokens
    [5] with three or more farmers one citizen may be played
    [6] own citizens may enter fields, even with no own token beside
    [7] 1 more point for each pair of own cities whenever cities score
    [8] free land between the rivers links own tokens
   *[9] free river hexes link own tokens
}
bab-ziggurat = ziggurat
bab-ziggurat-done = ziggurat, already resolved

## The board

bab-map = Map of Babylonia
bab-tigris = Tigris
bab-euphrates = Euphrates
bab-compass-north = N
bab-hex-free = { $hex }: { $region ->
    [river] free river
    [north] free land in the north
    [south] free land in the south
   *[centre] free land between the rivers
}
bab-hex-token = { $hex }: { $kind ->
    [merchant] merchant
    [official] official
    [priest] priest
    [farmer] farmer
   *[token] token
} of { $who }
bab-hex-token-down = { $hex }: { $kind ->
    [merchant] merchant
    [official] official
    [priest] priest
    [farmer] farmer
   *[token] token
} of { $who }, face down in the river
bab-hex-field = { $hex }: { $what }, { $worth ->
    [one] now { $worth } point
   *[other] now { $worth } points
}
bab-hex-site = { $hex }: { $what }, { $open ->
    [0] surrounded
    [one] one open hex beside it
   *[other] { $open } open hexes beside it
}; { $counts }
bab-count = { $who } { $count }
bab-count-none = nobody stands there

## What is looked at

bab-look-field = { $worth ->
    [one] { $worth } point for whoever enters it now
   *[other] { $worth } points for whoever enters it now
}
bab-look-open = { $open ->
    [0] Surrounded
    [one] One open hex beside it
   *[other] { $open } open hexes beside it
}
bab-look-beside = tokens
bab-look-citizens = citizens
bab-look-most = most tokens
bab-look-tie = A tie: nobody would take it.

## Beside the board

bab-cards = Ziggurat cards
bab-card-open = Card { $card }: { $effect }
bab-card-of = Card { $card } of { $who }: { $effect }
bab-card-of-used = Card { $card } of { $who }, used up: { $effect }
bab-card-held = In front of { $who }
bab-card-used = In front of { $who }, used up
bab-cities-taken = City tiles in front of the players
bab-cities-of = { $who }: { $count ->
    [one] one city
   *[other] { $count } cities
} ({ $cities })
bab-soon = Soon surrounded

## The stand

bab-stand-pile = { $kind ->
    [merchant] { $count ->
        [one] Merchant
       *[other] { $count } merchants
    }
    [official] { $count ->
        [one] Official
       *[other] { $count } officials
    }
    [priest] { $count ->
        [one] Priest
       *[other] { $count } priests
    }
   *[farmer] { $count ->
        [one] Farmer
       *[other] { $count } farmers
    }
}
bab-stand-empty = Your stand is empty.
bab-pool = Pool: { $count }
bab-pool-about = What you will still draw
bab-watching = You are watching.
bab-fact-stand = { $count ->
    [one] one token on the stand
   *[other] { $count } tokens on the stand
}
bab-fact-pool = { $count ->
    [one] one token in the pool
   *[other] { $count } tokens in the pool
}
bab-fact-cities = { $count ->
    [0] no city yet
    [one] one city: { $cities }
   *[other] { $count } cities: { $cities }
}
bab-fact-card = Card { $card }: { $effect }
bab-fact-card-used = Card { $card }, used up: { $effect }

## What is expected

bab-task-one = play one token
bab-task-two = play two tokens
bab-task-any = play two tokens, or three or more farmers
bab-task-second = play one more token
bab-task-more = play one more token, or finish
bab-task-finish = nothing more can be played, so finish
bab-task-resolve = choose what is resolved next
bab-task-card = choose a ziggurat card
bab-task-extra = play one more turn with card 2, or keep it

## Actions

bab-do-place = { bab-kind } to { $hex }
bab-do-river = { bab-kind } face down into the river at { $hex }
bab-do-field = { bab-kind } onto the { bab-tile } at { $hex }{ $tile ->
    [t-c] , now worth { $worth }
   *[other] {""}
}
bab-do-finish = Play no more
bab-do-resolve-city = Resolve the { bab-tile } at { $hex }
bab-do-resolve-ziggurat = Resolve the ziggurat at { $hex }
bab-do-take = Card { $card }: { $effect }
bab-do-extra = Play one more turn
bab-do-no-extra = Keep card 2
bab-do-box = Card { $card } back to the box
bab-do-lay = Lay out: { bab-tile }
bab-do-draw = Draw: { bab-kind }
bab-do-start = Player { $seat } begins

## The log

bab-log-boxed = Card { $card } goes back to the box.
bab-log-starts = { $who } begins.
bab-log-placed = { $who } plays { $kind ->
    [merchant] a merchant
    [official] an official
    [priest] a priest
    [farmer] a farmer
   *[token] a token
} on { $hex }.
bab-log-river = { $who } plays { $kind ->
    [merchant] a merchant
    [official] an official
    [priest] a priest
    [farmer] a farmer
   *[token] a token
} face down into the river at { $hex }.
bab-log-field = { $who } enters the field at { $hex }, worth { $worth }.
bab-log-field-cities = { $who } enters the field at { $hex }: { $cities ->
    [0] nobody has a city yet
    [one] all players together have one city
   *[other] all players together have { $cities } cities
}.
bab-log-ziggurats = { $who } stands beside { $touched ->
    [one] one ziggurat
   *[other] { $touched } ziggurats
}.
bab-log-surrounded-city = The city at { $hex } is surrounded.
bab-log-surrounded-ziggurat = The ziggurat at { $hex } is surrounded.
bab-log-citizens = { $who }: { $tokens ->
    [one] one matching citizen beside or linked to { $hex }
   *[other] { $tokens } matching citizens beside or linked to { $hex }
}, 2 points each.
bab-log-city-taken = { $who } has most tokens and takes the { bab-tile } at { $hex }.
bab-log-city-lost = A tie: the { bab-tile } at { $hex } leaves the game.
bab-log-cities = { $who } scores for { $owned ->
    [one] one city
   *[other] { $owned } cities
}.
bab-log-city-pairs = { $who } scores for { $pairs ->
    [one] one pair of cities
   *[other] { $pairs } pairs of cities
} with card 7.
bab-log-ziggurat-tied = A tie: nobody wins the ziggurat at { $hex }.
bab-log-card-taken = { $who } takes card { $card }: { $effect }.
bab-log-extra-turn = { $who } plays one more turn with card 2.
bab-log-turn = { $who } is on turn.
