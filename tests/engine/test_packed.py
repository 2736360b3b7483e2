"""Bots and endings that ask in bytes decide as those that share arrays."""

from collections.abc import Iterator

import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.endings.endings import PATIENT, Endings
from marrakech.engine.errors import WeightsError
from marrakech.engine.ladder import BOTS, MasterBot, adviser, find_bot, make_bot, wait_until_ready
from marrakech.engine.packed import ask
from marrakech.jit.background import CompilationError
from marrakech.kernel.choices import how_many
from marrakech.kernel.state import ELIMINATION, END_TURN, ONE_COLOUR, State, start
from marrakech.kernel.turn import legal
from tests.engine.endings.late import late_positions
from tests.engine.games import some_choices
from tests.engine.native_engine import NativeEngine, provided_engine


@pytest.fixture
def engine() -> Iterator[NativeEngine]:
    with provided_engine() as found:
        yield found


def choosing() -> list[State]:
    rules = (2, 3 | ELIMINATION, 4 | END_TURN, 2 | ONE_COLOUR | END_TURN)
    return [state for each in rules for state in some_choices(each, 3)]


def test_every_bot_decides_alike() -> None:
    states = [*choosing(), *filter(lambda s: how_many(legal(s)), late_positions("packed", 12, 2))]
    for name in ("novice", "greedy", "beginner", "apprentice", "merchant", "master"):
        bot = make_bot(name)
        wait_until_ready(bot)
        native = [bot.choose(state, Limits()) for state in states]
        with provided_engine() as engine:
            packed = [make_bot(name).choose(state, Limits()) for state in states]
            assert engine.asked
        for one, other in zip(native, packed, strict=True):
            assert (one.choice, one.nodes, one.depth) == (other.choice, other.nodes, other.depth)
            assert one.alternatives == other.alternatives


def test_limits_are_positions(engine: NativeEngine) -> None:
    state = choosing()[0]
    assert make_bot("master").choose(state, Limits()).depth == 2
    shallow = make_bot("master").choose(state, Limits(nodes=1))
    assert shallow.depth == 1
    assert make_bot("master").choose(state, Limits(seconds=0)).alternatives == shallow.alternatives
    assert make_bot("master").choose(state, Limits(seconds=60)).depth == 2
    ending = next(late_positions("limited", 40, 3))
    assert Endings(PATIENT).solve(ending, seconds=60) is not None
    larger = start(3)._replace(stocks=3)
    assert Endings(PATIENT).solve(larger, seconds=0) is None


def test_everything_is_ready_at_once(engine: NativeEngine) -> None:
    assert all(bot.answers_at_once() for bot in BOTS.values())
    assert adviser().name == "master"
    assert not engine.asked


def test_other_weights_are_refused(engine: NativeEngine, tmp_path: object) -> None:
    from pathlib import Path

    from marrakech.engine.learned.network import fresh_network, save_networks

    path = Path(str(tmp_path)) / "mine.npz"
    save_networks(path, {2: fresh_network(1)})
    bot = find_bot(f"master:{path}").make(0)
    assert isinstance(bot, MasterBot)
    with pytest.raises(WeightsError, match="cannot be used here"):
        bot.choose(choosing()[0], Limits())


def test_without_an_engine_there_is_nobody_to_ask() -> None:
    with pytest.raises(CompilationError, match="no engine to ask for greedy"):
        ask("greedy", start(2))
