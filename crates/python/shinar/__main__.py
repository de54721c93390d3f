"""``python -m shinar dataset GAME --bots greedy,random --games 1000 --out FOLDER``."""

from __future__ import annotations

import argparse
import sys

from . import dataset, games
from .errors import ShinarError


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m shinar", description="Shinar from Python.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games", help="list the games")
    write = commands.add_parser("dataset", help="write games between bots as a Parquet data set")
    write.add_argument("game")
    write.add_argument("--bots", required=True, help="the bots, one per seat, separated by commas")
    write.add_argument("--games", type=int, default=1000)
    write.add_argument("--out", required=True, help="the folder to write into")
    write.add_argument("--seed", type=int, default=1)
    write.add_argument("--games-per-file", type=int, default=500)
    write.add_argument("--threads", type=int, default=1)
    write.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    args = parser.parse_args()
    if args.command == "games":
        for game in games():
            print(f"{game['id']:<12} {game['title']}, {game['min_players']} to {game['max_players']} players")
        return 0
    for pair in args.option:
        if "=" not in pair:
            parser.error(f"an option is KEY=VALUE, not {pair!r}")
    options = dict(pair.split("=", 1) for pair in args.option)
    try:
        written = dataset.write(
            args.game,
            args.bots.split(","),
            args.games,
            args.out,
            options=options,
            seed=args.seed,
            games_per_file=args.games_per_file,
            threads=args.threads,
            progress=True,
        )
    except (ShinarError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted; the same command goes on from here", file=sys.stderr)
        return 130
    print(f"{args.games} games in {written.parts} files in {args.out}, {written.kept} of them already there")
    return 0


if __name__ == "__main__":
    sys.exit(main())
