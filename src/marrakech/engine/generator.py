"""Seeds and random numbers that are the same with and without numpy, bit for bit.

`mixed` is numpy's `SeedSequence`, `Generator` what `numpy.random.default_rng` gives: PCG64. Rollouts that were
made with numpy, and the puzzles that rest on them, are repeated by plain Python in a browser.
"""

from collections.abc import Iterator
from itertools import chain

_WORD = 0xFFFFFFFF
_LONG = (1 << 64) - 1
_STATE = (1 << 128) - 1
_POOL = 4
_STEP = 0x2360ED051FC65DA44385DF649FCCF645
"""What PCG64 multiplies its state by."""


def words_of(number: int) -> list[int]:
    """A number from 0 up as words of 32 bits, the lowest first."""
    words = [number & _WORD]
    while number := number >> 32:
        words.append(number & _WORD)
    return words


def _hashed(word: int, constant: int, factor: int) -> tuple[int, int]:
    """A word hashed, and the constant of the next one."""
    following = constant * factor & _WORD
    word = (word ^ constant) * following & _WORD
    return word ^ word >> 16, following


def _joined(one: int, other: int) -> int:
    word = (0xCA01F9DD * one - 0x4973F715 * other) & _WORD
    return word ^ word >> 16


def _pool(numbers: tuple[int, ...]) -> list[int]:
    """The entropy of some numbers, mixed."""
    entropy = list(chain.from_iterable(map(words_of, numbers)))
    constant = 0x43B0D7E5
    pool = []
    for word in (*entropy, *[0] * _POOL)[:_POOL]:
        word, constant = _hashed(word, constant, 0x931E8875)
        pool.append(word)
    for source in range(_POOL):
        for target in range(_POOL):
            if source != target:
                word, constant = _hashed(pool[source], constant, 0x931E8875)
                pool[target] = _joined(pool[target], word)
    for more in entropy[_POOL:]:
        for target in range(_POOL):
            word, constant = _hashed(more, constant, 0x931E8875)
            pool[target] = _joined(pool[target], word)
    return pool


def seed_words(numbers: tuple[int, ...], wanted: int) -> list[int]:
    """So many words of 64 bits that follow from some numbers."""
    pool = _pool(numbers)
    constant = 0x8B51F9DD
    words = []
    for nth in range(2 * wanted):
        word, constant = _hashed(pool[nth % _POOL], constant, 0x58F38DED)
        words.append(word)
    return [low | high << 32 for low, high in zip(words[::2], words[1::2], strict=True)]


def mixed(*numbers: int) -> int:
    """A seed from several numbers, e.g. those of a run, a round and a task."""
    return seed_words(numbers, 1)[0]


class Generator:
    """Random numbers from a seed."""

    def __init__(self, seed: int) -> None:
        start, start_low, sequence, sequence_low = seed_words((seed,), 4)
        self._increment = (sequence << 64 | sequence_low) << 1 & _STATE | 1
        self._state = self._increment + (start << 64 | start_low) & _STATE
        self._advance()

    def _advance(self) -> None:
        self._state = (self._state * _STEP + self._increment) & _STATE

    def _long(self) -> int:
        """The next 64 bits."""
        self._advance()
        turn = self._state >> 122
        folded = (self._state >> 64 ^ self._state) & _LONG
        return (folded >> turn | folded << (-turn & 63)) & _LONG

    def _words(self) -> Iterator[int]:
        while True:
            both = self._long()
            yield both & _WORD
            yield both >> 32

    def integers(self, bound: int, number: int) -> list[int]:
        """So many uniform integers in [0, bound), where bound is small."""
        least = (1 << 32) % bound
        words = self._words()
        found: list[int] = []
        while len(found) < number:
            scaled = next(words) * bound
            if scaled & _WORD >= least:
                found.append(scaled >> 32)
        return found

    def fractions(self, number: int) -> list[float]:
        """So many uniform numbers in [0, 1)."""
        return [(self._long() >> 11) * 2.0**-53 for _ in range(number)]
