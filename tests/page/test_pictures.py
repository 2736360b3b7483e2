"""The pictures of the rules page, checked on the real kernel: what they count, allow and forbid is so."""

import json
from pathlib import Path
from typing import Any

import pytest

from marrakech import Position
from marrakech.record.errors import IllegalMove
from marrakech.record.game_events import Walked, counted
from marrakech.record.legality import check
from marrakech.record.moves import Lay, Roll
from marrakech.record.words import HEADINGS, parse_rug, square_text
from tests.record.games import happen

FILE = Path(__file__).parents[2] / "web" / "src" / "rules" / "pictures.json"
PICTURES: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("picture", PICTURES["walk"])
def test_ways(picture: dict[str, Any]) -> None:
    _, events = happen(Position.parse(picture["position"]).state, Roll(picture["steps"]))
    walked = next(one for one in events if isinstance(one, Walked))
    told = [(step["square"], step["heading"]) for step in picture["path"]]
    assert told == [(square_text(step.square), HEADINGS[step.heading]) for step in walked.path]


@pytest.mark.parametrize("picture", PICTURES["pay"], ids=lambda one: one["id"])
def test_payments(picture: dict[str, Any]) -> None:
    squares = counted(Position.parse(picture["position"]).state)
    assert sorted(picture["counted"]) == sorted(square_text(one) for one in squares)


@pytest.mark.parametrize("picture", PICTURES["lay"], ids=lambda one: one["id"])
def test_rugs(picture: dict[str, Any]) -> None:
    state = Position.parse(picture["position"]).state
    rug = Lay(parse_rug(picture["place"]))
    if picture["rule"] is None:
        check(state, rug)
        return
    with pytest.raises(IllegalMove) as refused:
        check(state, rug)
    assert refused.value.rule == picture["rule"]
