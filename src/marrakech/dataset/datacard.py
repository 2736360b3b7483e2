"""What is in a dataset, counted, and its data card."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from marrakech.dataset.datareader import Dataset
from marrakech.dataset.recipe import Recipe
from marrakech.dataset.shardrows import ShardRows
from marrakech.engine.learned.features import Floats
from marrakech.engine.utility import utility
from marrakech.record.ruleset import Ruleset


@dataclass(slots=True)
class BotTally:
    """What one of the bots did."""

    seats: int = 0
    """Games, counted for each of its seats that made a choice."""
    won: float = 0.0
    choices: int = 0
    valued: int = 0
    """Its choices among several of which the master valued all."""
    agreed: int = 0
    """Those that were as good as the master's best."""
    lost: float = 0.0
    """Chances of winning given away in them."""


@dataclass(slots=True)
class DataTally:
    """What is in a dataset."""

    games: int = 0
    choices: int = 0
    options: int = 0
    exact: int = 0
    longest: int = 0
    tied: int = 0
    bytes: int = 0
    seats: list[int] = field(default_factory=lambda: [0] * 4)
    won: list[float] = field(default_factory=lambda: [0.0] * 4)
    scores: list[int] = field(default_factory=lambda: [0] * 4)
    bots: list[BotTally] = field(default_factory=list)

    def add(self, rows: ShardRows) -> None:
        """Count the rows of a shard."""
        _, first, lengths = np.unique(rows.games, return_index=True, return_counts=True)
        self.games += len(first)
        self.choices += len(rows.games)
        self.options += int(rows.masks.sum())
        self.exact += int(rows.exact.sum())
        self.longest = max(self.longest, int(lengths.max()))
        given = given_away(rows)
        keys = rows.games * 4 + rows.seats
        _, once = np.unique(keys, return_index=True)
        self.tied += len({int(rows.games[i]) for i in once if 0 < rows.won[i] < 1})
        for seat in range(4):
            mine = once[rows.seats[once] == seat]
            self.seats[seat] += len(mine)
            self.won[seat] += float(rows.won[mine].sum())
            self.scores[seat] += int(rows.scores[mine, seat].sum())
        for nth, bot in enumerate(self.bots):
            mine = once[rows.bots[once] == nth]
            chosen = rows.bots == nth
            judged = given[chosen & np.isfinite(given) & (rows.masks.sum(axis=1) > 1)]
            bot.seats += len(mine)
            bot.won += float(rows.won[mine].sum())
            bot.choices += int(chosen.sum())
            bot.valued += len(judged)
            bot.agreed += int((judged < 1e-6).sum())
            bot.lost += float(judged.sum())


def given_away(rows: ShardRows) -> Floats:
    """How much less the choice was worth than the best, to the master; not a number without values."""
    # What is exact is judged by the win alone, as `engine.utility` has it.
    worth = np.where(rows.exact[:, None], rows.wins, utility(rows.wins, rows.margins))
    legal = np.where(rows.masks, worth, -np.inf)
    chosen = np.take_along_axis(worth, rows.actions[:, None], axis=1)[:, 0]
    found: Floats = np.where(np.isfinite(chosen), legal.max(axis=1) - chosen, np.nan)
    return found


def tally(dataset: Dataset, count: Callable[[int], None] = lambda games: None) -> DataTally:
    """Count a whole dataset; `count` is told of the games counted."""
    found = DataTally(bots=[BotTally() for _ in dataset.recipe.bots])
    for rows in dataset.shards():
        before = found.games
        found.add(rows)
        count(found.games - before)
    found.bytes = sum((dataset.folder / name).stat().st_size for name in dataset.manifest.digests)
    return found


def rules_told(recipe: Recipe) -> str:
    """The rules in words, e.g. "en2021, 2 players, end-turn"."""
    ruleset = Ruleset.of_rules(recipe.rules)
    return ", ".join([ruleset.printing.id, f"{ruleset.players} players", *ruleset.switches])


