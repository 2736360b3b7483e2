"""How a game is shown and answers are read: in place on a terminal, or line by line.

Both kinds have one interface, `Display`. Neither knows what an answer does.
"""

import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, Protocol, TypeAlias

from rich.text import Text

from marrakech.cli.narration import narrate
from marrakech.cli.screen import Screen
from marrakech.cli.terminal import layout
from marrakech.cli.terminal.fullscreen import FullScreen, full_screen
from marrakech.cli.terminal.layout import Scene
from marrakech.cli.terminal.questions import ARROWS, Question
from marrakech.kernel import state as kernel
from marrakech.messages import message
from marrakech.record.node import Node
from marrakech.service.commands import TurnAction

Reply: TypeAlias = str | TurnAction
"""What was typed, or the option that was chosen with the arrow keys."""

LONGEST_ANSWER: Final = 200
"""Characters that can be typed on one line."""
SCROLL_KEYS: Final = {"up": -1, "down": 1, "left": -1, "right": 1, "page up": -1, "page down": 1}


class Display(Protocol):
    """Shows a game, asks questions."""

    def show(self, scene: Scene) -> None:
        """The game has moved on and nobody is asked yet."""

    def linger(self) -> None:
        """Give people a moment to look at what is shown."""

    def ask(self, scene: Scene) -> Reply:
        """An answer to the question of a scene; raises `EOFError` when nobody can answer any more."""

    def finish(self, scene: Scene, ranking: Sequence[str]) -> None:
        """The game is over."""

    def note(self, text: str) -> None:
        """Say something beside the game: a refusal, a hint."""

    def read(self, lines: Sequence[str]) -> None:
        """Let a longer text be read."""

    def clear_notes(self) -> None:
        """Earlier notes no longer apply."""

    def draw_again(self) -> None:
        """Draw the board and the question once more."""


