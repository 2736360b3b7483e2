"""`marrakech replay`: in words for a pipe; by keys in test_terminal."""

from pathlib import Path

from marrakech.cli.replay import after_key
from marrakech.record import gamefile
from marrakech.record.node import by_turn
from tests.cli.run import run


def test_a_pipe_is_told_every_turn_and_the_end(finished: Path) -> None:
    done = run("replay", finished)
    assert done.exit_code == 0
    game = gamefile.load(finished)
    for number, nodes in by_turn(game.mainline()):
        assert f"{number:>3}. {gamefile.turn_text(nodes)}" in done.output
    assert "Game over" in done.output
    assert " 1.  " in done.output
    assert run("replay", "-", text=finished.read_text(encoding="utf-8")).output == done.output


def test_with_a_board_after_every_turn(finished: Path) -> None:
    done = run("replay", finished, "--boards")
    game = gamefile.load(finished)
    assert done.output.count("After turn ") == len(by_turn(game.mainline()))


def test_a_broken_file_is_refused_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "broken.marrakech"
    path.write_text('[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n\n1. L3 z9-z8\n*\n')
    done = run("replay", path)
    assert done.exit_code == 2
    assert "line 5, column 7" in done.output


def test_a_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "evil.marrakech"
    tags = '[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n[Player1 "\x1b[2JEve"]\n'
    path.write_text(tags + "\n1. L3 {\x1b]0;title\x07}\n*\n", encoding="utf-8")
    for command in ("replay", "show"):
        done = run(command, path)
        assert done.exit_code == 0
        assert "\x1b" not in done.output
        assert "[2JEve" in done.output


def test_keys_lead_through_the_game(finished: Path) -> None:
    game = gamefile.load(finished)
    last = len(game.moves)
    ends = [nodes[-1].length for _, nodes in by_turn(game.mainline())]
    assert after_key(game, 0, "enter") == 1
    assert after_key(game, 0, "p") == 0
    assert after_key(game, last, "n") == last
    assert after_key(game, 0, "down") == ends[0]
    assert after_key(game, ends[0], "down") == ends[1]
    assert after_key(game, ends[1], "up") == ends[0]
    assert after_key(game, 5, "G") == last
    assert after_key(game, 5, "g") == 0
    assert after_key(game, 5, "z") == 5
    assert after_key(game, 5, "q") is None
