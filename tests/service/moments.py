"""A clock for tests."""


class Time:
    """A clock that goes on when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds
