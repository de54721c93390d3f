"""``shinar.ray`` on a local Ray with two workers, one of which is killed."""

import os
import signal
import threading
import time
from pathlib import Path

import pytest

ray = pytest.importorskip("ray")
parquet = pytest.importorskip("pyarrow.parquet")

import shinar.ray  # noqa: E402
from shinar import errors  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def cluster():
    shinar.ray.connect(num_cpus=2)
    yield
    ray.shutdown()


def rows(folder):
    return parquet.read_table(folder)


def workers():
    """The processes that play right now."""
    import psutil

    found = []
    for process in psutil.process_iter(["cmdline"]):
        line = " ".join(process.info["cmdline"] or [])
        if line.startswith("ray::_play"):
            found.append(process.pid)
    return found


def test_every_game_once_though_a_worker_is_killed(tmp_path):
    killed = []

    def kill():
        deadline = time.monotonic() + 60
        while not killed and time.monotonic() < deadline:
            time.sleep(0.3)
            for pid in workers()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    killer = threading.Thread(target=kill)
    killer.start()
    games = 60
    played = shinar.ray.tournament("babylonia", ["ismcts:60", "greedy"], games, tmp_path, workers=2, chunk=15, games_per_file=7)
    killer.join()
    assert killed and played == games
    table = rows(tmp_path)
    assert sorted(table["game"].to_pylist()) == list(range(games))
    # The games are those that one process plays.
    here = shinar.arena("babylonia", ["ismcts:60", "greedy"], 4)
    by_number = {row["game"]: row for row in table.to_pylist()}
    assert [by_number[number]["scores"] for number in range(4)] == [game["scores"] for game in here.games]


def test_without_streams_every_game_is_a_task(tmp_path, monkeypatch):
    """As by a `ray://` address, where Ray has no streams of results."""
    monkeypatch.setattr(shinar.ray, "_is_client", lambda: True)
    assert shinar.ray.tournament("babylonia", ["greedy", "random"], 7, tmp_path, workers=2) == 7
    here = shinar.arena("babylonia", ["greedy", "random"], 7)
    by_number = {row["game"]: row["scores"] for row in rows(tmp_path).to_pylist()}
    assert by_number == {number: game["scores"] for number, game in enumerate(here.games)}


def test_a_tournament_goes_on(tmp_path):
    first = shinar.ray.tournament("amyitis", ["random", "random"], 6, tmp_path, chunk=2)
    more = shinar.ray.tournament("amyitis", ["random", "random"], 10, tmp_path, chunk=2)
    assert (first, more) == (6, 4)
    assert sorted(rows(tmp_path)["game"].to_pylist()) == list(range(10))
    with pytest.raises(errors.ArgumentError, match="another run: shinar.seed"):
        shinar.ray.tournament("amyitis", ["random", "random"], 10, tmp_path, seed=2)
    # As if the first games had been played by older rules.
    first = tmp_path / "part-00000.parquet"
    table = parquet.read_table(first)
    parquet.write_table(table.replace_schema_metadata({**table.schema.metadata, b"shinar.rules": b"0"}), first)
    with pytest.raises(errors.ArgumentError, match="another run: shinar.rules is '0' there"):
        shinar.ray.tournament("amyitis", ["random", "random"], 10, tmp_path)


def metadata(path):
    return {key.decode(): value.decode() for key, value in parquet.read_schema(path).metadata.items()}


@pytest.mark.parametrize("kind", ["tournament", "self_play"])
def test_metadata_says_what_a_file_holds(kind, tmp_path):
    getattr(shinar.ray, kind)("babylonia", ["random", "random"], 5, tmp_path, seed=9, chunk=2, games_per_file=3)
    rules = next(facts["rules_version"] for facts in shinar.games() if facts["id"] == "babylonia")
    counts = []
    for path in sorted(tmp_path.iterdir()):
        found = metadata(path)
        counts.append(int(found.pop("shinar.games")))
        assert len(set(parquet.read_table(path)["game"].to_pylist())) == counts[-1]
        found.pop("ARROW:schema", None)
        assert found == {
            "shinar.kind": kind,
            "shinar.schema": "1",
            "shinar.game": "babylonia",
            "shinar.rules": str(rules),
            "shinar.players": "2",
            "shinar.options": "",
            "shinar.bots": "random,random",
            "shinar.seed": "9",
        }
    assert counts == [3, 2]


def test_another_cluster_is_not_taken_for_this_one():
    shinar.ray.connect()
    with pytest.raises(errors.ArgumentError, match="ray.shutdown"):
        shinar.ray.connect("ray://elsewhere:10001")


def test_the_columns_of_a_tournament_are_documented():
    text = (Path(__file__).parents[3] / "docs/datasets.md").read_text()
    for name in shinar.ray._RESULTS.names:
        assert f"| `{name}` |" in text.partition("## Tournaments")[2], name


def test_self_play_writes_the_columns_of_a_data_set(tmp_path):
    from shinar import dataset

    shinar.ray.self_play("babylonia", ["ismcts:5", "random"], 5, tmp_path / "ray", chunk=2)
    dataset.write("babylonia", ["ismcts:5", "random"], 5, tmp_path / "one")
    one, other = rows(tmp_path / "one").sort_by("game"), rows(tmp_path / "ray").sort_by([("game", "ascending"), ("step", "ascending")])
    assert one.column_names == other.column_names
    assert one.sort_by([("game", "ascending"), ("step", "ascending")]).to_pylist() == other.to_pylist()


def test_bad_input(tmp_path):
    with pytest.raises(errors.ArgumentError):
        shinar.ray.tournament("amyitis", ["random", "random"], 0, tmp_path)
    with pytest.raises(errors.ArgumentError):
        shinar.ray.tournament("amyitis", ["random", lambda observation: 0], 2, tmp_path)
    with pytest.raises(errors.UnknownBotError):
        shinar.ray.tournament("amyitis", ["random", "wizard"], 2, tmp_path)
