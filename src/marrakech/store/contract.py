"""The contract of a store, as checks that any implementation can be run against.

Each check takes a function that opens a fresh, empty store, e.g. with pytest:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_contract(check, tmp_path):
        asyncio.run(check(lambda: SqliteStore(tmp_path / "games.db")))

`DURABLE_CHECKS` hold for stores that outlive their process, `SHARED_CHECKS` for stores that several
processes have open at once.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

from marrakech.store.base import LogEntry, NewEntry, Order, Store, StoredGame
from marrakech.store.calls import Call, CallRecords, Contact, Wait
from marrakech.store.errors import (
    CommandSeen,
    GameExists,
    SeatTaken,
    StaleVersion,
    StoreError,
    StoreUnavailable,
    UnknownGame,
)

OpenStore: TypeAlias = Callable[[], Store]
StoreCheck: TypeAlias = Callable[[OpenStore], Coroutine[Any, Any, None]]

ALICE = b"a" * 32
BASIM = b"b" * 32


def _entry(text: str = "{}", at: float = 1.0, command: str | None = None) -> NewEntry:
    return NewEntry(at, text.encode(), command)


def _game(id: str = "game", **fields: object) -> StoredGame:
    return StoredGame(id, ALICE, b"secret", code_secret=b"codes", **fields)  # type: ignore[arg-type]


async def _refuses(kind: type[StoreError], awaitable: Awaitable[object]) -> StoreError:
    try:
        await awaitable
    except kind as error:
        return error
    raise AssertionError(f"expected {kind.__name__}, nothing was raised")


async def keeps_a_game(open_store: OpenStore) -> None:
    """What was created is read back as it was."""
    store = open_store()
    game = _game(source="file", holders={0: ALICE, 2: BASIM})
    await store.create(game, [_entry('{"n":1}', 1.5), _entry('{"n":"é"}', 2.5)])
    assert await store.game("game") == game
    found = await store.entries("game")
    assert [(entry.version, entry.at, entry.text) for entry in found] == [
        (1, 1.5, b'{"n":1}'),
        (2, 2.5, '{"n":"é"}'.encode()),
    ]
    await store.close()


async def refuses_a_second_game_of_one_id(open_store: OpenStore) -> None:
    """An id is never used twice."""
    store = open_store()
    await store.create(_game(), [_entry()])
    await _refuses(GameExists, store.create(_game(), [_entry(), _entry()]))
    assert len(await store.entries("game")) == 1
    await store.close()


async def knows_what_it_does_not_know(open_store: OpenStore) -> None:
    """Asking for an unknown game raises `UnknownGame`; its log is empty."""
    store = open_store()
    await _refuses(UnknownGame, store.game("none"))
    await _refuses(UnknownGame, store.append("none", 1, _entry()))
    assert await store.entries("none") == []
    assert await store.version_of("none", "c") is None
    assert await store.games_of(ALICE) == []
    await store.close()


async def appends_in_order(open_store: OpenStore) -> None:
    """Versions are 1, 2, 3 ...; any but the next is refused with the current version."""
    store = open_store()
    await store.create(_game(), [_entry()])
    await store.append("game", 2, _entry("2"))
    for version in (0, 1, 2, 4):
        error = await _refuses(StaleVersion, store.append("game", version, _entry("x")))
        assert isinstance(error, StaleVersion)
        assert error.current == 2
    await store.append("game", 3, _entry("3"))
    assert [entry.text for entry in await store.entries("game", after=1)] == [b"2", b"3"]
    assert await store.entries("game", after=3) == []
    await store.close()


async def gives_a_version_to_one_writer(open_store: OpenStore) -> None:
    """Of many writers of the same version exactly one succeeds; the others get `StaleVersion`."""
    store = open_store()
    await store.create(_game(), [_entry()])
    writers = [store.append("game", 2, _entry(str(n), command=f"c{n}")) for n in range(20)]
    outcomes = await asyncio.gather(*writers, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, StaleVersion) for outcome in outcomes) == 19
    winner = outcomes.index(None)
    assert (await store.entries("game"))[1].text == str(winner).encode()
    await store.close()


async def stores_a_command_once(open_store: OpenStore) -> None:
    """A command's id leads to its version, per game; sending it again stores nothing."""
    store = open_store()
    await store.create(_game(), [_entry()])
    await store.create(_game("other"), [_entry()])
    await store.append("game", 2, _entry("2", command="c"))
    await store.append("game", 3, _entry("3"))
    for version in (2, 4):
        error = await _refuses(CommandSeen, store.append("game", version, _entry(command="c")))
        assert isinstance(error, CommandSeen)
        assert error.version == 2
    assert await store.version_of("game", "c") == 2
    assert await store.version_of("other", "c") is None
    await store.append("other", 2, _entry(command="c"))
    assert len(await store.entries("game")) == 3
    await store.close()


