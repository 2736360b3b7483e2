"""Making puzzles: a race ends when it is decided, hopeless or long; endings are solved."""

from typing import Any, ClassVar

import pytest

from marrakech.analysis import puzzlemaker
from marrakech.analysis.glicko import Rating
from marrakech.analysis.puzzlemaker import (
    LONGEST_RACE,
    PER_GAME,
    RACE_STEP,
    SHORTEST_RACE,
    Judged,
    PuzzleMaker,
    PuzzleRace,
    Tally,
    difficulty,
    exact_options,
    name_of,
)
from marrakech.analysis.puzzleproof import ruleset_of
from marrakech.analysis.puzzles import CLEAR_LEAD, PuzzleOption, shipped_puzzles
from marrakech.engine.bot import Alternative, Decision
from marrakech.engine.endings.endings import Endings
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ORIENT
from marrakech.kernel.turn import legal
from marrakech.record.ruleset import Ruleset

EXACT = next(puzzle for puzzle in shipped_puzzles() if puzzle.exact)


class _Told:
    """A rollout whose gaps are told, by the number of games."""

    gaps: ClassVar[dict[int, list[tuple[float, float]]]] = {}

    def __init__(self, _state: object, options: list[int], *_: object) -> None:
        self.options, self.racing, self.who = tuple(options), list(options), 0
        self.played = dict.fromkeys(options, 0)

    @property
    def playouts(self) -> int:
        return min(self.played[option] for option in self.racing)

    def extend(self, number: int) -> None:
        for option in self.racing:
            self.played[option] += number

    def sampled(self) -> list[Any]:
        class Each:
            def __init__(self, number: int, win: float) -> None:
                self.number = number
                self.value = type("Value", (), {"win": (win,)})

        return [Each(option, 1.0 - nth / 100) for nth, option in enumerate(self.options)]

    def gap(self, _best: int, other: int) -> tuple[float, float]:
        found = self.gaps[self.options.index(other)]
        return found[min(len(found), self.played[other] // RACE_STEP) - 1]


def race(
    monkeypatch: pytest.MonkeyPatch, gaps: dict[int, list[tuple[float, float]]]
) -> tuple[bool, Any]:
    """A race of the options of a position with told gaps: whether it is decided, and its rollout."""
    monkeypatch.setattr(puzzlemaker, "Rollout", _Told)
    state = next(one for one in shipped_puzzles() if len(one.options) == 3).state
    monkeypatch.setattr(_Told, "gaps", gaps)
    racing: Any = PuzzleRace(state, None, 1)  # type: ignore[arg-type]
    return racing.run(), racing.rollout


def test_an_option_that_cannot_win_any_more_gets_no_further_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    close = [(0.08, 0.05), (0.08, 0.03), (0.08, 0.02)]
    decided, rollout = race(monkeypatch, {1: [(0.5, 0.02)], 2: close})
    assert decided
    best, beaten, second = rollout.options
    assert rollout.played == {best: 150, beaten: SHORTEST_RACE, second: 150}


@pytest.mark.parametrize(
    ("gap", "games"),
    [
        ((CLEAR_LEAD - 0.01, 0.001), SHORTEST_RACE),
        ((0.0, 0.01), SHORTEST_RACE),
        ((CLEAR_LEAD + 0.02, 0.03), LONGEST_RACE),
    ],
    ids=["too close", "equal", "never clear"],
)
def test_a_race_without_a_clear_best_is_given_up(
    monkeypatch: pytest.MonkeyPatch, gap: tuple[float, float], games: int
) -> None:
    decided, rollout = race(monkeypatch, {1: [(0.5, 0.02)], 2: [gap]})
    assert not decided
    assert rollout.played[rollout.options[0]] == games


def test_endings_are_solved_and_others_are_not() -> None:
    state = EXACT.state
    options = exact_options(state, Endings())
    if options is None:  # only the patient reach it
        options = exact_options(state, PuzzleMaker(ruleset_of(EXACT), 1).endings)
    assert options is not None
    assert options[0].move == EXACT.best
    assert {option.move: round(option.win, 4) for option in options} == {
        option.move: option.win for option in EXACT.options
    }
    begun = next(state for _, state in PuzzleMaker(Ruleset.of(players=3), 1).positions(1))
    assert exact_options(begun, Endings()) is None


def test_a_game_gives_the_same_positions_again() -> None:
    found = []
    for _ in range(2):
        maker = PuzzleMaker(Ruleset.of(players=3), 1)
        states = [state for _, state in maker.positions(1)]
        found.append((states, [maker.promising(state) for state in states[60:66]]))
    assert found[0] == found[1]


def test_names_tell_rules_game_and_move() -> None:
    ruleset = Ruleset.of("fr60", 3, end_turn=True, keep_heading=True)
    assert PuzzleMaker(ruleset, 1).name(17, 64) == "fr60-3-end-turn-keep-heading-17-64"


def test_a_game_has_only_so_many_and_none_before_the_board_is_filled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    maker = PuzzleMaker(ruleset_of(EXACT), 1)
    state = EXACT.state
    monkeypatch.setattr(maker, "promising", lambda _: True)
    monkeypatch.setattr(maker, "judge", lambda _: Judged(EXACT.options))
    moves = [(3, state), *((100 + nth, state) for nth in range(PER_GAME + 2))]
    monkeypatch.setattr(maker, "positions", lambda _: iter(moves))
    tally = Tally()
    found = list(maker.find(7, tally))
    assert [puzzle.name.rsplit("-", 2)[1:] for puzzle in found] == [
        ["7", str(100 + nth)] for nth in range(PER_GAME)
    ]
    assert (tally.judged, tally.kept) == (PER_GAME, PER_GAME)
    monkeypatch.setattr(maker, "judge", lambda _: None)
    tally = Tally()
    assert list(maker.find(7, tally)) == []
    assert (tally.judged, tally.kept) == (PER_GAME + 2, 0)


def test_what_greedy_finds_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = PuzzleMaker(ruleset_of(EXACT), 1)
    state = EXACT.state
    assert maker.judge(state) == Judged(exact_of(maker), 0)
    best = next(choice for choice in listed(legal(state)) if name_of(state, choice) == EXACT.best)
    found = Decision(ORIENT, best, (), 0, 0, 0.0)
    monkeypatch.setattr(maker, "decision", lambda *_: found)
    assert maker.judge(state) is None


def exact_of(maker: PuzzleMaker) -> tuple[PuzzleOption, ...]:
    """The options of the exact puzzle, not rounded."""
    options = exact_options(EXACT.state, maker.endings)
    assert options is not None
    return options


def decided(*ranked: int) -> Decision:
    return Decision(
        ORIENT, ranked[0], tuple(Alternative(one, None, None, 0.0) for one in ranked), 0, 0, 0.0
    )


def test_a_puzzle_is_rated_by_which_bots_find_it() -> None:
    bots = ("novice", "greedy", "lookahead", "master")

    def rating(finders: int) -> Rating:
        """Of a puzzle that the strongest few find, and the others have second."""
        ranks = {
            bot: decided(1, 0) if nth >= len(bots) - finders else decided(0, 1)
            for nth, bot in enumerate(bots)
        }
        return difficulty(ranks, 1)

    points = [rating(finders).points for finders in range(4)]
    assert points == sorted(points, reverse=True)
    assert points[0] - points[-1] > 200
    last = {bot: decided(0, 2, 3, 1) for bot in bots}
    assert difficulty(last, 1).points > points[0]
