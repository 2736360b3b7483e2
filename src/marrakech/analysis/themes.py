"""What a puzzle is about: the measure by which its solution stands out most among the legal choices.

Each theme is a measure of a choice that can be counted on the board; for a heading, of the rugs that it leads
to. A theme fits if the solution is above the typical choice by a least amount; of those that fit, the one that
fewest other choices match names the puzzle. What no measure singles out is named by the moment (the race for
dirhams, the last rug), else it is a quiet move.
"""

from collections.abc import Callable
from statistics import median
from typing import Final

from marrakech.kernel.board import Squares, count, region
from marrakech.kernel.chance import FACES, MOST_STEPS, die_weight
from marrakech.kernel.choices import QUARTERS, listed
from marrakech.kernel.scoring import score, visible
from marrakech.kernel.state import (
    ELIMINATION,
    END_TURN,
    LAY,
    ORIENT,
    OVER,
    Player,
    State,
    colours,
    out_order,
    own_squares,
    owner,
    player,
    players,
    purse,
    rugs_left,
    square,
    squares_of,
    step,
)
from marrakech.kernel.tithes import cheapest_tithe, expected_tithe
from marrakech.kernel.turn import act, legal, legal_rugs, next_turn, orient, roll, tithe, walk
from marrakech.record.words import parse_square

PUZZLE_THEMES: Final = (
    "purse",
    "walk",
    "price",
    "cut",
    "safe",
    "trap",
    "region",
    "spite",
    "squares",
    "race",
    "corner",
    "last",
    "quiet",
)
"""Save the purse, the cheap way, worth its price, cut a region, make it safe, leave Assam a
trap, grow a region, spite the leader, win squares, race by dirhams, the corner, the last rug; a quiet move."""

CORNER_SQUARES: Final = (parse_square("a1"), parse_square("g7"))
COMMON: Final = 0.5
"""A theme that more than this share of the other choices match says nothing."""

Measure = Callable[[State, int], float]


def theme_of(state: State, best: int) -> str:
    """What a puzzle with this solution is about."""
    choices = listed(legal(state))
    fitting: list[tuple[float, float, str]] = []
    for theme, (measure, least) in _measures(state).items():
        amounts = {choice: measure(state, choice) for choice in choices}
        others = [amount for choice, amount in amounts.items() if choice != best]
        above = amounts[best] - median(others)
        matched = sum(amount > amounts[best] - least / 2 for amount in others) / len(others)
        if above >= least and matched < COMMON:
            fitting.append((matched, -above / least, theme))
    if any(theme == "purse" for *_, theme in fitting):
        return "purse"  # whoever cannot pay is out: nothing else matters beside that
    return min(fitting)[2] if fitting else _moment(state, best)


def _measures(state: State) -> dict[str, tuple[Measure, float]]:
    """The measures that apply at a step, each with the least difference that counts."""
    if step(state) == ORIENT:
        return {
            **({"purse": (_solvent_rolls, 1.0)} if state.rules & ELIMINATION else {}),
            "walk": (_cheap, 0.5),
            "price": (_dear, 0.75),
            **{theme: (_after_walk(measure), least / 2) for theme, (measure, least) in _of_rugs(state)},
        }
    if step(state) == LAY:
        return {**dict(_of_rugs(state)), "safe": (_unharmed, 0.5)}
    return {"trap": (_toll, 0.5), "safe": (_unharmed, 0.5)}


def _of_rugs(state: State) -> list[tuple[str, tuple[Measure, float]]]:
    """The measures of a rug, which also tell what a walk leads to."""
    found: list[tuple[str, tuple[Measure, float]]] = [
        ("cut", (_cut_off, 2.0)),
        ("region", (_grown, 1.0)),
        ("squares", (_squares_won, 1.0)),
        ("trap", (_toll, 0.5)),
    ]
    return [*found, ("spite", (_leader_hidden, 1.0))] if players(state) > 2 else found


def _after_walk(measure: Measure) -> Measure:
    """The most of a measure that a rug can bring after a walk, on average over the die."""

    def measured(state: State, heading: int) -> float:
        def most(stopped: State) -> float:
            if step(stopped) != LAY or player(stopped) != player(state):
                return 0.0
            return max(measure(stopped, place) for place in listed(legal_rugs(stopped)))

        return _over_rolls(orient(state, heading), most)

    return measured