async def gives_a_seat_to_one_holder(open_store: OpenStore) -> None:
    """A claim and its entry are stored together or not at all."""
    store = open_store()
    await store.create(_game(holders={0: ALICE}), [_entry()])
    await store.append("game", 2, _entry(), claim=(1, BASIM))
    await _refuses(SeatTaken, store.append("game", 3, _entry(command="late"), claim=(1, ALICE)))
    await _refuses(StaleVersion, store.append("game", 2, _entry(), claim=(2, BASIM)))
    assert (await store.game("game")).holders == {0: ALICE, 1: BASIM}
    assert len(await store.entries("game")) == 2
    assert await store.version_of("game", "late") is None
    await store.close()


async def lists_games_by_holder(open_store: OpenStore) -> None:
    """Games created or sat in, most recently active first, each once."""
    store = open_store()
    await store.create(_game("old", holders={0: ALICE, 1: ALICE}), [_entry(at=1)])
    await store.create(_game("new"), [_entry(at=2)])
    await store.create(StoredGame("his", BASIM, b"s", holders={0: BASIM}), [_entry(at=3)])
    assert await store.games_of(ALICE) == ["new", "old"]
    assert await store.games_of(BASIM) == ["his"]
    await store.append("old", 2, _entry(at=4), claim=(2, BASIM))
    assert await store.games_of(ALICE) == ["old", "new"]
    assert await store.games_of(BASIM) == ["old", "his"]
    assert await store.games_of(BASIM, limit=1) == ["old"]
    await store.close()


async def keeps_the_commands_of_a_copy(open_store: OpenStore) -> None:
    """A game created with its whole log, as a copy is, keeps its command ids."""
    store = open_store()
    await store.create(_game(), [_entry(), _entry("2", command="c"), _entry("3")])
    assert [entry.command for entry in await store.entries("game")] == [None, "c", None]
    assert await store.version_of("game", "c") == 2
    error = await _refuses(CommandSeen, store.append("game", 4, _entry(command="c")))
    assert isinstance(error, CommandSeen)
    assert error.version == 2
    await store.close()


async def deletes_a_game(open_store: OpenStore) -> None:
    """Deleting a game removes everything that belongs to it, and nothing else."""
    store = open_store()
    for id in ("game", "other"):
        await store.create(_game(id, holders={0: ALICE}), [_entry(), _entry("2", command="c")])
    await store.delete("game")
    await _refuses(UnknownGame, store.game("game"))
    await _refuses(UnknownGame, store.delete("game"))
    assert await store.entries("game") == []
    assert await store.version_of("game", "c") is None
    assert await store.games_of(ALICE) == ["other"]
    assert (await store.game("other")).holders == {0: ALICE}
    await store.create(_game(), [_entry()])
    await store.append("game", 2, _entry(command="c"), claim=(0, BASIM))
    await store.close()


async def pages_through_all_games(open_store: OpenStore) -> None:
    """Every id once, in order, page by page."""
    store = open_store()
    for n in range(7):
        await store.create(_game(f"g{n}"), [_entry(at=n)])
    found: list[str] = []
    while page := await store.games(after=found[-1] if found else "", limit=3):
        assert len(page) <= 3
        found += page
    assert found == [f"g{n}" for n in range(7)]
    assert await store.untouched_since(3.0) == ["g0", "g1", "g2"]
    assert await store.untouched_since(3.0, limit=2) == ["g0", "g1"]
    await store.append("g1", 2, _entry(at=9))
    assert await store.untouched_since(3.0) == ["g0", "g2"]
    await store.close()


