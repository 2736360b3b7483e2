"""Calls by Web Push: encrypted for one browser (RFC 8291), signed with the house's key (VAPID, RFC 8292).

Needs the extra `calls` (pywebpush), which is imported when the first browser subscribes or is called.
"""

import asyncio
import base64
import binascii
import importlib.util
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from marrakech.service.calling.outbound import Forbidden, Outbound, Unreachable
from marrakech.service.calling.outlets import Letter, Undelivered, failed
from marrakech.service.errors import Invalid
from marrakech.store.calls import Contact

KEY_BYTES: Final = 32
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
LONGEST_STAY: Final = 28 * 86_400
"""Seconds for which a push service may keep a message: no service takes more than four weeks."""
TOKEN_SECONDS: Final = 12 * 3600


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription, in base64url."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """A browser's push subscription."""

    endpoint: str
    keys: PushKeys


def push_installed() -> bool:
    """Whether pywebpush is installed."""
    return importlib.util.find_spec("pywebpush") is not None


class Push:
    """See `Outlet`. `key` is the house's private key, 32 bytes."""

    def __init__(self, outbound: Outbound, key: bytes) -> None:
        self._outbound = outbound
        self._key = key
        self._vapid: Any = None

    def public_key(self) -> str:
        """What a browser subscribes with: the public key in base64url."""
        from cryptography.hazmat.primitives import serialization

        point = self._signer().public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def check(self, target: str) -> str:
        """See `Outlet.check`."""
        try:
            subscription = msgspec.json.decode(target, type=Subscription)
            point, auth = _decoded(subscription.keys.p256dh), _decoded(subscription.keys.auth)
            if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
                raise ValueError("keys of another length")
            await asyncio.to_thread(_encrypted, subscription, b"{}")
            await self._outbound.check(subscription.endpoint)
        except (Forbidden, Unreachable) as error:
            raise Invalid("bad_contact", f"this push service cannot be called: {error}") from error
        except (ValueError, TypeError, binascii.Error, msgspec.MsgspecError) as error:
            raise Invalid("bad_contact", "this is not the push subscription of a browser") from error
        return msgspec.json.encode(subscription).decode()

    async def send(self, contact: Contact, letter: Letter) -> None:
        """See `Outlet.send`."""
        subscription = msgspec.json.decode(contact.target, type=Subscription)
        said = {
            "title": letter.words.title,
            "body": letter.words.line,
            "link": letter.link,
            "stop": letter.stop,
            "stopWord": letter.words.stop,
            "tag": letter.topic,
            "language": contact.language,
        }
        body = await asyncio.to_thread(_encrypted, subscription, msgspec.json.encode(said))
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(min(max(letter.seconds, 60), LONGEST_STAY))),
            "Topic": letter.topic,
            "Urgency": "normal",
            **await asyncio.to_thread(self._signed, subscription.endpoint, contact.origin),
        }
        try:
            status = await self._outbound.post(subscription.endpoint, body, headers)
        except Forbidden as error:
            raise Undelivered(str(error)) from error
        except Unreachable as error:
            raise Undelivered(str(error), again=True) from error
        if (why := failed(status)) is not None:
            raise why

    def _signed(self, endpoint: str, origin: str) -> dict[str, str]:
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": origin,
        }
        signed: dict[str, str] = self._signer().sign(claims)
        return signed

    def _signer(self) -> Any:
        if self._vapid is None:
            from py_vapid import Vapid02

            self._vapid = Vapid02.from_raw(base64.urlsafe_b64encode(self._key))
            # The address of the page stands for whoever runs it, also where that is http://localhost.
            self._vapid.conf = {"no-strict": True}
        return self._vapid


def _encrypted(subscription: Subscription, data: bytes) -> bytes:
    from pywebpush import WebPusher

    return bytes(WebPusher(msgspec.to_builtins(subscription)).encode(data)["body"])


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
