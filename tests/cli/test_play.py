"""`marrakech play --terminal`, with its answers from a script."""

from pathlib import Path

import pytest

from marrakech.record import gamefile
from marrakech.record.moves import Draw
from tests.cli.run import ANSWERS, run


def test_a_whole_game_against_three_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.marrakech"
    done = run("play", "--terminal", "--seed", "7", "--file", path, text=ANSWERS)
    assert done.exit_code == 0, done.output
    game = gamefile.load(path)
    assert game.over
    assert [game.tags[f"Seat{n}"] for n in range(1, 5)] == ["you", *["bot:greedy"] * 3]
    assert "Game over" in done.output
    assert "dirhams +" in done.output
    assert f"marrakech replay {path}" in done.output
    assert max(map(len, done.output.replace(str(path), "").split("\n"))) <= 160


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
        ["--bots", "4"],
    ],
)
def test_other_tables(tmp_path: Path, options: list[str]) -> None:
    path = tmp_path / "game.marrakech"
    answers = "l\n\n1\nr\n\n1\n" * 100
    done = run("play", "--terminal", "--seed", "3", "--file", path, *options, text=answers)
    assert done.exit_code == 0, done.output
    assert gamefile.load(path).over


def test_a_heading_is_chosen_with_the_odds_before_one(tmp_path: Path) -> None:
    done = run("play", "--terminal", "--seed", "7", "--file", tmp_path / "g.marrakech", text="")
    assert "                1 (1/6)      2 (1/3)      3 (1/3)      4 (1/6)      average" in done.output
    assert "  l  left       c4  0        b4  0        a4  0        a5  0         0" in done.output
    assert "╰ 4 │ l3    l2    l1    (▲)   r1    r2    r3  │ 4 ╮" in done.output


def test_a_heading_can_be_taken_back_before_the_roll_and_not_after(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    done = run("play", "--terminal", "--seed", "7", "--file", path, text="u\nl\nu\nr\n\nu\nq\n")
    assert "Nothing can be taken back" in done.output
    assert "Taken back." in done.output
    assert done.output.count("Which way shall Assam walk?") == 2
    assert "1. R2\n*" in path.read_text(encoding="utf-8")
    assert done.output.count("Nothing can be taken back") == 2


def test_a_persons_rug_can_be_taken_back_by_the_next_person_but_not_a_bots(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    seats = ["--seat", "you:Ana", "--seat", "you:Ben", "--seat", "bot:greedy:Bot"]
    run("play", "--terminal", "--seed", "7", "--file", path, *seats, text="a\n\n1\nu\n2\nq\n")
    assert "1. A2 c7-d7\n" not in path.read_text(encoding="utf-8")
    assert "1. A2 d7-e7\n*" in path.read_text(encoding="utf-8")
    done = run("play", "--terminal", "--resume", path, text="a\n\n1\nu\nq\n")
    assert "The last choice was Bot's, and stands." in done.output


def test_refusals_say_why_and_ask_again(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    answers = "x\nl2\na\nx\n\n0\n99\nz9\nd6-d7\na1-a2\nd5-d4\nq\n"
    done = run("play", "--terminal", "--seed", "7", "--file", path, text=answers)
    assert "'x' is no answer here: give left, ahead or right." in done.output
    assert "'x' is no answer here: press Enter to roll the die." in done.output
    assert "There are rugs 1 to 11, no 99." in done.output
    assert "give a rug as two neighbouring squares, such as d4-e4." in done.output
    assert "would cover Assam's square d6" in done.output
    assert "does not touch a side of Assam's square" in done.output
    assert "1. A2 d4-d5\n" in path.read_text(encoding="utf-8")


def test_help_explains_the_step_by_the_rules_of_this_printing(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    answers = "?\na\n?\n\n?\nb\nrules\nq\n"
    done = run(
        "play",
        "--terminal",
        "--printing",
        "fr57",
        "--players",
        "2",
        "--seed",
        "7",
        "--file",
        path,
        text=answers,
    )
    assert "1. Choose a heading" in done.output
    assert "The sheet of fr57" in done.output
    assert "4. Lay a rug" in done.output
    assert "The piles" in done.output
    assert "The end" in done.output


def test_a_game_goes_on_where_it_was_left_with_the_same_dice(tmp_path: Path) -> None:
    one, other = tmp_path / "one.marrakech", tmp_path / "other.marrakech"
    for players in ("2", "4"):
        one.unlink(missing_ok=True)
        other.unlink(missing_ok=True)
        run("play", "--terminal", "--seed", "9", "--players", players, "--file", one, text=ANSWERS)
        left = run(
            "play",
            "--terminal",
            "--seed",
            "9",
            "--players",
            players,
            "--file",
            other,
            text="a\n\n1\n" * 3,
        )
        assert f"--resume {other}" in left.output
        assert not gamefile.load(other).over
        while not gamefile.load(other).over:
            assert run("play", "--terminal", "--resume", other, text="a\n\n1\n" * 7).exit_code == 0
        assert other.read_text(encoding="utf-8") == one.read_text(encoding="utf-8")


def test_the_last_game_can_be_resumed_without_its_name(own_data_directory: Path) -> None:
    run("play", "--terminal", "--seed", "1", text="a\nq\n")
    saved = list((own_data_directory / "marrakech" / "games").iterdir())
    assert len(saved) == 1
    done = run("play", "--terminal", "--resume", "last", text="q\n")
    assert str(saved[0]) in done.output.replace("\n", "")
    assert "Enter rolls the die" in done.output


def test_a_game_file_without_seed_and_seats_can_be_resumed(tmp_path: Path) -> None:
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


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "g.marrakech"
    path.write_text("mine", encoding="utf-8")
    done = run("play", "--terminal", "--file", path)
    assert done.exit_code == 2
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_copy_can_be_saved_elsewhere(tmp_path: Path) -> None:
    copy = tmp_path / "copy.marrakech"
    path = tmp_path / "g.marrakech"
    done = run("play", "--terminal", "--file", path, text=f"s\ns {copy}\ns {tmp_path}/no/such\nq\n")
    assert done.output.count("Saved in") == 2
    assert "Not saved in" in done.output
    assert copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_all_bots_play_by_themselves(finished: Path) -> None:
    game = gamefile.load(finished)
    assert game.over
    assert game.tags["Player1"] == "Ana"
