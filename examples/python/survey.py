"""Plays many games between bots and writes what the notebook plots as a small summary.

    python examples/python/survey.py --games 10000 --bot level1 --out examples/python/games.json

The summary has counts and means only: it can be read without the package, and the same seed gives the same numbers again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import shinar

PLAYERS = 3
BINS = 40


def counted(values: np.ndarray) -> list[list[int]]:
    """Each value with how often it occurs."""
    return [[int(value), int(count)] for value, count in zip(*np.unique(values, return_counts=True))]


def summary(game: str, bot: str, games: int, *, seed: int = 1, threads: int = 1) -> dict[str, Any]:
    """What games of one kind are like."""
    facts = next(facts for facts in shinar.games() if facts["id"] == game)
    survey = shinar.survey(game, [bot] * PLAYERS, games, seed=seed, threads=threads)
    # Where in its game each decision is, from 0 to 1.
    place = np.concatenate([np.linspace(0, 1, decisions) for decisions in survey.decisions])
    bins = np.minimum((place * BINS).astype(int), BINS - 1)
    by_progress = np.bincount(bins, survey.legal, BINS) / np.maximum(np.bincount(bins, minlength=BINS), 1)
    ranked = -np.sort(-survey.scores, axis=1)
    return {
        "title": facts["title"],
        "rules_version": facts["rules_version"],
        "bot": bot,
        "players": PLAYERS,
        "games": games,
        "seed": seed,
        "actions": round(float(survey.lengths.mean()), 3),
        "decisions": counted(survey.decisions),
        "legal": counted(survey.legal),
        "legal_by_progress": [round(float(mean), 2) for mean in by_progress],
        "wins": [round(float(share), 5) for share in survey.outcome.mean(axis=0)],
        "wins_error": [round(float(error), 5) for error in survey.outcome.std(axis=0) / np.sqrt(games)],
        "scores_by_rank": [counted(ranked[:, rank]) for rank in range(PLAYERS)],
    }


def text(summaries: dict[str, dict[str, Any]]) -> str:
    """As JSON with a line for each list, so that changes can be read."""
    games = []
    for game, facts in summaries.items():
        lines = ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in facts.items())
        games.append(f"  {json.dumps(game)}: {{\n{lines}\n  }}")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bot", default="level1")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("games.json"))
    args = parser.parse_args()
    summaries = {}
    for facts in shinar.games():
        summaries[facts["id"]] = summary(facts["id"], args.bot, args.games, seed=args.seed, threads=args.threads)
        print(f"{facts['title']}: {args.games} games", flush=True)
        args.out.write_text(text(summaries))



if __name__ == "__main__":
    main()
