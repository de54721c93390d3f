"""Bad input: a documented exception that says what would be right, and nothing has changed."""

import pickle
import threading

import numpy as np
import pytest

import shinar
from conftest import played
from shinar import errors


def refuses(kind, call, *words):
    with pytest.raises(kind) as caught:
        call()
    for word in words:
        assert word in str(caught.value), str(caught.value)
    assert isinstance(caught.value, errors.ShinarError)
    return caught.value


def test_unknown_games_options_and_players():
    refuses(errors.UnknownGameError, lambda: shinar.State("chess"), "babylonia, tigris, amyitis, babylon")
    for players in (1, 5, -1, 1000):
        error = refuses(errors.SetupError, lambda: shinar.State("tigris", players), "2 to 4 players")
        assert error.place == "players"
    refuses(errors.SetupError, lambda: shinar.State("tigris", 2, {"dragons": True}), "dragons")
    refuses(errors.SetupError, lambda: shinar.State("tigris", 2, {"civ": "maybe"}), "maybe")
    for seed in (-1, 1 << 64, 10**5000):
        refuses(errors.ArgumentError, lambda: shinar.State("tigris", 2, seed=seed), "0 to 18446744073709551615")
        refuses(errors.ArgumentError, lambda: shinar.State("tigris", 2).seed(seed))
    refuses(errors.SetupError, lambda: shinar.State("tigris", 10**30), "2 to 4 players")


def test_values_of_another_type():
    # Python's own exception, as everywhere: it names the argument and the type that would be right.
    for call in (
        lambda: shinar.State("tigris", "two"),
        lambda: shinar.State("tigris", 2, seed=1.5),
        lambda: shinar.State(7),
        lambda: shinar.State("tigris", 2, ["civ"]),
        lambda: played("babylonia").apply_action("seven"),
        lambda: played("babylonia").apply_action(1.5),
        lambda: played("babylonia").apply_action(None),
        lambda: played("babylonia").play(None),
        lambda: played("babylonia").view("north"),
    ):
        with pytest.raises(TypeError, match="str|int|float|dict"):
            call()


def test_illegal_actions_change_nothing(game):
    state = played(game)
    before = (state.position(), state.history())
    count = state.num_distinct_actions()
    for index in (-1, count, 10**12, 10**30, -(10**30)):
        refuses(errors.ActionIndexError, lambda: state.apply_action(index), f"0 to {count - 1}")
    legal = set(state.legal_actions())
    illegal = next(index for index in range(count) if index not in legal)
    error = refuses(errors.IllegalActionError, lambda: state.apply_action(illegal), "illegal")
    assert error.ruling and error.ruling in str(error)
    # The same without a list of legal actions at hand.
    fresh = shinar.State.from_position(game, state.position())
    assert refuses(errors.IllegalActionError, lambda: fresh.apply_action(illegal)).ruling == error.ruling
    refuses(errors.ParseError, lambda: state.play("dance"))
    assert (state.position(), state.history()) == before


def test_a_finished_game_stays_finished(game):
    state = played(game, actions=100_000)
    assert state.is_terminal()
    before = state.position()
    for index in (0, 5):
        assert refuses(errors.IllegalActionError, lambda: state.apply_action(index)).ruling
    refuses(errors.ArgumentError, state.sample_action, "over")
    refuses(errors.ArgumentError, lambda: shinar.think(state, "greedy"), "no seat decides")
    assert state.position() == before and state.settle() == 0


def test_seats_and_observers():
    state = played("babylonia")
    for seat in (-1, 2, 99, 10**30):
        refuses(errors.ArgumentError, lambda: state.view(seat), "0 to 1")
        refuses(errors.ArgumentError, lambda: state.features(seat))
        refuses(errors.ArgumentError, lambda: state.resample_from_infostate(seat))
        refuses(errors.ArgumentError, lambda: state.player_return(seat))
    start = shinar.State("babylonia", 2)
    refuses(errors.ArgumentError, lambda: start.features(), "name one")


