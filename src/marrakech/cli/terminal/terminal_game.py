"""A game at the terminal, from where it stands to its end or until somebody leaves."""

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Final

from marrakech.cli import rulebook
from marrakech.cli.screen import Screen
from marrakech.cli.seats import colour_name
from marrakech.cli.summaries import ranking_lines
from marrakech.cli.terminal import display as displays
from marrakech.cli.terminal.afterthought_lines import thought_lines
from marrakech.cli.terminal.display import Display, Reply
from marrakech.cli.terminal.hints import hint_lines
from marrakech.cli.terminal.layout import Scene
from marrakech.cli.terminal.local_service import LocalTable
from marrakech.cli.terminal.questions import AnswerError, question_at
from marrakech.kernel import state as kernel
from marrakech.messages import Person, message
from marrakech.record import gamefile
from marrakech.record.words import COLOURS, STEPS
from marrakech.service.commands import TakeBack
from marrakech.service.errors import Refusal
from marrakech.service.requests import MERCHANTS
from marrakech.service.snapshots import Snapshot

INTERRUPTED: Final = 130
CLOSED: Final = 1
COMMAND_KEYS: Final = ("help", "quit", "undo", "hint", "save", "board", "rules")
"""What every question allows beside its answers, each by the words of the language that is spoken."""


