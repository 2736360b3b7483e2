"""A test that hangs fails, wherever it hangs and however often it is tried."""

import os
import re
import subprocess
import sys
from pathlib import Path

MAIN = Path(__file__).parent.parent
ARGUMENTS = ("-p", "tests.alarms", "-p", "no:cacheprovider", "-o", "timeout=1", "-rEf", "-c")

HANGING = """
import time
import pytest

tries = []

@pytest.fixture
def stuck_at_the_start():
    time.sleep(60)

@pytest.fixture
def stuck_at_the_end():
    yield
    time.sleep(60)

@pytest.mark.flaky(reruns=1)
def test_both_tries():
    time.sleep(60)

@pytest.mark.flaky(reruns=1)
def test_the_second_try():
    tries.append(1)
    assert len(tries) > 1
    time.sleep(60)

def test_the_start(stuck_at_the_start):
    pass

def test_the_end_of_what_failed(stuck_at_the_end):
    assert False, "by itself"
"""
DEAF = """
import signal, time

def test_deaf():
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(60)
"""


def ended(folder: Path, tests: str) -> subprocess.CompletedProcess[str]:
    """Run tests in a process of its own, with a time-out of a second."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_it.py").write_text(tests)
    return subprocess.run(
        (sys.executable, "-m", "pytest", *ARGUMENTS, folder / "pytest.ini", folder),
        cwd=MAIN,
        env=os.environ | {"CI": "true"},  # lines are told in full
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )


def test_a_test_that_hangs_fails_in_time(tmp_path: Path) -> None:
    told = ended(tmp_path, HANGING).stdout
    late = "Failed: Timeout (>1.0s) from pytest-timeout."
    assert set(re.findall(r"^(FAILED|ERROR) \S+::(\w+) - (.*)$", told, re.MULTILINE)) == {
        ("FAILED", "test_both_tries", late),
        ("FAILED", "test_the_second_try", late),
        ("ERROR", "test_the_start", late),
        ("FAILED", "test_the_end_of_what_failed", "AssertionError: by itself"),
        ("ERROR", "test_the_end_of_what_failed", late),
    }
    assert "2 rerun" in told


def test_what_hears_no_alarm_ends_its_process(tmp_path: Path) -> None:
    done = ended(tmp_path, DEAF)
    assert done.returncode == 1
    assert "in test_deaf" in done.stderr