async def tells_the_time(open_store: OpenStore) -> None:
    """The store's clock moves forward and is close to this machine's."""
    store = open_store()
    before = await store.time()
    assert abs(before - time.time()) < 3600
    assert await store.time() >= before
    await store.close()


async def hides_the_secret_from_print(open_store: OpenStore) -> None:
    """The repr of a `StoredGame` must reveal neither secret."""
    store = open_store()
    game = StoredGame("game", ALICE, b"open sesame", code_secret=b"open barley")
    await store.create(game, [_entry()])
    shown = repr(await store.game("game"))
    assert "sesame" not in shown
    assert "barley" not in shown
    await store.close()


async def takes_many_writers(open_store: OpenStore) -> None:
    """Concurrent writes to many games all succeed."""
    store = open_store()

    async def play(game: str) -> None:
        await store.create(_game(game), [_entry()])
        for version in range(2, 12):
            await store.append(game, version, _entry(str(version), command=f"c{version}"))

    await asyncio.gather(*(play(f"g{n}") for n in range(30)))
    for n in range(30):
        assert [entry.version for entry in await store.entries(f"g{n}")] == list(range(1, 12))
    await store.close()


async def says_that_it_is_closed(open_store: OpenStore) -> None:
    """A closed store refuses every call, and may be closed again."""
    store = open_store()
    await store.create(_game(), [_entry()])
    await store.close()
    await store.close()
    await _refuses(StoreUnavailable, store.append("game", 2, _entry()))
    await _refuses(StoreUnavailable, store.entries("game"))


async def remembers_after_reopening(open_store: OpenStore) -> None:
    """Log, commands, seats, secrets and standing orders outlive the process that wrote them."""
    store = open_store()
    await store.create(_game(holders={0: ALICE}), [_entry()])
    await store.append("game", 2, _entry("2", 2.0, command="c"), claim=(1, BASIM))
    await store.order("a", Order("1"))
    await store.close()
    store = open_store()
    assert await store.orders() == {"a": Order("1")}
    assert await store.game("game") == _game(holders={0: ALICE, 1: BASIM})
    assert [entry.version for entry in await store.entries("game")] == [1, 2]
    assert await store.version_of("game", "c") == 2
    await _refuses(CommandSeen, store.append("game", 3, _entry(command="c")))
    await store.append("game", 3, _entry())
    await store.close()


class _Notices:
    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.messages: list[tuple[str, str]] = []
        self.entries: list[LogEntry] = []

    def grown(self, game: str, version: int, entry: LogEntry | None = None) -> None:
        self.heard.append((game, version))
        if entry is not None:
            self.entries.append(entry)

    def told(self, game: str, message: str) -> None:
        self.messages.append((game, message))

    def missed(self) -> None:
        pass


async def gives_a_version_to_one_of_two_processes(open_store: OpenStore) -> None:
    """Two processes that write the same versions: each version goes to one of them, and none is lost."""
    here, there = open_store(), open_store()
    await here.create(_game(), [_entry()])

    async def write(store: Store, who: str) -> None:
        stored = 0
        while stored < 20:
            version = len(await store.entries("game")) + 1
            try:
                await store.append("game", version, _entry(who, command=f"{who}{version}"))
                stored += 1
            except StaleVersion:
                continue

    await asyncio.gather(write(here, "h"), write(there, "t"))
    log = await here.entries("game")
    assert [entry.version for entry in log] == list(range(1, 42))
    assert log == await there.entries("game")
    assert sum(entry.text == b"h" for entry in log) == 20
    await here.close()
    await there.close()


