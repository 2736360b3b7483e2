"""Real receivers on this machine: a web server, a mail server, and a browser behind a push service."""

import asyncio
import base64
import contextlib
import json
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, Envelope
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


@dataclass
class Received:
    """A request as it came."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


@dataclass
class WebReceiver:
    """A small web server: `answers` are its next statuses, then 200."""

    port: int = 0
    got: list[Received] = field(default_factory=list)
    answers: list[bytes] = field(default_factory=list)
    scheme: str = "http"

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"{self.scheme}://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one request and answer it."""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            self.got.append(await _request(reader))
            answer = self.answers.pop(0) if self.answers else b"200 OK"
            if answer == b"silence":
                await reader.read()
            writer.write(b"HTTP/1.1 " + answer + b"\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
        writer.transport.abort()


async def _request(reader: asyncio.StreamReader) -> Received:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    method, path, _ = head[0].split(" ")
    pairs = (line.partition(": ") for line in head[1:] if line)
    headers = {name.lower(): text for name, _, text in pairs}
    body = await reader.readexactly(int(headers["content-length"]))
    return Received(method, path, headers, body)


@asynccontextmanager
async def web_receiver(certificate: Path | None = None) -> AsyncIterator[WebReceiver]:
    """A web server on a port of its own, with TLS if it has a certificate."""
    receiver = WebReceiver(scheme="http" if certificate is None else "https")
    context = None
    if certificate is not None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate)
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0, ssl=context)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        await asyncio.sleep(0.01)  # for connections that were dropped to be closed


@contextmanager
def receiving() -> Iterator[WebReceiver]:
    """A receiver with a loop of its own, for clients that block."""
    ready, done = threading.Event(), threading.Event()
    found: list[WebReceiver] = []

    async def run() -> None:
        async with web_receiver() as receiver:
            found.append(receiver)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    ready.wait()
    try:
        yield found[0]
    finally:
        done.set()
        thread.join()


def self_signed(folder: Path) -> Path:
    """A certificate for 127.0.0.1 and its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path = folder / "certificate.pem"
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path


class MailReceiver:
    """The mails that a mail server got; `refusal` is its answer to the next recipients."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refusal = ""
        self.port = 0

    async def handle_RCPT(  # noqa: N802 (as aiosmtpd calls it)
        self, server: object, session: object, envelope: Envelope, address: str, options: object
    ) -> str:
        """Take or refuse a recipient."""
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:  # noqa: N802
        """Keep a mail."""
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.got.append(mail)
        return "250 OK"


@asynccontextmanager
async def mail_receiver() -> AsyncIterator[MailReceiver]:
    """A mail server on a port of its own."""
    receiver = MailReceiver()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(receiver, loop=loop), "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        await asyncio.sleep(0.01)


class Browser:
    """A browser that subscribed: it alone can read what the push service gets."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"

    @property
    def subscription(self) -> str:
        """What it gives to the page, as JSON."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        return json.dumps({"endpoint": self.endpoint, "expirationTime": None, "keys": keys})

    def read(self, received: Received) -> Any:
        """Decrypt a message."""
        plain = http_ece.decrypt(
            received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(plain)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
