"""A tournament of bots on Ray: on this machine, or on a cluster by its address.

    python examples/python/ray_tournament.py --games 200
    python examples/python/ray_tournament.py --games 100000 --address ray://head:10001
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import pyarrow.parquet as pq

import shinar.ray


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="babylonia")
    parser.add_argument("--bots", default="ismcts:100,greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--folder", type=Path, help="where the results go [default: a temporary folder]")
    parser.add_argument("--address", help="the address of a cluster, such as ray://head:10001")
    args = parser.parse_args()
    bots = args.bots.split(",")
    with tempfile.TemporaryDirectory() as temporary:
        folder = args.folder or Path(temporary)
        shinar.ray.connect(args.address)
        begin = time.monotonic()
        played = shinar.ray.tournament(args.game, bots, args.games, folder, progress=True)
        seconds = time.monotonic() - begin
        results = pq.read_table(folder).to_pandas()
        print(f"{played} games in {seconds:.1f} s ({played / seconds:.1f} per second), {len(results)} in {folder}")
        for number, bot in enumerate(bots):
            first = results["ranks"].apply(lambda ranks: (ranks[number] == 1) / (ranks == 1).sum())
            print(f"{bot:<16} wins {100 * first.mean():5.1f} %  mean score {results['scores'].str[number].mean():.1f}")


if __name__ == "__main__":
    main()
