# ruff: noqa: RUF001 (dashes as people read them)
"""The crier: one call a turn and one reminder, through restarts, failures and several processes."""

import asyncio
import logging
import re
from pathlib import Path

import pytest

from marrakech.service import clocks
from marrakech.service.calling import addressbook, crier
from marrakech.service.calling.crier import FIRST_RETRY, MOST_TRIES, PRESENT, RETRY_FACTOR, wait_of
from marrakech.service.requests import ClockRequest, GameRequest
from marrakech.service.snapshots import DAY
from marrakech.store import MemoryStore, SqliteStore
from marrakech.store.calls import Wait
from tests.service.calling.houses import ORIGIN, called, calling_house, slow_game, whole_turn
from tests.service.calling.receivers import Browser, mail_receiver, web_receiver
from tests.service.moments import Time
from tests.service.play import ALICE, BASIM, PERSON, move, people
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_whoever_is_to_move_is_called_once_a_turn() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        table = await slow_game(lobby)
        await called(lobby, "webhook", f"{receiver.address}/basim")
        await called(lobby, "webhook", f"{receiver.address}/alice", ALICE, "fr")
        for _ in range(3):
            await lobby.crier.go_round()
        assert [one.path for one in receiver.got] == ["/alice"]
        assert (
            receiver.got[0].json["text"].startswith("À vous\u00a0: le marché ouvre. Manche 1 sur 24.")
        )
        await whole_turn(table)
        for _ in range(3):
            await lobby.crier.go_round()
        assert [one.path for one in receiver.got] == ["/alice", "/basim"]
        text = receiver.got[1].json["text"]
        assert re.match(
            r"Your turn: Hana laid [a-g][1-7]–[a-g][1-7]\. Round 1 of 24\. You have until", text
        )
        assert f"{ORIGIN}/g/{table.id}" in text
        assert f"Stop these calls {ORIGIN}/stop/" in text
        await whole_turn(table)
        await lobby.crier.go_round()
        assert [one.path for one in receiver.got] == ["/alice", "/basim", "/alice"]


async def test_a_reminder_comes_once_when_a_day_is_left() -> None:
    time = Time()
    async with web_receiver() as receiver, calling_house(time=time) as lobby:
        await slow_game(lobby)
        await called(lobby, "webhook", receiver.address, ALICE)
        await lobby.crier.go_round()
        time.pass_by(2 * DAY - 1)
        await lobby.crier.go_round()
        assert len(receiver.got) == 1
        time.pass_by(2)
        for _ in range(3):
            await lobby.crier.go_round()
            time.pass_by(3600)
        assert [one.json["text"][:24] for one in receiver.got] == [
            "Your turn: the market op",
            "Your turn, a day is left",
        ]


async def test_a_turn_of_one_day_has_no_reminder() -> None:
    time = Time()
    async with web_receiver() as receiver, calling_house(time=time) as lobby:
        await slow_game(lobby, days=1)
        await called(lobby, "webhook", receiver.address, ALICE)
        for _ in range(20):
            await lobby.crier.go_round()
            time.pass_by(3600)
        assert len(receiver.got) == 1


async def test_time_that_is_given_back_puts_the_reminder_off() -> None:
    time = Time()
    async with web_receiver() as receiver, calling_house(time=time) as lobby:
        table = await slow_game(lobby)
        await called(lobby, "webhook", receiver.address, ALICE)
        await lobby.crier.go_round()
        time.pass_by(DAY)
        lobby.outages.add(time.now - DAY / 2, time.now)
        await table.excuse()
        time.pass_by(DAY + 1)
        await lobby.crier.go_round()
        assert len(receiver.got) == 1
        time.pass_by(DAY / 2 + 10)
        await lobby.crier.go_round()
        assert len(receiver.got) == 2


async def test_quick_games_call_nobody() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        await people(lobby, 3)
        await people(lobby, 3, clock=ClockRequest(per_turn=DAY - 1))
        await called(lobby, "webhook", receiver.address, ALICE)
        await lobby.crier.go_round()
        assert await lobby.store.calls.waits() == []
        assert receiver.got == []


async def test_nobody_is_called_who_sits_there_unless_it_takes_long() -> None:
    time = Time()
    async with web_receiver() as receiver, calling_house(time=time) as lobby:
        table = await slow_game(lobby)
        await called(lobby, "webhook", receiver.address, ALICE)
        stream = table.follow(ALICE, None)
        await anext(stream)
        await lobby.crier.go_round()
        time.pass_by(PRESENT - 1)
        await lobby.crier.go_round()
        assert receiver.got == []
        time.pass_by(61)
        await lobby.crier.go_round()
        assert len(receiver.got) == 1
        await stream.aclose()  # type: ignore[attr-defined]


async def test_a_turn_that_is_over_calls_nobody() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        table = await slow_game(lobby)
        await called(lobby, "webhook", receiver.address, ALICE)
        await lobby.crier._write()
        (wait,) = await lobby.store.calls.due_waits(lobby.now())
        await lobby.crier._plan(wait)
        await whole_turn(table)
        await lobby.crier.go_round()
        assert receiver.got == []
        assert await lobby.store.calls.due_calls(lobby.now() + DAY) == []


