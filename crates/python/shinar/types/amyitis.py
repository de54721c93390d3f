"""Amyitis, as typed dictionaries.

Written by `crates/python/generate.py`; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired, TypeAlias


class View(TypedDict):
    """Everything on the table."""
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
    components: str
    """The digest of the components file; empty for the built-in one."""
    both_canals: bool
    """Whether water passes a double canal only when both its segments are irrigated."""
    strict_supply: bool
    """Whether the tokens and cubes of the box are all there are."""
    first: NotRequired[Union[Seat, None]]
    """Who has the first-player card; nobody before it is drawn."""
    round: int
    """From 1."""
    ring: list[ViewCity]
    """The cities, clockwise from Babylon."""
    caravan: int
    """The index of the city where the caravan is."""
    trios: list[ViewTrio]
    garden: list[ViewSpace]
    """The spaces, row by row."""
    canals: list[ViewCanal]
    fields: dict[str, ViewRow]
    temples: dict[str, ViewTemple]
    marduk: list[int]
    """The points in the temple of Marduk, for the first and, if anybody can be second, for the second."""
    engineer_points: int
    """The points for an engineer."""
    guilds: list[ViewStock]
    """The guild cards by guild and level, also those that are gone."""
    leaders: list[Good]
    """The tokens on caravan leaders that are still to be had."""
    tiles_left: int
    """The tiles in the garden."""
    end_at: int
    """With this many tiles left, or fewer, the game ends after the round."""
    until_end: int
    """The tiles that have to be planted before the last round; 0 in the last round."""
    favour: list[Favour]
    """The favour of Amyitis at the end."""
    seats: list[ViewSeat]
    trade: NotRequired[Union[ViewTrade, None]]
    """The trade under way."""

Observer: TypeAlias = "Union[int, Literal['spectator']]"

Actor: TypeAlias = "Union[int, Literal['chance', 'over']]"

Phase: TypeAlias = "Literal['tiles', 'cards', 'flip', 'leaders', 'start', 'craft', 'turn', 'field', 'priest', 'engineer', 'sell', 'canal', 'pay', 'take', 'token', 'plant', 'good', 'bonus', 'procession', 'ishtar', 'harvest', 'swap', 'discard', 'over']"

Seat: TypeAlias = "int"

End: TypeAlias = "Literal['garden_planted']"


class ViewCitySale(TypedDict):
    """Buys one good, or two, for these points, and a segment is irrigated."""
    name: str
    ahead: int
    """How many spaces it is ahead of the caravan, 1 to 9; the caravan's own city is a full lap ahead."""
    reconstructed: bool
    """Whether its price or what it gives is reconstructed."""
    kind: Literal['sale']
    points: list[int]


class ViewCityGuild(TypedDict):
    """Gives a card of one of the guilds for the price."""
    name: str
    ahead: int
    """How many spaces it is ahead of the caravan, 1 to 9; the caravan's own city is a full lap ahead."""
    reconstructed: bool
    """Whether its price or what it gives is reconstructed."""
    kind: Literal['guild']
    price: list[Good]
    offers: list[Guild]


class ViewCityPlant(TypedDict):
    """Gives a plant for the price; no plant card lies there before chance has laid it."""
    name: str
    ahead: int
    """How many spaces it is ahead of the caravan, 1 to 9; the caravan's own city is a full lap ahead."""
    reconstructed: bool
    """Whether its price or what it gives is reconstructed."""
    kind: Literal['plant']
    price: list[Good]
    plant: NotRequired[Union[Plant, None]]
    quality: NotRequired[Union[int, None]]
    """The quality of the plant."""

ViewCity: TypeAlias = "Union[ViewCitySale, ViewCityGuild, ViewCityPlant]"
"""What a city trades."""

Good: TypeAlias = "Literal['salt', 'palm', 'barley', 'dates', 'wine']"

Guild: TypeAlias = "Literal['caravaneer', 'banker', 'palace', 'gardener']"


