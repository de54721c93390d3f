"""Bots by name, what they think, matches between them, and weights found by self-play."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import NDArray

from . import _shinar
from ._shinar import Observation, State
from .errors import ArgumentError

Player = Union[str, Callable[[Observation], int]]
"""Who plays in an arena: the name of a bot, or a function that chooses an action from what its seat knows."""


@dataclass(frozen=True)
class Thought:
    """What a bot decided, and why."""

    action: int
    """The chosen action."""
    shares: Optional[tuple[float, ...]]
    """The chance of every seat to win, if the bot evaluated it."""
    line: tuple[int, ...]
    """The line of play that the bot expects: its action first."""
    visits: dict[int, int]
    """How often a search tried each action."""
    values: dict[int, float]
    """The decider's mean chance to win after each action that was tried."""
    iterations: int
    """How many positions were evaluated."""


class Bot:
    """A bot of a name, such as ``greedy``, ``level4``, ``ismcts:2000`` or ``ismcts:500ms``.

    It keeps its search tree from one decision of a turn to the next. ``weights`` replace those of the game's heuristic
    in a search with a number of iterations. A bot sees only what the deciding seat knows, even of a ``State``.
    """

    def __init__(
        self, name: str, *, seed: Optional[int] = None, scale: float = 1.0, weights: Optional[dict[str, float]] = None
    ) -> None:
        self._bot = _shinar.Bot(name, seed, scale, weights)

    @property
    def name(self) -> str:
        """Its name in full."""
        return self._bot.name

    def think(self, of: Union[State, Observation]) -> Thought:
        """Decides for the seat whose decision it is. The interpreter's lock is released meanwhile."""
        action, shares, line, visits, iterations = self._bot.think(of)
        return Thought(
            action=action,
            shares=None if shares is None else tuple(shares),
            line=tuple(line),
            visits={index: count for index, count, _ in visits},
            values={index: value for index, _, value in visits},
            iterations=iterations,
        )

    def __call__(self, of: Union[State, Observation]) -> int:
        """The action it chooses."""
        return self._bot.think(of)[0]

    def __repr__(self) -> str:
        return f"<shinar.Bot {self.name}>"


def think(
    of: Union[State, Observation], bot: str = "ismcts:2000", *, seed: Optional[int] = None, scale: float = 1.0
) -> Thought:
    """Asks a bot once: its action, the visits of its search, and the chances to win."""
    return Bot(bot, seed=seed, scale=scale).think(of)


@dataclass(frozen=True)
class Standing:
    """The results of one bot over all games of an arena."""

    name: str
    games: int
    win_share: float
    mean_score: float
    mean_rank: float
    elo: float
    elo_low: float
    elo_high: float
    millis_per_decision: float
    forfeits: int
    forfeit_reason: Optional[str]


@dataclass(frozen=True)
class Arena:
    """The results of a match: by bot, and game by game (in the order of the bots, not of the seats)."""

    standings: tuple[Standing, ...]
    games: tuple[dict[str, Any], ...]

    def __str__(self) -> str:
        lines = [
            f"{one.name:<20} {one.games:>6} games  wins {100 * one.win_share:5.1f} %  score {one.mean_score:7.2f}  "
            f"Elo {one.elo:+.0f} ({one.elo_low:+.0f} to {one.elo_high:+.0f})"
            for one in self.standings
        ]
        return "\n".join(lines)


def _name(player: Player) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def arena(
    game: str,
    bots: Sequence[Player],
    games: int = 100,
    *,
    options: Optional[dict[str, Any]] = None,
    seed: int = 1,
    threads: int = 1,
    first: int = 0,
    progress: Optional[Callable[[int], object]] = None,
) -> Arena:
    """Plays games between bots; each deal is played once from every seat, so that luck cancels out.

    A function as a bot gets an ``Observation`` and returns one of its legal actions. If it raises an exception the match ends with it.
    ``first`` is the number of the first game, for matches that are played in parts: a seed and a number give the same game everywhere.
    """
    if len(bots) < 2:
        raise ArgumentError("an arena needs at least two bots")
    if games < 0 or first < 0:
        raise ArgumentError("the number of games cannot be negative")
    check_threads(threads)
    found = _shinar.arena(game, list(bots), first, first + games, options, seed, threads, progress)
    standings = (Standing(name=_name(bot), **row) for bot, row in zip(bots, found["standings"]))
    return Arena(standings=tuple(standings), games=tuple(found["games"]))


def tune(
    game: str,
    players: int = 2,
    *,
    options: Optional[dict[str, Any]] = None,
    rounds: int = 50,
    pairs: int = 50,
    iterations: int = 100,
    step: float = 0.2,
    seed: int = 1,
    threads: int = 1,
    progress: Optional[Callable[[str, int], object]] = None,
) -> dict[str, Any]:
    """Improves the weights of a game's heuristic by an evolution strategy: ``weights``, ``kept`` changes, ``share`` of ``games`` won."""
    check_threads(threads)
    return _shinar.tune(game, players, options, rounds, pairs, iterations, step, seed, threads, progress)


def learn(
    game: str,
    *,
    options: Optional[dict[str, Any]] = None,
    games: int = 1000,
    iterations: int = 200,
    sweeps: int = 20,
    pairs: int = 100,
    seed: int = 1,
    threads: int = 1,
    progress: Optional[Callable[[str, int], object]] = None,
) -> dict[str, Any]:
    """Fits the weights of a game's heuristic to games of self-play: ``weights``, the losses ``before`` and ``after``, ``shares`` of games won."""
    check_threads(threads)
    return _shinar.learn(game, options, games, iterations, sweeps, pairs, seed, threads, progress)


def check_threads(threads: int) -> None:
    """Refuses a number of threads that no machine has."""
    if not 1 <= threads <= 1024:
        raise ArgumentError(f"threads is 1 to 1024, not {threads}")


def new_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbits(63)


@dataclass(frozen=True)
class Survey:
    """What many games look like."""

    lengths: NDArray[np.uint32]
    """The number of actions of each game, draws of chance included."""
    decisions: NDArray[np.uint32]
    """The number of decisions of each game."""
    legal: NDArray[np.uint32]
    """How many actions were legal at each decision, game after game."""
    scores: NDArray[np.int32]
    """The final points: a row for each game, a column for each seat."""
    outcome: NDArray[np.float32]
    """The final shares of the victory, likewise."""


def survey(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    options: Optional[dict[str, Any]] = None,
    seed: int = 1,
    threads: int = 1,
    progress: Optional[Callable[[int], object]] = None,
) -> Survey:
    """Plays games between bots and counts."""
    if games < 1:
        raise ArgumentError("a survey has at least one game")
    check_threads(threads)
    lengths, decisions, legal, scores, outcome = _shinar.survey(game, list(bots), games, options, seed, threads, progress)
    return Survey(lengths, decisions, legal, scores.reshape(games, -1), outcome.reshape(games, -1))
