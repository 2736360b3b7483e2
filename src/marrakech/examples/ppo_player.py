"""A policy that `cleanrl_ppo` has learnt, as a bot for two players: one forward pass in numpy, without torch.

    marrakech arena src/marrakech/examples/ppo_player.py:PPO greedy
    marrakech arena src/marrakech/examples/ppo_player.py:PPO:ppo/policy.npz greedy

>>> from marrakech import Game
>>> game = Game.new(players=2, seed=7)
>>> PPO().choose(game.position) in game.legal()
True
"""

from pathlib import Path
from typing import ClassVar, Final, cast
from zipfile import BadZipFile

import numpy as np

from marrakech.engine.errors import EngineError, WeightsError
from marrakech.engine.learned.features import Floats
from marrakech.envs import from_assam as near
from marrakech.envs.batch import mask_all
from marrakech.envs.frame import CELLS, action_in, frame_of
from marrakech.envs.observation import PLANES, VECTOR, observe_all
from marrakech.kernel.choices import ACTIONS, choice_of
from marrakech.kernel.state import FIELDS, player, step, write_state
from marrakech.kernel.turn import legal
from marrakech.protocol.own_bot import PythonBot
from marrakech.record.moves import PlayerMove, move_at
from marrakech.record.position import Position

LEARNT: Final = Path(__file__).parent / "weights"
"""What was learnt here; `CARD.md` says how."""
LAYERS: Final = ("body.0", "body.2", "actor")


class PPO(PythonBot):
    """The policy learnt against `greedy`, its most likely action each time."""

    name: ClassVar[str] = "ppo"
    learnt: ClassVar[str] = "ppo.npz"

    def __init__(self, weights: str | None = None) -> None:
        self._layers = policy_layers(LEARNT / self.learnt if weights is None else Path(weights))

    def choose(self, position: Position) -> PlayerMove:
        """The most likely of the legal moves."""
        state = position.state
        if position.players != 2:
            raise EngineError(f"this policy was learnt for two players, not for {position.players}")
        rows = np.zeros((1, FIELDS), np.int64)
        write_state(state, rows[0])
        planes = np.zeros((1, PLANES * CELLS), np.float32)
        vector = np.zeros((1, VECTOR), np.float32)
        masks = np.zeros((1, ACTIONS), np.uint8)
        observe_all(rows, np.array([player(state)]), True, planes, vector)
        mask_all(rows, True, masks)
        seen = np.concatenate([planes, vector], axis=1)
        actions = near.ACTION_FROM[near.assam_in(seen)][0]
        allowed = masks[0, actions].astype(bool) & (actions >= 0)
        likely = np.where(allowed, self._logits(near.seen_from_assam(seen)[0]), -np.inf)
        action = action_in(frame_of(state, True), int(actions[likely.argmax()]))
        return cast(PlayerMove, move_at(step(state), choice_of(legal(state), action)))

    def _logits(self, seen: Floats) -> Floats:
        *inner, (weight, bias) = self._layers
        for layer_weight, layer_bias in inner:
            seen = np.maximum(layer_weight @ seen + layer_bias, 0.0)
        found: Floats = weight @ seen + bias
        return found


class SelfPlayPPO(PPO):
    """The policy learnt against itself."""

    name = "self-play-ppo"
    learnt = "ppo-self.npz"


def policy_layers(path: Path) -> list[tuple[Floats, Floats]]:
    """The layers from what is seen to the logits; `WeightsError` if the file has none."""
    try:
        with np.load(path) as arrays:
            layers = [
                (arrays[f"{name}.weight"].astype(np.float32), arrays[f"{name}.bias"].astype(np.float32))
                for name in LAYERS
            ]
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise WeightsError(f"{path} is not a policy that cleanrl_ppo has saved: {error!r}") from None
    wide = near.LOCAL_NUMBERS
    for weight, bias in layers:
        if weight.ndim != 2 or weight.shape[1] != wide or bias.shape != weight.shape[:1]:
            raise WeightsError(f"{path}: a layer is {weight.shape}, and its input {wide}")
        if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
            raise WeightsError(f"{path} has weights that are no numbers")
        wide = len(bias)
    if wide != near.LOCAL_ACTIONS:
        raise WeightsError(f"{path} has {wide} actions, not {near.LOCAL_ACTIONS}")
    return layers
