"""``shinar.State``: OpenSpiel's words, our own, and Python's."""

import copy
import pickle
import random

import numpy as np
import pytest

import shinar
from conftest import played


def all_players(game):
    facts = next(facts for facts in shinar.games() if facts["id"] == game)
    return range(facts["min_players"], facts["max_players"] + 1)


def test_whole_games_with_every_number_of_players(game):
    rng = random.Random(1)
    for players in all_players(game):
        state = shinar.State(game, players, seed=players)
        while not state.is_terminal():
            legal = state.legal_actions()
            assert legal == sorted(legal) and legal
            assert state.is_chance_node() == (state.current_player() == -1)
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert [action for action, _ in outcomes] == legal
                assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
                action = rng.choices(legal, [chance for _, chance in outcomes])[0]
            else:
                assert state.chance_outcomes() == []
                action = rng.choice(legal)
            text = state.action_to_string(action)
            assert state.string_to_action(text) == action
            state.apply_action(action)
        assert state.current_player() == -4 and state.legal_actions() == []
        assert abs(sum(state.returns()) - 1) < 1e-6 and state.end_reason
        assert sorted(state.ranks())[0] == 1 and len(state.scores()) == players
        assert len(state.history()) == state.move_number()


def test_masks_and_lists_agree(game):
    state = played(game)
    mask = state.legal_actions_mask()
    assert mask.dtype == np.uint8 and mask.shape == (state.num_distinct_actions(),)
    assert np.flatnonzero(mask).tolist() == state.legal_actions()
    other = (state.current_player() + 1) % 2
    assert state.legal_actions(other) == [] and not state.legal_actions_mask(other).any()


def test_observations_are_the_features_of_the_view(game):
    state = played(game)
    for seat in range(2):
        tensor, features = state.observation_tensor(seat), state.features(seat)
        assert tensor.dtype == np.float32 and np.flatnonzero(tensor).tolist() == features.tolist()
        names = [shinar.feature_name(game, int(index)) for index in features]
        assert "players[2]" in names and len(set(names)) == len(names)
    groups = shinar.encoding(game)
    assert sum(group["size"] for group in groups) == len(state.observation_tensor(0))
    assert [group["start"] for group in groups] == np.cumsum([0] + [group["size"] for group in groups])[:-1].tolist()


