"""Babylon: views, events, actions, as typed dictionaries.

Written by `crates/python/generate.py`; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired, TypeAlias


class View(TypedDict):
    """What an observer may know of a position."""
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
    options: ViewOptions
    first: NotRequired[Union[Seat, None]]
    """Who begins every round; missing until that player is drawn."""
    round: int
    rounds: int
    token: NotRequired[Union[Token, None]]
    """The round token in force."""
    unseen_tokens: ViewTokens
    """How many of each round token have never been seen."""
    quarry: list[ViewStack]
    """The 16 stacks, row by row."""
    unseen: list[Tile]
    """Quarry tiles that have never been seen."""
    gone: list[Tile]
    """Tiles that left the game."""
    mined: NotRequired[Union[ViewHeld, None]]
    """The mined tile in the active player's hand."""
    doubles: int
    """Double pillars in the active player's hand."""
    changed: bool
    """Whether the active player changed a symbol this turn."""
    supply: NotRequired[Union[ViewSupply, None]]
    """What is left of each piece, if the supply is limited."""
    seats: list[ViewSeat]

Observer: TypeAlias = "Union[int, Literal['spectator']]"

Actor: TypeAlias = "Union[int, Literal['chance', 'over']]"

Phase: TypeAlias = "Literal['board', 'reveal', 'start', 'token', 'remove', 'mine', 'build', 'store', 'over']"
"""What happens next: chance draws boards, tiles, the first player or a round token, or a player decides."""

Seat: TypeAlias = "int"

End: TypeAlias = "Literal['last_round']"
"""Why the game ended."""


class ViewOptions(TypedDict):
    overlap_any_level: bool
    stair_volume: bool
    strict_supply: bool
    components: str
    """Where the tile list and the round tokens come from."""

Token: TypeAlias = "Literal['pillar', 'double', 'change', 'add', 'flower', 'less', 'blank']"


class ViewTokens(TypedDict):
    pillar: int
    double: int
    change: int
    add: int
    flower: int
    less: int
    blank: int


class ViewStack(TypedDict):
    stack: Stack
    height: int
    """How many tiles are left."""
    top: NotRequired[Union[ViewTile, None]]
    """Missing if there is none, or it is still face down."""
    gain: NotRequired[Union[Gain, None]]
    """What mining it brings the player who is to mine."""


class Stack(TypedDict):
    x: int
    y: int


class ViewTile(TypedDict):
    tile: Tile
    material: NotRequired[Union[Material, None]]
    """Missing for a starting tile."""
    flower: Flower
    symbols: list[Union[Symbol, None]]
    """As they are printed: NW, NE, SE, SW."""

Tile: TypeAlias = "str"

Material: TypeAlias = "Literal['clay', 'granite', 'basalt']"
"""What a tile's quarry side shows, by layer."""

Flower: TypeAlias = "Literal['white', 'pink', 'blue', 'yellow']"

Symbol: TypeAlias = "Literal['stairs', 'fountain', 'bridge', 'statue']"


class Gain(TypedDict):
    """The pillars that mining a tile brings, and why."""
    edges: list[Direction]
    """The edges that bring a pillar each."""
    flower: int
    """Pillars for the flower."""
    less: int
    """Pillars that the round token takes away."""
    short: int
    """Pillars that the supply lacks."""
    pillars: int
    """What mining the tile brings after all that."""

Direction: TypeAlias = "Literal['north', 'east', 'south', 'west']"
"""One of the four ways along the grid."""


class ViewHeld(TypedDict):
    """A tile that can be placed."""
    tile: Tile
    material: NotRequired[Union[Material, None]]
    """Missing for a starting tile."""
    flower: Flower
    symbols: list[Union[Symbol, None]]
    """As they are printed: NW, NE, SE, SW."""
    turns: list[list[Union[Symbol, None]]]
    """The symbols after each number of quarter turns clockwise, as far as they look different."""


class ViewSupply(TypedDict):
    single: int
    double: int
    lookout: int
    stairs: int
    fountain: int
    statue: int
    bridge: int


class ViewSeat(TypedDict):
    seat: Seat
    flower: NotRequired[Union[Flower, None]]
    """The flower of the board; missing until chance has drawn it."""
    score: int
    rank: int
    points: ViewPoints
    """The live score, row by row of the pad."""
    visible_holes: int
    pillars: int
    """Single pillars."""
    stored: NotRequired[Union[ViewHeld, None]]
    tiles: list[ViewLaid]
    """In the order in which they were placed."""
    decorations: list[ViewDecoration]
    highest: int
    """The highest level with a tile."""
    plan: list[list[ViewCell]]
    """The garden from above, row by row."""


