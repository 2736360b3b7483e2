"""Every printing as `rules.md` settles it, and what a printing does not allow."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from marrakech.kernel import state
from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS
from marrakech.record.errors import ArgumentError, RulesetError
from marrakech.record.ruleset import Ruleset
from tests.record.games import RULESETS


@dataclass(frozen=True)
class Column:
    """A column of the table 'What the printings differ in'."""

    sheet: str
    rugs: tuple[int, ...] | None
    edge: str
    eliminated: bool | None
    variant: bool
    two_players: tuple[str, ...]
    starts: str | None


TWO = ("two_colours",)
TABLE = {
    "fr57": Column("000", (15, 15, 15, 12), "arrows", None, False, (*TWO, "one_colour"), "holiday"),
    "suleika": Column("001", None, "arrows", None, False, TWO, None),
    "fr60": Column("002", (15, 15, 15, 15), "arrows", True, True, TWO, "holiday"),
    "en2021": Column("003", (15, 15, 15, 15), "mosaics", True, True, TWO, "decide"),
    "ro57": Column("004", (15, 15, 15, 12), "arrows", None, False, TWO, "decide"),
}


@pytest.mark.parametrize("printing", TABLE)
def test_each_printing_carries_its_column_of_the_table(printing: str) -> None:
    sheet, column = PRINTINGS[printing], TABLE[printing]
    assert sheet.id == printing
    assert sheet.sheet == column.sheet
    assert sheet.sets == column.rugs
    assert sheet.rugs == (None if column.rugs is None else sum(column.rugs))
    assert sheet.edge == column.edge
    assert sheet.insolvency_printed is (column.eliminated is not None)
    assert sheet.elimination is bool(column.eliminated)
    assert sheet.switches == (state.ELIMINATION if column.eliminated else 0)
    assert sheet.variant is column.variant
    assert sheet.two_players == column.two_players
    assert sheet.starter == column.starts


def test_there_are_five_printings_and_the_english_one_is_the_default() -> None:
    assert set(PRINTINGS) == set(TABLE)
    assert next(iter(PRINTINGS)) == DEFAULT_PRINTING == "en2021"
    assert Ruleset.of() == Ruleset.of("en2021", 4)


def test_the_box_totals_are_those_on_the_sheets() -> None:
    assert {name: sheet.rugs for name, sheet in PRINTINGS.items()} == {
        "fr57": 57,
        "suleika": None,
        "fr60": 60,
        "en2021": 60,
        "ro57": 57,
    }


@pytest.mark.parametrize("printing", TABLE)
@pytest.mark.parametrize(("players", "each"), [(4, [12] * 4), (3, [15] * 3), (2, [12] * 4)])
def test_everybody_starts_with_30_dirhams_and_the_rugs_for_so_many(
    printing: str, players: int, each: list[int]
) -> None:
    begins = state.start(Ruleset.of(printing, players).rules)
    assert [state.purse(begins, who) for who in range(players)] == [30] * players
    assert [state.stock(begins, colour) for colour in range(len(each))] == each
    box = PRINTINGS[printing].sets
    assert box is None or all(rugs <= held for rugs, held in zip(each, box, strict=False))


def test_one_colour_gives_two_players_fifteen_rugs_each() -> None:
    begins = state.start(Ruleset.of("fr57", 2, one_colour=True).rules)
    assert [state.stock(begins, colour) for colour in range(4)] == [15, 15, 0, 0]


@pytest.mark.parametrize(
    ("asked", "about", "message"),
    [
        (
            {"printing": "fr58"},
            "printing",
            "unknown printing 'fr58'; the choices are en2021, fr60, fr57, suleika, ro57",
        ),
        ({"players": 1}, "players", "1 players cannot play; the choices are 2, 3 or 4"),
        ({"players": 5}, "players", "5 players cannot play; the choices are 2, 3 or 4"),
        (
            {"printing": "fr57", "players": 3, "one_colour": True},
            "one-colour",
            "one colour each is a set-up for two players, not for 3: with three or four every player has "
            "one colour anyway",
        ),
        *(
            (
                {"printing": printing, "players": 2, "one_colour": True},
                "one-colour",
                f"{printing} gives two players two colours each; one colour each is offered by fr57",
            )
            for printing in ("en2021", "fr60", "suleika", "ro57")
        ),
        *(
            (
                {"printing": printing, "end_turn": True},
                "end-turn",
                f"{printing} has no variant with the turn at the end; it is offered by en2021, fr60",
            )
            for printing in ("fr57", "suleika", "ro57")
        ),
        (
            {"keep_heading": True},
            "keep-heading",
            "keeping the heading is a house rule of the variant with the turn at the end; ask for "
            "end_turn as well, or leave keep_heading out",
        ),
    ],
)
def test_a_combination_that_does_not_exist_names_the_choices(
    asked: dict[str, object], about: str, message: str
) -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset.of(**asked)  # type: ignore[arg-type]
    assert str(caught.value) == message
    assert caught.value.about == about


def test_so_many_combinations_exist() -> None:
    # Elimination and cover-own are free everywhere; the variant has three ways where it is offered.
    plain = 5 * 3 * 4
    variant = 2 * 3 * 4 * 2
    one_colour = 4
    assert len(RULESETS) == len(set(RULESETS)) == plain + variant + one_colour


@pytest.mark.parametrize("printing", TABLE)
def test_house_rules_go_over_any_printing(printing: str) -> None:
    by_itself = PRINTINGS[printing].elimination
    assert Ruleset.of(printing).elimination is by_itself
    assert Ruleset.of(printing, elimination=not by_itself).elimination is not by_itself
    assert Ruleset.of(printing, cover_own=True).rules & state.COVER_OWN


def test_the_kernel_gets_a_bit_for_each_switch() -> None:
    assert Ruleset.of("suleika", 3).rules == 3
    assert Ruleset.of("en2021", 4).rules == 4 | state.ELIMINATION
    assert Ruleset.of("fr57", 2, one_colour=True).rules == 2 | state.ONE_COLOUR
    everything = Ruleset.of("fr60", 2, end_turn=True, keep_heading=True, cover_own=True)
    assert everything.rules == (
        2 | state.ELIMINATION | state.END_TURN | state.KEEP_HEADING | state.COVER_OWN
    )


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda one: f"{one.printing.id}-{one.rules}")
def test_the_words_of_the_switches_say_it_all(ruleset: Ruleset) -> None:
    again = Ruleset.of_switches(ruleset.printing.id, ruleset.players, ruleset.switches)
    assert again == ruleset


def test_only_what_differs_from_the_printing_is_said() -> None:
    assert Ruleset.of("en2021").switches == ()
    assert Ruleset.of("en2021", elimination=True).switches == ()
    assert Ruleset.of("en2021", elimination=False).switches == ("no-elimination",)
    assert Ruleset.of("ro57", elimination=True, cover_own=True).switches == ("elimination", "cover-own")
    assert Ruleset.of("fr57", 2, one_colour=True).switches == ("one-colour",)
    assert Ruleset.of("fr60", end_turn=True, keep_heading=True).switches == ("end-turn", "keep-heading")


@pytest.mark.parametrize(
    ("words", "about", "message"),
    [
        (
            ("fly",),
            "fly",
            "unknown switch 'fly'; the choices are one-colour, elimination, no-elimination, end-turn, "
            "keep-heading, cover-own",
        ),
        (("cover-own", "cover-own"), "cover-own", "cover-own is given twice; once is enough"),
        (
            ("elimination", "no-elimination"),
            "no-elimination",
            "elimination cannot be both on and off; keep one of elimination and no-elimination",
        ),
    ],
)
def test_words_that_say_no_ruleset_are_refused(
    words: tuple[str, ...], about: str, message: str
) -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset.of_switches("en2021", 4, words)
    assert str(caught.value) == message
    assert caught.value.about == about


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": "4"},
        {"players": 2.0},
        {"players": None},
        {"printing": 3},
        {"printing": ["en2021"]},
        {"end_turn": "yes"},
        {"end_turn": 3},
        {"elimination": "on"},
        {"cover_own": None},
    ],
    ids=str,
)
def test_wrong_types_are_told_what_is_expected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ArgumentError, match="expected"):
        Ruleset.of(**wrong)


def test_numbers_and_switches_of_numpy_are_taken() -> None:
    ruleset = Ruleset.of(players=np.int64(3), end_turn=np.bool_(True))  # type: ignore[arg-type]
    assert ruleset == Ruleset.of(players=3, end_turn=True)
    assert type(ruleset.rules) is int


def test_a_refusal_names_what_was_written() -> None:
    with pytest.raises(RulesetError, match="ask for end_turn as well, or leave keep_heading out"):
        Ruleset.of(players=2, keep_heading=True)
    with pytest.raises(RulesetError, match="ask for end-turn as well, or leave keep-heading out"):
        Ruleset.of_switches("en2021", 2, ("keep-heading",))
