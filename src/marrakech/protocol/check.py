"""A conformance check for bots that speak the line protocol: `marrakech check-bot CMD`.

Each check is independent, with its own process, and reports what was tried and why it failed. For what
a host does with a bot that fails in a match, see `protocol.understudy`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Timer
from time import monotonic, perf_counter
from typing import Any, Literal

import msgspec

from marrakech.engine.bot import Limits
from marrakech.engine.ladder import package_version
from marrakech.engine.walkthrough import random_decisions
from marrakech.kernel.state import (
    COVER_OWN,
    ELIMINATION,
    END_TURN,
    KEEP_HEADING,
    ONE_COLOUR,
    Rules,
    player,
    start,
)
from marrakech.protocol import messages
from marrakech.protocol.child import BotFault, Child, split_command
from marrakech.protocol.decisions import read_decision
from marrakech.protocol.messages import BotHello, HostHello, Message, ProtocolError, Quit, RawMessage
from marrakech.protocol.process_bot import DEFAULT_PATIENCE, Patience, ProcessBot

GAMES: dict[str, Rules] = {
    "two players": 2 | ELIMINATION,
    "three players": 3 | ELIMINATION,
    "four players": 4 | ELIMINATION,
    "two players with one colour each, no elimination": 2 | ONE_COLOUR,
    "the turn at the end": 3 | ELIMINATION | END_TURN,
    "every house rule": 4 | END_TURN | KEEP_HEADING | COVER_OWN,
}
"""The games of the check: every number of players and every switch."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of one check."""

    name: str
    verdict: Literal["passed", "failed", "note"]
    """A note is information, not a failure."""
    why: str = ""


def check_bot(
    command: str, *, seconds: float = 0.2, patience: Patience = DEFAULT_PATIENCE
) -> Iterator[Finding]:
    """Try everything that a host may ask; yields each finding as it is made.

    If the bot does not start, nothing else is tried.
    """
    words = split_command(command)
    begins: list[BotHello] = []

    def hello() -> str:
        with ProcessBot(words, patience=patience) as bot:
            begins.append(bot.start())
        version = f" {begins[0].version}" if begins[0].version else ""
        return f"{begins[0].name}{version}"

    first = _try("says hello", hello)
    yield first
    if first.verdict == "failed":
        return
    check = _Check(words, begins[0], seconds, patience)
    yield _try("takes its options", check.options)
    for game, rules in GAMES.items():

        def play(rules: Rules = rules) -> str:
            return check.game(rules)

        yield _try(f"plays {game}", play)
    yield _try(f"keeps to {seconds:g} s a decision", check.in_time, note=check.slow)
    yield _try("answers when told to stop", check.stops)
    yield _try("decides from the position alone, games mixed", check.mixed)
    yield _try("lets messages and fields of later versions pass", check.later_versions)
    yield _try("ends when told to quit", check.quits)
    yield _try("ends when its input is closed", check.input_closed)
    yield check.determined()


