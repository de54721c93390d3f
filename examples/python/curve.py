"""Draws the curve that `ppo.py` writes as a small SVG.

    python examples/python/curve.py docs/ppo.csv docs/ppo.svg
"""

from __future__ import annotations

import argparse
import csv
import math
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 300, 52, 86, 16, 44
LINES = {"random": "#7a6a4c", "greedy": "#1f5fa8"}


def drawing(rows: list[dict[str, float]]) -> str:
    """The share of victories against each bot, by minutes of processor time."""
    end = max(row["minutes"] for row in rows)
    step = next(step for step in (1, 2, 5, 10, 20, 30, 60, math.inf) if end / step <= 8)

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / end, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12" fill="#4a3a28">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf6ea"/>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        parts.append(f'<path d="M{LEFT} {at}H{WIDTH - RIGHT}" stroke="#d9cbb0"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4}" text-anchor="end">{10 * tenth} %</text>')
    for minutes in range(0, int(end) + 1, int(min(step, end + 1))):
        parts.append(f'<text x="{x(minutes)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{minutes}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">minutes of processor time</text>')
    for name, colour in LINES.items():
        points = " ".join(f"{x(row['minutes'])},{y(row[name])}" for row in rows)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y(rows[-1][name]) + 4}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("curve", type=Path)
    parser.add_argument("picture", type=Path)
    args = parser.parse_args()
    with args.curve.open(newline="") as file:
        rows = [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]
    args.picture.write_text(drawing(rows))


if __name__ == "__main__":
    main()
