"""Does a review tell the truth, and is the game luck? Games among bots, reviewed.

    python bench/study.py games --games 1000 --out games.jsonl     # losses and luck, quick and standard
    python bench/study.py errors --games 200 --out errors.jsonl    # quick and standard against playouts
    python bench/study.py report games.jsonl errors.jsonl [--reference FILE] [--svg FILE]

Both runs append a line for each game and go on where they were broken off; a game depends on its number
alone. Two players are a pair of different bots, three are three of the four, four are all, seats shuffled.
"""

import argparse
import json
from itertools import accumulate, combinations, pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from marrakech.analysis.depths import QUICK, STANDARD
from marrakech.analysis.ledger import Ledger, keep_ledger
from marrakech.analysis.reference import QUANTILES, ErrorRow, LossRow, LuckRow, write_reference
from marrakech.analysis.rollout import PLAYOUT_TURNS, Rollout
from marrakech.analysis.valuation import Valuation, Value, Valuer, worth
from marrakech.engine.bot import Limits
from marrakech.engine.ladder import make_bot
from marrakech.engine.walkthrough import walk_through
from marrakech.kernel.chance import outcomes
from marrakech.kernel.state import State, player, players, rugs_left, start
from marrakech.kernel.turn import act
from marrakech.record.ruleset import Ruleset

BOTS = ("novice", "greedy", "lookahead", "master")
TABLES: dict[int, list[tuple[str, ...]]] = {
    2: [*combinations(BOTS, 2)],
    3: [*combinations(BOTS, 3)],
    4: [BOTS],
}
SAMPLED = 4
"""Choices of a game that are played out."""
PLAYOUTS = 96
CLOSE = 0.1
MOST_OPTIONS = 5
WORST = 10
STAGES = (36, 24, 12, 5, 0)
"""Errors are told apart by the rugs that are left in all hands, at least so many."""


