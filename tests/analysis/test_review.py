"""A review tells what happened, the same every time, and blames nobody for noise."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from marrakech.analysis.deep import SEARCH_ERROR
from marrakech.analysis.document import MARKED, cost_text, odds, review_html
from marrakech.analysis.phrases import (
    move_text,
    verdict_text,
)
from marrakech.analysis.review import as_chances, review_game
from marrakech.analysis.reviewed import ERROR, Review
from marrakech.analysis.verdict import GameVerdict, verdict_of
from marrakech.cli import make_app
from marrakech.cli.review import lines_of
from marrakech.engine.utility import BLEND
from marrakech.messages import speaking
from marrakech.record.game import Game
from marrakech.record.position import Position


def finished_game(players: int = 2, seed: int = 3) -> Game:
    """A game in which everybody takes the first choice there is."""
    game = Game.new(players=players, seed=seed)
    while not game.over:
        game.play(game.legal()[seed * len(game.moves) % len(game.legal())])
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game()


@pytest.fixture(scope="module")
def review(game: Game) -> Review:
    return review_game(game, "quick")


def test_every_player_has_an_account_that_adds_up(game: Game, review: Review) -> None:
    assert review.finished
    for each, standing in zip(
        review.players, sorted(game.ranking(), key=lambda s: s.player), strict=True
    ):
        account = each.score
        assert account.start + account.luck + account.own + account.others == pytest.approx(
            account.result, abs=1e-9
        )
        assert account.result == standing.score
        assert 0 < each.decisions <= len(game.moves)
        assert each.loss == pytest.approx(
            sum(m.loss for m in review.moments if m.player == each.player), abs=1e-9
        )


def test_the_same_game_gives_the_same_review(game: Game, review: Review) -> None:
    done: list[tuple[int, int]] = []
    assert review_game(game, "quick", lambda n, of: done.append((n, of))) == review
    assert done == [(n, len(game.moves)) for n in range(1, len(game.moves) + 1)]


def test_only_what_is_beyond_the_error_is_called_a_mistake(game: Game, review: Review) -> None:
    assert review.turning_points
    for point in review.turning_points:
        assert point.moment.loss > ERROR["quick"]
        assert point.better == point.moment.best != point.moment.played
        position = Position.parse(point.position)
        assert position.state == game.node.path()[point.moment.move].state
        assert point.better in [str(choice) for choice in position.legal()]
    losses = [point.moment.loss for point in review.turning_points]
    assert losses == sorted(losses, reverse=True)
    assert review.unluckiest is not None
    assert review.unluckiest.luck == min(m.luck for m in review.moments if m.chance)


def test_the_command_writes_text_and_json(game: Game, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("review") / "game.marrakech"
    game.save(path)
    text = CliRunner().invoke(make_app("review"), ["review", str(path), "--depth", "quick"])
    assert text.exit_code == 0, text.output
    assert "dice" in text.output
    assert "decisions" in text.output
    page = path.with_suffix(".html")
    made = CliRunner().invoke(
        make_app("review"), ["review", str(path), "--depth", "quick", "--html", str(page)]
    )
    assert made.exit_code == 0, made.output
    assert page.read_text().count("<polyline") == 2
    assert page.read_text().count('class="roll"') == sum(
        m.chance and abs(m.luck) >= MARKED for m in review_game(game, "quick").moments
    )
    # One file that needs nothing else.
    assert not re.search(
        r"(src|href)=|<script|url\(", re.sub(r"(href|url\()=?\"?#", "", page.read_text())
    )
    found = CliRunner().invoke(make_app("review"), ["review", str(path), "--depth", "quick", "--json"])
    assert json.loads(found.output)["depth"] == "quick"


def test_a_verdict_adds_up_and_names_who_won(game: Game, review: Review) -> None:
    winner = game.ranking()[0].player
    for who in range(2):
        verdict = verdict_of(review, who)
        assert verdict.dice + verdict.choices == verdict.margin
        assert verdict.outcome == ("won" if who == winner else "lost")
    lost = GameVerdict(0, "lost", -6, -9, 3)
    assert verdict_text(lost) == "Lost by 6: dice -9, choices +3."
    with speaking("fr"):
        assert verdict_text(lost) == "Perdu de 6 : dés -9, choix +3."


def test_a_report_is_told_in_french(review: Review) -> None:
    with speaking("fr"):
        told = review_html(review, ["Ann", "Ben"])
    for words in ("Retour sur la partie", "Tournants", "perte par décision", "probabilité 1/"):
        assert words in told
    english = ("Turning points", "loss per decision", " cost ", "heading", "in sight", "Assam,")
    assert not any(words in told for words in english)
    assert review.turning_points
    titles = re.findall(r'<title id="[^"]*">([^<]*)</title>', told)
    assert ["Joué" in title for title in titles] == [True] * len(review.turning_points)
    for point in review.turning_points:
        # What it cost: chances, and points of the margin, which make up its loss.
        sentence = cost_text(point, ["Ann", "Ben"])
        found = re.search(r" cost (-?[\d.]+)% \(points ([+-][\d.]+)\)", sentence)
        assert found is not None, sentence
        total = float(found[1]) / 100 - BLEND * float(found[2])
        assert total == pytest.approx(point.moment.loss, abs=0.001)
        with speaking("fr"):
            assert move_text(point.better) in cost_text(point, ["Ann", "Ben"])
    words_alone = re.sub(r"(?s)<(style|title)\b.*?</\1>|<[^>]*>", " ", told)
    assert not re.search(r"\d%|\b(left|ahead|right)\b", words_alone)
    assert told.count("<figure>") == len(review.turning_points)
    assert review.unluckiest is not None
    assert odds(review.unluckiest) in ("1/6", "1/3", "1/2")
    with speaking("fr"):
        text = "\n".join(lines_of(review, ["Ann", "Ben"]))
    for words in ("perdus par décision", "chances de gagner", "ses choix", "Tour "):
        assert words in text
    assert not any(words in text for words in ("own choices", "decisions", "was better", "Turn "))


def test_the_choices_of_a_position_are_ranked(game: Game) -> None:
    number = next(
        n for n in range(20, len(game.moves)) if Position(game.node.path()[n].state).step == "lay"
    )
    position = Position(game.node.path()[number].state)
    found = CliRunner().invoke(
        make_app("analyse"), ["analyse", "--depth", "quick", *str(position).split()]
    )
    assert found.exit_code == 0, found.output
    assert len(found.output.splitlines()) == len(position.legal())


def test_the_error_of_each_depth_is_the_documented_one() -> None:
    told = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
    assert f"quick {ERROR['quick']}, standard {ERROR['standard']}" in told
    assert ERROR["standard"] == SEARCH_ERROR


def test_chances_sum_to_one_also_where_playouts_leave_the_range() -> None:
    assert as_chances((0.25, 0.75)) == (0.25, 0.75)
    assert as_chances((-0.25, 0.5, 0.75)) == (0.0, 0.4, 0.6)
    assert as_chances((1.1, -0.1)) == (1.0, 0.0)
