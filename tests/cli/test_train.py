"""`marrakech train` on the smallest run there is; the learning itself is tested in tests/training."""

from pathlib import Path

from tests.cli.run import run


def test_a_run_of_no_time_leaves_a_run_that_can_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    done = run("train", "2", folder, "--minutes", "0")
    assert done.exit_code == 0, done.output
    assert (folder / "checkpoint.npz").exists()
    assert "The run is in" in done.output


def test_a_number_of_players_that_cannot_be() -> None:
    done = run("train", "5", "runs/five")
    assert done.exit_code == 2
    assert "PLAYERS" in done.output