class Plant(TypedDict):
    """A plant card with the side that lies up, as text `P1a`."""
    card: PlantCard
    flipped: bool
    """Whether side b lies up."""

PlantCard: TypeAlias = "Literal['P1', 'P2', 'P3', 'K']"


class ViewTrio(TypedDict):
    cards: list[ViewCraft]
    cost: NotRequired[Union[int, None]]
    """What the next card costs in Talents; null when all are hired."""


class ViewCraft(TypedDict):
    craft: Craft
    turned: bool
    """Turned cards were hired."""

Craft: TypeAlias = "Literal['farmer', 'priest', 'engineer', 'merchant']"


class ViewSpace(TypedDict):
    space: Space
    terrace: int
    """From 1, the one at the river."""
    need: int
    """The quality that a plant needs here."""
    used: bool
    """Whether it is used with this number of players."""
    planted: bool
    watered: bool
    """Whether one of its sides is completely irrigated."""
    tile: NotRequired[Union[ViewTile, None]]
    around: list[Count]
    """The cubes on the canals around it, players with most first."""
    most: NotRequired[Union[Seat, None]]
    """Who alone has most cubes around it and would get the irrigation bonus."""

Space: TypeAlias = "str"


class ViewTile(TypedDict):
    id: Tile
    points: int
    talents: int
    camels: int
    goods: int
    """Goods of choice."""
    card: NotRequired[Union[BonusCard, None]]
    reconstructed: bool

Tile: TypeAlias = "str"

BonusCard: TypeAlias = "Literal['caravaneer', 'banker', 'palace', 'gardener', 'any']"


class Count(TypedDict):
    """How many cubes an owner has somewhere."""
    owner: Cube
    count: int

Cube: TypeAlias = "Union[Seat, None]"
"""Whose a cube is: a seat, or null for a grey one."""


class ViewCanal(TypedDict):
    side: Side
    segments: int
    """Two for a double canal."""
    cubes: list[Cube]
    """The cubes on its segments, first come first."""
    available: bool
    """Whether it can be irrigated: water reaches it, and a segment is free."""

Side: TypeAlias = "str"


class ViewRow(TypedDict):
    fields: list[ViewField]
    """From the left."""
    next: int
    """The index of the field that is harvested next."""
    good: Good
    """The good of that field."""
    counts: list[Count]
    """The cubes by player, most first."""
    most: NotRequired[Union[Seat, None]]
    """Who alone has most cubes."""


class ViewField(TypedDict):
    good: Good
    owner: NotRequired[Union[Seat, None]]
    """Whose cube lies there."""


class ViewTemple(TypedDict):
    cubes: list[Cube]
    """From the left, where they come in."""
    ranks: list[Union[Seat, None]]
    """Who is first and who is second; with two players nobody can be second."""


class ViewStockCaravaneer(TypedDict):
    """What a guild card does."""
    level: int
    """Gardeners have level 0."""
    left: int
    guild: Literal['caravaneer']
    spaces: int
    """Spaces that the caravan goes further."""
    keep: int
    """Goods that may be kept at the end of a round."""
    token: bool
    """Whether it comes with the token of a good."""


class ViewStockBanker(TypedDict):
    """Brings Talents and points in every round."""
    level: int
    """Gardeners have level 0."""
    left: int
    guild: Literal['banker']
    talents: int
    points: int


class ViewStockPalace(TypedDict):
    """Brings points at once."""
    level: int
    """Gardeners have level 0."""
    left: int
    guild: Literal['palace']
    points: int


class ViewStockGardener(TypedDict):
    """Makes a plant better by one and goes back."""
    level: int
    """Gardeners have level 0."""
    left: int
    guild: Literal['gardener']

ViewStock: TypeAlias = "Union[ViewStockCaravaneer, ViewStockBanker, ViewStockPalace, ViewStockGardener]"
"""What a guild card does."""


class Favour(TypedDict):
    """A line of an Amyitis card."""
    tiles: int
    """The fewest tiles for these points; the best line counts."""
    points: int