def _moment(state: State, best: int) -> str:
    """The theme of a puzzle that no measure singles out."""
    left = sum(rugs_left(state, who) for who in range(players(state)) if not out_order(state, who))
    if left <= players(state):
        last = step(state) == LAY and rugs_left(state, player(state)) == 1
        return "last" if last else "race"
    if step(state) == LAY:
        return "corner" if square(state) in CORNER_SQUARES else "quiet"
    return "corner" if step(state) == ORIENT and meets_corner(state, best) else "quiet"


def meets_corner(state: State, heading: int) -> bool:
    """Whether some roll takes Assam onto a corner with a mosaic of its own."""
    facing = orient(state, heading)
    return any(square(walk(facing, steps)) in CORNER_SQUARES for steps in range(1, MOST_STEPS + 1))


def _over_rolls(facing: State, counted: Callable[[State], float]) -> float:
    """The mean over the die of what is counted where Assam stops."""
    return (
        sum(die_weight(steps) * counted(roll(facing, steps)) for steps in range(1, MOST_STEPS + 1))
        / FACES
    )


def _solvent_rolls(state: State, heading: int) -> float:
    """Faces of the die that the purse can pay."""
    facing, held = orient(state, heading), purse(state, player(state))
    return sum(
        die_weight(steps) for steps in range(1, MOST_STEPS + 1) if tithe(walk(facing, steps)) <= held
    )


def _dear(state: State, heading: int) -> float:
    """The tithe that a heading is expected to cost."""
    facing = orient(state, heading)
    return expected_tithe(facing, player(facing), facing.assam, player(facing))[0] / FACES


def _cheap(state: State, heading: int) -> float:
    return -_dear(state, heading)


def _lead(state: State, who: Player) -> int:
    """Own squares less those of the best other."""
    return visible(state, who) - max(
        visible(state, other) for other in range(players(state)) if other != who
    )


def _regions(squares: Squares) -> list[Squares]:
    found = []
    while squares:
        one = region(squares & -squares, squares)
        found.append(one)
        squares &= ~one
    return found


def _largest(squares: Squares) -> int:
    return max((count(one) for one in _regions(squares)), default=0)


def _cut_off(state: State, place: int) -> float:
    """Squares by which the largest piece left of some rival's region is smaller than the region was."""
    after, who = act(state, place), player(state)
    most = 0
    for colour in range(colours(state.rules)):
        rival = owner(state, colour)
        if rival == who or out_order(state, rival):
            continue
        for one in _regions(squares_of(state, colour)):
            most = max(most, count(one) - _largest(one & squares_of(after, colour)))
    return most


def _grown(state: State, place: int) -> float:
    """The size of the largest own region."""
    after, who = act(state, place), player(state)
    own = [colour for colour in range(colours(state.rules)) if owner(state, colour) == who]
    return max(_largest(squares_of(after, colour)) for colour in own)


def _squares_won(state: State, place: int) -> float:
    return _lead(act(state, place), player(state))


def leader_of(state: State) -> Player:
    """The best of the others by points."""
    who = player(state)
    rivals = [other for other in range(players(state)) if other != who and not out_order(state, other)]
    return max(rivals, key=lambda other: (score(state, other), purse(state, other)))


def _leader_hidden(state: State, place: int) -> float:
    """Squares of the leader that a rug hides."""
    leader = leader_of(state)
    return visible(state, leader) - visible(act(state, place), leader)


def _begun(state: State, choice: int) -> State | None:
    """The next player's turn after a choice; None at the end of the game, or while the turn goes on."""
    after = act(state, choice)
    if step(state) == LAY:
        if after.rules & END_TURN:
            return None
        after = next_turn(after, 0)
    return None if step(after) == OVER or player(after) == player(state) else after


def _toll(state: State, choice: int) -> float:
    """What the next player can expect to pay us: on the cheapest heading, or on the one they were given."""
    begun = _begun(state, choice)
    if begun is None:
        return 0.0
    payer, who = player(begun), player(state)
    if begun.rules & END_TURN:
        return expected_tithe(begun, payer, begun.assam, who)[1] / FACES
    return cheapest_tithe(begun, payer, who)[1] / FACES


def _unharmed(state: State, choice: int) -> float:
    """Own squares less those that the next player's rug can hide on average, on their best heading for it."""
    begun = _begun(state, choice)
    if begun is None:
        return 0.0
    who, mine = player(state), own_squares(begun, player(state))

    def harm(stopped: State) -> float:
        if step(stopped) != LAY or player(stopped) == who:
            return 0.0
        return max(
            count(mine) - count(own_squares(act(stopped, place), who))
            for place in listed(legal_rugs(stopped))
        )

    facings = [begun] if begun.rules & END_TURN else [orient(begun, way) for way in range(QUARTERS)]
    return -max(_over_rolls(facing, harm) for facing in facings)
