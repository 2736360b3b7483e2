"""Our own bots, and those in files of Python, as programs that speak the line protocol: `marrakech engine`."""

from collections.abc import Callable
from threading import Event, Lock, Thread, Timer
from typing import IO, Final

from marrakech.engine.bot import Bot, Limits
from marrakech.engine.errors import EngineError
from marrakech.engine.ladder import BotKind, bot_names, find_bot, package_version, wait_until_ready
from marrakech.kernel import state as kernel
from marrakech.kernel.state import State
from marrakech.protocol import messages
from marrakech.protocol.child import BotFault
from marrakech.protocol.decisions import decision_message
from marrakech.protocol.messages import (
    AskedPosition,
    BotHello,
    Failure,
    GameBegins,
    Go,
    HostHello,
    Message,
    ProtocolError,
    RawMessage,
    Ready,
    SetOptions,
    Stop,
)
from marrakech.protocol.own_bot import OwnBot
from marrakech.protocol.programs import find_any_bot
from marrakech.record.errors import MarrakechError
from marrakech.record.position import Position
from marrakech.record.words import SWITCHES

READY_WITHIN: Final = 45.0
"""Seconds that a new game may wait for the compiler; a host gives up after 60."""

MOST_SEED: Final = 2**32 - 1


class Responder:
    """One conversation with a host. `handle` takes a message; answers go to `send`."""

    def __init__(self, send: Callable[[Message], None], bot: str, seed: int = 0) -> None:
        self._send = send
        self._name = bot
        self._seed = seed
        self._kind = _kind_of(bot)
        self._bot: Bot = self._kind.make(seed)
        self._position: tuple[int, State] | None = None
        self._thinking: tuple[int, Thread, Event] | None = None

    def handle(self, message: RawMessage) -> bool:
        """Answer a message; False once the host has sent quit."""
        kind = message["type"]
        if kind == "stop":
            self._stop(message)
            return True
        if kind == "quit":
            self.close()
            return False
        self._settle()
        answers: dict[str, Callable[[RawMessage], None]] = {
            "hello": self._hello,
            "options": self._set,
            "new_game": self._new_game,
            "position": self._remember,
            "go": self._go,
        }
        try:
            # Unknown messages come from a later version of the protocol and are ignored.
            if kind in answers:
                answers[kind](message)
        except MarrakechError as error:
            self._send(Failure(str(error), message.get("id")))
        return True

    def close(self) -> None:
        """Stop thinking."""
        if self._thinking is not None:
            self._thinking[2].set()
        self._settle()

    def _hello(self, message: RawMessage) -> None:
        host = messages.read_message(message, HostHello)
        if host.protocol != messages.VERSION:
            raise ProtocolError(
                f"this engine speaks protocol {messages.VERSION}, not {host.protocol!r}"
            )
        name, _, version = package_version().partition(" ")
        seed = {"type": "integer", "default": self._seed, "min": 0, "max": MOST_SEED}
        bot = {"type": "choice", "default": self._name, "choices": bot_names()}
        self._send(
            BotHello(
                protocol=messages.VERSION,
                name=self._bot.name,
                version=version,
                author=f"the {name} project",
                decisions=list(messages.DECISION_KINDS),
                options={"seed": seed, "bot": bot},
            )
        )

    def _set(self, message: RawMessage) -> None:
        asked = messages.read_message(message, SetOptions)
        seed, bot = asked.values.get("seed", self._seed), asked.values.get("bot", self._name)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
            raise ProtocolError(f"the option seed is an integer in [0, {MOST_SEED}], not {seed!r}")
        # Whoever starts this program names any bot; a host by its messages only those that run nobody's code.
        kind = self._kind if bot == self._name else find_bot(str(bot))
        self._bot = kind.make(seed)
        self._kind, self._name, self._seed = kind, str(bot), seed
        self._send(Ready(asked.id))

    def _new_game(self, message: RawMessage) -> None:
        self._bot = self._kind.make(self._seed)
        enough = Event()
        timer = Timer(READY_WITHIN, enough.set)
        timer.daemon = True
        timer.start()
        try:
            wait_until_ready(self._bot, enough)
        finally:
            timer.cancel()
        if isinstance(self._bot, OwnBot):
            rules = messages.read_message(message, GameBegins).rules
            switches = sum(SWITCHES.get(word, 0) for word in rules.switches)
            self._bot.begin(kernel.start(rules.players | switches))
        self._send(Ready(message.get("id")))

    def _remember(self, message: RawMessage) -> None:
        asked = messages.read_message(message, AskedPosition)
        self._position = (asked.id, Position.parse(asked.position).state)

    def _go(self, message: RawMessage) -> None:
        asked = messages.read_message(message, Go)
        if self._position is None or self._position[0] != asked.id:
            raise ProtocolError(
                f'a position with the "id" {asked.id} has to come before go', "wrong_id"
            )
        limits = Limits(asked.seconds, None if asked.nodes is None else int(asked.nodes))
        cancel = Event()
        arguments = (asked.id, self._position[1], limits, cancel)
        thread = Thread(target=self._think, args=arguments, daemon=True)
        self._thinking = (asked.id, thread, cancel)
        thread.start()

    def _think(self, number: int, state: State, limits: Limits, cancel: Event) -> None:
        try:
            decision = self._bot.choose(state, limits, cancel)
        except BotFault as fault:
            self._send(Failure(fault.message, number, fault.kind))
        except MarrakechError as error:
            self._send(Failure(str(error), number))
        else:
            self._send(decision_message(number, decision))

    def _stop(self, message: RawMessage) -> None:
        if self._thinking is not None and self._thinking[0] == messages.read_message(message, Stop).id:
            self._thinking[2].set()

    def _settle(self) -> None:
        if self._thinking is not None:
            self._thinking[1].join()
            self._thinking = None


def _kind_of(bot: str) -> BotKind:
    """A bot by the name that this program was started with."""
    kind = find_any_bot(bot)
    if kind.command is not None:
        raise EngineError(f"{bot!r} is a program, and speaks the protocol itself")
    return kind


def serve_host(source: IO[bytes], sink: IO[bytes], bot: str, seed: int = 0) -> None:
    """Speak the protocol until the host quits or closes the input."""
    lock = Lock()

    def send(message: Message) -> None:
        with lock:
            sink.write(messages.encode(message))
            sink.flush()

    responder = Responder(send, bot, seed)
    try:
        while line := source.readline(16 * messages.LONGEST_LINE):
            if not line.strip():
                continue
            try:
                message = messages.decode(line)
            except ProtocolError as error:
                send(Failure(str(error)))
                continue
            if not responder.handle(message):
                return
    finally:
        responder.close()
