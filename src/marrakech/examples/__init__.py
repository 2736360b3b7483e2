"""The learners of `examples/`, installed with the package, and the players that they have made.

    python -m marrakech.examples.cleanrl_ppo --help     PPO against greedy or against itself (needs torch)
    python -m marrakech.examples.afterstates --help     TD learning of what a turn leaves, with search
    ppo_player                                          a policy of the first as a bot
    weights                                             what was learnt here, and the model card

In a wheel the learners lie beside this file; where the sources are installed, in `examples/`.
"""

from pathlib import Path

_SOURCES = Path(__file__).parents[3] / "examples"
if (_SOURCES / "cleanrl_ppo.py").is_file():
    __path__.append(str(_SOURCES))
