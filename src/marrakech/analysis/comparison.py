"""Why one choice is better than another, as codes and facts; whoever shows them puts them into words.

Every fact can be counted in the position that a choice leads to. What no longer counts is not told, e.g. a
region that nobody else will walk on any more. `rival` is the player that a fact is about.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from marrakech.kernel.board import SIDE, count, region
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS, listed
from marrakech.kernel.scoring import rank, score, standing, visible
from marrakech.kernel.state import (
    END_TURN,
    LAY,
    OVER,
    TURN,
    Player,
    State,
    colours,
    out_order,
    owner,
    player,
    players,
    purse,
    rugs_left,
    squares_of,
    step,
)
from marrakech.kernel.tithes import cheapest_tithe, expected_tithe
from marrakech.kernel.turn import act, lay, legal_rugs, may_end, next_turn, orient, roll, tithe, walk

Facts = dict[str, int | float]


@dataclass(frozen=True, slots=True)
class Reason:
    """One difference between what was best and what was played."""

    code: str
    """One of `LEAST`."""
    best: Facts
    played: Facts


WON, WON_ON_DIRHAMS, SHARED_WIN, LOST_ON_DIRHAMS, LOST = 4, 3, 2, 1, 0
"""How a finished game ended for somebody."""

LEAST: Final = {
    "final": 1.0,
    "finish": 1.0,
    "hold": 1.0,
    "purse": 1.0,
    "lead": 1.0,
    "race": 1.0,
    "squares": 1.0,
    "region": 1.0,
    "cut": 1.0,
    "rent": 0.1,
    "dues": 0.1,
    "toll": 1 / 6,
    "ways": 1 / 6,
    "passage": 1 / 6,
    "trap": 1 / 6,
    "fare": 1 / 6,
    "risk": 1 / 6,
    "feeds": 1 / 6,
    "landing": 1 / 6,
    "chase": 1 / 6,
    "reply": 1 / 6,
    "gift": 1 / 6,
    "tax": 1 / 6,
}
"""The smallest difference worth mentioning: a square, a dirham on one of six rolls, or the last digit."""

GAINS: Final[dict[str, Callable[[Facts], float]]] = {
    "final": lambda facts: facts["outcome"] + facts["own"] / 1000,
    "finish": lambda facts: facts["rolls"],
    "hold": lambda facts: facts["rolls"],
    "lead": lambda facts: facts["rolls"],
    "purse": lambda facts: -facts["ruin"],
    "race": lambda facts: facts["own"] - facts["theirs"],
    "squares": lambda facts: facts["own"] - facts["others"],
    "region": lambda facts: facts["largest"],
    "cut": lambda facts: -facts["largest"],
    "rent": lambda facts: facts["ours"],
    "dues": lambda facts: -facts["expected"],
    "toll": lambda facts: facts["ours"],
    "ways": lambda facts: facts["ours"],
    "passage": lambda facts: facts["ours"],
    "trap": lambda facts: facts["ours"],
    "fare": lambda facts: facts["expected"],
    "risk": lambda facts: -facts["expected"],
    "feeds": lambda facts: -facts["paid"],
    "landing": lambda facts: facts["squares"],
    "chase": lambda facts: facts["squares"],
    "reply": lambda facts: -facts["covered"],
    "gift": lambda facts: -facts["squares"],
    "tax": lambda facts: facts["expected"],
}
"""What is to be had more of, by code."""
SAYS_MORE: Final = {"final": 300.0, "finish": 200.0, "hold": 200.0, "purse": 100.0}
"""Codes that say more than any number of squares."""
LAST_ROUNDS: Final = 2
"""So many rounds from the end the race is told rather than squares."""
SAYS_AS_MUCH: Final = (
    ("squares", "race"),
    ("region", "rent"),
    ("cut", "dues"),
    ("toll", "ways"),
    ("risk", "feeds"),
    ("toll", "tax"),
    ("passage", "fare"),
    ("landing", "chase"),
    ("reply", "gift"),
)
"""A code, and one that is not told beside it: it says as much."""


def facts_of(state: State, number: int) -> dict[str, Facts]:
    """What can be counted after a choice, by code."""
    if step(state) == LAY:
        return facts_of_a_rug(state, number)
    if step(state) == TURN:
        return turn_facts(act(state, number), player(state))
    return heading_facts(state, act(state, number))


def heading_facts(state: State, facing: State) -> dict[str, Facts]:
    """Of a heading, before the roll."""
    who = player(state)
    danger = risk(facing, who)
    leader = leading_rival(state, who)
    to_leader = expected_tithe(facing, who, facing.assam, leader)[1] / FACES
    facts: dict[str, Facts] = {
        "risk": danger,
        "purse": danger,
        "feeds": {"paid": to_leader, "rival": leader},
        "landing": {"squares": landing(facing, others_squares)},
        "chase": {"squares": landing(facing, lambda after, _: visible(after, leader)), "rival": leader},
    }
    if all(rugs_left(state, other) == (other == who) for other in range(players(state))):
        facts = {"finish": {"rolls": rolls_ahead(facing, who)}, **facts}
        del facts["landing"], facts["chase"]
    elif in_the_last_rounds(facing):
        facts["lead"] = {"rolls": rolls_ahead(facing, who)}
    return facts


def turn_facts(begun: State, who: Player) -> dict[str, Facts]:
    """Of turning Assam at the end of a turn: it is the next player who walks, and pays."""
    if step(begun) == OVER or player(begun) == who:
        return {}
    expected, ours = expected_tithe(begun, player(begun), begun.assam, who)
    walker = {"rival": player(begun)}
    facts: dict[str, Facts] = {}
    if walks_left(begun, but=-1) == 1:
        facts["hold"] = {"rolls": rolls_held(begun, who), **walker}
    return facts | {
        "passage": {"expected": expected / FACES, "ours": ours / FACES, **walker},
        "fare": {"expected": expected / FACES, **walker},
        "reply": {"covered": squares_covered(begun, who) / FACES, **walker},
        "gift": {"squares": landing(begun, others_squares), **walker},
    }


def facts_of_a_rug(state: State, number: int) -> dict[str, Facts]:
    """Of a place of a rug."""
    who = player(state)
    after = act(state, number)
    begun = next_turn(after, 0)
    if step(begun) == OVER:
        return {"final": final(begun, who)}
    leader = leading_rival(state, who)
    facts: dict[str, Facts] = {
        "race": {"own": score(after, who), "theirs": score(after, leader), "rival": leader},
        "squares": {"own": visible(after, who), "others": others_squares(after, who)},
    }
    if in_the_last_rounds(begun):
        del facts["squares"]
    if walks_left(begun, but=who) > 1:
        facts["region"] = {"largest": largest_region(after, who)}
        facts["rent"] = {"ours": rent(after, who)}
    for rival in range(players(state)):
        if rival != who and walks_left(begun, but=rival) > 1:
            facts[f"cut {rival}"] = {"largest": largest_region(after, rival), "rival": rival}
    if rugs_left(begun, who) > 1:
        facts["dues"] = {
            "expected": sum(rent(after, other) for other in range(players(state)) if other != who)
        }
    if player(begun) != who:
        facts |= trap_facts(after, who) if begun.rules & END_TURN else answer_facts(begun, who)
    return facts


def answer_facts(begun: State, who: Player) -> dict[str, Facts]:
    """Of the next player's turn, who chooses the heading: the cheapest way, and rugs over all ways."""
    walker = {"rival": player(begun)}
    expected, ours = cheapest_tithe(begun, player(begun), who)
    ways = [orient(begun, quarter) for quarter in range(QUARTERS)]
    paid = sum(expected_tithe(way, player(begun), way.assam, who)[1] for way in ways)
    covers = sum(squares_covered(way, who) for way in ways) / QUARTERS / FACES
    facts: dict[str, Facts] = {}
    if walks_left(begun, but=-1) == 1:
        facts["hold"] = {"rolls": min(rolls_held(way, who) for way in ways), **walker}
    return facts | {
        "toll": {"expected": expected / FACES, "ours": ours / FACES, **walker},
        "ways": {"ours": paid / QUARTERS / FACES, **walker},
        "tax": {"expected": expected / FACES, **walker},
        "reply": {"covered": covers, **walker},
        "gift": {"squares": sum(landing(way, others_squares) for way in ways) / QUARTERS, **walker},
    }


