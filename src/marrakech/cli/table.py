"""The table in the terminal: asks the people, lets the bots choose, and saves at every move."""

import os
import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import date
from fractions import Fraction
from pathlib import Path
from shlex import quote
from typing import Final

from marrakech.cli import rulebook
from marrakech.cli.narration import narrate, with_article
from marrakech.cli.screen import Screen
from marrakech.cli.seats import Seat, choose_seats, named, tag_seats, tagged_seats
from marrakech.engine.bot import Limits, make_bot
from marrakech.kernel import state as kernel
from marrakech.kernel.board import STRIDE, Place, Square
from marrakech.kernel.state import State
from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from marrakech.record.errors import IllegalMove, NotationError
from marrakech.record.forecast import Forecast, Landing, forecasts
from marrakech.record.game import CHANCE_STEPS, Game
from marrakech.record.moves import Choice, Draw, Lay, Move, Orient, Turn
from marrakech.record.ruleset import Ruleset
from marrakech.record.words import (
    COLOUR_LETTERS,
    COLOURS,
    HEADINGS,
    TURN_LETTERS,
    TURNS,
    place_ends,
    rug_text,
    square_text,
)

BOT_LIMITS: Final = Limits(seconds=1.0)
CHOICES: Final[dict[int, Callable[[int], Choice]]] = {
    kernel.ORIENT: Orient,
    kernel.LAY: Lay,
    kernel.TURN: Turn,
}
INTERRUPTED: Final = 130
CLOSED: Final = 1


class TableDice(SeededDice):
    """Dice for a game under way: a pile goes on from the rugs that are known to have been drawn.

    The rugs below come in the order of the seed without those already seen. With the seed the game was
    begun with that is the pile itself; a game file without a seed gets a pile that fits.
    """

    def __init__(self, seed: str, game: Game) -> None:
        super().__init__(seed)
        self._game = game

    def pile(self, player: int, first: int, second: int) -> tuple[int, ...]:
        """The order of a pile, the rugs drawn so far first."""
        seen = [
            move.colour // 2
            for move in self._game.moves
            if isinstance(move, Draw) and move.colour % 2 == player
        ]
        below = list(super().pile(player, first, second))
        for colour in seen:
            below.remove(colour)
        return (*seen, *below)


def new_game(rules: Ruleset, seats: Sequence[Seat], seed: str | None) -> Game:
    """A game that waits for chance to be asked for, with all its file needs to be resumed."""
    text = secrets.token_hex(16) if seed is None else seed
    if not text.isprintable():
        raise NotationError(text, "a seed of printable characters")
    tags = {"Date": f"{date.today():%Y.%m.%d}", "Seed": text}
    game = Game(rules, SeededDice(text), automatic=False, tags=tags)
    tag_seats(game, seats)
    return game


def resumed_game(path: Path, seats: Sequence[str]) -> tuple[Game, list[Seat]]:
    """A game from its file with its seats: those asked for, those it names, or you against bots."""
    game = gamefile.load(path)
    taken = tagged_seats(game)
    if seats or taken is None:
        taken = choose_seats(seats, None, game.ruleset.players)
    game.tags.setdefault("Seed", secrets.token_hex(16))
    game.dice = TableDice(game.tags["Seed"], game)
    tag_seats(game, taken)
    return game, named(taken)


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

    def play(self) -> int:
        """Play on and give back the exit code; whatever happens, the file is whole."""
        gamefile.save(self.game, self.path)
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
            decision = bot.choose(self.game.state, BOT_LIMITS)
            self._happen(CHOICES[step](decision.choice))
        elif step == kernel.LAY:
            self._ask_rug()
        else:
            self._ask_heading()

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
            self.screen.say("Turn Assam a quarter: the next merchant has to walk that way.")
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
                case "s" | "save":
                    self._save_copy(rest.strip())
                case "b" | "board":
                    self._board()
                case "rules":
                    for line in rulebook.lines(rulebook.sections(self.game.ruleset)):
                        self.screen.say(line)
                case _:
                    return answer

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
            "Commands: u undo before the roll, b board, s [FILE] save, rules, q save and leave."
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


def reading_order(places: Iterable[Place]) -> list[Place]:
    """Rug places as the eye meets them on the board: from the top row down, from left to right."""
    middles = {place: sum(end // STRIDE for end in place_ends(place)) for place in places}
    return sorted(middles, key=lambda place: (-middles[place], place_ends(place)[0] % STRIDE))


def landing_marks(ahead: Sequence[Forecast]) -> dict[Square, str]:
    """What to write on the squares Assam may reach: heading and die, e.g. 'l2', or 'l3r3' for two."""
    marks: dict[Square, str] = {}
    for one in ahead:
        letter = TURN_LETTERS[one.turn].lower() if len(ahead) > 1 else ""
        for landing in one.landings:
            before = marks.get(landing.square, "")
            mark = before + f"{letter}{landing.steps}"
            marks[landing.square] = mark if len(mark) <= 4 else before.rstrip("+") + "+"
    return marks


def forecast_lines(state: State, ahead: Sequence[Forecast]) -> list[str]:
    """A table of the squares Assam may reach, with chances and tithes."""
    if not ahead:
        return []
    faces = [f"{landing.steps} ({_chance(landing.weight)})" for landing in ahead[0].landings]
    lines = [" " * 16 + "".join(f"{face:<13}" for face in faces) + "average"]
    for one in ahead:
        name = TURNS[one.turn] if len(ahead) > 1 else HEADINGS[one.heading]
        letter = TURN_LETTERS[one.turn].lower() if len(ahead) > 1 else " "
        cells = "".join(f"{_landing(state, landing):<13}" for landing in one.landings)
        lines.append(f"  {letter}  {name:<11}{cells}{-float(one.average):+.1f}".replace("-0.0", " 0"))
    return lines


def _chance(weight: int) -> str:
    return f"{Fraction(weight, 6)}"


def _landing(state: State, landing: Landing) -> str:
    """One cell, e.g. 'c4 -3 I': the square, the tithe and the colour it is paid on."""
    square = square_text(landing.square)
    if not landing.due:
        return f"{square}  0"
    colour = COLOUR_LETTERS[kernel.colour_at(state, 1 << landing.square)]
    return f"{square} -{landing.pays} {'out' if landing.out else colour}"


def rug_lines(game: Game, places: Sequence[Place]) -> list[str]:
    """The legal rugs with their numbers and what they would cover, three to a line."""
    cells = []
    for number, place in enumerate(places, 1):
        seen = [kernel.colour_at(game.state, 1 << square) for square in place_ends(place)]
        covers = " + ".join("bare" if colour < 0 else COLOURS[colour] for colour in seen)
        cells.append(f"{number:>3}  {rug_text(place)}  {'bare' if covers == 'bare + bare' else covers}")
    width = max(map(len, cells)) + 2
    across = max(1, min(3, 79 // width))
    down = -(-len(cells) // across)
    return ["".join(cell.ljust(width) for cell in cells[row::down]).rstrip() for row in range(down)]


def ranking_lines(game: Game, names: Sequence[str]) -> list[str]:
    """The ranking with each score split into dirhams and squares."""
    width = max(map(len, names))
    lines = []
    for one in game.ranking():
        split = f"{one.dirhams:>3} dirhams + {one.squares:>2} squares = {one.score:>3}"
        lines.append(f"{one.place:>2}.  {names[one.player]:<{width}}  {'out' if one.out else split}")
    return lines
