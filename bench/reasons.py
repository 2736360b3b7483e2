"""Check every sentence that speaks for a better choice: `python -m bench.reasons [--games 200]`.

Games between bots with two to four players, every third in the variant, are reviewed. Every fact behind every
reason of a turning point is counted a second time (`tests/analysis/recount.py`), and every sentence, in every
language, must name those numbers and players and no others. Told are sentences and faults, and how many turning
points have a reason. With `--kept FILE` every game is kept there, and a run that was cut short goes on.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.analysis.recount import faults_of

from marrakech.analysis.review import review_game
from marrakech.analysis.reviewed import Review
from marrakech.engine.bot import Limits
from marrakech.engine.ladder import make_bot
from marrakech.engine.walkthrough import walk_through
from marrakech.kernel.state import State, player, start, step
from marrakech.messages import LANGUAGES
from marrakech.record.game import Game
from marrakech.record.moves import move_at
from marrakech.record.ruleset import Ruleset

sys.path.append(str(Path(__file__).parent))

from measured import Measured

BOTS = ("novice", "greedy", "lookahead")
MOST = 1000


def ruleset_of(game: int) -> Ruleset:
    """The rules of a game: two to four players, every third game in the variant."""
    return Ruleset.of("en2021", 2 + game % 3, end_turn=game // 3 % 3 == 2)


def played(game: int, bots: dict[str, Any]) -> Game:
    """A game between bots."""
    ruleset, random = ruleset_of(game), Random(f"reasons {game}")
    seats = [random.choice(BOTS) for _ in range(ruleset.players)]

    def choose(state: State) -> int:
        chosen: int = bots[seats[player(state)]].choose(state, Limits()).choice
        return chosen

    found = Game(ruleset)
    for state, number in walk_through(start(ruleset.rules), choose, random):
        found.play(move_at(step(state), number))
    return found


def checked(review: Review, tally: Counter[str]) -> list[str]:
    """What is wrong with the reasons of a review."""
    faults = []
    for point in review.turning_points:
        tally["turning points"] += 1
        tally["with a reason"] += bool(point.reasons)
        if not point.reasons:
            print(
                f"no reason: {point.position} {point.better} {point.moment.played} {point.moment.loss:.3f}"
            )
        tally[f"first {point.reasons[0].code}" if point.reasons else "first none"] += 1
        for reason in point.reasons:
            tally["reasons"] += 1
            tally["sentences"] += len(LANGUAGES)
            faults += faults_of(reason, point.position, point.better, point.moment.played)
    return faults


def main() -> None:
    """Review games and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--depth", default="standard")
    parser.add_argument("--kept", type=Path, help="a file of what was found in each game")
    given = parser.parse_args()
    bots = {name: make_bot(name, 1) for name in BOTS}
    kept = None if given.kept is None else Measured(given.kept)
    tally: Counter[str] = Counter()
    faults = []
    for game in range(given.games):
        of = {"game": game, "depth": given.depth, "languages": list(LANGUAGES)}
        found = None if kept is None else kept.known(of)
        if found is None:
            counted: Counter[str] = Counter()
            wrong = checked(review_game(played(game, bots), given.depth, most=MOST), counted)
            found = {"counted": counted, "faults": wrong}
            if kept is not None:
                kept.keep(of, found)
        tally.update(found["counted"])
        faults += [f"game {game}: {fault}" for fault in found["faults"]]
    print(f"{given.games} games, {given.depth}:")
    for what, number in tally.most_common():
        print(f"  {number:6} {what}")
    print(
        f"  {tally['with a reason'] / max(1, tally['turning points']):.1%} of turning points have a reason"
    )
    print(f"  {len(faults)} faults", *faults[:20], sep="\n    ")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
