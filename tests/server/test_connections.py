"""Connections: counted, timed, and closed when they keep the server waiting."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from marrakech.server import connections as module
from marrakech.server.connections import Connections, room_for_connections, watched_protocol
from marrakech.server.serve import listen
from tests.waiting import until

pytestmark = pytest.mark.anyio

REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Says hello; on /flood, far more than a client reads; on /early, before it has read the request."""
    if scope["type"] == "lifespan":
        return
    if scope["path"] == "/early":
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"no", "more_body": False})
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    if scope["path"] == "/flood":
        for _ in range(400):
            await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": True})
    await send({"type": "http.response.body", "body": b"hello", "more_body": False})


@asynccontextmanager
async def serving(connections: Connections) -> AsyncIterator[int]:
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        answer,
        http=watched_protocol(connections),
        ws="none",
        lifespan="off",
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True
        await task


async def ask(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port)


async def ends(reader: asyncio.StreamReader, within: float = 30.0) -> bytes:
    """What is read until the connection is closed."""
    got = b""
    try:
        async with asyncio.timeout(within):
            while chunk := await reader.read(65_536):
                got += chunk
    except ConnectionError:
        pass
    return got


async def test_who_sends_no_request_in_time_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """1,100 idle connections once locked everybody out."""
    monkeypatch.setattr(module, "REQUEST_WITHIN", 0.2)
    connections = Connections(10)
    async with serving(connections) as port:
        silent, first = await ask(port)
        slow, second = await ask(port)
        second.write(REQUEST[:10])
        body, third = await ask(port)
        third.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nabc")
        for reader in (silent, slow, body):
            assert b"hello" not in await ends(reader)
        for writer in (first, second, third):
            writer.close()
        await until(lambda: len(connections) == 0)


async def test_a_connection_is_used_again_and_slowness_is_noticed_then_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "REQUEST_WITHIN", 0.3)
    async with serving(Connections(10)) as port:
        reader, writer = await ask(port)
        for _ in range(3):
            writer.write(REQUEST)
            assert b"hello" in await reader.readuntil(b"hello\r\n0\r\n\r\n")
            await asyncio.sleep(0.2)  # longer in all than a request may take
        writer.write(REQUEST[:10])
        await ends(reader)
        writer.close()


async def test_one_address_cannot_take_all_connections() -> None:
    async with serving(Connections(10, most_of_one=2)) as port:
        held = [await ask(port) for _ in range(2)]
        refused, writer = await ask(port)
        answered = await ends(refused)
        assert answered.startswith(b"HTTP/1.1 503")
        assert b"retry-after: 5" in answered
        writer.close()
        held[0][1].close()
        await asyncio.sleep(0.05)
        reader, writer = await ask(port)
        writer.write(REQUEST)
        assert b"hello" in await reader.readuntil(b"hello")
        writer.close()
        held[1][1].close()


async def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "READ_WITHIN", 0.2)
    connections = Connections(10)
    async with serving(connections) as port:
        lazy = socket.create_connection(("127.0.0.1", port))
        lazy.sendall(b"GET /flood HTTP/1.1\r\nhost: x\r\n\r\n")
        await until(lambda: len(connections) == 1)
        await until(lambda: len(connections) == 0)
        lazy.close()


