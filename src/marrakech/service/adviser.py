"""Hints and evaluations: how the strongest bot that is ready judges a position.

Advice is given where it puts no person at a disadvantage: in games of one person against bots, in games
of bots alone, and in finished games. Thinking is cancelled when the game moves on or the client
disconnects. It is done in the bots' workers, one position at a time in each game. Its numbers are rounded for
people to read.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Literal, TypeAlias

from msgspec import Struct

from marrakech.engine.bot import Alternative, Decision
from marrakech.engine.estimate import Estimate, estimate_of
from marrakech.engine.ladder import greedy_decision
from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, State
from marrakech.record.moves import Lay, PlayerMove, choice_at
from marrakech.record.words import QUARTER_WORDS
from marrakech.service.aside import put_aside_refusal
from marrakech.service.bot_runner import GiveUp, in_thread
from marrakech.service.errors import Conflict, MovedOn, NotAllowed, TooMany
from marrakech.service.levels import Levels
from marrakech.service.log import TurnWord
from marrakech.service.resolution import not_your_turn, seat_held
from marrakech.service.rug_facts import RugFacts, rug_facts
from marrakech.service.snapshots import Snapshot
from marrakech.service.table import LiveTable
from marrakech.service.thinkers import GameFailed, NoAnswer
from marrakech.service.thoughts import CHOOSING, Thinking, Thought, think
from marrakech.store.base import Holder

logger = logging.getLogger(__name__)

AdviceKind: TypeAlias = Literal["hint", "evaluation"]

ADVICE_SECONDS = 1.0
"""The limits of the bot for one hint or evaluation."""
ADVICE_AT_ONCE = 1
"""Hints and evaluations computed concurrently; the other workers are for moves."""
ADVICE_WAITING = 16
"""The most hints waiting, and the most evaluations."""
ADVICE_OF_CLIENT = 4
"""The most of either from one client."""
ADVICE_KEPT = 128
SHOWN = 5
"""Choices in a hint, the best first."""


class Advised(Struct, frozen=True):
    """A choice and its value: for each seat if the bot knows, and on the bot's own scale.

    Rugs have `facts`; the costs of a heading are in the table's `next`.
    """

    turn: TurnWord | None
    rug: str | None
    win: tuple[float, ...] | None
    score: tuple[float, ...] | None
    value: float
    facts: RugFacts | None


class Hint(Struct, frozen=True):
    """A bot's best choices, the best first, and how far it searched."""

    version: int
    seat: int
    bot: str
    choices: tuple[Advised, ...]
    left_off: int
    nodes: int
    depth: int
    seconds: float
    exact: bool = False
    """Whether the values are no estimates but what follows if everybody plays best."""


class Evaluation(Struct, frozen=True):
    """Each seat's chance of winning, and its expected final score."""

    version: int
    bot: str
    win: tuple[float, ...]
    score: tuple[float, ...] | None
    nodes: int
    depth: int
    seconds: float
    exact: bool = False
    """See `Hint.exact`."""


