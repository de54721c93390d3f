"""Tigris & Euphrates, as typed dictionaries.

Written by `crates/python/generate.py`; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired, TypeAlias


class View(TypedDict):
    """What an observer sees."""
    observer: Observer
    """Whose eyes these are."""
    players: int
    """The number of players."""
    actor: Actor
    """Who decides now."""
    phase: Phase
    """What is being decided."""
    active: NotRequired[Union[Seat, None]]
    """Whose turn it is; none before the first turn."""
    end: NotRequired[Union[End, None]]
    """Why the game is over; missing while it goes on."""
    board: Side
    civ: bool
    """Whether civilization buildings are in play."""
    english: bool
    """Whether support is nothing or as much as it takes."""
    wonder: bool
    """Whether the wonder is in play."""
    actions: int
    """The actions left in this turn, the running one among them."""
    cells: dict[str, ViewCell]
    """What lies on every square that is not empty."""
    kingdoms: list[ViewKingdom]
    monuments: list[ViewMonument]
    monuments_left: list[Monument]
    wonder_at: NotRequired[Union[Square, None]]
    """The centre of the wonder."""
    wonder_left: bool
    """Whether the wonder can still be built."""
    buildings_left: list[Colour]
    """The colours of the civilization buildings that are not on the board."""
    treasures_left: int
    """The treasures on the board."""
    placed: NotRequired[Union[ViewPlaced, None]]
    """The tile just placed."""
    conflict: NotRequired[Union[ViewConflict, None]]
    """The conflict in which support is asked."""
    wars: list[ViewConflict]
    """The wars from which the next is chosen."""
    sites: list[ViewSite]
    """Where a monument or the wonder may be built now."""
    targets: list[Square]
    """The squares to choose from for a building, or the treasures that may be taken."""
    bag_size: int
    unseen: TilesByColour
    """Tiles that are in the bag, in hands, or swapped away: all together, which everyone can count."""
    fallen: TilesByColour
    """Tiles that left the game through conflicts."""
    lost: TilesByColour
    """Tiles that left the game through catastrophes."""
    seats: list[ViewSeat]

Observer: TypeAlias = "Union[int, Literal['spectator']]"

Actor: TypeAlias = "Union[int, Literal['chance', 'over']]"

Phase: TypeAlias = "Literal['deal', 'start', 'act', 'swap', 'choose', 'support', 'building', 'monument', 'take', 'wonderpoint', 'refill', 'over']"
"""What is being done."""

Seat: TypeAlias = "int"

End: TypeAlias = "Literal['bag', 'treasures']"
"""Why a game ended."""

Side: TypeAlias = "Literal['std', 'alt']"
"""A side of the board."""


class ViewCellTile(TypedDict):
    """A tile face up; a building on it has its colour."""
    kind: Literal['tile']
    colour: Colour
    treasure: bool
    building: bool


class ViewCellDown(TypedDict):
    """A tile face down, under a monument or the wonder."""
    kind: Literal['down']
    treasure: bool


class ViewCellCatastrophe(TypedDict):
    kind: Literal['catastrophe']


class ViewCellLeader(TypedDict):
    kind: Literal['leader']
    leader: Leader

ViewCell: TypeAlias = "Union[ViewCellTile, ViewCellDown, ViewCellCatastrophe, ViewCellLeader]"
"""What lies on a square."""

Colour: TypeAlias = "Literal['red', 'blue', 'green', 'black']"
"""One of the four spheres of a civilization: the colour of tiles, leaders, buildings and points (TNE-C1.5)."""


class Leader(TypedDict):
    """A leader: its colour and its owner. Written `K1` in text: the king of the first player."""
    colour: Colour
    seat: Seat


class ViewKingdom(TypedDict):
    squares: list[Square]
    leaders: list[ViewLeader]
    treasures: int

Square: TypeAlias = "str"


class ViewLeader(TypedDict):
    leader: Leader
    square: Square
    revolt: int
    """Strength on the board in a revolt."""
    war: int
    """Strength on the board in a war."""


class ViewMonument(TypedDict):
    monument: Monument
    square: Square
    """The upper left square."""
    squares: list[Square]
    tiles: Colour
    """The colour of the tiles under it."""

Monument: TypeAlias = "list[Colour]"
"""A monument: two different colours. Written `red/blue` in text, as its colours in JSON."""


class ViewPlaced(TypedDict):
    square: Square
    colour: Colour
    covered: bool
    """Whether the unification tile lies on it."""


class ViewConflict(TypedDict):
    kind: ConflictKind
    tiles: Colour
    """The colour of the tiles that count, on the board and from the hand."""
    attacker: ViewSide
    defender: ViewSide

ConflictKind: TypeAlias = "Literal['revolt', 'war']"
"""The two kinds of conflict."""


class ViewSide(TypedDict):
    leader: Leader
    square: Square
    squares: list[Square]
    """What belongs to the side: in a war all that is connected with the leader without the unification tile, in a revolt the leader and its supporters."""
    supporters: list[Square]
    """The squares of the tiles that count."""
    added: NotRequired[Union[int, None]]
    """The tiles added from the hand; missing while that is open."""
    strength: int
    """Supporters and added tiles."""
    asked: bool
    """Whether its owner is asked for support now."""


class ViewSite(TypedDict):
    kind: SiteKind
    square: Square
    """The upper left square for a monument, the centre for the wonder: what an action names."""
    squares: list[Square]

SiteKind: TypeAlias = "Literal['monument', 'wonder']"


class TilesByColour(TypedDict):
    """What JSON writes of tiles: how many of each colour."""
    red: NotRequired[int]
    blue: NotRequired[int]
    green: NotRequired[int]
    black: NotRequired[int]


class ViewSeat(TypedDict):
    seat: Seat
    screened: bool
    """Whether points and treasures are behind a screen for this observer and should not be shown."""
    points: Points
    treasures: int
    totals: list[int]
    """The colours from the weakest to the strongest, treasures added."""
    score: int
    rank: int
    catastrophes: int
    hand_size: int
    discard_size: int
    hand: NotRequired[Union[TilesByColour, None]]
    """Known to the seat itself only."""
    discards: NotRequired[Union[TilesByColour, None]]
    """The tiles it has swapped away, known to the seat itself only."""


class Points(TypedDict):
    """Points by colour."""
    red: NotRequired[int]
    blue: NotRequired[int]
    green: NotRequired[int]
    black: NotRequired[int]


class EventDrew(TypedDict):
    """A tile was drawn from the bag."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['drew']
    colour: NotRequired[Union[Colour, None]]
    """Known to its owner only."""


