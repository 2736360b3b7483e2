"""`marrakech play --terminal` in a pipe, with its answers from a script."""

import sys
from pathlib import Path

import pytest

from marrakech.record import gamefile
from marrakech.record.moves import Draw, Lay, Orient
from marrakech.record.words import parse_rug
from tests.cli.run import ANSWERS, run
from tests.protocol.test_process_bot import FIRST_BOT


def test_a_whole_game_against_three_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.marrakech"
    done = run("play", "--terminal", "--seed", "7", "--file", path, text=ANSWERS)
    assert done.exit_code == 0, done.output
    game = gamefile.load(path)
    assert game.over
    assert [game.tags[f"Seat{n}"] for n in range(1, 5)] == ["you", *["bot:apprentice"] * 3]
    assert "Game over" in done.output
    assert "dirhams +" in done.output
    assert f"marrakech replay {path}" in done.output
    assert max(map(len, done.output.replace(str(path), "").split("\n"))) <= 160
    checked = run("verify", path)
    assert checked.exit_code == 0, checked.output
    assert "The dice were fair." in checked.output


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "2"],
        ["--players", "2", "--printing", "fr57", "--one-colour"],
        ["--players", "3", "--printing", "ro57"],
        ["--players", "3", "--end-turn"],
        ["--players", "2", "--end-turn", "--keep-heading", "--cover-own"],
        ["--seat", "you:Ana", "--seat", "you:Ben", "--seat", "bot:random", "--no-elimination"],
        ["--bots", "1"],
        ["--seat", "bot:random", "--bots", "3"],
    ],
)
def test_other_tables(tmp_path: Path, options: list[str]) -> None:
    path = tmp_path / "game.marrakech"
    done = run("play", "--terminal", "--seed", "3", "--file", path, *options, text=ANSWERS * 2)
    assert done.exit_code == 0, done.output
    assert gamefile.load(path).over
    assert run("verify", path).exit_code == 0


def test_programs_sit_down_if_whoever_plays_names_them(tmp_path: Path) -> None:
    path = tmp_path / "game.marrakech"
    program = f"bot:cmd:{sys.executable} -S -E {FIRST_BOT}"
    done = run(
        "play", "--terminal", "--file", path, "--seat", "you", "--seat", program, text="l\n1\nl\n1\nq\n"
    )
    assert done.exit_code == 0, done.output
    game = gamefile.load(path)
    assert game.tags["Seat2"] == program
    assert game.turn > 2
    # A file may come from a stranger, so the program in it is not started.
    again = run("play", "--terminal", "--resume", path, text="q\n")
    assert again.exit_code == 2
    assert "seat 2 of the file is for a program" in again.output
    other = run("play", "--terminal", "--resume", path, "--seat", "you", "--seat", "bot", text="q\n")
    assert other.exit_code == 0


@pytest.mark.parametrize(
    ("seat", "why"),
    [("bot:cmd:", "the command is empty"), ("bot:master:no.npz", "'no.npz' cannot be read")],
)
def test_a_bot_that_cannot_be_is_told(tmp_path: Path, seat: str, why: str) -> None:
    seats = ("--seat", "you", "--seat", seat)
    done = run("play", "--terminal", "--file", tmp_path / "g.marrakech", *seats, text="q\n")
    assert done.exit_code == 2
    assert why in done.output


def test_a_heading_is_chosen_with_the_odds_before_one(tmp_path: Path) -> None:
    done = run("play", "--terminal", "--seed", "7", "--file", tmp_path / "g.marrakech", text="")
    assert "                1 (1/6)      2 (1/3)      3 (1/3)      4 (1/6)      average" in done.output
    assert "  l  left       c4  0        b4  0        a4  0        a5  0         0" in done.output
    assert "╰ 4 │ l3    l2    l1    (▲)   r1    r2    r3  │ 4 ╮" in done.output