class Adviser:
    """Thinks about positions for people."""

    def __init__(
        self, levels: Levels, thinkers: Thinking, give_up: GiveUp, pool: ThreadPoolExecutor
    ) -> None:
        self.levels = levels
        self.thinkers = thinkers
        self._give_up = give_up
        self._pool = pool
        self._turn = asyncio.Semaphore(ADVICE_AT_ONCE)
        # Evaluations queue here first: a hint waits for at most one of them.
        self._evaluating = asyncio.Semaphore(1)
        self._waiting: Counter[tuple[AdviceKind, str]] = Counter()
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}
        self._thinking: dict[str, tuple[int, asyncio.Task[Thought]]] = {}
        self._kept: OrderedDict[tuple[str, int], Thought] = OrderedDict()

    async def hint(self, table: LiveTable, holder: Holder | None, client: str = "") -> Hint:
        """What the strongest ready bot would do for the caller, whose turn it must be."""
        now = table.now
        seat = self._asking(table, holder)
        table.check_playing()
        if not table.setup.casual:
            raise Conflict("not_casual", "hints are for games of one person against bots")
        if now.over:
            raise Conflict("game_over", "the game is over: there is nothing left to choose")
        if seat != now.mover:
            raise not_your_turn(seat, now.mover)
        if now.held[seat]:
            raise seat_held(seat)
        if kernel.step(now.state) not in CHOOSING:
            raise Conflict("wrong_step", "there is nothing to choose: roll the die", step="roll")
        thought = await self._thought(table, now, "hint", client)
        if thought.decision is None:
            raise self._not_ready()
        return _hint(now, seat, thought.estimate.bot, thought.decision)

    async def evaluation(
        self, table: LiveTable, version: int | None, client: str = ""
    ) -> Evaluation | None:
        """What the game is worth to each seat, now or as it stood at a version.

        None if the game has moved past that version: the client asks again, and nothing is wrong.
        """
        setup = table.setup
        if not (table.now.over or setup.casual or setup.people == 0):
            # Also in the file of a game that is not over: it may be one that people are playing.
            raise Conflict(
                "not_casual", "in a game between people the evaluation is shown once it is over"
            )
        table.check_playing()
        then = table.at(version)
        if not then.started:
            raise Conflict("game_not_started", "the game starts once every seat is taken")
        try:
            found = (await self._thought(table, then, "evaluation", client)).estimate
        except MovedOn:
            return None
        if found.win is None:
            raise self._not_ready()
        return Evaluation(
            version=then.version,
            bot=found.bot,
            win=_rounded(found.win, 4),
            score=None if found.score is None else _rounded(found.score, 2),
            nodes=found.nodes,
            depth=found.depth,
            seconds=round(found.seconds, 3),
            exact=found.exact,
        )

    def moved(self, table: LiveTable) -> None:
        """The game moved on: cancel thinking about an earlier version, unless the game is over."""
        current = self._thinking.get(table.id)
        if current is not None and current[0] != table.now.version and not table.now.over:
            current[1].cancel()

    def thinking(self, game: str) -> bool:
        """Whether advice on a game is being computed."""
        return game in self._thinking

    def close(self) -> None:
        """Stop thinking."""
        for _, thinking in self._thinking.values():
            thinking.cancel()

    def _asking(self, table: LiveTable, holder: Holder | None) -> Player:
        mine = table.seats.of(holder)
        if not mine:
            raise NotAllowed("not_your_seat", "hints are for those who play: you may watch", yours=mine)
        mover = table.now.mover
        return mover if mover in mine else mine[0]

    def _not_ready(self) -> Conflict:
        return Conflict(
            "level_not_ready", "the master is not ready to give advice yet: try again in a moment"
        )

    async def _thought(
        self, table: LiveTable, then: Snapshot, kind: AdviceKind, client: str
    ) -> Thought:
        """Think, or return the cached result; one position at a time in each game."""
        with self._queueing(kind, client):
            lock, users = self._locks.get(table.id, (asyncio.Lock(), 0))
            self._locks[table.id] = (lock, users + 1)
            try:
                async with lock:
                    kept = self._kept.get((table.id, then.version))
                    if kept is not None and not self._better(kept):
                        return kept
                    if kind == "hint":
                        async with self._turn:
                            return await self._think(table, then)
                    async with self._evaluating, self._turn:
                        return await self._think(table, then)
            finally:
                lock, users = self._locks[table.id]
                if users > 1:
                    self._locks[table.id] = (lock, users - 1)
                else:
                    del self._locks[table.id]

    @contextmanager
    def _queueing(self, kind: AdviceKind, client: str) -> Iterator[None]:
        """Count a waiting request; raises `TooMany` if the queue is full."""
        waiting = sum(number for (other, _), number in self._waiting.items() if other == kind)
        if waiting >= ADVICE_WAITING or (client and self._waiting[kind, client] >= ADVICE_OF_CLIENT):
            raise TooMany(
                "too_many_requests",
                "too many requests for advice: try again in a moment",
                retry_after=1,
            )
        self._waiting[kind, client] += 1
        try:
            yield
        finally:
            self._waiting[kind, client] -= 1
            if not self._waiting[kind, client]:
                del self._waiting[kind, client]

    def _better(self, kept: Thought) -> bool:
        """Whether a stronger bot has become ready since."""
        name = self.levels.adviser().name if self.levels.adviser else self.thinkers.adviser
        return name is not None and kept.estimate.bot not in ("result", name)

    async def _think(self, table: LiveTable, then: Snapshot) -> Thought:
        # The game moved on while this waited: the answer is no longer needed.
        self._check_current(table, then)
        thinking = asyncio.get_running_loop().create_task(self._thought_of(table, then.state))
        self._thinking[table.id] = (then.version, thinking)
        try:
            await asyncio.wait((thinking,))
        finally:
            # Also when the client has disconnected: the bot then stops within milliseconds.
            thinking.cancel()
            del self._thinking[table.id]
        if thinking.cancelled():
            self._check_current(table, then)
            raise self._not_ready()
        thought = thinking.result()
        self._kept[table.id, then.version] = thought
        while len(self._kept) > ADVICE_KEPT:
            self._kept.popitem(last=False)
        return thought

    async def _thought_of(self, table: LiveTable, state: State) -> Thought:
        """Ask a bot of this process if there is one, else a worker."""
        own = self.levels.adviser
        if own is not None:
            bot = own()
            return await in_thread(self._pool, lambda cancel: think(bot, state, ADVICE_SECONDS, cancel))
        if not self.levels.in_workers:
            raise self._not_ready()
        try:
            news = await self.thinkers.think(table.id, state, ADVICE_SECONDS)
        except GameFailed as failed:
            await self._give_up(table, "adviser", str(failed))
            raise put_aside_refusal(table.id) from failed
        except NoAnswer:
            return await in_thread(self._pool, partial(_stand_in, state))
        if news.thought is None:
            logger.error("no advice on game %s: %s", table.id, news.failed)
            raise self._not_ready()
        return news.thought

    def _check_current(self, table: LiveTable, then: Snapshot) -> None:
        if then.version != table.now.version and not table.now.over and table.setup.source == "play":
            raise MovedOn(
                "stale",
                f"the game has moved on to version {table.now.version}",
                version=table.now.version,
            )