class EventStarts(TypedDict):
    """A player begins the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['starts']


class EventTurn(TypedDict):
    """A player's turn began."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['turn']

EventLeader = TypedDict("EventLeader", {"seat": "NotRequired[Union[Seat, None]]", "points": "int", "ruling": "Ruling", "event": "Literal['leader']", "leader": "Leader", "from": "NotRequired[Union[Square, None]]", "to": "Square"})

EventHome = TypedDict("EventHome", {"seat": "NotRequired[Union[Seat, None]]", "points": "int", "ruling": "Ruling", "event": "Literal['home']", "leader": "Leader", "from": "Square", "cause": "HomeCause"})


class EventTile(TypedDict):
    """A tile was placed."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['tile']
    colour: Colour
    square: Square


class EventPoint(TypedDict):
    """A placed tile scored."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['point']
    colour: Colour
    """The colour of the points, which is that of the tile."""
    leader: Leader
    stands_in: bool
    """Whether it is the king, because no leader of the tile's colour is in the kingdom (TNE-C4.7)."""


class EventBonus(TypedDict):
    """A building added to the points of a placed tile."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['bonus']
    colour: Colour
    """The colour of the points and of the building."""


class EventUnited(TypedDict):
    """A tile united two kingdoms."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['united']
    square: Square


class EventCatastrophe(TypedDict):
    """A catastrophe was played."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['catastrophe']
    square: Square
    tile: NotRequired[Union[Colour, None]]
    """The tile it destroyed."""


class EventSwapped(TypedDict):
    """Tiles were swapped."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['swapped']
    count: int
    tiles: NotRequired[Union[Handful, None]]
    """Known to their owner only."""


class EventPassed(TypedDict):
    """An action was let go."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['passed']


class EventConflict(TypedDict):
    """A revolt or a war begins."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['conflict']
    kind: ConflictKind
    attacker: Leader
    attack: int
    """The attacker's strength on the board."""
    defender: Leader
    defence: int
    """The defender's strength on the board."""


class EventSupport(TypedDict):
    """A side added tiles from the hand."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['support']
    leader: Leader
    colour: Colour
    count: int


class EventWon(TypedDict):
    """A conflict was won."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['won']
    leader: Leader
    loser: Leader
    strength: int
    """The winner's strength, tiles from the hand included."""
    against: int
    """The loser's strength, tiles from the hand included."""
    colour: Colour
    """The colour of the points."""
    removed: int
    """How many supporters of the loser leave the board."""


class EventRemoved(TypedDict):
    """Supporters of the side that lost a war left the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['removed']
    colour: Colour
    squares: list[Square]


class EventBuilding(TypedDict):
    """A building was put on the board or moved."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['building']
    colour: Colour
    square: Square


class EventBuildingBack(TypedDict):
    """A building went back to the supply."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['building_back']
    colour: Colour


class EventMonument(TypedDict):
    """A monument was built."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['monument']
    monument: Monument
    square: Square
    """The upper left square of its four tiles."""
    squares: list[Square]


