"""Babylonia: views, events and actions, as typed dictionaries.

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
    random_cards: bool
    """Whether seven random cards of the nine are in play (BAB-V1)."""
    turn: int
    """The number of the turn, from 1."""
    demand: NotRequired[Union[Demand, None]]
    """What the turn still requires; in phase `place` only."""
    placed: list[Hex]
    """The hexes played on this turn, in order."""
    sites: list[ViewSite]
    """The cities, fields and ziggurats in play."""
    tokens: list[ViewToken]
    cards: list[Card]
    """The ziggurat cards that lie open."""
    seats: list[ViewSeat]

Observer: TypeAlias = "Union[int, Literal['spectator']]"

Actor: TypeAlias = "Union[int, Literal['chance', 'over']]"

Phase: TypeAlias = "Literal['box', 'layout', 'deal', 'start', 'place', 'resolve', 'card', 'refill', 'extra', 'over']"
"""What is being done."""

Seat: TypeAlias = "int"

End: TypeAlias = "Literal['stand_empty', 'one_city_left']"
"""Why a game ended (BAB-E1)."""


class Demand(TypedDict):
    """How many tokens a turn requires (BAB-P1, BAB-P2)."""
    owed: int
    """Tokens that must still be played before the turn can be finished."""
    more: bool
    """Whether more may follow them, if their kinds allow it."""

Hex: TypeAlias = "str"


class ViewSiteCity(TypedDict):
    """A city tile."""
    site: Literal['city']
    tile: Tile
    symbols: list[Kind]
    """The kinds of citizens that score at it."""
    hex: Hex
    """Where the city or ziggurat is."""
    open: list[Hex]
    """The land beside it without a token. When none is left, it is surrounded (BAB-C1)."""
    tokens: list[int]
    """The number of tokens beside it, by seat."""
    leader: NotRequired[Union[Seat, None]]
    """The seat with most tokens beside it and would take the tile or a card (BAB-C4, BAB-Z1); missing in a tie."""
    pending: bool
    """Whether it is surrounded and waits to be resolved."""
    links: list[Links]
    """Who would score by citizens if it were resolved now."""


class ViewSiteField(TypedDict):
    site: Literal['field']
    hex: Hex
    tile: Tile
    worth: int
    """The points for whoever enters it now (BAB-P6)."""
    counts_cities: bool
    """Whether it shows the city symbol instead of a number."""


class ViewSiteZiggurat(TypedDict):
    """The tokens around a city or ziggurat."""
    site: Literal['ziggurat']
    hex: Hex
    """Where the city or ziggurat is."""
    open: list[Hex]
    """The land beside it without a token. When none is left, it is surrounded (BAB-C1)."""
    tokens: list[int]
    """The number of tokens beside it, by seat."""
    leader: NotRequired[Union[Seat, None]]
    """The seat with most tokens beside it and would take the tile or a card (BAB-C4, BAB-Z1); missing in a tie."""
    pending: bool
    """Whether it is surrounded and waits to be resolved."""
    resolved: bool

ViewSite: TypeAlias = "Union[ViewSiteCity, ViewSiteField, ViewSiteZiggurat]"

Tile: TypeAlias = "Literal['m', 'o', 'p', 'mo', 'mp', 'op', 'mop', '5', '6', '7', 'c']"

Kind: TypeAlias = "Literal['merchant', 'official', 'priest', 'farmer']"
"""The kind of a clan token: three citizens and the farmer."""


class Links(TypedDict):
    """The tokens of a seat that hang together with a city (BAB-C3)."""
    seat: Seat
    """Whose tokens they are."""
    scoring: list[Hex]
    """The tokens that score at the city, whose symbol they show."""
    points: int
    """What they score together."""
    pairs: list[list[Hex]]
    """The city with each token beside it, and neighbouring tokens linked to it: each pair once."""


class ViewToken(TypedDict):
    hex: Hex
    seat: Seat
    kind: NotRequired[Union[Kind, None]]
    """Missing if the token lies face down and belongs to another player."""
    face_down: bool

Card: TypeAlias = "Literal[1, 2, 3, 4, 5, 6, 7, 8, 9]"


class ViewSeat(TypedDict):
    seat: Seat
    score: int
    rank: int
    """As it stands, 1 is best; equals share a rank."""
    stand_size: int
    pool_size: int
    unseen: Counts
    """All tokens that others have not seen: on the stand, in the pool and face down in rivers."""
    stand: NotRequired[Union[Counts, None]]
    """Only the seat itself knows it."""
    pool: NotRequired[Union[Counts, None]]
    """Only the seat itself knows it."""
    cities: list[City]
    """City tiles in front of the player."""
    cards: list[HeldCard]
    """Ziggurat cards in front of the player."""


class Counts(TypedDict):
    """Numbers of tokens by kind."""
    merchant: int
    official: int
    priest: int
    farmer: int


class City(TypedDict):
    """A city tile."""
    tile: Tile
    symbols: list[Kind]
    """The kinds of citizens that score at it."""


class HeldCard(TypedDict):
    """A ziggurat card in front of a player."""
    card: Card
    used: bool
    """Whether its single use is over."""


class EventBoxed(TypedDict):
    """A card went back to the box."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['boxed']
    card: Card


