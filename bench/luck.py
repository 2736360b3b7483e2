"""How much is luck: the share of matches the better of two players wins, from its share of single games.

    python bench/luck.py 0.63 0.70 0.75

A match of 5, 11 or 21 games goes to who wins more of them. Games are taken as independent with the same
chance each (binomial), a shared game as won with one half: computed, not played.
"""

import argparse
from math import comb

GAMES = (1, 5, 11, 21)


def match_share(share: float, games: int) -> float:
    """The chance to win more than half of an odd number of games, e.g. 0.837 for 0.7 and 5."""
    return sum(
        comb(games, won) * share**won * (1 - share) ** (games - won)
        for won in range(games // 2 + 1, games + 1)
    )


def main() -> None:
    """Print a line of the table for each share."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("shares", type=float, nargs="+")
    for share in parser.parse_args().shares:
        print(" | ".join(f"{match_share(share, games):.2f}" for games in GAMES))


if __name__ == "__main__":
    main()
