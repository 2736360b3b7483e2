"""Every lesson of the page, played on the real kernel: right tries are right, wrong ones wrong.

The page holds no rules: what may be tried in a lesson, and what comes of it, is written in its data.
Here the kernel says whether the data is true, for every try that the page can make.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from marrakech import Position
from marrakech.kernel import board, scoring
from marrakech.kernel import state as kernel
from marrakech.messages import LANGUAGES
from marrakech.record.errors import IllegalMove
from marrakech.record.forecast import forecasts
from marrakech.record.game_events import Eliminated, Paid, Walked, counted
from marrakech.record.legality import check, legal_moves
from marrakech.record.moves import EndTurn, Lay, Orient, Roll
from marrakech.record.words import (
    COLOUR_LETTERS,
    HEADINGS,
    QUARTER_WORDS,
    parse_rug,
    parse_square,
    place_ends,
    rug_text,
    square_text,
)
from tests.page.texts import task_texts
from tests.record.games import happen

DATA = Path(__file__).parents[2] / "web" / "src" / "lessons" / "data"
ORDER = ("turn", "walk", "tithe", "owes", "lay", "cover", "win", "two", "broke", "end-turn")
Task: TypeAlias = dict[str, Any]
LESSONS = {name: json.loads((DATA / f"{name}.json").read_text(encoding="utf-8")) for name in ORDER}
TASKS = [
    pytest.param(task, id=f"{name}-{number}")
    for name, lesson in LESSONS.items()
    for number, task in enumerate(lesson["tasks"], 1)
]
EVERYWHERE = {
    square_text(parse_square(f"{column}{row}")) for column in "abcdefg" for row in range(1, 8)
}


def of_kind(kind: str) -> list[Any]:
    """The tasks of one kind, as parameters."""
    return [one for one in TASKS if one.values[0]["kind"] == kind]  # type: ignore[index]


def state_of(task: Task) -> kernel.State:
    """The position a task starts from."""
    return Position.parse(task["position"]).state


def in_view(task: Task) -> set[str]:
    """The squares that a task shows, and so lets one try."""
    (left, low), (right, high) = task["view"].split("-")
    return {one for one in EVERYWHERE if left <= one[0] <= right and low <= one[1] <= high}


def test_no_lesson_is_left_out() -> None:
    assert {path.stem for path in DATA.glob("*.json")} == set(ORDER)
    assert [lesson["id"] for lesson in LESSONS.values()] == list(ORDER)
    assert [name for name, lesson in LESSONS.items() if not lesson.get("extra")] == list(ORDER[:7])


def names(value: object) -> Iterator[str]:
    """The messages that a lesson's data name."""
    if isinstance(value, list):
        for one in value:
            yield from names(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from names(one)
    elif isinstance(value, str) and "_" in value:
        yield value


@pytest.mark.parametrize("task", TASKS)
def test_every_task_has_its_texts(task: Task) -> None:
    assert {"title", "text", "goal", "how"} <= task.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language: str) -> None:
    texts = task_texts(language)
    assert sorted(names(list(LESSONS.values()))) == sorted(texts)
    assert all(one.strip() == one != "" for one in texts.values())
    assert all(one.count("**") in (0, 2) for one in texts.values())


@pytest.mark.parametrize("task", of_kind("turn"))
def test_turns(task: Task) -> None:
    state = state_of(task)
    now = kernel.step(state)
    kind = EndTurn if now == kernel.TURN else Orient
    legal = {
        QUARTER_WORDS[one.quarter] for one in legal_moves(state) if isinstance(one, Orient | EndTurn)
    }
    assert set(task["tries"]) == {*QUARTER_WORDS, "behind"}, "there is an answer to every try"
    for name in set(QUARTER_WORDS) - legal:
        with pytest.raises(IllegalMove):
            check(state, kind(QUARTER_WORDS.index(name)))
    average = {QUARTER_WORDS[one.quarter]: one.average for one in forecasts(state)}
    if task["aim"] == "free":
        right = {name for name in legal if average[name] == 0}
    else:
        assert task["aim"] == "dear"
        right = {name for name in legal if _pays_to_mover(state, name) > 0}
    assert set(task["right"]) == right
    assert len(right) < len(legal), "a goal that every try reaches teaches nothing"


def _pays_to_mover(state: kernel.State, name: str) -> int:
    """What the next player may come to pay to the one who turns Assam, over all faces of the die."""
    mine = kernel.player(state)
    way = next(one for one in forecasts(state) if QUARTER_WORDS[one.quarter] == name)
    return sum(landing.pays for landing in way.landings if landing.to == mine)


def _check_path(task: Task, walked: Walked) -> None:
    told = [
        {
            "square": square_text(step.square),
            "heading": HEADINGS[step.heading],
            "mosaic": None if step.left_by is None else "corner" if step.corner else "half",
            "left": None if step.left_by is None else HEADINGS[step.left_by],
        }
        for step in walked.path
    ]
    assert task["path"] == told


