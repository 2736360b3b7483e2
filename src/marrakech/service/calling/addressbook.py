"""How each guest is called: given, confirmed, tried and stopped.

A guest, which is a browser, has one contact of a kind at most. An e-mail address gets one question and
nothing else until it is confirmed. Every message carries a link that stops it, signed: it needs no cookie.
"""

import asyncio
import hashlib
import hmac
import logging
import math
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from marrakech.service.calling import push, wording
from marrakech.service.calling.mail import Mail, MailServer
from marrakech.service.calling.outbound import Outbound
from marrakech.service.calling.outlets import Letter, Outlet, Undelivered
from marrakech.service.calling.push import Push
from marrakech.service.calling.webhook import Webhook
from marrakech.service.calling.wording import CallWords
from marrakech.service.codes import ID_LETTERS, letters, random_letters, same
from marrakech.service.errors import Conflict, NotFound, TooMany, Unavailable
from marrakech.service.stored import answered
from marrakech.store import Store
from marrakech.store.base import Holder
from marrakech.store.calls import Contact, ContactId, ContactKind

logger = logging.getLogger(__name__)

CODE_LETTERS = 20
"""Letters of a signed link: 99 bits."""
SAMPLE_TOPIC = "sample"

CallBudget = tuple[float, float]
"""A burst, and a rate per second."""
GIVEN: CallBudget = (10, 10 / 3600)
"""Contacts that a guest may give."""
ASKED: CallBudget = (5, 5 / 86_400)
"""Addresses that a guest may have asked."""
ASKED_ADDRESS: CallBudget = (2, 1 / 21_600)
"""How often an address may be asked, whoever gives it."""
TRIED: CallBudget = (3, 3 / 600)
"""How often a guest may send a test."""
CALLED: CallBudget = (30, 1 / 120)
"""How often a target may be called, whoever gave it, for whatever games."""