def trap_facts(laid: State, who: Player) -> dict[str, Facts]:
    """Of the next player's walk in the variant, where `who` may still turn Assam: the turn that pays most."""
    ends = [next_turn(laid, quarter) for quarter in range(QUARTERS) if may_end(laid.rules, quarter)]
    ours = max(expected_tithe(end, player(end), end.assam, who)[1] for end in ends)
    return {"trap": {"ours": ours / FACES, "rival": player(ends[0])}}


def leading_rival(state: State, who: Player) -> Player:
    """Who stands best of all the others."""
    others = [other for other in range(players(state)) if other != who]
    return max(others, key=lambda other: (standing(state, other), -other))


def walks_left(begun: State, but: Player) -> int:
    """How many walks are still to come but those of one player: one for each rug."""
    return sum(
        rugs_left(begun, other)
        for other in range(players(begun))
        if other != but and not out_order(begun, other)
    )


def final(over: State, who: Player) -> Facts:
    """How a finished game ended for somebody, beside the best of the others."""
    rival = leading_rival(over, who)
    own, theirs = score(over, who), score(over, rival)
    if rank(over, who) > 1:
        outcome = LOST_ON_DIRHAMS if own == theirs else LOST
    elif rank(over, rival) == 1:
        outcome = SHARED_WIN
    else:
        outcome = WON_ON_DIRHAMS if own == theirs else WON
    return {"outcome": outcome, "own": own, "theirs": theirs, "rival": rival}


