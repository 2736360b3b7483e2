"""The table in the terminal: asks the people, lets the bots choose, and saves at every move."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Final

from marrakech.cli import rulebook
from marrakech.cli.hints import hint_lines
from marrakech.cli.narration import narrate, with_article
from marrakech.cli.screen import Screen
from marrakech.cli.seats import Seat
from marrakech.cli.summaries import (
    forecast_lines,
    landing_marks,
    ranking_lines,
    reading_order,
    rug_lines,
)
from marrakech.engine.bot import Bot, Limits
from marrakech.engine.ladder import make_bot, stand_in
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Place, Square
from marrakech.record import gamefile
from marrakech.record.errors import IllegalMove, NotationError
from marrakech.record.forecast import forecasts
from marrakech.record.game import Game
from marrakech.record.history import CHANCE_STEPS
from marrakech.record.moves import Choice, Lay, Move, Orient, Turn
from marrakech.record.words import COLOURS, HEADINGS, TURN_LETTERS, TURNS, rug_text

BOT_LIMITS: Final = Limits(seconds=1.0)
CHOICES: Final[dict[int, Callable[[int], Choice]]] = {
    kernel.ORIENT: Orient,
    kernel.LAY: Lay,
    kernel.TURN: Turn,
}
INTERRUPTED: Final = 130
CLOSED: Final = 1


class Quit(Exception):  # noqa: N818  (a wish, not a mistake)
    """The player wants to leave."""


class Table:
    """One game at the terminal, from where it stands to its end or until somebody leaves."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], path: Path, screen: Screen | None = None
    ) -> None:
        self.game = game
        self.path = path
        self.screen = screen or Screen()
        self.names = [seat.name for seat in seats]
        self.bots = [make_bot(seat.bot, who) if seat.bot else None for who, seat in enumerate(seats)]
        self._told = len(game.moves)
        """Moves that have been told in words."""
        self._waited = False
        """Whether somebody was told that the master is not ready yet."""

    def play(self) -> int:
        """Play on and give back the exit code; whatever happens, the file is whole."""
        gamefile.save(self.game, self.path)
        if self.screen.interactive:
            # Where there is one, `input` lets an answer be edited.
            with suppress(ImportError):
                import readline  # noqa: F401
        try:
            self._welcome()
            while not self.game.over:
                self._move()
            self._finale()
        except (Quit, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        except BrokenPipeError:
            self._leave_closed()
            return CLOSED
        return 0

    def _welcome(self) -> None:
        rules = self.game.ruleset
        switches = f", {', '.join(rules.switches)}" if rules.switches else ""
        self.screen.say(f"{rules.printing.title} ({rules.printing.id}{switches})", style="bold")
        for who, (name, bot) in enumerate(zip(self.names, self.bots, strict=True)):
            colours = [who, who + 2] if kernel.two_colours(rules.rules) else [who]
            kind = f"bot, {bot.name}" if bot else "at this terminal"
            self.screen.say(f"  {name}: {' and '.join(COLOURS[one] for one in colours)} ({kind})")
        self.screen.say(f"The game is kept in {self.path}. At any question: ? explains, q leaves.")

    def _finale(self) -> None:
        self._tell()
        self._board()
        for line in ranking_lines(self.game, self.names):
            self.screen.say(line)
        again = f"marrakech replay {quote(str(self.path))}"
        self.screen.say(f"Look at it again with:\n  {again}", whole=True)

    # Leaving

    def _leave(self) -> None:
        self._save()
        try:
            self.screen.say()
            self.screen.say(self._word(), whole=True)
        except BrokenPipeError:
            self._leave_closed()

    def _leave_closed(self) -> None:
        """Nobody reads any more: leave without another word on standard output."""
        self._save()
        # What is left in the buffer goes nowhere, so that the interpreter does not fail on its way out.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        with suppress(OSError, ValueError):
            print(self._word(), file=sys.stderr)

    def _word(self) -> str:
        path = quote(str(self.path))
        return f"The game is saved. Go on with:\n  marrakech play --terminal --resume {path}"

    def _save(self) -> None:
        try:
            gamefile.save(self.game, self.path)
        except OSError as error:
            with suppress(OSError):
                print(f"Not saved in {self.path}: {error.strerror}", file=sys.stderr)

    # Moves

    @property
    def _who(self) -> int:
        return kernel.player(self.game.state)

    def _move(self) -> None:
        step = kernel.step(self.game.state)
        bot = self.bots[self._who]
        if step == kernel.ROLL and bot is None:
            self._ask_roll()
        elif step in CHANCE_STEPS:
            self._happen(self.game.chance_due())
        elif bot is not None:
            decision = self._ready(bot).choose(self.game.state, BOT_LIMITS)
            self._happen(CHOICES[step](decision.choice))
        elif step == kernel.LAY:
            self._ask_rug()
        else:
            self._ask_heading()

    def _ready(self, bot: Bot) -> Bot:
        """The bot, or while it is being compiled one that plays for it, with a word about it."""
        playing = stand_in(bot.name)
        if playing == bot.name:
            return bot
        if not self._waited:
            self._waited = True
            self.screen.say(
                "The master is getting ready, which takes a minute; the merchant plays for it."
            )
        return make_bot(playing)

    def _happen(self, move: Move) -> None:
        self.game.happen(move)
        self._save()
        if kernel.step(self.game.state) == kernel.first_step(self.game.ruleset.rules):
            self._tell()

    def _tell(self) -> None:
        """Say what happened since the last time."""
        new = range(self._told, len(self.game.moves))
        self._told = len(self.game.moves)
        for sentence in narrate(
            (event for index in new for event in self.game.events_of(index)), self.names
        ):
            self.screen.say(sentence)

    def _undo(self) -> bool:
        """Take the last choice back if a person made it and nothing has been rolled or drawn since."""
        moves = self.game.moves
        if not moves or not isinstance(moves[-1], Orient | Lay | Turn):
            self.screen.say(
                "Nothing can be taken back: a choice stands once the die or the pile has spoken."
            )
            return False
        who = kernel.player(self.game.state_after(len(moves) - 1))
        if self.bots[who] is not None:
            self.screen.say(f"The last choice was {self.names[who]}'s, and stands.")
            return False
        self.game.undo()
        self._told = min(self._told, len(self.game.moves))
        self._save()
        self.screen.say("Taken back.")
        return True

    # Questions

    def _ask_heading(self) -> None:
        step = kernel.step(self.game.state)
        ahead = forecasts(self.game.state)
        self._tell()
        self._board(squares=landing_marks(ahead))
        if step == kernel.TURN:
            keep = " or leave him" if self.game.ruleset.keep_heading else ""
            self.screen.say(f"Turn Assam a quarter{keep}: the next merchant has to walk that way.")
        else:
            self.screen.say(f"{_whose(self.names[self._who])} turn. Which way shall Assam walk?")
        for line in forecast_lines(self.game.state, ahead):
            self.screen.say(line)
        legal = [move for move in self.game.legal() if isinstance(move, Orient | Turn)]
        letters = ", ".join(f"{TURN_LETTERS[move.turn].lower()} {TURNS[move.turn]}" for move in legal)
        while (answer := self._ask(f"Heading ({letters}; ? explains)")) is not None:
            if self._chosen(answer):
                self.screen.say(f"Assam faces {HEADINGS[kernel.heading(self.game.state)]}.")
                return

    def _ask_roll(self) -> None:
        if self.game.ruleset.end_turn:
            ahead = forecasts(self.game.state)
            self._tell()
            self._board(squares=landing_marks(ahead))
            self.screen.say(f"{_whose(self.names[self._who])} turn. Assam walks the way he faces.")
            for line in forecast_lines(self.game.state, ahead):
                self.screen.say(line)
            question = "Enter rolls the die (? explains)"
        else:
            question = "Enter rolls the die (u takes the heading back)"
        while (answer := self._ask(question)) is not None:
            if answer.lower() in ("", "r", "roll"):
                self._happen(self.game.chance_due())
                return
            self.screen.say(f"{answer!r} is no answer here: press Enter to roll the die.")

    def _ask_rug(self) -> None:
        self._tell()
        places = reading_order(move.place for move in self.game.legal() if isinstance(move, Lay))
        self._board(places={place: str(number) for number, place in enumerate(places, 1)})
        colour = COLOURS[kernel.laying_colour(self.game.state)]
        self.screen.say(f"Lay {with_article(colour)} rug beside Assam on {self.game.position.assam}.")
        for line in rug_lines(self.game, places):
            self.screen.say(line)
        while (
            answer := self._ask(f"Rug (1 to {len(places)}, or as {rug_text(places[0])}; ? explains)")
        ) is not None:
            if answer.isdecimal() and not 1 <= int(answer) <= len(places):
                self.screen.say(f"There are rugs 1 to {len(places)}, no {answer}.")
            elif self._chosen(rug_text(places[int(answer) - 1]) if answer.isdecimal() else answer):
                return

    def _chosen(self, answer: str) -> bool:
        """Make the choice that an answer means, or say why it cannot be."""
        try:
            self._happen(self.game.parse_choice(answer))
        except NotationError as error:
            self.screen.say(f"{answer!r} is no answer here: give {error.expected}.")
            return False
        except IllegalMove as error:
            self.screen.say(f"That is not allowed: {error}.")
            return False
        return True

    def _ask(self, question: str) -> str | None:
        """An answer to a question, with commands carried out; None if the question has gone."""
        while True:
            try:
                answer = input(self.screen.safe(f"{question}: ")).strip()
            except UnicodeDecodeError:
                self.screen.say("That could not be read.")
                continue
            word, _, rest = answer.partition(" ")
            match word.lower():
                case "?" | "help":
                    self._explain()
                case "q" | "quit" | "exit":
                    raise Quit
                case "u" | "undo":
                    if self._undo():
                        return None
                case "h" | "hint":
                    self._hint()
                case "s" | "save":
                    self._save_copy(rest.strip())
                case "b" | "board":
                    self._board()
                case "rules":
                    for line in rulebook.lines(rulebook.sections(self.game.ruleset)):
                        self.screen.say(line)
                case _:
                    return answer

    def _hint(self) -> None:
        """What a strong player would do, unless it would put somebody else here at a disadvantage."""
        if self.bots.count(None) != 1:
            self.screen.say("Hints are for games of one person against bots.")
        elif kernel.step(self.game.state) not in CHOICES:
            self.screen.say("There is nothing to choose: press Enter to roll the die.")
        else:
            for line in hint_lines(self.game.state):
                self.screen.say(line)

    def _save_copy(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        try:
            gamefile.save(self.game, path)
        except OSError as error:
            self.screen.say(f"Not saved in {path}: {error.strerror}.")
        else:
            self.screen.say(f"Saved in {path}.")

    def _explain(self) -> None:
        self.screen.say()
        for line in rulebook.lines(rulebook.for_step(self.game.ruleset, self.game.position.step)):
            self.screen.say(line)
        self.screen.say(
            "Commands: h hint, u undo before the roll, b board, s [FILE] save, rules, q save and leave."
        )

    def _board(
        self, squares: dict[Square, str] | None = None, places: dict[Place, str] | None = None
    ) -> None:
        title = "Game over" if self.game.over else f"Turn {self.game.turn}"
        self.screen.say()
        self.screen.board(self.game.state, self.names, title=title, squares=squares, places=places)
        self.screen.say()


def _whose(name: str) -> str:
    return "Your" if name == "You" else f"{name}'s"
