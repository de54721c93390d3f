"""Bots, matches, weights."""

import pytest

import shinar
from conftest import played


def test_a_search_says_what_it_thinks(game):
    state = played(game, 3)
    thought = shinar.think(state, "ismcts:200", seed=1)
    legal = state.legal_actions()
    assert thought.action in legal and thought == shinar.think(state, "ismcts:200", seed=1)
    if len(legal) > 1:
        assert set(thought.visits) <= set(legal) and sum(thought.visits.values()) >= 150
        assert thought.action == max(thought.visits, key=thought.visits.get)
        assert abs(sum(thought.shares) - 1) < 1e-3 and thought.line[0] == thought.action
        assert all(0 <= value <= 1 for value in thought.values.values()) and thought.iterations == 200


def test_bots_think_about_what_a_seat_knows(game):
    state = played(game, 3)
    seat = state.current_player()
    thoughts = {shinar.think(state.resample_from_infostate(seat), "greedy", seed=2).action for _ in range(5)}
    thoughts.add(shinar.think(state, "greedy", seed=2).action)
    thoughts.add(shinar.think(state.observe(), "greedy", seed=2).action)
    assert len(thoughts) == 1


def test_every_name_is_a_bot():
    state = played("babylonia")
    for name in ("random", "greedy", "level1", "scribe", "level3", "ismcts:10/c_puct=0.3"):
        bot = shinar.Bot(name, seed=1)
        assert bot(state) in state.legal_actions() and name.split(":")[0] in (bot.name, "ismcts", "scribe")
    assert shinar.Bot("sage", scale=0.001)(state) in state.legal_actions()


def test_weights_change_a_search():
    state = played("babylonia")
    weights = shinar.weights("babylonia")
    same = shinar.Bot("ismcts:300", seed=1, weights=weights).think(state)
    assert same == shinar.think(state, "ismcts:300", seed=1)
    zero = shinar.Bot("ismcts:300", seed=1, weights={name: 0.0 for name in weights}).think(state)
    assert zero.visits != same.visits


def test_an_arena_of_names_is_the_same_with_any_number_of_threads():
    one = shinar.arena("amyitis", ["greedy", "random", "random"], 6, seed=3)
    two = shinar.arena("amyitis", ["greedy", "random", "random"], 6, seed=3, threads=3)
    key = lambda match: [(game["scores"], game["ranks"]) for game in match.games]
    assert key(one) == key(two) and len(one.games) == 6
    assert one.standings[0].win_share > 0.8 and "greedy" in str(one)
    rest = shinar.arena("amyitis", ["greedy", "random", "random"], 2, first=4, seed=3)
    assert key(one)[4:] == key(rest)


def test_a_function_plays():
    seen = []

    def first_legal(observation):
        assert isinstance(observation, shinar.Observation)
        assert observation.current_player() == observation.seat
        assert observation.legal_actions_mask().sum() == len(observation.legal_actions())
        assert observation.features().tolist() == observation.tensor().nonzero()[0].tolist()
        assert observation.view()["observer"] == observation.seat
        seen.append(observation.seat)
        return observation.legal_actions()[0]

    done = []
    match = shinar.arena("babylonia", [first_legal, "greedy"], 4, seed=1, progress=done.append)
    assert match.standings[0].name == "first_legal" and match.standings[1].win_share > 0.5
    assert set(seen) == {0, 1} and done == [1, 2, 3, 4]
    assert shinar.arena("babylonia", [shinar.Bot("random", seed=1), "random"], 2).standings[0].games == 2


def test_a_function_that_fails_ends_the_match():
    def fails(observation):
        raise KeyError("no idea")

    with pytest.raises(KeyError, match="no idea"):
        shinar.arena("babylonia", [fails, "random"], 4)
    with pytest.raises(TypeError):
        shinar.arena("babylonia", [lambda observation: "place", "random"], 2)


def test_a_function_that_plays_illegally_forfeits():
    match = shinar.arena("babylonia", [lambda observation: 0, "random"], 2)
    assert match.standings[0].forfeits == 2 and "illegal" in match.standings[0].forfeit_reason
    assert match.standings[1].win_share == 1


def test_weights_are_tuned_and_learned():
    heard = []
    tuned = shinar.tune("babylonia", 2, rounds=1, pairs=1, iterations=5, seed=2, progress=lambda *step: heard.append(step))
    assert set(tuned["weights"]) == set(shinar.weights("babylonia")) and heard == [("rounds", 0)]
    learned = shinar.learn("amyitis", games=6, iterations=5, sweeps=1, pairs=1, progress=lambda *step: heard.append(step))
    assert learned["decisions"] > 50 and set(learned["shares"]) == {2, 3, 4} and ("sweeps", 1) in heard
    assert learned["after"]["outcome"] > 0
    with pytest.raises(ZeroDivisionError):
        shinar.tune("babylonia", 2, rounds=1, pairs=1, iterations=2, progress=lambda *step: 1 / 0)


def test_a_survey_counts(game):
    heard = []
    one = shinar.survey(game, ["random"] * 3, 6, seed=2, threads=2, progress=heard.append)
    assert heard == [1, 2, 3, 4, 5, 6] and len(one.lengths) == 6
    assert one.scores.shape == one.outcome.shape == (6, 3)
    assert one.decisions.sum() == len(one.legal) and (one.lengths >= one.decisions).all() and one.legal.min() >= 1
    assert abs(one.outcome.sum() - 6) < 1e-4
    again = shinar.survey(game, ["random"] * 3, 6, seed=2)
    assert (again.legal == one.legal).all()
    with pytest.raises(shinar.errors.ArgumentError):
        shinar.survey(game, ["random"] * 3, 0)
