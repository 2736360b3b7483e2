"""The routes about calls outside the page: how you are called, and the links in messages."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from marrakech.server.identity import AnyRequest
from marrakech.server.injected import (
    GivenHolder,
    GivenIdentity,
    GivenLobby,
    GivenTry,
    refusals,
)
from marrakech.service.calling.wording import sample
from marrakech.service.lobby import Lobby
from marrakech.store.base import Holder
from marrakech.wire.contacts import (
    CallsSeen,
    LanguageCode,
    NewContact,
    TestOutcome,
    Zone,
    call_sample,
    contact_seen,
)

ContactParameter = Annotated[
    str, PathParameter(description="The contact's id.", max_length=64, pattern=r"^[a-z0-9]+$(?!\n)")
]
SignedCode = Annotated[
    str, PathParameter(description="Its signed code.", max_length=64, pattern=r"^[a-z0-9]+$(?!\n)")
]


class CallRoutes(Controller):
    """How you are called when it is your turn in a slow game."""

    path = "/api/calls"

    @get("/", summary="How you are called", limit="read", cost=2, responses=refusals(503))
    async def calls(
        self,
        lobby: GivenLobby,
        holder: GivenHolder,
        language: Annotated[LanguageCode, QueryParameter(description="Of the sample.")] = "en",
        zone: Annotated[Zone, QueryParameter(description="Of the sample.")] = "UTC",
    ) -> CallsSeen:
        """The ways that this house has, and those in which you are called."""
        return await _seen(lobby, holder, language, zone)

    @post(
        "/",
        summary="Be called",
        status_code=200,
        limit="contact",
        responses=refusals(409, 413, 503),
    )
    async def give(
        self,
        request: AnyRequest,
        lobby: GivenLobby,
        me: GivenIdentity,
        data: JSONBody[NewContact],
    ) -> Response[CallsSeen]:
        """Be called in this way, in place of another of its kind. An e-mail address has to be confirmed."""
        origin = request.app.state.url or str(request.base_url).rstrip("/")
        await lobby.crier.book.give(me.holder, data.kind, data.target, data.language, data.zone, origin)
        seen = await _seen(lobby, me.holder, data.language, data.zone)
        return Response(seen, cookies=me.cookies())

    @delete(
        "/{contact:str}",
        summary="Be called no more",
        limit="read",
        responses=refusals(404, 503),
    )
    async def drop(self, lobby: GivenLobby, holder: GivenHolder, contact: ContactParameter) -> None:
        """Delete a contact of yours."""
        await lobby.crier.book.drop(holder, contact)

    @post(
        "/test",
        summary="Send a test",
        status_code=200,
        limit="contact",
        responses=refusals(503),
    )
    async def test(self, lobby: GivenLobby, holder: GivenHolder) -> list[TestOutcome]:
        """Send the sample to every contact of yours that is confirmed."""
        if holder is None:
            return []
        contacts = {one.id: one for one in await lobby.crier.book.of(holder)}
        outcomes = await lobby.crier.book.test(holder)
        return [
            TestOutcome(id, contacts[id].kind, why) for id, why in outcomes.items() if id in contacts
        ]


async def _seen(lobby: Lobby, holder: Holder | None, language: str, zone: str) -> CallsSeen:
    book = lobby.crier.book
    key = await book.push_key()
    contacts = [] if holder is None else await book.of(holder)
    words = sample(language, zone, lobby.now())
    return CallsSeen(
        list(book.outlets), key, [contact_seen(one) for one in contacts], call_sample(words)
    )


@post(
    "/stop/{contact:str}/{code:str}",
    summary="Stop calls by the link of a message",
    status_code=204,
    limit="contact",
    responses=refusals(404, 503),
)
async def stop_contact(
    lobby: GivenLobby,
    one_try: GivenTry,
    contact: ContactParameter,
    code: SignedCode,
) -> None:
    """What a click on the link's page does, and a mail program by itself (RFC 8058). Needs no cookie."""
    async with one_try:
        await lobby.crier.book.stop(contact, code)


@post(
    "/confirm/{contact:str}/{code:str}",
    summary="Confirm an e-mail address",
    status_code=204,
    limit="contact",
    responses=refusals(404, 503),
)
async def confirm_contact(
    lobby: GivenLobby,
    one_try: GivenTry,
    contact: ContactParameter,
    code: SignedCode,
) -> None:
    """What a click on the page of the link in the first mail does."""
    async with one_try:
        await lobby.crier.book.confirm(contact, code)
