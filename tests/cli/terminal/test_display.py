"""Both displays: in place with keys from a list on a pseudo-terminal, and line by line."""

import os
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from marrakech.cli.screen import Screen
from marrakech.cli.terminal.display import InPlaceDisplay, ScrollingDisplay
from marrakech.cli.terminal.fullscreen import HOME, FullScreen
from marrakech.cli.terminal.layout import Scene
from marrakech.cli.terminal.questions import question_at
from marrakech.messages import Person
from marrakech.record.game import Game
from marrakech.record.moves import Lay, Orient

pty = pytest.importorskip("pty", reason="pseudo-terminals are a thing of Unix")
fcntl = pytest.importorskip("fcntl")
struct = pytest.importorskip("struct")
termios = pytest.importorskip("termios")

PEOPLE = (Person("You", you=True), Person("Aziza"), Person("Brahim"))


class Keys:
    """A keyboard that presses a list of keys; between them the window may change its size."""

    def __init__(self, handle: int) -> None:
        self.handle = handle
        self.waiting: list[str | tuple[int, int]] = []
        self.paused = 0.0
        self.pasted = False

    def read(self, timeout: float | None = None) -> str | None:
        if not self.waiting:
            raise EOFError
        key = self.waiting.pop(0)
        if isinstance(key, str):
            return key
        set_size(self.handle, *key)
        return None

    @property
    def pasting(self) -> bool:
        return self.pasted and bool(self.waiting)

    def wait(self, timeout: float) -> None:
        self.paused += timeout


def set_size(handle: int, columns: int, lines: int) -> None:
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


class Sheet(StringIO):
    """What is drawn on a terminal, which gives it nothing but its size."""

    def __init__(self, handle: int) -> None:
        super().__init__()
        self._handle = handle

    def fileno(self) -> int:
        return self._handle


class Window:
    """A display in place, and what it has drawn."""

    def __init__(self) -> None:
        self._ends = pty.openpty()
        set_size(self._ends[0], 80, 24)
        self._sheet = Sheet(self._ends[1])
        console = Console(file=self._sheet, force_terminal=True, color_system=None, highlight=False)
        self.keys = Keys(self._ends[0])
        self.display = InPlaceDisplay(FullScreen(Screen(console), self.keys), pace=0.5)

    def press(self, *keys: str | tuple[int, int]) -> None:
        self.keys.waiting += keys

    def drawn(self) -> str:
        """The last screen."""
        return self._sheet.getvalue().rpartition(HOME)[2]

    @property
    def screens(self) -> int:
        """How often it was drawn."""
        return self._sheet.getvalue().count(HOME)

    def close(self) -> None:
        for handle in self._ends:
            os.close(handle)


@pytest.fixture
def window() -> Iterator[Window]:
    opened = Window()
    yield opened
    opened.close()


def scene(game: Game, asking: bool = True) -> Scene:
    question = question_at(game.state, PEOPLE[0]) if asking else None
    return Scene(game.node, PEOPLE, 0, question)


def at_rug() -> Game:
    game = Game.new(players=3, seed=7)
    game.play("ahead")
    return game


def test_enter_takes_the_option_that_is_shown(window: Window) -> None:
    window.press("enter")
    assert window.display.ask(scene(Game.new(players=3))) == Orient(1)
    window.press("left", "enter")
    assert window.display.ask(scene(Game.new(players=3))) == Orient(0)


def test_what_is_typed_chooses_as_well_and_can_be_corrected(window: Window) -> None:
    game = at_rug()
    window.press("1", "2", "backspace", "x", "clear", "2")
    with pytest.raises(EOFError):
        window.display.ask(scene(game))
    assert "> 2 " in window.drawn()
    window.press("d", "4", "escape", "7", "enter")
    assert window.display.ask(scene(game)) == "7"
    # An arrow leaves what was typed, and starts from what it named.
    window.press("3", "down", "enter")
    chosen = window.display.ask(scene(game))
    question = question_at(game.state, PEOPLE[0])
    assert isinstance(chosen, Lay)
    assert chosen == question.options[question.neighbour(2, "down")].action


def test_a_line_does_not_grow_without_end_and_a_paste_is_drawn_once(window: Window) -> None:
    window.keys.pasted = True
    window.press(*"1" * 5000, "enter")
    answer = window.display.ask(scene(at_rug()))
    assert isinstance(answer, str)
    assert len(answer) == 200
    assert window.screens == 1


def test_a_window_that_is_too_small_takes_no_answer(window: Window) -> None:
    window.press((79, 24), "enter", "1", (80, 23), "enter", "q")
    assert window.display.ask(scene(at_rug())) == "q"
    assert "The window has 80 and 23" in window.drawn()
    window.press((80, 24), "enter")
    assert isinstance(window.display.ask(scene(at_rug())), Lay)


def test_notes_stay_until_they_are_cleared(window: Window) -> None:
    game = Game.new(players=3)
    window.display.note("Mind the step.")
    window.display.show(scene(game, asking=False))
    drawn = window.drawn()
    assert "Mind the step." in drawn
    assert "You are playing..." in drawn
    window.display.clear_notes()
    window.display.draw_again()
    window.display.show(scene(game, asking=False))
    assert "Mind the step." not in window.drawn()
    window.display.linger()
    assert window.keys.paused == 0.5


def test_a_text_is_read_page_by_page(window: Window) -> None:
    text = [f"line {number}" for number in range(60)]
    seen = []
    for keys in ([" "], ["page down"], ["up"], ["page up"], ["x"], [" ", " "], ["down"]):
        window.press(*keys)
        with pytest.raises(EOFError):
            window.display.read(text)
        seen.append(window.drawn().split("\n")[0].removesuffix("\x1b[K"))
    assert seen == ["line 23", "line 23", "line 0", "line 0", "line 23", "line 37", "line 1"]
    # The last page ends it, as q and Escape do.
    for keys in ([" ", " ", " "], ["q"], ["escape"]):
        window.press(*keys)
        window.display.read(text)
    window.press("end of input")
    with pytest.raises(EOFError):
        window.display.read(["short"])
    assert "Any key: back to the game." in window.drawn()


def test_the_end_stays_until_a_key_is_pressed(window: Window) -> None:
    game = Game.new(players=3, seed=7)
    while not game.over:
        game.play(game.legal()[0])
    window.press((90, 24), "x")
    window.display.finish(scene(game, asking=False), ["1. You"])
    drawn = window.drawn()
    assert "Game over" in drawn
    assert "1. You" in drawn
    assert "Any key leaves." in drawn


def test_a_scrolling_display_tells_each_turn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    out = StringIO()
    display = ScrollingDisplay(Screen(Console(file=out, width=80, color_system=None)))
    monkeypatch.setattr("builtins.input", lambda prompt: out.write(prompt) and "l")
    game = Game.new(players=3, seed=7)
    display.show(scene(game, asking=False))
    for _ in range(6):
        assert display.ask(scene(game)) == "l"
        game.play(game.legal()[0])
        display.show(scene(game, asking=False))
    said = out.getvalue()
    assert said.count("You turned Assam left, rolled") == 1
    assert said.count("You laid") == 1
    assert said.count("Heading (l for left, a for ahead or r for right; ? helps): ") == 3
    display.draw_again()
    display.ask(scene(game))
    display.ask(scene(game))
    assert out.getvalue().count("Turn 4") == 1
