### Tigris & Euphrates.

## Words used in sentences: $tile, $leader, $building and $colour are red, blue, green or black. The form called acc stands after a verb.

tne-tile = { $tile ->
    [red] temple
    [blue] farm
    [green] market
   *[black] settlement
}
tne-tile-cap = { $tile ->
    [red] Temple
    [blue] Farm
    [green] Market
   *[black] Settlement
}
tne-a-tile = { $tile ->
    [red] a temple
    [blue] a farm
    [green] a market
   *[black] a settlement
}
tne-tiles = { $tile ->
    [red] temples
    [blue] farms
    [green] markets
   *[black] settlements
}
tne-tiles-counted = { $tile ->
    [red] { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
    [blue] { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }
    [green] { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
   *[black] { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
}
tne-no-tiles = { $tile ->
    [red] no temples
    [blue] no farms
    [green] no markets
   *[black] no settlements
}
tne-tiles-of = { $count }× { tne-tile }
tne-leader = { $leader ->
    [red] priest
    [blue] farmer
    [green] trader
   *[black] king
}
tne-leader-cap = { $leader ->
    [red] Priest
    [blue] Farmer
    [green] Trader
   *[black] King
}
tne-leader-acc = { $leader ->
    [red] priest
    [blue] farmer
    [green] trader
   *[black] king
}
tne-leaders = { $leader ->
    [red] priests
    [blue] farmers
    [green] traders
   *[black] kings
}
tne-building = { $building ->
    [red] library
    [blue] granary
    [green] market hall
   *[black] palace
}
tne-building-cap = { $building ->
    [red] Library
    [blue] Granary
    [green] Market hall
   *[black] Palace
}
tne-building-acc = { $building ->
    [red] library
    [blue] granary
    [green] market hall
   *[black] palace
}
tne-points = { $colour ->
    [red] { $points ->
        [one] { $points } red point
       *[other] { $points } red points
    }
    [blue] { $points ->
        [one] { $points } blue point
       *[other] { $points } blue points
    }
    [green] { $points ->
        [one] { $points } green point
       *[other] { $points } green points
    }
   *[black] { $points ->
        [one] { $points } black point
       *[other] { $points } black points
    }
}
tne-first = { $first ->
    [red] red
    [blue] blue
    [green] green
   *[black] black
}
tne-second = { $second ->
    [red] red
    [blue] blue
    [green] green
   *[black] black
}

tne-leader-strength = { tne-leader } of { $owner }: { $revolt } in a revolt, { $war } in a war

## Actions

tne-do-leader = { tne-leader-cap } to { $square }
tne-do-withdraw = Call the { tne-leader-acc } back
tne-do-tile = { tne-tile-cap } on { $square }
tne-do-catastrophe = Catastrophe on { $square }
tne-do-swap = Swap { $tiles }
tne-do-pass = { $actions ->
    [2] Skip an action
   *[other] Skip the last action
}
tne-do-support = { $count ->
    [0] Add nothing
   *[other] Add { tne-tiles-counted }
}
tne-do-choose = War of the { tne-leaders } first
tne-do-monument = Monument { tne-first }–{ tne-second } on { $square }
tne-do-wonder = The wonder around { $square }
tne-do-no-monument = Build nothing
tne-do-building = { tne-building-cap } on { $square }
tne-do-no-building = No building
tne-do-take = Treasure of { $square }
tne-do-wonderpoint = { tne-points }

## What is expected. $whom is "you" when it is said to the player who decides, "bare" if that player has no tiles to add.

tne-task-act = { $actions ->
    [1] { $whom ->
        [you] take your last action
       *[other] the last action of the turn
    }
   *[other] { $whom ->
        [you] take the first of two actions
       *[other] the first of two actions
    }
}
tne-task-choose = { $whom ->
    [you] choose which war is fought first
   *[other] which war is fought first
}
tne-task-support = { $conflict ->
    [revolt] { $whom ->
        [you] add { tne-tiles } to the revolt of the { tne-leaders }, or nothing
        [bare] you have { tne-no-tiles } to add to the revolt of the { tne-leaders }
       *[other] { tne-tiles } for the revolt of the { tne-leaders }
    }
   *[war] { $whom ->
        [you] add { tne-tiles } to the war of the { tne-leaders }, or nothing
        [bare] you have { tne-no-tiles } to add to the war of the { tne-leaders }
       *[other] { tne-tiles } for the war of the { tne-leaders }
    }
}
tne-task-building = { $whom ->
    [you] put the { tne-building-acc } on a tile of the line, or leave it
   *[other] a place for the { tne-building-acc }
}
tne-task-monument = { $wonder ->
    [yes] { $whom ->
        [you] build the wonder or a monument, or neither
       *[other] a wonder or a monument may be built
    }
   *[no] { $whom ->
        [you] build a monument, or leave it
       *[other] a monument may be built
    }
}
tne-task-take = { $whom ->
    [you] take a treasure for your trader
   *[other] the trader takes a treasure
}
tne-task-wonderpoint = { $whom ->
    [you] choose the colour of the point the wonder gives your king
   *[other] the king takes a point from the wonder
}

## The log

tne-log-starts = { $name } begins.
tne-log-turn = { $name } is on turn.
tne-log-leader = { $name } puts the { tne-leader-acc } on { $square }.
tne-log-moved = { $name } moves the { tne-leader-acc } from { $from } to { $square }.
tne-log-home = { $cause ->
    [withdrawn] { $owner } calls the { tne-leader-acc } back from { $from }.
    [beaten] The { tne-leader } of { $owner } is beaten and goes home from { $from }.
   *[no_temple] The { tne-leader } of { $owner } has no temple left at { $from } and goes home.
}
tne-log-tile = { $name } places { tne-a-tile } on { $square }.
tne-log-point = { $instead ->
    [yes] No leader of that colour there: the { tne-leader } of { $owner } earns { tne-points }.
   *[no] The { tne-leader } of { $owner } earns { tne-points }.
}
tne-log-bonus = The { tne-building } in the kingdom adds { tne-points } for { $name }.
tne-log-united = The tile on { $square } unites two kingdoms.
tne-log-catastrophe = { $tile ->
    [none] { $name } plays a catastrophe on { $square }.
   *[other] { $name } plays a catastrophe on { $square } and destroys { tne-a-tile }.
}
tne-log-swapped = { $count ->
    [one] { $name } swaps { $count } tile.
   *[other] { $name } swaps { $count } tiles.
}
tne-log-swapped-own = { $name } swaps { $tiles }.
tne-log-passed = { $name } skips an action.
tne-log-revolt = Revolt of the { tne-leaders }: { $attacker } ({ $attack }) attacks { $defender } ({ $defence }).
tne-log-war = War of the { tne-leaders }: { $attacker } ({ $attack }) attacks { $defender } ({ $defence }).
tne-log-support = { $count ->
    [0] { $name } adds nothing for the { tne-leader-acc }.
   *[other] { $name } adds { tne-tiles-counted } for the { tne-leader-acc }.
}
tne-log-won = The { tne-leader } of { $owner } wins { $strength } : { $against } and earns { tne-points }.
tne-log-removed = { $name } loses { tne-tiles-counted } on the board.
tne-log-building = { $name } puts the { tne-building-acc } on { $square }.
tne-log-building-back = The { tne-building } goes back to the supply.
tne-log-monument = { $name } builds the monument { tne-first }–{ tne-second } on { $square }.
tne-log-wonder = { $name } builds the wonder around { $square }.
tne-log-declined = { $what ->
    [building] { $name } puts no building.
   *[monument] { $name } builds nothing.
}
tne-log-treasure = { $name } takes the treasure of { $square } for the trader.
tne-log-income = The { tne-leader } of { $owner } earns { tne-points } from the monument { tne-first }–{ tne-second }.
tne-log-wonderpoint = { $name } takes { tne-points } from the wonder.

## The board

tne-map = Board of Tigris and Euphrates
tne-square-empty = { $square }, { $ground ->
    [river] river
   *[land] land
}, empty
tne-square-dead = { $square }, catastrophe
tne-square-leader = { $square }, { tne-leader } of { $owner }
tne-square-down = { $square }, tile face down under a monument{ $treasure ->
    [yes] , with a treasure
   *[no] {""}
}{ $realm ->
    [yes] , in a kingdom
   *[none] {""}
}
tne-square-union = { $square }, { tne-tile } under the unification tile
tne-square-tile = { $square }, { tne-tile }{ $treasure ->
    [yes] , with a treasure
   *[no] {""}
}{ $building ->
    [none] {""}
   *[other] , building: { tne-building }
}{ $realm ->
    [yes] , in a kingdom
   *[none] {""}
}
tne-site-monument = Four tiles from { $square }
tne-site-wonder = Five tiles around { $square }
tne-monument = Monument { tne-first }–{ tne-second }
tne-wonder = The wonder

## The tray and the supply

tne-hand-tile = { tne-tile-cap }, in your hand: { $count }
tne-tray-leader = { $where ->
    [board] { tne-leader-cap }, on the board at { $square }
   *[hand] { tne-leader-cap }, not on the board
}
tne-tray-home = Back to me
tne-tray-home-about = Call the chosen leader back
tne-catastrophes = Catastrophes left: { $count }
tne-swap = Swap
tne-swap-about = Swap tiles of your hand for new ones
tne-swap-pick = Choose tiles to swap
tne-swap-now = { $count ->
    [one] Swap { $count } tile
   *[other] Swap { $count } tiles
}
tne-swap-all = All
tne-bag = Tiles in the bag: { $count }
tne-treasures-left = Treasures on the board: { $count }; the game ends when two are left
tne-monuments-left = Monuments left
tne-buildings-left = Buildings not on the board
tne-building-left = { tne-building-cap }, for three { tne-tiles } in a line

## Cards of the players

tne-fact-points = { $colour ->
    [red] Red points (temples): { $count }
    [blue] Blue points (farms): { $count }
    [green] Green points (markets): { $count }
   *[black] Black points (settlements): { $count }
}
tne-fact-treasures = Treasures, points of any colour: { $count }
tne-fact-hand = Tiles in hand: { $count }
tne-fact-leaders = Leaders on the board: { $count }

## The scene of a conflict

tne-scene-revolt = Revolt of the { tne-leaders }
tne-scene-war = War of the { tne-leaders }
tne-scene-about = { $attacker } attacks with { $attack }, { $defender } defends with { $defence }
tne-scene-attacker = attacks
tne-scene-defender = defends
tne-scene-tie = A tie is the defender’s.
tne-scene-choose = Which war comes first?
tne-scene-wonder = The wonder gives 1 point. Which colour?
tne-scene-wins = wins
tne-scene-loses = loses
tne-scene-result = How the last conflict ended
tne-scene-won = { $owner } wins { $strength } : { $against }
tne-scene-removed = { $count ->
    [one] { $count } tile leaves the board
   *[other] { $count } tiles leave the board
}