class _Check:
    """The checks of a bot that has said hello."""

    def __init__(self, command: list[str], hello: BotHello, seconds: float, patience: Patience) -> None:
        self.command = command
        self.hello = hello
        self.seconds = seconds
        self.patience = patience
        self.times: list[float] = []

    @contextmanager
    def bot(self, **more: Any) -> Iterator[ProcessBot]:
        with ProcessBot(self.command, patience=self.patience, **more) as bot:
            yield bot

    def options(self) -> str:
        values = {
            name: option["default"]
            for name, option in self.hello.options.items()
            if "default" in option
        }
        if not values:
            return "it has none"
        with self.bot(options=values) as bot:
            bot.start()
        return ", ".join(values)

    def game(self, rules: Rules) -> str:
        asked = 0
        with self.bot() as bot:
            bot.new_game(start(rules), _names(rules, 0), 0)
            for state in random_decisions(rules, seed=1):
                if player(state) == 0:
                    decision = bot.choose(state, Limits(seconds=self.seconds))
                    self.times.append(decision.seconds)
                    asked += 1
        return f"{asked} decisions"

    def in_time(self) -> str:
        if not self.times:
            raise ProtocolError("no decision came")
        return f"the slowest took {max(self.times):.3f} s"

    def slow(self) -> bool:
        return bool(self.times) and max(self.times) > self.seconds + 0.05

    def stops(self) -> str:
        state = next(random_decisions(3 | ELIMINATION, seed=2))
        with self.bot() as bot:
            cancel = Event()
            bot.new_game(state, _names(state.rules, 0), 0)
            timer = Timer(0.1, cancel.set)
            timer.start()
            begun = perf_counter()
            try:
                bot.choose(state, Limits(seconds=None, nodes=None), cancel)
            finally:
                timer.cancel()
            took = perf_counter() - begun
        return f"it answered after {took:.2f} s" + ("" if took > 0.1 else ", before the stop")

    def mixed(self) -> str:
        rules = list(GAMES.values())
        games = [random_decisions(one, seed=3) for one in rules]
        with self.bot() as bot:
            for _ in range(3):
                for game in games:
                    bot.choose(next(game), Limits(seconds=self.seconds))
        return f"{len(rules)} games, 3 decisions each"

    def later_versions(self) -> str:
        state = start(4 | ELIMINATION)
        with self._talk() as (child, ask):
            child.send(messages.encode({"type": "from_a_later_version", "wisdom": [1, 2]}))
            position = {**as_fields(messages.position_message(3, state)), "weather": "fair"}
            child.send(messages.encode(position))
            found = ask(
                {**as_fields(messages.go_message(3, Limits(seconds=self.seconds))), "mood": None}
            )
            read_decision(found, 3, state, 0.0)
        return ""

    def quits(self) -> str:
        with self._talk() as (child, _):
            child.send(messages.encode(Quit()))
            return _ended(child, "quit")

    def input_closed(self) -> str:
        with self._talk() as (child, _):
            child.close_input()
            return _ended(child, "its input was closed")

    def determined(self) -> Finding:
        """Whether the same seed and nodes give the same decisions, so that a tournament can be repeated."""
        name = "decides the same for the same seed and nodes"
        options = {"seed": 7} if "seed" in self.hello.options else {}
        played = []
        try:
            for _ in range(2):
                with self.bot(options=options) as bot:
                    game = random_decisions(2 | ELIMINATION, seed=4)
                    played.append([bot.choose(next(game), Limits(nodes=500)).choice for _ in range(12)])
        except BotFault as fault:
            return Finding(name, "failed", str(fault))
        if played[0] == played[1]:
            return Finding(name, "passed")
        why = "it does not, so a match with it cannot be repeated exactly"
        if not options:
            why += '; an option "seed" would let it'
        return Finding(name, "note", why)

    @contextmanager
    def _talk(self) -> Iterator[tuple[Child, Callable[[Message | RawMessage], RawMessage]]]:
        """A bot in a game, and a way to send it a message and read the answer."""
        child = Child(self.command)

        def ask(message: Message | RawMessage) -> RawMessage:
            child.send(messages.encode(message))
            deadline = monotonic() + self.patience.ready
            while True:
                line = child.line(deadline)
                if line is None:
                    asked = as_fields(message)["type"]
                    raise BotFault("late", f"no answer to {asked}", child.stderr)
                found = messages.decode(line)
                if found["type"] != "info":
                    return found

        try:
            messages.read_hello(ask(HostHello(messages.VERSION, package_version())))
            rules = 4 | ELIMINATION
            messages.read_ready(ask(messages.new_game_message(2, start(rules), _names(rules, 0), 0)), 2)
            yield child, ask
        finally:
            child.kill()


def as_fields(message: Message | RawMessage) -> RawMessage:
    """A message as an object that fields can be added to."""
    found: RawMessage = msgspec.to_builtins(message)
    return found


def _names(rules: Rules, seat: int) -> list[str]:
    return ["you" if one == seat else "random" for one in range(rules & 7)]


def _ended(child: Child, after: str) -> str:
    code = child.wait(2.0)
    if code is None:
        raise BotFault("late", f"it still runs 2 s after {after}: a host would kill it")
    if code != 0:
        raise BotFault("died", f"it ended with exit code {code} after {after}", child.stderr)
    return ""


def _try(name: str, check: Callable[[], str], note: Callable[[], bool] | None = None) -> Finding:
    try:
        said = check()
    except BotFault as fault:
        last = fault.stderr.strip().splitlines()[-1:]
        return Finding(name, "failed", "; standard error: ".join([str(fault), *last]))
    except ProtocolError as error:
        return Finding(name, "failed", f"{error.wrong}: {error}")
    return Finding(name, "note" if note is not None and note() else "passed", said)
