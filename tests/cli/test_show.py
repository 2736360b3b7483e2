"""`marrakech show`."""

from pathlib import Path
from xml.etree import ElementTree

from marrakech.record import gamefile
from marrakech.record.node import by_turn
from marrakech.record.position import Position
from tests.cli.run import START, program, run


def test_a_position_is_drawn_with_the_merchants_beside_it() -> None:
    done = run("show", START)
    assert done.exit_code == 0
    lines = done.output.split("\n")
    assert lines[9].startswith("╰ 4 │                   (▲)                   │ 4 ╮")
    assert "▶  H  Henna            30" in lines[0]
    assert max(map(len, lines[:19])) <= 80
    assert START in done.output


def test_the_words_of_a_position_need_no_quotes() -> None:
    assert run("show", *START.split(" ")).output == run("show", START).output


def test_standard_input_and_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(START + "\n", encoding="utf-8")
    assert run("show", path).output == run("show", START).output
    assert run("show", "-", text=START + "\n").output == run("show", START).output


def test_svg_goes_to_a_file_or_to_standard_output(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert run("show", START, "--svg", path).output == f"drawn in {path}\n"
    ElementTree.parse(path)
    written = run("show", START, "--svg", "-").output
    assert written == path.read_text(encoding="utf-8")
    assert run("show", START, "--svg", "-", "--theme", "dark").output != written


def test_a_game_is_shown_at_any_turn(finished: Path) -> None:
    game = gamefile.load(finished)
    last = by_turn(game.mainline())[-1][0]
    assert "Game over" in run("show", finished).output
    assert run("show", finished, "--at", str(last)).output == run("show", finished).output
    start = run("show", finished, "--at", "0").output
    assert "Turn 1" in start
    assert "7/7/7/7/7/7/7 d4N 1:orient" in start
    assert "Ana" in start
    third = run("show", "-", "--at", "3", text=finished.read_text(encoding="utf-8")).output
    shown = Position.parse(third.strip().split("\n")[-1])
    assert shown.state == by_turn(game.mainline())[3][1][-1].state
    beyond = run("show", finished, "--at", str(last + 1))
    assert beyond.exit_code == 2
    assert f"one of 0 to {last}" in beyond.output


def test_no_colour_codes_in_a_pipe_and_colours_on_demand() -> None:
    plain = program(["show", START])
    assert b"\x1b" not in plain.stdout
    coloured = program(["show", START], FORCE_COLOR="1", TERM="xterm-256color", COLORTERM="truecolor")
    assert b"\x1b[" in coloured.stdout
    without = program(["show", START], FORCE_COLOR="1", NO_COLOR="1", TERM="xterm-256color")
    assert b"38;2" not in without.stdout


def test_a_terminal_without_unicode_gets_ascii() -> None:
    done = program(["show", START], PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert b"(^)" in done.stdout


def test_a_narrow_terminal_gets_the_merchants_below() -> None:
    lines = program(["show", START], COLUMNS="60").stdout.decode().split("\n")
    assert max(map(len, lines[:30])) <= 60
    assert "Henna" in lines[20]
