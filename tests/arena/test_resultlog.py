"""Results in a file: whole lines, taken up again, never mixed up."""

from contextlib import closing
from pathlib import Path

import pytest

from marrakech.arena.entrant import parse_entrants
from marrakech.arena.errors import ArenaError
from marrakech.arena.playing import play
from marrakech.arena.result import Result
from marrakech.arena.resultlog import ResultLog, decode_result, encode_result
from marrakech.arena.schedule import plan
from marrakech.arena.tournament import RESULTS, Tournament
from marrakech.record.ruleset import Ruleset
from marrakech.workers.pool import LocalPool
from tests.arena.matches import units

BOTS = {"random": "random 1", "a": "random 1"}


def tournament(directory: Path, games: int) -> Tournament:
    return Tournament(
        parse_entrants(["random", "a=random"]),
        Ruleset.of(players=2),
        games,
        "test",
        directory=directory,
    )


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "deep" / RESULTS
    played = [play(unit) for unit in units("random", "a=random", games=4)]
    with closing(ResultLog(path, BOTS)) as log:
        for result in played:
            log.append(result)
    with closing(ResultLog(path, BOTS)) as log:
        assert list(log.done.values()) == played
    assert len(path.read_text().splitlines()) == 5, (
        "one line says what the file is, and is not repeated"
    )


LINE = (
    '{"key":"b8ac565c2ed18179b699","unit":{"table":[{"label":"random@5n","bot":"random","seconds":null,'
    '"nodes":5},{"label":"a","bot":"random","seconds":null,"nodes":null},{"label":"a","bot":"random",'
    '"seconds":null,"nodes":null}],"rotation":1,"deal":"old/0","printing":"fr60","switches":["end-turn"]},'
    '"places":[1,3,2],"scores":[58,32,42],"dirhams":[42,20,28],"out":[false,false,false],"turns":45,'
    '"decisions":[30,30,29],"stood_in":[0,0,0],"times":[{"bins":{"160":30},"longest":0.001},'
    '{"bins":{"160":30},"longest":0.001},{"bins":{"160":29},"longest":0.001}],'
    '"faults":[{"seat":1,"kind":"late","decision":3,"message":"no decision"}]}\n'
)
"""As version 1 of the file has always been written."""


def test_files_of_earlier_releases_are_read_and_added_to() -> None:
    result = decode_result(LINE.encode())
    assert encode_result(result).decode() == LINE
    assert result.faults[0].fault.kind == "late"
    assert play(result.fixture).final == result.final
    entrants, rules = parse_entrants(["random@5n", "a=random"]), Ruleset.of("fr60", 3, end_turn=True)
    assert plan(entrants, rules, 3, "old", "first")[1].key == "b8ac565c2ed18179b699"


def test_a_match_goes_on_where_it_was_cut(tmp_path: Path) -> None:
    whole = tournament(tmp_path / "whole", 20)
    whole.play(LocalPool(2))

    class CutError(Exception):
        pass

    def cut(result: Result) -> None:
        if len(first.results) == 7:
            raise CutError

    first = tournament(tmp_path / "cut", 20)
    with pytest.raises(CutError):
        first.play(LocalPool(2), on_result=cut)
    path = tmp_path / "cut" / RESULTS
    # As if the machine had gone down in the middle of a line.
    path.write_bytes(path.read_bytes()[:-25])
    heard = []
    second = tournament(tmp_path / "cut", 20)
    second.play(LocalPool(2), on_begin=lambda done, total: heard.append((done, total)))
    assert heard == [(6, 20)]
    assert {k: r.final for k, r in second.results.items()} == {
        k: r.final for k, r in whole.results.items()
    }
    lines = path.read_text().splitlines()
    assert len(lines) == 1 + 20

    more = tournament(tmp_path / "cut", 30)
    more.play(LocalPool(1), on_begin=lambda done, total: heard.append((done, total)))
    assert heard[-1] == (20, 30), "more games go on from those that are there"


def test_an_unfinished_deal_does_not_count(tmp_path: Path) -> None:
    match = tournament(tmp_path, 6)
    for unit in match.fixtures[:3]:
        match.results[unit.key] = play(unit)
    summary = match.summary()
    assert summary is not None
    assert (summary.games, summary.deals, summary.planned) == (2, 1, 6)
    match.results = {match.fixtures[0].key: play(match.fixtures[0])}
    assert match.summary() is None


def test_another_version_of_a_bot_is_not_mixed_in(tmp_path: Path) -> None:
    with closing(ResultLog(tmp_path / RESULTS, BOTS)):
        pass
    with closing(ResultLog(tmp_path / RESULTS, {"b": "random 2"})):
        pass
    with pytest.raises(ArenaError, match=r"games of a as 'random 1', and now it is 'random 2'"):
        ResultLog(tmp_path / RESULTS, {"a": "random 2"})


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"unit": 3}', "[]"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, line: str) -> None:
    path = tmp_path / RESULTS
    path.write_text(f'{{"arena":1,"bots":{{}}}}\n{line}\n')
    with pytest.raises(ArenaError, match=r"line 2 of .* is not a result"):
        ResultLog(path, BOTS)
    assert path.read_text().endswith(f"{line}\n")


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text('{"arena":2,"bots":{}}\n')
    with pytest.raises(ArenaError, match="is of version 2; this program reads 1"):
        ResultLog(tmp_path / RESULTS, BOTS)
