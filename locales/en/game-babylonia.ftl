### Babylonia: the texts of its table.

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
    [t-mop] city with all three symbols
    [t-5] field worth 5
    [t-6] field worth 6
    [t-7] field worth 7
   *[t-c] field with the city symbol
}
bab-card-effect = { $card ->
    [1] 10 points at once
    [2] take another turn right after yours, once in the game
    [3] seven tokens on the stand instead of five
    [4] play three different citizens instead of two tokens, if you like
    [5] play one citizen in addition to three or more farmers, if you like
    [6] your citizens may enter fields, even with none of your tokens beside them
    [7] 1 extra point for each pair of your cities whenever cities score
    [8] free land between the rivers links your tokens
   *[9] free river hexes link your tokens
}
bab-ziggurat = ziggurat
bab-ziggurat-done = ziggurat, already resolved

## The board

bab-map = Map of Babylonia
bab-tigris = Tigris
bab-euphrates = Euphrates
bab-compass-north = N
bab-where-bank = { $river ->
    [tigris] { $reach ->
        [upper] by the upper Tigris
        [middle] by the middle Tigris
       *[lower] by the lower Tigris
    }
   *[euphrates] { $reach ->
        [upper] by the upper Euphrates
        [middle] by the middle Euphrates
       *[lower] by the lower Euphrates
    }
}
bab-where-river = { $river ->
    [tigris] { $reach ->
        [upper] on the upper Tigris
        [middle] on the middle Tigris
       *[lower] on the lower Tigris
    }
   *[euphrates] { $reach ->
        [upper] on the upper Euphrates
        [middle] on the middle Euphrates
       *[lower] on the lower Euphrates
    }
}
bab-where-land = { $region ->
    [north] in the north
   *[centre] between the rivers
    [south] in the south
}
bab-free = { $region ->
    [river] Free river hex
   *[land] Free land hex
}
bab-token = { $kind ->
    [merchant] merchant
    [official] official
    [priest] priest
    [farmer] farmer
   *[token] token
} of { $who }
bab-token-down = face down: it counts and links, but shows no symbol
bab-count = { $who }: { $count ->
    [one] one token
   *[other] { $count } tokens
}
bab-count-city = { $who }: { $count ->
    [one] one token
   *[other] { $count } tokens
}; citizens { $citizens } × { $each } = { $points }

## What is looked at

bab-look-field = { $worth ->
    [one] { $worth } point for entering it now
   *[other] { $worth } points for entering it now
}
bab-look-open = { $open ->
    [0] Surrounded
    [one] One free land hex beside it
   *[other] { $open } free land hexes beside it
}
bab-look-tie = A tie: no one would take it.

## Beside the board

bab-cards = Ziggurat cards
bab-card-title = { $card ->
    [1] Treasure
    [2] Extra turn
    [3] Long stand
    [4] Three citizens
    [5] Citizen with farmers
    [6] Citizens on fields
    [7] Pairs of cities
    [8] Roads
   *[9] Boats
}
# One word below a small card.
bab-card-short = { $card ->
    [1] Treasure
    [2] Turn
    [3] Stand
    [4] Citizens
    [5] Farmers
    [6] Fields
    [7] Cities
    [8] Roads
   *[9] Boats
}
bab-card-held = In front of { $who }
bab-card-used = In front of { $who }, used up
bab-cities-taken = City tiles in front of the players
bab-cities-of = { $who }: { $count ->
    [one] one city
   *[other] { $count } cities
} ({ $cities })
bab-soon = Nearly surrounded

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
bab-kind-about = { $kind ->
    [farmer] { $count ->
        [one] enters fields beside your face-up tokens; three or more may be played in a turn
       *[other] enter fields beside your face-up tokens; three or more may be played in a turn
    }
   *[citizen] { $count ->
        [one] scores beside a city with its symbol, or when linked to one
       *[other] score beside a city with their symbol, or when linked to one
    }
}
bab-pool = Pool: { $count }
bab-pool-about = Tokens you have not drawn yet
bab-fact-stand = { $count ->
    [one] one token on the stand
   *[other] { $count } tokens on the stand
}
bab-fact-pool = { $count ->
    [one] one token in the pool
   *[other] { $count } tokens in the pool
}
bab-fact-cities = { $count ->
    [0] no cities yet
    [one] one city: { $cities }
   *[other] { $count } cities: { $cities }
}
bab-fact-card = Card { $card } “{ bab-card-title }”: { $effect }
bab-fact-card-used = Card { $card } “{ bab-card-title }”, used up: { $effect }

## What is expected

