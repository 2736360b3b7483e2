"""The statistics of a dataset are what one counts by hand, and the card has them."""

import shlex

import numpy as np
import pytest

from marrakech.dataset.datacard import card, command_of, tally
from marrakech.dataset.datareader import Dataset
from marrakech.engine.utility import BLEND
from tests.docs.test_commands import parse


def test_it_is_counted_right(valued: Dataset) -> None:
    counted: list[int] = []
    found = tally(valued, counted.append)
    shards = list(valued.shards())
    rows = [np.concatenate(parts) for parts in zip(*shards, strict=True)]
    games, _, _seats, bots, _, masks, actions, wins, margins, exact, _won, scores = rows
    assert counted == [10, 10, 4]
    assert found.games == valued.games == 24
    assert found.choices == len(games) == sum(bot.choices for bot in found.bots)
    assert found.options == masks.sum()
    assert found.exact == exact.sum() > 0
    last = {int(game): i for i, game in enumerate(games)}
    assert found.scores[:2] == [sum(int(scores[i, seat]) for i in last.values()) for seat in range(2)]
    assert sum(found.won) == pytest.approx(24)
    assert sum(bot.won for bot in found.bots) == pytest.approx(24)
    assert found.seats == [24, 24, 0, 0]
    lost = agreed = valued_choices = 0
    for i in np.flatnonzero((bots == 1) & (masks.sum(axis=1) > 1)):
        blend = 0 if exact[i] else BLEND
        worth = {a: wins[i, a] + blend * margins[i, a] for a in np.flatnonzero(masks[i])}
        loss = max(worth.values()) - worth[actions[i]]
        lost, agreed, valued_choices = lost + loss, agreed + (loss < 1e-6), valued_choices + 1
    novice = found.bots[1]
    assert (novice.agreed, novice.valued) == (agreed, valued_choices)
    assert novice.lost == pytest.approx(lost, rel=1e-3)
    assert novice.lost / novice.valued > found.bots[2].lost / found.bots[2].valued, (
        "the master loses less"
    )


def test_the_card_has_it(valued: Dataset) -> None:
    told = card(valued, tally(valued))
    assert told.startswith("# 24 games of Marrakech")
    assert "| rules | en2021, 2 players |" in told
    assert "one turn deep, exact where an ending is solved" in told
    assert told.count("\n| master |") == 1
    assert "nan" not in told


def test_the_command_on_the_card_can_be_given(valued: Dataset) -> None:
    parse(shlex.split(command_of(valued))[1:])
