"""Tournaments and self-play on a Ray cluster: on this machine by default, by ``address="ray://host:10001"`` on many.

A game depends on the seed and its number alone. Workers play ranges of numbers and hand over every game as it ends; when one dies, the numbers it had not
handed over are given to another. So nothing is lost but its unfinished game, and every number comes back exactly once.
Needs the packages ``ray`` and ``pyarrow``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Optional

import pyarrow as pa
import pyarrow.parquet as pq
import ray as _untyped
import ray.util.client as _untyped_client

from . import dataset
from ._shinar import State
from .bots import Bot, arena
from .errors import ArgumentError, ShinarError

# Ray's own types do not know streams of results.
ray: Any = _untyped
_client: Any = _untyped_client

RESULTS_VERSION = 1
"""The version of a tournament's columns: raised when one is renamed, removed or changes its meaning."""

_RESULTS = pa.schema(
    [
        ("game", pa.int64()),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int32())),
        ("seconds", pa.list_(pa.float64())),
        ("decisions", pa.list_(pa.int32())),
        ("forfeits", pa.list_(pa.string())),
    ]
)


_address: Optional[str] = None


def connect(address: Optional[str] = None, **settings: Any) -> None:
    """Connects to a cluster, or starts Ray on this machine. Without an address, a connection that is there already will do."""
    global _address
    if not ray.is_initialized():
        ray.init(address=address, include_dashboard=False, log_to_driver=False, **settings)
        _address = address
    elif address not in (None, _address):
        there = f"to {_address}" if _address else "already"
        raise ArgumentError(f"Ray is connected {there}; call ray.shutdown() before connecting to {address}")


def _play(kind: str, game: str, bots: list[str], numbers: list[int], options: dict[str, str], seed: int) -> Iterator[Any]:
    """Plays games by their numbers and hands each over when it ends."""
    for number in numbers:
        if kind == "self_play":
            yield number, dataset.part(game, bots, number, 1, options=options, seed=seed)
        else:
            yield number, arena(game, bots, 1, first=number, options=options, seed=seed).games[0]


def _play_one(kind: str, game: str, bots: list[str], number: int, options: dict[str, str], seed: int) -> Any:
    """Plays one game."""
    return next(_play(kind, game, bots, [number], options, seed))


_remote_play: Any = ray.remote(max_retries=0, num_returns="streaming")(_play)
_remote_play_one: Any = ray.remote(max_retries=0)(_play_one)


def _is_client() -> bool:
    """Whether the cluster is reached by ``ray://``, where results cannot be streamed."""
    return bool(_client.ray.is_connected())


def _games(
    kind: str, game: str, bots: Sequence[str], numbers: Sequence[int], options: dict[str, str], seed: int, workers: int, chunk: int
) -> Iterator[tuple[int, Any]]:
    """Every number once, with what came of it, in the order in which games end."""
    waiting = list(numbers)
    running: dict[Any, list[int]] = {}
    failures = 0
    by_ones = _is_client()
    if by_ones:
        # Each game is a task of its own. Some wait at the cluster already, so that no worker waits for the driver.
        chunk, workers = 1, 2 * workers
    while waiting or running:
        while waiting and len(running) < workers:
            part, waiting = waiting[:chunk], waiting[chunk:]
            if by_ones:
                started = _remote_play_one.remote(kind, game, list(bots), part[0], options, seed)
            else:
                started = _remote_play.remote(kind, game, list(bots), part, options, seed)
            running[started] = part
        ready, _ = ray.wait(list(running), num_returns=1, fetch_local=False)
        for task in ready:
            part = running[task]
            try:
                number, result = ray.get(task if by_ones else next(task))
                part.remove(number)
                failures = 0
                if by_ones:
                    del running[task]
                yield number, result
            except StopIteration:
                del running[task]
                waiting = part + waiting
            except ray.exceptions.RayTaskError as error:
                # The game itself failed, and would fail again anywhere.
                cause = getattr(error, "cause", None)
                raise cause if isinstance(cause, Exception) else ShinarError(str(error)) from error
            except ray.exceptions.RayError as error:
                # The worker died. What it had not handed over is played again, by another.
                failures += 1
                if failures > 100:
                    raise ShinarError(f"workers keep dying: {error}") from error
                del running[task]
                waiting = part + waiting