def _stand_in(state: State, _: object) -> Thought:
    """What greedy thinks, interpreted; nothing where there is no choice."""
    if kernel.step(state) not in CHOOSING:
        return Thought(None, Estimate("greedy", None, None, 0, 0, 0.0))
    decision = greedy_decision(state)
    return Thought(decision, estimate_of(decision, "greedy"))


def _hint(now: Snapshot, seat: Player, bot: str, decision: Decision) -> Hint:
    return Hint(
        version=now.version,
        seat=seat,
        bot=bot,
        choices=tuple(
            _advised(now.state, choice_at(decision.step, one.choice), one)
            for one in decision.alternatives[:SHOWN]
        ),
        left_off=max(0, len(decision.alternatives) - SHOWN),
        nodes=decision.nodes,
        depth=decision.depth,
        seconds=round(decision.seconds, 3),
        exact=all(one.exact for one in decision.alternatives),
    )


def _advised(state: State, choice: PlayerMove, one: Alternative) -> Advised:
    rug = choice if isinstance(choice, Lay) else None
    return Advised(
        turn=None if isinstance(choice, Lay) else QUARTER_WORDS[choice.quarter],
        rug=None if rug is None else str(rug),
        win=None if one.win is None else _rounded(one.win, 4),
        score=None if one.score is None else _rounded(one.score, 2),
        value=round(one.value, 4),
        facts=None if rug is None else rug_facts(state, rug.place),
    )


def _rounded(numbers: Iterable[float], digits: int) -> tuple[float, ...]:
    return tuple(round(number, digits) for number in numbers)
