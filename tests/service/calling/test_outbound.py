"""The way out: nothing that a stranger gives leads into the host's own network."""

import asyncio
from pathlib import Path

import pytest

from marrakech.service.calling import outbound
from marrakech.service.calling.outbound import (
    LONGEST_CALL,
    Forbidden,
    Outbound,
    Unreachable,
    is_public,
    system_resolve,
)
from tests.service.calling.receivers import self_signed, web_receiver

pytestmark = pytest.mark.anyio

PRIVATE = (
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::7f00:1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
    "2002:7f00:1::", "2002:a00:1::1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "nonsense",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
async def test_no_private_address_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::101:101"])
async def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://10.1.2.3/", "https://0.0.0.0/",
        "https://169.254.169.254/latest/meta-data", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/",
        "https://2130706433/", "https://0177.0.0.1/", "https://0x7f.1/", "https://127.1/", "https://0/",
        "https://192.168.0.1:8443/x", "https://[fe80::1%25lo]/", "https://LOCALHOST./",
    ],
)  # fmt: skip
async def test_every_way_to_write_an_own_address_is_refused(address: str) -> None:
    """By the system's own resolver, which reads decimal and octal forms too."""
    async with web_receiver():
        with pytest.raises((Forbidden, Unreachable)) as refused:
            await Outbound().check(address)
        # A few systems do not read all these forms: then there is no host of that name, which is as good.
        assert isinstance(refused.value, Forbidden) or "no host" in str(refused.value)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "[::1]"])
async def test_the_usual_forms_are_refused_as_private(host: str) -> None:
    with pytest.raises(Forbidden, match="private network"):
        await Outbound().check(f"https://{host}/")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://example.org/", "https"),
        ("ftp://example.org/", "https"),
        ("file:///etc/passwd", "https"),
        ("gopher://example.org/", "https"),
        ("https://user:pass@example.org/", "no user"),
        ("https://example.org\\@127.0.0.1/", "backslash|no host"),
        ("https:///path", "no host"),
        ("https://exa mple.org/", "space|no host"),
        ("https://example.org/\r\nX: y", "characters"),
        ("https://example.org:99999/", "not an address"),
        ("https://[::1/", "not an address"),
        ("https://" + "a" * 3000, "too long"),
        ("https://exämple.org/", "characters"),
    ],
)
async def test_what_is_no_address_is_refused(address: str, why: str) -> None:
    with pytest.raises(Forbidden, match=why):
        await Outbound().check(address)


async def test_one_private_address_among_public_ones_is_enough() -> None:
    async def both(host: str, port: int) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    with pytest.raises(Forbidden, match="private"):
        await Outbound(resolve=both).check("https://example.org/")


async def test_a_name_that_leads_nowhere_says_so() -> None:
    async def nowhere(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    async def nothing(host: str, port: int) -> list[str]:
        return []

    for resolve in (nowhere, nothing):
        with pytest.raises(Unreachable, match="no host of that name"):
            await Outbound(resolve=resolve).check("https://example.org/")


async def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    """A name that is asked once more would lead home: it is not asked once more."""
    asked: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["192.0.2.1"] if len(asked) == 1 else ["127.0.0.1"]

    connected: list[object] = []

    async def connect(address: str, port: int, **options: object) -> None:
        connected.append((address, port, options["server_hostname"]))
        raise OSError("nobody there")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(outbound, "is_public", lambda address: address == "192.0.2.1")
        patched.setattr(asyncio, "open_connection", connect)
        with pytest.raises(Unreachable):
            await Outbound(resolve=rebinding).post("https://example.org/x", b"{}", {})
    assert asked == ["example.org"]
    assert connected == [("192.0.2.1", 443, "example.org")]


async def test_a_name_that_is_checked_again_later_is_checked_again() -> None:
    """Given when it was public, private when it is called: refused."""
    places = iter((["93.184.216.34"], ["127.0.0.1"]))

    async def moving(host: str, port: int) -> list[str]:
        return next(places)

    out = Outbound(resolve=moving)
    await out.check("https://example.org/")
    with pytest.raises(Forbidden):
        await out.post("https://example.org/", b"{}", {})


async def test_a_post_arrives_as_it_was_sent() -> None:
    async with web_receiver() as receiver:
        status = await Outbound(private=True).post(
            f"{receiver.address}/hook?a=1", b'{"a":1}', {"Content-Type": "application/json"}
        )
        assert status == 200
        got = receiver.got[0]
        assert (got.method, got.path, got.json) == ("POST", "/hook?a=1", {"a": 1})
        assert got.headers["host"] == f"127.0.0.1:{receiver.port}"
        assert got.headers["content-type"] == "application/json"


async def test_redirects_are_not_followed() -> None:
    async with web_receiver() as receiver:
        there = f"302 Found\r\nLocation: {receiver.address}/secret"
        receiver.answers = [there.encode()]
        assert await Outbound(private=True).post(receiver.address, b"{}", {}) == 302
        assert len(receiver.got) == 1


async def test_time_and_size_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "ANSWER_PATIENCE", 0.2)
    async with web_receiver() as receiver:
        out = Outbound(private=True)
        receiver.answers = [b"silence"]
        with pytest.raises(Unreachable, match="TimeoutError"):
            await out.post(receiver.address, b"{}", {})
        receiver.answers = [b"200 " + b"x" * 100_000]
        with pytest.raises(Unreachable, match="no answer"):
            await out.post(receiver.address, b"{}", {})
        receiver.answers = [b"not a status"]
        with pytest.raises(Unreachable):
            await out.post(receiver.address, b"{}", {})
        with pytest.raises(Forbidden, match="too long"):
            await out.post(receiver.address, b"x" * (LONGEST_CALL + 1), {})
        with pytest.raises(Unreachable):
            await out.post(receiver.address, b"{}", {"X": "a\r\nY: b"})
    with pytest.raises(Unreachable):
        await out.post(receiver.address, b"{}", {})


async def test_tls_is_spoken_and_certificates_are_checked(tmp_path: Path) -> None:
    certificate = self_signed(tmp_path)
    async with web_receiver(certificate) as receiver:
        stranger, friend = Outbound(private=True), Outbound(private=True)
        with pytest.raises(Unreachable, match="SSLCertVerificationError"):
            await stranger.post(receiver.address, b"{}", {})
        assert receiver.got == []
        friend._context().load_verify_locations(certificate)
        assert await friend.post(receiver.address, b"{}", {}) == 200
        with pytest.raises(Unreachable):
            await friend.post(f"https://localhost:{receiver.port}/", b"{}", {})


async def test_the_system_finds_this_machine() -> None:
    assert "127.0.0.1" in await system_resolve("127.0.0.1", 80)
