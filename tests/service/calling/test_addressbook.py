"""How guests are called: given, confirmed, tried, stopped, and bounded."""

import json

import pytest

from marrakech.service.calling import addressbook, push
from marrakech.service.calling.addressbook import AddressBook
from marrakech.service.calling.outbound import Outbound
from marrakech.service.errors import Conflict, Invalid, NotFound, TooMany, Unavailable
from marrakech.store import MemoryStore
from tests.service.calling.houses import ORIGIN, called, calling_house
from tests.service.calling.receivers import Browser, mail_receiver, web_receiver
from tests.service.moments import Time
from tests.service.play import ALICE, BASIM

pytestmark = pytest.mark.anyio


async def test_a_guest_has_one_contact_of_a_kind() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        book = lobby.crier.book
        first = await called(lobby, "webhook", f"{receiver.address}/1")
        again = await called(lobby, "webhook", f"{receiver.address}/1", language="fr")
        assert (again.id, again.language) == (first.id, "fr")
        other = await called(lobby, "webhook", f"{receiver.address}/2")
        assert other.id != first.id
        await called(lobby, "push", Browser(f"{receiver.address}/p").subscription)
        assert sorted(one.kind for one in await book.of(BASIM)) == ["push", "webhook"]
        assert await book.of(ALICE) == []


async def test_only_the_own_contacts_can_be_deleted() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        contact = await called(lobby, "webhook", receiver.address)
        for holder in (ALICE, None):
            with pytest.raises(NotFound):
                await lobby.crier.book.drop(holder, contact.id)
        await lobby.crier.book.drop(BASIM, contact.id)
        with pytest.raises(NotFound):
            await lobby.crier.book.drop(BASIM, contact.id)
        assert (await lobby.store.calls.records()).contacts == []


async def test_links_are_signed_each_for_one_thing() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        book = lobby.crier.book
        contact = await called(lobby, "webhook", receiver.address)
        other = await called(lobby, "webhook", receiver.address, ALICE)
        stop, confirm = book.link("stop", contact), book.link("confirm", contact)
        assert stop.startswith(f"{ORIGIN}/stop/{contact.id}/")
        for wrong in (confirm, book.link("stop", other), "x" * 20):
            with pytest.raises(NotFound, match="not whole"):
                await book.stop(contact.id, wrong.rpartition("/")[2])
        with pytest.raises(NotFound):
            await book.confirm(contact.id, stop.rpartition("/")[2])
        for _ in range(2):
            await book.stop(contact.id, stop.rpartition("/")[2])
        assert await book.of(BASIM) == []
        assert len(await book.of(ALICE)) == 1


async def test_keys_are_made_once_and_kept() -> None:
    store = MemoryStore()
    first, second = AddressBook(store, Time()), AddressBook(store, Time())
    key = await first.push_key()
    assert key == await second.push_key()
    assert key is not None
    assert len(key) == 87
    assert await AddressBook(MemoryStore(), Time()).push_key() != key


async def test_without_pywebpush_there_is_no_push(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "push_installed", lambda: False)
    book = AddressBook(MemoryStore(), Time(), outbound=Outbound(private=True))
    assert await book.push_key() is None
    assert list(book.outlets) == ["webhook"]
    for kind in ("push", "mail"):
        with pytest.raises(Conflict) as refusal:
            await book.give(ALICE, kind, "x", "en", "UTC", ORIGIN)
        assert refusal.value.code == "calls_off"


async def test_an_address_is_asked_before_it_is_kept() -> None:
    async with mail_receiver() as receiver, calling_house(mail_port=receiver.port) as lobby:
        book = lobby.crier.book
        receiver.refusal = "550 nobody"
        with pytest.raises(Unavailable) as refusal:
            await called(lobby, "mail", "basim@example.org")
        assert refusal.value.code == "call_failed"
        assert await book.of(BASIM) == []
        receiver.refusal = ""
        contact = await called(lobby, "mail", "basim@example.org")
        assert not contact.confirmed
        link = receiver.got[0].get_content().partition(f"{ORIGIN}/confirm/")[2].split()[0]
        id, code = link.split("/")
        with pytest.raises(NotFound):
            await book.confirm(id, code[::-1])
        await book.confirm(id, code)
        await book.confirm(id, code)
        assert [one.confirmed for one in await book.of(BASIM)] == [True]
        assert len(receiver.got) == 1
        # Another address has to be asked again, and the old link does not confirm it.
        other = await called(lobby, "mail", "basim@example.net")
        assert not other.confirmed
        with pytest.raises(NotFound):
            await book.confirm(other.id, code)


async def test_an_address_cannot_be_asked_again_and_again() -> None:
    async with mail_receiver() as receiver, calling_house(mail_port=receiver.port) as lobby:
        for holder in (b"1" * 32, b"2" * 32):
            await called(lobby, "mail", "victim@example.org", holder)
        with pytest.raises(TooMany):
            await called(lobby, "mail", "victim@example.org", b"3" * 32)
        for number in range(5):
            await called(lobby, "mail", f"victim{number}@example.org", b"4" * 32)
        with pytest.raises(TooMany):
            await called(lobby, "mail", "victim6@example.org", b"4" * 32)
        assert len(receiver.got) == 2 + 5


async def test_a_test_sends_the_sample_to_all_that_are_confirmed() -> None:
    async with (
        web_receiver() as web,
        mail_receiver() as mails,
        calling_house(mail_port=mails.port) as lobby,
    ):
        book = lobby.crier.book
        assert await book.test(BASIM) == {}
        hook = await called(lobby, "webhook", web.address)
        device = await called(lobby, "push", Browser(f"{web.address}/p").subscription)
        await called(lobby, "mail", "basim@example.org")
        assert await book.test(BASIM) == {hook.id: None, device.id: None}
        hooked = next(one for one in web.got if one.headers["content-type"] == "application/json")
        assert hooked.json["text"].startswith("Your turn: Mum laid c5")
        assert len(mails.got) == 1, "the question alone"
        web.answers = [b"410 Gone", b"410 Gone"]
        outcome = await book.test(BASIM)
        assert outcome[device.id] == "status 410: there is nobody any more"
        assert [one.kind for one in await book.of(BASIM) if one.confirmed] == ["webhook"]
        await book.test(BASIM)
        with pytest.raises(TooMany):
            await book.test(BASIM)


async def test_contacts_cannot_be_given_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addressbook, "GIVEN", (2, 1e-6))
    async with calling_house() as lobby:
        for _ in range(2):
            with pytest.raises(Invalid):
                await called(lobby, "webhook", "nonsense")
        with pytest.raises(TooMany):
            await called(lobby, "webhook", "nonsense")


async def test_a_guest_sees_the_address_that_it_gave() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        hook = await called(lobby, "webhook", receiver.address)
        device = await called(lobby, "push", Browser(receiver.address).subscription)
        assert addressbook.own_view(hook) == receiver.address
        assert addressbook.own_view(device) == ""
        assert json.loads(device.target)["endpoint"] == receiver.address
