"""``shinar.pettingzoo``: the tests that PettingZoo itself has for environments."""

from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test  # noqa: E402

import shinar.pettingzoo  # noqa: E402
from shinar import errors  # noqa: E402


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_api(game, players):
    api_test(shinar.pettingzoo.env(game, players=players), num_cycles=200)


@pytest.mark.filterwarnings("ignore")
def test_seeds(game):
    seed_test(lambda: shinar.pettingzoo.env(game, players=3), num_cycles=100)


@pytest.mark.filterwarnings("ignore")
def test_max_cycles(game):
    from pettingzoo.utils import parallel_to_aec

    def parallel(max_cycles):
        # The test samples actions without looking at the masks.
        return shinar.pettingzoo.parallel_env(game, players=2, max_cycles=max_cycles, on_illegal="random")

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))))
    env = shinar.pettingzoo.env(game, players=2, max_cycles=7)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            assert truncated
            env.step(None)
        else:
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))
            steps += 1
    assert steps == 7


@pytest.mark.filterwarnings("ignore")
def test_the_parallel_form(game):
    parallel_api_test(shinar.pettingzoo.parallel_env(game, players=3, on_illegal="random"), num_cycles=100)


@pytest.mark.filterwarnings("ignore")
def test_rendering(game):
    custom = {
        "svg": lambda result: isinstance(result, str) and result.startswith("<svg"),
    }
    render_test(lambda render_mode=None: shinar.pettingzoo.env(game, players=2, render_mode=render_mode), custom_tests=custom)


@pytest.mark.parametrize("rewards", ["share", "points", "both"])
def test_rewards(rewards):
    env = shinar.pettingzoo.raw_env("babylonia", players=3, rewards=rewards)
    env.reset(seed=2)
    total = {agent: 0.0 for agent in env.agents}
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    scores, shares = env.state_.scores(), env.state_.returns()
    expected = {
        "share": shares,
        "points": scores,
        "both": [share + 0.01 * score for share, score in zip(shares, scores)],
    }[rewards]
    assert np.allclose([total[f"player_{seat}"] for seat in range(3)], expected, atol=1e-5)


def test_bad_input():
    with pytest.raises(errors.UnknownGameError):
        shinar.pettingzoo.env("chess")
    with pytest.raises(errors.SetupError):
        shinar.pettingzoo.env("tigris", players=9)
    with pytest.raises(errors.ArgumentError):
        shinar.pettingzoo.env("tigris", rewards="gold")
    with pytest.raises(errors.ArgumentError):
        shinar.pettingzoo.env("tigris", render_mode="film")
    with pytest.raises(errors.ArgumentError):
        shinar.pettingzoo.env("tigris", max_cycles=0)
    with pytest.raises(errors.ArgumentError):
        shinar.pettingzoo.env("tigris", on_illegal="ignore")
    env = shinar.pettingzoo.raw_env("tigris", players=2)
    env.reset(seed=1)
    before = env.state_.position()
    with pytest.raises(errors.DtypeError):
        env.step("pass")
    with pytest.raises(errors.IllegalActionError):
        env.step(0)
    assert env.state_.position() == before


def test_an_illegal_action_ends_the_game():
    env = shinar.pettingzoo.env("tigris", players=3)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.state_.position()
    with pytest.warns(UserWarning, match="illegal action"):
        env.step(0)
    assert env.state_.position() == before
    rewards = {}
    for one in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert terminated and truncated
        rewards[one] = reward
        env.step(None)
    assert rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
    assert env.agents == []
    # An index that no action has is a mistake of the program.
    env.reset(seed=1)
    with pytest.raises(errors.ActionIndexError):
        env.step(1 << 40)


def test_the_order_of_calls():
    env = shinar.pettingzoo.env("tigris", players=2)
    for call in (lambda: env.step(0), env.last, lambda: env.rewards, lambda: env.agents, lambda: env.observe("player_0")):
        with pytest.raises(AttributeError, match="reset"):
            call()
    with pytest.raises(AttributeError, match="gold"):
        env.gold
    env.reset(seed=1)
    assert env.agents == env.possible_agents