def test_a_choice_can_be_taken_back_against_bots_and_rolls_the_same_again(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    done = run("play", "--terminal", "--seed", "7", "--file", path, text="u\nl\n1\nu\nu\nr\nq\n")
    assert "there is no choice yet that could be taken back" in done.output
    assert done.output.count("Taken back.") == 2
    moves = gamefile.load(path).moves
    assert moves[0] == Orient(2)
    left = tmp_path / "left.marrakech"
    run("play", "--terminal", "--seed", "7", "--file", left, text="l\nq\n")
    assert gamefile.load(left).moves[1] == moves[1]


def test_people_at_one_terminal_take_back_and_have_no_hint(tmp_path: Path) -> None:
    seats = ["--seat", "you:Ana", "--seat", "you:Ben"]
    path = tmp_path / "g.marrakech"
    done = run("play", "--terminal", *seats, "--file", path, text="l\nu\nh\nq\n")
    assert "only where" not in done.output
    assert "hints are for games of one person against bots" in done.output
    assert "Ana's turn: which way?" in done.output


def test_refusals_say_why_and_ask_again(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    rolled = gamefile.load(_begun(path)).position
    assert rolled.assam == "d6"
    answers = "x\n\n0\n99\nz9\n" + "1" * 5000 + "\nd6-d7\na1-a2\nd5-d4\nq\n"
    done = run("play", "--terminal", "--resume", path, text=answers)
    assert done.exit_code == 0, done.output
    assert "'x' is no answer here: give a number from 1 to 11, or two squares" in done.output
    assert "An answer is needed: a number from 1 to 11" in done.output
    assert "'99' is no answer here" in done.output
    assert "'11111111111111111111...' is no answer here" in done.output
    assert "would cover Assam's square d6" in done.output
    assert "does not touch a side of Assam's square" in done.output
    assert gamefile.load(path).moves[2] == Lay(parse_rug("d4-d5"))


def _begun(path: Path) -> Path:
    """A game in which the first player has rolled a 2 straight ahead."""
    tags = '[Marrakech "1"]\n[Printing "en2021"]\n[Players "4"]\n'
    path.write_text(f"{tags}\n1. A2\n*\n", encoding="utf-8")
    return path


def test_help_explains_the_step_by_the_rules_of_this_printing(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    options = ["--printing", "fr57", "--players", "2", "--seed", "7", "--file", str(path)]
    done = run("play", "--terminal", *options, text="?\na\n?\nrules\nq\n")
    assert "1. Choose a heading" in done.output
    assert "The sheet of fr57" in done.output
    assert "4. Lay a rug" in done.output
    assert "The piles" in done.output
    assert "The end" in done.output


def test_the_board_is_drawn_again_with_its_marks_and_numbers(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    done = run("play", "--terminal", "--file", path, text="b\nq\n")
    assert done.output.count("│ l3    l2    l1    (▲)   r1    r2    r3  │") == 2
    done = run("play", "--terminal", "--resume", _begun(path), text="b\nq\n")
    assert done.output.count("·  3  ·     ·  4  ·") == 2
    assert done.output.count(" 11 d4-d5 bare") == 2


def test_a_game_goes_on_where_it_was_left_with_the_same_dice(tmp_path: Path) -> None:
    for players in ("2", "4"):
        one, other = tmp_path / f"one{players}.marrakech", tmp_path / f"other{players}.marrakech"
        # Bots that always choose the same.
        bots = ["--seat", "you", *["--seat", "bot:greedy"] * (int(players) - 1)]
        run("play", "--terminal", "--seed", "9", *bots, "--file", one, text=ANSWERS)
        left = run("play", "--terminal", "--seed", "9", *bots, "--file", other, text="l\n1\n" * 3)
        assert f"--resume {other}" in left.output
        assert not gamefile.load(other).over
        rolls = gamefile.load(other).moves
        while not gamefile.load(other).over:
            assert run("play", "--terminal", "--resume", other, text="l\n1\n" * 7).exit_code == 0
        assert gamefile.load(other).moves[: len(rolls)] == rolls
        assert run("verify", other).exit_code == 0
        assert gamefile.load(one).tags["Secret"] == gamefile.load(other).tags["Secret"]


def test_a_practised_game_stays_practised_when_it_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    run("play", "--terminal", "--bots", "1", "--file", path, text="l\nu\nq\n")
    assert "Practised" in gamefile.load(path).tags
    for _ in range(2):
        assert run("play", "--terminal", "--resume", path, text="l\n1\nq\n").exit_code == 0
        assert "Practised" in gamefile.load(path).tags


def test_the_last_game_can_be_resumed_and_looked_at_without_its_name(own_data_directory: Path) -> None:
    run("play", "--terminal", "--seed", "1", text="a\nq\n")
    saved = list((own_data_directory / "marrakech" / "games").iterdir())
    assert len(saved) == 1
    done = run("play", "--terminal", "--resume", "last", text="q\n")
    assert str(saved[0]) in done.output.replace("\n", "")
    assert "Lay a Henna rug." in done.output
    assert "kept Assam heading north" in run("replay", "last").output
    assert "1:lay" in run("show", "last").output


def test_a_game_file_without_dice_and_seats_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    path.write_text(
        '[Marrakech "1"]\n[Printing "en2021"]\n[Players "2"]\n\n0. +S +A\n1. A1 e5-f5 +S\n2. A1 *\n',
        encoding="utf-8",
    )
    done = run("play", "--terminal", "--resume", path, "--seat", "you:Ana", text=ANSWERS)
    assert done.exit_code == 0, done.output
    game = gamefile.load(path)
    assert game.over
    assert game.tags["Player1"] == "Ana"
    assert [move.colour for move in game.moves if isinstance(move, Draw)][:3] == [2, 3, 2]


def test_a_game_left_between_heading_and_roll_opens_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    path.write_text(
        '[Marrakech "1"]\n[Printing "en2021"]\n[Players "3"]\n\n1. L\n*\n', encoding="utf-8"
    )
    assert "1. L" in run("replay", path).output
    assert "1:roll" in run("show", path).output
    assert "no tag Game" in run("verify", path).output
    done = run("play", "--terminal", "--resume", path, text="\nq\n")
    assert done.exit_code == 0, done.output
    assert "roll the die" in done.output
    moves = gamefile.load(path).moves
    assert moves[0] == Orient(0)
    assert len(moves) == 2


def test_a_finished_game_is_shown_when_it_is_resumed(finished: Path) -> None:
    done = run("play", "--terminal", "--resume", finished)
    assert done.exit_code == 0
    assert "Game over" in done.output
    assert " 1.  " in done.output


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    path.write_text("mine", encoding="utf-8")
    done = run("play", "--terminal", "--file", path)
    assert done.exit_code == 2
    assert "--resume" in done.output
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_copy_can_be_saved_elsewhere_and_overwrites_nothing(tmp_path: Path) -> None:
    copy = tmp_path / "copy.marrakech"
    mine = tmp_path / "mine.txt"
    mine.write_text("mine", encoding="utf-8")
    path = tmp_path / "g.marrakech"
    answers = f"s\ns {copy}\ns {mine}\ns {tmp_path}/no/such\nq\n"
    done = run("play", "--terminal", "--file", path, text=answers)
    assert done.output.count("Saved in") == 1
    assert "Not saved in" in done.output
    assert "exists and is left as it is" in done.output
    assert mine.read_text(encoding="utf-8") == "mine"
    assert copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_all_bots_play_by_themselves(finished: Path) -> None:
    game = gamefile.load(finished)
    assert game.over
    assert game.tags["Player1"] == "Ana"
