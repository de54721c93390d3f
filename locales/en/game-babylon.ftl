### Babylon: the texts of its table.

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
    [pillar] every player starts their turn with 1 extra pillar
    [double] every player starts their turn with a double pillar, which cannot be stored
    [change] once per turn, a symbol on a tile just placed may count as another symbol
    [add] once per turn, an empty space on a tile just placed may count as any symbol
    [flower] a matching flower gives 2 pillars
    [less] mining gives 1 pillar fewer
   *[blank] no effect
}

## The board

bbl-quarry = Quarry
bbl-plan = Garden from above
bbl-garden-of = Garden: { $name }
bbl-your-garden = Your garden
bbl-show = What to show
bbl-show-plan = Plan
bbl-show-scene = 3D
bbl-how-shown = How the garden is shown
bbl-scene = Garden in 3D: drag to turn, scroll to zoom, arrow keys to turn
bbl-scene-none = This browser cannot draw in 3D. The plan shows everything.
bbl-scene-missing = The 3D view could not be loaded. The plan shows everything.
bbl-scene-loading = The garden is being laid out…
bbl-round = Round { $round } of { $rounds }
bbl-first-round = no token in the first round
bbl-no-token = no token
bbl-unseen-tokens = { $count ->
    [one] { $count } round token still face down
   *[other] { $count } round tokens still face down
}
bbl-where = { $sector ->
    [nw] in the north-west
    [n] in the north
    [ne] in the north-east
    [w] in the west
   *[c] in the middle
    [e] in the east
    [sw] in the south-west
    [s] in the south
    [se] in the south-east
}
bbl-where-stack = { $column ->
    [0] on the far left
    [1] on the left
    [2] on the right
   *[3] on the far right
} of { $row ->
    [0] the back row
    [1] the second row
    [2] the third row
   *[3] the front row
}
bbl-anchor = Place for a tile
bbl-cell = { $level ->
    [0] { $thing ->
        [gap] hole under a footbridge
       *[other] hole
    }
   *[other] level { $level }, { $thing ->
        [none] { $symbol ->
            [none] empty
            [stairs] stairs symbol
            [fountain] fountain symbol
            [bridge] footbridge symbol
           *[statue] statue symbol
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
bbl-stack-gain = gives { bbl-gain }
bbl-stack-bottom = bottom of the quarry
bbl-lookout-here = No pillar here: a lookout
bbl-lookout-away = A pillar instead of a lookout

## Trying a place

bbl-trial = The chosen place
bbl-trial-hint = Choose where the middle of the tile goes. R turns it, L changes level and lookout.
bbl-turn-left = Turn left
bbl-turn-right = Turn right
bbl-level = Level
bbl-level-n = Level { $level }
bbl-lookout = Lookout (no pillar)
bbl-lookout-short = Lookout
bbl-lookout-about = A tile also stands on three pillars. The corner without one gets a lookout: 1 point, but its symbol is lost.
bbl-lookout-none = none
bbl-corner = { $corner ->
    [NW] Lookout in the north-west, no pillar there
    [NE] Lookout in the north-east, no pillar there
    [SE] Lookout in the south-east, no pillar there
   *[SW] Lookout in the south-west, no pillar there
}
bbl-cost = Stands on { $on }. Cost: { $pillars ->
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
} (you have { $have }).
bbl-cost-free = Stands on { $on }. Costs nothing.

## The tray

bbl-mined-tile = Mined tile
bbl-stored-tile = Stored tile
bbl-mined = mined
bbl-stored = stored
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
    [stairs] the sum of both levels of each
    [variety] 4 for each set of statue, fountain, footbridge and stairs
    [flowers] 4 for each set of all four kinds
    [lookouts] 1 each
   *[highest] twice the level
}
bbl-row = { bbl-category }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bbl-total = Total
bbl-holes = Visible holes
bbl-holes-how = fewer wins a tie
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
bbl-do-reveal = Revealed: { $tile }
bbl-do-start = Player { $number } starts
bbl-do-token = Round token: { bbl-effect }
bbl-do-remove = Remove the clay tile { $where }
bbl-do-mine = Mine { $material ->
    [clay] clay
    [granite] granite
   *[basalt] basalt
} { $where }{ $pillars ->
    [unknown] { "" }
    [one] : { $pillars } pillar
   *[other] : { $pillars } pillars
}
bbl-do-place = { $source ->
    [mined] Mined tile
   *[stored] Stored tile
} { $where }, level { $level }{ $turn ->
    [0] { "" }
   *[other] , turned { $turn }°
}{ $lookout ->
    [none] { "" }
    [NW] , lookout north-west
    [NE] , lookout north-east
    [SE] , lookout south-east
   *[SW] , lookout south-west
}{ $pillars ->
    [unknown] { "" }
    [0] { " " }(no pillars)
    [one] { " " }({ $pillars } pillar)
   *[other] { " " }({ $pillars } pillars)
}
bbl-do-join = { $symbol ->
    [stairs] Stairs
    [fountain] Fountain
   *[bridge] Footbridge
} { $where }
bbl-do-statue = Statue { $where }
bbl-do-change = The space { $where } counts as { $symbol ->
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

## What is expected

# $number (number): which of the clay tiles that all players together remove
bbl-task-remove = before the game, remove a clay tile; what lies below becomes free ({ $number } of { $players ->
    [2] 6
   *[other] 3
})
bbl-task-mine = mine a tile in the quarry
bbl-task-store = store or discard the mined tile
bbl-task-build = build
# $can (text): what can be built; tiles means either of two tiles, token only the round token, statue nothing but statues; $token (text): yes or no
bbl-task-hold = { $token ->
    [yes] use the round token, { "" }
   *[no] { "" }
}{ $can ->
    [both] place a tile, decorate, or store or discard the mined tile
    [tiles] choose a tile and a place in the garden, or store or discard the mined one
    [tile] place a tile, or store or discard the mined one
    [deco] decorate (choose a +), or end your turn: store or discard the mined tile
    [statue] put up a statue (choose its +), or end your turn: store or discard the mined tile
    [token] or store or discard the mined tile
   *[none] store or discard the mined tile
}
bbl-task-end = { $token ->
    [yes] use the round token, { "" }
   *[no] { "" }
}{ $can ->
    [both] place the stored tile, decorate, or end your turn
    [tile] place the stored tile, or end your turn
    [deco] decorate, or end your turn
    [token] or end your turn
   *[none] nothing more can be built; end your turn
}

## What happened

bbl-event-board = { $name } gets the board with { $flower ->
    [white] white
    [pink] pink
    [blue] blue
   *[other] yellow
} flowers.
bbl-event-starts = { $name } is the first player.
bbl-event-token = Round { $round }: { bbl-effect }.
bbl-event-removed = { $name } removes the clay tile { $where } from the game.
bbl-event-turn = Round { $round }: { $name } starts a turn.
bbl-event-gift = The round token gives { $name } { $what }.
bbl-event-mined = { $name } mines { $material ->
    [clay] clay
    [granite] granite
   *[basalt] basalt
} { $where }: { bbl-gain }.
bbl-event-placed = { $name } places the { $material ->
    [clay] clay tile
    [granite] granite tile
    [basalt] basalt tile
   *[start] starting tile
} { $where } on level { $level }, on { $on }.
bbl-event-lookout = A lookout goes on the { $corner ->
    [NW] north-west
    [NE] north-east
    [SE] south-east
   *[SW] south-west
} corner of the tile, which has no pillar.
bbl-event-joined = { $name } builds { $symbol ->
    [stairs] stairs
    [fountain] a fountain
   *[bridge] a footbridge
} { $where }{ $symbol ->
    [stairs] { "" }
   *[other] { " " }on level { $level }
}.
bbl-event-statue = { $name } builds a statue { $where } on level { $level }.
bbl-event-changed = { $name } makes the space { $where } count as { $symbol ->
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
bbl-event-returned = { $name } cannot store everything and returns { $what }.
bbl-event-scored = { $name }: { $category ->
    [statues] statues now score { $total } (the level of each)
    [fountains] fountains now score { $total } (3 times the level of each)
    [bridges] footbridges now score { $total } (3 times the level of each)
    [stairs] stairs now score { $total } (the sum of both levels of each)
    [variety] sets of the four decorations now score { $total } (4 each)
    [flowers] sets of the four flowers now score { $total } (4 each)
    [lookouts] lookouts now score { $total } (1 each)
   *[highest] the highest level now scores { $total } (twice the level)
}.
bbl-key-turn = turn the tile in your hand (with Shift: the other way)
bbl-key-level = another level or lookout at this place

## Where points came from, for the result

source-babylon-scored = { bbl-category }: { bbl-category-how }

## What can be done

bbl-can-remove = Remove a clay tile
bbl-can-mine = Mine a tile
bbl-can-place = { $source ->
    [mined] Place the mined tile
   *[stored] Place the stored tile
}
bbl-can-build = { $symbol ->
    [stairs] Build stairs
    [fountain] Build a fountain
    [bridge] Build a footbridge
   *[statue] Build a statue
}
bbl-about-remove = This is the setup: the tile leaves the game and brings no pillars. What lies below can then be mined, so take away what would help the others.
bbl-about-mine = The tile comes into your hand, and its edges and your flower bring pillars. The number on a tile says how many.
bbl-about-place = { $source ->
    [mined] Three or four of its corners need a support: a single pillar or a statue (one level below), or a double pillar (two levels below). The highest level scores twice its number.
   *[stored] It becomes a terrace on three or four supports, and storage has room again. Its symbols can carry decorations this turn.
}
bbl-about-build = { $symbol ->
    [stairs] They join two stairs symbols side by side, one level apart, and score the sum of both levels.
    [fountain] It joins two fountain symbols side by side on one level and scores three times that level.
    [bridge] It joins two footbridge symbols on one level with a space between them and scores three times that level.
   *[statue] It stands on a statue symbol and scores its level. The first may stand anywhere, all others in line with another one.
}
bbl-about-token = A space on a tile placed this turn counts as the symbol you choose. After your turn it is as before, but what you built stays.
bbl-about-store = You keep the mined tile for a later turn, and this one is over. There is room for one tile: another one in storage is lost.
bbl-about-discard = { $source ->
    [mined] The mined tile leaves the game, and your turn is over. Worth it if the tile in storage is better.
   *[stored] The stored tile leaves the game, and you build nothing more this turn. There is seldom a reason for it.
}
bbl-about-end = Nothing more is built this turn. You keep up to six pillars and the stored tile.

## Themes of puzzles

theme-babylon-mine = Mining
theme-babylon-pillars = Many pillars
theme-babylon-height = High up
theme-babylon-statue = Statues
theme-babylon-fountain = Fountains
theme-babylon-footbridge = Footbridges
theme-babylon-stairs = Stairs
theme-babylon-lookout = Lookouts
theme-babylon-sets = Sets
theme-babylon-flowers = Flowers
theme-babylon-change = A change token
theme-babylon-store = Storing
theme-babylon-discard = Discarding
theme-babylon-hold = Stopping in time
