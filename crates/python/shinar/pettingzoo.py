"""The games as PettingZoo AEC environments: ``shinar.pettingzoo.env("tigris", players=3)``.

Observations are dictionaries with ``observation`` (a byte for each feature of the agent's own view) and ``action_mask``. Chance is drawn
inside; one step is one decision of one agent. Needs the package ``pettingzoo``; ``render_mode="rgb_array"`` needs ``pillow``.
"""

from __future__ import annotations

from typing import Any, Optional

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._shinar import POINT, State, games
from .bots import new_seed
from .errors import ActionIndexError, ArgumentError, DtypeError, IllegalActionError

_REWARDS = ("share", "points", "both")
_ILLEGAL = ("raise", "random", "terminate")
_ILLEGAL_REWARD = -1.0
# What exists after `reset` only.
_RUNNING = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "state_", "_cumulative_rewards")
_MODES = ("ansi", "rgb_array", "svg", "human")


def env(game: str, players: Optional[int] = None, **settings: Any) -> raw_env:
    """The environment as PettingZoo's are usually wrapped: an illegal action ends the game, and its player loses a point.

    What PettingZoo's wrappers check is checked by the environment itself, which is four times as fast. So this is `raw_env` with
    ``on_illegal="terminate"``.
    """
    return raw_env(game, players, **{"on_illegal": "terminate", **settings})


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment itself.

    ``rewards`` are the final ``share`` of the victory, the ``points`` gained or lost since the last step, or ``both`` (the share plus ``point`` for each
    point). ``options`` are those of the game. ``max_cycles`` stops a game after that number of decisions, which counts as truncation.
    ``on_illegal`` says what happens to an illegal action: ``raise`` an exception, play a ``random`` legal one instead, or ``terminate`` the game with a reward of -1
    for its player and a warning. The render mode ``human`` prints what ``ansi`` returns.
    """

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        *,
        options: Optional[dict[str, Any]] = None,
        rewards: str = "share",
        point: float = POINT,
        max_cycles: Optional[int] = None,
        on_illegal: str = "raise",
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        if rewards not in _REWARDS:
            raise ArgumentError(f"rewards are {', '.join(_REWARDS)}, not {rewards!r}")
        if render_mode is not None and render_mode not in _MODES:
            raise ArgumentError(f"render modes are {', '.join(_MODES)}, not {render_mode!r}")
        if on_illegal not in _ILLEGAL:
            raise ArgumentError(f"on_illegal is {', '.join(_ILLEGAL)}, not {on_illegal!r}")
        if max_cycles is not None and max_cycles < 1:
            raise ArgumentError(f"max_cycles is at least 1, not {max_cycles}")
        first = State(game, players, options, seed=0)
        facts = next(facts for facts in games() if facts["id"] == game)
        self.metadata = {
            "name": f"shinar_{game}_v{facts['rules_version']}",
            "render_modes": list(_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.game, self.players, self.options = game, first.num_players(), options
        self.render_mode = render_mode
        self._rewards_of, self._point = rewards, point
        self._max_cycles: int = max_cycles or facts["max_actions"]
        self._on_illegal = on_illegal
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._features: int = facts["num_features"]
        self._actions: int = facts["num_actions"]
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self._features,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self._series: Optional[np.random.Generator] = None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Deals a new game. ``options`` is PettingZoo's and ignored, as its tests demand; the game's own are given when the environment is made."""
        if seed is not None and not 0 <= seed < 1 << 64:
            raise ArgumentError(f"a seed is a number from 0 to {(1 << 64) - 1}, not {seed}")
        if seed is not None or self._series is None:
            self._series = np.random.default_rng(new_seed() if seed is None else seed)
        self.state_ = State(self.game, self.players, self.options, seed=int(self._series.integers(1 << 63)))
        self.state_.settle()
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._scores = self.state_.scores() if self._rewards_of != "share" else []
        self._taken = 0
        self.agent_selection = self.possible_agents[self.state_.current_player()]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        seat, state = self._seats[agent], self.state_
        observation = state.observation_bytes(seat)
        if agent == self.agent_selection:
            mask = state.legal_actions_mask().view(np.int8)
        else:
            mask = np.zeros(self._actions, dtype=np.int8)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if not isinstance(action, (int, np.integer)):
            raise DtypeError(f"an action is a whole number, not {type(action).__name__}")
        state = self.state_
        try:
            state.apply_action(int(action))
        except (IllegalActionError, ActionIndexError) as error:
            if self._on_illegal == "terminate" and isinstance(error, IllegalActionError):
                self._terminate(error)
                return
            if self._on_illegal != "random":
                raise
            state.apply_action(state.sample_action())
        state.settle()
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._taken += 1
        seat = state.current_player()
        over = seat < 0
        if over or self._rewards_of != "share":
            self._reward(over)
        else:
            for agent in self.agents:
                self.rewards[agent] = 0.0
        if over:
            self.terminations = {agent: True for agent in self.agents}
            seat = (self._seats[self.agent_selection] + 1) % self.players
        elif self._taken >= self._max_cycles:
            self.truncations = {agent: True for agent in self.agents}
        self.agent_selection = self.possible_agents[seat]
        self._accumulate_rewards()

    def _terminate(self, error: IllegalActionError) -> None:
        """Ends the game because of an illegal action."""
        gymnasium.logger.warn(f"{self.agent_selection} loses by an illegal action: {error}; the action mask has the legal ones")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.terminations = {agent: True for agent in self.agents}
        self.truncations = {agent: True for agent in self.agents}
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.rewards[self.agent_selection] = _ILLEGAL_REWARD
        self._accumulate_rewards()

    def __getattr__(self, name: str) -> Any:
        """Called for what does not exist."""
        if name in _RUNNING:
            raise AttributeError(f"{name} exists once the game runs: call reset() first", name=name, obj=self)
        raise AttributeError(f"{type(self).__name__} has no {name!r}", name=name, obj=self)

    def _reward(self, over: bool) -> None:
        shares = self.state_.returns() if over else [0.0] * self.players
        gains = [0] * self.players
        if self._rewards_of != "share":
            scores = self.state_.scores()
            gains = [now - before for now, before in zip(scores, self._scores)]
            self._scores = scores
        for agent, seat in self._seats.items():
            if self._rewards_of == "share":
                reward = float(shares[seat])
            elif self._rewards_of == "points":
                reward = float(gains[seat])
            else:
                reward = shares[seat] + self._point * gains[seat]
            self.rewards[agent] = reward

    def render(self) -> Any:
        """The board as everybody sees it: a text, a picture as an array, or an SVG document."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: ansi, rgb_array, svg or human")
            return None
        if self.render_mode == "ansi":
            return self.state_.picture()
        if self.render_mode == "human":
            print(self.state_.picture())
            return None
        from . import drawing

        if self.render_mode == "svg":
            return drawing.svg(self.state_)
        return drawing.pixels(self.state_)

    def close(self) -> None:
        pass


class parallel_env(ParallelEnv):  # type: ignore[misc]
    """The same games with an action of every agent in each cycle, of which only the decider's counts.

    For code that knows parallel environments only. The masks of agents that do not decide are empty; what they give is ignored.
    """

    def __init__(self, game: str, players: Optional[int] = None, **settings: Any) -> None:
        self._inner = raw_env(game, players, **settings)
        self.metadata = {**self._inner.metadata, "is_parallelizable": True}
        self.render_mode = self._inner.render_mode
        self.possible_agents = self._inner.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._inner.observation_space(agent)

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._inner.action_space(agent)

    def _observed(self) -> dict[str, dict[str, np.ndarray[Any, Any]]]:
        return {agent: self._inner.observe(agent) for agent in self.agents}

    def reset(
        self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._inner.reset(seed, options)
        self.agents = self._inner.agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        inner = self._inner
        inner.step(actions[inner.agent_selection])
        agents, observed = self.agents, self._observed()
        if all(inner.terminations.values()) or all(inner.truncations.values()):
            self.agents = []
        return observed, dict(inner.rewards), dict(inner.terminations), dict(inner.truncations), {agent: {} for agent in agents}

    def render(self) -> Any:
        return self._inner.render()

    def close(self) -> None:
        pass