def test_texts_that_cannot_be_read():
    error = refuses(errors.ParseError, lambda: shinar.State.from_position("babylonia", "players=2 tiles=?"))
    assert error.line == 1 and error.column > 1
    refuses(errors.SetupError, lambda: shinar.State.from_position("babylonia", "players=7"))
    refuses(errors.ParseError, lambda: shinar.State.from_record("hello"))
    record = played("babylonia").record()
    refuses(errors.ParseError, lambda: shinar.State.from_record(record.replace("place", "plaice")))
    # Pickle's own exceptions, before any of ours could be raised.
    with pytest.raises((pickle.UnpicklingError, EOFError)):
        pickle.loads(pickle.dumps(played("babylonia"))[:-20])
    refuses(errors.ArgumentError, lambda: shinar.State._restored("babylonia", 2, {}, None, 99, b""), "version 99")
    refuses(errors.IllegalActionError, lambda: shinar.State._restored("babylonia", 2, {}, None, 1, b"\xff\x02\x00\x00"))


def test_bots():
    state = played("babylonia")
    refuses(errors.UnknownBotError, lambda: shinar.think(state, "wizard"), "greedy")
    refuses(errors.ArgumentError, lambda: shinar.Bot("greedy", scale=0))
    refuses(errors.ArgumentError, lambda: shinar.Bot("greedy", weights={"a": 1.0}))
    refuses(errors.ArgumentError, lambda: shinar.Bot("ismcts:5", weights={"nonsense": 1.0}).think(state), "nonsense")
    with pytest.raises(TypeError):
        shinar.Bot("greedy").think("a position")
    refuses(errors.ArgumentError, lambda: shinar.arena("babylonia", ["greedy"]))
    refuses(errors.SetupError, lambda: shinar.arena("babylonia", ["random"] * 5, 5))
    with pytest.raises(TypeError):
        shinar.arena("babylonia", ["random", 7], 2)


def test_vector_environments():
    for settings, word in (
        ({"observations": "raw"}, "dense"),
        ({"masks": "words"}, "bytes"),
        ({"rewards": "money"}, "share"),
        ({"threads": 0}, "threads"),
        ({"num_envs": 0}, "num_envs"),
        ({"seed": -1}, "seed"),
        ({"opponents": ["greedy", "greedy"]}, "1 bots"),
        ({"opponents": "wizard"}, "wizard"),
        ({"players": 9}, "2 to 4"),
        ({"options": {"dragons": 1}}, "dragons"),
        ({"game": "chess"}, "chess"),
    ):
        refuses(errors.ArgumentError, lambda: shinar.VectorEnv(**{"game": "babylonia", "num_envs": 2, **settings}), word)


def test_steps_of_the_wrong_shape_or_kind_change_nothing(game):
    env = shinar.VectorEnv(game, 4, seed=1)
    refuses(errors.ArgumentError, lambda: env.step([0] * 4), "reset")
    env.reset()
    legal = env.sample_actions().copy()
    before = [env.position(number) for number in range(4)]
    masks = env.action_mask.copy()
    refuses(errors.ShapeError, lambda: env.step(legal[:3]), "(4,)")
    refuses(errors.ShapeError, lambda: env.step(legal.reshape(2, 2)), "(4,)")
    refuses(errors.DtypeError, lambda: env.step(legal.astype(float)), "float64")
    refuses(errors.DtypeError, lambda: env.step(["a"] * 4))
    refuses(errors.DtypeError, lambda: env.step(legal.astype(bool)))
    for wrong in (-1, env.num_actions):
        actions = legal.copy()
        actions[3] = wrong
        refuses(errors.ActionIndexError, lambda: env.step(actions))
    actions = legal.copy()
    actions[2] = np.flatnonzero(masks[2] == 0)[0]
    error = refuses(errors.IllegalActionError, lambda: env.step(actions), "slot 2")
    assert error.ruling
    for number in (-1, 4, 10**30):
        refuses(errors.ArgumentError, lambda: env.position(number), "there are 4")
    refuses(errors.ArgumentError, lambda: env.reset(options={"civ": True}), "when the environment is made")
    for seed in (-1, 10**30):
        refuses(errors.ArgumentError, lambda: env.reset(seed=seed))
    assert [env.position(number) for number in range(4)] == before
    assert (env.action_mask == masks).all()
    env.step(legal)


