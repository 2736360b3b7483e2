"""Our own bots as programs that speak the line protocol: `marrakech engine`."""

from collections.abc import Callable
from threading import Event, Lock, Thread, Timer
from typing import IO, Any, Final

from marrakech.engine.bot import Bot, Limits
from marrakech.engine.ladder import bot_names, make_bot, package_version, wait_until_ready
from marrakech.kernel.state import State
from marrakech.protocol import messages
from marrakech.protocol.messages import Message, ProtocolError
from marrakech.record.errors import MarrakechError
from marrakech.record.position import Position

READY_WITHIN: Final = 45.0
"""Seconds that a new game may wait for the compiler; a host gives up after 60."""


class Responder:
    """One conversation with a host. `handle` takes a message; answers go out by `send`."""

    def __init__(self, send: Callable[[Message], None], bot: str, seed: int = 0) -> None:
        self._send = send
        self._name = bot
        self._seed = seed
        self._bot: Bot = make_bot(bot, seed)
        self._position: tuple[int, State] | None = None
        self._thinking: tuple[int, Thread, Event] | None = None

    def handle(self, message: Message) -> bool:
        """Answer a message; False once the host has said to quit."""
        kind = message["type"]
        if kind == "stop":
            self._stop(message)
            return True
        if kind == "quit":
            self.close()
            return False
        self._settle()
        number = message.get("id")
        try:
            if kind == "hello":
                self._send(self._hello(message))
            elif kind == "options":
                self._set(message.get("values"))
                self._send({"type": "ready", "id": number})
            elif kind == "new_game":
                self._bot = make_bot(self._name, self._seed)
                self._get_ready()
                self._send({"type": "ready", "id": number})
            elif kind == "position":
                self._position = (_number(message), _state(message))
            elif kind == "go":
                self._go(message)
            # Unknown messages come from a later version of the protocol and are ignored.
        except MarrakechError as error:
            self._send({"type": "error", "id": number, "message": str(error)})
        return True

    def close(self) -> None:
        """Stop thinking."""
        if self._thinking is not None:
            self._thinking[2].set()
        self._settle()

    def _get_ready(self) -> None:
        enough = Event()
        timer = Timer(READY_WITHIN, enough.set)
        timer.daemon = True
        timer.start()
        try:
            wait_until_ready(self._bot, enough)
        finally:
            timer.cancel()

    def _hello(self, message: Message) -> Message:
        if message.get("protocol") != messages.VERSION:
            raise ProtocolError(
                f"this engine speaks protocol {messages.VERSION}, not {message.get('protocol')!r}"
            )
        name, _, version = package_version().partition(" ")
        return {
            "type": "hello",
            "protocol": messages.VERSION,
            "name": self._bot.name,
            "version": version,
            "author": f"the {name} project",
            "decisions": list(messages.KINDS),
            "options": {
                "seed": {"type": "integer", "default": self._seed, "min": 0, "max": 2**32 - 1},
                "bot": {"type": "choice", "default": self._name, "choices": bot_names()},
            },
        }

    def _set(self, values: object) -> None:
        if not isinstance(values, dict):
            raise ProtocolError('"values" holds a value for each option, e.g. {"seed": 7}')
        seed, bot = values.get("seed", self._seed), values.get("bot", self._name)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**32:
            raise ProtocolError(f"the option seed is a whole number below {2**32}, not {seed!r}")
        self._bot = make_bot(str(bot), seed)
        self._name, self._seed = str(bot), seed

    def _go(self, message: Message) -> None:
        number = _number(message)
        if self._position is None or self._position[0] != number:
            raise ProtocolError(f'a position with the "id" {number} has to come before go', "wrong_id")
        limits = Limits(_limit(message, "seconds"), _whole(_limit(message, "nodes")))
        cancel = Event()
        state = self._position[1]
        thread = Thread(target=self._think, args=(number, state, limits, cancel), daemon=True)
        self._thinking = (number, thread, cancel)
        thread.start()

    def _think(self, number: int, state: State, limits: Limits, cancel: Event) -> None:
        try:
            decision = self._bot.choose(state, limits, cancel)
        except MarrakechError as error:
            self._send({"type": "error", "id": number, "message": str(error)})
        else:
            self._send(messages.decision_message(number, decision))

    def _stop(self, message: Message) -> None:
        if self._thinking is not None and self._thinking[0] == message.get("id"):
            self._thinking[2].set()

    def _settle(self) -> None:
        if self._thinking is not None:
            self._thinking[1].join()
            self._thinking = None


def respond(source: IO[bytes], sink: IO[bytes], bot: str, seed: int = 0) -> None:
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
                send({"type": "error", "message": str(error)})
                continue
            if not responder.handle(message):
                return
    finally:
        responder.close()


def _number(message: Message) -> int:
    number = message.get("id")
    if not isinstance(number, int) or isinstance(number, bool):
        raise ProtocolError('a position and a go carry an "id" that is a whole number')
    return number


def _state(message: Message) -> State:
    text = message.get("position")
    if not isinstance(text, str):
        raise ProtocolError('"position" is the one-line text of a position')
    return Position.parse(text).state


def _limit(message: Message, name: str) -> Any:
    found = message.get(name)
    if found is None:
        return None
    if not isinstance(found, int | float) or isinstance(found, bool) or found < 0:
        raise ProtocolError(f'"{name}" is a number from 0, or null for no limit')
    return found


def _whole(number: float | None) -> int | None:
    return None if number is None else int(number)
