"""A bot in an external program, driven by the line protocol.

    with ProcessBot("python mybot.py") as bot:
        decision = bot.choose(state, Limits(seconds=0.5))

A fault (late, dead, flooding, nonsense) kills the process and raises `BotFault`; the next request
restarts it. The caller decides what to play instead: the arena's rule is in `protocol.understudy`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event, Lock
from time import monotonic, perf_counter
from types import TracebackType
from typing import Any, Final, Self

from marrakech.engine.bot import Decision, Limits, choices_of
from marrakech.engine.ladder import package_version
from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, Rules, State
from marrakech.protocol import messages
from marrakech.protocol.child import BotFault, Child, split_command
from marrakech.protocol.decisions import read_decision
from marrakech.protocol.messages import (
    BotHello,
    HostHello,
    ProtocolError,
    Quit,
    RawMessage,
    SetOptions,
    Stop,
)


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a host waits, in seconds. Every wait has a timeout."""

    hello: float = 10.0
    """From the start of the process to its hello."""
    ready: float = 60.0
    """For options and a new game; a bot may load and compile in this time."""
    grace: float = 1.0
    """For the decision, on top of the seconds it was given, and after a stop."""
    thinking: float = 60.0
    """For a decision without a time limit."""
    farewell: float = 0.5
    """From quit to the end of the process, before it is killed."""


DEFAULT_PATIENCE: Final = Patience()


@dataclass(frozen=True, slots=True)
class _Seating:
    """What a bot is told when a game begins."""

    rules: Rules
    seats: tuple[str, ...]
    seat: Player
    options: Mapping[str, Any] = field(default_factory=dict)


class ProcessBot:
    """A program that plays, as a `Bot`. It is started on first use; calls are serialised."""

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        name: str | None = None,
        options: Mapping[str, Any] | None = None,
        patience: Patience = DEFAULT_PATIENCE,
        on_info: Callable[[RawMessage], None] | None = None,
    ) -> None:
        self.command = split_command(command) if isinstance(command, str) else list(command)
        self.patience = patience
        self.hello: BotHello | None = None
        self._name = name
        self._options = dict(options or {})
        self._on_info = on_info
        self._child: Child | None = None
        self._seating: _Seating | None = None
        self._told: _Seating | None = None
        self._number = 0
        self._lock = Lock()

    @property
    def name(self) -> str:
        """The name given to it, else the one of its hello, else its command."""
        if self._name is not None:
            return self._name
        return self.hello.name if self.hello else "cmd:" + " ".join(self.command)

    @property
    def pid(self) -> int | None:
        """The current process, if any."""
        return None if self._child is None else self._child.pid

    def start(self) -> BotHello:
        """Start the process and read its hello, unless it is running already."""
        with self._lock:
            return self._start()

    def new_game(
        self, state: State, seats: Sequence[str], seat: Player, options: Mapping[str, Any] | None = None
    ) -> None:
        """Announce a game and wait until the bot is ready.

        `options` are sent first, as far as the bot supports them. Without this call a game is announced
        with its first decision.
        """
        with self._lock:
            self._seating = _Seating(state.rules, tuple(seats), seat, dict(options or {}))
            self._told = None
            self._tell(self._seating)

    def choose(self, state: State, limits: Limits, cancel: Event | None = None) -> Decision:
        """Ask for a decision; raises `BotFault` unless a legal one arrives in time."""
        choices_of(state)
        with self._lock:
            child = self._tell(self._seating_of(state))
            self._number += 1
            number = self._number
            child.ask()
            child.send(messages.encode(messages.position_message(number, state)))
            child.send(messages.encode(messages.go_message(number, limits)))
            begun = perf_counter()
            allowed = self.patience.thinking if limits.seconds is None else limits.seconds
            try:
                message = self._answer(child, allowed, cancel)
                if message is None:
                    child.send(messages.encode(Stop(number)))
                    message = self._answer(child, self.patience.grace)
                if message is None:
                    took = perf_counter() - begun
                    raise BotFault(
                        "late",
                        f"no decision after {took:.2f} s (given {allowed:g} s, then told to stop and "
                        f"given {self.patience.grace:g} s more)",
                        child.stderr,
                    )
                return read_decision(message, number, state, perf_counter() - begun)
            except ProtocolError as error:
                raise self._failed(BotFault(error.wrong, str(error), child.stderr)) from None
            except BotFault as fault:
                raise self._failed(fault) from None

    def close(self) -> None:
        """Stop the process: tell it to quit, wait a moment, then kill it and its descendants."""
        with self._lock:
            if self._child is not None:
                self._child.finish(messages.encode(Quit()), self.patience.farewell)
            self._child = self._told = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _seating_of(self, state: State) -> _Seating:
        known = self._seating
        who = kernel.player(state)
        if known is None or known.rules != state.rules or known.seat != who:
            names = tuple(f"player {one + 1}" for one in range(kernel.players(state)))
            self._seating = known = _Seating(state.rules, names, who)
        return known

    def _start(self) -> BotHello:
        if self._child is not None and self.hello is not None:
            return self.hello
        self._child = child = Child(self.command)
        self._told = None
        child.ask()
        child.send(messages.encode(HostHello(messages.VERSION, package_version())))
        try:
            message = self._answer(child, self.patience.hello)
            if message is None:
                raise BotFault("start", f"no hello within {self.patience.hello:g} s", child.stderr)
            self.hello = messages.read_hello(message)
            self._send_options(child, self._options, self.hello)
        except ProtocolError as error:
            raise self._failed(BotFault("start", str(error), child.stderr)) from None
        except BotFault as fault:
            raise self._failed(BotFault("start", fault.message, fault.stderr)) from None
        return self.hello

    def _tell(self, seating: _Seating) -> Child:
        hello = self._start()
        child = self._child
        assert child is not None
        if self._told == seating:
            return child
        start = kernel.start(seating.rules)
        try:
            self._send_options(child, seating.options, hello)
            self._number += 1
            child.ask()
            child.send(
                messages.encode(
                    messages.new_game_message(self._number, start, seating.seats, seating.seat)
                )
            )
            self._await_ready(child, "a new game")
        except ProtocolError as error:
            raise self._failed(BotFault("start", str(error), child.stderr)) from None
        except BotFault as fault:
            raise self._failed(BotFault("start", fault.message, fault.stderr)) from None
        self._told = seating
        return child

    def _send_options(self, child: Child, values: Mapping[str, Any], hello: BotHello) -> None:
        """Send the options that the bot supports."""
        offered = {name: value for name, value in values.items() if name in hello.options}
        if not offered:
            return
        self._number += 1
        child.ask()
        child.send(messages.encode(SetOptions(id=self._number, values=offered)))
        self._await_ready(child, "options")

    def _await_ready(self, child: Child, after: str) -> None:
        message = self._answer(child, self.patience.ready)
        if message is None:
            seconds = f"{self.patience.ready:g} s"
            raise BotFault("late", f"not ready within {seconds} after {after}", child.stderr)
        messages.read_ready(message, self._number)

    def _answer(self, child: Child, seconds: float, cancel: Event | None = None) -> RawMessage | None:
        """The next message that is not an info line, or None when time is up."""
        deadline = monotonic() + seconds
        while True:
            line = child.line(deadline, cancel)
            if line is None:
                return None
            if not line.strip():
                continue
            message = messages.decode(line)
            if message["type"] != "info":
                return message
            if self._on_info is not None:
                self._on_info(message)

    def _failed(self, fault: BotFault) -> BotFault:
        if self._child is not None:
            self._child.kill()
            fault.stderr = self._child.stderr
        self._child = self._told = None
        return fault
