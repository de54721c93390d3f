"""How fast the package is, side by side with environments of PettingZoo and OpenSpiel in the same process.

    python examples/python/benchmark.py [--seconds 2]

Every row plays random legal actions on one core, game after game, and counts what the method beside it counts:

- *state*: `legal_actions()`, a random one of them, `apply_action()`; every action counts, chance included (OpenSpiel's own way of counting);
- *pettingzoo*: `last()`, a random action of the mask, `step()`; a step counts. Ours check what PettingZoo's wrappers would; the others run bare, without them;
- *vector*: a random legal action for each environment, `step()` with observations and masks, as bits and as bytes; a decision counts.

Rates are per second of processor time, which neighbours disturb less; the wall clock's are beside them.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import shinar


def rate(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Actions per second of processor time and of the wall clock."""
    play()
    count, processor, wall = 0, time.process_time(), time.perf_counter()
    while time.process_time() - processor < seconds:
        count += play()
    return count / (time.process_time() - processor), count / (time.perf_counter() - wall)


def states(game: str, players: int) -> Callable[[], int]:
    rng = random.Random(1)

    def play() -> int:
        state = shinar.State(game, players, seed=rng.getrandbits(32))
        legal_actions, apply_action, pick = state.legal_actions, state.apply_action, rng.random
        actions = 0
        while legal := legal_actions():
            apply_action(legal[int(pick() * len(legal))])
            actions += 1
        return actions

    return play


def spiel_states(name: str) -> Callable[[], int]:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            actions += 1
        return actions

    return play


def zoo(make: Callable[[], Any]) -> Callable[[], int]:
    env, rng = make(), np.random.default_rng(1)

    def play() -> int:
        seed = int(rng.integers(1 << 31))
        env.reset(seed=seed)
        steps, pick = 0, random.Random(seed).random
        while env.agents:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            # NumPy finds truth values ten times as fast as numbers that are not 0.
            legal = observation["action_mask"].view(bool).nonzero()[0]
            env.step(int(legal[int(pick() * len(legal))]))
            steps += 1
        return steps

    return play


def vectors(game: str, players: int, num_envs: int, form: str) -> Callable[[], int]:
    observations = "bits" if form == "bits" else "dense"
    env = shinar.VectorEnv(game, num_envs, players, seed=1, observations=observations, masks=form)
    env.reset()

    def play() -> int:
        for _ in range(50):
            env.step(env.sample_actions())
        return 50 * num_envs

    return play


def rows(num_envs: int) -> Iterator[tuple[str, str, Callable[[], Callable[[], int]]]]:
    games = [facts["id"] for facts in shinar.games()]
    for game in games:
        yield f"{game}, 2 players", "shinar.State", lambda game=game: states(game, 2)
    for name in ("tic_tac_toe", "connect_four", "chess", "go(board_size=9)", "backgammon", "hanabi", "leduc_poker"):
        yield name, "OpenSpiel state", lambda name=name: spiel_states(name)

    def ours(game: str) -> Any:
        import shinar.pettingzoo

        return shinar.pettingzoo.env(game, players=2)

    for game in games:
        yield f"{game}, 2 players", "shinar.pettingzoo", lambda game=game: zoo(lambda: ours(game))
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "hanabi_v5", "texas_holdem_v4"):

        def classic(name: str = name) -> Callable[[], int]:
            import importlib

            module = importlib.import_module(f"pettingzoo.classic.{name}")
            return zoo(module.raw_env)

        yield name, "PettingZoo classic", classic
    for form in ("bits", "bytes"):
        for game in games:
            yield f"{game}, 2 players", f"shinar.VectorEnv {form}", lambda game=game, form=form: vectors(game, 2, num_envs, form)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2, help="processor time for each row")
    parser.add_argument("--num-envs", type=int, default=64)
    parser.add_argument("--only", default="", help="only rows that contain this")
    args = parser.parse_args()
    print(f"{'game':<24} {'interface':<22} {'per second':>12} {'wall clock':>12}")
    for name, interface, make in rows(args.num_envs):
        if args.only not in f"{name} {interface}":
            continue
        try:
            processor, wall = rate(make(), args.seconds)
        except Exception as error:  # A package that is not installed is no reason to stop.
            print(f"{name:<24} {interface:<22} not run: {type(error).__name__}: {str(error).splitlines()[0][:60]}")
            continue
        print(f"{name:<24} {interface:<22} {processor:>12,.0f} {wall:>12,.0f}", flush=True)


if __name__ == "__main__":
    main()