class ViewPoints(TypedDict):
    statues: int
    fountains: int
    bridges: int
    stairs: int
    variety: int
    flowers: int
    lookouts: int
    highest: int


class ViewLaid(TypedDict):
    """A tile in a garden."""
    tile: Tile
    material: NotRequired[Union[Material, None]]
    """Missing for a starting tile."""
    flower: Flower
    anchor: Anchor
    """Its north-west cell."""
    rotation: int
    """Quarter turns clockwise."""
    level: int
    symbols: list[Union[Symbol, None]]
    """As they lie, covered or not: NW, NE, SE, SW."""
    supports: list[Support]
    lookout: NotRequired[Union[ViewLookout, None]]
    """On the corner without a support."""
    fresh: bool
    """Whether it was placed this turn."""


class Anchor(TypedDict):
    x: int
    y: int

Support = TypedDict("Support", {"corner": "Corner", "kind": "SupportKind", "from": "int"})

Corner: TypeAlias = "Literal['NW', 'NE', 'SE', 'SW']"

SupportKind: TypeAlias = "Literal['single', 'double', 'statue']"
"""What holds a corner of a tile up: a pillar that bridges one level or two, or a statue (BBL-A8)."""


class ViewLookout(TypedDict):
    corner: Corner
    cell: Cell
    seen: bool
    """Whether nothing covers it."""


class Cell(TypedDict):
    x: int
    y: int


class ViewDecoration(TypedDict):
    """A decoration in a garden."""
    kind: Symbol
    first: ViewEnd
    """Its western or northern end."""
    second: NotRequired[Union[ViewEnd, None]]
    """Missing for a statue."""
    pillar: bool
    """Whether it is a statue that holds a tile up."""
    seen: bool
    """Whether anything of it can be seen from above."""


class ViewEnd(TypedDict):
    cell: Cell
    level: int


class ViewCell(TypedDict):
    """A cell of a garden from above."""
    level: int
    """0 where the hole of the board can be seen."""
    symbol: NotRequired[Union[Symbol, None]]
    changed: NotRequired[bool]
    """Whether it shows this symbol in place of the printed one for this turn."""
    thing: NotRequired[Union[Thing, None]]
    """What stands there."""
    gap: NotRequired[bool]
    """Whether a footbridge spans the cell."""
    tile: NotRequired[Union[int, None]]
    """The number of its tile in `tiles`."""

Thing: TypeAlias = "Literal['lookout', 'statue', 'stairs-lower', 'stairs-upper', 'fountain', 'bridge']"
"""What stands on a space."""


class EventBoard(TypedDict):
    """A seat got a board and its starting tile."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['board']
    flower: Flower


class EventRevealed(TypedDict):
    """A tile was turned up in the quarry."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['revealed']
    stack: Stack
    tile: Tile


class EventStarts(TypedDict):
    """A player begins the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['starts']


class EventToken(TypedDict):
    """A round token was turned up."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['token']
    token: Token
    round: int
    """The round in which it is in force."""


class EventRemoved(TypedDict):
    """A clay tile was taken out of the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['removed']
    stack: Stack
    tile: Tile


class EventTurn(TypedDict):
    """A player's turn began."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['turn']
    round: int


class EventGift(TypedDict):
    """The round token brought pillars."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['gift']
    singles: int
    doubles: int


class EventMined(TypedDict):
    """A tile was mined."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['mined']
    stack: Stack
    tile: Tile
    material: NotRequired[Union[Material, None]]
    edges: int
    """Edges that bring a pillar."""
    flower: int
    """Pillars for the flower."""
    less: int
    """Pillars that the round token takes away."""
    short: int
    """Pillars that the supply lacks."""
    pillars: int
    """What the player gets: edges and flower, less what is taken away or lacks."""


class EventPlaced(TypedDict):
    """A tile was placed."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['placed']
    tile: Tile
    material: NotRequired[Union[Material, None]]
    """Missing for a starting tile."""
    source: Source
    anchor: Anchor
    """Its north-west cell."""
    rotation: int
    """Quarter turns clockwise."""
    level: int
    singles: int
    """Single pillars under it."""
    doubles: int
    """Double pillars under it."""
    statues: int
    """Statues under it that became pillars."""


class EventLookout(TypedDict):
    """A lookout was put on the unsupported corner."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['lookout']
    cell: Cell
    corner: Corner
    """The corner of the tile."""
    level: int


class EventJoined(TypedDict):
    """Stairs, a fountain or a footbridge was built."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['joined']
    symbol: Symbol
    first: Cell
    """Its western or northern cell."""
    second: Cell
    level: int
    """The level of the first cell."""


class EventStatue(TypedDict):
    """A statue was built."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['statue']
    cell: Cell
    level: int


