"""The game tree: what can happen in a position, choices and chance outcomes alike, and how many ways.

python -m tests.kernel.tree       writes the files in tests/counts anew
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from marrakech.jit.decorators import cached
from marrakech.kernel import state as words
from marrakech.kernel.board import AHEAD, count
from marrakech.kernel.state import (
    DEAL,
    DRAW,
    LAY,
    ORIENT,
    OVER,
    ROLL,
    TURN,
    State,
    player,
    step,
    stock,
)
from marrakech.kernel.turn import draw, end_turn, lay_east, lay_north, legal_rugs, orient, roll
from tests.kernel.drawing import draw as drawn
from tests.kernel.modes import INTERPRETED, Kernel

COUNTS = Path(__file__).parent.parent / "counts"

VERBS = {DEAL: "draw", ORIENT: "orient", ROLL: "roll", LAY: "lay", DRAW: "draw", TURN: "end_turn"}
"""The function of kernel.turn that moves on from each step."""


class Edge(NamedTuple):
    """One choice or chance outcome, e.g. ("roll", 3)."""

    verb: str
    argument: int


def edges(kernel: Kernel, state: State) -> list[Edge]:
    """Everything that can happen next, in order; nothing when the game is over."""
    choices = kernel.choices.listed(kernel.turn.legal(state))
    outcomes = kernel.chance.possible(kernel.chance.outcomes(state))
    assert not (choices and outcomes)
    return [Edge(VERBS[step(state)], argument) for argument in (*choices, *outcomes)]


def follow(kernel: Kernel, state: State, edge: Edge) -> State:
    """The position after a choice or an outcome."""
    after: State = kernel.turn.act(state, edge.argument)
    assert after == getattr(kernel.turn, edge.verb)(state, edge.argument)
    return after


def interpreted_size(state: State, depth: int) -> int:
    """How many ways lead `depth` edges down from a position."""
    if depth == 0:
        return 1
    onward = edges(INTERPRETED, state)
    if depth == 1:
        return len(onward)
    return sum(interpreted_size(follow(INTERPRETED, state, edge), depth - 1) for edge in onward)


@cached
def compiled_size(state: State, depth: int) -> int:
    """The same, compiled, and written another way round: step by step, and by sets of squares."""
    if depth == 0:
        return 1
    now = step(state)
    total = 0
    if now == LAY:
        _, east, north = legal_rugs(state)
        if depth == 1:
            return count(east) + count(north)
        while east:
            total += compiled_size(lay_east(state, east & -east), depth - 1)
            east &= east - 1
        while north:
            total += compiled_size(lay_north(state, north & -north), depth - 1)
            north &= north - 1
    elif now == ROLL:
        for steps in range(1, 5):
            total += compiled_size(roll(state, steps), depth - 1)
    elif now == ORIENT:
        for quarter in range(3):
            total += compiled_size(orient(state, quarter), depth - 1)
    elif now == TURN:
        for quarter in range(3):
            if quarter != AHEAD or state.rules & words.KEEP_HEADING:
                total += compiled_size(end_turn(state, quarter), depth - 1)
    elif now != OVER:
        for colour in (player(state), player(state) + 2):
            if stock(state, colour):
                total += compiled_size(draw(state, colour), depth - 1)
    return total


def divide(state: State, depth: int) -> str:
    """The count under each of the first edges, interpreted and compiled side by side."""
    lines = [f"{'':12}{'interpreted':>14}{'compiled':>14}"]
    for edge in edges(INTERPRETED, state):
        after = follow(INTERPRETED, state, edge)
        plain = f"{interpreted_size(after, depth - 1):,}" if depth <= 7 else "not counted"
        fast = f"{compiled_size(after, depth - 1):,}"
        lines.append(f"{edge.verb:>8} {edge.argument:<3}{plain:>14}{fast:>14}")
    return "\n".join(lines)


class Count(NamedTuple):
    """One tree in a file of counts."""

    title: str
    state: State
    sizes: dict[int, int]
    """The number of ways by depth."""


SWITCHES = {
    "one_colour": words.ONE_COLOUR,
    "elimination": words.ELIMINATION,
    "end_turn": words.END_TURN,
    "keep_heading": words.KEEP_HEADING,
    "cover_own": words.COVER_OWN,
}
SET_UPS = {
    "two_players": (2, ""),
    "two_players_one_colour": (2, "one_colour"),
    "three_players": (3, ""),
    "four_players": (4, ""),
}
COMBINATIONS = (
    "",
    "elimination",
    "end_turn",
    "end_turn keep_heading",
    "cover_own",
    "elimination end_turn cover_own",
)
STARTS = ("start", "crowded")

CROWDED = """\
7 . . . . . . .
6 . H-H I . . .
5 . H I I A-A .
    |
4 . H . ^ H-H .
3 . S-S I-I S .
            |
2 . . A . . S .
1 . . . . . . .
  a b c d e f g"""
"""A market where poor merchants soon go out and rugs of one's own lie whole beside Assam."""

HEADER = """\
# How many ways lead down the game tree, by depth. Choices and chance outcomes are edges.
# Written by `python -m tests.kernel.tree`, checked by tests/kernel/test_counts.py.
# "crowded" is the market drawn in tests/kernel/tree.py, where everybody holds two dirhams and two rugs
# of each colour.
"""


def position(rules: int, where: str) -> State:
    """The root of a tree."""
    if where == "start":
        return words.start(rules)
    players = rules & words.PLAYERS_MASK
    colours = words.colours(rules)
    # With fewer colours the market is the same but for the rugs of colours that are not in play.
    market = "".join(letter if letter not in "HISA"[colours:] else "H" for letter in CROWDED)
    return drawn(
        market,
        players=players,
        switches=rules - players,
        purses=(2,) * players,
        stocks=(2,) * colours,
        tops=(1, 2) if words.two_colours(rules) else (),
    )


def rules_from(text: str) -> int:
    """The rules of a title, e.g. "4 players, elimination"."""
    players, _, switches = text.partition(" players")
    return int(players) + sum(SWITCHES[word] for word in switches.replace(",", "").split())


def read(path: Path) -> Iterator[Count]:
    """The trees of a file."""
    for block in path.read_text().split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if not lines:
            continue
        rules, _, where = lines[0].rpartition(", from ")
        sizes = {int(depth): int(size.replace(",", "")) for depth, size in map(str.split, lines[1:])}
        yield Count(f"{path.stem}: {lines[0]}", position(rules_from(rules), where), sizes)


def write() -> None:
    """All files anew, to the depth where a tree has some millions of ways."""
    for name, (players, set_up) in SET_UPS.items():
        blocks = [HEADER]
        for where in STARTS:
            for combination in COMBINATIONS:
                switches = " ".join(filter(None, (set_up, combination)))
                rules = f"{players} players" + (f", {switches}" if switches else "")
                state = position(rules_from(rules), where)
                lines = [f"{rules}, from {where}"]
                depth, size = 0, 1
                while 0 < size < 2_000_000:
                    depth += 1
                    size = int(compiled_size(state, depth))
                    lines.append(f"{depth:2} {size:,}")
                blocks.append("\n".join(lines) + "\n")
        (COUNTS / f"{name}.txt").write_text("\n".join(blocks))


if __name__ == "__main__":
    write()
