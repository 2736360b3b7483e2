"""A review tells what happened, the same every time, and blames nobody for noise."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from marrakech.analysis.decision_list import decisions_of
from marrakech.analysis.document import MARKED, cost_text, odds, review_html
from marrakech.analysis.phrases import move_text
from marrakech.analysis.review import as_chances, review_game, worst_of_each
from marrakech.analysis.reviewed import DOUBTFUL, ERROR, MARKED_FROM, SURE, Moment, Review
from marrakech.analysis.verdict import verdict_of
from marrakech.cli import make_app
from marrakech.cli.review import lines_of
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


def test_every_player_has_accounts_that_add_up_as_they_are_shown(game: Game, review: Review) -> None:
    assert review.finished
    standings = sorted(game.ranking(), key=lambda standing: standing.player)
    for each, standing in zip(review.players, standings, strict=True):
        for account, digits in ((each.score, 1), (each.win, 3)):
            parts = account.start, account.luck, account.own, account.others, account.correction
            assert all(round(part, digits) == part for part in parts)
            assert round(sum(parts), digits) == account.result
            assert account.own <= 0
        assert each.score.result == standing.score
        assert 0 < each.decisions <= len(game.moves)
        mine = [m for m in review.moments if m.player == each.player]
        assert each.loss == pytest.approx(sum(m.loss for m in mine), abs=1e-9)
        assert each.win.own == pytest.approx(-each.loss, abs=0.0011)
        assert each.score.own == pytest.approx(-sum(m.points for m in mine), abs=0.11)
        assert each.mistakes == sum(m.mark != "" for m in mine)


def test_the_same_game_gives_the_same_review(game: Game, review: Review) -> None:
    done: list[tuple[int, int]] = []
    assert review_game(game, "quick", lambda n, of: done.append((n, of))) == review
    assert done == [(n, len(game.moves)) for n in range(1, len(game.moves) + 1)]


def test_only_what_is_beyond_doubt_turns_a_game(game: Game, review: Review) -> None:
    assert review.turning_points
    for point in review.turning_points:
        moment = point.moment
        assert moment.loss >= MARKED_FROM[DOUBTFUL][0]
        assert moment.loss > SURE * moment.error
        assert moment.mark
        assert point.better == moment.best != moment.played
        position = Position.parse(point.position)
        assert position.state == game.node.path()[moment.move].state
        assert point.better in [str(choice) for choice in position.legal()]
    losses = [point.moment.loss for point in review.turning_points]
    assert losses == sorted(losses, reverse=True)
    assert review.unluckiest is not None
    assert review.unluckiest.luck == min(m.luck for m in review.moments if m.chance)


def test_everybody_has_turning_points_of_their_own_however_badly_others_played() -> None:
    def lost(move: int, who: int, loss: float) -> Moment:
        return Moment(1, move, who, False, "left", "right", (0.5, 0.5), (0, 0), 0.0, loss, options=3)

    bad = [lost(move, 0, 0.2 + move / 100) for move in range(8)]
    own = lost(8, 1, 0.06)
    kept = worst_of_each([*bad, own, lost(9, 1, 0.04)], 2, 5)
    assert kept == [*bad[:2:-1], own]


def test_every_decision_has_a_rank(game: Game, review: Review) -> None:
    nodes = game.node.path()
    for moment in review.moments:
        if moment.chance:
            assert (moment.rank, moment.options, moment.mark) == (0, 0, "")
        else:
            assert moment.options == len(Position(nodes[moment.move].state).legal())
            assert 1 <= moment.rank <= moment.options
            assert moment.rank > 1 or moment.loss < 1e-4


@pytest.mark.parametrize(
    ("loss", "points", "error", "points_error", "mark"),
    [
        (0.05, 0.0, 0.02, 0.3, "?"),
        (0.05, 0.0, 0.026, 0.3, ""),  # the interval touches nothing
        (0.10, 0.0, 0.02, 0.3, "??"),
        (0.049, 1.99, 0.0, 0.0, ""),
        (0.0, 2.0, 0.0, 0.0, "?"),
        (0.0, 4.0, 0.02, 1.0, "??"),
        (0.0, 4.0, 0.02, 2.1, ""),
        (0.3, 2.0, 0.2, 0.3, "?"),  # the chances are in doubt, the points are not
    ],
)
def test_a_mark_is_for_much_and_never_for_what_may_be_nothing(
    loss: float, points: float, error: float, points_error: float, mark: str
) -> None:
    sure = Moment(
        1, 0, 0, False, "left", "right", (0.5, 0.5), (0.0, 0.0), 0.0, loss, points, 2, 3, False, error
    )
    assert replace(sure, points_error=points_error).mark == mark
    assert replace(sure, options=1).mark == ""


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
    told = json.loads(found.output)
    assert (told["depth"], told["file"], len(told["names"])) == ("quick", str(path), 2)
    assert told["printing"] == "en2021"
    # The same numbers of the same review, wherever they are told.
    for each in review_game(game, "quick").players:
        assert told["players"][each.player]["score"]["own"] == each.score.own
        for figure in (each.score.luck, each.score.own, each.score.others, each.score.correction):
            assert f"{figure:+.1f}" in text.output
            assert f"{figure:+.1f}" in page.read_text()


def test_every_decision_is_listed(game: Game, review: Review) -> None:
    decisions = decisions_of(review)
    lines = lines_of(review, ["Ann", "Ben"], moves=True)
    begin = next(n for n, line in enumerate(lines) if line.startswith("turn "))
    listed = lines[begin + 1 : begin + 1 + len(decisions)]
    for line, moment in zip(listed, decisions, strict=True):
        assert line.split()[:2] == [str(moment.turn), ["Ann", "Ben"][moment.player]]
        assert f"{moment.rank} of {moment.options}" in line
        assert (" ?" in line) == (moment.mark != "")
        assert f"± {SURE * moment.points_error:.1f}, " in line
    assert listed != lines_of(review, ["Ann", "Ben"])[begin + 1 :]
    with speaking("fr"):
        told = review_html(review, ["Ann", "Ben"])
    assert told.count("<td>1 sur ") == sum(moment.rank == 1 for moment in decisions)


def test_many_files_are_named_and_a_bad_one_does_not_end_it(game: Game, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.marrakech", tmp_path / "bad.marrakech"
    game.save(good)
    bad.write_text("no game")
    for asked in (["review"], ["review", "--json"], ["stats"]):
        found = CliRunner().invoke(
            make_app(asked[0]), [*asked, str(bad), str(good), "--depth", "quick", "--jobs", "1"]
        )
        assert found.exit_code == 1, found.output
        assert f"{bad} could not be read: " in found.stderr
        assert str(bad) not in found.stdout
        assert found.stdout.strip()
        if asked[0] == "review":
            assert str(good) in found.stdout.splitlines()[0]


def test_a_verdict_names_who_won_and_by_how_much(game: Game, review: Review) -> None:
    first, second = game.ranking()
    for who in range(2):
        verdict = verdict_of(review, who)
        ahead = first.score - second.score
        assert verdict.outcome == ("won" if who == first.player else "lost")
        assert verdict.margin == (ahead if who == first.player else -ahead)
        assert verdict.score == review.players[who].score


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
        sentence = cost_text(point, ["Ann", "Ben"])
        found = re.search(r" cost ([\d.]+)% of a win and ([\d.]+) points", sentence)
        assert found is not None, sentence
        assert float(found[1]) / 100 == pytest.approx(point.moment.loss, abs=0.0006)
        assert float(found[2]) == pytest.approx(point.moment.points, abs=0.06)
        sure = re.search(r"\(± ([\d.]+)%, ± ([\d.]+)\)", sentence)
        assert point.moment.exact or sure is not None, "in the order of the losses before it"
        if sure is not None:
            assert float(sure[1]) / 100 == pytest.approx(SURE * point.moment.error, abs=0.0006)
            assert float(sure[2]) == pytest.approx(SURE * point.moment.points_error, abs=0.06)
        with speaking("fr"):
            assert move_text(point.better) in cost_text(point, ["Ann", "Ben"])
    words_alone = re.sub(r"(?s)<(style|title)\b.*?</\1>|<[^>]*>", " ", told)
    assert not re.search(r"\d%|\b(left|ahead|right)\b", words_alone)
    assert told.count("<figure>") == len(review.turning_points)
    assert review.unluckiest is not None
    assert odds(review.unluckiest) in ("1/6", "1/3", "1/2")
    with speaking("fr"):
        text = "\n".join(lines_of(review, ["Ann", "Ben"]))
    for words in ("perdus par décision", "chances de gagner", "ses choix", "notre erreur", "Tour "):
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
    listed = {line.split()[0] for line in found.output.splitlines() if line.strip()}
    assert {str(choice) for choice in position.legal()} <= listed


def test_the_error_of_each_depth_is_the_documented_one() -> None:
    told = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
    assert f"quick {ERROR['quick']}, standard {ERROR['standard']}" in told


def test_chances_sum_to_one_also_where_playouts_leave_the_range() -> None:
    assert as_chances((0.25, 0.75)) == (0.25, 0.75)
    assert as_chances((-0.25, 0.5, 0.75)) == (0.0, 0.4, 0.6)
    assert as_chances((1.1, -0.1)) == (1.0, 0.0)
