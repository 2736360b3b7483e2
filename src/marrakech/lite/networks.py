"""Networks that come when they are needed: of three files only those of the games that are played."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

T = TypeVar("T")

FetchNetwork: TypeAlias = Callable[[int], Awaitable[object]]
"""Fetches the network for a number of players, and returns when the engine has it."""


class MissingNetworkError(Exception):
    """The engine was asked what needs the network for so many `players`, and does not have it yet."""

    def __init__(self, players: int) -> None:
        super().__init__(f"the network for {players} players is missing")
        self.players = players


async def with_networks(work: Callable[[], T], fetch: FetchNetwork) -> T:
    """Do some work, from its beginning where a network had to be fetched first."""
    while True:
        try:
            return work()
        except MissingNetworkError as missing:
            await fetch(missing.players)