async def tells_other_processes(open_store: OpenStore) -> None:
    """A watcher is notified of every entry that another process stores, and of none that was refused.

    An entry that is passed on is the one that was stored, and has no claim.
    """
    here, there = open_store(), open_store()
    notices = _Notices()
    await here.watch(notices)
    await there.create(_game(), [_entry()])
    texts = ("{}", '{"é": "\\u0000 \\" \\n"}', "x" * 20_000)
    for version in range(2, 12):
        new = NewEntry(1e9 + version / 7, texts[version % 3].encode(), f"c {version}")
        await there.append("game", version, new, claim=(3, BASIM) if version == 11 else None)
    await _refuses(StaleVersion, there.append("game", 5, _entry()))
    for _ in range(500):
        if ("game", 11) in notices.heard:
            break
        await asyncio.sleep(0.01)
    assert notices.heard == [("game", version) for version in range(2, 12)]
    assert all(entry.version != 11 for entry in notices.entries), "a claim has to be read"
    log = await there.entries("game")
    assert all(entry == log[entry.version - 1] for entry in notices.entries)
    await here.close()
    await there.close()


async def passes_messages_on(open_store: OpenStore) -> None:
    """A message reaches the watchers of other processes as it is, and nothing of it is stored."""
    here, there = open_store(), open_store()
    notices = _Notices()
    await here.watch(notices)
    await there.create(_game(), [_entry()])
    message = '{"a": "é \' b"}'
    await there.tell("game", message)
    for _ in range(500):
        if notices.messages:
            break
        await asyncio.sleep(0.01)
    assert notices.messages == [("game", message)]
    assert notices.heard == []
    assert len(await here.entries("game")) == 1
    await here.close()
    await there.close()


async def keeps_reviews_as_long_as_their_game(open_store: OpenStore) -> None:
    """A review is kept by its key, replaced by a later one, and deleted with its game."""
    store = open_store()
    await store.create(_game(), [_entry()])
    assert await store.review("game", "quick") is None
    await store.keep_review("game", "quick", b'{"n":1}')
    await store.keep_review("game", "deep", b"{}")
    await store.keep_review("game", "quick", '{"n":"é"}'.encode())
    assert await store.review("game", "quick") == '{"n":"é"}'.encode()
    assert await store.review("other", "quick") is None
    await _refuses(UnknownGame, store.keep_review("other", "quick", b"{}"))
    await store.delete("game")
    assert await store.review("game", "quick") is None
    await store.create(_game(), [_entry()])
    assert await store.review("game", "deep") is None
    await store.close()


async def keeps_standing_orders(open_store: OpenStore) -> None:
    """An order holds until it is lifted, replaced or past its time."""
    store = open_store()
    now = await store.time()
    assert await store.orders() == {}
    await store.order("b 2", Order("two"))
    await store.order("b 1", Order("é", now + 3600))
    await store.order("a", Order("past", now - 1))
    await store.order("c%", Order("other"))
    assert list(await store.orders()) == ["b 1", "b 2", "c%"]
    found = await store.orders("b ")
    assert found["b 2"] == Order("two")
    assert found["b 1"].text == "é"
    assert abs((found["b 1"].until or 0) - now - 3600) < 0.01
    await store.order("b 1", Order("again"))
    assert (await store.orders("b 1"))["b 1"] == Order("again")
    assert await store.lift("b 1")
    assert not await store.lift("b 1")
    assert not await store.lift("a")
    assert list(await store.orders()) == ["b 2", "c%"]
    await store.close()
    await _refuses(StoreUnavailable, store.orders())


def _contact(
    id: str = "c1", holder: bytes = ALICE, *, confirmed: bool = True, made: float = 1.0
) -> Contact:
    return Contact(
        id, holder, "mail", "é@example.org", "fr", "Europe/Paris", "https://x.example", confirmed, made
    )


async def keeps_contacts_until_they_are_dropped(open_store: OpenStore) -> None:
    """A contact is read back as it was, by its id and its guest, until it is dropped or was never confirmed."""
    store = open_store()
    book = store.calls
    new, theirs = _contact("c2", made=2.5, confirmed=False), _contact("c3", BASIM)
    for one in (new, _contact(), theirs):
        await book.keep(one)
    assert await book.contact("c1") == _contact()
    assert await book.contact("none") is None
    assert await book.contacts([ALICE]) == [_contact(), new]
    assert await book.contacts([]) == []
    assert await book.contacts([ALICE, BASIM]) == [_contact(), theirs, new]
    await book.keep(_contact("c1", confirmed=False, made=4.0))
    assert await book.contact("c1") == _contact("c1", confirmed=False, made=4.0)
    await book.drop_unconfirmed(3.0)
    assert [one.id for one in await book.contacts([ALICE, BASIM])] == ["c3", "c1"]
    assert await book.drop("c3")
    assert not await book.drop("c3")
    assert await book.contacts([BASIM]) == []
    assert "example.org" not in repr(_contact())
    await store.close()


