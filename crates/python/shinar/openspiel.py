"""The games as OpenSpiel Python games, so that its algorithms and tools run on them.

>>> import pyspiel, shinar.openspiel              # doctest: +SKIP
>>> game = pyspiel.load_game("shinar_babylonia(players=3)")   # doctest: +SKIP

Options of a game are a text of pairs, such as ``shinar_tigris(players=2,options=civ=yes;wonder=yes)``. Needs the package ``open_spiel``.
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
import pyspiel

from . import _shinar
from .errors import ArgumentError

_NAMES = {facts["id"]: f"shinar_{facts['id']}" for facts in _shinar.games()}
_FACTS = {facts["id"]: facts for facts in _shinar.games()}


def _options(text: str) -> dict[str, str]:
    pairs = (pair.partition("=") for pair in text.split(";") if pair)
    return {key: value for key, _, value in pairs}


class _Game(pyspiel.Game):  # type: ignore[misc]
    """One of the four games; subclasses name it."""

    shinar_id = ""
    type_: Any = None

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        params = params or {}
        facts = _FACTS[self.shinar_id]
        self.players = int(params.get("players", facts["min_players"]))
        self.options = _options(str(params.get("options", "")))
        # Raises what is wrong now rather than in the middle of an algorithm.
        first = _shinar.State(self.shinar_id, self.players, self.options, seed=0)
        info = pyspiel.GameInfo(
            num_distinct_actions=first.num_distinct_actions(),
            max_chance_outcomes=first.num_distinct_actions(),
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=facts["max_actions"],
        )
        super().__init__(self.type_, info, params)

    def new_initial_state(self) -> "_State":
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Optional[dict[str, Any]] = None) -> "_Observer":
        # OpenSpiel asks with perfect recall for information states, and without a type for observations.
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return _Observer(_FACTS[self.shinar_id]["num_features"], recalls, params)


class _State(pyspiel.State):  # type: ignore[misc]
    """A state that plays a ``shinar.State``."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.inner = _shinar.State(game.shinar_id, game.players, game.options, seed=0)

    def current_player(self) -> int:
        return self.inner.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return self.inner.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "_State":
        """A state in which the player has perceived the same. Its history is that of the position that was drawn, which is empty."""
        copy: _State = self.get_game().new_initial_state()
        copy.inner = self.inner.resample_from_infostate(player_id, probability_sampler)
        return copy

    def __str__(self) -> str:
        return self.inner.position()


class _Observer:
    """What a player knows, as OpenSpiel's observers give it: the features of the view, and its JSON, after everything perceived before if it recalls."""

    def __init__(self, features: int, recalls: bool, params: Optional[dict[str, Any]]) -> None:
        if params:
            raise ArgumentError(f"observers of these games have no parameters, not {params}")
        self._recalls = recalls
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.inner.observation_tensor(player)

    def string_from(self, state: _State, player: int) -> str:
        return state.inner.information_state_string(player) if self._recalls else state.inner.observation_string(player)


def _register(game: str) -> type[_Game]:
    facts = _FACTS[game]
    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    hidden = facts["hidden_information"]
    information = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=_NAMES[game],
        long_name=f"{facts['title']} (Shinar)",
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts["max_players"],
        min_num_players=facts["min_players"],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": facts["min_players"], "options": ""},
        default_loadable=True,
    )
    made = type(f"{game.capitalize()}Game", (_Game,), {"shinar_id": game, "type_": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES: dict[str, type[_Game]] = {game: _register(game) for game in _NAMES}
"""The four games by their ids; importing this module registers them with OpenSpiel."""
