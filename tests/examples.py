"""How much is tried: a fair number in `make test`, ten times as many in `make long`."""

from typing import Any

from hypothesis import settings

ORDINARY = 100
settings.register_profile("long", max_examples=10 * ORDINARY)


def times(number: int) -> int:
    """A number for `make test`, or ten times it with `--hypothesis-profile=long`."""
    return number * settings().max_examples // ORDINARY


def examples(number: int, **others: Any) -> settings:
    """Hypothesis's settings for so many examples, however long each takes."""
    return settings(max_examples=times(number), deadline=None, **others)