@pytest.mark.parametrize("task", of_kind("walk"))
def test_walks(task: Task) -> None:
    _, events = happen(state_of(task), Roll(task["steps"]))
    walked = next(one for one in events if isinstance(one, Walked))
    _check_path(task, walked)
    stop = square_text(walked.path[-1].square)
    assert task["right"] == [stop]
    assert stop not in task["why"], "a right try needs no reason against it"
    assert {stop, *(square_text(step.square) for step in walked.path)} <= in_view(task)
    assert {one for one in task["why"] if one != "else"} <= in_view(task)
    assert "else" in task["why"], "there is an answer to every try"


@pytest.mark.parametrize("task", of_kind("region"))
def test_regions(task: Task) -> None:
    state = state_of(task)
    right = [square_text(square) for square in counted(state)]
    assert task["right"] == right
    assert set(right) <= in_view(task)
    assert not set(right) & set(task["why"])
    colours = {kernel.colour_at(state, 1 << parse_square(one)) for one in right}
    assert len(colours) == 1
    lookalikes = {
        one
        for one in in_view(task) - set(right)
        if kernel.colour_at(state, 1 << parse_square(one)) in colours
    }
    assert lookalikes <= set(task["why"]), (
        "squares of the same colour elsewhere have a reason of their own"
    )
    assert "else" in task["why"]


def _covers(state: kernel.State, place: board.Place) -> list[str]:
    colours = [kernel.colour_at(state, 1 << square) for square in place_ends(place)]
    return ["-" if colour < 0 else COLOUR_LETTERS[colour] for colour in colours]


def _reaches(task: Task, state: kernel.State, place: board.Place) -> bool:
    """Whether a legal rug reaches the aim of the task."""
    aim, _, what = task["aim"].partition(":")
    covers = _covers(state, place)
    if aim == "cover":
        return what in covers
    if aim == "two":
        return "-" not in covers and (not what or covers == [what, what])
    if aim == "join":
        after, _ = happen(state, Lay(place))
        mine = kernel.squares_of(after, kernel.laying_colour(state))
        region = board.region(1 << place_ends(place)[0], mine)
        return board.count(region) >= int(what)
    assert aim == "any"
    return True


def _refusal(state: kernel.State, place: board.Place) -> str | None:
    """The rule that a rug there would break, or None."""
    try:
        check(state, Lay(place))
    except IllegalMove as refused:
        return refused.rule
    return None


def _told(task: Task, place: board.Place) -> str | None:
    """The refusal that the page reads from the data, as `lessons/judge.ts` does."""
    name = rug_text(place)
    if name in task["legal"]:
        return None
    if name in task["whole"]:
        return "whole_rug"
    return "assam" if Position.parse(task["position"]).assam in name.split("-") else "away"


@pytest.mark.parametrize("task", of_kind("lay"))
def test_rugs(task: Task) -> None:
    state = state_of(task)
    for place in range(board.PLACES):
        assert _told(task, place) == _refusal(state, place), rug_text(place)
    legal = set(task["legal"])
    right = {one for one in legal if _reaches(task, state, parse_rug(one))}
    assert set(task["right"]) == right
    assert right
    if right != legal:
        assert "allowed" in task, "a legal rug that misses the goal is told so, not called illegal"
    assert any(set(one.split("-")) <= in_view(task) for one in right)


def _outcome(task: Task) -> object:
    """What the kernel says of the question that a task asks."""
    state = state_of(task)
    if task["asks"] == "score":
        return scoring.score(state, kernel.player(state))
    if task["asks"] == "winner":
        assert kernel.step(state) == kernel.OVER
        everybody = range(kernel.players(state))
        return [one + 1 for one in everybody if scoring.rank(state, one) == 1]
    if task["asks"] == "top":
        return COLOUR_LETTERS[kernel.laying_colour(state)]
    assert task["asks"] == "payment"
    _, events = happen(state, Roll(task["steps"]))
    _check_path(task, next(one for one in events if isinstance(one, Walked)))
    paid = next((one for one in events if isinstance(one, Paid)), None)
    if paid is None:
        return None
    out = any(isinstance(one, Eliminated) for one in events)
    return {"from": paid.player + 1, "to": paid.to + 1, "paid": paid.paid, "out": out}


def _claim(option: dict[str, Any]) -> object:
    claim = option["claim"]
    return {"out": False, **claim} if isinstance(claim, dict) else claim


@pytest.mark.parametrize("task", of_kind("choose"))
def test_questions(task: Task) -> None:
    outcome = _outcome(task)
    right = [number for number, option in enumerate(task["options"]) if _claim(option) == outcome]
    assert right == [task["right"]], "exactly one answer is true, and it is the one the page takes"


def test_the_words_of_the_lay_lesson_are_exact() -> None:
    text = LESSONS["lay"]["tasks"][0]["text"]
    english, french = task_texts("en"), task_texts("fr")
    assert "the second half lies beside the first" in english[text]
    assert "autre est à côté de la première" in french[text]
    assert not [one for one in english.values() if "anywhere" in one]


@pytest.mark.parametrize("task", [*LESSONS["tithe"]["tasks"], *LESSONS["owes"]["tasks"]])
def test_before_covering_is_taught_every_rug_has_its_two_squares(task: Task) -> None:
    state = state_of(task)
    covered = kernel.covered(state)
    east, north = state.east, state.north
    assert covered == east | east << 1 | north | north << board.STRIDE
