"""How a guest is called outside the page: what a page is told and may ask."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from marrakech.service.calling.addressbook import own_view
from marrakech.service.calling.wording import CallWords
from marrakech.store.calls import Contact, ContactKind

Zone = Annotated[
    str,
    Meta(
        max_length=64,
        pattern=r"^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$(?!\n)",
        description="A time zone, e.g. Europe/Paris.",
        examples=["Europe/Paris"],
    ),
]
LanguageCode = Annotated[str, Meta(max_length=8, pattern=r"^[a-z]{2}$(?!\n)", examples=["fr"])]


class NewContact(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to be called, in a language and a time zone.

    The target is an e-mail address, the address of a webhook, or a browser's push subscription as JSON.
    """

    kind: Literal["push", "mail", "webhook"]
    target: Annotated[str, Meta(max_length=2048)]
    language: LanguageCode = "en"
    zone: Zone = "UTC"


class ContactSeen(Struct, frozen=True):
    """A way in which you are called; `target` is the address that you gave, empty for this browser."""

    id: str
    kind: ContactKind
    target: str
    confirmed: bool


class CallSample(Struct, frozen=True):
    """A call as it will read."""

    title: str
    line: str


class CallsSeen(Struct, frozen=True):
    """The ways that this house has, those in which you are called, and what a call says.

    `key` is what a browser subscribes with for Web Push, null where the house has none.
    """

    ways: list[ContactKind]
    key: str | None
    contacts: list[ContactSeen]
    sample: CallSample


class TestOutcome(Struct, frozen=True):
    """Whether a test arrived; `why` not, if it did not."""

    id: str
    kind: ContactKind
    why: str | None


def contact_seen(contact: Contact) -> ContactSeen:
    """A contact as its guest sees it."""
    return ContactSeen(contact.id, contact.kind, own_view(contact), contact.confirmed)


def call_sample(words: CallWords) -> CallSample:
    """What a call says."""
    return CallSample(words.title, words.line)
