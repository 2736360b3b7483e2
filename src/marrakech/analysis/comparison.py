"""Why one choice is better than another, as codes and facts; whoever shows them puts them into words."""

from dataclasses import dataclass

from marrakech.kernel.board import count, region
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.scoring import visible
from marrakech.kernel.state import (
    END_TURN,
    LAY,
    OVER,
    Player,
    State,
    colours,
    out_order,
    owner,
    player,
    players,
    purse,
    squares_of,
    step,
)
from marrakech.kernel.tithes import cheapest_tithe, expected_tithe
from marrakech.kernel.turn import act, next_turn, tithe, walk

Facts = dict[str, int | float]


@dataclass(frozen=True, slots=True)
class Reason:
    """One difference between what was best and what was played."""

    code: str
    """`squares`, `region`, `cut`, `toll_to`, `risk` or `purse`."""
    best: Facts
    played: Facts


def facts_of(state: State, number: int) -> dict[str, Facts]:
    """What can be counted after a choice, by code."""
    who = player(state)
    if step(state) != LAY:
        return {"risk": risk(act(state, number), who)}
    after = act(state, number)
    facts: dict[str, Facts] = {
        "squares": {"own": visible(after, who), "others": others_squares(after, who)},
        "region": {"largest": largest_region(after, who, own=True)},
        "cut": {"largest": largest_region(after, who, own=False)},
    }
    begun = next_turn(after, 0)
    if step(begun) != OVER and not begun.rules & END_TURN and player(begun) != who:
        facts["toll"] = toll_to(begun, who)
    return facts


def others_squares(state: State, who: Player) -> int:
    """Squares that show the others' rugs."""
    return sum(visible(state, other) for other in range(players(state)) if other != who)


def largest_region(state: State, who: Player, own: bool) -> int:
    """The size of the largest region of a player, or of all the others."""
    largest = 0
    for colour in range(colours(state.rules)):
        owned_by = owner(state, colour)
        if (owned_by == who) != own or out_order(state, owned_by):
            continue
        squares = rest = squares_of(state, colour)
        while rest:
            found = region(rest & -rest, squares)
            largest = max(largest, count(found))
            rest &= ~found
    return largest


def risk(facing: State, who: Player) -> Facts:
    """What the walk that comes can cost: the expected tithe, the highest, and rolls that empty the purse."""
    due = {steps: tithe(walk(facing, steps)) for steps in range(1, MOST_STEPS + 1)}
    held = purse(facing, who)
    return {
        "expected": expected_tithe(facing, player(facing), facing.assam, who)[0] / FACES,
        "highest": max(due.values()),
        "rolls": sum(die_weight(steps) for steps, paid in due.items() if paid == max(due.values())),
        "ruin": sum(die_weight(steps) for steps, paid in due.items() if paid > held),
    }


def toll_to(begun: State, who: Player) -> Facts:
    """What the next player can expect to pay on the heading that is cheapest for them: in all, and to `who`."""
    expected, ours = cheapest_tithe(begun, player(begun), who)
    return {"expected": expected / FACES, "ours": ours / FACES}


LEAST = {"squares": 1.0, "region": 1.0, "cut": 1.0, "toll": 0.5, "risk": 0.5}
"""The smallest difference worth mentioning."""


def reasons(state: State, best: int, played: int) -> tuple[Reason, ...]:
    """What the best choice does better than the one made, the most telling first."""
    good, bad = facts_of(state, best), facts_of(state, played)
    gains = {
        "squares": lambda f: f["own"] - f["others"],
        "region": lambda f: f["largest"],
        "cut": lambda f: -f["largest"],
        "toll": lambda f: f["ours"],
        "risk": lambda f: -f["expected"],
    }
    found = []
    for code in good.keys() & bad.keys():
        gain = gains[code](good[code]) - gains[code](bad[code])
        if gain >= LEAST[code]:
            found.append((gain / LEAST[code], Reason(code, good[code], bad[code])))
    if "risk" in good and good["risk"]["ruin"] < bad["risk"]["ruin"]:
        found.append((100.0, Reason("purse", good["risk"], bad["risk"])))
    return tuple(reason for _, reason in sorted(found, key=lambda each: (-each[0], each[1].code)))