async def test_one_address_given_by_two_devices_is_called_once() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        table = await slow_game(lobby)
        await table.add_device(b"p" * 32, 0, table.seats.device_code(0, ALICE))
        await called(lobby, "webhook", receiver.address, ALICE)
        await called(lobby, "webhook", receiver.address, b"p" * 32)
        await lobby.crier.go_round()
        assert len(receiver.got) == 1


@pytest.mark.parametrize("moment", ["before planning", "before sending", "after"])
async def test_a_restart_loses_no_call_and_repeats_none(tmp_path: Path, moment: str) -> None:
    time = Time()
    async with web_receiver() as receiver:
        store = SqliteStore(tmp_path / "games.db")
        async with calling_house(store, time) as lobby:
            await slow_game(lobby)
            await called(lobby, "webhook", receiver.address, ALICE)
            await lobby.crier._write()
            if moment == "before sending":
                await lobby.crier._plan((await store.calls.due_waits(time.now))[0])
            elif moment == "after":
                await lobby.crier.go_round()
        await store.close()
        store = SqliteStore(tmp_path / "games.db")
        async with calling_house(store, time) as lobby:
            for _ in range(3):
                await lobby.crier.go_round()
        await store.close()
        assert len(receiver.got) == 1


async def test_a_process_that_dies_while_it_sends_repeats_nothing(tmp_path: Path) -> None:
    time = Time()
    async with web_receiver() as receiver:
        store = SqliteStore(tmp_path / "games.db")
        async with calling_house(store, time) as lobby:
            await slow_game(lobby)
            await called(lobby, "webhook", receiver.address, ALICE)
            receiver.answers = [b"silence"]
            dying = asyncio.ensure_future(lobby.crier.go_round())
            await until(lambda: len(receiver.got) == 1)
            dying.cancel()
            await asyncio.gather(dying, return_exceptions=True)
        await store.close()
        store = SqliteStore(tmp_path / "games.db")
        async with calling_house(store, time) as lobby:
            await lobby.crier.go_round()
            time.pass_by(DAY / 2)
            await lobby.crier.go_round()
        await store.close()
        assert len(receiver.got) == 1


async def test_of_several_processes_one_calls() -> None:
    store, time = MemoryStore(many=True), Time()
    async with web_receiver() as receiver, calling_house(store, time) as here:
        async with calling_house(store, time) as there:
            table = await slow_game(here)
            await called(there, "webhook", receiver.address, ALICE)
            here.crier.note(table)
            there.crier.note(await there.table(table.id))
            for _ in range(2):
                await asyncio.gather(here.crier.go_round(), there.crier.go_round())
        assert len(receiver.got) == 1
        # The one that went round is gone: the other takes over.
        await whole_turn(table)
        await whole_turn(table)
        here.crier.note(table)
        await here.crier.go_round()
        time.pass_by(crier.CRIER_LEASE + 1)
        store.shared._leases.clear()
        await here.crier.go_round()
        assert len(receiver.got) == 2


async def test_what_fails_is_tried_again_later_and_later() -> None:
    time = Time()
    async with web_receiver() as receiver, calling_house(time=time) as lobby:
        await slow_game(lobby, days=7)
        await called(lobby, "webhook", receiver.address, ALICE)
        receiver.answers = [b"503 Later"] * 20
        await lobby.crier.go_round()
        for tries in range(1, MOST_TRIES):
            pause = FIRST_RETRY * RETRY_FACTOR ** (tries - 1)
            time.pass_by(pause - 1)
            await lobby.crier.go_round()
            assert len(receiver.got) == tries
            time.pass_by(2)
            await lobby.crier.go_round()
            assert len(receiver.got) == tries + 1
        time.pass_by(2 * DAY)
        await lobby.crier.go_round()
        assert len(receiver.got) == MOST_TRIES


async def test_what_failed_once_arrives_once() -> None:
    time = Time()
    async with web_receiver() as receiver, calling_house(time=time) as lobby:
        await slow_game(lobby)
        await called(lobby, "webhook", receiver.address, ALICE)
        receiver.answers = [b"503 Later"]
        for _ in range(4):
            await lobby.crier.go_round()
            time.pass_by(FIRST_RETRY + 1)
        assert len(receiver.got) == 2


async def test_a_browser_that_is_gone_is_dropped() -> None:
    async with web_receiver() as receiver, calling_house() as lobby:
        table = await slow_game(lobby)
        browser = Browser(f"{receiver.address}/push")
        await called(lobby, "push", browser.subscription, ALICE)
        receiver.answers = [b"201 Created", b"410 Gone"]
        await lobby.crier.go_round()
        told = browser.read(receiver.got[0])
        assert told["title"] == "Your turn: the market opens"
        assert told["link"] == f"{ORIGIN}/g/{table.id}"
        assert len(await lobby.crier.book.of(ALICE)) == 1
        await whole_turn(table)
        await whole_turn(table)
        await lobby.crier.go_round()
        assert await lobby.crier.book.of(ALICE) == []


