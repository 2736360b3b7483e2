"""The spaces that the environments of the `rl` extra share, and observations that fit them."""

from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces

from marrakech.engine.learned.features import Floats
from marrakech.envs.arguments import one_of
from marrakech.envs.batch import Bytes
from marrakech.envs.frame import CELLS
from marrakech.envs.observation import FLAT, SHAPE, VECTOR
from marrakech.kernel.choices import ACTIONS

Form: TypeAlias = Literal["both", "flat"]
"""How an observation is given: planes and vector in a dictionary, or one after the other in one array."""

FORMS = ("both", "flat")
HIGHEST = 4.0
"""No number of the vector is larger: four players hold four times thirty dirhams in all."""


def observation_space(form: Form) -> spaces.Space[Any]:
    """The space of an observation in a form."""
    if one_of(form, FORMS, "observation") == "flat":
        return spaces.Box(0.0, CELLS, (FLAT,), np.float32)
    return spaces.Dict(
        {
            "planes": spaces.Box(0, CELLS, SHAPE, np.uint8),
            "vector": spaces.Box(0.0, HIGHEST, (VECTOR,), np.float32),
        }
    )


def action_space() -> spaces.Discrete:
    """One number for every choice (see `kernel.choices`)."""
    return spaces.Discrete(ACTIONS)


def observation(form: Form, planes: Bytes, vector: Floats) -> Any:
    """Planes and vectors, of one game or of many, in a form."""
    if form == "flat":
        flat = np.empty((*vector.shape[:-1], FLAT), np.float32)
        flat[..., : FLAT - VECTOR] = planes.reshape(*vector.shape[:-1], -1)
        flat[..., FLAT - VECTOR :] = vector
        return flat
    return {"planes": planes, "vector": vector}