class EventLaid(TypedDict):
    """A tile was laid out."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['laid']
    hex: Hex
    tile: Tile


class EventDrew(TypedDict):
    """A token was drawn to the stand."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['drew']
    kind: NotRequired[Union[Kind, None]]
    """Missing for everyone but its owner."""


class EventStarts(TypedDict):
    """The seat begins the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['starts']


class EventPlaced(TypedDict):
    """A token was placed."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['placed']
    hex: Hex
    kind: NotRequired[Union[Kind, None]]
    """Missing if the token lies face down and belongs to another player."""
    face_down: bool
    """Whether it went into a river."""


class EventField(TypedDict):
    """A field was scored and left the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['field']
    hex: Hex
    tile: Tile
    counts_cities: bool
    """Whether it scored the city tiles in front of all players instead of a printed number."""


class EventZiggurats(TypedDict):
    """Points for a token beside a ziggurat."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['ziggurats']
    hex: Hex
    """Where the token went."""
    touched: int
    """How many ziggurats the seat touches."""


class EventSurrounded(TypedDict):
    """A surrounded city or ziggurat is resolved."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['surrounded']
    hex: Hex
    site: SiteKind


class EventCitizens(TypedDict):
    """Points for the citizens of a seat at a city."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['citizens']
    hex: Hex
    """The city."""
    tokens: int
    """How many tokens scored."""


class EventCityTaken(TypedDict):
    """The seat took a city tile."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['city_taken']
    hex: Hex
    tile: Tile


class EventCityLost(TypedDict):
    """A tie beside a city: its tile left the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['city_lost']
    hex: Hex
    tile: Tile


class EventCities(TypedDict):
    """Points for the city tiles in front of the seat."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['cities']
    owned: int


class EventCityPairs(TypedDict):
    """Points for pairs of city tiles by card 7."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['city_pairs']
    pairs: int


class EventZigguratTied(TypedDict):
    """A tie beside a ziggurat: no one takes a card."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['ziggurat_tied']
    hex: Hex


class EventCardTaken(TypedDict):
    """The seat took a ziggurat card."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['card_taken']
    card: Card


class EventExtraTurn(TypedDict):
    """The seat plays one more turn by card 2."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['extra_turn']


class EventTurn(TypedDict):
    """The seat's turn began."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['turn']


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

Event: TypeAlias = "Union[EventBoxed, EventLaid, EventDrew, EventStarts, EventPlaced, EventField, EventZiggurats, EventSurrounded, EventCitizens, EventCityTaken, EventCityLost, EventCities, EventCityPairs, EventZigguratTied, EventCardTaken, EventExtraTurn, EventTurn, EventOver]"
"""One visible happening, with the rule that caused it and the points it brought.  Log, animation, statistics, scoring audit and undo boundary all read this one stream."""

SiteKind: TypeAlias = "Literal['city', 'ziggurat']"
"""What can be surrounded."""

Ruling: TypeAlias = "str"


class ActionBox(TypedDict):
    """Chance: the card goes back to the box (BAB-V1)."""
    action: Literal['box']
    card: Card


class ActionLay(TypedDict):
    """Chance: the tile comes to lie on the next place (BAB-S2)."""
    action: Literal['lay']
    tile: Tile


class ActionDraw(TypedDict):
    """Chance: the token is drawn from the pool to the stand (BAB-S5, BAB-T3)."""
    action: Literal['draw']
    kind: Kind


class ActionStart(TypedDict):
    """Chance: the seat begins (BAB-S5)."""
    action: Literal['start']
    seat: Seat


class ActionPlace(TypedDict):
    """Plays a token from the stand (BAB-P1 to P7)."""
    action: Literal['place']
    kind: Kind
    hex: Hex


class ActionFinish(TypedDict):
    """Plays no more tokens this turn."""
    action: Literal['finish']


class ActionResolve(TypedDict):
    """Chooses which surrounded city or ziggurat is resolved next (BAB-C2)."""
    action: Literal['resolve']
    hex: Hex


class ActionTake(TypedDict):
    """Takes a ziggurat card (BAB-Z1)."""
    action: Literal['take']
    card: Card


class ActionExtra(TypedDict):
    """Takes the extra turn of card 2 now, or keeps it for later (BAB-K2)."""
    action: Literal['extra']
    yes: bool

Action: TypeAlias = "Union[ActionBox, ActionLay, ActionDraw, ActionStart, ActionPlace, ActionFinish, ActionResolve, ActionTake, ActionExtra]"
"""One atomic decision, or one outcome of chance."""
