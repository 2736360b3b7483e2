"""Summaries in plain lines."""

from marrakech.cli.summaries import forecast_lines, landing_marks, ranking_lines, rug_cells, way_words
from marrakech.messages import Person, speaking
from marrakech.record.forecast import forecasts
from marrakech.record.game import Game
from marrakech.record.position import Position
from marrakech.record.words import parse_rug

STATE = Position.parse("7/7/7/3I3/7/7/7 d3N 1:orient 2,30,30 15,15,15 - - 3+elimination").state
OWING = Position.parse("7/7/7/3II>I1/7/7/7 d3N 1:orient 2,30,30 15,15,15 - - 3+elimination").state


def test_where_assam_may_land() -> None:
    assert forecast_lines(STATE, forecasts(STATE)) == [
        "               1 (1/6)      2 (1/3)      3 (1/3)      4 (1/6)      average",
        " l  left       c3  0        b3  0        a3  0        a2  0         0",
        " a  ahead      d4 -1 I      d5  0        d6  0        d7  0        -0.2",
        " r  right      e3  0        f3  0        g3  0        g4  0         0",
    ]
    assert landing_marks(forecasts(STATE))[27] == "a1"
    assert "d4 -2 out" in forecast_lines(OWING, forecasts(OWING))[2]
    assert not forecast_lines(STATE, [])


def test_the_same_in_french() -> None:
    with speaking("fr"):
        lines = forecast_lines(STATE, forecasts(STATE))
        assert landing_marks(forecasts(STATE))[27] == "t1"
        assert way_words(0) == ["g", "gauche"]
        assert rug_cells(STATE, [parse_rug("d4-e4"), parse_rug("e3-f3")]) == [
            " 1 d4-e4 sur I ",
            " 2 e3-f3 sol nu",
        ]
        assert "d4 -2 élim." in forecast_lines(OWING, forecasts(OWING))[2]
    assert lines[0].endswith("moyenne")
    assert lines[2] == " t  tout droit d4 -1 I      d5  0        d6  0        d7  0        -0,2"


def test_who_stands_where() -> None:
    ranking = Game.new(players=2).ranking()
    people = [Person("Ana"), Person("Ben", you=True)]
    assert ranking_lines(ranking, people)[0] == " 1.  Ana   30 dirhams +  0 squares =  30"
    with speaking("fr"):
        assert ranking_lines(ranking, people)[1] == " 1.  Ben   30 dirhams +  0 cases =  30"
