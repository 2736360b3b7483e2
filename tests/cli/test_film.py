"""`marrakech replay --gif`: the market after every rug, as an animated picture."""

import sys
from pathlib import Path

import pytest
from PIL import Image

from marrakech.cli.film import FILM_SIDE, FRAME_MS, LAST_MS, shown_nodes
from marrakech.record.game import Game
from tests.cli.run import run


def played(turns: int) -> Game:
    """A game of so many turns."""
    game = Game.new(players=3, seed=4)
    while game.turn <= turns:
        game.play(game.legal()[0])
    return game


def test_a_game_is_drawn_rug_by_rug(tmp_path: Path) -> None:
    game, file, out = played(3), tmp_path / "short.marrakech", tmp_path / "short.gif"
    game.save(file)
    assert len(shown_nodes(game)) == 4, "the start and three rugs"
    done = run("replay", file, "--gif", out)
    assert done.exit_code == 0, done.output
    assert "4 pictures" in done.output
    with Image.open(out) as film:
        assert film.size == (FILM_SIDE, FILM_SIDE)
        pictures, durations = [], []
        for nth in range(film.n_frames):  # type: ignore[attr-defined]
            film.seek(nth)
            pictures.append(film.convert("RGB").tobytes())
            durations.append(film.info["duration"])
    assert len(set(pictures)) == 4, "every rug is seen"
    assert durations == [FRAME_MS] * 3 + [LAST_MS]


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "short.marrakech"
    played(1).save(file)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    done = run("replay", file, "--gif", tmp_path / "short.gif")
    assert done.exit_code == 2
    assert "marrakech[film]" in done.output
    assert not (tmp_path / "short.gif").exists()
