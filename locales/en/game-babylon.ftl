### Babylon.

## Words of the game

# $material (text): clay, granite, basalt or start; $flower (text): white, pink, blue or yellow; $symbols (text): a list
bbl-tile = { $material ->
    [clay] clay tile
    [granite] granite tile
    [basalt] basalt tile
   *[other] starting tile
} with { $flower ->
    [white] white
    [pink] pink
    [blue] blue
   *[other] yellow
} flowers: { $symbols }
bbl-symbol = { $symbol ->
    [stairs] stairs
    [fountain] fountain
    [bridge] footbridge
   *[statue] statue
}
bbl-singles = { $count ->
    [one] { $count } single pillar
   *[other] { $count } single pillars
}
bbl-doubles = { $count ->
    [one] { $count } double pillar
   *[other] { $count } double pillars
}
bbl-statues = { $count ->
    [one] { $count } statue
   *[other] { $count } statues
}
bbl-effect = { $token ->
    [pillar] everybody starts the turn with 1 more pillar
    [double] everybody starts the turn with a double pillar, which cannot be stored
    [change] once a turn, a symbol on a tile just placed may count as another
    [add] once a turn, an empty space on a tile just placed may count as any symbol
    [flower] a matching flower brings 2 pillars
    [less] mining brings 1 pillar less
   *[blank] no effect
}

## The board

bbl-quarry = Quarry
bbl-plan = Garden from above
bbl-garden-of = Garden: { $name }
bbl-your-garden = Your garden
bbl-show = What to look at
bbl-show-plan = Plan
bbl-show-scene = 3-D
bbl-how-shown = How the garden is shown
bbl-scene = Garden in three dimensions: drag to turn, wheel to come closer, arrow keys to turn
bbl-scene-none = This browser cannot draw in three dimensions. The plan shows everything.
bbl-scene-missing = The scene could not be loaded. The plan shows everything.
bbl-scene-loading = The garden is being laid out …
bbl-round = Round { $round } of { $rounds }
bbl-first-round = no token in the first round
bbl-no-token = no token
bbl-unseen-tokens = { $count ->
    [one] { $count } round token still face down
   *[other] { $count } round tokens still face down
}
bbl-anchor = Tile at { $cell }
bbl-cell = { $cell }: { $level ->
    [0] { $thing ->
        [gap] hole under a footbridge
       *[other] hole
    }
   *[other] level { $level }, { $thing ->
        [none] { $symbol ->
            [none] empty
            [stairs] symbol stairs
            [fountain] symbol fountain
            [bridge] symbol footbridge
           *[statue] symbol statue
        }
        [gap] under a footbridge
        [lookout] lookout
        [stairs-lower] foot of stairs
        [stairs-upper] top of stairs
        [fountain] fountain
        [bridge] end of a footbridge
       *[statue] statue
    }
}
bbl-stack = { $cell }: { $tile }
# $pillars (number): what mining brings; $edges, $flower, $less and $short (number): what it is made of
bbl-gain = { $pillars ->
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
} ({ $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
}{ $flower ->
    [0] { "" }
   *[other] , flower +{ $flower }
}{ $less ->
    [0] { "" }
   *[other] , token −{ $less }
}{ $short ->
    [0] { "" }
   *[other] , supply −{ $short }
})
bbl-stack-gain = { $cell }: { $tile }; brings { bbl-gain }
bbl-stack-bottom = { $cell }: bottom of the quarry
bbl-lookout-here = No pillar here: a lookout
bbl-lookout-away = A pillar instead of the lookout

## Trying a place

bbl-trial = The chosen place
bbl-trial-hint = Choose where the middle of the tile goes. R turns it, L changes level and lookout.
bbl-turn-left = Turn left
bbl-turn-right = Turn right
bbl-level = Level
bbl-level-n = Level { $level }
bbl-lookout = Lookout
bbl-lookout-none = none
bbl-corner = { $corner ->
    [NW] north-west
    [NE] north-east
    [SE] south-east
   *[SW] south-west
}
bbl-cost = Stands on { $on }. Cost: { $pillars ->
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
} of { $have }.
bbl-cost-free = Stands on { $on }. Costs nothing.

## The tray

bbl-mined-tile = Mined tile
bbl-stored-tile = Stored tile
bbl-slot-empty = empty slot
bbl-pillars = { $count ->
    [one] pillar
   *[other] pillars
}
bbl-pillars-about = { $count ->
    [one] { $count } single pillar
   *[other] { $count } single pillars
}; up to 6 can be kept
bbl-doubles-about = { $count ->
    [one] { $count } double pillar, only for this turn
   *[other] { $count } double pillars, only for this turn
}
bbl-bin = Discard the stored tile
bbl-use-token = Use the round token

## The score pad

