"""``shinar.openspiel``: OpenSpiel's own simulation test, and two of its algorithms."""

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import shinar.openspiel  # noqa: E402
from shinar import errors  # noqa: E402


@pytest.mark.parametrize("players", [2, 4])
def test_random_simulation(game, players):
    pyspiel.random_sim_test(
        pyspiel.load_game(f"shinar_{game}", {"players": players}), num_sims=1, serialize=False, verbose=False
    )


def test_information(game):
    spiel = pyspiel.load_game(f"shinar_{game}(players=3)")
    kind = spiel.get_type()
    hidden = next(facts for facts in shinar.games() if facts["id"] == game)["hidden_information"]
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    assert (kind.information == perfect) == (not hidden) and spiel.num_players() == 3
    state = spiel.new_initial_state()
    rng = random.Random(1)
    for _ in range(80):
        state.apply_action(rng.choice(state.legal_actions()))
    observer = spiel.make_py_observer()
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.inner.observation_tensor(1))
    assert observer.string_from(state, 1) == state.observation_string(1) == state.inner.observation_string(1)
    recalls = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recalls.string_from(state, 1) == state.information_state_string(1) == state.inner.information_state_string(1)
    assert state.information_state_string(1).endswith("\n" + state.observation_string(1))
    clone = state.clone()
    assert str(clone) == str(state) and clone.history() == state.history()


def test_mcts_plays_a_whole_game(game):
    """OpenSpiel's own search against a random player, to the end. With two simulations it need not win."""
    from open_spiel.python.algorithms import mcts

    spiel = pyspiel.load_game(f"shinar_{game}(players=2)")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 1.0, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = spiel.new_initial_state()
    decided = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            action = rng.choice(outcomes, p=np.array(chances) / sum(chances))
        elif len(state.legal_actions()) == 1:
            action = state.legal_actions()[0]
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            decided += 1
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(int(action))
    assert decided > 20 and sum(state.returns()) == pytest.approx(1)


def decision(spiel, rng, actions=60):
    """A state some random actions into a game, with something to decide."""
    state = spiel.new_initial_state()
    while len(state.history()) < actions or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_states_drawn_for_a_player_have_the_same_information(game):
    rng = np.random.RandomState(1)
    state = decision(pyspiel.load_game(f"shinar_{game}(players=3)"), rng)
    player = state.current_player()
    for _ in range(5):
        drawn = state.resample_from_infostate(player, rng.random_sample)
        assert drawn.information_state_string(player) == state.information_state_string(player)
        # What follows is perceived as well, by states that were drawn from those that were.
        again = drawn.resample_from_infostate(player, rng.random_sample)
        for one in (drawn, again):
            one.apply_action(state.legal_actions()[0])
        if drawn.is_player_node() and drawn.current_player() == player:
            assert drawn.information_state_string() == again.information_state_string()
        assert len(drawn.information_state_string(player)) > len(drawn.observation_string(player))


@pytest.mark.parametrize("game", ["babylonia", "tigris"])
@pytest.mark.parametrize("by_observation", [False, True])
def test_information_set_search_decides(game, by_observation):
    """OpenSpiel's search for games with hidden information draws states and finds its way by what each player knows."""
    from open_spiel.python.algorithms import ismcts, mcts

    spiel, rng = pyspiel.load_game(f"shinar_{game}(players=2)"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=8,
        random_state=rng,
        use_observation_string=by_observation,
    )
    for actions in (40, 80):
        state = decision(spiel, rng, actions)
        policy, action = bot.step_with_policy(state)
        assert action in state.legal_actions() and sum(chance for _, chance in policy) == pytest.approx(1)


def test_options_and_bad_parameters():
    spiel = pyspiel.load_game("shinar_tigris", {"players": 2, "options": "civ=yes"})
    assert spiel.new_initial_state().inner.options == {"civ": "yes"}
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("shinar_tigris(players=9)")
    with pytest.raises(errors.ArgumentError):
        spiel.make_py_observer(params={"wrong": 1})
    assert issubclass(errors.SetupError, ValueError)
