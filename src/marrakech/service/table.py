"""One game, live: the only place where its log grows.

A command is checked, given its chance outcomes and stored; then everybody is told; then the one who
asked gets the answer. Commands of one game come one after the other; what is refused leaves no trace.
"""

import asyncio
import hmac
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TypeVar

import msgspec

from marrakech.kernel.state import Player
from marrakech.record import moves
from marrakech.record.ruleset import Ruleset
from marrakech.service import entries, facts, pictures, rulings
from marrakech.service.commands import Action, Command
from marrakech.service.dice import Check, Dice, draws, rolls, verify
from marrakech.service.errors import Conflict, NotAllowed, NotFound, Unavailable
from marrakech.service.hub import Channel, Frame, frame
from marrakech.service.names import checked_name
from marrakech.service.progress import Progress, Setup, follow, opening, unchained
from marrakech.store import (
    CommandSeen,
    LogEntry,
    NewEntry,
    SeatTaken,
    StaleVersion,
    Store,
    StoredGame,
    StoreUnavailable,
)
from marrakech.store.base import Holder

logger = logging.getLogger(__name__)

RECENT = 8
"""Updates that are kept encoded; older ones are made again from the log when asked for."""

T = TypeVar("T")
Now = Callable[[], float]
"""A clock: seconds since 1970."""


