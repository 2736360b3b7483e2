"""The two masters of `bench/forks.py` are one until a decision reads something solved; a run can be stopped."""

import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from marrakech.engine.endings.reach import rugs_in_play
from marrakech.engine.greedy import greedy_values
from marrakech.engine.walkthrough import walk_through
from marrakech.kernel.chance import outcomes
from marrakech.kernel.choices import listed
from marrakech.kernel.state import ELIMINATION, OVER, State, start, step
from marrakech.kernel.turn import legal

sys.path.append(str(Path(__file__).parents[2] / "bench"))

import forks


def late_choices(number: int) -> list[State]:
    """The choices of the last eight rugs of a game among greedy bots."""

    def greedy(state: State) -> int:
        return max(greedy_values(state), key=lambda each: each[1])[0]

    states = walk_through(start(number | ELIMINATION), greedy, Random(f"forks {number}"))
    return [state for state, _ in states if not outcomes(state) and rugs_in_play(state) <= 8]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_masters_are_one_until_something_solved_is_read(number: int) -> None:
    solving, plain = forks.Master(number, True), forks.Master(number, False)
    reads, apart = [], 0
    for state in late_choices(number):
        choice, read = solving.choose(state)
        other, never = plain.choose(state)
        assert not never
        reads.append(read)
        rows = len(listed(legal(state)))
        solved, searched = (master.work.choices.values[:rows] for master in (solving, plain))
        same = np.array_equal(solved, searched)
        assert read or (choice == other and same)
        apart += not same
    assert not reads[0]
    assert reads[-1]
    assert apart > 3, "what is solved differs from what is estimated"


def test_games_fork_only_where_something_solved_is_read() -> None:
    """The same dice give the same games in every seat if both masters are the same one."""
    table = forks.Table(3)
    table.plain = table.solving
    first = late_choices(3)[0]
    fork = table.fork(Random(1), first)
    assert step(fork) != OVER
    assert table.solving.choose(fork)[1]
    shares = [table.play_on(fork, seat, Random(2)) for seat in range(3)]
    assert sum(win for win, _ in shares) == pytest.approx(1)
    assert sum(luck for _, luck in shares) == pytest.approx(0, abs=1e-6)


def test_a_run_goes_on_and_its_interval_is_that_of_forks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[int, int]] = []

    def line(table: forks.Table, game: int, dice: int, seed: int, last: int) -> dict[str, object]:
        played.append((table.number, game))
        if game == 3:
            raise KeyboardInterrupt
        number = table.number
        wins = [[1.0, *[0.0] * (number - 1)]] * (0 if game == 2 else dice)
        lucks = [[0.1 * game, *[0.0] * (number - 1)]] * len(wins)
        return {"players": number, "game": game, "rugs": 5, "wins": wins, "lucks": lucks}

    monkeypatch.setattr(forks.Table, "line", line)
    out = tmp_path / "forks.jsonl"
    with pytest.raises(KeyboardInterrupt):
        forks.run(40, 2, 1, 48, out)
    begun = len(played)
    with pytest.raises(KeyboardInterrupt):
        forks.run(40, 2, 1, 48, out)
    assert len(played) == begun + 1, "only what broke off"
    told = forks.report(forks.read(out), 2).splitlines()
    cells = [cell.strip() for cell in told[2].strip("|").split("|")]
    assert cells[:5] == ["2", "12", "3", "5", "0"]
    # Forks with 0.5, 0.45 and, of the game that did not fork, 0.5.
    assert cells[6].startswith("0.4833 +- 0.06")
