"""``shinar.VectorEnv``."""

import threading

import numpy as np
import pytest

import shinar


def run(env, steps, seed=3):
    env.reset(seed=seed)
    trace = []
    for _ in range(steps):
        actions = env.sample_actions().copy()
        _, rewards, terminated, truncated, info = env.step(actions)
        trace.append((actions, rewards.copy(), terminated.copy(), info["seat"].copy(), info["length"].copy()))
    return trace


def same(one, other):
    return all(all(np.array_equal(a, b) for a, b in zip(x, y)) for x, y in zip(one, other))


def test_threads_change_nothing(game):
    alone = run(shinar.VectorEnv(game, 9, 3, opponents="random"), 120)
    shared = run(shinar.VectorEnv(game, 9, 3, opponents="random", threads=4), 120)
    assert same(alone, shared)
    assert not same(alone, run(shinar.VectorEnv(game, 9, 3, opponents="random"), 120, seed=4))


def test_arrays_show_the_positions(game):
    env = shinar.VectorEnv(game, 5, 3, seed=2)
    env.reset()
    for step in range(150):
        observations, _, _, _, info = env.step(env.sample_actions())
        if step % 10:
            continue
        for number in range(5):
            state = shinar.State.from_position(game, env.position(number))
            assert state.current_player() == env.seats[number]
            assert np.array_equal(observations[number], state.observation_tensor().astype(np.uint8))
            assert np.array_equal(info["action_mask"][number], state.legal_actions_mask())


def test_all_forms_say_the_same(game):
    dense = shinar.VectorEnv(game, 4, seed=2)
    sparse = shinar.VectorEnv(game, 4, seed=2, observations="sparse", masks="bits", scores=True)
    packed = shinar.VectorEnv(game, 4, seed=2, observations="bits")
    dense.reset(), sparse.reset(), packed.reset()
    for _ in range(100):
        actions = dense.sample_actions().copy()
        dense.step(actions), sparse.step(actions), packed.step(actions)
        unpacked = np.unpackbits(packed.observations, axis=1, bitorder="little")
        assert np.array_equal(unpacked[:, : packed.num_features], dense.observations) and not unpacked[:, packed.num_features :].any()
        for number in range(4):
            listed = sparse.features[sparse.offsets[number] : sparse.offsets[number + 1]]
            assert np.array_equal(np.flatnonzero(dense.observations[number]), listed)
            bits = np.unpackbits(sparse.action_mask[number], bitorder="little")[: dense.num_actions]
            assert np.array_equal(bits, dense.action_mask[number])
    assert dense.features is None and sparse.observations is None
    none = shinar.VectorEnv(game, 4, observations="none", masks="none")
    assert none.reset()[0] is None and none.action_mask is None


def test_rewards_are_shares_points_or_both():
    settings = {"num_envs": 6, "players": 3, "seed": 5}
    envs = [shinar.VectorEnv("babylonia", **settings, rewards=kind, scores=True) for kind in ("share", "points", "both")]
    for env in envs:
        env.reset()
    share, points, both = envs
    total = np.zeros((6, 3))
    ended = 0
    for _ in range(400):
        actions = share.sample_actions().copy()
        for env in envs:
            env.step(actions)
        assert np.allclose(both.rewards, share.rewards + 0.01 * points.rewards)
        total += points.rewards
        done = share.terminated
        assert np.allclose(share.rewards.sum(axis=1), done.astype(float), atol=1e-6)
        # Points add up to the final scores.
        assert np.array_equal(total[done], points.scores[done])
        total[done] = 0
        ended += int(done.sum())
    assert ended > 6


def test_the_learner_sits_everywhere_in_turn():
    env = shinar.VectorEnv("babylonia", 3, 3, opponents=["random", "greedy"], seed=1)
    env.reset()
    seats, games = {number: [int(env.seats[number])] for number in range(3)}, 0
    while games < 12:
        env.step(env.sample_actions())
        for number in np.flatnonzero(env.terminated):
            seats[int(number)].append(int(env.seats[number]))
            games += 1
    for visited in seats.values():
        assert visited[:3] == [0, 1, 2][: len(visited[:3])]


def test_bots_win_against_chance():
    env = shinar.VectorEnv("babylonia", 20, 2, opponents="greedy", seed=1)
    env.reset()
    won = games = 0.0
    while games < 60:
        seats = env.seats.copy()
        env.step(env.sample_actions())
        done = env.terminated
        won += env.rewards[done, seats[done]].sum()
        games += done.sum()
    assert won / games < 0.1


def shows(env, game):
    """Whether every array shows the position of its environment."""
    states = [shinar.State.from_position(game, env.position(number)) for number in range(env.num_envs)]
    observed = all(np.array_equal(row, state.observation_bytes()) for row, state in zip(env.observations, states))
    return observed and all(np.array_equal(row, state.legal_actions_mask()) for row, state in zip(env.action_mask, states))


def test_a_reset_that_is_refused_changes_nothing(game):
    env = shinar.VectorEnv(game, 3, seed=1)
    env.reset()
    for _ in range(30):
        env.step(env.sample_actions())
    for seed in (-1, 1 << 64):
        with pytest.raises(shinar.errors.ArgumentError):
            env.reset(seed=seed)
    assert shows(env, game)
    env.step(env.sample_actions())
    assert shows(env, game)


def test_a_reset_during_a_step_changes_nothing():
    env = shinar.VectorEnv("babylonia", 16, opponents="ismcts:300", seed=1)
    env.reset()
    actions, refused = env.sample_actions().copy(), []
    stepping = threading.Thread(target=env.step, args=(actions,))
    stepping.start()
    while stepping.is_alive():
        try:
            env.reset(seed=5)
        except shinar.errors.BusyError as error:
            refused.append(error)
    stepping.join()
    assert refused
    env.reset(seed=5)
    assert shows(env, "babylonia")


def test_a_reset_takes_away_what_somebody_wrote():
    env = shinar.VectorEnv("babylonia", 2, seed=1)
    env.reset()
    env.observations[:], env.action_mask[:] = 1, 1
    env.reset()
    assert shows(env, "babylonia")


@pytest.mark.parametrize("form", ["dense", "bits", "sparse", "none"])
def test_gymnasium_knows_its_shape(form):
    gymnasium = pytest.importorskip("gymnasium")
    env = shinar.VectorEnv("tigris", 3, seed=1, observations=form)
    observations, info = env.reset()
    assert env.single_action_space == gymnasium.spaces.Discrete(env.num_actions)
    if observations is None:
        # Lists of features are in arrays of their own, since each is as long as it happens to be.
        assert env.observation_space is None and env.single_observation_space is None
    else:
        assert env.observation_space.contains(observations) and env.observation_space.dtype == observations.dtype
        assert all(env.single_observation_space.contains(row) for row in observations)
    assert env.action_space.contains(env.sample_actions())
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert info["action_mask"].shape == (3, env.num_actions)
    env.close()


def test_arrays_are_allocated_once(game):
    env = shinar.VectorEnv(game, 2, seed=1)
    first = env.reset()[0]
    for _ in range(20):
        assert env.step(env.sample_actions())[0] is first
    assert env.reset(seed=8)[0] is first
    again = shinar.VectorEnv(game, 2, seed=8)
    assert np.array_equal(again.reset()[0], first)
