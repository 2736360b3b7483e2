"""Server-sent events: the form of a message, and an update that is encoded once for all."""

import pytest

from marrakech.server import streams
from marrakech.server.limits import RateLimits
from marrakech.server.streams import RETRY, frame
from marrakech.service.channel import Heartbeat, Presence
from marrakech.wire import updates
from tests.service.play import move, open_lobby, people

pytestmark = pytest.mark.anyio


async def test_an_update_has_its_version_as_id_and_the_bytes_of_the_answer() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 3)
        first, second = table.channel.join(None), table.channel.join(None)
        answer = updates.encoded(table, await move(table))
        sent = [frame(table, await anext(one.messages())) for one in (first, second)]
        assert sent == [b"id: 2\nevent: update\ndata: " + answer + b"\n\n"] * 2
        assert b"\n" not in answer


async def test_presence_and_heartbeats_have_no_id() -> None:
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        assert (
            frame(table, Presence((True, False)))
            == b'event: presence\ndata: {"present":[true,false],"choosing":0}\n\n'
        )
        assert frame(table, Heartbeat()) == b"event: heartbeat\ndata: {}\n\n"
        # A page hears events that have data, and no comments.


async def test_a_stream_is_counted_while_it_is_open() -> None:
    limits = RateLimits()
    async with open_lobby() as lobby:
        table = await people(lobby, 2)
        stream = streams.stream(table, None, None, limits, "1.2.3.4")
        assert (await anext(stream)).startswith(RETRY + b"event: presence\n")
        assert limits.streams_of("1.2.3.4") == 1
        await stream.aclose()  # type: ignore[attr-defined]
        assert limits.streams_of("1.2.3.4") == 0
        assert not table.channel.listeners
