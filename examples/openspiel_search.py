"""OpenSpiel's own search on the game: expectiminimax against Monte Carlo tree search.

    pip install 'marrakech[openspiel]'
    python examples/openspiel_search.py [--simulations 50] [--turns 4]

Expectiminimax looks one decision ahead, exact over the die, and counts points; MCTS plays at random to the
end. They play the first turns of a two-player game; then the points are counted.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, minimax

from marrakech.envs.openspiel import NAME, MarrakechState
from marrakech.kernel.scoring import score


def lead(state: MarrakechState, who: int) -> float:
    """Points ahead of the other player."""
    return float(score(state.kernel, who) - score(state.kernel, 1 - who))


def main(arguments: Sequence[str] | None = None) -> list[Any]:
    """Play; the actions in words."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--simulations", type=int, default=50)
    options.add_argument("--turns", type=int, default=4)
    chosen = options.parse_args(arguments)
    random = np.random.RandomState(1)
    game = pyspiel.load_game(f"{NAME}(players=2,printing=fr57,one_colour=True)")
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.4, chosen.simulations, evaluator, random_state=random)
    state = game.new_initial_state()
    told = []
    while not state.is_terminal() and len(told) < 2 * chosen.turns:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
            continue
        who = state.current_player()
        if who == 0:
            _, action = minimax.expectiminimax(state, 1, lambda reached: lead(reached, 0), 0)
        else:
            action = bot.step(state)
        told.append(f"player {who}: {state.action_to_string(action)}")
        print(told[-1])
        state.apply_action(action)
    print(f"player 0 leads by {lead(state, 0):+.0f}")
    return told


if __name__ == "__main__":
    main()
