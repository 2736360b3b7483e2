"""The random numbers of numpy, without it."""

from random import Random

import numpy as np
import pytest

from marrakech.engine.generator import Generator, mixed, seed_words


def seeds(number: int) -> list[tuple[int, ...]]:
    random = Random(3)
    sizes = (1, 20, 32, 49, 64)
    return [
        tuple(random.getrandbits(random.choice(sizes)) for _ in range(random.randint(1, 13)))
        for _ in range(number)
    ]


def test_a_seed_is_mixed_as_numpy_does() -> None:
    for numbers in [(0,), (0, 0), (1 << 32,), *seeds(100)]:
        assert mixed(*numbers) == int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0])
        assert (
            seed_words(numbers, 4)
            == np.random.SeedSequence(numbers).generate_state(4, np.uint64).tolist()
        )


@pytest.mark.parametrize("bound", [2, 3, 6, 7])
def test_numbers_are_those_of_numpys_default(bound: int) -> None:
    for nth, numbers in enumerate(seeds(20)):
        ours, numpys = Generator(numbers[0]), np.random.default_rng(numbers[0])
        # Two integers are taken from each word of 64 bits: an odd number of them leaves half a word.
        assert ours.integers(bound, 500 + nth) == numpys.integers(0, bound, 500 + nth).tolist()
        assert ours.fractions(31) == numpys.random(31).tolist()


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    bound = 3_000_000_000  # of all words, 30 % are drawn again
    assert (
        Generator(5).integers(bound, 200) == np.random.default_rng(5).integers(0, bound, 200).tolist()
    )
