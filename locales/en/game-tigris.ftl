### Tigris & Euphrates: the texts of its table.

## Words used in sentences: $tile, $leader, $building and $colour are red, blue, green or black. The form called acc is the object of a verb.

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

tne-leader-strength = strength { $revolt } in a revolt, { $war } in a war
tne-leader-of = { tne-leader } of { $owner }

## Actions

tne-do-leader = { tne-leader-cap } { $where }
tne-do-withdraw = Withdraw the { tne-leader-acc }
tne-do-tile = { tne-tile-cap } { $where }
tne-do-catastrophe = Catastrophe { $where }
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
tne-do-monument = Monument ({ tne-first } and { tne-second }) { $where }
tne-do-wonder = The wonder { $where }
tne-do-no-monument = Build nothing
tne-do-building = { tne-building-cap } { $where }
tne-do-no-building = No building
tne-do-take = Treasure { $where }
tne-do-wonderpoint = { tne-points }

## The task. $whom is "you" when it addresses the player who decides, "bare" if that player has no tiles to add.

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
    [you] place the { tne-building-acc } on a tile of the line, or decline
   *[other] a place for the { tne-building-acc }
}
tne-task-monument = { $wonder ->
    [yes] { $whom ->
        [you] build the wonder or a monument, or neither
       *[other] a wonder or a monument may be built
    }
   *[no] { $whom ->
        [you] build a monument, or decline
       *[other] a monument may be built
    }
}
tne-task-take = { $whom ->
    [you] choose the treasure on the board that your trader takes
   *[other] the trader takes a treasure
}
tne-task-wonderpoint = { $whom ->
    [you] choose the colour of the point the wonder gives your king
   *[other] the king takes a point from the wonder
}

## The log