class ScrollingDisplay:
    """Line by line, for pipes, plain terminals and screen readers."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._told: Node | None = None
        """The game up to where it has been told."""
        self._drawn: Node | None = None
        """The game for which the board and the question have been printed."""

    def show(self, scene: Scene) -> None:
        """Tell each turn once it is finished."""
        if self._told is None:
            self._told = scene.node
        elif scene.node.over or kernel.step(scene.state) == kernel.first_step(scene.state.rules):
            self._tell(scene)

    def linger(self) -> None:
        """Nothing to do: what is printed can be read at any time."""

    def ask(self, scene: Scene) -> Reply:
        """Print the board and the question when they are new, then read a line."""
        question = scene.question
        assert question is not None
        if self._drawn is not scene.node:
            self._drawn = scene.node
            self._tell(scene)
            self._print_question(scene, question)
        while True:
            try:
                return input(self._screen.safe(layout.prompt(question.about, question.expected)))
            except UnicodeDecodeError:
                self.note(message("terminal-unreadable"))

    def finish(self, scene: Scene, ranking: Sequence[str]) -> None:
        """Print the last turn and the board."""
        self._tell(scene)
        self._screen.say()
        self._screen.board(scene.state, scene.people, title=scene.title)

    def note(self, text: str) -> None:
        """Print it."""
        self._screen.say(text)

    def read(self, lines: Sequence[str]) -> None:
        """Print them."""
        self._screen.say()
        for line in lines:
            self._screen.say(line)

    def clear_notes(self) -> None:
        """Nothing to do: what was printed has scrolled on."""

    def draw_again(self) -> None:
        """Print the board and the question before the next answer."""
        self._drawn = None

    def _tell(self, scene: Scene) -> None:
        nodes = set(scene.node.path())
        if self._told is None or self._told not in nodes:
            # Something was taken back: what came before has been told.
            self._told = scene.node
        for sentence in narrate(scene.node.since(self._told), scene.people):
            self._screen.say(sentence)
        self._told = scene.node

    def _print_question(self, scene: Scene, question: Question) -> None:
        self._screen.say()
        self._screen.board(
            scene.state,
            scene.people,
            title=scene.title,
            squares=question.squares,
            places=question.places,
        )
        self._screen.say()
        self._screen.say(question.ask)
        for line in layout.question_lines(question):
            self._screen.say(line.plain)


class InPlaceDisplay:
    """On the whole screen of a terminal, redrawn in place."""

    def __init__(self, window: FullScreen, pace: float) -> None:
        self._window = window
        self._pace = pace
        self._notes: list[str] = []

    def show(self, scene: Scene) -> None:
        """Draw the game."""
        self._draw(scene)

    def linger(self) -> None:
        """Wait a little, or until a key is pressed."""
        if self._pace:
            self._window.pause(self._pace)

    def ask(self, scene: Scene) -> Reply:
        """Let an option be chosen with the arrow keys or an answer be typed."""
        question = scene.question
        assert question is not None
        chosen, typed = question.first, ""
        seen: bool | None = None
        while True:
            if seen is None or not self._window.pasting:
                seen = self._draw(scene, chosen, typed)
            key = self._window.key()
            if key == "end of input":
                raise EOFError
            if not seen:
                # Nothing is chosen that cannot be seen.
                if key == "q":
                    return key
                continue
            if key == "enter":
                return typed.strip() or question.options[chosen].action
            if key in ARROWS:
                chosen, typed = question.neighbour(chosen, key), ""
                continue
            typed = _edited(typed, key)
            named = question.find(typed) if typed else None
            chosen = chosen if named is None else named

    def finish(self, scene: Scene, ranking: Sequence[str]) -> None:
        """Show the end until a key is pressed."""
        self._notes.clear()
        while True:
            self._draw(scene, below=ranking)
            if self._window.key() != "redraw":
                return

    def note(self, text: str) -> None:
        """Show it under the story until the next answer."""
        self._notes.append(text)

    def clear_notes(self) -> None:
        """Take the notes off the screen."""
        self._notes.clear()

    def read(self, lines: Sequence[str]) -> None:
        """Page by page; q or Escape goes back to the game."""
        window = self._window
        first = 0
        while True:
            text = [part for line in lines for part in (textwrap.wrap(line, window.width) or [""])]
            page = window.height - 1
            last = max(0, len(text) - page)
            first = min(first, last)
            keys = message("terminal-pages") if last else message("terminal-page")
            window.draw([Text(line) for line in text[first : first + page]], Text(keys, style="dim"))
            key = window.key()
            if key == "end of input":
                raise EOFError
            if key in SCROLL_KEYS:
                first = max(0, first + SCROLL_KEYS[key] * (1 if key in ("up", "down") else page))
            elif key != "redraw":
                if key in ("q", "escape") or first == last:
                    return
                first += page

    def draw_again(self) -> None:
        """Nothing to do: every key draws it again."""

    def _draw(
        self, scene: Scene, chosen: int = 0, typed: str = "", *, below: Sequence[str] = ()
    ) -> bool:
        """Draw the game; False if the window is too small for it."""
        window = self._window
        if not window.fits(layout.SCREEN_WIDTH, layout.HEIGHT):
            window.draw(layout.too_small(window.width, window.height))
            return False
        lines = layout.screen_lines(
            scene, window.screen, self._notes, chosen=chosen, width=window.width, below=below
        )
        if scene.question is None:
            playing = "" if scene.node.over else message("terminal-playing", who=scene.mover)
            window.draw(lines, Text(message("terminal-leave") if below else playing))
        else:
            prompt = Text(layout.prompt(scene.question.about, scene.question.keys), style="bold")
            room = window.width - prompt.cell_len - 1
            window.draw(lines, prompt + Text(typed[-room:]), cursor=True)
        return True


def _edited(typed: str, key: str) -> str:
    """The line that is being typed, after a key."""
    if key == "backspace":
        return typed[:-1]
    if key in ("escape", "clear"):
        return ""
    if len(key) == 1 and key.isprintable():
        return (typed + key)[:LONGEST_ANSWER]
    return typed


@contextmanager
def opened_display(screen: Screen, *, plain: bool = False, pace: float = 0.0) -> Iterator[Display]:
    """A display that fits the terminal; afterwards the terminal is as it was."""
    if screen.interactive and not plain:
        with full_screen(screen) as window:
            yield InPlaceDisplay(window, pace)
        return
    if screen.interactive:
        # Where there is one, `input` lets an answer be edited.
        with suppress(ImportError):
            import readline  # noqa: F401
    yield ScrollingDisplay(screen)
