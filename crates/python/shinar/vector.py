"""Many games at once: ``shinar.VectorEnv``, in the shape of Gymnasium's vector environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import NDArray

from . import _shinar
from .bots import check_threads, new_seed
from .errors import ArgumentError, DtypeError, ShapeError

_OBSERVATIONS = ("dense", "bits", "sparse", "none")
_MASKS = ("bytes", "bits", "none")


class VectorEnv:
    """Games stepped at once, in Rust, with the interpreter's lock released, into arrays that are allocated once.

    Every environment waits for one decision. Without ``opponents`` each seat's decisions come in turn (self-play) and
    ``seats`` says whose it is; with ``opponents`` (the names of ``players - 1`` bots, or one name for all of them) bots play the
    other seats, and the learner sits in every seat in turn, game by game.

    The shape is Gymnasium's (``reset``, ``step``, ``num_envs``, spaces), with these differences, which a turn-based game needs:

    - ``rewards`` has a column for every seat, because a decision can end the game for all of them;
    - legal actions differ from step to step: ``info["action_mask"]``;
    - an environment whose game has ended is dealt a new one at once (``AutoresetMode.SAME_STEP``): ``terminated`` and ``rewards`` belong to the
      game that ended, observation and mask to the next one. There is no final observation, since nobody decides in it;
    - arrays are the same objects after every step. Copy what must last, and do not write into observations and masks: only what
      changes is written again.

    ``observations`` are ``dense`` (a byte per feature), ``bits`` (an eighth of the space, and faster; lowest bit first, as
    ``numpy.unpackbits(…, bitorder="little")`` takes them), ``sparse`` (the numbers of the true features one after the other in
    ``features[:offsets[-1]]``, those of environment *i* from ``offsets[i]`` on, as ``torch.nn.EmbeddingBag`` takes them) or ``none``.
    ``masks`` are ``bytes``, ``bits`` (lowest bit first) or ``none``. ``rewards`` are the final ``share`` of the victory, the ``points`` gained since
    the last step, or ``both`` (the share plus ``point`` for each point).
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        opponents: Union[None, str, Sequence[str]] = None,
        *,
        options: Optional[dict[str, Any]] = None,
        seed: Optional[int] = None,
        threads: int = 1,
        observations: str = "dense",
        masks: str = "bytes",
        rewards: str = "share",
        point: float = _shinar.POINT,
        scores: bool = False,
    ) -> None:
        if observations not in _OBSERVATIONS:
            raise ArgumentError(f"observations are {', '.join(_OBSERVATIONS)}, not {observations!r}")
        if masks not in _MASKS:
            raise ArgumentError(f"masks are {', '.join(_MASKS)}, not {masks!r}")
        if not 1 <= num_envs <= 1 << 20:
            raise ArgumentError(f"num_envs is 1 to 1048576, not {num_envs}")
        check_threads(threads)
        if opponents is None:
            opponents = []
        elif isinstance(opponents, str):
            opponents = [opponents] * max(players - 1, 0)
        self.game = game
        self.players = players
        self._form = observations
        self._seed = new_seed() if seed is None else seed
        self._batch = _shinar.Batch(
            game,
            num_envs,
            players,
            options,
            list(opponents),
            self._seed,
            threads,
            rewards,
            point,
            observations,
            masks,
            scores,
        )
        batch = self._batch
        self.num_envs = num_envs
        self.num_actions = batch.num_actions
        """How many actions the game has."""
        self.num_features = batch.num_features
        """How many features an observation has."""
        self.observations = batch.observations if observations == "dense" else batch.observation_bits
        self.features = batch.features
        self.offsets = batch.offsets
        self.action_mask = batch.masks if masks == "bytes" else batch.mask_bits
        self.rewards = batch.rewards
        self.seats = batch.seats
        self.terminated = batch.terminated
        self.truncated = batch.truncated
        self.lengths = batch.lengths
        self.scores = batch.scores
        self._samples = batch.samples
        self._info: dict[str, Any] = {"action_mask": self.action_mask, "seat": self.seats, "length": self.lengths}
        if scores:
            self._info["scores"] = self.scores
        self._is_reset = False

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Optional[NDArray[np.uint8]], dict[str, Any]]:
        """Deals a new game in every environment; the same seed gives the same games with any number of threads.

        ``options`` is Gymnasium's and must be empty: the options of the game are given when the environment is made.
        """
        if options:
            raise ArgumentError("options of the game are given when the environment is made, not at a reset")
        if seed is None:
            seed = new_seed() if self._is_reset else self._seed
        self._batch.reset(seed)
        self._is_reset = True
        return self.observations, self._info

    def step(
        self, actions: Any
    ) -> tuple[Optional[NDArray[np.uint8]], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carries out one action in every environment. If any of them is illegal, none is carried out."""
        if not self._is_reset:
            raise ArgumentError("call reset() before the first step()")
        array = np.asarray(actions)
        if array.dtype.kind not in "iu":
            raise DtypeError(f"actions are whole numbers, not {array.dtype}")
        if array.shape != (self.num_envs,):
            raise ShapeError(f"actions have the shape ({self.num_envs},), not {array.shape}")
        self._batch.step(np.ascontiguousarray(array, dtype=np.int64))
        return self.observations, self.rewards, self.terminated, self.truncated, self._info

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every environment; the same array every time."""
        self._batch.sample()
        return self._samples

    def position(self, env: int) -> str:
        """The true position of an environment, in one line: for debugging, not for players."""
        position = self._batch.position(env)
        if position is None:
            raise ArgumentError(f"there is no environment {env}; there are {self.num_envs}")
        return position

    @property
    def single_observation_space(self) -> Any:
        """Gymnasium's space of one observation (needs Gymnasium); ``None`` if there is no array with a row for each environment."""
        from gymnasium import spaces

        if self.observations is None:
            return None
        highest = 1 if self._form == "dense" else 255
        return spaces.Box(0, highest, self.observations.shape[1:], np.uint8)

    @property
    def single_action_space(self) -> Any:
        """Gymnasium's space of one action (needs Gymnasium)."""
        from gymnasium import spaces

        return spaces.Discrete(self.num_actions)

    @property
    def observation_space(self) -> Any:
        """Gymnasium's space of all observations (needs Gymnasium); ``None`` if there is no array with a row for each environment."""
        from gymnasium.vector.utils import batch_space

        single = self.single_observation_space
        return None if single is None else batch_space(single, self.num_envs)

    @property
    def action_space(self) -> Any:
        """Gymnasium's space of all actions (needs Gymnasium)."""
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_action_space, self.num_envs)

    @property
    def metadata(self) -> dict[str, Any]:
        """Gymnasium's metadata."""
        try:
            from gymnasium.vector import AutoresetMode

            mode: Any = AutoresetMode.SAME_STEP
        except ImportError:
            mode = "SameStep"
        return {"autoreset_mode": mode, "render_modes": []}

    def close(self) -> None:
        """Nothing has to be closed; Gymnasium's users call it."""

    def __repr__(self) -> str:
        return f"<shinar.VectorEnv {self.game} num_envs={self.num_envs} players={self.players}>"
