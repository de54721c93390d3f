"""Data sets: games between bots as Parquet files, one row for every decision.

A data set is a folder of parts. A game depends on the seed and its number alone, so a data set that was interrupted goes on where it
stopped, and parts made on different machines fit together. ``docs/datasets.md`` explains the columns. Writing needs no other package.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Optional

from . import _shinar
from .bots import check_threads
from .errors import ArgumentError

SCHEMA: str = _shinar.dataset_schema()
"""The columns, in the language of Parquet."""

SCHEMA_VERSION: int = _shinar.dataset_schema_version()
"""The version of the columns: raised when one is renamed, removed or changes its meaning."""


class Written(NamedTuple):
    """What was written."""

    parts: int
    """The number of files."""
    kept: int
    """Those of them that were there before."""


def write(
    game: str,
    bots: Sequence[str],
    games: int,
    folder: "str | os.PathLike[str]",
    *,
    options: Optional[dict[str, Any]] = None,
    seed: int = 1,
    games_per_file: int = 500,
    threads: int = 1,
    progress: "bool | Callable[[int], object]" = False,
) -> Written:
    """Writes a data set into a folder, or the parts of it that are missing.

    ``progress`` is a function of the number of finished games, or ``True`` for a bar on standard error.
    """
    if games < 1 or games_per_file < 1:
        raise ArgumentError("a data set has at least one game, and so has each file")
    check_threads(threads)
    report = Bar(games) if progress is True else progress or None
    try:
        written = _shinar.dataset(game, list(bots), games, os.fspath(folder), options, seed, games_per_file, threads, report)
    finally:
        if isinstance(report, Bar):
            report.close()
    return Written(*written)


def part(
    game: str, bots: Sequence[str], first: int, games: int, *, options: Optional[dict[str, Any]] = None, seed: int = 1
) -> bytes:
    """The Parquet file of some games, by their numbers: what distributed workers make."""
    if games < 1 or first < 0:
        raise ArgumentError("a part has at least one game, and no game has a negative number")
    return _shinar.part(game, list(bots), first, first + games, options, seed)


class Bar:
    """A progress bar for whoever waits longer than two seconds at a terminal."""

    def __init__(self, total: int) -> None:
        self.total = total
        self._begin = time.monotonic()
        self._shown = 0.0

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self._begin < 2 or now - self._shown < 0.2 or not sys.stderr.isatty():
            return
        self._shown = now
        filled = 40 * done // self.total
        left = (now - self._begin) / max(done, 1) * (self.total - done)
        print(f"\r{'█' * filled}{'░' * (40 - filled)} {done}/{self.total} games, {left:.0f} s left ", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Takes the bar away."""
        if self._shown:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)
