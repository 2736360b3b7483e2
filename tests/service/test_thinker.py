"""The worker itself: what it says, and that it ends with its server."""

import io
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from marrakech.engine import ladder
from marrakech.kernel.choices import listed
from marrakech.kernel.state import END_TURN, start
from marrakech.kernel.turn import legal
from marrakech.service.thinker import think_on
from marrakech.service.thinkers import PROGRAM
from marrakech.service.thoughts import ThinkBegin, ThinkCancel, ThinkLine, ThinkNews, ThinkTask
from tests.untraced import environment

STATE = start(3)
BOTS = ThinkBegin({"random": "random", "novice": "novice", "mine": "master:nowhere.npz"})


def lines(*said: ThinkLine) -> bytes:
    return b"".join(msgspec.json.encode(one) + b"\n" for one in said)


def told(*said: ThinkLine) -> list[ThinkNews]:
    """The answers of a worker, without what it says of itself."""
    news = io.BytesIO()
    think_on(io.BytesIO(lines(*said)), news)
    found = [msgspec.json.decode(line, type=ThinkNews) for line in news.getvalue().splitlines()]
    return [one for one in found if one.id is not None]


def test_a_level_chooses_by_its_seed() -> None:
    tasks = [ThinkTask(n, tuple(STATE), 1.0, "random", n % 20) for n in range(1, 41)]
    answers = told(BOTS, *tasks)
    assert [news.id for news in answers] == list(range(1, 41))
    choices = [news.choice for news in answers]
    assert set(choices) == set(listed(legal(STATE)))
    assert choices[:20] == choices[20:]


def test_advice_is_a_decision_and_an_estimate() -> None:
    chosen, rolled = told(
        BOTS, ThinkTask(1, tuple(STATE), 1.0), ThinkTask(2, tuple(start(3 | END_TURN)), 1.0)
    )
    assert chosen.thought is not None
    assert chosen.thought.decision is not None
    assert chosen.thought.estimate.bot in ladder.BOTS
    assert rolled.thought is not None
    assert rolled.thought.decision is None


def test_a_bot_that_fails_is_told_and_the_next_one_plays() -> None:
    failed, chosen = told(
        BOTS, ThinkTask(1, tuple(STATE), 1.0, "mine"), ThinkTask(2, tuple(STATE), 1.0, "novice")
    )
    assert failed.failed is not None
    assert "WeightsError" in failed.failed
    assert chosen.choice is not None


def test_what_was_cancelled_is_answered_all_the_same() -> None:
    (news,) = told(BOTS, ThinkTask(1, tuple(STATE), 1.0, "novice"), ThinkCancel(1), ThinkCancel(7))
    assert news.choice is not None


@pytest.fixture
def worker() -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(), bufsize=0
    )


def test_it_says_what_it_can_and_ends_at_once_with_its_input(
    worker: "subprocess.Popen[bytes]",
) -> None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    with worker:
        worker.stdin.write(lines(BOTS))
        first = msgspec.json.decode(worker.stdout.readline(), type=ThinkNews)
        assert first.id is None
        assert {"random", "novice"} <= first.ready
        assert first.adviser in ladder.BOTS
        worker.terminate()
        worker.send_signal(signal.SIGINT)
        worker.stdin.write(lines(ThinkTask(1, tuple(STATE), 1.0, "novice")))
        assert worker.stdout.readline(), "the server ends it, nobody else"
        worker.stdin.close()
        begun = time.monotonic()
        assert worker.wait(20) == 0
        assert time.monotonic() - begun < 2


def test_it_ends_with_its_input_also_in_the_middle_of_a_thought() -> None:
    script = (
        "import time\n"
        "from marrakech.service import thinker, worker_lines\n"
        "thinker.think = lambda *_: time.sleep(600)\n"
        "thinker.think_on(*worker_lines.own_streams(), worker_lines.end_at_once)\n"
    )
    begun = time.monotonic()
    subprocess.run(
        [sys.executable, "-c", script],
        input=lines(BOTS, ThinkTask(1, tuple(STATE), 1.0)),
        capture_output=True,
        env=environment(),
        check=True,
        timeout=30,
    )
    assert time.monotonic() - begun < 10


def test_what_a_bot_prints_is_no_news() -> None:
    script = (
        "from marrakech.service import thinker, worker_lines\n"
        "streams = worker_lines.own_streams()\n"
        "print('I am a chatty bot')\n"
        "thinker.think_on(*streams)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=lines(BOTS, ThinkTask(1, tuple(STATE), 1.0, "novice")),
        capture_output=True,
        env=environment(),
        check=True,
    )
    assert b"chatty" not in done.stdout
    assert b"chatty" in done.stderr
