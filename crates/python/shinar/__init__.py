"""Shinar from Python: four board games of ancient Mesopotamia, exact and fast.

>>> import shinar
>>> state = shinar.State("babylonia", 2, seed=7)
>>> state.settle() > 0                     # chance lays out the board and deals
True
>>> action = state.legal_actions()[0]
>>> state.apply_action(action)
>>> while not state.is_player_node():      # … and draws between decisions
...     _ = state.settle()
>>> thought = shinar.think(state, "ismcts:50", seed=1)
>>> thought.action in state.legal_actions()
True

``docs/python.md`` is the guide. The other modules are imported by name, because they need other packages: ``shinar.pettingzoo``,
``shinar.openspiel``, ``shinar.dataset``, ``shinar.ray``.
"""

from __future__ import annotations

from . import errors
from ._shinar import Observation, State, encoding, feature_name, games, weights
from .bots import Arena, Bot, Standing, Survey, Thought, arena, learn, survey, think, tune
from .errors import ShinarError
from .vector import VectorEnv

__all__ = [
    "Arena",
    "Bot",
    "Observation",
    "ShinarError",
    "Standing",
    "State",
    "Survey",
    "Thought",
    "VectorEnv",
    "arena",
    "encoding",
    "errors",
    "feature_name",
    "games",
    "learn",
    "survey",
    "think",
    "tune",
    "weights",
]
