"""The yardstick, by drawn examples and by a second, slower reading of its definition."""

from fractions import Fraction

import pytest

from marrakech.engine import greedy, yardstick
from marrakech.kernel.board import region
from marrakech.kernel.chance import DIE, FACES
from marrakech.kernel.choices import listed
from marrakech.kernel.scoring import score
from marrakech.kernel.state import (
    DRAW,
    END_TURN,
    KEEP_HEADING,
    LAY,
    OVER,
    TURN,
    State,
    colour_at,
    colours,
    out_order,
    player,
    players,
    rugs_left,
    step,
)
from marrakech.kernel.turn import (
    end_turn,
    lay,
    legal,
    next_flow,
    orient,
    roll,
    turned,
    walk,
)
from tests.engine.games import RULES, some_choices


def regions(squares: int) -> list[int]:
    """The sizes of the regions of one colour."""
    sizes = []
    while squares:
        found = region(squares & -squares, squares)
        sizes.append(found.bit_count())
        squares &= ~found
    return sizes


def tithes(state: State, payer: int, assam: int) -> dict[int, Fraction]:
    """What the payer can expect to pay to each player with this heading."""
    due = {who: Fraction(0) for who in range(players(state))}
    for face in DIE:
        at = walk(state._replace(assam=assam), face).assam >> 2
        colour = colour_at(state, 1 << at)
        owner = colour % players(state)
        if colour >= 0 and owner != payer and not out_order(state, owner):
            due[owner] += Fraction(region(1 << at, state[colour]).bit_count(), 6)
    return due


def value(state: State, who: int) -> Fraction:
    """The yardstick's formula, word for word."""
    opponents = [o for o in range(players(state)) if o != who and not out_order(state, o)]
    if out_order(state, who):
        return Fraction(-30)
    if not opponents:
        return Fraction(30)
    total = Fraction(score(state, who) - max(score(state, o) for o in opponents))
    if step(state) == OVER:
        return total
    payer = next_flow(state) & 3 if step(state) in (DRAW, TURN) else player(state)
    if not state.rules & END_TURN:
        headings = [tithes(state, payer, turned(state.assam, quarter)) for quarter in range(3)]
        total += min(headings, key=lambda due: sum(due.values()))[who]
    elif step(state) in (DRAW, TURN):
        quarters = (0, 1, 2) if state.rules & KEEP_HEADING else (0, 2)
        total += max(tithes(state, payer, turned(state.assam, quarter))[who] for quarter in quarters)
    else:
        total += tithes(state, payer, state.assam)[who]
    others = sum(rugs_left(state, o) for o in opponents)
    for colour in range(colours(state.rules)):
        squares = sum(size**2 for size in regions(state[colour]))
        if colour % players(state) == who:
            total += Fraction(squares, 49) * others / 2
        elif colour % players(state) in opponents:
            total -= Fraction(squares, 49) * rugs_left(state, who) / 2
    return total


def choice_value(state: State, choice: int) -> Fraction:
    """What greedy ranks a choice by."""
    who = player(state)
    if step(state) == LAY:
        return value(lay(state, choice), who)
    if step(state) == TURN:
        return value(end_turn(state, choice), who)
    total = Fraction(0)
    for face in DIE:
        stopped = roll(orient(state, choice), face)
        if step(stopped) == LAY:
            total += max(value(lay(stopped, place), who) for place in listed(legal(stopped))) / 6
        else:
            total += value(stopped, who) / 6
    return total


@pytest.mark.parametrize("rules", RULES)
def test_every_value_is_the_definition(rules: int) -> None:
    for state in some_choices(rules, 12):
        values = [choice_value(state, choice) for choice in listed(legal(state))]
        found = [
            Fraction(greedy.greedy_value(state, choice), FACES * yardstick.UNIT)
            for choice in listed(legal(state))
        ]
        assert found == values
        assert greedy.greedy_choice(state) == listed(legal(state))[values.index(max(values))]