def seats_of(game: int) -> tuple[str, ...]:
    """Who sits where in a game."""
    number = 2 + game % 3
    tables = TABLES[number]
    seats = list(tables[game // 3 % len(tables)])
    Random(f"seats {game}").shuffle(seats)
    return tuple(seats)


def play(game: int, bots: dict[str, Any]) -> tuple[State, list[int]]:
    """The start of a game, and its choices and outcomes."""
    seats = seats_of(game)
    random = Random(f"dice {game}")
    first = start(Ruleset.of(players=len(seats)).rules)

    def choose(state: State) -> int:
        chosen: int = bots[seats[player(state)]].choose(state, Limits()).choice
        return chosen

    return first, [number for _, number in walk_through(first, choose, random)]


def row(ledger: Ledger, who: int, bot: str) -> dict[str, Any]:
    """One player's game."""
    win, score = ledger.win(who), ledger.score(who)
    chosen = [
        entry
        for entry in ledger.entries
        if entry.player == who and not entry.chance and len(entry.valuation.options) > 1
    ]
    return {
        "bot": bot,
        "loss": sum(entry.loss for entry in chosen),
        "decisions": len(chosen),
        "start": win.start,
        "luck": win.luck,
        "own": win.own,
        "others": win.others,
        "correction": win.correction,
        "points": sum(entry.points for entry in chosen),
        "won": win.result,
        "residue": max(
            abs(each.start + each.luck + each.own + each.others + each.correction - each.result)
            for each in (win, score)
        ),
    }


def game_line(game: int, bots: dict[str, Any], valuers: dict[str, dict[int, Valuer]]) -> Any:
    """A game, reviewed at both depths."""
    seats = seats_of(game)
    first, numbers = play(game, bots)
    states = list(accumulate(numbers, act, initial=first))
    line: dict[str, Any] = {"game": game, "seconds": {}}
    for depth, by_players in valuers.items():
        begun = process_time()
        ledger = keep_ledger(states, numbers, by_players[len(seats)])
        line["seconds"][depth] = process_time() - begun
        line[depth] = [row(ledger, who, bot) for who, bot in enumerate(seats)]
    return line


def choice_line(
    state: State, played: int, quick: Valuation, standard: Valuation, valuer: Valuer
) -> Any:
    """What three depths say about one choice: what its options are worth to the player to move."""
    if standard.exact:
        return None
    who = player(state)
    order = sorted(standard.options, key=lambda option: -worth(option.value, who))
    top = worth(order[0].value, who)
    close = [o.number for o in order[:MOST_OPTIONS] if worth(o.value, who) > top - CLOSE]
    for number in (quick.best, played):
        if number not in close:
            close.append(number)
    if len(close) < 2:
        return None
    rollout = Rollout(state, tuple(close), valuer, turns=PLAYOUT_TURNS)
    rollout.extend(PLAYOUTS)
    best = rollout.best()

    def told(values: list[Value]) -> dict[str, list[float]]:
        return {
            "worth": [worth(value, who) for value in values],
            "win": [value.win[who] for value in values],
            "score": [value.score[who] for value in values],
        }

    return {
        "played": close.index(played),
        "rugs": sum(rugs_left(state, each) for each in range(players(state))),
        "best": close.index(best),
        "quick": told([quick.of(n) for n in close]),
        "standard": told([standard.of(n) for n in close]),
        "deep": told([each.value for each in rollout.sampled()]),
        "error": {
            unit: [gap(best, n)[1] if n != best else 0.0 for n in close]
            for unit, gap in (
                ("win", rollout.gap),
                ("score", rollout.score_gap),
            )
        },
    }


def error_line(game: int, bots: dict[str, Any], valuers: dict[str, dict[int, Valuer]]) -> Any:
    """Some choices of a game at all depths."""
    number = len(seats_of(game))
    state, numbers = play(game, bots)
    states = [state]
    for each in numbers:
        states.append(act(states[-1], each))
    chosen = [move for move in range(len(numbers)) if not outcomes(states[move])]
    found = []
    for move in sorted(Random(f"choices {game}").sample(chosen, SAMPLED)):
        quick = valuers[QUICK][number].valuation(states[move])
        standard = valuers[STANDARD][number].valuation(states[move])
        line = choice_line(states[move], numbers[move], quick, standard, valuers[STANDARD][number])
        if line is not None:
            found.append(line)
    return {"game": game, "players": number, "choices": found}


def run(what: Any, games: int, out: Path) -> None:
    """Append the games that are missing."""
    done = len(out.read_text(encoding="utf-8").splitlines()) if out.exists() else 0
    bots = {name: make_bot(name, 1) for name in BOTS}
    valuers = {depth: {n: Valuer(n, depth) for n in (2, 3, 4)} for depth in (QUICK, STANDARD)}
    with out.open("a", encoding="utf-8") as file:
        for game in range(done, games):
            file.write(json.dumps(what(game, bots, valuers)) + "\n")
            file.flush()


def read(path: Path) -> list[Any]:
    """The lines of a run."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = fmean(values)
    spread = fmean([(value - mean) ** 2 for value in values])
    return mean, sqrt(spread / max(1, len(values) - 1))


def losses(games: list[Any], depth: str) -> list[LossRow]:
    """Loss per decision of each bot, by number of players."""
    found = []
    for number in (2, 3, 4):
        for bot in BOTS:
            rows = [r for g in games if len(g["rows"]) == number for r in g["rows"] if r["bot"] == bot]
            if len(rows) > 1:
                mean, error = interval([r["loss"] / r["decisions"] for r in rows if r["decisions"]])
                found.append(LossRow(depth, number, bot, mean, error, len(rows)))
    return found


def lucks(games: list[Any], depth: str) -> list[LuckRow]:
    """Quantiles of a player's luck, by number of players."""
    found = []
    for number in (2, 3, 4):
        luck = sorted(r["luck"] for g in games if len(g["rows"]) == number for r in g["rows"])
        if luck:
            at = tuple(luck[round(q * (len(luck) - 1))] for q in QUANTILES)
            found.append(LuckRow(depth, number, len(luck), at))
    return found


def shares(games: list[Any], number: int) -> dict[str, float]:
    """The shares of the result's variance that go with the parts of the account; they sum to 1."""
    rows = [r for g in games if len(g["rows"]) == number for r in g["rows"]]
    won = fmean(r["won"] for r in rows)
    variance = fmean((r["won"] - won) ** 2 for r in rows)
    found = {}
    for part in ("start", "luck", "own", "others", "correction"):
        mean = fmean(r[part] for r in rows)
        found[part] = fmean((r[part] - mean) * (r["won"] - won) for r in rows) / variance
    return found


def tell_games(games: list[Any], depth: str) -> None:
    """The tables of losses and luck."""
    residue = max(r["residue"] for g in games for r in g["rows"])
    print(f"\n{depth}: {len(games)} games; the identity's largest residue: {residue:.1e}\n")
    print("| players | bot | loss per decision | n |\n| ---: | --- | ---: | ---: |")
    for each in losses(games, depth):
        print(
            f"| {each.players} | {each.bot} | {each.mean:.2%} ± {1.96 * each.error:.2%} | {each.games} |"
        )
    print(
        "\n| players | games | luck | own choices | others' choices | correction | start | CPU seconds |"
    )
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for number in (2, 3, 4):
        if any(len(g["rows"]) == number for g in games):
            of, n = shares(games, number), sum(len(g["rows"]) == number for g in games)
            told = " | ".join(
                f"{of[part]:.0%}" for part in ("luck", "own", "others", "correction", "start")
            )
            took = sorted(g["seconds"] for g in games if len(g["rows"]) == number)
            print(f"| {number} | {n} | {told} | {took[n // 2]:.2f} (highest {took[-1]:.2f}) |")


def missed(choices: list[Any], depth: str, unit: str) -> tuple[float, int]:
    """The standard error of a difference to the best, the noise of playouts subtracted; how many there are."""
    squares = []
    for choice in choices:
        best = choice["best"]
        for n, error in enumerate(choice["error"][unit]):
            if n != best:
                deep = choice["deep"][unit][best] - choice["deep"][unit][n]
                there = choice[depth][unit][best] - choice[depth][unit][n]
                squares.append((there - deep) ** 2 - error**2)
    return sqrt(max(0.0, fmean(squares))), len(squares)


def errors_by_stage(choices: list[Any], depth: str) -> list[ErrorRow]:
    """The standard errors of differences by how many rugs are left, the most first."""
    found = []
    for most, least in pairwise((1000, *STAGES)):
        at = [choice for choice in choices if least <= choice["rugs"] < most]
        if at:
            chance, differences = missed(at, depth, "win")
            found.append(ErrorRow(depth, least, chance, missed(at, depth, "score")[0], differences))
    return found


def tell_errors(games: list[Any]) -> None:
    """How well quick and standard agree with playouts."""
    choices = [choice for game in games for choice in game["choices"]]
    print(f"\n{len(choices)} choices, {PLAYOUTS} playouts of each option\n")
    print("| depth | standard error of a difference | best move, where playouts are sure | ten worst |")
    print("| --- | ---: | ---: | ---: |")

    def loss(choice: Any, depth: str) -> float:
        wins = choice[depth]["win"]
        return float(max(wins) - wins[choice["played"]])

    worst = sorted(range(len(choices)), key=lambda n: -loss(choices[n], "deep"))[:WORST]
    for depth in (QUICK, STANDARD):
        agreed, sure = 0, 0
        for choice in choices:
            best, deep = choice["best"], choice["deep"]["win"]
            gaps = [
                deep[best] - win > 2 * e for win, e in zip(deep, choice["error"]["win"], strict=True)
            ]
            if all(gap for n, gap in enumerate(gaps) if n != best):
                sure += 1
                agreed += best == max(range(len(deep)), key=lambda n: choice[depth]["worth"][n])
        same = sorted(range(len(choices)), key=lambda n: -loss(choices[n], depth))[:WORST]
        print(
            f"| {depth} | {missed(choices, depth, 'win')[0]:.4f} | {agreed} of {sure} | "
            f"{len(set(worst) & set(same))} of {WORST} |"
        )
    print("\n| depth | rugs left at least | error in chances | in points | differences |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for row in (row for depth in (QUICK, STANDARD) for row in errors_by_stage(choices, depth)):
        print(f"| {row.depth} | {row.rugs} | {row.chance:.2%} | {row.points:.2f} | {row.differences} |")


def picture(by_players: dict[int, dict[str, float]]) -> str:
    """The shares of luck and choice as a bar for each number of players."""
    parts = (
        ("luck", "luck", "#34508f"),
        ("own", "own choices", "#b3452c"),
        ("others", "others' choices", "#c98a1b"),
        ("correction", "our error", "#8f7c64"),
    )
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 190" font-family="sans-serif" font-size="14">'
    ]
    lines.append('<rect width="640" height="190" fill="#fbf6ec"/>')
    for nth, (number, of) in enumerate(by_players.items()):
        x, y = 110.0, 20 + 44 * nth
        lines.append(f'<text x="10" y="{y + 20}">{number} players</text>')
        for part, _, colour in parts:
            width = 510 * max(0.0, of[part])
            lines.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="30" fill="{colour}"/>')
            if width > 40:
                lines.append(f'<text x="{x + 6:.1f}" y="{y + 20}" fill="#fff">{of[part]:.0%}</text>')
            x += width
    for nth, (_, name, colour) in enumerate(parts):
        lines.append(f'<rect x="{110 + 150 * nth}" y="158" width="14" height="14" fill="{colour}"/>')
        lines.append(f'<text x="{130 + 150 * nth}" y="170">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Play, measure or report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("action", choices=["games", "errors", "report"])
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--reference", type=Path)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    if given.action != "report":
        run(game_line if given.action == "games" else error_line, given.games, given.out)
        return
    lines = [line for path in given.files for line in read(path)]
    played = {
        depth: [
            {"rows": line[depth], "seconds": line["seconds"][depth]} for line in lines if depth in line
        ]
        for depth in (QUICK, STANDARD)
    }
    for depth, games in played.items():
        tell_games(games, depth)
    errors = [line for line in lines if "choices" in line]
    if errors:
        tell_errors(errors)
    if given.reference:
        rows = [row for depth, games in played.items() for row in losses(games, depth)]
        spread = [row for depth, games in played.items() for row in lucks(games, depth)]
        choices = [choice for line in errors for choice in line["choices"]]
        known = [row for depth in (QUICK, STANDARD) for row in errors_by_stage(choices, depth)]
        given.reference.write_text(write_reference(rows, spread, known), encoding="utf-8")
    if given.svg:
        by_players = {number: shares(played[STANDARD], number) for number in (2, 3, 4)}
        given.svg.write_text(picture(by_players), encoding="utf-8")


if __name__ == "__main__":
    main()