class ViewSeat(TypedDict):
    seat: Seat
    score: int
    rank: int
    talents: int
    camels: int
    goods: dict[str, int]
    keep: int
    """Goods that may be kept at the end of a round."""
    cards: list[ViewCard]
    """The guild cards in force: the caravan leader, also without a card, and what else there is."""
    tiles: list[Tile]
    passed: bool
    points: NotRequired[Union[Points, None]]
    """What the score is made of; only at the end."""


class ViewCardCaravaneer(TypedDict):
    """What a guild card does."""
    level: int
    """For gardeners their number."""
    guild: Literal['caravaneer']
    spaces: int
    """Spaces that the caravan goes further."""
    keep: int
    """Goods that may be kept at the end of a round."""
    token: bool
    """Whether it comes with the token of a good."""


class ViewCardBanker(TypedDict):
    """Brings Talents and points in every round."""
    level: int
    """For gardeners their number."""
    guild: Literal['banker']
    talents: int
    points: int


class ViewCardPalace(TypedDict):
    """Brings points at once."""
    level: int
    """For gardeners their number."""
    guild: Literal['palace']
    points: int


class ViewCardGardener(TypedDict):
    """Makes a plant better by one and goes back."""
    level: int
    """For gardeners their number."""
    guild: Literal['gardener']

ViewCard: TypeAlias = "Union[ViewCardCaravaneer, ViewCardBanker, ViewCardPalace, ViewCardGardener]"
"""What a guild card does."""


class Points(TypedDict):
    """What the score of a seat is made of when the game has ended."""
    tiles: int
    """For garden tiles."""
    palaces: int
    """For palaces of every level."""
    favour: int
    """The favour of Amyitis."""
    goods: int
    """For goods left."""
    rest: int
    """For irrigation, sales, temples and bankers."""


class ViewTrade(TypedDict):
    done: int
    """Goods sold, or parts of the price paid."""
    due: NotRequired[Union[Good, None]]
    """What is to be paid now, with this good or with wine."""
    points: NotRequired[Union[int, None]]
    """The points for the good that is sold next."""
    space: NotRequired[Union[Space, None]]
    """The space just planted, while its bonus is being taken."""
    goods: int
    """Goods still to be chosen as bonus."""
    card: NotRequired[Union[BonusCard, None]]
    """The guild card still to be taken as bonus."""


class EventLaid(TypedDict):
    """A garden tile was laid out."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['laid']
    space: Space
    tile: Tile


class EventPlantLaid(TypedDict):
    """A plant card was laid on a city of the ring."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['plant_laid']
    city: str
    plant: Plant


class EventLeaderToken(TypedDict):
    """A token was put on a caravan leader."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['leader_token']
    good: Good


class EventStarts(TypedDict):
    """A player begins the game."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['starts']


class EventDealt(TypedDict):
    """A craftsman was laid out in a trio, counted from 0."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['dealt']
    trio: int
    craft: Craft


class EventIncome(TypedDict):
    """A banker paid."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['income']
    talents: int


class EventTurn(TypedDict):
    """It is a player's turn."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['turn']


class EventHired(TypedDict):
    """A player hired a craftsman."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['hired']
    trio: int
    craft: Craft
    cost: int


class EventHarvested(TypedDict):
    """A cube was put on a field, and its good taken unless the supply had none."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['harvested']
    row: Row
    good: Good
    taken: bool
    cause: Cause


class EventRowFull(TypedDict):
    """A row of fields was full; whoever had most cubes in it took a gardener."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['row_full']
    row: Row
    gardener: bool


class EventEntered(TypedDict):
    """A cube went into a temple, a grey one if there is no seat; `pushed` was pushed out."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['entered']
    temple: Temple
    cause: Cause
    pushed: NotRequired[Union[Cube, None]]


class EventIrrigated(TypedDict):
    """A segment was irrigated, with a grey cube if there is no seat."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['irrigated']
    side: Side
    cause: Cause


