"""Any bot by its name: those of `engine.ladder`, and `cmd:PROGRAM` for a program that speaks the protocol."""

from typing import Final

from marrakech.engine.errors import EngineError, UnknownBotError
from marrakech.engine.ladder import BotKind, find_bot
from marrakech.protocol.child import BotFault, split_command
from marrakech.protocol.process_bot import ProcessBot

COMMAND_PREFIX: Final = "cmd:"


def find_any_bot(text: str) -> BotKind:
    """A bot by its name, e.g. "greedy", "master:my-weights.npz" or "cmd:python3 mybot.py".

    A program is started on first use; its seed is passed as an option of the protocol.
    """
    if not isinstance(text, str) or not text.startswith(COMMAND_PREFIX):
        try:
            return find_bot(text)
        except UnknownBotError as error:
            known = [*error.known, "master:FILE", 'cmd:"python3 mybot.py"']
            raise UnknownBotError(text, known) from None
    command = text.removeprefix(COMMAND_PREFIX)
    try:
        split_command(command)
    except BotFault as fault:
        raise EngineError(fault.message) from None

    def make(seed: int = 0) -> ProcessBot:
        return ProcessBot(command, options={"seed": seed})

    return BotKind(text, make, text, command=command)
