"""What is stored of a new game: one that begins, one uploaded as a file, one resumed from a file."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player
from marrakech.record.game import Game
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.service import log, transfer
from marrakech.service.chances import Chances
from marrakech.service.codes import ID_LETTERS, random_letters
from marrakech.service.fairdice import BY_HAND, FairDice, new_secret, seeded_secret
from marrakech.service.resolution import letter
from marrakech.service.snapshots import terms
from marrakech.store import StoredGame
from marrakech.store.base import Holder

Stored: TypeAlias = tuple[StoredGame, Sequence[log.Entry]]
"""A game for the store, with the first entries of its log."""


def new_id() -> str:
    """An id for a game, which nobody can guess."""
    return random_letters(ID_LETTERS)


def begun(
    rules: Ruleset,
    seats: list[log.SeatPlan],
    clock: log.ClockPlan | None,
    creator: Holder,
    holders: Mapping[int, Holder],
    *,
    id: str | None = None,
    seed: str | None = None,
    number: str | None = None,
    by_hand: bool = False,
    starter: Player = 0,
    after: log.AfterPlan | None = None,
    series: log.SeriesPlan | None = None,
) -> Stored:
    """A game that begins; with a seed the dice follow from it and the rules alone, by hand it has none."""
    id = id or new_id()
    start = kernel.start_by(rules.rules, starter)
    if by_hand:
        created = log.CreatedEntry(
            printing=rules.printing.id,
            players=rules.players,
            switches=list(rules.switches),
            seats=seats,
            commitment="",
            dice=BY_HAND,
            start=str(Position(start)) if starter else None,
            format=log.LOG_VERSION,
            after=after,
            series=series,
        )
        return StoredGame(id, creator, b"", "play", dict(holders)), [created]
    secret = new_secret() if seed is None else seeded_secret(seed)
    origin = None if seed is None else f"seed-{secret.hex()[:12]}"
    dice = FairDice(secret, origin or id, terms(rules))
    deal = []
    if all(seat.name for seat in seats):
        deal = Chances(dice).deal(Node(start), number)
    created = log.CreatedEntry(
        printing=rules.printing.id,
        players=rules.players,
        switches=list(rules.switches),
        seats=seats,
        commitment=dice.commitment,
        clock=clock,
        deal=[letter(draw) for draw in deal] or None,
        dice=dice.scheme,
        number=number,
        origin=origin,
        start=str(Position(start)) if starter else None,
        format=log.LOG_VERSION,
        after=after,
        series=series,
    )
    return StoredGame(id, creator, secret, "play", dict(holders)), [created]


def uploaded(game: Game, text: str, creator: Holder) -> Stored:
    """A game to view, from its file; the text is kept if it says more than the log does."""
    created, *entries = transfer.as_log(game)
    if game.annotated:
        created = replace(created, file=text)
    return StoredGame(new_id(), creator, b"", "file"), [created, *entries]


def resumed(
    game: Game,
    plans: Sequence[log.SeatPlan],
    creator: Holder,
    numbers: list[str] | None = None,
) -> Stored:
    """A game to play on with, from its file: with its dice if the secret is known, else with new ones."""
    id = new_id()
    secret = transfer.secret_of(game)
    created, *entries = transfer.as_log(game, plans)
    assert isinstance(created, log.CreatedEntry)
    if secret is None:
        secret = new_secret()
        dice = FairDice(secret, id, terms(game.ruleset))
        created = replace(
            created,
            commitment=dice.commitment,
            origin=None,
            resumed=1 + len(entries),
            dice=dice.scheme,
        )
    created = replace(created, secret=None, numbers=numbers)
    holders = {seat: creator for seat, plan in enumerate(plans) if plan.kind == "person"}
    return StoredGame(id, creator, secret, "play", holders), [created, *entries]
