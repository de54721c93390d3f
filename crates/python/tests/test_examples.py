"""The examples and the notebook, in short form. Those that need PyTorch run where it is installed (`cargo xtask lab`)."""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import shinar

EXAMPLES = Path(__file__).parents[3] / "examples/python"


def run(*args, **environment):
    done = subprocess.run(
        [sys.executable, *args], capture_output=True, text=True, timeout=600, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_random_agent():
    pytest.importorskip("pettingzoo")
    text = run(EXAMPLES / "random_agent.py")
    assert text.count("against greedy") == 4


def test_the_benchmark():
    text = run(EXAMPLES / "benchmark.py", "--seconds", "0.05", "--only", "shinar")
    assert text.count("shinar.State") == 4 and text.count("shinar.pettingzoo") == 4 and "not run" not in text


def test_ppo_learns(monkeypatch, capsys):
    """From nothing to most games against `random`, in a small form of the run that `docs/python.md` shows."""
    torch = pytest.importorskip("torch")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import ppo

    torch.set_num_threads(1)
    for name, value in {"NUM_ENVS": 32, "STEPS": 32, "BATCH": 256}.items():
        monkeypatch.setattr(ppo, name, value)
    torch.manual_seed(1)
    before = ppo.win_share(ppo.Network(ppo.Board()), "random", 100, seed=3, draw=True)
    network = ppo.train(60, seed=1, pairs=1, every=60, most=24_000)
    after = ppo.win_share(network, "random", 100, seed=3, draw=True)
    assert before < 0.6 and after > 0.68, (before, after)
    assert "24576 decisions" in capsys.readouterr().out


def test_ppo_writes_its_curve(tmp_path):
    pytest.importorskip("torch")
    curve, network = tmp_path / "curve.csv", tmp_path / "network.pt"
    run(EXAMPLES / "ppo.py", "--minutes", "0.01", "--pairs", "1", "--threads", "1", "--curve", curve, "--save", network)
    lines = curve.read_text().splitlines()
    assert lines[0] == "minutes,decisions,random,greedy" and len(lines) == 3 and network.exists()


def test_the_picture_of_the_curve_is_drawn_from_its_figures(tmp_path):
    docs = Path(__file__).parents[3] / "docs"
    run(EXAMPLES / "curve.py", docs / "ppo.csv", tmp_path / "ppo.svg")
    assert (tmp_path / "ppo.svg").read_text() == (docs / "ppo.svg").read_text()
    last = (docs / "ppo.csv").read_text().splitlines()[-1].split(",")
    assert float(last[0]) <= 120 and float(last[3]) > 0.6, "it beats `greedy` clearly within an hour on two cores"


def test_the_tournament_on_ray(tmp_path):
    pytest.importorskip("ray")
    text = run(EXAMPLES / "ray_tournament.py", "--games", "6", "--bots", "greedy,random", "--folder", tmp_path)
    assert "6 games in" in text and "greedy" in text


@pytest.mark.parametrize("games", ["6", "0"], ids=["played", "saved"])
def test_the_notebook(games, monkeypatch):
    """With games that are played now, and with those of `games.json`."""
    nbclient, nbformat = pytest.importorskip("nbclient"), pytest.importorskip("nbformat")
    pytest.importorskip("matplotlib")
    notebook = nbformat.read(EXAMPLES / "games.ipynb", as_version=4)
    monkeypatch.setenv("SHINAR_GAMES", games)
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    where = {"metadata": {"path": str(EXAMPLES)}}
    nbclient.NotebookClient(notebook, timeout=600, kernel_name="python3", resources=where).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert sum("image/png" in output.get("data", {}) for output in outputs) == 4
    assert any("wins by seat" in output.get("text", "") for output in outputs)


def test_the_saved_plots_show_ten_thousand_games_of_each(game):
    facts = json.loads((EXAMPLES / "games.json").read_text())[game]
    assert facts["games"] == 10_000 and sum(count for _, count in facts["decisions"]) == 10_000
    assert sum(facts["wins"]) == pytest.approx(1, abs=1e-4)
    rules = next(one["rules_version"] for one in shinar.games() if one["id"] == game)
    assert facts["rules_version"] == rules, "play them again: python examples/python/survey.py"


def test_the_notebook_is_what_its_source_says(tmp_path, monkeypatch):
    nbformat = pytest.importorskip("nbformat")
    source = runpy.run_path(str(EXAMPLES / "make_notebook.py"))
    notebook = nbformat.read(EXAMPLES / "games.ipynb", as_version=4)
    assert [cell.source for cell in notebook.cells] == [text for _, text in source["CELLS"]]


def test_the_documentation_runs():
    import doctest

    import shinar.types

    for module in (shinar, shinar.types):
        assert doctest.testmod(module).failed == 0
