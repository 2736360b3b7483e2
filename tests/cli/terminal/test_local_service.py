"""The service for a program that waits."""

import threading
import time

import pytest

from marrakech.cli.terminal.local_service import HOLDER, LocalTable, opened_service
from marrakech.kernel import state as kernel
from marrakech.record.legality import legal_moves
from marrakech.record.moves import Lay, Orient
from marrakech.service.commands import TakeBack
from marrakech.service.errors import Conflict, Invalid
from marrakech.service.levels import Levels
from marrakech.service.requests import GameRequest, SeatRequest

SEATS = [SeatRequest("person"), SeatRequest("bot", level="random"), SeatRequest("bot", level="random")]


def wait_for_person(table: LocalTable) -> None:
    while table.now.mover not in table.mine:
        table.wait(table.now.version)


def test_bots_play_their_seats_and_the_program_waits_for_its_own() -> None:
    with opened_service(Levels) as service:
        table = service.create(GameRequest(SEATS), "seven", print)
        assert table.mine == [0]
        assert [table.level(seat) for seat in range(3)] == [None, "random", "random"]
        for _ in range(3):
            table.act(0, Orient(1))
            assert kernel.step(table.now.state) == kernel.LAY
            lay = next(move for move in legal_moves(table.now.state) if isinstance(move, Lay))
            table.act(0, lay)
            wait_for_person(table)
        assert table.now.turn == 10
        game = table.game()
        assert [game.tags[f"Seat{number}"] for number in (1, 2, 3)] == [
            "you",
            "bot:random",
            "bot:random",
        ]
        assert game.tags["Secret"]
        assert game.moves == table.now.node.moves


def test_refusals_come_through_and_change_nothing() -> None:
    with opened_service(Levels) as service:
        table = service.create(GameRequest(SEATS), None, print)
        version = table.now.version
        with pytest.raises(Conflict, match="not lay"):
            table.act(0, Lay(0))
        with pytest.raises(Conflict, match="no choice"):
            table.act(0, TakeBack())
        assert table.now.version == version
        with pytest.raises(Invalid, match="no level"):
            service.create(GameRequest([SEATS[0], SeatRequest("bot", level="none")]), None, print)


def test_a_level_that_is_not_ready_is_waited_for_with_a_word() -> None:
    levels = Levels(in_workers={"master": "novice"}, offered=("random", "master"))
    said: list[str] = []

    def tell(text: str) -> None:
        said.append(text)
        threading.Timer(0.2, levels.playing.add, ("master",)).start()

    with opened_service(lambda: levels) as service:
        levels.playing = set()  # as if the worker had to compile it first
        began = time.monotonic()
        table = service.create(GameRequest([SEATS[0], SeatRequest("bot", level="master")]), None, tell)
        assert time.monotonic() - began > 0.2
        assert table.level(1) == "master"
        assert service.lobby.thinkers.preparing
        assert len(said) == 1
        assert "getting ready" in said[0]


def test_no_browser_can_be_taken_for_the_terminal() -> None:
    # A browser's holder is a hash: nobody finds a token with this one.
    assert len(HOLDER) == 32
