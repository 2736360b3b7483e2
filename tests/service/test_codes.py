"""Codes that open seats: known to those who were given them, and to nobody who learns the dice's secret."""

import asyncio
import hmac
import math

import msgspec
import pytest

from marrakech.record.game import Game
from marrakech.service import log, transfer
from marrakech.service.codes import ALPHABET, Codes, OldCodes, letters
from marrakech.service.errors import NotFound
from marrakech.service.events import Renewed
from marrakech.service.fairdice import FairDice
from marrakech.service.lobby import Lobby
from marrakech.service.requests import GameRequest
from marrakech.service.table import LiveTable
from marrakech.store import MemoryStore, NewEntry, StoredGame
from tests.service.play import ALICE, BASIM, DRISS, LINK, PERSON, move, open_lobby, play_out

pytestmark = pytest.mark.anyio

STRANGER = b"x" * 32
CODES = Codes(b"c" * 32, "game")


def documented(what: str) -> bytes:
    """A code's bytes, as the module's documentation has it."""
    return hmac.digest(b"c" * 32, f"marrakech codes 1\ngame\n{what}".encode(), "sha256")


async def test_codes_are_what_the_documentation_says() -> None:
    assert CODES.invitation(2, 1) == documented("invitation 2 1")[:20].hex()
    assert CODES.device(2, 0, 3) == documented("device 2 0 3")[:20].hex()
    number, spelled = int.from_bytes(documented("table 4"), "big"), ""
    for _ in range(14):
        number, rest = divmod(number, 31)
        spelled += ALPHABET[rest]
    assert CODES.table(4) == spelled
    assert CODES.rematch() == letters(documented("rematch"), 12)


async def test_codes_are_long_and_differ() -> None:
    assert len(bytes.fromhex(CODES.invitation(0, 0))) * 8 == 160
    assert len(bytes.fromhex(CODES.device(0, 0, 0))) * 8 == 160
    assert len(CODES.table(0)) * math.log2(len(set(ALPHABET))) >= 64
    others = [Codes(b"d" * 32, "game"), Codes(b"c" * 32, "other")]
    for one in (CODES, *others):
        found = [one.invitation(seat, n) for seat in range(4) for n in range(3)]
        found += [one.device(seat, n, m) for seat in range(4) for n in range(3) for m in range(3)]
        found += [one.table(n) for n in range(3)] + [one.rematch()]
        assert len(set(found)) == len(found)
    assert len({one.table(0) for one in (CODES, *others)}) == 3