bbl-pad = Score
bbl-category = { $category ->
    [statues] Statues
    [fountains] Fountains
    [bridges] Footbridges
    [stairs] Stairs
    [variety] Sets of decorations
    [flowers] Sets of flowers
    [lookouts] Lookouts
   *[highest] Highest level
}
bbl-category-how = { $category ->
    [statues] the level of each
    [fountains] 3 times the level of each
    [bridges] 3 times the level of each
    [stairs] both levels of each added
    [variety] 4 for statue, fountain, footbridge and stairs
    [flowers] 4 for all four kinds
    [lookouts] 1 each
   *[highest] twice the level
}
bbl-total = Total
bbl-holes = Visible holes
bbl-holes-how = fewer win a tie
bbl-fact-pillars = { $count ->
    [one] { $count } pillar
   *[other] { $count } pillars
}
bbl-fact-board = board with { $flower ->
    [white] white
    [pink] pink
    [blue] blue
   *[other] yellow
} flowers

## What can be done

bbl-do-board = Board with { $flower ->
    [white] white
    [pink] pink
    [blue] blue
   *[other] yellow
} flowers
bbl-do-reveal = { $tile } is turned up
bbl-do-start = Player { $number } begins
bbl-do-token = Round token: { bbl-effect }
bbl-do-remove = Take the clay tile at { $cell } out of the game
bbl-do-mine = Mine { $material ->
    [clay] clay
    [granite] granite
   *[basalt] basalt
} at { $cell }: { $pillars ->
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
}
bbl-do-place = { $source ->
    [mined] Mined tile
   *[stored] Stored tile
} at { $cell }, level { $level }{ $turn ->
    [0] { "" }
   *[other] , turned { $turn }°
}{ $lookout ->
    [none] { "" }
    [NW] , lookout north-west
    [NE] , lookout north-east
    [SE] , lookout south-east
   *[SW] , lookout south-west
} ({ $pillars ->
    [0] no pillars
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
})
bbl-do-join = { $symbol ->
    [stairs] Stairs
    [fountain] Fountain
   *[bridge] Footbridge
} { $from }–{ $to }
bbl-do-statue = Statue on { $cell }
bbl-do-change = { $cell } counts as { $symbol ->
    [stairs] stairs
    [fountain] fountain
    [bridge] footbridge
   *[statue] statue
}
bbl-do-store = Store
bbl-do-discard = { $source ->
    [mined] Discard
   *[stored] Discard the stored tile
}
bbl-do-end = Finish building

## What is expected

bbl-task-remove = take a clay tile out of the game
bbl-task-mine = mine a tile in the quarry
bbl-task-store = store or discard the mined tile
bbl-task-build = build
bbl-task-hold = { $can ->
    [both] place a tile, decorate, or put the mined tile away
    [tile] place a tile, or put the mined one away
    [deco] decorate, or put the mined tile away
   *[none] store or discard the mined tile
}
bbl-task-end = { $can ->
    [both] place the stored tile, decorate, or finish
    [tile] place the stored tile, or finish
    [deco] decorate, or finish
   *[none] nothing more can be built: finish
}

## What happened

bbl-event-board = { $name } gets the board with { $flower ->
    [white] white
    [pink] pink
    [blue] blue
   *[other] yellow
} flowers.
bbl-event-starts = { $name } begins.
bbl-event-token = Round { $round }: { bbl-effect }.
bbl-event-removed = { $name } takes the clay tile at { $cell } out of the game.
bbl-event-turn = { $name }, round { $round }
bbl-event-gift = The round token brings { $name } { $what }.
bbl-event-mined = { $name } mines { $material ->
    [clay] clay
    [granite] granite
   *[basalt] basalt
} at { $cell }: { bbl-gain }.
bbl-event-placed = { $name } places the { $material ->
    [clay] clay tile
    [granite] granite tile
    [basalt] basalt tile
   *[start] starting tile
} at { $cell } on level { $level }, on { $on }.
bbl-event-lookout = A lookout stands on the free corner { $cell }.
bbl-event-joined = { $name } builds { $symbol ->
    [stairs] stairs
    [fountain] a fountain
   *[bridge] a footbridge
} from { $from } to { $to }{ $symbol ->
    [stairs] { "" }
   *[other] { " " }on level { $level }
}.
bbl-event-statue = { $name } builds a statue on { $cell }, level { $level }.
bbl-event-changed = { $name } lets { $cell } count as { $symbol ->
    [stairs] stairs
    [fountain] a fountain
    [bridge] a footbridge
   *[statue] a statue
} this turn.
bbl-event-stored = { $name } stores the { $material ->
    [clay] clay tile
    [granite] granite tile
    [basalt] basalt tile
   *[start] starting tile
}.
bbl-event-discarded = { $name } discards the { $material ->
    [clay] clay tile
    [granite] granite tile
    [basalt] basalt tile
   *[start] starting tile
}.
bbl-event-returned = { $name } cannot keep everything and gives back { $what }.
bbl-event-scored = { $name }: { $category ->
    [statues] statues now bring { $total } (the level of each)
    [fountains] fountains now bring { $total } (3 times the level of each)
    [bridges] footbridges now bring { $total } (3 times the level of each)
    [stairs] stairs now bring { $total } (both levels of each added)
    [variety] sets of the four decorations now bring { $total } (4 each)
    [flowers] sets of the four flowers now bring { $total } (4 each)
    [lookouts] lookouts now bring { $total } (1 each)
   *[highest] the highest level now brings { $total } (twice the level)
}.
bbl-key-turn = turn the tile in your hand (with Shift: the other way)
bbl-key-level = another level or lookout at this place