class EventCamels(TypedDict):
    """Camels were taken."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['camels']
    count: int
    cause: Cause


class EventTalents(TypedDict):
    """Talents were taken."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['talents']
    count: int
    cause: Cause


class EventMoved(TypedDict):
    """The caravan moved."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['moved']
    city: str
    steps: int
    camels: int


class EventSold(TypedDict):
    """A good was sold."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['sold']
    city: str
    good: Good


class EventNothingToIrrigate(TypedDict):
    """Nothing could be irrigated after a sale."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['nothing_to_irrigate']
    city: str


class EventPaid(TypedDict):
    """A good was paid."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['paid']
    good: Good


class EventCardTaken(TypedDict):
    """A guild card was taken; gardeners have level 0."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['card_taken']
    guild: Guild
    level: int
    cause: Cause


class EventTokenTaken(TypedDict):
    """A token was taken from a caravan leader."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['token_taken']
    good: Good


class EventPlanted(TypedDict):
    """A space was planted and its tile taken."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['planted']
    space: Space
    tile: Tile
    gardeners: int


class EventGoodTaken(TypedDict):
    """A good was taken as bonus."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['good_taken']
    good: Good


class EventBonusLost(TypedDict):
    """A part of a tile's bonus was not to be had."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['bonus_lost']


class EventIrrigationBonus(TypedDict):
    """Most cubes around a planted space."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['irrigation_bonus']
    space: Space
    cubes: int


class EventNoIrrigationBonus(TypedDict):
    """Nobody had most cubes around a planted space."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['no_irrigation_bonus']
    space: Space


class EventFlipped(TypedDict):
    """A plant card was flipped."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['flipped']
    city: str
    plant: Plant


class EventPassed(TypedDict):
    """A player passed."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['passed']


class EventPassTalent(TypedDict):
    """A player who passed took a Talent."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['pass_talent']
    talents: int


class EventMarduk(TypedDict):
    """A player was first in the temple of Marduk, or second."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['marduk']
    rank: int


class EventSwapped(TypedDict):
    """A good was swapped for another."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['swapped']
    give: Good
    get: Good


class EventKept(TypedDict):
    """Nothing was swapped."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['kept']


class EventDiscarded(TypedDict):
    """A good was given back."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['discarded']
    good: Good


class EventRound(TypedDict):
    """A round begins with this first player."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['round']
    round: int


class EventFavour(TypedDict):
    """The favour of Amyitis for the tiles of a player."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['favour']
    tiles: int


class EventGoodsLeft(TypedDict):
    """Points for goods left."""
    seat: NotRequired[Union[Seat, None]]
    """Whom it concerns, if it concerns one seat."""
    points: int
    """The points that seat gained by it."""
    ruling: Ruling
    """The rule that made it happen."""
    event: Literal['goods_left']
    goods: int


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
    tiles_left: int

Event: TypeAlias = "Union[EventLaid, EventPlantLaid, EventLeaderToken, EventStarts, EventDealt, EventIncome, EventTurn, EventHired, EventHarvested, EventRowFull, EventEntered, EventIrrigated, EventCamels, EventTalents, EventMoved, EventSold, EventNothingToIrrigate, EventPaid, EventCardTaken, EventTokenTaken, EventPlanted, EventGoodTaken, EventBonusLost, EventIrrigationBonus, EventNoIrrigationBonus, EventFlipped, EventPassed, EventPassTalent, EventMarduk, EventSwapped, EventKept, EventDiscarded, EventRound, EventFavour, EventGoodsLeft, EventOver]"
"""One visible happening, with the rule that caused it and the points it brought.  Log, animation, statistics, scoring audit and undo boundary all read this one stream."""

Row: TypeAlias = "str"

Cause: TypeAlias = "Literal['craftsman', 'trade', 'tile', 'ishtar', 'planting', 'tammouz', 'procession']"

Temple: TypeAlias = "str"

Ruling: TypeAlias = "str"