async def test_letters_come_equally_often() -> None:
    seen = "".join(Codes(bytes([n % 256, n // 256]), "g").table(0) for n in range(4000))
    expected = len(seen) / len(ALPHABET)
    chi_square = sum((seen.count(letter) - expected) ** 2 / expected for letter in ALPHABET)
    assert chi_square < 59.7  # p = 0.001 with 30 degrees of freedom; the secrets are fixed


async def test_the_secret_is_not_in_the_text_of_the_codes() -> None:
    assert "cc" not in repr(CODES)


def from_the_dice(table: LiveTable, secret: str) -> list[str]:
    """Every code that somebody can work out from the secret of the dice, by today's and by former rules."""
    found = []
    for game in {table.id, table.dice.game}:
        dice = FairDice(bytes.fromhex(secret), game, table.dice.terms, table.dice.scheme)
        old, new = OldCodes(dice), Codes(dice.secret, game)
        found += [old.table(), new.table(0), old.rematch(game), new.rematch()]
        for seat in range(table.setup.players):
            found += [old.invitation(seat), new.invitation(seat, 0)]
            found += [old.device(seat, n) for n in range(4)] + [
                new.device(seat, 0, n) for n in range(4)
            ]
    return found


async def opens_nothing(table: LiveTable, codes: list[str]) -> None:
    """A stranger tries codes at every door of a table."""
    for code in codes:
        with pytest.raises(NotFound):
            table.seats.free_seat(code)
        with pytest.raises(NotFound):
            await table.join(STRANGER, code, "Bob")
        for seat in range(table.setup.players):
            with pytest.raises(NotFound):
                await table.add_device(STRANGER, seat, code)
    assert table.seats.of(STRANGER) == []


async def friends(lobby: Lobby) -> LiveTable:
    table = await lobby.create(GameRequest([PERSON, LINK, LINK]), ALICE)
    await table.join(BASIM, table.seats.invitations(ALICE)[1], "Bob")
    return table


async def test_the_published_secret_opens_no_seat_and_tells_no_rematch() -> None:
    async with open_lobby() as lobby:
        table = await friends(lobby)
        await table.join(DRISS, table.seats.invitations(ALICE)[2], "Driss")
        await play_out(table)
        secret = table.revealed(table.now)
        assert secret is not None
        known = from_the_dice(table, secret)
        await opens_nothing(table, known)
        again = await lobby.rematches.ask(table.id, ALICE)
        assert again.id not in known
        assert again.id == table.seats.codes.rematch()
        await opens_nothing(again, known)
        assert await lobby.rematches.ask(table.id, BASIM) is again


async def test_a_game_with_the_dice_of_another_has_codes_of_its_own() -> None:
    async with open_lobby() as lobby:
        first = await lobby.create(GameRequest([PERSON, PERSON]), ALICE)
        await play_out(first)
        secret = first.revealed(first.now)
        assert secret is not None
        second = await lobby.play_again(first.id, 5, [PERSON, PERSON], ALICE)
        third = await lobby.resume(transfer.as_text(first), [PERSON, PERSON], ALICE)
        for table in (second, third):
            await opens_nothing(table, from_the_dice(table, secret))
            await opens_nothing(table, from_the_dice(first, secret))
        private = second.seats.device_code(1, ALICE)
        await opens_nothing(third, [private])
        await second.add_device(BASIM, 1, private)


async def test_dice_of_a_seed_open_nothing() -> None:
    async with open_lobby() as lobby:
        table = await lobby.create(GameRequest([PERSON, LINK]), ALICE, seed="known to all")
        await opens_nothing(table, from_the_dice(table, table.dice.secret.hex()))


async def test_codes_made_anew_replace_all_before() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await friends(lobby)
        private = table.seats.device_code(1, BASIM)
        before = [table.seats.invitations(ALICE)[2], private, table.seats.table_code(ALICE) or ""]
        heard = asyncio.ensure_future(next_events(table))
        await asyncio.sleep(0)
        await table.renew_codes()
        assert await heard == (Renewed(),)
        await opens_nothing(table, before)
        assert table.seats.of(BASIM) == [1], "whoever sits stays"
        assert table.seats.free_seat(before[2], BASIM) is None, (
            "and may open the link that they came by"
        )
        game, fresh = table.id, table.seats.table_code(ALICE)
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        await opens_nothing(table, before)
        assert fresh is not None
        await table.join(STRANGER, fresh, "Chama")
        assert table.now.started


async def next_events(table: LiveTable) -> tuple[object, ...]:
    async for message in table.follow(ALICE, table.now.version):
        if hasattr(message, "events"):
            return tuple(message.events)
    raise AssertionError("the stream ended")


async def begun_before(store: MemoryStore, **changes: object) -> tuple[str, OldCodes]:
    """A table for three as a release before version 6 of the log has left it: one friend is there."""
    async with open_lobby() as lobby:
        plan = (await lobby.create(GameRequest([PERSON, LINK, LINK]), ALICE)).setup.plan
    dice = FairDice(b"s" * 32, str(changes.get("origin") or "oldgame"), "en2021 players=3")
    created = msgspec.structs.replace(plan, format=5, commitment=dice.commitment, **changes)
    joined = log.JoinedEntry(1, "Bob")
    entries = [NewEntry(1.0, log.encode(created)), NewEntry(2.0, log.encode(joined))]
    await store.create(StoredGame("oldgame", ALICE, dice.secret, "play", {0: ALICE, 1: BASIM}), entries)
    return "oldgame", OldCodes(dice)


async def test_links_of_games_begun_before_the_upgrade_work_until_the_end() -> None:
    store = MemoryStore()
    game, old = await begun_before(store)
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        assert table.seats.free_seat(old.table()) == 2
        assert table.seats.free_seat(old.invitation(2)) == 2
        await table.add_device(STRANGER, 1, old.device(1, 1))
        assert table.seats.of(STRANGER) == [1]
        await table.join(DRISS, old.table(), "Driss")
        assert table.now.started
        await move(table)
        used, unused = old.device(1, 1), old.device(1, 2)
        with pytest.raises(NotFound):
            await table.add_device(b"e" * 32, 1, used)
        await play_out(table)
        # Now the secret is everybody's.
        for seat, code in ((1, unused), (2, old.device(2, 1)), (0, old.device(0, 1))):
            with pytest.raises(NotFound):
                await table.add_device(b"e" * 32, seat, code)
        with pytest.raises(NotFound):
            table.seats.free_seat(old.table())
        assert (await lobby.rematches.ask(game, ALICE)).id != old.rematch(game)


async def test_an_old_link_ends_with_the_seat_that_was_freed() -> None:
    store = MemoryStore()
    game, old = await begun_before(store)
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        await table.free(ALICE, 1)
        for code in (old.table(), old.invitation(1)):
            with pytest.raises(NotFound):
                table.seats.free_seat(code)
        assert table.seats.free_seat(old.invitation(2)) == 2


async def test_an_old_game_with_known_dice_never_takes_codes_that_follow_from_them() -> None:
    store = MemoryStore()
    game, old = await begun_before(store, origin="elsewhere")
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        codes = [old.table(), old.invitation(2), old.device(1, 1), old.device(0, 1)]
        await opens_nothing(table, codes)


async def test_a_file_tells_neither_codes_nor_their_secret() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await friends(lobby)
        await table.join(DRISS, table.seats.invitations(ALICE)[2], "Driss")
        await play_out(table)
        secret = (await store.game(table.id)).code_secret
        text = transfer.as_text(table, reveal=True)
        assert isinstance(transfer.parse_game(text), Game)
        logged = b"".join(entry.text for entry in await store.entries(table.id))
        for hidden in (
            secret.hex(),
            table.seats.device_code(0, ALICE),
            table.seats.codes.rematch(),
        ):
            assert hidden not in text
            assert hidden.encode() not in logged


async def test_a_rematch_offered_before_the_upgrade_is_found() -> None:
    store = MemoryStore()
    game, old = await begun_before(store)
    async with open_lobby(store) as lobby:
        table = await lobby.table(game)
        await table.join(DRISS, table.seats.invitations(ALICE)[2], "Driss")
        await play_out(table)
        other = await lobby.create(GameRequest([LINK, LINK, PERSON]), ALICE)
        log_of, stored = await store.entries(other.id), await store.game(other.id)
        copy = StoredGame(old.rematch(game), ALICE, stored.secret, "play", stored.holders)
        await store.create(copy, [NewEntry(one.at, one.text) for one in log_of])
        assert (await lobby.rematches.ask(game, BASIM)).id == old.rematch(game)
        offer = await lobby.rematches.offer(table)
        assert offer is not None
        assert offer.game == old.rematch(game)
