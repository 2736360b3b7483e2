"""Games of an agent: whatever it sends, a game goes on or an error says what would have been right."""

import random
from typing import Any

import pytest

from marrakech.protocol.agent_games import AgentError, AgentGames
from marrakech.record import gamefile
from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game


def finished(games: AgentGames, answer: dict[str, Any]) -> dict[str, Any]:
    """Play the first legal move until the game is over."""
    while not answer["over"]:
        answer = games.play(answer["game"], answer["legal"][0])
        assert answer["legal_move"]
    return answer


@pytest.mark.parametrize(
    ("players", "opponent", "seat", "switches"),
    [(2, "random", 1, []), (3, "novice", 0, ["end_turn"]), (4, "greedy", 3, []), (2, "none", 0, [])],
)
def test_a_game_from_its_begin_to_its_end(
    players: int, opponent: str, seat: int, switches: list[str]
) -> None:
    games = AgentGames()
    first = games.new_game(players, opponent, seat, seed="7", switches=switches)
    assert "Marrakech is a board game" in first["text"]
    assert first["you"] == ("every player" if opponent == "none" else f"player {seat}")
    last = finished(games, first)
    assert "The game is over." in last["text"]
    assert len(last["places"]) == players
    record = gamefile.parse(games.record(first["game"])["file"])
    assert record.over
    assert record.dice == Game.new(seed=7).dice
    again = finished(games, games.new_game(players, opponent, seat, seed="7", switches=switches))
    assert again["position"] == last["position"], "a game follows from its seed and the moves"


def test_an_illegal_answer_is_counted_explained_and_changes_nothing() -> None:
    games = AgentGames()
    name = games.new_game(3, "random", seed="1")["game"]
    before = games.look(name)
    for number, move in enumerate(("d4-e4", "3", "", "left!", "LEFT" * 9, "\x1b[2J"), 1):
        answer = games.play(name, move)
        assert not answer["legal_move"]
        assert answer["why"].isprintable()
        assert answer["illegal_answers"] == number
        assert answer["position"] == before["position"]
        assert answer["legal"] == ["left", "ahead", "right"]
    assert games.illegal == 6
    assert not games.explain(name, "d4-e4")["legal_move"]
    assert games.explain(name, "left") == {"game": name, "legal_move": True, "why": ""}
    assert games.look(name)["illegal_answers"] == 6, "to ask for an explanation costs nothing"
    assert games.play(name, "left")["decisions"] == 1
    assert games.record(name)["illegal_answers"] == 6


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"players": 5}, "players"),
        ({"players": 1}, "players"),
        ({"opponent": "cmd:touch /tmp/owned"}, "no opponent"),
        ({"opponent": "evil.py:Bot"}, "no opponent"),
        ({"opponent": "master:/etc/passwd"}, "no opponent"),
        ({"opponent": "x" * 1000}, "at most 64"),
        ({"seat": 2}, "no seat 2"),
        ({"seat": -1}, "no seat -1"),
        ({"printing": "de1999"}, "de1999"),
        ({"printing": "x" * 1000}, "at most 64"),
        ({"seed": "9" * 100}, "at most 64"),
        ({"switches": ["fast"]}, "no switch 'fast'"),
        ({"switches": [3]}, "at most 64"),
        ({"switches": ["no_end_turn"]}, "no switch"),
        ({"printing": "fr57", "switches": ["end_turn"]}, "end"),
    ],
    ids=str,
)
def test_what_cannot_be_begun(arguments: dict[str, Any], why: str) -> None:
    games = AgentGames()
    with pytest.raises(MarrakechError, match=why):
        games.new_game(**arguments)
    with pytest.raises(AgentError, match="none yet"):
        games.look("g1")


def test_many_games_are_forgotten_in_turn() -> None:
    games = AgentGames(most=5)
    for number in range(1, 6):
        assert "forgotten" not in games.new_game(2, "random", seed=str(number))
    games.look("g1")
    assert games.new_game(2, "none")["forgotten"] == ["g2"]
    assert games.look("g1")["turn"] == 1
    with pytest.raises(AgentError, match="no game 'g2'; there are: g3, g4, g5, g6, g1"):
        games.play("g2", "left")
    with pytest.raises(AgentError, match="at most 64"):
        games.look("g" * 10_000)


def test_nonsense_never_breaks_a_game() -> None:
    games, chooser = AgentGames(), random.Random(5)
    name = games.new_game(2, "random", seed="5")["game"]
    answer = games.look(name)
    illegal = 0
    while not answer["over"]:
        if chooser.random() < 0.5:
            junk = "".join(chr(chooser.randrange(1, 0x3000)) for _ in range(chooser.randrange(60)))
            answer = games.play(name, junk)
            illegal += not answer["legal_move"]
        else:
            answer = games.play(name, chooser.choice(answer["legal"]))
    assert answer["illegal_answers"] == illegal > 10
