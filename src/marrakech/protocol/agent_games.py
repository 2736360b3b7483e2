"""Games that an agent plays against bots by asking: new game, look, legal, play, explain.

Every answer is a dictionary that JSON can hold. The agent is whoever calls: anything it sends is looked at
before it is used. An answer that is no legal move changes nothing: it is explained, and counted.
"""

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final

from marrakech.engine.bot import Bot, Limits
from marrakech.engine.ladder import LADDER, find_bot, wait_until_ready
from marrakech.protocol.prompt import decision_fields, decision_text, read_move, standings_text
from marrakech.record.errors import ArgumentError
from marrakech.record.game import Game
from marrakech.record.game_events import Event
from marrakech.record.printable import printable
from marrakech.record.ruleset import Ruleset

MOST_AGENT_GAMES: Final = 64
"""Games kept at a time; where there is one more, the one that has waited longest is forgotten."""
LONGEST_TEXT: Final = 64
"""Characters of a name, a seed or a move."""
LIMITS: Final = Limits(nodes=2000)
"""Of the bots, so that a game follows from its seed and the moves of the agent."""
NOBODY: Final = "none"
"""As an opponent: the agent plays every seat."""
OPPONENTS: Final = (NOBODY, *(bot.name for bot in LADDER))
AGENT_SWITCHES: Final = ("one_colour", "elimination", "end_turn", "keep_heading", "cover_own")


class AgentError(ArgumentError, ValueError):
    """What an agent asked for does not exist; the message says what would."""


@dataclass
class AgentGame:
    """A game with an agent in one seat, or in all of them."""

    game: Game
    seat: int | None
    """The agent's seat; None for all."""
    bots: dict[int, Bot] = field(default_factory=dict)
    illegal: int = 0
    """Answers of the agent that were no legal move."""
    decisions: int = 0
    """Legal moves of the agent."""

    def let_bots_play(self) -> list[str]:
        """What the bots did until it is the agent's turn or the game is over."""
        told = []
        while not self.game.over and self.game.position.player in self.bots:
            who = self.game.position.player
            decision = self.bots[who].choose(self.game.state, LIMITS)
            told += [f"player {who}: {decision.move}", *said(self.game.play(decision.move))]
        return told


def said(events: Sequence[Event]) -> list[str]:
    """What happened, as the library tells it."""
    return [repr(event) for event in events]