def command_of(dataset: Dataset) -> str:
    """The command that makes it again."""
    recipe, ruleset = dataset.recipe, Ruleset.of_rules(dataset.recipe.rules)
    words = ["marrakech", "dataset", "--games", str(dataset.games), "--players", str(recipe.players)]
    words += [word for bot in recipe.bots for word in ("--bot", bot)]
    words += [
        "--values",
        str(recipe.turns),
        "--seed",
        str(recipe.seed),
        "--shard",
        str(recipe.shard_games),
    ]
    words += ["--printing", ruleset.printing.id, *(f"--{word}" for word in ruleset.switches)]
    return " ".join(words)


def card(dataset: Dataset, found: DataTally) -> str:
    """The data card, in Markdown."""
    recipe = dataset.recipe
    values = {
        0: "none",
        1: "the master's, one turn deep, exact where an ending is solved",
        2: "the master's, two turns deep, as it plays, exact where an ending is solved",
    }[recipe.turns]
    made_by = ", ".join(f"{name} {value}" for name, value in dataset.manifest.made_by.items())
    return f"""# {found.games:,} games of Marrakech

Made by `{command_of(dataset)}` with {made_by}.
The same command with the same versions, on the same kind of processor, makes the same files to the bit;
`marrakech dataset --out FOLDER --again 3` makes shard 3 again and compares it, `--check 1000` plays 1,000 games
again by the rules. Game 7 has the dice of `Game.new(seed="{recipe.game_seed(7)}")`. No person's game is in it.

| | |
| --- | --- |
| rules | {rules_told(recipe)} |
| who plays | each seat draws one of: {", ".join(recipe.bots)} |
| values of the options | {values} |
{table(found)}

## By seat

| seat | share won | points |
| --- | ---: | ---: |
{rows_by_seat(found)}

## By bot

| bot | share won | choices | as good as the master's best | given away by a choice |
| --- | ---: | ---: | ---: | ---: |
{rows_by_bot(recipe, found)}

The columns are described in `marrakech.dataset.parquet`; `marrakech.dataset.datareader.Dataset` reads them in
batches. What it is not: games of people, or of perfect play; values are an engine's, exact where it says so.
Choices of one game are alike: split by games, as `part="train"` and `part="test"` do.
"""


def table(found: DataTally) -> str:
    """The figures of all games as rows of Markdown."""
    figures: dict[str, Any] = {
        "games": f"{found.games:,}",
        "choices": f"{found.choices:,}, {found.choices / found.games:.1f} a game, at most {found.longest}",
        "options": f"{found.options / found.choices:.2f} a choice",
        "exact values": f"{found.exact:,} choices ({found.exact / found.choices:.1%})",
        "shared wins": f"{found.tied:,} games ({found.tied / found.games:.2%})",
        "size": f"{found.bytes / 1e6:,.1f} MB, {found.bytes / found.choices:.1f} bytes a choice",
    }
    return "\n".join(f"| {name} | {value} |" for name, value in figures.items())


def rows_by_seat(found: DataTally) -> str:
    """A row for each seat."""
    return "\n".join(
        f"| {seat + 1} | {found.won[seat] / found.seats[seat]:.4f} "
        f"| {found.scores[seat] / found.seats[seat]:.2f} |"
        for seat in range(4)
        if found.seats[seat]
    )


def rows_by_bot(recipe: Recipe, found: DataTally) -> str:
    """A row for each bot."""
    told = []
    for name, bot in zip(recipe.bots, found.bots, strict=True):
        won = f"{bot.won / bot.seats:.4f}" if bot.seats else "-"
        agreed = f"{bot.agreed / bot.valued:.1%}" if bot.valued else "-"
        lost = f"{bot.lost / bot.valued:.4f}" if bot.valued else "-"
        told.append(f"| {name} | {won} | {bot.choices:,} | {agreed} | {lost} |")
    return "\n".join(told)
