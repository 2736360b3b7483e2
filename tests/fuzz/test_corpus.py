"""Inputs that a fuzzer found worth keeping: none of them brings a parser down."""

import random

import pytest

from tests.fuzz.targets import CORPUS, TARGETS


@pytest.mark.parametrize("name", TARGETS)
def test_corpus(name: str) -> None:
    inputs = sorted((CORPUS / name).iterdir())
    assert len(inputs) >= 5
    for path in inputs:
        TARGETS[name](path.read_bytes())


@pytest.mark.parametrize("name", TARGETS)
def test_damaged_inputs(name: str) -> None:
    """The corpus with bytes dropped, doubled and changed: what a line can do to a text."""
    chance = random.Random(name)
    inputs = [path.read_bytes() for path in sorted((CORPUS / name).iterdir())]
    for _ in range(300):
        data = bytearray(chance.choice(inputs)[:2000])
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(data) + 1)
            data[at : at + chance.randrange(3)] = bytes(
                chance.choices(range(256), k=chance.randrange(3))
            )
        TARGETS[name](bytes(data))