def test_an_environment_serves_one_thread_at_a_time():
    env = shinar.VectorEnv("babylonia", 64, opponents="ismcts:60", seed=1)
    env.reset()
    actions = env.sample_actions().copy()
    caught, steps = [], []

    def step():
        try:
            env.step(actions)
            steps.append(1)
        except (errors.BusyError, errors.IllegalActionError) as error:
            caught.append(error)

    threads = [threading.Thread(target=step) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(steps) == 1 and len(caught) == 3
    assert any(isinstance(error, errors.BusyError) for error in caught)


def test_two_threads_on_one_state(game):
    state, surprises = shinar.State(game, 2, seed=1), []

    def play():
        try:
            play_on()
        except Exception as error:
            surprises.append(error)

    def play_on():
        for _ in range(60):
            try:
                legal = state.legal_actions()
                if not legal:
                    return
                state.apply_action(legal[0])
                state.view(), state.events(since=state.move_number() - 1)
            except errors.IllegalActionError:
                pass  # Another thread was faster.

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not surprises, surprises
    # Whatever they did, it was a game.
    assert shinar.State.from_record(state.record()) == state


def test_a_sampler_may_use_the_state():
    state = played("babylonia", 2)

    def sampler():
        state.apply_action(state.legal_actions()[0])
        return 0.5

    drawn = state.resample_from_infostate(0, sampler)
    assert drawn.view(0) == state.view(0)


def test_a_bot_serves_one_thread_at_a_time():
    bot, state = shinar.Bot("ismcts:20000", seed=1), played("babylonia")
    results = []

    def think():
        try:
            results.append(bot.think(state).action)
        except errors.BusyError as error:
            results.append(error)

    threads = [threading.Thread(target=think) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(isinstance(result, int) for result in results) >= 1
    assert any(isinstance(result, errors.BusyError) for result in results)


def test_arrays_that_were_changed_by_hand():
    env = shinar.VectorEnv("babylonia", 2, seed=1)
    env.reset()
    actions = env.sample_actions().copy()
    env.rewards.flags.writeable = False
    refuses(errors.ArgumentError, lambda: env.step(actions), "read-only")
    env.rewards.flags.writeable = True
    env.step(actions)


def test_datasets(tmp_path):
    from shinar import dataset

    refuses(errors.ArgumentError, lambda: dataset.write("babylonia", ["random"] * 2, 0, tmp_path))
    refuses(errors.UnknownBotError, lambda: dataset.write("babylonia", ["wizard"] * 2, 1, tmp_path))
    refuses(errors.SetupError, lambda: dataset.write("babylonia", ["random"], 1, tmp_path))
    file = tmp_path / "file"
    file.write_text("")
    # Python's own exception, which the documentation names.
    with pytest.raises(FileExistsError):
        dataset.write("babylonia", ["random"] * 2, 1, file)
    for settings in ({"seed": -1}, {"games_per_file": 10**30}, {"threads": 10**30}):
        refuses(errors.ArgumentError, lambda: dataset.write("babylonia", ["random"] * 2, 1, tmp_path / "new", **settings))
    assert not (tmp_path / "new").exists()


def test_numbers_of_tuning_and_learning():
    for settings in ({"rounds": -1}, {"pairs": 1 << 32}, {"iterations": -1}, {"seed": -1}, {"threads": 0}, {"players": 10**30}):
        refuses(errors.ArgumentError, lambda: shinar.tune("babylonia", **settings))
    for settings in ({"games": -1}, {"sweeps": -1}, {"pairs": 1 << 32}, {"seed": -1}, {"threads": 70000}):
        refuses(errors.ArgumentError, lambda: shinar.learn("babylonia", **settings))
    refuses(errors.ArgumentError, lambda: shinar.Bot("greedy", seed=-1), "seed")
    refuses(errors.ArgumentError, lambda: shinar.arena("babylonia", ["random"] * 2, 1, seed=-1), "seed")