class ActionLay(TypedDict):
    """Chance: the tile comes to lie on the next space of the garden (AMY-S6)."""
    action: Literal['lay']
    tile: Tile


class ActionCard(TypedDict):
    """Chance: the plant card, one of P1 to P3, comes to lie on the next plant city (AMY-S3)."""
    action: Literal['card']
    card: PlantCard


class ActionFlip(TypedDict):
    """Chance: side b of card K lies up, or side a (AMY-S3)."""
    action: Literal['flip']
    flipped: bool


class ActionLeader(TypedDict):
    """Chance: a token of the good comes to lie on the next caravan leader (AMY-S5)."""
    action: Literal['leader']
    good: Good


class ActionStart(TypedDict):
    """Chance: the seat begins (AMY-S7)."""
    action: Literal['start']
    seat: Seat


class ActionDeal(TypedDict):
    """Chance: the craftsman is laid out (AMY-I1)."""
    action: Literal['deal']
    craft: Craft


class ActionHire(TypedDict):
    """Hires a craftsman of a trio, counted from 0 (AMY-H1)."""
    action: Literal['hire']
    trio: int
    craft: Craft


class ActionGo(TypedDict):
    """Moves the caravan by 1 to 9 spaces (AMY-C1)."""
    action: Literal['go']
    steps: int


class ActionPass(TypedDict):
    """Passes (AMY-A2)."""
    action: Literal['pass']


class ActionField(TypedDict):
    """Harvests the next field of a row (AMY-H2, AMY-T5)."""
    action: Literal['field']
    row: Row


class ActionEnter(TypedDict):
    """Enters a temple (AMY-H4, AMY-T1)."""
    action: Literal['enter']
    temple: Temple


class ActionIrrigate(TypedDict):
    """Irrigates a segment of a side (AMY-H5, AMY-C3)."""
    action: Literal['irrigate']
    side: Side


class ActionSell(TypedDict):
    """Sells a good in Babylon (AMY-C3)."""
    action: Literal['sell']
    good: Good


class ActionStop(TypedDict):
    """Sells no second good (AMY-C3)."""
    action: Literal['stop']


class ActionPay(TypedDict):
    """Pays with this token (AMY-C4, AMY-C7, AMY-C8)."""
    action: Literal['pay']
    good: Good


class ActionTake(TypedDict):
    """Takes a guild card (AMY-C4, AMY-P4)."""
    action: Literal['take']
    guild: Guild


class ActionToken(TypedDict):
    """Takes the token of a caravan leader (AMY-R2)."""
    action: Literal['token']
    good: Good


class ActionPlant(TypedDict):
    """Plants on a space (AMY-P1)."""
    action: Literal['plant']
    space: Space


class ActionGood(TypedDict):
    """Takes a good as the bonus of a tile (AMY-P4)."""
    action: Literal['good']
    good: Good


class ActionGift(TypedDict):
    """Takes a gift of Ishtar (AMY-T3)."""
    action: Literal['gift']
    gift: Gift


class ActionSwap(TypedDict):
    """Swaps a good for another one in the temple of Tammouz (AMY-T5)."""
    action: Literal['swap']
    give: Good
    get: Good


class ActionKeep(TypedDict):
    """Swaps nothing (AMY-T5)."""
    action: Literal['keep']


class ActionDiscard(TypedDict):
    """Gives a good back at the end of the round (AMY-T8)."""
    action: Literal['discard']
    good: Good

Action: TypeAlias = "Union[ActionLay, ActionCard, ActionFlip, ActionLeader, ActionStart, ActionDeal, ActionHire, ActionGo, ActionPass, ActionField, ActionEnter, ActionIrrigate, ActionSell, ActionStop, ActionPay, ActionTake, ActionToken, ActionPlant, ActionGood, ActionGift, ActionSwap, ActionKeep, ActionDiscard]"
"""One atomic decision, or one outcome of chance. As JSON the field `action` says which."""

Gift: TypeAlias = "Literal['camel', 'talent']"
