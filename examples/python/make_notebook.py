"""Writes `games.ipynb` and runs it, so that its source can be read and reviewed as Python.

    python examples/python/make_notebook.py
"""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

CELLS = [
    (
        "text",
        """# Four games as benchmarks

Branching factors, lengths, seat advantage and scores of the four games, from 10 000 games of each between three bots `level1`, which look one decision ahead and err as people do.
`survey.py` played them once, in a quarter of an hour of processor time, and `games.json` has what is plotted here. Set `SHINAR_GAMES` to play that many games of each here and now, and `SHINAR_BOT` to name
another bot: `greedy` takes four times as long, `random` next to nothing.""",
    ),
    (
        "code",
        """import json
import os
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

games = int(os.environ.get("SHINAR_GAMES", "0"))
if games:
    import survey

    import shinar

    bot = os.environ.get("SHINAR_BOT", "level1")
    surveys = {facts["id"]: survey.summary(facts["id"], bot, games, threads=2) for facts in shinar.games()}
else:
    surveys = json.loads(Path("games.json").read_text())
colours = dict(zip(surveys, ["#1f5fa8", "#c2542d", "#4f7f3b", "#7a6a4c"]))


def spread(counts):
    \"\"\"Values, and the share of each.\"\"\"
    values, counts = np.array(counts).T
    return values, counts / counts.sum()


def mean(counts):
    values, shares = spread(counts)
    return (values * shares).sum()""",
    ),
    (
        "text",
        """## A table of everything

Three players, all of them the same bot. A *decision* is one choice of a player, an *action* a decision or a draw of chance.""",
    ),
    (
        "code",
        """print(f"{'game':<20} {'decisions':>10} {'actions':>9} {'branching':>10} {'largest':>8} {'score':>7}  wins by seat")
for facts in surveys.values():
    wins = " ".join(f"{100 * share:5.1f} %" for share in facts["wins"])
    score = np.mean([mean(counts) for counts in facts["scores_by_rank"]])
    print(
        f"{facts['title']:<20} {mean(facts['decisions']):>10.1f} {facts['actions']:>9.1f} {mean(facts['legal']):>10.1f} "
        f"{facts['legal'][-1][0]:>8} {score:>7.1f}  {wins}"
    )""",
    ),
    ("text", "## Branching: how many actions are legal at a decision"),
    (
        "code",
        """figure, axes = plt.subplots(1, 2, figsize=(12, 4))
for game, facts in surveys.items():
    values, shares = spread(facts["legal"])
    axes[0].plot(values, shares.cumsum(), color=colours[game], label=facts["title"])
    by_progress = facts["legal_by_progress"]
    axes[1].plot(np.linspace(0, 1, len(by_progress)), by_progress, color=colours[game], label=facts["title"])
axes[0].set(xscale="log", xlabel="legal actions", ylabel="share of decisions with at most as many", title="Distribution")
axes[1].set(yscale="log", xlabel="progress of the game", ylabel="mean number of legal actions", title="Over a game")
axes[0].legend(loc="lower right")
plt.show()""",
    ),
    ("text", "## Lengths"),
    (
        "code",
        """figure, axes = plt.subplots(1, 4, figsize=(14, 3), sharey=False)
for axis, (game, facts) in zip(axes, surveys.items()):
    values, counts = np.array(facts["decisions"]).T
    axis.hist(values, bins=min(40, values[-1] - values[0] + 1), weights=counts, color=colours[game])
    axis.set(title=facts["title"], xlabel="decisions")
plt.tight_layout()
plt.show()""",
    ),
    ("text", "## Who wins from which seat\n\nThe bars end two standard errors away from the mean; without an advantage, every seat would win a third."),
    (
        "code",
        """figure, axis = plt.subplots(figsize=(8, 4))
for number, (game, facts) in enumerate(surveys.items()):
    error = 2 * np.array(facts["wins_error"])
    axis.bar(number + 0.25 * (np.arange(3) - 1), facts["wins"], 0.22, yerr=error, color=colours[game], edgecolor="#4a3a28")
axis.axhline(1 / 3, color="#4a3a28", linestyle="--")
axis.set_xticks(range(len(surveys)), [facts["title"] for facts in surveys.values()])
axis.set(ylabel="share of victories of P1, P2, P3")
plt.show()""",
    ),
    ("text", "## Scores, by rank"),
    (
        "code",
        """figure, axes = plt.subplots(1, 4, figsize=(14, 3))
for axis, (game, facts) in zip(axes, surveys.items()):
    for rank, (counts, style) in enumerate(zip(facts["scores_by_rank"], ["-", "--", ":"])):
        values, shares = spread(counts)
        heights, edges = np.histogram(values, bins=30, weights=shares, density=True)
        axis.step(edges[:-1], heights, style, where="post", color=colours[game], label=f"rank {rank + 1}")
    axis.set(title=facts["title"], xlabel="points")
axes[0].legend(loc="lower right")
plt.tight_layout()
plt.show()""",
    ),
]


def main() -> None:
    cells = [new_markdown_cell(text) if kind == "text" else new_code_cell(text) for kind, text in CELLS]
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    notebook = new_notebook(cells=cells, metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}})
    folder = Path(__file__).parent
    NotebookClient(notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(folder)}}).execute()
    for cell in cells:
        # When it was run would change with every run.
        cell["metadata"].pop("execution", None)
    nbformat.write(notebook, folder / "games.ipynb")


if __name__ == "__main__":
    main()
