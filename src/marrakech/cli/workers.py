"""Options of the commands that use many cores: the number of processes, or a Ray cluster."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand

if TYPE_CHECKING:
    from marrakech.workers.runner import Runner

HERE: Final = "here"
"""What `--ray` without an address stands for."""

Workers = Annotated[
    int | None,
    typer.Option(
        metavar="K", min=1, help="Number of worker processes.", show_default="one for each core"
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on a Ray cluster: the one at ADDRESS (auto, HOST:PORT, ray://HOST:PORT), else that of "
        "RAY_ADDRESS, else one started here.",
    ),
]


class Command(TyperCommand):
    """A command with an option, `--ray [ADDRESS]`, whose value may be left out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Fill in the address where none was given."""
        return super().parse_args(ctx, with_address(args))


def with_address(arguments: Sequence[str]) -> list[str]:
    """The arguments with an address after every --ray.

    >>> with_address(["greedy", "--ray", "random"])
    ['greedy', '--ray=here', 'random']
    """
    found = list(arguments)
    for index, word in enumerate(found):
        if word == "--ray" and "--" not in found[:index]:
            after = found[index + 1] if index + 1 < len(found) else ""
            if not re.fullmatch(r"auto|local|ray://\S+|[\w.-]+:\d+|\[[\da-f:]+\]:\d+", after):
                found[index] = f"--ray={HERE}"
    return found


def make_runner(ray: str | None, workers: int | None) -> "Runner":
    """The runner that the options ask for."""
    from marrakech.workers.cluster import RayCluster
    from marrakech.workers.pool import LocalPool

    if ray is None:
        return LocalPool(workers)
    return RayCluster(None if ray == HERE else ray, workers)
