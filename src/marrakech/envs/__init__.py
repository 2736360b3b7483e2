"""The game as an environment for reinforcement learning.

All of them play on the compiled kernel, number actions alike (`kernel.choices`), observe alike
(`observation`) and draw their chance alike: the same seed and the same actions give the same game.

    batch        many games side by side, plain numpy and nothing else
    dice_tables  the dice of a seed, as compiled code reads them
    episodes     a game of the library as an episode
    view         all that a step shows, in one call
    observation  what a player sees, as planes and a vector; versioned
    teachers     what the master thinks of every action, for a policy to imitate
    reward       what a finished game is worth
    frame        the board turned so that Assam faces north
    picture      the board as text and as pixels
    gymnasium    one player against bots, and thousands of games at once       extra `rl`
    pettingzoo   two to four players who take turns: `marrakech_v1`            extra `rl`
    openspiel    a registered game with chance nodes                           extra `openspiel`
"""
