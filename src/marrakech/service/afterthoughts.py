"""What the bots of a finished game thought at its turning point: each by its own sight, not by what is true.

The turning point is the turn in which the lead of the winner changed most, in points: what anybody at the
table could have counted. Of each bot its last choice up to then is told, with what it saw in it
(`engine.people`), or what the master gave itself.
"""

import asyncio
import logging
from collections import OrderedDict
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from marrakech.engine.bot import Alternative, Decision
from marrakech.engine.ladder import BOTS, MasterBot
from marrakech.engine.people import EVEN_RUNGS, EvenBot, PersonBot, rung_of
from marrakech.engine.sight import APPRENTICE_SIGHT, MERCHANT_SIGHT, NOVICE_SIGHT, Sight
from marrakech.kernel import state as kernel
from marrakech.kernel.scoring import score
from marrakech.kernel.state import Player
from marrakech.record.moves import Lay, Orient
from marrakech.record.node import Node
from marrakech.record.rounds import round_of
from marrakech.record.words import QUARTER_WORDS
from marrakech.service.errors import Conflict
from marrakech.service.levels import Levels
from marrakech.service.log import TurnWord
from marrakech.service.table import LiveTable
from marrakech.service.thinkers import NoAnswer
from marrakech.service.thoughts import Thinking

logger = logging.getLogger(__name__)

SightWord: TypeAlias = Literal["novice", "apprentice", "merchant", "master"]

AFTERTHOUGHT_SECONDS: Final = 1.0
AFTERTHOUGHTS_KEPT: Final = 256
"""Games whose afterthoughts are kept."""
SLIP: Final = 0.5
"""By how many dirhams less than the best a choice is worth that was a slip in the eyes of the bot itself."""
WORDS: Final[dict[Sight, SightWord]] = {
    NOVICE_SIGHT: "novice",
    APPRENTICE_SIGHT: "apprentice",
    MERCHANT_SIGHT: "merchant",
}


class Afterthought(Struct, frozen=True):
    """What a bot thought of a choice of its own; a rug or a turn of Assam.

    `amount` is what it counted: novices the dirhams that a walk costs on average; whoever lays a rug, and
    others, what the market was worth to them, in dirhams; masters their chance of winning.
    `slipped` if it had seen something better.
    """

    seat: int
    sight: SightWord
    round: int
    turn: TurnWord | None
    rug: str | None
    amount: float
    slipped: bool


class Afterthoughts:
    """Asks the bots, once for each game."""

    def __init__(self, levels: Levels, thinkers: Thinking) -> None:
        self._levels = levels
        self._thinkers = thinkers
        self._turn = asyncio.Semaphore(1)
        self._kept: OrderedDict[tuple[str, int], tuple[Afterthought, ...]] = OrderedDict()

    async def of(self, table: LiveTable) -> tuple[Afterthought, ...]:
        """What each bot thought that can say so; raises `Conflict` while the game goes on."""
        if not table.now.over:
            raise Conflict("not_over", "what bots thought is told once the game is over")
        table.check_playing()
        at = (table.id, table.now.version)
        async with self._turn:
            if at not in self._kept:
                self._kept[at] = await self._asked(table)
                while len(self._kept) > AFTERTHOUGHTS_KEPT:
                    self._kept.popitem(last=False)
            return self._kept[at]

    async def _asked(self, table: LiveTable) -> tuple[Afterthought, ...]:
        line = table.now.node.path()
        end = turning_point(line)
        found = []
        for seat in range(table.setup.players):
            level = table.now.levels[seat]
            if level is None:
                continue
            node = choice_before(line[: end + 1], seat)
            word = sight_word(self._levels.in_workers.get(level or self._levels.default, ""))
            if node is None or word is None:
                continue
            thought = await self._thought(table, level or self._levels.default, seat, node, word)
            if thought is not None:
                found.append(thought)
        return tuple(found)

    async def _thought(
        self, table: LiveTable, level: str, seat: Player, node: Node, word: SightWord
    ) -> Afterthought | None:
        assert node.parent is not None
        try:
            news = await self._thinkers.think(
                table.id, node.parent.state, AFTERTHOUGHT_SECONDS, level, explain=True
            )
        except NoAnswer as why:
            logger.error("no afterthought on game %s: %s", table.id, why)
            return None
        decision = None if news.thought is None else news.thought.decision
        return None if decision is None else told(decision, node, seat, word)


def told(decision: Decision, node: Node, seat: Player, word: SightWord) -> Afterthought | None:
    """What was thought of the choice that led to a node; None if the bot knows nothing of it."""
    move = node.move
    assert isinstance(move, Lay | Orient)
    assert node.parent is not None
    taken = next((one for one in decision.alternatives if one.choice == move.number), None)
    amount = None if taken is None else amount_counted(taken, seat, word, laid=isinstance(move, Lay))
    if taken is None or amount is None:
        return None
    best = max(one.value for one in decision.alternatives)
    return Afterthought(
        seat=seat,
        sight=word,
        round=round_of(node.parent.state),
        turn=None if isinstance(move, Lay) else QUARTER_WORDS[move.quarter],
        rug=str(move) if isinstance(move, Lay) else None,
        amount=amount,
        slipped=word != "master" and best - taken.value > SLIP,
    )


def amount_counted(taken: Alternative, seat: Player, word: SightWord, *, laid: bool) -> float | None:
    """What a bot counted, as people say it."""
    if word == "master":
        return None if taken.win is None else round(taken.win[seat], 3)
    if word == "novice" and not laid:
        return round(-taken.value, 1) + 0.0
    return round(taken.value, 1) + 0.0


def sight_word(bot: str) -> SightWord | None:
    """How far a bot sees, by its name; None for those that do not tell."""
    name = bot.partition(":")[0]
    kind = BOTS.get(name)
    if kind is MasterBot:
        return "master"
    if kind is EvenBot:
        rung = rung_of(bot)
        return None if rung is None else WORDS[EVEN_RUNGS[rung].sight]
    if kind is not None and issubclass(kind, PersonBot):
        return WORDS[kind.understanding.sight]
    return None


def turning_point(line: list[Node]) -> int:
    """Where the turn ends in which the winner's lead changed most, as an index; the first of several."""
    final = line[-1].state
    winner = max(range(kernel.players(final)), key=lambda who: score(final, who))

    def lead(node: Node) -> int:
        scores = [score(node.state, who) for who in range(kernel.players(final))]
        return scores[winner] - max(one for who, one in enumerate(scores) if who != winner)

    begins = [
        nth for nth, node in enumerate(line) if kernel.begins_turn(node.state) or nth == len(line) - 1
    ]
    changes = [
        (abs(lead(line[after]) - lead(line[before])), -nth, after)
        for nth, (before, after) in enumerate(pairwise(begins))
    ]
    return max(changes)[2] if changes else len(line) - 1


def choice_before(line: list[Node], seat: Player) -> Node | None:
    """The last node that a choice of a seat led to: a heading or a rug, where there was more than one."""
    for node in reversed(line):
        before = node.parent
        if (
            before is not None
            and isinstance(node.move, Lay | Orient)
            and kernel.player(before.state) == seat
        ):
            return node
    return None