class _Parts:
    """Streams tables of single games into numbered Parquet files, each of which appears when it is complete."""

    def __init__(self, folder: Path, games: int, metadata: dict[str, str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.games, self.metadata = folder, games, metadata
        self.number = len(list(folder.glob("part-*.parquet")))
        self.tables: list[pa.Table] = []

    def add(self, table: pa.Table) -> None:
        self.tables.append(table)
        if len(self.tables) >= self.games:
            self.flush()

    def flush(self) -> None:
        if not self.tables:
            return
        path = self.folder / f"part-{self.number:05}.parquet"
        draft = self.folder / f".part-{self.number:05}.{os.getpid()}"
        # Games come as they end, so that a file has no first game: only their number can be said.
        metadata = {**self.metadata, "shinar.games": str(len(self.tables))}
        pq.write_table(pa.concat_tables(self.tables).replace_schema_metadata(metadata), draft, compression="snappy")
        draft.rename(path)
        self.number += 1
        self.tables = []


def _done(folder: Path) -> set[int]:
    """The numbers of the games that are in a folder already."""
    found: set[int] = set()
    for path in sorted(folder.glob("part-*.parquet")):
        found.update(pq.read_table(path, columns=["game"])["game"].to_pylist())
    return found


def _run(
    kind: str,
    game: str,
    bots: Sequence[str],
    games: int,
    folder: "str | os.PathLike[str]",
    options: Optional[dict[str, str]],
    seed: int,
    workers: Optional[int],
    chunk: int,
    games_per_file: int,
    address: Optional[str],
    progress: bool,
) -> int:
    if games < 1 or chunk < 1 or games_per_file < 1:
        raise ArgumentError("there must be at least one game, and at least one in each file and task")
    if len(bots) < 2 or not all(isinstance(bot, str) for bot in bots):
        raise ArgumentError("workers on other machines know bots by their names; give two to four")
    # Raises what is wrong here rather than on a worker.
    rules = State(game, len(bots), options, seed=seed).rules_version
    names = [Bot(bot).name for bot in bots]
    connect(address)
    folder = Path(folder)
    known = {
        "shinar.kind": kind,
        "shinar.schema": str(dataset.SCHEMA_VERSION if kind == "self_play" else RESULTS_VERSION),
        "shinar.game": game,
        "shinar.rules": str(rules),
        "shinar.players": str(len(bots)),
        "shinar.options": ";".join(f"{key}={value}" for key, value in (options or {}).items()),
        "shinar.bots": ",".join(names),
        "shinar.seed": str(seed),
    }
    for path in folder.glob("part-*.parquet"):
        metadata = {key.decode(): value.decode() for key, value in (pq.read_schema(path).metadata or {}).items()}
        for key, value in known.items():
            if metadata.get(key) != value:
                raise ArgumentError(f"{path} belongs to another run: {key} is {metadata.get(key)!r} there and {value!r} here")
    done = _done(folder)
    numbers = [number for number in range(games) if number not in done]
    workers = workers or max(int(ray.cluster_resources().get("CPU", 1)), 1)
    parts, bar = _Parts(folder, games_per_file, known), dataset.Bar(games) if progress else None
    played = 0
    try:
        for number, result in _games(kind, game, bots, numbers, options or {}, seed, workers, chunk):
            if kind == "self_play":
                table = pq.read_table(pa.BufferReader(result))
            else:
                table = pa.Table.from_pylist([{"game": number, **result}], schema=_RESULTS)
            parts.add(table)
            played += 1
            if bar:
                bar(len(done) + played)
    finally:
        # What is complete stays, whatever ended the run; the next one goes on from there.
        parts.flush()
        if bar:
            bar.close()
    return played


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    folder: "str | os.PathLike[str]",
    *,
    options: Optional[dict[str, str]] = None,
    seed: int = 1,
    workers: Optional[int] = None,
    chunk: int = 20,
    games_per_file: int = 1000,
    address: Optional[str] = None,
    progress: bool = False,
) -> int:
    """Plays games between bots on all workers and streams the results into Parquet, one row per game; returns how many were played now.

    ``docs/datasets.md`` explains the columns.
    Numbers that are in the folder already are left out, so that a tournament can be continued. ``chunk`` is how many games a worker
    gets at a time, ``workers`` how many there are at once (by default, as many as the cluster has processors).
    """
    return _run("tournament", game, bots, games, folder, options, seed, workers, chunk, games_per_file, address, progress)


def self_play(
    game: str,
    bots: Sequence[str],
    games: int,
    folder: "str | os.PathLike[str]",
    *,
    options: Optional[dict[str, str]] = None,
    seed: int = 1,
    workers: Optional[int] = None,
    chunk: int = 20,
    games_per_file: int = 500,
    address: Optional[str] = None,
    progress: bool = False,
) -> int:
    """Plays games and streams every decision into Parquet, with the columns of ``shinar.dataset``; returns how many were played now."""
    return _run("self_play", game, bots, games, folder, options, seed, workers, chunk, games_per_file, address, progress)
