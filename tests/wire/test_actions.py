"""Commands: what a page sends becomes what the service does, or is refused with the reason."""

import msgspec
import pytest

from marrakech.record.moves import EndTurn, Lay, Orient
from marrakech.service import commands
from marrakech.service.errors import Invalid
from marrakech.wire.actions import Command

NUMBER = "0123456789abcdef0123456789abcdef"


def read(action: str) -> Command:
    text = f'{{"id": "command-1", "version": 7, "seat": 2, "action": {action}}}'
    return msgspec.json.decode(text, type=Command)


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ('{"type": "roll"}', commands.RollDie()),
        ('{"type": "roll", "turn": "left"}', Orient("left")),
        ('{"type": "lay", "rug": "d4-e4"}', Lay("d4-e4")),
        ('{"type": "lay", "rug": "e4-d4"}', Lay("d4-e4")),
        ('{"type": "turn", "turn": "right"}', EndTurn("right")),
        ('{"type": "take_back"}', commands.TakeBack()),
        ('{"type": "hold", "target": 3}', commands.Hold(3)),
        ('{"type": "reclaim"}', commands.Reclaim()),
        ('{"type": "resign"}', commands.Resign()),
        ('{"type": "heading", "turn": "left"}', commands.SetHeading("left")),
        ('{"type": "draw", "colour": "S"}', commands.DrawRug("S")),
    ],
)
def test_an_action_is_read(action: str, asked: commands.SeatAction) -> None:
    assert read(action).command() == commands.Command("command-1", 7, 2, asked)


def test_what_a_die_showed_comes_with_a_roll() -> None:
    for action, asked in (('"turn": "left", ', Orient("left")), ("", commands.RollDie())):
        read_ = read(f'{{"type": "roll", {action}"steps": 3}}').command()
        assert (read_.action, read_.steps) == (asked, 3)


@pytest.mark.parametrize(
    "action",
    [
        '{"type": "roll", "steps": 0}',
        '{"type": "roll", "steps": 5}',
        '{"type": "roll", "steps": "3"}',
        '{"type": "roll", "steps": 2.5}',
        '{"type": "lay", "rug": "d4-e4", "steps": 2}',
        '{"type": "draw", "colour": "X"}',
        '{"type": "draw"}',
        '{"type": "heading"}',
    ],
)
def test_what_no_die_and_no_pile_can_show_is_not_read(action: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(action)


def test_the_number_for_the_dice_comes_with_a_roll() -> None:
    asked = read(f'{{"type": "roll", "turn": "ahead", "number": "{NUMBER}"}}').command()
    assert (asked.action, asked.number) == (Orient("ahead"), NUMBER)


def test_a_rug_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(Invalid) as refused:
        read('{"type": "lay", "rug": "d4-f4"}').command()
    assert refused.value.code == "illegal_rug"
    assert refused.value.detail == {"rug": "d4-f4"}


@pytest.mark.parametrize(
    "wrong",
    [
        '{"type": "dance"}',
        '{"type": "hold"}',
        '{"type": "hold", "target": 4}',
        '{"type": "resign", "seat": 1}',
        '{"type": "turn", "turn": "back"}',
        '{"type": "lay", "rug": "d4-e4", "number": null}',
    ],
)
def test_what_is_no_action_is_refused(wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(wrong)
