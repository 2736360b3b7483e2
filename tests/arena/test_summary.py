"""What a match shows, as a value, as tables and as a page."""

import json
import re
import sys
from html.parser import HTMLParser

import pytest
from rich.console import Console

from marrakech.arena import html, report
from marrakech.arena.aggregate import summarise
from marrakech.arena.entrant import parse_entrants
from marrakech.arena.playing import close_programs, play
from marrakech.arena.schedule import Pairing
from marrakech.arena.summary import Summary
from tests.arena.matches import units
from tests.protocol.test_process_bot import ROGUE


def summary_of(*bots: str, players: int, games: int, pairing: Pairing = "auto") -> Summary:
    work = units(*bots, players=players, games=games, pairing=pairing)
    found = summarise([play(unit) for unit in work], work, parse_entrants(bots), "test")
    close_programs()
    assert found is not None
    return found


def text_of(summary: Summary) -> str:
    console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115, PTH123
    console.print(report.render(summary))
    console.file.close()
    return console.export_text()


@pytest.fixture(scope="module")
def alone() -> Summary:
    return summary_of("greedy", "random", players=3, games=6)


def test_the_figures_add_up(alone: Summary) -> None:
    assert (alone.games, alone.deals, alone.players, alone.rules) == (12, 2, 3, "en2021")
    for table in alone.lineups:
        assert sum(side.share.value for side in table.sides) == pytest.approx(1)
        assert sum(side.fair for side in table.sides) == pytest.approx(1)
    assert sum(seat.share.value for seat in alone.seats) == pytest.approx(1)
    by_label = {bot.label: bot for bot in alone.bots}
    assert by_label["greedy"].games + by_label["random"].games == 12 * 3
    assert by_label["greedy"].rating.value == 0 > by_label["random"].rating.value
    one, other = alone.meeting("greedy", "random"), alone.meeting("random", "greedy")
    assert one is not None
    assert other is not None
    assert one.ahead.value + other.ahead.value == pytest.approx(1)
    assert one.alone is not None
    assert one.alone.value > 0.5
    for bot in alone.bots:
        assert 0 < bot.median <= bot.p99 <= bot.longest
        assert bot.faults == {}


def test_the_one_who_sits_alone_is_named_first(alone: Summary) -> None:
    assert [report.lineup_name(table) for table in alone.lineups] == [
        "greedy alone against two random",
        "random alone against two greedy",
    ]
    assert alone.lineups[0].sides[0].label == "greedy"


def test_the_summary_is_json(alone: Summary) -> None:
    found = json.loads(json.dumps(alone.to_json()))
    assert found["arena_summary"] == 1
    assert found["bots"][0]["label"] == "greedy"
    assert set(found["tables"][0]["sides"][0]["share"]) == {"value", "low", "high"}


def test_the_tables_tell_it(alone: Summary) -> None:
    text = text_of(alone)
    for words in (
        "greedy alone against two random",
        "12 games, 2 deals, 3 players",
        "Ratings",
        "first",
    ):
        assert words in text


class Checker(HTMLParser):
    """Fails on tags that do not match, and remembers what the page would load."""

    VOID = ("meta", "br", "link", "img")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.loads += [value or "" for name, value in attributes if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(text: str) -> str:
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert checker.loads == []
    assert "<script" not in text
    assert not re.search(r"url\(|@import|https?://", text)
    return text


def test_the_page_stands_alone_with_a_cross_table(alone: Summary) -> None:
    text = checked(html.html(alone, "marrakech arena greedy random --players 3"))
    assert "white-space: pre-wrap" in text, "a long command is broken, not cut off"
    assert "Cross table" in text
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    assert "marrakech arena greedy random --players 3" in text


def test_names_and_messages_of_others_cannot_harm_the_page() -> None:
    bad = f"<b>=cmd:{sys.executable} -S -E {ROGUE} illegal"
    with pytest.raises(Exception, match="no bot called"):
        parse_entrants([bad])
    found = summary_of(f"x=cmd:{sys.executable} -S -E {ROGUE} illegal 5", "random", players=2, games=2)
    text = checked(html.html(found, 'marrakech arena "<script>alert(1)</script>"'))
    assert "Faults" in text
    assert "is not legal here" in text
    assert "faults" in text_of(found).lower()


def test_a_bot_with_itself_shows_the_seats() -> None:
    found = summary_of("random", players=4, games=6)
    assert (found.games, found.deals) == (6, 6)
    assert "Seats" in text_of(found)
    assert "against itself" in checked(html.html(found))


def test_three_bots_at_two_seats_make_three_tables() -> None:
    found = summary_of("random", "a=random", "b=random", players=2, games=4)
    assert len(found.lineups) == 3
    assert "Came in ahead of" in text_of(found)
    checked(html.html(found))