class EventChanged(TypedDict):
    """A space shows another symbol this turn."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['changed']
    cell: Cell
    symbol: Symbol


class EventStored(TypedDict):
    """The mined tile was stored."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['stored']
    tile: Tile
    material: NotRequired[Union[Material, None]]


class EventDiscarded(TypedDict):
    """A tile left the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['discarded']
    tile: Tile
    material: NotRequired[Union[Material, None]]
    """Missing for a starting tile."""


class EventReturned(TypedDict):
    """Pillars that could not be stored went back."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['returned']
    singles: int
    doubles: int


class EventScored(TypedDict):
    """The live score of a category changed."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['scored']
    category: Category
    total: int
    """Its points now."""


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

Event: TypeAlias = "Union[EventBoard, EventRevealed, EventStarts, EventToken, EventRemoved, EventTurn, EventGift, EventMined, EventPlaced, EventLookout, EventJoined, EventStatue, EventChanged, EventStored, EventDiscarded, EventReturned, EventScored, EventOver]"
"""One visible happening, with the rule that caused it and the points it brought.  Log, animation, statistics, scoring audit and undo boundary all read this one stream."""

Source: TypeAlias = "Literal['mined', 'stored']"
"""Where a tile comes from."""

Category: TypeAlias = "Literal['statues', 'fountains', 'bridges', 'stairs', 'variety', 'flowers', 'lookouts', 'highest']"
"""A row of the score pad."""

Ruling: TypeAlias = "str"


class ActionBoard(TypedDict):
    """Chance: the next seat gets the board with this flower (BBL-A45)."""
    action: Literal['board']
    flower: Flower


class ActionReveal(TypedDict):
    """Chance: the tile is turned up in the quarry (BBL-S1)."""
    action: Literal['reveal']
    tile: Tile


class ActionStart(TypedDict):
    """Chance: the seat begins (BBL-S4)."""
    action: Literal['start']
    seat: Seat


class ActionToken(TypedDict):
    """Chance: the round token is turned up (BBL-T3)."""
    action: Literal['token']
    token: Token


class ActionRemove(TypedDict):
    """Takes a clay tile out of the game (BBL-S5)."""
    action: Literal['remove']
    stack: Stack


class ActionMine(TypedDict):
    """Takes the top tile of a stack (BBL-M1)."""
    action: Literal['mine']
    stack: Stack


class ActionPlace(TypedDict):
    """Where a tile goes in the garden. The supports follow from it."""
    action: Literal['place']
    source: Source
    """Which tile."""
    anchor: Anchor
    """The north-west cell."""
    rotation: int
    """Quarter turns clockwise, 0 to 3."""
    level: int
    """From 1 to 16."""
    lookout: NotRequired[Union[Corner, None]]
    """The corner without a support, which carries the lookout (BBL-A44)."""


class ActionJoin(TypedDict):
    """A decoration between two cells."""
    action: Literal['join']
    symbol: Symbol
    """Stairs, a fountain or a footbridge; statues have one cell."""
    first: Cell
    """The western or northern cell."""
    second: Cell
    """The next cell, or the one after it for a footbridge."""


class ActionStatue(TypedDict):
    """Builds a statue (BBL-D5)."""
    action: Literal['statue']
    cell: Cell


class ActionChange(TypedDict):
    """Lets a space show another symbol for this turn (BBL-N3, BBL-N4)."""
    action: Literal['change']
    cell: Cell
    symbol: Symbol


class ActionStore(TypedDict):
    """Stores the mined tile and closes the turn (BBL-K2)."""
    action: Literal['store']


class ActionDiscard(TypedDict):
    """Discards a tile (BBL-K2, BBL-A35)."""
    action: Literal['discard']
    source: Source


class ActionEnd(TypedDict):
    """Closes the turn."""
    action: Literal['end']

Action: TypeAlias = "Union[ActionBoard, ActionReveal, ActionStart, ActionToken, ActionRemove, ActionMine, ActionPlace, ActionJoin, ActionStatue, ActionChange, ActionStore, ActionDiscard, ActionEnd]"
"""One atomic decision, or one outcome of chance."""


class Place(TypedDict):
    """Where a tile goes in the garden. The supports follow from it."""
    source: Source
    """Which tile."""
    anchor: Anchor
    """The north-west cell."""
    rotation: int
    """Quarter turns clockwise, 0 to 3."""
    level: int
    """From 1 to 16."""
    lookout: NotRequired[Union[Corner, None]]
    """The corner without a support, which carries the lookout (BBL-A44)."""


class Join(TypedDict):
    """A decoration between two cells."""
    symbol: Symbol
    """Stairs, a fountain or a footbridge; statues have one cell."""
    first: Cell
    """The western or northern cell."""
    second: Cell
    """The next cell, or the one after it for a footbridge."""