def in_the_last_rounds(begun: State) -> bool:
    """Whether so few walks are left that the race is told rather than squares."""
    return walks_left(begun, but=-1) <= LAST_ROUNDS * players(begun)


def ends_of(facing: State, steps: int) -> list[State]:
    """What a walk and its rug can come to."""
    after = roll(facing, steps)
    if step(after) != LAY:
        return [after]
    return [next_turn(lay(after, place), 0) for place in listed(legal_rugs(after))]


def is_ahead(state: State, who: Player) -> bool:
    """Whether somebody alone has most, by points and then dirhams: at the end, whether they win."""
    return final(state, who)["outcome"] >= WON_ON_DIRHAMS


def rolls_ahead(facing: State, who: Player) -> int:
    """On how many faces of the die a walk and its rug put somebody ahead of all; at the end, win the game."""
    return sum(
        die_weight(steps)
        for steps in range(1, MOST_STEPS + 1)
        if any(is_ahead(end, who) for end in ends_of(facing, steps))
    )


def rolls_held(facing: State, who: Player) -> int:
    """On how many faces of the die somebody wins, wherever another lays the last rug of the game."""
    return sum(
        die_weight(steps)
        for steps in range(1, MOST_STEPS + 1)
        if all(is_ahead(end, who) for end in ends_of(facing, steps))
    )


def rent(state: State, who: Player) -> float:
    """What somebody would get for a walk that ends on any of the squares, each equally likely."""
    paid = 0
    for colour in range(colours(state.rules)):
        if owner(state, colour) != who or out_order(state, who):
            continue
        rest = squares_of(state, colour)
        while rest:
            found = region(rest & -rest, squares_of(state, colour))
            paid += count(found) ** 2
            rest &= ~found
    return paid / SIDE**2


def others_squares(state: State, who: Player) -> int:
    """Squares that show the others' rugs."""
    return sum(visible(state, other) for other in range(players(state)) if other != who)


def largest_region(state: State, who: Player) -> int:
    """The size of the largest region of a player."""
    largest = 0
    for colour in range(colours(state.rules)):
        if owner(state, colour) != who or out_order(state, who):
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
        "expected": expected_tithe(facing, who, facing.assam, who)[0] / FACES,
        "highest": max(due.values()),
        "rolls": sum(die_weight(steps) for steps, paid in due.items() if paid == max(due.values())),
        "ruin": sum(die_weight(steps) for steps, paid in due.items() if paid > held),
    }


def landing(facing: State, theirs: Callable[[State, Player], int]) -> float:
    """How many squares a rug after the walk can win at best on those whom `theirs` counts, on average."""
    who = player(facing)
    before = visible(facing, who) - theirs(facing, who)
    total = 0
    for steps in range(1, MOST_STEPS + 1):
        after = roll(facing, steps)
        if step(after) == LAY:
            gains = (
                visible(laid, who) - theirs(laid, who) - before
                for laid in (lay(after, place) for place in listed(legal_rugs(after)))
            )
            total += die_weight(steps) * max(gains)
    return total / FACES


def squares_covered(facing: State, whose: Player) -> int:
    """Six times how many squares of somebody's a rug after the walk can cover, on average."""
    total = 0
    for steps in range(1, MOST_STEPS + 1):
        after = roll(facing, steps)
        if step(after) == LAY:
            least = min(visible(lay(after, place), whose) for place in listed(legal_rugs(after)))
            total += die_weight(steps) * (visible(after, whose) - least)
    return total


def reasons(state: State, best: int, played: int) -> tuple[Reason, ...]:
    """What the best choice does better than the one made, the most telling first."""
    good, bad = facts_of(state, best), facts_of(state, played)
    found: dict[str, tuple[float, Reason]] = {}
    for key in sorted(good.keys() & bad.keys()):
        code = key.partition(" ")[0]
        gain = GAINS[code](good[key]) - GAINS[code](bad[key])
        telling = SAYS_MORE.get(code, 0.0) + gain / LEAST[code]
        if gain >= LEAST[code] and telling > found.get(code, (0.0,))[0]:
            found[code] = (telling, Reason(code, good[key], bad[key]))
    for code, other in SAYS_AS_MUCH:
        if code in found:
            found.pop(other, None)
    return tuple(reason for _, reason in sorted(found.values(), key=lambda each: -each[0]))