bab-task-one = play one token
bab-task-two = play two tokens
bab-task-any = play two tokens, or three or more farmers
bab-task-any-card = play two tokens, three different citizens, or three or more farmers
bab-task-second = play one more token
bab-task-second-card = play one more token, or two more different citizens
bab-task-more = play one more token, or end your turn
bab-task-third = play the third citizen, or end your turn
bab-task-farmer = play one more token, or at least two more farmers
bab-task-farmers = play more farmers, or end your turn
bab-task-finish = nothing more can be played: end your turn
bab-task-resolve = { $sites ->
    [cities] click or tap the city to be resolved first
   *[any] click or tap what is to be resolved first
}
bab-task-card = choose a ziggurat card
bab-task-extra = use card 2 for an extra turn, or keep it

## Actions

bab-do-place = { bab-kind } { $where }
bab-do-river = { bab-kind } face down { $where }
bab-do-field = { bab-kind } onto the { bab-tile } { $where }{ $tile ->
    [t-c] , now worth { $worth }
   *[other] {""}
}
bab-do-resolve-city = Resolve the { bab-tile } { $where }
bab-do-resolve-ziggurat = Resolve the ziggurat { $where }
bab-do-take = Card { $card } “{ bab-card-title }”: { $effect }
bab-do-extra = Take an extra turn
bab-do-no-extra = Keep card 2
bab-do-box = Return card { $card } to the box
bab-do-lay = Lay out: { bab-tile }
bab-do-draw = Draw: { bab-kind }
bab-do-start = Player { $seat } starts

## The log

bab-log-boxed = Card { $card } is returned to the box.
bab-log-starts = { $who } is the first player.
bab-log-placed = { $who } plays { $kind ->
    [merchant] a merchant
    [official] an official
    [priest] a priest
    [farmer] a farmer
   *[token] a token
} { $where }.
bab-log-river = { $who } plays { $kind ->
    [merchant] a merchant
    [official] an official
    [priest] a priest
    [farmer] a farmer
   *[token] a token
} face down { $where }.
bab-log-field = { $who } enters the field { $where }, worth { $worth }.
bab-log-field-cities = { $who } enters the field { $where }: { $cities ->
    [0] no one has a city yet
    [one] all players together have one city
   *[other] all players together have { $cities } cities
}.
bab-log-ziggurats = { $who } has tokens beside { $touched ->
    [one] one ziggurat: 1 point
   *[other] { $touched } ziggurats: 1 point each
}.
bab-log-surrounded-city = The city { $where } is surrounded.
bab-log-surrounded-ziggurat = The ziggurat { $where } is surrounded.
bab-log-citizens = { $who } has { $tokens ->
    [one] one matching citizen beside or linked to the city { $where }: 2 points
   *[other] { $tokens } matching citizens beside or linked to the city { $where }: 2 points each
}.
bab-log-city-taken = { $who } has the most tokens and takes the { bab-tile } { $where }.
bab-log-city-lost = A tie: the { bab-tile } { $where } leaves the game.
bab-log-cities = { $who } has { $owned ->
    [one] one city: 1 point
   *[other] { $owned } cities: 1 point each
}.
bab-log-city-pairs = Card 7: { $who } has { $pairs ->
    [one] one pair of cities: 1 extra point
   *[other] { $pairs } pairs of cities: 1 extra point each
}.
bab-log-ziggurat-tied = A tie: no one wins the ziggurat { $where }.
bab-log-card-taken = { $who } takes card { $card }, “{ bab-card-title }”.
bab-log-extra-turn = { $who } takes an extra turn with card 2.
bab-log-turn = { $who } starts a turn.

## Where points came from, for the result

source-babylonia-citizens = Citizens at surrounded cities
source-babylonia-cities = City tiles, each time one was taken
source-babylonia-field = Fields
source-babylonia-ziggurats = Tokens beside ziggurats
source-babylonia-card-taken = Ziggurat cards
source-babylonia-city-pairs = Pairs of cities (card 7)

## What can be done

bab-can-place = { $kind ->
    [merchant] Play a merchant
    [official] Play an official
    [priest] Play a priest
   *[farmer] Play a farmer
}
bab-can-resolve = Resolve a city or a ziggurat first
bab-can-take = Take a ziggurat card
bab-can-finish-about = surrounded cities and ziggurats are resolved, and your stand is refilled
bab-can-resolve-about = each site is resolved on its own; your order decides whose city tiles score first
bab-can-take-about = it is yours for the rest of the game, and its text says what it does
bab-can-extra-about = { $yes ->
    [yes] your stand is full again: play another whole turn, once in the game
   *[no] the card stays yours for a later turn
}

## Themes of puzzles

theme-babylonia-surround = Surrounding a city
theme-babylonia-deny = Leaving nothing to others
theme-babylonia-network = Networks
theme-babylonia-ziggurat = Ziggurats
theme-babylonia-card = Ziggurat cards
theme-babylonia-field = Fields
theme-babylonia-river = The river
theme-babylonia-extra-turn = Extra turn
theme-babylonia-finish = Stopping in time