class EventWonder(TypedDict):
    """The wonder was built."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['wonder']
    square: Square
    """The centre of its five tiles."""
    squares: list[Square]


class EventDeclined(TypedDict):
    """A chance to build was let go."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['declined']
    what: Offer


class EventTreasure(TypedDict):
    """A treasure was taken."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['treasure']
    square: Square


class EventIncome(TypedDict):
    """A leader earned from a monument at the end of the turn."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['income']
    leader: Leader
    monument: Monument
    colour: Colour
    """The colour of the points, which is that of the leader."""


class EventWonderPoint(TypedDict):
    """A king earned from the wonder at the end of the turn."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['wonder_point']
    colour: Colour


class EventOver(TypedDict):
    """The game ended."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['over']
    reason: End

Event: TypeAlias = "Union[EventDrew, EventStarts, EventTurn, EventLeader, EventHome, EventTile, EventPoint, EventBonus, EventUnited, EventCatastrophe, EventSwapped, EventPassed, EventConflict, EventSupport, EventWon, EventRemoved, EventBuilding, EventBuildingBack, EventMonument, EventWonder, EventDeclined, EventTreasure, EventIncome, EventWonderPoint, EventOver]"
"""One visible happening, with the rule that caused it and the points it brought.  Log, animation, statistics, scoring audit and undo boundary all read this one stream."""

HomeCause: TypeAlias = "Literal['withdrawn', 'beaten', 'no_temple']"
"""Why a leader goes back to its owner."""


class Handful(TypedDict):
    """One to six tiles that are swapped together (TNE-C6.1). Written as their letters in text, such as `tts`."""
    red: NotRequired[int]
    blue: NotRequired[int]
    green: NotRequired[int]
    black: NotRequired[int]

Offer: TypeAlias = "Literal['building', 'monument']"
"""What a player may build, or leave."""

Ruling: TypeAlias = "str"


class ActionDraw(TypedDict):
    """Chance: the tile is drawn from the bag to a hand (TNE-D47)."""
    action: Literal['draw']
    colour: Colour


class ActionStart(TypedDict):
    """Chance: the seat begins (TNE-C2.1)."""
    action: Literal['start']
    seat: Seat


class ActionLeader(TypedDict):
    """Puts a leader on the board or moves it there (TNE-C3.1)."""
    action: Literal['leader']
    leader: Leader
    square: Square


class ActionWithdraw(TypedDict):
    """Takes a leader off the board (TNE-C3.1)."""
    action: Literal['withdraw']
    leader: Leader


class ActionTile(TypedDict):
    """Places a tile from the hand (TNE-C4.1)."""
    action: Literal['tile']
    colour: Colour
    square: Square


class ActionCatastrophe(TypedDict):
    """Plays a catastrophe (TNE-C9.2)."""
    action: Literal['catastrophe']
    square: Square


class ActionSwap(TypedDict):
    """Discards tiles and draws as many (TNE-C6.1)."""
    action: Literal['swap']
    tiles: Handful


class ActionPass(TypedDict):
    """Lets one action go (TNE-C2.2)."""
    action: Literal['pass']


class ActionSupport(TypedDict):
    """Adds tiles from the hand to a conflict (TNE-C7.4, TNE-C8.6)."""
    action: Literal['support']
    seat: Seat
    count: int


class ActionChoose(TypedDict):
    """Chooses which war is fought next (TNE-C8.2)."""
    action: Literal['choose']
    colour: Colour


class ActionMonument(TypedDict):
    """Builds a monument on the 2×2 with this upper left corner (TNE-C10.1)."""
    action: Literal['monument']
    monument: Monument
    square: Square


class ActionWonder(TypedDict):
    """Builds the wonder on the plus with this centre (TNE-D31)."""
    action: Literal['wonder']
    square: Square


class ActionNoMonument(TypedDict):
    """Builds neither monument nor wonder (TNE-C10.3)."""
    action: Literal['no_monument']


class ActionBuilding(TypedDict):
    """Puts or moves the building of the placed tile's colour there (TNE-C14.1)."""
    action: Literal['building']
    square: Square


class ActionNoBuilding(TypedDict):
    """Leaves the building where it is (TNE-C14.2)."""
    action: Literal['no_building']


class ActionTake(TypedDict):
    """Takes a treasure (TNE-C11.2)."""
    action: Literal['take']
    square: Square


class ActionWonderPoint(TypedDict):
    """Takes the point of the wonder (TNE-D31)."""
    action: Literal['wonder_point']
    colour: Colour

Action: TypeAlias = "Union[ActionDraw, ActionStart, ActionLeader, ActionWithdraw, ActionTile, ActionCatastrophe, ActionSwap, ActionPass, ActionSupport, ActionChoose, ActionMonument, ActionWonder, ActionNoMonument, ActionBuilding, ActionNoBuilding, ActionTake, ActionWonderPoint]"
"""One atomic decision, or one outcome of chance."""