async def keeps_one_wait_a_game(open_store: OpenStore) -> None:
    """A new turn replaces the wait; the same turn changes its due time only. It goes with its game."""
    store = open_store()
    book = store.calls
    for id in ("a", "b"):
        await store.create(_game(id), [_entry()])
    await book.wait(Wait("a", 3, 1, 100.0))
    await book.wait(Wait("b", 7, 0, 90.0, at=5.0))
    await book.wait(Wait("nowhere", 1, 0, 1.0))
    assert await book.waits() == [Wait("a", 3, 1, 100.0), Wait("b", 7, 0, 90.0, at=5.0)]
    assert await book.waits("a") == [Wait("b", 7, 0, 90.0, at=5.0)]
    assert await book.waits(limit=1) == [Wait("a", 3, 1, 100.0)]
    assert [one.game for one in await book.due_waits(4.9)] == ["a"]
    assert [one.game for one in await book.due_waits(5.0)] == ["a", "b"]
    assert await book.plan(Wait("a", 3, 1, 100.0, 1, None))
    assert not await book.plan(Wait("a", 2, 0, 50.0, 1, None)), "that turn is over"
    assert not await book.plan(Wait("nowhere", 2, 0, 50.0))
    await book.wait(Wait("a", 3, 1, 110.0))
    assert await book.waits(limit=1) == [Wait("a", 3, 1, 110.0, 1, None)]
    assert [one.game for one in await book.due_waits(1e9)] == ["b"]
    await book.wait(Wait("a", 4, 2, 200.0))
    assert await book.waits(limit=1) == [Wait("a", 4, 2, 200.0)]
    await book.unwait("a")
    await store.delete("b")
    assert await book.waits() == []
    await store.close()


async def makes_a_call_once(open_store: OpenStore) -> None:
    """A call of one key is planned once and taken by one; given back, it can be taken again."""
    store = open_store()
    book = store.calls
    await store.create(_game(), [_entry()])
    await book.keep(_contact())
    wait = Wait("game", 3, 1, 100.0, 1, None)
    await book.wait(wait)
    call = Call("c1", "game", 3, False, 10.0)
    assert await book.plan(wait, [call, Call("gone", "game", 3, False, 9.0)])
    assert await book.plan(wait, [Call("c1", "game", 3, False, 1.0), Call("c1", "game", 3, True, 20.0)])
    assert await book.due_calls(9.9) == []
    assert await book.due_calls(10.0) == [call]
    assert [one.reminder for one in await book.due_calls(30.0)] == [False, True]
    outcomes = await asyncio.gather(*(book.take(call) for _ in range(10)))
    assert sum(outcomes) == 1
    assert await book.due_calls(15.0) == []
    again = Call("c1", "game", 3, False, 12.0, 1)
    await book.give_back(again)
    assert await book.due_calls(15.0) == [again]
    assert await book.take(again)
    assert await book.plan(wait, [call])
    assert await book.due_calls(15.0) == [], "a call that was made is not made again"
    await book.forget_calls(15.0)
    assert [one.reminder for one in await book.due_calls(30.0)] == [True]
    await book.drop("c1")
    assert await book.due_calls(30.0) == []
    assert not await book.take(again)
    await store.close()


async def deletes_the_calls_of_a_game(open_store: OpenStore) -> None:
    """Nothing of a deleted game is called for."""
    store = open_store()
    await store.create(_game(), [_entry()])
    await store.calls.keep(_contact())
    await store.calls.wait(Wait("game", 3, 1, 100.0))
    await store.calls.plan(Wait("game", 3, 1, 100.0), [Call("c1", "game", 3, False, 10.0)])
    await store.delete("game")
    records = await store.calls.records()
    assert (list(records.waits), list(records.calls)) == ([], [])
    assert len(records.contacts) == 1
    await store.close()


