"""The games of the house as its operator sees them.

A game in memory tells about itself. Of any other the log is read, but not played: a list must cost little, wake
no bot, and not fail at a game that cannot be read.
"""

import contextlib
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from marrakech.record.errors import MarrakechError
from marrakech.service import log
from marrakech.service.errors import NotFound
from marrakech.service.house import GuestId, House, guest_id
from marrakech.service.seats import MOST_SEATS
from marrakech.service.stored import answered
from marrakech.service.table import LiveTable
from marrakech.store.base import Holder, LogEntry, Source

Status: TypeAlias = Literal["open", "playing", "over", "stored", "unreadable"]
"""All that is known of a game that is not in memory is that it is stored."""
Which: TypeAlias = Literal["live", "aside", "all"]

MOST_VISITORS = 20
"""The most visitors listed for a game."""


@dataclass(frozen=True, slots=True)
class SeatCensus:
    """A seat: who sits there, and by which id an operator may block them."""

    seat: int
    name: str
    bot: bool
    guest: GuestId | None


@dataclass(frozen=True, slots=True)
class Visitor:
    """A stream that is open in this process, and where it comes from."""

    guest: GuestId | None
    address: str


@dataclass(frozen=True, slots=True)
class GameCensus:
    """A game; `people` have it open in any process, `visitors` are those of this one."""

    game: str
    status: Status
    source: Source
    version: int
    begun: float
    touched: float
    creator: GuestId
    seats: list[SeatCensus]
    people: int = 0
    aside: str | None = None
    visitors: list[Visitor] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class GamePage:
    """Games in the order of their ids; `more` is where the next page begins, if there is one."""

    games: list[GameCensus]
    more: str | None


async def census(
    house: House, which: Which = "live", find: str = "", after: str = "", limit: int = 50
) -> GamePage:
    """A page of the games that are in memory or open in any process, put aside, or stored at all.

    With `find`, of all games whose ids begin with it.
    """
    ids = await _ids(house, which, find, after, limit + 1)
    audiences = await answered(house.lobby.store.shared.audiences(ids))
    games = []
    for game in ids[:limit]:
        here = audiences.get(game, {}).values()
        people = {holder for audience in here for holder in audience.holders}
        try:
            games.append(await _look(house, game, people))
        except NotFound:
            continue  # removed meanwhile
    return GamePage(games, ids[limit - 1] if len(ids) > limit else None)


async def _ids(house: House, which: Which, find: str, after: str, limit: int) -> list[str]:
    if find:
        return await _found(house, find, after, limit)
    if which == "all":
        return await answered(house.lobby.store.games(after, limit))
    if which == "aside":
        listed = set(house.aside)
    else:
        listed = await answered(house.lobby.store.shared.attended())
        listed |= {table.id for table in house.lobby.tables}
    return sorted(game for game in listed if game > after)[:limit]


async def _found(house: House, find: str, after: str, limit: int) -> list[str]:
    # The page of the store begins after an id: the one that is the beginning itself comes first.
    exact = []
    if after < find:
        with contextlib.suppress(NotFound):
            exact = [(await answered(house.lobby.store.game(find))).id]
    others = await answered(house.lobby.store.games(max(find, after), limit))
    return [*exact, *(game for game in others if game.startswith(find))][:limit]


async def _look(house: House, game: str, people: set[Holder]) -> GameCensus:
    aside = house.aside_reason(game)
    table = house.lobby.live(game)
    if table is not None:
        return _live(table, people, aside)
    return await _stored(house, game, len(people), aside)


def _live(table: LiveTable, elsewhere: set[Holder], aside: str | None) -> GameCensus:
    now = table.now
    holders = {key % MOST_SEATS: holder for key, holder in table.seats.holders.items()}
    visitors = sorted(
        {(guest_id(one.guest) if one.guest else "", one.address) for one in table.channel.listeners}
    )
    here = {one.guest for one in table.channel.listeners if one.guest}
    return GameCensus(
        game=table.id,
        status="over" if now.over else "playing" if now.started else "open",
        source=table.setup.source,
        version=now.version,
        begun=table.setup.created,
        touched=table.touched,
        creator=guest_id(table.seats.creator),
        seats=[
            _seat(seat, name, now.is_bot(seat), holders.get(seat))
            for seat, name in enumerate(now.names)
        ],
        people=len(here | elsewhere),
        aside=aside,
        visitors=[Visitor(guest or None, address) for guest, address in visitors[:MOST_VISITORS]],
    )


async def _stored(house: House, game: str, people: int, aside: str | None) -> GameCensus:
    stored = await answered(house.lobby.store.game(game))
    try:
        entries = await answered(house.lobby.store.entries(game))
        names, bots, keys = _seats(entries)
        status: Status = "stored"
    except (MarrakechError, IndexError):
        entries, names, bots, keys, status = [], [], set(), {}, "unreadable"
    holders = {
        key % MOST_SEATS: holder
        for key, holder in sorted(stored.holders.items())
        if key >= keys.get(key % MOST_SEATS, 0)
    }
    return GameCensus(
        game=game,
        status=status,
        source=stored.source,
        version=len(entries),
        begun=entries[0].at if entries else 0.0,
        touched=entries[-1].at if entries else 0.0,
        creator=guest_id(stored.creator),
        seats=[_seat(seat, name, seat in bots, holders.get(seat)) for seat, name in enumerate(names)],
        people=people,
        aside=aside,
    )


def _seats(entries: list[LogEntry]) -> tuple[list[str], set[int], dict[int, int]]:
    """The names, the seats of bots, and the first key of each seat's holders, by a log."""
    names: list[str] = []
    bots: set[int] = set()
    keys: dict[int, int] = {}
    for stored in entries:
        entry = log.decode(stored.text)
        if isinstance(entry, log.CreatedEntry):
            names = [plan.name for plan in entry.seats]
            bots = {seat for seat, plan in enumerate(entry.seats) if plan.kind == "bot"}
        elif isinstance(entry, log.JoinedEntry):
            names[entry.seat] = entry.name
            if entry.level is not None:
                bots.add(entry.seat)
        elif isinstance(entry, log.FreedEntry):
            names[entry.seat] = ""
            bots.discard(entry.seat)
            keys[entry.seat] = entry.key
    return names, bots, keys


def _seat(seat: int, name: str, bot: bool, holder: Holder | None) -> SeatCensus:
    return SeatCensus(seat, name, bot, None if bot or holder is None else guest_id(holder))
