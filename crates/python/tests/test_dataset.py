"""Data sets, read back by others."""

import subprocess
import sys

import numpy as np
import pytest

import shinar
from shinar import dataset

BOTS = ["ismcts:6", "random"]


def test_pandas_and_polars_read_them(game, tmp_path):
    pandas = pytest.importorskip("pandas")
    polars = pytest.importorskip("polars")
    written = dataset.write(game, BOTS, 6, tmp_path, seed=7, games_per_file=4, threads=2)
    assert written == (2, 0)
    frame = pandas.read_parquet(tmp_path)
    other = polars.read_parquet(tmp_path / "*.parquet")
    assert len(frame) == len(other) > 100 and list(frame.columns) == other.columns
    assert sorted(frame["game"].unique()) == list(range(6)) and set(frame["seat"]) == {0, 1}
    assert other["features"].to_list() == [row.tolist() for row in frame["features"]]
    searched = 0
    for row in frame.sample(40, random_state=1).itertuples():
        state = shinar.State.from_position(game, row.position)
        assert state.current_player() == row.seat and state.legal_actions() == row.legal.tolist()
        assert state.features().tolist() == row.features.tolist()
        assert row.action in row.legal
        if len(row.visits):
            searched += 1
            assert len(row.visits) == len(row.legal) and row.bot == "ismcts:6"
            assert max(row.visits) == row.visits[row.legal.tolist().index(row.action)]
        assert len(row.scores) == len(row.outcome) == 2 and abs(sum(row.outcome) - 1) < 1e-6
        assert 0 <= row.step < row.length
    assert searched > 5


def test_the_seed_is_in_the_metadata(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    dataset.write("amyitis", BOTS, 1, tmp_path, seed=11)
    metadata = parquet.read_schema(tmp_path / "part-00000.parquet").metadata
    assert metadata[b"shinar.seed"] == b"11" and metadata[b"shinar.game"] == b"amyitis"
    assert metadata[b"shinar.bots"] == b"ismcts:6,random" and metadata[b"shinar.schema"] == b"1"


def test_they_go_on_where_they_stopped(tmp_path):
    def stop(done):
        if done >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dataset.write("babylonia", BOTS, 8, tmp_path, games_per_file=2, progress=stop)
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert sorted(kept) == ["part-00000.parquet", "part-00001.parquet"]
    assert dataset.write("babylonia", BOTS, 8, tmp_path, games_per_file=2) == (4, 2)
    assert all((tmp_path / name).read_bytes() == text for name, text in kept.items())
    with pytest.raises(shinar.errors.ArgumentError, match="another data set"):
        dataset.write("babylonia", BOTS, 8, tmp_path, games_per_file=2, seed=2)


def test_a_part_is_the_same_anywhere(tmp_path):
    dataset.write("amyitis", BOTS, 4, tmp_path, games_per_file=2)
    assert dataset.part("amyitis", BOTS, 2, 2) == (tmp_path / "part-00001.parquet").read_bytes()


def test_the_command_line(tmp_path):
    call = [sys.executable, "-m", "shinar", "dataset", "babylonia", "--bots", "random,random", "--games", "2", "--out", tmp_path / "set"]
    done = subprocess.run(call, capture_output=True, text=True)
    assert done.returncode == 0 and "2 games in 1 files" in done.stdout, done.stderr
    bad = subprocess.run([*call[:5], "--bots", "wizard,random", "--out", tmp_path], capture_output=True, text=True)
    assert bad.returncode == 2 and bad.stderr.startswith("error: there is no bot")
    bad = subprocess.run([*call, "--option", "civ"], capture_output=True, text=True)
    assert bad.returncode == 2 and "an option is KEY=VALUE, not 'civ'" in bad.stderr and "Traceback" not in bad.stderr
    listed = subprocess.run([sys.executable, "-m", "shinar", "games"], capture_output=True, text=True)
    assert "babylonia" in listed.stdout
