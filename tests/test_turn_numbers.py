"""A turn has one number: the file, the replay, the review and the page agree on it."""

import re
from pathlib import Path

import pytest

from marrakech.analysis.depths import QUICK
from marrakech.analysis.review import review_game
from marrakech.analysis.valuation import Option, Valuation, Value, Valuer
from marrakech.kernel.chance import outcomes
from marrakech.kernel.printings import PRINTINGS
from marrakech.kernel.state import State
from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from marrakech.record.game import Game
from marrakech.record.legality import legal_moves
from marrakech.record.ruleset import Ruleset
from marrakech.wire import boards
from tests.cli.run import run


class FlatValuer(Valuer):
    """Finds everybody's chances equal, at once: only the numbers of turns matter here."""

    def position(self, state: State) -> Value:
        return Value((1 / self.number,) * self.number, (30.0,) * self.number)

    def valuation(self, state: State) -> Valuation:
        value = self.position(state)
        moves = legal_moves(state)
        chances = [1 / len(moves) if outcomes(state) else None for _ in moves]
        options = [
            Option(move.number, chance, value) for move, chance in zip(moves, chances, strict=True)
        ]
        return Valuation(value, tuple(options), -1 if outcomes(state) else moves[0].number)


def numbers(text: str) -> list[int]:
    """The turns that a text tells on a line each."""
    return [int(found) for found in re.findall(r"^ *([0-9]+)\. ", text, re.MULTILINE)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("printing", PRINTINGS)
def test_everybody_counts_alike(
    printing: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marrakech.analysis.review.Valuer", FlatValuer)
    rulesets = [Ruleset.of(printing, players)]
    if PRINTINGS[printing].variant:
        rulesets.append(Ruleset.of(printing, players, end_turn=True))
    for ruleset in rulesets:
        game = Game(ruleset, SeededDice(7))
        while game.turn < 4:
            game.play(game.legal()[0])
        game.play(game.legal()[0])
        path = tmp_path / "game.marrakech"
        game.save(path)
        first = 0 if players == 2 and not ruleset.one_colour else 1
        expected = list(range(first, 5))
        assert numbers(gamefile.write(game)) == expected
        assert numbers(run("replay", path).output) == expected
        reviewed = [moment.turn for moment in review_game(game, QUICK).moments]
        assert list(dict.fromkeys(reviewed)) == expected
        # A page sees a game once the piles are dealt.
        shown = [(node.turn, boards.position(node).turn) for node in game.node.path() if node.turn]
        assert all(turn == on_page for turn, on_page in shown)
        assert {on_page for _, on_page in shown} >= set(reviewed) - {0}