class LiveTable:
    """A game with its listeners. `on_update` is called after each published update."""

    def __init__(
        self,
        store: Store,
        stored: StoredGame,
        log: Sequence[LogEntry],
        *,
        now: Now = time.time,
        on_update: Callable[["LiveTable"], None] = lambda table: None,
    ) -> None:
        plan = entries.decode(log[0].text)
        if not isinstance(plan, entries.Created):
            raise ValueError(f"the log of game {stored.id!r} does not begin with its set-up")
        rules = Ruleset.of_switches(plan.printing, plan.players, tuple(plan.switches))
        self.setup = Setup(stored.id, log[0].at, plan, rules, stored.source)
        self.dice = Dice(stored.secret, plan.origin or stored.id, self.setup.terms)
        self.creator = stored.creator
        self.holders: dict[Player, Holder] = dict(stored.holders)
        self.channel = Channel(self._presence_changed)
        self.loaded = now()
        self._store = store
        self._now = now
        self._on_update = on_update
        self._lock = asyncio.Lock()
        self._past: list[Progress] = [opening(self.setup)]
        self._log: list[tuple[entries.Entry, float]] = []
        self._recent: OrderedDict[int, bytes] = OrderedDict()
        for entry in log:
            self._advance(entries.decode(entry.text), entry.at)

    # What can be seen

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.setup.game

    @property
    def now(self) -> Progress:
        """The game as it stands."""
        return self._past[-1]

    @property
    def touched(self) -> float:
        """When the last entry was made."""
        return self.now.at

    def picture(self, version: int | None = None) -> facts.Table:
        """The game as everybody sees it, now or as it was at a version."""
        then = self.now if version is None else self._past[version]
        setup = self.setup
        secret = None
        if then.over:
            secret = self.dice.secret.hex() if setup.source == "play" else setup.plan.secret
        return facts.Table(
            game=setup.game,
            version=then.version,
            status="over" if then.over else "playing" if then.started else "open",
            printing=setup.rules.printing.id,
            rules=_rules(setup.rules),
            created=iso(setup.created),
            casual=setup.casual,
            commitment=setup.plan.commitment,
            secret=secret,
            seats=self._seats(then),
            position=pictures.position(
                then.state, self._past[0].state, unchained(then.laid), then.turn
            ),
            next=pictures.next_choice(then.state) if then.started else pictures.nobodys("join"),
            result=facts.Result(pictures.ranking(then.state)) if then.over else None,
            clock=self._clock(then),
            source=setup.source,
        )

    def at(self, version: int | None) -> Progress:
        """The game as it was at a version, or now; raises `NotFound` for one that is not there."""
        if version is None:
            return self.now
        if not 1 <= version <= self.now.version:
            raise NotFound(
                "bad_version",
                f"game {self.id} has the versions 1 to {self.now.version}, not {version}",
                version=self.now.version,
            )
        return self._past[version]

    def update(self, version: int) -> bytes:
        """The update of a version as JSON; raises `NotFound` for one that is not there."""
        self.at(version)
        ready = self._recent.get(version)
        if ready is None:
            entry, at = self._log[version - 1]
            _, events = follow(self.setup, self._past[version - 1], entry, at, self._past.__getitem__)
            ready = msgspec.json.encode(facts.Update(version, events, self.picture(version)))
        return ready

    def seats_of(self, holder: Holder | None) -> list[Player]:
        """The seats that somebody may play."""
        return [seat for seat, held_by in sorted(self.holders.items()) if held_by == holder]

    def invitations(self, holder: Holder | None) -> dict[Player, str]:
        """The codes of the seats that are still free, for the one who set up the game."""
        if holder != self.creator or self.setup.source == "file":
            return {}
        return {
            seat: self.dice.invitation(seat)
            for seat in range(self.setup.players)
            if not self.now.joined(seat)
        }

    @property
    def moves(self) -> list[moves.Move]:
        """Choices and chance outcomes of the game as it stands, without what was taken back."""
        return unchained(self.now.moves)

    @property
    def busy(self) -> bool:
        """Whether somebody listens, or the game is being played on this very moment."""
        return bool(self.channel.listeners) or self._lock.locked()

    def present(self) -> list[bool]:
        """Which seats have somebody at the table now."""
        return [
            plan.kind == "bot" or self.channel.present(self.holders.get(seat))
            for seat, plan in enumerate(self.setup.plan.seats)
        ]

    def verified(self) -> list[Check]:
        """The dice of a finished game, checked against its secret and commitment."""
        if not self.now.over:
            raise Conflict("not_over", "the secret of the dice is told once the game is over")
        plan = self.setup.plan
        dice = self.dice
        if self.setup.source == "file":
            if plan.secret is None or not plan.commitment:
                raise Conflict("no_dice", "this game's file tells no secret and no commitment")
            dice = Dice(bytes.fromhex(plan.secret), dice.game, dice.terms)
        played = self.moves
        return verify(dice, plan.commitment, rolls(played), draws(played))

    # What can be done

    async def command(self, command: Command, holder: Holder | None) -> bytes:
        """Carry out a command of somebody who holds the seat; the answer is the update it made."""
        self._check_seat(command.seat, holder)
        return await self._shielded(command.id, command.version, command.seat, command.action)

    async def bot_command(self, version: int, seat: Player, action: Action) -> bytes:
        """The same door for bots, who play their own seats and those held for people."""
        return await self._shielded(f"bot:{version}", version, seat, action, by_bot=True)

    async def join(self, holder: Holder, invitation: str, name: str) -> bytes:
        """Take the seat that the invitation is for."""
        return await asyncio.shield(asyncio.ensure_future(self._join(holder, invitation, name)))

    async def time_out(self, version: int, seat: Player, *, for_good: bool) -> None:
        """The seat's clock ran out while the game stood at that version."""
        async with self._lock:
            if self.now.version == version:
                await self._record(entries.TimedOut(seat, for_good), None)

    async def stream(self, holder: Holder | None, after: int | None) -> AsyncIterator[Frame]:
        """Every update after a version, without gap or repeat: first those missed, then as they come.

        Without `after` it begins with the last update.
        """
        latest = self.now.version
        start = latest - 1 if after is None else max(0, min(after, latest))
        # From here on the listener hears what is published, so nothing falls between.
        listener = self.channel.join(holder)
        try:
            yield frame("presence", self._presence())
            for version in range(start + 1, latest + 1):
                yield frame("update", self.update(version), version)
                await asyncio.sleep(0)
            async for message in listener.frames():
                yield message
        finally:
            self.channel.leave(listener)

    def close(self) -> None:
        """End all streams."""
        self.channel.close()

    # How it is done

    async def _shielded(
        self, id: str, version: int, seat: Player, action: Action, *, by_bot: bool = False
    ) -> bytes:
        # A caller who hangs up must not leave the table half way between stored and published.
        return await asyncio.shield(
            asyncio.ensure_future(self._command(id, version, seat, action, by_bot=by_bot))
        )

    async def _command(
        self, id: str, version: int, seat: Player, action: Action, *, by_bot: bool
    ) -> bytes:
        async with self._lock:
            if version != self.now.version:
                seen = await answered(self._store.version_of(self.id, id))
                if seen is not None and seen <= self.now.version:
                    return self.update(seen)
                raise self._stale(version)
            entry = rulings.rule(
                self.setup,
                self._past,
                self.dice,
                seat,
                action,
                present=self.present(),
                by_bot=by_bot,
            )
            return await self._record(entry, id)

    async def _join(self, holder: Holder, invitation: str, name: str) -> bytes:
        async with self._lock:
            seat = self._invited(invitation)
            if self.holders.get(seat) == holder:
                return self.update(self.now.version)
            if seat in self.holders:
                raise Conflict("seat_taken", f"somebody else has taken seat {seat}", seat=seat)
            shown = checked_name(name, [other for other in self.now.names if other])
            last = sum(not self.now.joined(other) for other in range(self.setup.players)) == 1
            entry = entries.Joined(
                seat, shown, rulings.deal(self.setup.rules, self.dice) if last else None
            )
            answer = await self._record(entry, None, claim=(seat, holder))
            self._presence_changed()
            return answer

    async def _record(
        self,
        entry: entries.Entry,
        command: str | None,
        claim: tuple[Player, Holder] | None = None,
    ) -> bytes:
        """Store, then publish, then answer."""
        at = max(self._now(), self.now.at)
        version = self.now.version + 1
        # Followed before it is stored: an entry that cannot be followed must never get into the log.
        after, events = follow(self.setup, self.now, entry, at, self._past.__getitem__)
        try:
            await self._store.append(
                self.id, version, NewEntry(at, entries.encode(entry), command), claim=claim
            )
        except CommandSeen as seen:
            await self._catch_up()
            return self.update(seen.version)
        except StaleVersion:
            await self._catch_up()
            raise self._stale(version - 1) from None
        except SeatTaken as taken:
            await self._catch_up()
            raise Conflict("seat_taken", f"somebody else has taken seat {taken.seat}") from None
        except StoreUnavailable as error:
            raise _unavailable(error) from error
        if claim is not None:
            self.holders[claim[0]] = claim[1]
        self._past.append(after)
        self._log.append((entry, at))
        return self._publish(events)

    def _advance(self, entry: entries.Entry, at: float) -> list[facts.Event]:
        after, events = follow(self.setup, self.now, entry, at, self._past.__getitem__)
        self._past.append(after)
        self._log.append((entry, at))
        return events

    def _publish(self, events: list[facts.Event]) -> bytes:
        version = self.now.version
        encoded = msgspec.json.encode(facts.Update(version, events, self.picture()))
        self._recent[version] = encoded
        while len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        self.channel.publish(frame("update", encoded, version))
        self._on_update(self)
        return encoded

    async def _catch_up(self) -> None:
        """Another process wrote to this game: read what it wrote, and tell our listeners."""
        stored = await answered(self._store.game(self.id))
        self.holders = dict(stored.holders)
        for entry in await answered(self._store.entries(self.id, self.now.version)):
            self._publish(self._advance(entries.decode(entry.text), entry.at))

    def _check_seat(self, seat: Player, holder: Holder | None) -> None:
        mine = self.seats_of(holder)
        if seat not in mine:
            has = f"yours: {', '.join(map(str, mine))}" if mine else "you hold none: you may watch"
            raise NotAllowed("not_your_seat", f"seat {seat} is not yours ({has})", yours=mine)

    def _invited(self, invitation: str) -> Player:
        if self.setup.source == "play":
            for seat, plan in enumerate(self.setup.plan.seats):
                expected = self.dice.invitation(seat)
                if plan.kind == "link" and hmac.compare_digest(expected.encode(), invitation.encode()):
                    return seat
        raise NotFound("unknown_invite", "this invitation is not for this game: ask for a new link")

    def _stale(self, version: int) -> Conflict:
        return Conflict(
            "stale",
            f"the game is at version {self.now.version}, the command was for version {version}: look "
            "at the game again",
            version=self.now.version,
        )

    def _presence(self) -> bytes:
        return msgspec.json.encode({"present": self.present()})

    def _presence_changed(self) -> None:
        self.channel.publish(frame("presence", self._presence()))

    def _seats(self, then: Progress) -> list[facts.Seat]:
        present = self.present()
        return [
            facts.Seat(
                seat=seat,
                name=then.names[seat],
                kind=plan.kind,
                level=plan.level,
                colours=pictures.colours(self.setup.rules.rules, seat),
                joined=then.joined(seat),
                present=present[seat],
                held=then.held[seat],
            )
            for seat, plan in enumerate(self.setup.plan.seats)
        ]

    def _clock(self, then: Progress) -> facts.Clock | None:
        plan = self.setup.plan.clock
        if plan is None:
            return None
        since = None if then.since is None or then.over else iso(then.since)
        left = [None if one is None else round(one, 3) for one in then.left]
        return facts.Clock(plan.per_turn, plan.total, left, since)


async def answered(question: Awaitable[T]) -> T:
    """What the store answers, or `Unavailable` if it cannot."""
    try:
        return await question
    except StoreUnavailable as error:
        raise _unavailable(error) from error


def _rules(rules: Ruleset) -> facts.Rules:
    return facts.Rules(
        players=rules.players,
        single_colour=rules.one_colour,
        elimination=rules.elimination,
        end_turn=rules.end_turn,
        keep_heading=rules.keep_heading,
        cover_own=rules.cover_own,
    )


def iso(at: float) -> str:
    """A moment as text, e.g. 2026-11-15T22:02:00.000Z."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _unavailable(error: StoreUnavailable) -> Unavailable:
    logger.error("the store failed: %s", error)
    return Unavailable(
        "store_unavailable", "the game could not be saved, so nothing has changed: try again"
    )