class AgentGames:
    """The games of one agent."""

    def __init__(self, most: int = MOST_AGENT_GAMES) -> None:
        self.most = most
        self._games: OrderedDict[str, AgentGame] = OrderedDict()
        self._lock = Lock()
        self._begun = 0
        self.illegal = 0
        """Answers that were no legal move, in all games so far."""

    def new_game(
        self,
        players: int = 2,
        opponent: str = "greedy",
        seat: int = 0,
        printing: str = "en2021",
        seed: str = "",
        switches: Sequence[str] = (),
    ) -> dict[str, Any]:
        """Begin a game; the first answer has the rules."""
        ruleset = Ruleset.of(short(printing, "a printing"), players, **checked_switches(switches))
        if opponent not in OPPONENTS:
            raise AgentError(f"no opponent {short(opponent, 'an opponent')!r}: {', '.join(OPPONENTS)}")
        if not 0 <= seat < ruleset.players:
            raise AgentError(f"no seat {seat}: seats are 0 to {ruleset.players - 1}")
        dice = short(seed, "a seed") or secrets.token_hex(8)
        game = Game.new(ruleset.players, ruleset.printing.id, seed=dice, **checked_switches(switches))
        bots = {} if opponent == NOBODY else self._bots(opponent, ruleset.players, seat)
        with self._lock:
            self._begun += 1
            name = f"g{self._begun}"
            table = self._games[name] = AgentGame(game, None if opponent == NOBODY else seat, bots)
            forgotten = [
                self._games.popitem(last=False)[0] for _ in range(len(self._games) - self.most)
            ]
            told = table.let_bots_play()
            answer = self._seen(name, table, rules=True) | {"seed": dice, "happened": told}
        if forgotten:
            answer["forgotten"] = forgotten
        return answer

    def look(self, game: str, rules: bool = False) -> dict[str, Any]:
        """The position as text and as structure."""
        with self._lock:
            return self._seen(game, self._table(game), rules=rules)

    def legal(self, game: str) -> dict[str, Any]:
        """The legal moves alone."""
        with self._lock:
            position = self._table(game).game.position
            return {
                "game": game,
                "player": position.player,
                "legal": [str(one) for one in position.legal()],
            }

    def play(self, game: str, move: str) -> dict[str, Any]:
        """Play a move, and let the bots answer; an illegal one changes nothing and is explained."""
        with self._lock:
            table = self._table(game)
            found = read_move(table.game.position, move)
            if found.move is None:
                table.illegal += 1
                self.illegal += 1
                return {"legal_move": False, "why": why(found.why)} | self._seen(
                    game, table, brief=True
                )
            table.decisions += 1
            told = said(table.game.play(found.move)) + table.let_bots_play()
            return {"legal_move": True, "happened": told} | self._seen(game, table)

    def explain(self, game: str, move: str) -> dict[str, Any]:
        """Whether a move could be played now, and if not why not; nothing is played or counted."""
        with self._lock:
            found = read_move(self._table(game).game.position, move)
            return {"game": game, "legal_move": found.move is not None, "why": why(found.why)}

    def record(self, game: str) -> dict[str, Any]:
        """The game as the text of a game file."""
        with self._lock:
            table = self._table(game)
            return {"game": game, "file": str(table.game), "illegal_answers": table.illegal}

    def _table(self, name: str) -> AgentGame:
        """A game by its name, which has waited least from now on."""
        if name not in self._games:
            known = ", ".join(self._games) or "none yet; new_game begins one"
            raise AgentError(f"no game {short(name, 'a game')!r}; there are: {known}")
        self._games.move_to_end(name)
        return self._games[name]

    def _bots(self, opponent: str, players: int, seat: int) -> dict[int, Bot]:
        bots: dict[int, Bot] = {}
        for who in range(players):
            if who != seat:
                bots[who] = find_bot(opponent).make(who)
                wait_until_ready(bots[who])
        return bots

    def _seen(
        self, name: str, table: AgentGame, *, rules: bool = False, brief: bool = False
    ) -> dict[str, Any]:
        position = table.game.position
        fields = decision_fields(position)
        if brief:
            fields = {key: fields[key] for key in ("position", "decision", "legal")}
            text = standings_text(position)
        else:
            text = decision_text(position, rules=rules)
        return {
            "game": name,
            "you": "every player" if table.seat is None else f"player {table.seat}",
            "over": position.over,
            "turn": table.game.turn,
            "places": list(position.ranks),
            "illegal_answers": table.illegal,
            "decisions": table.decisions,
            "text": text,
            **fields,
        }


def why(reason: str) -> str:
    """A reason that only shows, and is short."""
    return printable(reason, lines=False)[:300]


def short(text: str, what: str) -> str:
    """A text that is not too long to be what it should be."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise AgentError(f"{what} is a text of at most {LONGEST_TEXT} characters")
    return text


def checked_switches(names: Sequence[str]) -> dict[str, bool]:
    """Switches by name; "no_elimination" turns that one off."""
    found: dict[str, bool] = {}
    for name in list(names)[: len(AGENT_SWITCHES) + 1]:
        bare = name.removeprefix("no_") if isinstance(name, str) else ""
        if bare not in AGENT_SWITCHES or (bare != name and bare != "elimination"):
            raise AgentError(
                f"no switch {short(name, 'a switch')!r}: {', '.join(AGENT_SWITCHES)} or no_elimination"
            )
        found[bare] = bare == name
    return found
