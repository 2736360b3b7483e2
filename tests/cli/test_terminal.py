"""The command in a real terminal and with real pipes: Ctrl-C, closed ends, single keys."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from marrakech.record import gamefile
from tests.cli.run import PROGRAM, program

pty = pytest.importorskip("pty", reason="pseudo-terminals are a thing of Unix")

# The child makes the terminal its own, so that Ctrl-C reaches it as it would a person's program.
CONTROL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "os.execv(sys.argv[1], sys.argv[1:])"
)


class Terminal:
    """A pseudo-terminal with `marrakech` in it."""

    def __init__(self, process: subprocess.Popen[bytes], handle: int) -> None:
        self.process = process
        self.handle = handle
        self.seen = ""

    def expect(self, text: str, seconds: float = 60) -> str:
        """Read on until a text has been shown; give back all that was shown up to it."""
        deadline = time.monotonic() + seconds
        while text not in self.seen:
            ready, _, _ = select.select([self.handle], [], [], 0.1)
            if ready:
                try:
                    read = os.read(self.handle, 65536)
                except OSError:
                    read = b""
                if not read:
                    break
                self.seen += read.decode("utf-8", "replace")
            assert time.monotonic() < deadline, f"waited for {text!r}, saw {self.seen[-2000:]!r}"
        before, found, self.seen = self.seen.partition(text)
        assert found, f"ended without {text!r}: {before[-2000:]!r}"
        return before + found

    def send(self, keys: str) -> None:
        """Type."""
        os.write(self.handle, keys.encode())

    def interrupt(self, text: str) -> str:
        """Press Ctrl-C until a text is shown, as a person would.

        A signal that comes between the prompt and the first look at the keyboard is only noticed at
        the next key: the interpreter's own gap, too short for fingers and wide enough for a test.
        """
        for _ in range(9):
            self.send("\x03")
            with suppress(AssertionError):
                return self.expect(text, seconds=5)
        self.send("\x03")
        return self.expect(text)

    def end(self) -> int:
        """The exit code, once the program has ended."""
        return self.process.wait(timeout=60)


@contextmanager
def terminal(*arguments: str | Path) -> Iterator[Terminal]:
    handle, other = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", CONTROL, *PROGRAM, *(str(argument) for argument in arguments)],
        stdin=other,
        stdout=other,
        stderr=other,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color"},
    )
    os.close(other)
    try:
        yield Terminal(process, handle)
    finally:
        process.kill()
        process.wait()
        with suppress(OSError):
            os.close(handle)


def test_ctrl_c_leaves_the_game_whole_with_a_word_on_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with terminal("play", "--terminal", "--seed", "7", "--file", path) as screen:
        screen.expect("Heading")
        screen.send("a\n")
        screen.expect("Enter rolls the die")
        screen.send("\n")
        screen.expect("Rug (1 to 11")
        shown = screen.interrupt(f"marrakech play --terminal --resume {path}")
        assert "Traceback" not in shown
        assert screen.end() == 130
    assert "1. A2\n*" in path.read_text(encoding="utf-8")
    gamefile.load(path)


def test_ctrl_d_does_the_same(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with terminal("play", "--terminal", "--file", path) as screen:
        screen.expect("Heading")
        screen.send("\x04")
        screen.expect("The game is saved.")
        assert screen.end() == 0
    gamefile.load(path)


def test_a_closed_terminal_leaves_the_game_whole(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with terminal("play", "--terminal", "--seed", "7", "--file", path) as screen:
        screen.expect("Heading")
        screen.send("r\n")
        screen.expect("Enter rolls the die")
        os.close(screen.handle)
        screen.end()
    assert "1. R\n*" in path.read_text(encoding="utf-8")


def test_end_of_input_leaves_the_game_whole(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    done = program(["play", "--terminal", "--seed", "7", "--file", path], "a\n\n")
    assert done.returncode == 0
    assert b"The game is saved." in done.stdout
    assert done.stderr == b""
    assert "1. A2\n*" in path.read_text(encoding="utf-8")


def test_bytes_that_are_no_text_are_asked_for_again(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    done = program(
        ["play", "--terminal", "--seed", "7", "--file", path], b"\xff\xfe\na\nq\n", PYTHONUTF8="0"
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


def test_a_closed_pipe_leaves_the_game_whole(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    process = subprocess.Popen(
        [*PROGRAM, "play", "--terminal", "--seed", "7", "--file", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(2000)
    process.stdout.close()
    with suppress(BrokenPipeError):
        process.stdin.write(b"a\n\n1\n" * 50)
        process.stdin.close()
    said = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(timeout=60) == 1
    assert "Traceback" not in said
    assert f"--resume {path}" in said
    game = gamefile.load(path)
    assert not game.over


def test_other_commands_end_quietly_when_nobody_reads(finished: Path) -> None:
    process = subprocess.Popen(
        [*PROGRAM, "replay", str(finished), "--boards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait(timeout=60)


def test_a_killed_game_is_whole_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with terminal("play", "--terminal", "--seed", "7", "--file", path) as screen:
        screen.expect("Heading")
        screen.send("a\n")
        screen.expect("Enter rolls the die")
        screen.process.kill()
        screen.end()
    done = program(["play", "--terminal", "--resume", path], "\nq\n")
    assert done.returncode == 0
    assert "1. A2\n*" in path.read_text(encoding="utf-8")


def test_replay_by_keys(finished: Path) -> None:
    last = len(gamefile.load(finished).moves)
    with terminal("replay", finished) as screen:
        screen.expect(f"move 0 of {last}")
        screen.send("\n")
        screen.expect(f"move 1 of {last}")
        screen.send("n")
        screen.expect(f"move 2 of {last}")
        screen.send("\x1b[D")
        screen.expect(f"move 1 of {last}")
        screen.send("\x1b[C")
        screen.expect(f"move 2 of {last}")
        screen.send("\x1b[B")
        screen.expect("Turn 1: ")
        screen.send("\x1b[A")
        screen.expect(f"move 2 of {last}")
        screen.send("p")
        screen.expect(f"move 1 of {last}")
        screen.send("G")
        screen.expect(f"move {last} of {last}")
        screen.expect(" 1.  ")
        screen.send("g")
        screen.expect(f"move 0 of {last}")
        screen.send("zq")
        assert screen.end() == 0
