"""The command in a real terminal and with real pipes: Ctrl-C, closed ends, single keys."""

import os
import select
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import pytest

from marrakech.cli.terminal.fullscreen import ENTER, HOME, LEAVE_SCREEN
from marrakech.cli.terminal.questions import question_at
from marrakech.messages import Person
from marrakech.record import gamefile
from marrakech.record.moves import Orient
from tests.cli.run import PROGRAM, program

pty = pytest.importorskip("pty", reason="pseudo-terminals are a thing of Unix")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

# The child makes the terminal its own, so that Ctrl-C reaches it as it would a person's program.
CONTROL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "os.execv(sys.argv[1], sys.argv[1:])"
)


def set_size(handle: int, columns: int, lines: int) -> None:
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


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

    def head(self, keys: str) -> None:
        """Choose a heading, and read on to the question of the rug."""
        self.expect("Heading")
        self.send(keys)
        self.expect("Rug (")

    def interrupt(self, text: str) -> str:
        """Press Ctrl-C, and read on until a text is shown."""
        self.send("\x03")
        return self.expect(text)

    def end(self) -> int:
        """The exit code, once the program has ended."""
        return self.process.wait(timeout=60)


@contextmanager
def terminal(
    *arguments: str | Path, columns: int = 80, lines: int = 24, **variables: str
) -> Iterator[Terminal]:
    handle, other = pty.openpty()
    set_size(handle, columns, lines)
    process = subprocess.Popen(
        [sys.executable, "-c", CONTROL, *PROGRAM, *(str(argument) for argument in arguments)],
        stdin=other,
        stdout=other,
        stderr=other,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", **variables},
    )
    os.close(other)
    try:
        yield Terminal(process, handle)
    finally:
        process.kill()
        process.wait()
        with suppress(OSError):
            os.close(handle)


def playing(
    path: Path, *options: str, columns: int = 80, lines: int = 24, **variables: str
) -> AbstractContextManager[Terminal]:
    """A game against three bots, always with the same dice."""
    begun = ("play", "--terminal", "--seed", "7", "--file")
    return terminal(*begun, path, *options, columns=columns, lines=lines, **variables)


def test_ctrl_c_leaves_the_game_whole_with_a_word_on_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path) as screen:
        screen.head("\n")
        shown = screen.interrupt(f"marrakech play --terminal --resume {path}")
        assert "Traceback" not in shown
        # The first screen is back, with its cursor.
        assert LEAVE_SCREEN in shown
        assert screen.end() == 130
    assert len(gamefile.load(path).moves) == 2