async def test_an_address_is_called_once_it_is_confirmed() -> None:
    async with mail_receiver() as receiver, calling_house(mail_port=receiver.port) as lobby:
        table = await slow_game(lobby)
        contact = await called(lobby, "mail", "basim@example.org")
        await whole_turn(table)
        await lobby.crier.go_round()
        (asked,) = receiver.got
        assert "confirm" in asked.get_content()
        await lobby.crier.book.confirm(contact.id, lobby.crier.book.link("confirm", contact)[-20:])
        await whole_turn(table)
        await whole_turn(table)
        await lobby.crier.go_round()
        assert len(receiver.got) == 2
        assert receiver.got[1]["Subject"].startswith("Your turn: Hana laid ")
        stop = receiver.got[1]["List-Unsubscribe"].strip("<>")
        await lobby.crier.book.stop(*stop.split("/")[-2:])
        await whole_turn(table)
        await whole_turn(table)
        await lobby.crier.go_round()
        assert len(receiver.got) == 2


async def test_a_target_is_not_called_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addressbook, "CALLED", (1, 1 / 100_000))
    async with web_receiver() as receiver, calling_house() as lobby:
        for _ in range(3):
            await slow_game(lobby)
        await called(lobby, "webhook", receiver.address, ALICE)
        await lobby.crier.go_round()
        await lobby.crier.go_round()
        assert len(receiver.got) == 1


async def test_nothing_of_an_address_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with (
        web_receiver() as web,
        mail_receiver() as mails,
        calling_house(mail_port=mails.port) as lobby,
    ):
        await slow_game(lobby)
        await called(lobby, "webhook", f"{web.address}/a-secret-room", ALICE)
        await called(lobby, "push", Browser(f"{web.address}/a-secret-device").subscription, ALICE)
        contact = await called(lobby, "mail", "irina@example.org", ALICE)
        await lobby.crier.book.confirm(contact.id, lobby.crier.book.link("confirm", contact)[-20:])
        web.answers = [b"500 Oops"] * 2
        mails.refusal = "450 not irina@example.org now"
        await lobby.crier.go_round()
        logged = "\n".join(
            record.getMessage() for record in caplog.records if record.name.startswith("marrakech")
        )
        assert logged.count("was not delivered") == 3
        for secret in ("secret", "irina", "127.0.0.1"):
            assert secret not in logged


async def test_the_clock_of_a_slow_game_runs_after_a_restart_though_nobody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clocks, "RESTART_GRACE", 0.0)
    store, time = MemoryStore(), Time()
    async with calling_house(store, time) as lobby:
        game = (await slow_game(lobby)).id
        await lobby.crier._write()
    time.pass_by(4 * DAY)
    async with calling_house(store, time) as lobby:
        assert lobby.live(game) is None
        await lobby.crier.go_round()
        table = await lobby.table(game)
        await until(lambda: table.now.mover == 1)
        assert table.now.missed == (True, False)


async def test_a_wait_is_written_when_it_changes_and_goes_with_the_game() -> None:
    async with calling_house() as lobby:
        table = await lobby.create(
            GameRequest([PERSON, PERSON], clock=ClockRequest(per_turn=DAY)), ALICE
        )
        await lobby.crier._write()
        assert await lobby.store.calls.waits() == [Wait(table.id, 1, 0, 1000.0 + DAY)]
        assert wait_of(table) == Wait(table.id, 1, 0, 1000.0 + DAY)
        await move(table)
        assert lobby.crier._unwritten == {}
        while not table.now.over:
            await move(table)
        await lobby.crier.go_round()
        assert await lobby.store.calls.waits() == []


async def test_a_game_that_is_gone_waits_for_nobody() -> None:
    async with calling_house() as lobby:
        table = await slow_game(lobby)
        await lobby.crier._write()
        await lobby.store.calls.plan(Wait(table.id, 1, 0, 1.0))
        lobby.store.calls.forget_game = lambda game: None  # type: ignore[attr-defined]
        await lobby.remove(table.id)
        await lobby.crier.go_round()
        assert await lobby.store.calls.waits() == []


async def test_unconfirmed_addresses_and_old_calls_are_forgotten() -> None:
    time = Time()
    async with mail_receiver() as receiver, calling_house(None, time, receiver.port) as lobby:
        await called(lobby, "mail", "basim@example.org")
        await lobby.crier.go_round()
        assert len(await lobby.crier.book.of(BASIM)) == 1
        time.pass_by(2 * DAY + 10)
        await lobby.crier.go_round()
        assert await lobby.crier.book.of(BASIM) == []


async def test_it_goes_round_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crier, "CRIER_ROUND", 0.05)
    async with web_receiver() as receiver, calling_house() as lobby:
        await called(lobby, "webhook", receiver.address, ALICE)
        lobby.crier.start()
        await slow_game(lobby)
        await until(lambda: len(receiver.got) == 1)
        await lobby.crier.close()
