"""Requests to addresses that strangers give: checked, bounded, and never into the host's own network.

The name is resolved once, every address that it has is checked, and the connection goes to one that was
checked: a name that changes its mind meanwhile (DNS rebinding) gains nothing. Redirects are not followed. Of
the answer only its status is read.
"""

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

from marrakech.record.errors import MarrakechError

ANSWER_PATIENCE = 10.0
"""Seconds for the whole of a request."""
LONGEST_ADDRESS = 2048
LONGEST_CALL = 8192
MOST_READ = 16_384
"""Bytes of an answer that are looked at: its status line comes first."""
_STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})(?: |\r)")
_NAME = re.compile(r"[a-z0-9_.-]{1,253}", re.ASCII)
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]
"""Looks up the addresses of a name."""


class Forbidden(MarrakechError):  # noqa: N818 (named by what was wrong)
    """An address that may not be called. The message says why, and not what the name leads to."""


class Unreachable(MarrakechError):  # noqa: N818 (named by what was wrong)
    """There was no answer. The message names no address."""


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a request goes: an address that was checked, for a name."""

    url: SplitResult
    host: str
    port: int
    address: str

    @property
    def path(self) -> str:
        """The path with its query."""
        return (self.url.path or "/") + (f"?{self.url.query}" if self.url.query else "")


async def system_resolve(host: str, port: int) -> list[str]:
    """The addresses of a name as the system finds them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]) for place in found]


class Outbound:
    """Sends requests outside. With `private`, addresses of the own network and plain http are allowed too."""

    def __init__(self, *, private: bool = False, resolve: Resolve = system_resolve) -> None:
        self.private = private
        self._resolve = resolve
        self._tls: ssl.SSLContext | None = None

    async def check(self, address: str) -> Destination:
        """Where an address leads. Raises `Forbidden`, or `Unreachable` for a name that leads nowhere."""
        url, host, port = self._parsed(address)
        try:
            async with asyncio.timeout(ANSWER_PATIENCE):
                found = await self._resolve(host, port)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise Unreachable("there is no host of that name") from error
        if not found:
            raise Unreachable("there is no host of that name")
        for one in found:
            if not self.private and not is_public(one):
                raise Forbidden("it leads into a private network, where this server does not call")
        return Destination(url, host, port, found[0])

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post something; the status of the answer. Raises `Forbidden` or `Unreachable`."""
        if len(body) > LONGEST_CALL:
            raise Forbidden("the message is too long")
        to = await self.check(address)
        try:
            async with asyncio.timeout(ANSWER_PATIENCE):
                return await self._exchange(to, body, headers)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError) as error:
            raise Unreachable(f"there was no answer ({type(error).__name__})") from error

    def _parsed(self, address: str) -> tuple[SplitResult, str, int]:
        if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable():
            raise Forbidden("it is too long, or holds characters that an address cannot have")
        try:
            url = urlsplit(address)
            host, port = url.hostname or "", url.port
        except ValueError as error:
            raise Forbidden("it is not an address") from error
        plain = url.scheme == "http"
        if url.scheme != "https" and not (plain and self.private):
            raise Forbidden("it must begin with https://")
        if url.username is not None or url.password is not None or " " in address or "\\" in address:
            raise Forbidden("it must have no user, password, space or backslash")
        if not (_NAME.fullmatch(host) or _is_ip(host)):
            raise Forbidden("it names no host")
        return url, host, port or (80 if plain else 443)

    async def _exchange(self, to: Destination, body: bytes, headers: Mapping[str, str]) -> int:
        secure = to.url.scheme == "https"
        reader, writer = await asyncio.open_connection(
            to.address,
            to.port,
            ssl=self._context() if secure else None,
            server_hostname=to.host if secure else None,
            limit=MOST_READ,
        )
        try:
            named = f"[{to.host}]" if ":" in to.host else to.host
            usual = 443 if secure else 80
            sent = {
                "Host": named if to.port == usual else f"{named}:{to.port}",
                "Content-Length": str(len(body)),
                "Connection": "close",
                "User-Agent": "marrakech",
                **headers,
            }
            head = [f"POST {to.path} HTTP/1.1", *(f"{name}: {text}" for name, text in sent.items())]
            if any("\r" in line or "\n" in line for line in head):
                raise ValueError("a line break in a header")
            writer.write("\r\n".join((*head, "", "")).encode("ascii") + body)
            await writer.drain()
            found = _STATUS.match(await reader.readuntil(b"\n"))
            if found is None:
                raise ValueError("no status")
            return int(found[1])
        except asyncio.LimitOverrunError as error:
            raise ValueError("an endless line") from error
        finally:
            writer.close()
            with contextlib.suppress(OSError, TimeoutError):
                writer.transport.abort()

    def _context(self) -> ssl.SSLContext:
        if self._tls is None:
            self._tls = ssl.create_default_context()
        return self._tls


def is_public(text: str) -> bool:
    """Whether an address is one of the open internet, also where it carries another one inside."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address in _NAT64:
        return _is_open(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
    return all(_is_open(one) for one in (address, *_inside(address)))


def _is_open(address: Address) -> bool:
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_loopback or address.is_link_local
    )


def _inside(address: Address) -> list[Address]:
    """The IPv4 addresses that an IPv6 address stands for."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    found = (address.ipv4_mapped, address.sixtofour, *(address.teredo or ()))
    return [one for one in found if one is not None]


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