tne-log-starts = { $name } is the first player.
tne-log-turn = { $name } starts a turn.
tne-log-leader = { $name } places the { tne-leader-acc } { $where }.
tne-log-moved = { $name } moves the { tne-leader-acc }, now { $where }.
tne-log-home = { $cause ->
    [withdrawn] { $owner } withdraws the { tne-leader-acc } { $where }.
    [beaten] The { tne-leader } of { $owner } is defeated { $where } and leaves the board.
   *[no_temple] The { tne-leader } of { $owner } has no temple left beside it { $where } and leaves the board.
}
tne-log-tile = { $name } places { tne-a-tile } { $where }.
tne-log-point = { $instead ->
    [yes] The kingdom has no leader of that colour, so the { tne-leader } of { $owner } earns { tne-points }.
   *[no] The { tne-leader } of { $owner } earns { tne-points } for the tile.
}
tne-log-bonus = The { tne-building } in the kingdom adds { tne-points } for { $name }.
tne-log-united = The tile { $where } unites two kingdoms.
tne-log-catastrophe = { $tile ->
    [none] { $name } plays a catastrophe { $where }.
   *[other] { $name } plays a catastrophe { $where } and destroys { tne-a-tile }.
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
tne-log-won = { $tie ->
    [yes] A tie, { $strength } to { $against }, goes to the defender: the { tne-leader } of { $owner } wins and earns { tne-points }.
   *[no] The { tne-leader } of { $owner } wins { $strength } to { $against } and earns { tne-points }.
}
tne-log-removed = { $name } loses { tne-tiles-counted } on the board.
tne-log-building = { $name } places the { tne-building-acc } { $where }.
tne-log-building-back = The { tne-building } returns to the supply.
tne-log-monument = { $name } builds the { tne-first }–{ tne-second } monument { $where }.
tne-log-wonder = { $name } builds the wonder { $where }.
tne-log-declined = { $what ->
    [building] { $name } declines to place a building.
   *[monument] { $name } declines to build.
}
tne-log-treasure = { $name } takes the treasure { $where } for the trader.
tne-log-income = The { tne-leader } of { $owner } earns { tne-points } from the { tne-first }–{ tne-second } monument.
tne-log-wonderpoint = { $name } takes { tne-points } from the wonder.

## The board

tne-map = Board of Tigris and Euphrates
tne-where = { $sector ->
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
tne-empty = { $ground ->
    [river] Empty river square
   *[land] Empty land square
}
tne-dead = Catastrophe
tne-with-treasure = with a treasure
tne-with-first-treasure = with a treasure in a black frame: it is taken before others
tne-with-building = building: { tne-building }
tne-in-kingdom = in a kingdom
tne-down = Tile face down under a monument
tne-union = { tne-tile } under the unification tile
tne-site-monument = Four tiles { $where }
tne-site-wonder = Five tiles { $where }
tne-monument = Monument ({ tne-first } and { tne-second })
tne-wonder = The wonder

## The tray and the supply

tne-hand-tile = { tne-tile-cap }, in your hand: { $count }
tne-tray-leader = { $stands ->
    [board] { tne-leader-cap }, on the board { $where }
   *[hand] { tne-leader-cap }, not on the board
}
tne-tray-home = Withdraw
tne-tray-home-about = Withdraw the chosen leader from the board
tne-catastrophes = Catastrophes left: { $count }
tne-swap = Swap
tne-swap-about = Swap tiles from your hand for new ones
tne-swap-pick = Choose tiles to swap
tne-swap-now = { $count ->
    [one] Swap { $count } tile
   *[other] Swap { $count } tiles
}
tne-swap-all = All
tne-bag = Tiles in the bag: { $count }
tne-treasures-left = Treasures on the board: { $count }; the game ends when only two are left
tne-monuments-left = Monuments left
tne-buildings-left = Buildings not on the board
tne-building-left = { tne-building-cap }, for three or more { tne-tiles } in a line

## Cards of the players

tne-fact-points = { $colour ->
    [red] Red points (temples): { $count }
    [blue] Blue points (farms): { $count }
    [green] Green points (markets): { $count }
   *[black] Black points (settlements): { $count }
}
tne-fact-treasures = Treasures (points of any colour): { $count }
tne-fact-hand = Tiles in hand: { $count }
tne-fact-leaders = Leaders on the board: { $count }

## The scene of a conflict

tne-site-shared = Both squares of four cover this tile: tap where they do not overlap.
tne-scene-revolt = Revolt of the { tne-leaders }
tne-scene-war = War of the { tne-leaders }
tne-scene-about = { $attacker } attacks with { $attack }, { $defender } defends with { $defence }
tne-scene-attacker = attacks
tne-scene-defender = defends
tne-scene-tie = The defender wins a tie.
tne-scene-continue = Continue
tne-scene-choose = Which war comes first?
tne-scene-wonder = The wonder gives 1 point. Which colour?
tne-scene-wins = wins
tne-scene-loses = loses
tne-scene-result = How the last conflict ended
tne-scene-won = { $tie ->
    [yes] { $strength } to { $against }: the tie goes to the defender, { $owner }
   *[no] { $owner } wins { $strength } to { $against }
}
tne-scene-removed = { $count ->
    [one] { $count } tile leaves the board
   *[other] { $count } tiles leave the board
}

## Where points came from, for the result

source-tigris-point = Tiles placed in kingdoms
source-tigris-bonus = Civilization buildings
source-tigris-won = Revolts and wars won
source-tigris-income = Monuments
source-tigris-treasure = Treasures
source-tigris-wonder-point = The wonder
tne-points-of = { $colour ->
    [red] Red points
    [blue] Blue points
    [green] Green points
   *[black] Black points
}
tne-treasures = Treasures

## What can be done

tne-can-leader = { $stands ->
    [board] Move your { tne-leader }
   *[hand] Place your { tne-leader }
}
tne-can-tile = { $tile ->
    [red] Place a temple
    [blue] Place a farm
    [green] Place a market
   *[black] Place a settlement
}
tne-can-catastrophe = Play a catastrophe
tne-can-swap = Swap tiles
tne-can-support = Add supporters from your hand
tne-can-choose = Choose the next war
tne-can-monument = Build a monument
tne-can-wonder = Build the wonder
tne-can-building = Build a civilization building
tne-can-take = Take a treasure
tne-can-point = Take a point of the wonder

## What it does and what it is good for

tne-about-leader = { $leader ->
    [red] The priest earns the red points for temples in his kingdom. He needs a temple beside him, and in the kingdom of another priest he starts a revolt.
    [blue] The farmer earns the blue points for farms in his kingdom. He needs a temple beside him, and in the kingdom of another farmer he starts a revolt.
    [green] The trader earns the green points for markets in his kingdom, and only he takes treasures. He needs a temple beside him, and in the kingdom of another trader he starts a revolt.
   *[black] The king earns the black points for settlements in his kingdom, and those of every colour without a leader there. He needs a temple beside him, and in the kingdom of another king he starts a revolt.
}
tne-about-move = To another square beside a temple: where his tiles can score, or where he is safer. In the kingdom of a leader of his own colour he starts a revolt.
tne-about-withdraw = Takes him off the board, out of danger; a later action can place him again. Until then he earns nothing.
tne-about-tile = { $tile ->
    [red] 1 red point for the priest of the kingdom that it joins, or for its king if there is no priest. Every leader needs a temple beside him, and temples decide revolts.
    [blue] 1 blue point for the farmer of the kingdom that it joins, or for its king if there is no farmer. Farms go into rivers only.
    [green] 1 green point for the trader of the kingdom that it joins, or for its king if there is no trader. Markets make traders strong in wars.
   *[black] 1 black point for the king of the kingdom that it joins. Settlements make kings strong in wars.
}
tne-about-catastrophe = Destroys a tile or blocks an empty square for good. That can split a kingdom, or send a leader home who loses his last temple.
tne-about-swap = Put any of your tiles face down out of the game and draw as many new ones: good if your hand does not fit your weak colours.
tne-about-pass = You may do without an action if none would help you.
tne-about-support = Every added { $tile ->
    [red] temple
    [blue] farm
    [green] market
   *[black] settlement
} counts 1 in this conflict and is gone afterwards. The higher total wins, and a tie goes to the defender.
tne-about-choose = You decide the order of the wars. The tiles that a loser takes off the board can weaken or even prevent the next one.
tne-about-monument = Turns the four tiles face down for a monument of two colours. Leaders of these colours in its kingdom earn 1 point whenever a turn of their owner ends.
tne-about-wonder = Turns the five tiles face down for the wonder. Whoever has the king in its kingdom takes a point of any colour whenever their own turn ends.
tne-about-no-monument = The tiles stay as they are and go on counting. This chance will not come back.
tne-about-building = Stands on a tile of the line. From now on, tiles of its colour that score in its kingdom bring 1 point more.
tne-about-no-building = Everything stays as it is, for example if a building here would only help a rival.
tne-about-take = A treasure is a point of any colour. At the end of the game it goes to your weakest one.
tne-about-point = The wonder gives your king 1 point: take the colour that you are short of.
tne-gist-revolt = A revolt: { $attack } against { $defence } on the board.
tne-gist-war = A war: { $attack } against { $defence } on the board.

## Themes of puzzles

theme-tigris-war = War
theme-tigris-revolt = Revolt
theme-tigris-support = Support
theme-tigris-defence = Defence
theme-tigris-union = Uniting kingdoms
theme-tigris-leader = Leaders
theme-tigris-withdrawal = Withdrawing a leader
theme-tigris-monument = Monuments
theme-tigris-wonder = Wonder of the world
theme-tigris-building = Civilization buildings
theme-tigris-catastrophe = Catastrophes
theme-tigris-treasure = Treasures
theme-tigris-income = Monuments that pay
theme-tigris-swap = A swap of tiles
theme-tigris-pass = Passing
