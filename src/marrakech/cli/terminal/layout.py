"""The screen of a game as lines of text: the board, the merchants and the story, the question.

At 80 x 24 everything is there at once:

    board, 19 lines of 51 columns   | turn, merchants, what happened, notes
    table of the question, 4 lines: where Assam may land, or the rugs that may be laid
    the question and what is typed
"""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from marrakech.cli import panels
from marrakech.cli.narration import narrate
from marrakech.cli.paints import PAINTS
from marrakech.cli.screen import BOARD_WIDTH, Screen, beside
from marrakech.cli.terminal.questions import Answer, Cell, Question
from marrakech.kernel import state as kernel
from marrakech.kernel import turn
from marrakech.kernel.state import Player, State
from marrakech.messages import Person, message
from marrakech.record.game_events import Event
from marrakech.record.moves import EndTurn, Orient
from marrakech.record.node import Node

SCREEN_WIDTH: Final = 80
HEIGHT: Final = 24
BOARD_HEIGHT: Final = 19
TABLE_HEIGHT: Final = 4
WIDEST_PANEL: Final = 64
"""Lines longer than this are hard to read, however wide the terminal is."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What the player who is asked, or was asked last (`viewer`), sees of a game."""

    node: Node
    people: Sequence[Person]
    viewer: Player
    question: Question | None = None

    @property
    def state(self) -> State:
        """The position."""
        return self.node.state

    @property
    def title(self) -> str:
        """E.g. 'Turn 5'."""
        return (
            message("terminal-over")
            if self.node.over
            else message("terminal-turn", turn=self.node.turn)
        )

    @property
    def mover(self) -> Person:
        """Who is to move."""
        return self.people[kernel.player(self.state)]

    def events(self) -> list[Event]:
        """What happened since the end of the viewer's last turn, this turn included."""
        return list(self.node.since(_last_turn(self.node, self.viewer)))


def _last_turn(node: Node, viewer: Player) -> Node:
    """The moment at which the viewer's last finished turn ended; the start if there is none."""
    while node.parent is not None and kernel.player(node.parent.state) == viewer:
        node = node.parent
    while node.parent is not None and kernel.player(node.parent.state) != viewer:
        node = node.parent
    return node


def too_small(width: int, height: int) -> list[Text]:
    """What is shown where the board does not fit."""
    return [
        Text(message("terminal-tooSmall-needs", width=SCREEN_WIDTH, height=HEIGHT)),
        Text(message("terminal-tooSmall-has", width=width, height=height)),
    ]


def screen_lines(
    scene: Scene,
    screen: Screen,
    notes: Sequence[str],
    *,
    chosen: int = 0,
    width: int = SCREEN_WIDTH,
    below: Sequence[str] = (),
) -> list[Text]:
    """Everything but the last line; `below` stands where the table of a question would."""
    question = scene.question
    option = question.options[chosen] if question is not None else None
    lines = beside(_board(scene, screen, option), _panel(scene, notes, width - BOARD_WIDTH))
    table = [Text(line) for line in below] if question is None else question_lines(question, chosen)
    return lines + table + [Text()] * (TABLE_HEIGHT - len(table))


def prompt(about: str, keys: str) -> str:
    """What stands before the answer."""
    return f"{message('terminal-prompt', about=about, keys=keys)} "


def _board(scene: Scene, screen: Screen, option: Answer | None) -> list[Text]:
    """The board as it would be after the chosen option: Assam turned, or the rug laid."""
    if option is None or scene.question is None:
        return screen.board_lines(scene.state)
    state = scene.state
    if isinstance(option.action, Orient | EndTurn):
        state = state._replace(assam=turn.turned(state.assam, option.action.quarter))
    letter = option.words[0]
    reached = {
        square
        for square, mark in scene.question.squares.items()
        if letter in mark and len(scene.question.options) > 1
    }
    return screen.board_lines(
        state,
        squares=scene.question.squares,
        places=scene.question.places,
        chosen=reached,
        laying=option.place,
    )


def _panel(scene: Scene, notes: Sequence[str], width: int) -> list[Text]:
    width = min(width, WIDEST_PANEL)
    top = [Text(scene.title, style="bold"), *panels.brief_merchants(scene.state, scene.people)]
    room = BOARD_HEIGHT - len(top)
    ask = [] if scene.question is None else wrapped(scene.question.ask, width, "bold")
    noted = [line for note in notes for line in wrapped(note, width, "yellow")]
    told = _story(scene, width, room - len(ask) - len(noted))
    # A line between the parts, as far as there is room: the last part first.
    parts = [part for part in (top, told, noted, ask) if part]
    spare = BOARD_HEIGHT - sum(map(len, parts))
    lines: list[Text] = []
    for part in reversed(parts):
        gap = [Text()] if lines and spare > 0 else []
        spare -= len(gap)
        lines = [*part, *gap, *lines]
    return lines[: len(top)] + lines[len(top) :][-room:]


def _story(scene: Scene, width: int, room: int) -> list[Text]:
    """What happened, in full sentences where there is room for them."""
    events = scene.events()
    told: list[Text] = []
    for brief in (False, True):
        told = [
            line
            for sentence in narrate(events, scene.people, brief=brief)
            for line in wrapped(sentence, width)
        ]
        if len(told) <= room:
            break
    return told[max(0, len(told) - room) :] if room > 0 else []


def wrapped(text: str, width: int, style: str = "") -> list[Text]:
    """A text in lines of a width, those after the first set in."""
    return [Text(line, style) for line in textwrap.wrap(text, width, subsequent_indent=" ")]


def question_lines(question: Question, chosen: int | None = None) -> list[Text]:
    """The table of a question, with a mark before the chosen option."""
    return [_row(row, chosen) for row in question.table]


def _row(cells: Sequence[Cell], chosen: int | None) -> Text:
    line = Text()
    for cell in cells:
        here = cell.option is not None and cell.option == chosen
        line.append(f"{'>' if here else ' '}{cell.text}", style=PAINTS["chosen"] if here else "")
        line.append("   ")
    line.rstrip()
    return line