def test_what_a_seat_cannot_know_is_not_in_its_information(game):
    state = played(game, 3, actions=80)
    seat = state.current_player()
    for number in range(20):
        other = state.resample_from_infostate(seat, random.Random(number).random)
        assert other.view(seat) == state.view(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.features(seat).tolist() == state.features(seat).tolist()
        assert other.legal_actions() == state.legal_actions()
        sampled = state.observe(seat).sample(number)
        assert sampled.view(seat) == state.view(seat)
        assert sampled.history() == []


def test_information_is_the_same_for_those_who_cannot_tell_histories_apart():
    # Two deals that differ only in what the other seat drew look the same to the first.
    state = shinar.State("babylonia", 2, seed=3)
    while state.action_to_string(state.legal_actions()[0]).split()[0] != "draw":
        state.apply_action(state.sample_action())
    seen = set()
    for first in state.legal_actions():
        other = state.clone()
        other.apply_action(first)
        seen.add((other.information_state_string(1), other.information_state_string(0)))
    assert len({one for one, _ in seen}) == 1
    assert len({two for _, two in seen}) == len(state.legal_actions())


def test_records_and_positions_lead_back(game):
    state = played(game, 2, seed=5)
    again = shinar.State.from_record(state.record(["one", "two"]))
    assert again == state and again.history() == state.history()
    assert "seat: two" in state.record(["one", "two"])
    there = shinar.State.from_position(game, state.position())
    assert there == state and there.legal_actions() == state.legal_actions() and there.history() == []


def test_views_and_events(game):
    state = played(game)
    view = state.view(0)
    assert view["players"] == 2 and view["observer"] == 0 and state.view()["observer"] == "spectator"
    events = state.events()
    assert events and all({"step", "text", "seat", "points", "ruling", "event"} <= set(event) for event in events)
    late = state.events(since=state.move_number() - 5)
    assert late == [event for event in events if event["step"] >= state.move_number() - 5]
    assert len(state.events(omniscient=True)) >= len(events)


def test_actions_are_data(game):
    import importlib

    extensions = pytest.importorskip("typing_extensions")
    module = importlib.import_module(f"shinar.types.{game}")
    names = {**vars(module), "NotRequired": extensions.NotRequired}
    state = played(game)
    for action in range(0, state.num_distinct_actions(), 7):
        assert fits(state.action_data(action), module.Action, names), state.action_data(action)
    with pytest.raises(shinar.errors.ActionIndexError):
        state.action_data(-1)


def test_texts_are_actions():
    state = played("babylonia")
    text = state.action_to_string(state.legal_actions()[0])
    index = state.play(text)
    assert state.history()[-1] == index


def test_copies_are_equal_and_independent(game):
    state = played(game)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state and hash(other) == hash(state) and other is not state
        assert other.history() == state.history() and other.record() == state.record()
        before = state.position()
        other.apply_action(other.legal_actions()[0])
        assert other != state and state.position() == before
    assert state != "a state" and state != played(game, seed=9)
    assert {state: 1}[state.clone()] == 1
    assert repr(state).startswith(f"<shinar.State {game} players=2")


def test_pickles_keep_a_starting_position():
    state = shinar.State.from_position("babylonia", played("babylonia").position())
    state.apply_action(state.legal_actions()[0])
    assert pickle.loads(pickle.dumps(state)).record() == state.record()


def test_seeds_make_games_repeatable(game):
    def actions(seed):
        state = shinar.State(game, 2, seed=seed)
        for _ in range(100):
            if state.is_terminal():
                break
            state.apply_action(state.sample_action())
        return state.history()

    assert actions(4) == actions(4) != actions(5)


def test_actions_turn_with_the_seats():
    state = played("tigris", 3)
    for action in range(state.num_distinct_actions()):
        assert state.turned(state.turned(action, 1), 2) == action


@pytest.mark.parametrize("observer", [None, 0])
def test_boards_are_drawn(game, observer):
    from shinar import drawing

    for actions in (0, 50, 100_000):
        state = played(game, 4, actions=actions)
        svg = drawing.svg(state, observer)
        import xml.etree.ElementTree

        assert xml.etree.ElementTree.fromstring(svg).tag.endswith("svg")
        assert state._repr_svg_().startswith("<svg") and "<figure" in state._repr_html_()
        pixels = drawing.pixels(state, observer)
        assert pixels.dtype == np.uint8 and pixels.ndim == 3 and pixels.shape[2] == 3
        assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 5
        assert str(state) == state.picture()


def test_a_drawing_shows_no_secret():
    from shinar import drawing

    state = played("tigris", 2, actions=40)
    pictures = {drawing.svg(state.resample_from_infostate(0, random.Random(n).random), 0) for n in range(10)}
    assert len(pictures) == 1


@pytest.mark.parametrize("kind", [shinar.State, shinar.Observation, shinar.VectorEnv, shinar.Bot])
def test_everything_is_explained(kind):
    assert len(kind.__doc__) > 40
    for name, member in vars(kind).items():
        if not name.startswith("__") and (callable(member) or isinstance(member, (property, classmethod)) or hasattr(member, "__get__")):
            assert getattr(getattr(kind, name), "__doc__", None), f"{kind.__name__}.{name}"


def test_copies_do_not_foresee_the_draws(game):
    state, same = shinar.State(game, 2, seed=3), shinar.State(game, 2, seed=3)
    futures = set()
    for copied in (state.clone(), state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        copied.settle()
        futures.add(copied.position())
    state.settle(), same.settle()
    assert state.position() not in futures and len(futures) == 5
    # Making copies changed nothing here, and what a copy draws can be repeated.
    assert state.position() == same.position()
    again = shinar.State(game, 2, seed=3).clone()
    again.settle()
    assert again.position() in futures


def test_a_pickle_recalls_what_was_perceived():
    state = played("tigris").resample_from_infostate(0, random.Random(1).random)
    state.apply_action(state.legal_actions()[0])
    restored = pickle.loads(pickle.dumps(state))
    for seat in (0, 1):
        assert restored.information_state_string(seat) == state.information_state_string(seat)


def fits(value, kind, names):
    """Whether a value has a type of `shinar.types`."""
    import typing

    if isinstance(kind, str):
        return fits(value, eval(kind, names), names)
    if isinstance(kind, typing.ForwardRef):
        return fits(value, kind.__forward_arg__, names)
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if kind is typing.Any:
        return True
    if origin is typing.Union:
        return any(fits(value, one, names) for one in inside)
    if origin is typing.Literal:
        return value in inside and type(value) is type(inside[inside.index(value)])
    if origin is list:
        return isinstance(value, list) and all(fits(one, inside[0], names) for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(isinstance(key, str) and fits(one, inside[1], names) for key, one in value.items())
    if typing.is_typeddict(kind):
        fields = {name: eval(one if isinstance(one, str) else one.__forward_arg__, names) for name, one in kind.__annotations__.items()}
        needed = {name for name, one in fields.items() if typing.get_origin(one) is not names["NotRequired"]}
        if not isinstance(value, dict) or not needed <= set(value) <= set(fields):
            return False
        return all(fits(one, fields[name], names) for name, one in value.items())
    if origin is names["NotRequired"]:
        return fits(value, inside[0], names)
    return value is None if kind in (None, type(None)) else type(value) is kind or (kind is float and type(value) is int)


def test_views_have_the_generated_types(game):
    import importlib

    extensions = pytest.importorskip("typing_extensions")
    module = importlib.import_module(f"shinar.types.{game}")
    names = {**vars(module), "NotRequired": extensions.NotRequired}
    for players in all_players(game):
        for actions in (0, 30, 90, 100_000):
            state = played(game, players, actions=actions)
            for observer in (None, *range(players)):
                view = state.view(observer)
                assert fits(view, module.View, names), view
    assert not fits({**view, "players": "two"}, module.View, names) and not fits({**view, "more": 1}, module.View, names)


def test_type_checkers_know_the_views(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(
        "import shinar\n"
        "from shinar.types import tigris\n"
        'view: tigris.View = shinar.State("tigris", 2).clone().view(0)\n'
        'kingdoms: str = view["kingdoms"]\n'
        'shinar.State("babylonia", 2).observe(0).view()["kingdoms"]\n'
        "def anything(state: shinar.State) -> None: ...\n"
        "def something(state: shinar.State[tigris.View]) -> None: ...\n"
        'something(shinar.State("amyitis"))\n'
    )
    import subprocess
    import sys

    call = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path / "cache"), str(program)]
    said = subprocess.run(call, capture_output=True, text=True).stdout
    wrong = [line.split(":")[1] for line in said.splitlines() if ": error:" in line]
    assert wrong == ["4", "5", "8"], said


def test_generated_files_are_current():
    import subprocess
    import sys
    from pathlib import Path

    script = Path(__file__).parents[1] / "generate.py"
    assert subprocess.run([sys.executable, script, "--check"]).returncode == 0