class AddressBook:
    """The contacts of all guests, and the ways in which this house can call them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        *,
        outbound: Outbound | None = None,
        mail_server: MailServer | None = None,
    ) -> None:
        self._store = store
        self._now = now
        self._outbound = outbound or Outbound()
        self._mail = None if mail_server is None else Mail(mail_server)
        self._push: Push | None = None
        self._secret = b""
        self._opening = asyncio.Lock()

    async def open(self) -> None:
        """Read the keys of this house, which are made at its first start. Raises `Unavailable`."""
        async with self._opening:
            if self._secret:
                return
            book = self._store.calls
            key = await answered(book.secret("push", secrets.token_bytes(push.KEY_BYTES)))
            if push.push_installed():
                self._push = Push(self._outbound, key)
            self._secret = await answered(book.secret("calls", secrets.token_bytes(32)))

    @property
    def outlets(self) -> Mapping[ContactKind, Outlet]:
        """The ways that this house has, once it is open."""
        ways: dict[ContactKind, Outlet | None] = {
            "push": self._push,
            "mail": self._mail,
            "webhook": Webhook(self._outbound),
        }
        return {kind: way for kind, way in ways.items() if way is not None}

    async def push_key(self) -> str | None:
        """The public key that browsers subscribe with, or None without Web Push."""
        await self.open()
        return None if self._push is None else await asyncio.to_thread(self._push.public_key)

    async def of(self, holder: Holder) -> list[Contact]:
        """The contacts of a guest."""
        return await answered(self._store.calls.contacts([holder]))

    async def give(
        self, holder: Holder, kind: ContactKind, target: str, language: str, zone: str, origin: str
    ) -> Contact:
        """Call a guest in this way from now on; an e-mail address is asked first.

        Raises `Invalid` for a target that cannot be called, `Conflict` for a way that this house has not.
        """
        await self.open()
        outlet = self.outlets.get(kind)
        if outlet is None:
            raise Conflict("calls_off", f"this house does not call by {kind}")
        await self._spend(f"contact {holder.hex()}", GIVEN)
        target = await outlet.check(target)
        before = [one for one in await self.of(holder) if one.kind == kind]
        for one in before:
            if one.target == target and one.confirmed:
                renewed = replace(one, language=language, zone=zone, origin=origin)
                await answered(self._store.calls.keep(renewed))
                return renewed
        made = Contact(
            random_letters(ID_LETTERS), holder, kind, target, language, zone, origin,
            confirmed=kind != "mail", made=self._now(),
        )  # fmt: skip
        if isinstance(outlet, Mail):
            await self._ask(outlet, made)
        await answered(self._store.calls.keep(made))
        for one in before:
            await answered(self._store.calls.drop(one.id))
        return made

    async def _ask(self, outlet: Mail, contact: Contact) -> None:
        await self._spend(f"ask {contact.holder.hex()}", ASKED)
        await self._spend(f"ask {_hashed(contact.target)}", ASKED_ADDRESS)
        try:
            await outlet.ask(contact, self.link("confirm", contact))
        except Undelivered as why:
            logger.warning("a question by mail was not delivered: %s", why)
            raise Unavailable("call_failed", f"no mail could be sent there: {why}") from None

    async def confirm(self, id: ContactId, code: str) -> None:
        """Confirm an e-mail address by the link it was sent. Raises `NotFound`."""
        await self.open()
        contact = await answered(self._store.calls.contact(id))
        if contact is None or not same(self._code("confirm", id), code):
            raise NotFound("unknown_contact", "this link has expired: give the address again")
        if not contact.confirmed:
            await answered(self._store.calls.keep(replace(contact, confirmed=True)))

    async def stop(self, id: ContactId, code: str) -> None:
        """Stop calling by a link from a message; again and again changes nothing. Raises `NotFound`."""
        await self.open()
        if not same(self._code("stop", id), code):
            raise NotFound("unknown_contact", "this link is not whole: copy all of it")
        await answered(self._store.calls.drop(id))

    async def drop(self, holder: Holder | None, id: ContactId) -> None:
        """Delete a contact of a guest. Raises `NotFound`."""
        contact = await answered(self._store.calls.contact(id))
        if contact is None or contact.holder != holder:
            raise NotFound("unknown_contact", "you are not called in this way")
        await answered(self._store.calls.drop(id))

    async def test(self, holder: Holder) -> dict[ContactId, str | None]:
        """Send a guest the sample to every contact that is confirmed: why it did not arrive, or None."""
        await self.open()
        contacts = [one for one in await self.of(holder) if one.confirmed and one.kind in self.outlets]
        if contacts:
            await self._spend(f"test {holder.hex()}", TRIED)
        return {one.id: await self._test(one) for one in contacts}

    async def _test(self, contact: Contact) -> str | None:
        if await self.wait(contact) > 0:
            return "it was called too often"
        words = wording.sample(contact.language, contact.zone, self._now())
        try:
            await self.send(contact, words, "/games", SAMPLE_TOPIC, 3600.0)
        except Undelivered as why:
            if why.gone:
                await answered(self._store.calls.drop(contact.id))
            return str(why)
        return None

    async def send(
        self, contact: Contact, words: CallWords, path: str, topic: str, seconds: float
    ) -> None:
        """Send a call now. Raises `Undelivered`."""
        outlet = self.outlets.get(contact.kind)
        if outlet is None:
            raise Undelivered("this house does not call in this way any more")
        letter = Letter(words, contact.origin + path, self.link("stop", contact), topic, seconds)
        await outlet.send(contact, letter)

    async def wait(self, contact: Contact) -> float:
        """Seconds until a target may be called, 0 if it may be now and was counted."""
        burst, rate = CALLED
        return await answered(
            self._store.shared.spend(f"called {_hashed(contact.target)}", 1, burst, rate)
        )

    def link(self, what: str, contact: Contact) -> str:
        """The signed address that confirms or stops a contact."""
        return f"{contact.origin}/{what}/{contact.id}/{self._code(what, contact.id)}"

    def _code(self, what: str, id: ContactId) -> str:
        digest = hmac.digest(self._secret, f"marrakech calls 1\n{what}\n{id}".encode(), "sha256")
        return letters(digest, CODE_LETTERS)

    async def _spend(self, key: str, allowance: CallBudget) -> None:
        wait = await answered(self._store.shared.spend(key, 1, *allowance))
        if wait > 0:
            seconds = math.ceil(wait)
            raise TooMany(
                "too_many_requests", f"too often: try again in {seconds} s", retry_after=seconds
            )


def own_view(contact: Contact) -> str:
    """A contact as its own guest sees it: the address it gave."""
    return "" if contact.kind == "push" else contact.target


def _hashed(target: str) -> str:
    return hashlib.sha256(target.encode()).hexdigest()[:32]
