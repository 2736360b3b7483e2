"""How strong a bot is: its share of games against another, dice paired, seats rotated.

    python bench/strength.py lookahead greedy --players 2 3 4 --games 2000
    python bench/strength.py master lookahead --players 2 --games 2000 --turns 1
    python bench/strength.py master master --others-mix 0
    python bench/strength.py master master --others-without-endings --last 8 --games 4000

The first bot sits alone among the others; a shared win counts its part. The interval is 95 %, from the
spread between deals (one deal is the same dice and piles played with the first bot in every seat).
The share with the luck of the rolls taken out has an interval of its own (see engine.match).
With `--last N` only the last N rugs are played by the two bots: before, all seats play as masters who look one
turn ahead, so that every deal gives one position, which is played on with the first bot in every seat.
"""

import argparse
import json
from pathlib import Path
from time import perf_counter, process_time

from marrakech.engine.ladder import MasterBot
from marrakech.engine.match import WHOLE_GAME, play_match
from marrakech.engine.search.params import AT_ONCE, MIX
from marrakech.engine.sides import side
from marrakech.kernel.state import ELIMINATION


def main() -> None:
    """Play the matches asked for and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument(
        "--turns", type=int, choices=(1, 2), default=2, help="turns the first master looks ahead"
    )
    parser.add_argument("--mix", type=float, default=MIX, help="of the first master")
    parser.add_argument("--others-mix", type=float, default=MIX, help="of the other masters")
    parser.add_argument("--without-endings", action="store_true", help="the first master solves none")
    parser.add_argument("--others-without-endings", action="store_true", help="nor do the others")
    parser.add_argument("--last", type=int, default=WHOLE_GAME, help="play only the last rugs")
    parser.add_argument("--weights", type=Path, help="other weights for the first master")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", type=int, default=ELIMINATION, help="switches of the rules")
    parser.add_argument("--json", type=Path, help="append the results here, a line for each")
    asked = parser.parse_args()
    for number in asked.players:
        rules = number | asked.rules
        reach, others_reach = (
            0 if without else AT_ONCE
            for without in (asked.without_endings, asked.others_without_endings)
        )
        one = side(asked.one, number, asked.turns, asked.weights, asked.mix, reach)
        others = side(asked.others, number, mix=asked.others_mix, reach=others_reach)
        opening = side(MasterBot.name, number, turns=1, reach=0)
        play_match(rules, one, others, 1, asked.seed)  # compiles
        begun, worked = perf_counter(), process_time()
        match = play_match(
            rules, one, others, asked.games, asked.seed, opening=opening, last=asked.last
        )
        took, worked = perf_counter() - begun, process_time() - worked
        print(
            f"{asked.one} - {asked.others}, {number} players: {match}, "
            f"{took:.0f} s, {worked:.0f} s of the processor",
            flush=True,
        )
        if asked.json:
            line = {
                "one": asked.one,
                "others": asked.others,
                "players": number,
                "turns": asked.turns,
                "rules": rules,
                "last": asked.last,
                "reach": reach,
                "others_reach": others_reach,
                "mix": asked.mix,
                "others_mix": asked.others_mix,
                "seed": asked.seed,
                "games": match.games,
                "share": round(match.share.value, 4),
                "interval": round(match.share.reach, 4),
                "adjusted": round(match.adjusted.value, 4),
                "adjusted_interval": round(match.adjusted.reach, 4),
                "margin": round(match.margin.value, 2),
                "by_seat": [round(share, 4) for share in match.by_seat],
                "processor_seconds": round(worked, 1),
            }
            with asked.json.open("a") as file:
                file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