def interrupt_once(*_: object) -> None:
    """What Ctrl-C does: leave. A second one must break off neither the saving nor the tidying up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


class PlayerQuit(Exception):  # noqa: N818  (control flow, not an error)
    """The player wants to leave."""


class TerminalGame:
    """Shows a game, asks the people at this terminal, and keeps the game's file up to date."""

    def __init__(self, table: LocalTable, path: Path, screen: Screen) -> None:
        self.table = table
        self.path = path
        self.screen = screen
        self.mine = table.mine
        self.people = shown_people(table.now.names, self.mine)
        self._viewer = self.mine[0] if self.mine else 0
        self._saved = 0
        """The version that the game's file has."""
        self._shown = table.now.version

    def play(self, *, plain: bool, pace: float) -> int:
        """Play on and give back the exit code; whatever happens, the game's file is whole."""
        before = signal.signal(signal.SIGINT, interrupt_once)
        try:
            with displays.opened_display(self.screen, plain=plain, pace=pace) as display:
                self._play(display)
            self._finale()
        except (PlayerQuit, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        except BrokenPipeError:
            self._leave_closed()
            return CLOSED
        signal.signal(signal.SIGINT, before)
        return 0

    def _play(self, display: Display) -> None:
        for line in self._welcome():
            display.note(line)
        while True:
            self._save()
            now = self.table.now
            if self._shown < now.version:
                self._show_next(display)
            elif now.over:
                display.finish(self._scene(now), self._ranking())
                return
            elif now.mover in self.mine:
                self._viewer = now.mover
                self._carry_out(display, display.ask(self._scene(now, asking=True)))
            else:
                display.show(self._scene(now))
                self.table.wait(now.version)

    def _show_next(self, display: Display) -> None:
        """Show the next version that has not been seen; linger where it was not made here."""
        before = self.table.at(self._shown)
        self._shown += 1
        display.show(self._scene(self.table.at(self._shown)))
        if before.mover not in self.mine:
            display.linger()

    def _scene(self, snapshot: Snapshot, *, asking: bool = False) -> Scene:
        question = question_at(snapshot.state, self.people[self._viewer]) if asking else None
        return Scene(snapshot.node, self.people, self._viewer, question)

    def _carry_out(self, display: Display, answer: Reply) -> None:
        """Do what was answered: a command, or the choice of the seat that was asked."""
        display.clear_notes()
        try:
            if isinstance(answer, str) and self._command(display, answer):
                return
            question = question_at(self.table.now.state, self.people[self._viewer])
            action = question.read(answer) if isinstance(answer, str) else answer
            self.table.act(self._viewer, action)
        except AnswerError as error:
            display.note(str(error))
        except Refusal as refusal:
            rule = str(refusal.detail.get("rule", ""))
            display.note(
                message("terminal-refused", message=refusal.message, code=refusal.code, rule=rule)
            )

    def _command(self, display: Display, answer: str) -> bool:
        """Carry out one of the commands that every question allows; False if it is none."""
        word, _, rest = answer.strip().partition(" ")
        match command_named(word.lower()):
            case "help":
                display.read([*self._explanation(), message("terminal-commands")])
            case "quit":
                raise PlayerQuit
            case "undo":
                self.table.act(self._viewer, TakeBack())
                display.note(message("terminal-takenBack"))
            case "hint":
                for line in hint_lines(self.table.hint()):
                    display.note(line)
            case "save":
                display.note(self._save_copy(rest.strip()))
            case "board":
                display.draw_again()
            case "rules":
                display.read(rulebook.lines(rulebook.sections(self.table.rules)))
            case _:
                return False
        return True

    def _explanation(self) -> list[str]:
        step = STEPS[kernel.step(self.table.now.state)]
        return rulebook.lines(rulebook.for_step(self.table.rules, step))

    # What is said before and after

    def _welcome(self) -> list[str]:
        rules = self.table.rules
        lines = [rulebook.named(rules)]
        for who, person in enumerate(self.people):
            colours = colour_name(who)
            if kernel.two_colours(rules.rules):
                colours = message(
                    "terminal-both", one=colours, other=colour_name(kernel.pile_colour(who, 2))
                )
            level = self.table.level(who)
            kind = message("terminal-bot", level=level) if level else message("terminal-here")
            lines.append(message("terminal-seat", name=person.name, colours=colours, kind=kind))
        return [*lines, message("terminal-welcome")]

    def _ranking(self) -> list[str]:
        return ranking_lines(self.table.now.node.ranking(), self.people)

    def _finale(self) -> None:
        for line in self._ranking():
            self.screen.say(line)
        with suppress(Refusal):
            for line in thought_lines(self.table.afterthoughts(), self.people):
                self.screen.say(line)
        path = quote(str(self.path))
        self.screen.say(
            f"{message('terminal-again')}\n  marrakech replay {path}\n  marrakech verify {path}",
            whole=True,
        )

    # The game's file

    def _save(self) -> None:
        version = self.table.now.version
        if version == self._saved:
            return
        try:
            gamefile.save(self.table.game(), self.path)
            self._saved = version
        except OSError as error:
            with suppress(OSError):
                why = error.strerror or str(error)
                print(message("terminal-saved-not", file=str(self.path), why=why), file=sys.stderr)

    def _save_copy(self, name: str) -> str:
        if not name:
            return message("terminal-saved-always", file=str(self.path))
        path = Path(name).expanduser()
        try:
            gamefile.save(self.table.game(), path, overwrite=False)
        except FileExistsError:
            return message("terminal-saved-exists", file=str(path))
        except OSError as error:
            return message("terminal-saved-not", file=str(path), why=error.strerror or str(error))
        return message("terminal-saved-there", file=str(path))

    def _leave(self) -> None:
        self._save()
        try:
            self.screen.say()
            self.screen.say(self._how_to_go_on(), whole=True)
        except BrokenPipeError:
            self._leave_closed()

    def _leave_closed(self) -> None:
        """Nobody reads any more: leave without another word on standard output."""
        self._save()
        # What is left in the buffer goes nowhere, so that the interpreter does not fail on its way out.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        with suppress(OSError, ValueError):
            print(self._how_to_go_on(), file=sys.stderr)

    def _how_to_go_on(self) -> str:
        return (
            f"{message('terminal-saved')}\n  marrakech play --terminal --resume {quote(str(self.path))}"
        )


def command_named(word: str) -> str | None:
    """The command that a word stands for."""
    return next((one for one in COMMAND_KEYS if word in message(f"terminal-words-{one}").split()), None)


def shown_people(names: Sequence[str], mine: Sequence[int]) -> list[Person]:
    """The people as this terminal shows them: a single one without a name of their own is 'You'."""
    alone = len(mine) == 1 and names[mine[0]] in (MERCHANTS[mine[0]], COLOURS[mine[0]])
    return [
        Person(message("terminal-you"), you=True) if alone and who in mine else Person(name)
        for who, name in enumerate(names)
    ]