POST = b"POST / HTTP/1.1\r\nhost: x\r\n"
CHUNKS = b"transfer-encoding: chunked\r\n"
MALFORMED = {
    "a length and chunks": POST + b"content-length: 4\r\n" + CHUNKS + b"\r\n0\r\n\r\n",
    "chunks and a length": POST + CHUNKS + b"content-length: 4\r\n\r\n0\r\n\r\n",
    "folded chunks": POST + b"transfer-encoding:\r\n chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n",
    "chunks of HTTP/1.0": b"POST / HTTP/1.0\r\nhost: x\r\nconnection: keep-alive\r\n"
    + CHUNKS
    + b"\r\n0\r\n\r\n",
    "chunks twice": POST + CHUNKS + CHUNKS + b"\r\n0\r\n\r\n",
    "an unknown coding": POST + b"transfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "a space before the colon": POST + b"transfer-encoding : chunked\r\n\r\n0\r\n\r\n",
    "no chunk": POST + CHUNKS + b"\r\nzz\r\n\r\n",
    "a chunk longer than it says": POST + CHUNKS + b"\r\n1\r\nabc\r\n0\r\n\r\n",
    "two lengths": POST + b"content-length: 4\r\ncontent-length: 5\r\n\r\nabcd",
    "a length with a sign": POST + b"content-length: +4\r\n\r\nabcd",
    "a negative length": POST + b"content-length: -0\r\n\r\n",
    "a bad name": POST + b"bad header: x\r\n\r\n",
    "a zero": POST + b"bad: a\x00b\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": POST + b"host: y\r\n\r\n",
    "a long head": POST + b"big: " + b"x" * 70_000 + b"\r\n\r\n",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no HTTP": b"\x16\x03\x01 nonsense\r\n\r\n",
}


@pytest.mark.parametrize("malformed", MALFORMED.values(), ids=MALFORMED.keys())
async def test_nothing_is_served_after_a_malformed_request(malformed: bytes) -> None:
    """A request with both a length and chunks was answered, and so was what followed it."""
    async with serving(Connections(10)) as port:
        reader, writer = await ask(port)
        writer.write(malformed + REQUEST)
        answered = await ends(reader, within=10)
        writer.close()
    assert answered.startswith(b"HTTP/1.1 400 ")
    assert b"connection: close" in answered.lower()
    assert answered.count(b"HTTP/1.1 ") == 1
    assert b"hello" not in answered


async def test_a_chunk_that_is_none_after_the_answer_ends_the_connection_quietly(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It raised an error in the loop, so that anybody could fill the log with tracebacks."""
    async with serving(Connections(10)) as port:
        reader, writer = await ask(port)
        writer.write(b"POST /early HTTP/1.1\r\nhost: x\r\n" + CHUNKS + b"\r\n")
        answered = await reader.readuntil(b"no\r\n0\r\n\r\n")
        assert answered.startswith(b"HTTP/1.1 404 ")
        writer.write(b"zz\r\n\r\n" + REQUEST)
        assert await ends(reader, within=10) == b""
        writer.close()
    assert [record.getMessage() for record in caplog.records if record.name == "asyncio"] == []


async def test_requests_one_behind_the_other_are_answered_in_order() -> None:
    async with serving(Connections(10)) as port:
        reader, writer = await ask(port)
        writer.write(
            POST
            + b"content-length: 4\r\n\r\nabcd"
            + POST
            + CHUNKS
            + b"\r\n2\r\nab\r\n0\r\n\r\n"
            + REQUEST
        )
        for _ in range(3):
            assert b"hello" in await reader.readuntil(b"hello\r\n0\r\n\r\n")
        writer.close()


async def test_small_answers_are_sent_at_once() -> None:
    """Without TCP_NODELAY commands one after the other took 47.8 ms each."""
    seen: list[int] = []

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        seen.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = listen("127.0.0.1", 0)
    server = await asyncio.start_server(connected, sock=listener)
    reader, writer = await ask(listener.getsockname()[1])
    await reader.read()
    writer.close()
    server.close()
    assert seen
    assert seen[0] != 0


def test_clients_are_counted_apart() -> None:
    connections = Connections(3, most_of_one=2)
    assert [connections.admit("1.2.3.4") for _ in range(3)] == [True, True, False]
    assert connections.admit("5.6.7.8")
    assert not connections.admit("9.9.9.9"), "no more in all"
    connections.release("1.2.3.4")
    assert connections.admit("9.9.9.9")
    behind_a_proxy = Connections(5, None)
    assert all(behind_a_proxy.admit("10.0.0.1") for _ in range(5))


def test_there_is_room_for_some_connections() -> None:
    assert room_for_connections() >= 16
