"""How much is tried: ten times as much in `make long` as in `make test`, a tenth in `make check`."""

from typing import Any

from hypothesis import settings

ORDINARY = 100
settings.register_profile("long", max_examples=10 * ORDINARY)
settings.register_profile("quick", max_examples=ORDINARY // 10)


def times(number: int) -> int:
    """A number for `make test`; ten times it with `--hypothesis-profile=long`, a tenth with `quick`."""
    return max(1, number * settings().max_examples // ORDINARY)


def examples(number: int, **others: Any) -> settings:
    """Hypothesis's settings for so many examples, however long each takes."""
    return settings(max_examples=times(number), deadline=None, **others)
