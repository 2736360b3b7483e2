"""The log's entries: their text is what old logs hold, and a later version is refused."""

from typing import get_args

import msgspec
import pytest

from marrakech.service import log
from marrakech.service.errors import Unavailable
from marrakech.store import MemoryStore, NewEntry, StoredGame
from tests.service.play import ALICE, open_lobby, people

pytestmark = pytest.mark.anyio

CREATED = log.CreatedEntry("en2021", 3, [], [log.SeatPlan("person", "Ana")] * 3, "c0ffee", format=1)
TEXTS: list[tuple[log.Entry, str]] = [
    (
        CREATED,
        '{"type":"created","printing":"en2021","players":3,"switches":[],"seats":'
        '[{"kind":"person","name":"Ana"},{"kind":"person","name":"Ana"},{"kind":"person","name":"Ana"}],'
        '"commitment":"c0ffee","format":1}',
    ),
    (
        log.JoinedEntry(1, "Basim", ["H", "I"]),
        '{"type":"joined","seat":1,"name":"Basim","deal":["H","I"]}',
    ),
    (
        log.JoinedEntry(2, "Aziza", None, None, "novice", [1]),
        '{"type":"joined","seat":2,"name":"Aziza","level":"novice","absent":[1]}',
    ),
    (
        log.RenewedEntry(),
        '{"type":"renewed"}',
    ),
    (
        log.FreedEntry(1, 5),
        '{"type":"freed","seat":1,"key":5}',
    ),
    (log.NamedEntry(1, "Bas", "anir"), '{"type":"named","seat":1,"name":"Bas","figure":"anir"}'),
    (log.BeginsEntry(2), '{"type":"begins","seat":2}'),
    (log.DeclinedEntry(1), '{"type":"declined","seat":1}'),
    (log.ReplacedEntry("g7k2", [1]), '{"type":"replaced","game":"g7k2","without":[1]}'),
    (log.MovedEntry(1, 5), '{"type":"moved","seat":1,"key":5}'),
    (log.MovedEntry(0, 4, True), '{"type":"moved","seat":0,"key":4,"returned":true}'),
    (
        log.CreatedEntry(
            "en2021",
            2,
            [],
            [log.SeatPlan("person", "Ana"), log.SeatPlan("link", asked="Radu", figure="anir")],
            "c0ffee",
            format=7,
            after=log.AfterPlan("g7k2", [0, 1]),
            series=log.SeriesPlan(
                5.0,
                1,
                [log.Member("Ana", "H", None, 1), log.Member("Radu", "I", "anir")],
                [0, 1],
                [[0]],
            ),
        ),
        '{"type":"created","printing":"en2021","players":2,"switches":[],"seats":'
        '[{"kind":"person","name":"Ana"},{"kind":"link","figure":"anir","asked":"Radu"}],'
        '"commitment":"c0ffee","format":7,"after":{"game":"g7k2","seats":[0,1]},'
        '"series":{"since":5.0,"games":1,"members":[{"name":"Ana","colour":"H","wins":1},'
        '{"name":"Radu","colour":"I","figure":"anir"}],"seats":[0,1],"winners":[[0]]}}',
    ),
    (
        log.JoinedEntry(1, "Basim", figure="idir"),
        '{"type":"joined","seat":1,"name":"Basim","figure":"idir"}',
    ),
    (log.ArrivedEntry(1), '{"type":"arrived","seat":1}'),
    (log.DeviceEntry(1), '{"type":"device","seat":1}'),
    (log.ExcusedEntry(3.25), '{"type":"excused","seconds":3.25}'),
    (log.ResignedEntry(1), '{"type":"resigned","seat":1}'),
    (log.OrientedEntry(0, "left"), '{"type":"oriented","seat":0,"turn":"left"}'),
    (log.RolledEntry(0, 3, "left"), '{"type":"rolled","seat":0,"steps":3,"turn":"left"}'),
    (log.RolledEntry(0, 3), '{"type":"rolled","seat":0,"steps":3}'),
    (log.LaidEntry(0, "d4-e4", "S"), '{"type":"laid","seat":0,"rug":"d4-e4","drawn":"S"}'),
    (log.DrawnEntry(1, "A"), '{"type":"drawn","seat":1,"colour":"A"}'),
    (log.TurnedEntry(0, "right"), '{"type":"turned","seat":0,"turn":"right"}'),
    (log.TakenBackEntry(0, 7), '{"type":"taken_back","seat":0,"to":7}'),
    (log.HeldEntry(2), '{"type":"held","seat":2}'),
    (log.ReclaimedEntry(2), '{"type":"reclaimed","seat":2}'),
    (log.TimedOutEntry(2, True), '{"type":"timed_out","seat":2,"for_good":true}'),
]


@pytest.mark.parametrize(("entry", "text"), TEXTS, ids=lambda one: type(one).__name__)
def test_entries_are_written_as_they_always_were(entry: log.Entry, text: str) -> None:
    assert log.encode(entry).decode() == text
    assert log.decode(text.encode()) == entry


def test_every_kind_of_entry_is_told_here() -> None:
    assert {type(entry) for entry, _ in TEXTS} == set(get_args(log.Entry))


@pytest.mark.parametrize("text", [b"", b"{}", b'{"type":"blessed"}', b'{"type":"held"}', b"\xff"])
def test_what_is_no_entry_is_refused(text: bytes) -> None:
    with pytest.raises(log.UnreadableLog, match="cannot be read"):
        log.decode(text)


def test_a_log_of_a_later_version_is_refused() -> None:
    later = msgspec.structs.replace(CREATED, format=log.LOG_VERSION + 1)
    with pytest.raises(log.UnreadableLog, match="update marrakech"):
        log.decode(log.encode(later))


async def test_a_game_of_a_later_release_is_told_of_and_the_others_are_listed() -> None:
    store = MemoryStore()
    later = msgspec.structs.replace(CREATED, format=log.LOG_VERSION + 1)
    for game, text in (
        ("later", log.encode(later)),
        ("broken", b"{"),
        ("headless", log.encode(TEXTS[3][0])),
    ):
        await store.create(StoredGame(game, ALICE, b"s" * 32), [NewEntry(1.0, text)])
    async with open_lobby(store) as lobby:
        ours = await people(lobby, 3)
        for game in ("later", "broken", "headless"):
            with pytest.raises(Unavailable) as refusal:
                await lobby.table(game)
            assert refusal.value.code == "unreadable_game"
        assert [table.id for table in await lobby.mine(ALICE)] == [ours.id]
