"""Bots in the seats of a PettingZoo game, so that only some agents are left to the caller.

>>> from marrakech.envs.pettingzoo import marrakech_v1
>>> env = marrakech_v1.env(players=3)
>>> env.reset(seed=7)
>>> bots = seat_bots(env, {"player_0": "greedy", "player_2": lambda position: position.legal()[0]})
>>> play_bots(env, bots)
>>> env.agent_selection
'player_1'
"""

from collections.abc import Mapping
from typing import Any

from marrakech.engine.bot import Bot, Limits
from marrakech.engine.ladder import wait_until_ready
from marrakech.envs.arguments import one_of
from marrakech.envs.errors import WrongArgumentError
from marrakech.protocol.own_bot import OwnBot
from marrakech.protocol.programs import find_any_bot


def seat_bots(env: Any, bots: Mapping[str, object], seed: int = 0) -> dict[str, Bot]:
    """A bot for each agent named, by name or of one's own, told of the game that has just begun."""
    seated: dict[str, Bot] = {}
    for number, (agent, named) in enumerate(bots.items()):
        one_of(agent, env.possible_agents, "agent")
        kind = find_any_bot(named)
        if kind.command is not None:
            raise WrongArgumentError(f"{kind.name!r} is a program; give a bot of this process")
        bot = kind.make(seed + number)
        wait_until_ready(bot)
        if isinstance(bot, OwnBot):
            bot.begin(env.unwrapped.state_of_game)
        seated[agent] = bot
    return seated


def play_bots(env: Any, bots: Mapping[str, Bot], limits: Limits | None = None) -> None:
    """Let the bots act until an agent without one is to, or everybody has left."""
    while env.agents and env.agent_selection in bots:
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            env.step(None)
        else:
            decision = bots[agent].choose(env.unwrapped.state_of_game, limits or Limits(nodes=2000))
            env.step(env.unwrapped.action_of(decision.choice))
