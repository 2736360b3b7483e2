# ruff: noqa: RUF001 (dashes and quotation marks as people read them)
"""What a call says, in two languages, by two clocks, and nothing that the table does not see."""

from datetime import UTC, datetime

import pytest

from marrakech.service.calling.crier import wait_of
from marrakech.service.calling.wording import about_turn, sample, spoken, zone_of
from marrakech.service.requests import ClockRequest
from marrakech.service.snapshots import DAY
from marrakech.store.calls import Contact
from tests.service.moments import Time
from tests.service.play import ALICE, move, open_lobby, people

pytestmark = pytest.mark.anyio

NOW = datetime(2026, 11, 18, 18, 40, tzinfo=UTC).timestamp()


def contact(language: str = "en", zone: str = "Europe/Paris") -> Contact:
    return Contact("c", ALICE, "mail", "a@example.org", language, zone, "https://m.example", True, 0.0)


async def test_a_turn_is_told_in_the_language_and_by_the_clock_of_whoever_gets_it() -> None:
    time = Time()
    time.now = NOW
    async with open_lobby(now=time) as lobby:
        table = await people(lobby, 3, clock=ClockRequest(per_turn=3 * DAY))
        wait = wait_of(table)
        assert wait is not None
        first = about_turn(table, wait, contact(), NOW, reminder=False)
        assert first.title == "Your turn: the market opens"
        assert first.line == "Round 1 of 15. You have until Saturday, 19:40."
        assert first.stop == "Stop these calls"
        while table.now.mover == 0:
            await move(table)
        wait = wait_of(table)
        assert wait is not None
        rug = str(table.now.node.last_laid[1]).replace("-", "–")  # type: ignore[index]
        english = about_turn(table, wait, contact(zone="UTC"), NOW, reminder=True)
        assert english.title == f"Your turn, a day is left: Hana laid {rug}"
        assert english.line == "Round 1 of 15. You have until Saturday, 18:40 UTC."
        french = about_turn(table, wait, contact("fr"), NOW, reminder=False)
        assert french.title == f"À vous\u00a0: Hana a posé {rug}"
        assert french.line == "Manche 1 sur 15. Vous avez jusqu’à samedi à 19:40."


async def test_a_week_ahead_the_date_is_told() -> None:
    time = Time()
    time.now = NOW
    async with open_lobby(now=time) as lobby:
        table = await people(lobby, 3, clock=ClockRequest(per_turn=7 * DAY))
        wait = wait_of(table)
        assert wait is not None
        line = about_turn(table, wait, contact(), NOW, reminder=False).line
        assert line.endswith("Wednesday 25 November, 19:40.")


async def test_the_sample_is_the_drawn_one() -> None:
    assert sample("en", "Europe/Paris", NOW).title == "Your turn: Mum laid c5–d5"
    assert sample("en", "Europe/Paris", NOW).line == "Round 8 of 12. You have until Friday, 19:40."
    assert sample("fr", "Europe/Paris", NOW).title == "À vous\u00a0: Maman a posé c5–d5"


async def test_an_unknown_language_is_english_and_an_unknown_zone_utc() -> None:
    assert (spoken("xx"), spoken("fr")) == ("en", "fr")
    for name in ("Nowhere/Land", "../etc/passwd", "Europe", "/etc/localtime", ""):
        assert zone_of(name) is UTC
