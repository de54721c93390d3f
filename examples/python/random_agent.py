"""A random agent, in the three ways of playing: a state, PettingZoo, and many games at once.

    python examples/python/random_agent.py
"""

from __future__ import annotations

import random

import numpy as np

import shinar


def one_game(game: str, players: int, seed: int) -> list[float]:
    """A game with `shinar.State`: chance is an actor whose odds are known."""
    rng = random.Random(seed)
    state = shinar.State(game, players)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()


def with_pettingzoo(game: str, players: int, seed: int) -> dict[str, float]:
    """The same with PettingZoo."""
    import shinar.pettingzoo

    env = shinar.pettingzoo.env(game, players=players)
    env.reset(seed=seed)
    total = {agent: 0.0 for agent in env.agents}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
    return total


def many_games(game: str, players: int, seed: int, games: int) -> np.ndarray:
    """Many games at once against the bot `greedy`: how often the random agent wins."""
    env = shinar.VectorEnv(game, 32, players, opponents="greedy", seed=seed)
    env.reset()
    won: list[float] = []
    while len(won) < games:
        seats = env.seats.copy()
        _, rewards, ended, _, _ = env.step(env.sample_actions())
        won += rewards[ended, seats[ended]].tolist()
    return np.array(won[:games])


def main() -> None:
    for facts in shinar.games():
        game = facts["id"]
        print(f"{facts['title']}: {one_game(game, 3, seed=1)} with a state, {with_pettingzoo(game, 3, seed=1)} with PettingZoo")
        print(f"  wins {100 * many_games(game, 2, seed=1, games=32).mean():.0f} % of 32 games against greedy")


if __name__ == "__main__":
    main()