async def shares_secrets(open_store: OpenStore) -> None:
    """The first secret of a name stays, whoever asks."""
    store = open_store()
    assert await store.calls.secret("a", b"one") == b"one"
    assert await store.calls.secret("a", b"two") == b"one"
    assert await store.calls.secret("b", b"two") == b"two"
    assert "one" not in repr(await store.calls.records())
    await store.close()


async def fills_a_book_once(open_store: OpenStore) -> None:
    """What is copied stays as it was in the source; what is there already is not overwritten."""
    store = open_store()
    await store.create(_game(), [_entry()])
    taken = Call("c1", "game", 3, False, 10.0, 2)
    records = CallRecords(
        [_contact()],
        [Wait("game", 3, 1, 100.0, 1, None), Wait("other", 1, 0, 1.0)],
        [(taken, True), (Call("c1", "other", 1, False, 1.0), False)],
        [("a", b"one")],
    )
    for _ in range(2):
        await store.calls.fill(records)
    found = await store.calls.records()
    assert found == CallRecords([_contact()], [records.waits[0]], [(taken, True)], [("a", b"one")])
    await store.close()


async def remembers_calls_after_reopening(open_store: OpenStore) -> None:
    """A call that was taken stays so, and one that was not is still due."""
    store = open_store()
    await store.create(_game(), [_entry()])
    await store.calls.keep(_contact())
    wait = Wait("game", 3, 1, 100.0, 1, None)
    await store.calls.wait(wait)
    calls = [Call("c1", "game", 3, reminder, 10.0) for reminder in (False, True)]
    await store.calls.plan(wait, calls)
    await store.calls.take(calls[0])
    await store.calls.secret("a", b"one")
    await store.close()
    store = open_store()
    assert await store.calls.due_calls(20.0) == [calls[1]]
    assert await store.calls.waits() == [wait]
    assert await store.calls.secret("a", b"two") == b"one"
    await store.close()


async def gives_a_call_to_one_of_two_processes(open_store: OpenStore) -> None:
    """Of two processes that take the same calls, each call goes to one of them."""
    here, there = open_store(), open_store()
    await here.create(_game(), [_entry()])
    await here.calls.keep(_contact())
    wait = Wait("game", 3, 1, 100.0)
    await here.calls.wait(wait)
    calls = [Call("c1", "game", turn, False, 1.0) for turn in range(20)]
    await here.calls.plan(wait, calls)
    takers = [store.calls.take(call) for call in calls for store in (here, there)]
    assert sum(await asyncio.gather(*takers)) == 20
    assert await here.calls.secret("a", b"one") == await there.calls.secret("a", b"two")
    await here.close()
    await there.close()


CHECKS: tuple[StoreCheck, ...] = (
    keeps_a_game,
    refuses_a_second_game_of_one_id,
    knows_what_it_does_not_know,
    appends_in_order,
    gives_a_version_to_one_writer,
    stores_a_command_once,
    gives_a_seat_to_one_holder,
    lists_games_by_holder,
    keeps_the_commands_of_a_copy,
    deletes_a_game,
    pages_through_all_games,
    tells_the_time,
    hides_the_secret_from_print,
    takes_many_writers,
    says_that_it_is_closed,
    keeps_reviews_as_long_as_their_game,
    keeps_standing_orders,
    keeps_contacts_until_they_are_dropped,
    keeps_one_wait_a_game,
    makes_a_call_once,
    deletes_the_calls_of_a_game,
    shares_secrets,
    fills_a_book_once,
)
DURABLE_CHECKS: tuple[StoreCheck, ...] = (
    remembers_after_reopening,
    remembers_calls_after_reopening,
)
SHARED_CHECKS: tuple[StoreCheck, ...] = (
    gives_a_version_to_one_of_two_processes,
    tells_other_processes,
    passes_messages_on,
    gives_a_call_to_one_of_two_processes,
)