def test_ctrl_c_while_bots_play_leaves_the_terminal_clean(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    seats = ["--seat", "bot:random", "--seat", "bot:random"]
    with terminal("play", "--terminal", *seats, "--pace", "5", "--file", path) as screen:
        screen.expect("is playing...")
        before = termios.tcgetattr(screen.handle)
        assert not before[3] & termios.ICANON
        shown = screen.interrupt(f"marrakech play --terminal --resume {path}")
        assert "Traceback" not in shown
        assert LEAVE_SCREEN in shown
        assert screen.end() == 130
        assert termios.tcgetattr(screen.handle)[3] & termios.ICANON


def test_a_second_ctrl_c_does_not_break_off_the_first(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path) as screen:
        screen.head("\n")
        for _ in range(20):
            screen.send("\x03")
            time.sleep(0.01)
        shown = screen.interrupt(f"marrakech play --terminal --resume {path}")
        assert "Traceback" not in shown
        assert screen.end() == 130
    assert len(gamefile.load(path).moves) == 2


def test_ctrl_d_does_the_same(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with terminal("play", "--terminal", "--file", path) as screen:
        screen.expect("Heading")
        screen.send("\x04")
        screen.expect("The game is saved.")
        assert screen.end() == 0
    gamefile.load(path)


def test_arrow_keys_choose_a_heading_and_a_rug_on_a_screen_that_is_drawn_in_place(
    tmp_path: Path,
) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path) as screen:
        assert ENTER in screen.expect("> a  ahead")
        screen.expect("Heading")
        screen.send("\x1b[D")
        shown = screen.expect("> l  left")
        assert shown.count(HOME) == 1
        screen.expect("Heading")
        screen.send("\n")
        screen.expect("> 1 ")
        screen.expect("Rug (")
        screen.send("\x1b[B")
        screen.expect("Rug (")
        question = question_at(gamefile.load(path).state, Person("You", you=True))
        chosen = question.neighbour(question.first, "down")
        assert chosen != question.first
        screen.send("\r")
        screen.expect("Turn 5")
        screen.expect("Heading")
        # Typing still works: the answer is shown, and can be corrected.
        screen.send("xx")
        screen.expect("xx")
        screen.send("\x7f\x7fr\n")
        screen.expect("Rug (")
        screen.send("q\n")
        screen.expect("The game is saved.")
        assert screen.end() == 0
    moves = gamefile.load(path).moves
    assert moves[0] == Orient(0)
    assert moves[2] == question.options[chosen].action
    assert moves[12] == Orient(2)


def test_the_same_in_french(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path, LC_ALL="fr_FR.UTF-8") as screen:
        screen.expect("> t  tout droit")
        screen.expect("Direction (")
        screen.send("\x1b[D")
        screen.expect("> g  à gauche")
        screen.send("\n")
        assert "Posez un tapis henné." in screen.expect("Tapis (")
        screen.interrupt("La partie est sauvegardée. Pour continuer\u00a0:")
        assert screen.end() == 130
    assert gamefile.load(path).moves[0] == Orient(0)


def test_all_of_it_fits_80_by_24_with_what_the_bots_did(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path, "--pace", "0") as screen:
        screen.expect("Heading")
        screen.send("\n1\n")
        shown = screen.expect("Turn 5")
        shown = screen.expect("Heading (")
        drawn = shown.rpartition(HOME)[2]
        assert drawn.count("\n") == 23
        for name in ("Idir", "Safia", "Anir"):
            assert f"{name}" in drawn
        assert drawn.count(", laid") + drawn.count(" laid ") >= 3
        assert "Your turn: which way?" in drawn


def test_the_end_is_shown_until_a_key_is_pressed(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    seats = ["--seat", "bot:random:Ana", "--seat", "bot:random:Ben"]
    with terminal("play", "--terminal", *seats, "--pace", "0", "--file", path) as screen:
        shown = screen.expect("Any key leaves.").rpartition(HOME)[2]
        assert "Game over" in shown
        assert " 1.  " in shown
        assert shown.count("\n") == 23
        screen.send("x")
        shown = screen.expect(f"marrakech verify {path}")
        assert " 1.  " in shown.partition(LEAVE_SCREEN)[2]
        assert screen.end() == 0


def test_a_window_that_is_too_small_says_so_and_waits(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with terminal("play", "--terminal", "--file", path, columns=60) as screen:
        screen.expect("The window has 60 and 24")
        for key in ("1", "\n"):
            screen.send(key)
            screen.expect("The window has 60 and 24")
        set_size(screen.handle, 80, 24)
        screen.expect("Heading")
        set_size(screen.handle, 80, 20)
        screen.expect("The window has 80 and 20")
        screen.send("q")
        screen.expect("The game is saved.")
        assert screen.end() == 0
    # Nothing was chosen that could not be seen.
    assert gamefile.load(path).moves == ()


def test_the_rules_are_read_page_by_page(tmp_path: Path) -> None:
    with terminal("play", "--terminal", "--file", tmp_path / "g.marrakech") as screen:
        screen.expect("Heading")
        screen.send("rules\n")
        screen.expect("Setting up")
        screen.send(" ")
        screen.expect("4. Lay a rug")
        screen.send("\x1b[5~")
        screen.expect("Setting up")
        screen.send("q")
        screen.expect("Heading")
        screen.send("?\n")
        screen.expect("Commands: h hint")
        screen.send("q")
        screen.expect("Heading")


def test_without_colour_nothing_is_painted_and_all_is_there(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path, NO_COLOR="1") as screen:
        screen.expect("Heading")
        screen.send("\n")
        shown = screen.expect("> 1 ")
        shown += screen.expect("Rug (")
        assert "38;" not in shown
        assert "48;" not in shown
        # The chosen rug lies there in the weave of its colour.
        assert "◆◆◆◆" in shown


def test_plain_scrolls_in_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path, "--plain", columns=60) as screen:
        shown = screen.expect("Heading")
        assert ENTER not in shown
        screen.send("a\n")
        screen.expect("Rug (")
        screen.send("q\n")
        screen.expect("The game is saved.")
        assert screen.end() == 0


def test_a_closed_terminal_leaves_the_game_whole(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path) as screen:
        screen.head("r\n")
        os.close(screen.handle)
        screen.end()
    assert len(gamefile.load(path).moves) == 2


def test_end_of_input_leaves_the_game_whole(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    done = program(["play", "--terminal", "--seed", "7", "--file", path], "a\n")
    assert done.returncode == 0
    assert b"The game is saved." in done.stdout
    assert done.stderr == b""
    assert len(gamefile.load(path).moves) == 2


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
        process.stdin.write(b"a\n1\n" * 50)
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


def test_a_killed_game_is_whole_and_goes_on_with_its_dice(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    with playing(path) as screen:
        screen.head("a\n")
        screen.process.kill()
        screen.end()
    before = gamefile.load(path)
    done = program(["play", "--terminal", "--resume", path], "u\na\nq\n")
    assert done.returncode == 0
    assert gamefile.load(path).moves == before.moves
    assert gamefile.load(path).tags["Secret"] == before.tags["Secret"]


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
