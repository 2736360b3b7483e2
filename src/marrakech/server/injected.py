"""What routes have in common: what is injected into them, their parameters, and how they refuse."""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import PathParameter

from marrakech.server.errors import Problem
from marrakech.server.identity import Identity, ensured, holder_of
from marrakech.server.limits import RateLimits, client_of
from marrakech.service.errors import Invalid
from marrakech.service.house import House
from marrakech.service.lobby import Lobby
from marrakech.service.table import LiveTable
from marrakech.store.base import Holder

LONGEST_FILE = 256 * 1024

GivenLobby: TypeAlias = NamedDependency[Lobby]
GivenHouse: TypeAlias = NamedDependency[House]
GivenLimits: TypeAlias = NamedDependency[RateLimits]
GivenTable: TypeAlias = NamedDependency[LiveTable]
GivenHolder: TypeAlias = NamedDependency[Holder | None]
GivenIdentity: TypeAlias = NamedDependency[Identity]
GivenClient: TypeAlias = NamedDependency[str]
GivenTry: TypeAlias = NamedDependency[AbstractAsyncContextManager[None]]
"""Wrapped around whatever looks at a code that the client has sent: wrong ones are counted."""

GameParameter = Annotated[
    str, PathParameter(description="The game's id.", max_length=64, pattern=r"^[a-z0-9]+$(?!\n)")
]


async def find_table(lobby: GivenLobby, game: GameParameter) -> LiveTable:
    """The game that a path names, for routes that read nothing else from a request.

    Litestar injects before it validates. A request that cannot be read must load no game, and is refused with
    400 whatever game it names: where there is a body or a parameter the route asks the lobby itself.
    """
    return await lobby.table(game)


def try_code(limits: GivenLimits, client: GivenClient) -> AbstractAsyncContextManager[None]:
    """One try of a code by this client."""
    return limits.trying_a_code(client)


INJECTED = {
    "table": Provide(find_table),
    "holder": Provide(holder_of, sync_to_thread=False),
    "me": Provide(ensured, sync_to_thread=False),
    "client": Provide(client_of, sync_to_thread=False),
    "one_try": Provide(try_code, sync_to_thread=False),
}
"""By the name of the parameter that asks for it."""

_REFUSALS = {
    400: "The request is invalid.",
    401: "The admin token is missing or wrong.",
    403: "You may not do this.",
    404: "There is no such thing here.",
    409: "Not now: the game is at another point.",
    413: "Too large.",
    429: "Too many requests.",
    503: "The store failed; nothing has changed.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route can answer with, for the OpenAPI document."""
    return {
        status: ResponseSpec(Problem, description=_REFUSALS[status], generate_examples=False)
        for status in sorted({400, 403, 429, *statuses})
    }


@dataclass
class FileOperation(Operation):
    """Declares in the OpenAPI document that the body is text."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody(
            content={"text/plain": OpenAPIMediaType(Schema(type=OpenAPIType.STRING))},
            description="A game file, in UTF-8.",
            required=True,
        )


def decoded(body: bytes) -> str:
    """The text of a file; raises `Invalid` if it is none."""
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise Invalid(
            "bad_file", f"a game file is text in UTF-8; byte {error.start} is not", column=error.start
        ) from None
