"""The golden games: which there are, and how they were made.

A golden game is a game file that was played once and is kept. Its comments tell every turn in words:
the path, the tithe, the rug, purses and scores, and the position after it, so that a person can follow
it with a board on the table. `python -m tests.golden.games` writes them anew; look at the difference
before you keep it.
"""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from marrakech.kernel import board
from marrakech.kernel import state as kernel
from marrakech.kernel.printings import PRINTINGS
from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from marrakech.record.game import Game
from marrakech.record.game_events import (
    Dealt,
    Drawn,
    Eliminated,
    Ended,
    Event,
    Footstep,
    Laid,
    Oriented,
    Paid,
    Turned,
    Walked,
)
from marrakech.record.moves import Lay, PlayerMove
from marrakech.record.node import by_turn
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import COLOURS, HEADINGS, QUARTER_WORDS, rug_text, square_text
from tests.record.games import comment

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """One golden game."""

    name: str
    printing: str
    players: int
    seed: int
    switches: dict[str, bool] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"

    @property
    def ruleset(self) -> Ruleset:
        """What it is played by."""
        return Ruleset.of(self.printing, self.players, **self.switches)


GOLDEN = [
    *(
        Golden(f"{printing}-{players}-players", printing, players, seed)
        for seed, printing in enumerate(PRINTINGS)
        for players in (2, 3, 4)
    ),
    Golden("elimination-2-players", "fr60", 2, 5),
    Golden("elimination-3-players", "en2021", 3, 3),
    Golden("elimination-4-players", "en2021", 4, 15),
    Golden("elimination-by-house-rule", "suleika", 3, 2, {"elimination": True}),
    Golden("no-elimination-by-house-rule", "en2021", 3, 4, {"elimination": False}),
    Golden("variant", "en2021", 3, 4, {"end_turn": True}),
    Golden("variant-2-players", "fr60", 2, 3, {"end_turn": True}),
    Golden("variant-elimination", "fr60", 4, 8, {"end_turn": True}),
    Golden("variant-keep-heading", "fr60", 4, 1, {"end_turn": True, "keep_heading": True}),
    Golden("one-colour", "fr57", 2, 4, {"one_colour": True}),
    Golden("cover-own", "ro57", 4, 14, {"cover_own": True}),
]


# Playing one


def played(golden: Golden) -> Game:
    """The game as its seed has it, told in comments."""
    random = Random(f"golden {golden.name} {golden.seed}")
    game = Game(golden.ruleset, SeededDice(f"golden {golden.seed}"))
    while not game.over:
        game.play(chosen(game, random))
    game.tags = {"Event": f"Golden game: {golden.name}"}
    return comment(game, told(game))


def chosen(game: Game, random: Random) -> PlayerMove:
    """Any heading; the rug that makes the largest region of its colour, two times out of three."""
    choices = game.legal()
    rugs = [choice for choice in choices if isinstance(choice, Lay)]
    if not rugs or random.randrange(3) == 0:
        return random.choice(choices)
    shown = game.state[kernel.laying_colour(game.state)]

    def size(rug: Lay) -> int:
        squares = board.place_squares(rug.place)
        return board.count(board.region(squares, shown | squares))

    most = max(size(rug) for rug in rugs)
    return random.choice([rug for rug in rugs if size(rug) == most])


# Telling it


def told(game: Game) -> dict[int, list[str]]:
    """A comment behind every turn, by the number of moves it stands behind."""
    comments = {0: [opening(game)]}
    for _, nodes in by_turn(game.mainline()):
        events = [event for node in nodes for event in node.events]
        walk = [event for event in events if isinstance(event, Oriented | Walked | Paid | Eliminated)]
        rest = [event for event in events if event not in walk]
        position = Position(nodes[-1].state)
        lines = [
            "; ".join(map(sentence, walk)),
            "; ".join(map(sentence, rest)),
            f"purses {spaced(position.purses)}; scores {spaced(position.scores)}",
            str(position),
        ]
        comments[nodes[-1].length] = ["".join(f"\n   {line}" for line in lines if line)]
    return comments


def opening(game: Game) -> str:
    """The rules of the game in a line, and the position before it."""
    ruleset = game.ruleset
    rules = ", ".join(ruleset.switches) or "as printed"
    return f"{ruleset.printing.title}; {ruleset.players} players; {rules}\n   {Position(game.start)}"


def spaced(numbers: tuple[int, ...]) -> str:
    """Numbers by player."""
    return " ".join(map(str, numbers))


def sentence(event: Event) -> str:
    """What happened, in a few words."""
    match event:
        case Oriented():
            return f"player {event.player + 1} faces {HEADINGS[event.heading]}"
        case Walked():
            steps = " ".join(footstep(one) for one in event.path)
            rolled = f"player {event.player + 1} rolls {event.steps}"
            return f"{rolled}; Assam walks from {square_text(event.start)}: {steps}"
        case Paid():
            counted = " ".join(square_text(square) for square in event.squares)
            amount = f"{event.paid}" if event.paid == event.tithe else f"{event.paid} of {event.tithe}"
            return f"player {event.player + 1} pays {amount} to player {event.to + 1} for {counted}"
        case Eliminated():
            return f"player {event.player + 1} is out"
        case Laid():
            under = [COLOURS[colour] if colour >= 0 else "bare ground" for colour in event.covers]
            over = " and ".join(under) if any(colour >= 0 for colour in event.covers) else under[0]
            return f"lays {COLOURS[event.colour]} on {rug_text(event.place)} over {over}"
        case Dealt() | Drawn():
            return f"player {event.player + 1} draws {COLOURS[event.colour]}"
        case Turned():
            return f"turns Assam {QUARTER_WORDS[event.quarter]}, {HEADINGS[event.heading]}"
        case Ended():
            return f"the game is over, places {spaced(event.ranks)}"


def footstep(one: Footstep) -> str:
    """A square of a walk, with the mosaic that led to it."""
    if one.left_by is None:
        return square_text(one.square)
    mosaic = "corner" if one.corner else f"{HEADINGS[one.left_by]} edge"
    return f"({mosaic}) {square_text(one.square)}"


def main() -> None:
    """Write all golden games anew."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for golden in GOLDEN:
        gamefile.save(played(golden), golden.path)
        print(golden.path.name)


if __name__ == "__main__":
    main()
