"""Programs by their command, beside the bots of the ladder."""

import sys

import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.errors import EngineError, UnknownBotError
from marrakech.protocol.process_bot import ProcessBot
from marrakech.protocol.programs import find_any_bot
from tests.engine.games import some_choices
from tests.protocol.test_process_bot import FIRST_BOT


def test_a_program_is_a_bot_with_a_seed() -> None:
    kind = find_any_bot(f"cmd:{sys.executable} {FIRST_BOT}")
    assert kind.uses_clock
    assert kind.ready()
    bot = kind.make(7)
    assert isinstance(bot, ProcessBot)
    with bot:
        [state] = some_choices(3, 1)
        assert bot.choose(state, Limits(seconds=10.0)).alternatives


def test_bots_of_the_ladder_are_found_too() -> None:
    assert find_any_bot("greedy").make(0).name == "greedy"


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(UnknownBotError, match=r"'deep-rug'.*master:FILE.*cmd:"):
        find_any_bot("deep-rug")
    with pytest.raises(EngineError, match="the command is empty"):
        find_any_bot("cmd:")
