"""Where every array of an engine lies in its memory, and the source of the functions that find them there.

The arrays are those of `marrakech.analysis.entries.make_desk` and of a network: their types and shapes are read
off, so the sizes are the native code's. An array that two structures share (a budget) has one place. All begin
with zeros, as WebAssembly's memory does.

    desk       question, answer, workspace, endings, options: at one address
    network    one for each number of players: at an address of its own
"""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from marrakech.analysis.entries import (
    ANSWER_BYTES,
    QUESTION_BYTES,
    EngineAnswer,
    EngineDesk,
    EngineQuestion,
    make_desk,
)
from marrakech.engine.learned.network import SHAPES, Network
from marrakech.kernel.board import PLACES

ALIGNED: Final = 16
"""Every array begins at a multiple of this: that of a vector."""
MAKERS: Final = {"int64": "ints_at", "float32": "floats_at", "float64": "doubles_at"}
"""What makes an array of a type at an address (`lite.engine.wasm.array_at`)."""


def aligned(number: int) -> int:
    """The next multiple of `ALIGNED`."""
    return -(-number // ALIGNED) * ALIGNED


@dataclass
class Place:
    """An array in memory."""

    first: int
    """Its first byte, from the address of what it belongs to."""
    dtype: str
    shape: tuple[int, ...]

    def source(self, base: str) -> str:
        """The expression that makes the array."""
        return f"{MAKERS[self.dtype]}({base} + {self.first}, {self.shape!r})"


@dataclass
class Region:
    """Arrays placed one after the other."""

    size: int = 0
    places: dict[str, Place] = field(default_factory=dict)
    """By the name, e.g. `work.budget.nodes`."""
    _known: dict[int, Place] = field(default_factory=dict)
    """By the address of the array that was placed."""
    types: dict[str, type] = field(default_factory=dict)
    """The structures that there are, by name."""

    def reserve(self, number: int) -> int:
        """The first of so many bytes."""
        first, self.size = self.size, self.size + aligned(number)
        return first

    def place(self, value: Any, name: str, base: str) -> str:
        """Place the arrays of a structure; the expression that makes it."""
        if isinstance(value, np.ndarray):
            address = value.ctypes.data
            if address not in self._known:
                first = self.reserve(value.nbytes)
                self._known[address] = Place(first, value.dtype.name, value.shape)
            self.places[name] = self._known[address]
            return self._known[address].source(base)
        self.types[type(value).__name__] = type(value)
        parts = (
            self.place(part, f"{name}.{field_name}" if name else field_name, base)
            for field_name, part in zip(value._fields, value, strict=True)
        )
        return f"{type(value).__name__}({', '.join(parts)})"


@dataclass
class EngineLayout:
    """The regions, and the expressions that make a desk and a network at an address."""

    desk: Region
    network: Region
    question: int
    answer: int
    desk_source: str
    network_source: str

    @property
    def types(self) -> dict[str, type]:
        """The structures that the expressions name."""
        return {**self.desk.types, **self.network.types}


def lay_out() -> EngineLayout:
    """Place everything."""
    desk, network = Region(), Region()
    question, answer = desk.reserve(QUESTION_BYTES), desk.reserve(ANSWER_BYTES)
    made = make_desk()
    parts = [_question(question), _answer(answer)]
    desk.types |= {kind.__name__: kind for kind in (EngineDesk, EngineQuestion, EngineAnswer)}
    parts += [desk.place(getattr(made, name), name, "desk") for name in EngineDesk._fields[2:]]
    weights = Network(**{name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()})
    return EngineLayout(
        desk,
        network,
        question,
        answer,
        f"EngineDesk({', '.join(parts)})",
        network.place(weights, "", "network"),
    )


def _question(first: int) -> str:
    ints = Place(first, "int64", (QUESTION_BYTES // 8,))
    floats = Place(first, "float32", (QUESTION_BYTES // 4,))
    return f"EngineQuestion({ints.source('desk')}, {floats.source('desk')})"


def _answer(first: int) -> str:
    views = (
        Place(first, "int64", (ANSWER_BYTES // 8,)),
        Place(first, "int64", (PLACES, 2)),
        Place(first, "float32", (ANSWER_BYTES // 4,)),
        Place(first, "float64", (ANSWER_BYTES // 8,)),
    )
    return f"EngineAnswer({', '.join(view.source('desk') for view in views)})"
