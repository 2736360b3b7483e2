"""The house: what its operator has decided, and what every request asks about it.

Each decision is a standing order (`service.orders`), so all processes know of it within two seconds, and it
survives a restart. Each act of the operator is one line of the log.
"""

import hashlib
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, TypeAlias, get_args

from marrakech.service.aside import ASIDE, PutAside, aside_reason
from marrakech.service.channel import Listener
from marrakech.service.codes import random_letters
from marrakech.service.errors import Conflict, NotFound, Refusal
from marrakech.service.lobby import Lobby
from marrakech.service.stored import answered
from marrakech.store import Order
from marrakech.store.base import Holder

logger = logging.getLogger(__name__)

Switch: TypeAlias = Literal["invite-only", "no-analysis", "no-play-on"]
HOUSE_SWITCHES: tuple[Switch, ...] = get_args(Switch)
BlockKind: TypeAlias = Literal["address", "guest"]
GuestId: TypeAlias = str
"""The first 16 hexadecimal digits of a holder, by which an operator names a guest."""

GUEST_DIGITS = 16
PASS_LENGTH = 20
"""Letters of a pass: 99 bits."""
PASS_ID = 8
MOST_GAMES = 50
"""The highest limit of unfinished games; no more of a guest's games are looked at."""
MOST_FINISHED = 20_000
"""Ids of finished games that are remembered, so that counting does not load them again."""


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody who is kept out."""

    kind: BlockKind
    whom: str
    reason: str
    until: float | None


def guest_id(holder: Holder) -> GuestId:
    """How an operator names a guest, e.g. 3f2a9c0d11e7b845."""
    return holder.hex()[:GUEST_DIGITS]


class House:
    """The operator's decisions over a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.orders = lobby.orders
        self._finished: OrderedDict[str, None] = OrderedDict()
        self.orders.listen(self._changed)

    # What requests ask

    def block_on(self, address: str, holder: Holder | None) -> Block | None:
        """The block that keeps somebody out, if any."""
        guest = None if holder is None else guest_id(holder)
        return self._block("address", address) or (self._block("guest", guest) if guest else None)

    def on(self, switch: Switch) -> bool:
        """Whether a switch is on."""
        return self.orders.get(f"switch {switch}") is not None

    @property
    def games_per_guest(self) -> int | None:
        """How many unfinished games a guest may have set up, or None for any number."""
        limit = self.orders.get("limit games")
        return None if limit is None else int(limit)

    def pass_label(self, code: str) -> str | None:
        """Whom a pass is for, or None if the code is not a valid pass."""
        return self.orders.get(f"pass {_hashed(code)}")

    async def check_games(self, holder: Holder | None) -> None:
        """Raise `Conflict` if a guest has reached the limit of unfinished games."""
        limit = self.games_per_guest
        if limit is None or holder is None:
            return
        unfinished = 0
        for game in await answered(self.lobby.store.games_of(holder, MOST_GAMES)):
            unfinished += await self._unfinished(game, holder)
            if unfinished >= limit:
                raise Conflict(
                    "too_many_games",
                    f"a guest may have {limit} unfinished games here: finish or delete one first",
                    limit=limit,
                )

    async def _unfinished(self, game: str, creator: Holder) -> bool:
        """Whether a game counts; one that is over is loaded once."""
        if game in self._finished:
            return False
        try:
            table = await self.lobby.table(game)
        except Refusal as refusal:
            if refusal.code == "store_unavailable":
                raise
            return False  # deleted meanwhile, or it cannot be read
        if table.now.over or table.setup.source == "file":
            self._finished[game] = None
            if len(self._finished) > MOST_FINISHED:
                self._finished.popitem(last=False)
            return False
        return table.seats.creator == creator

    # What the operator sees

    @property
    def blocks(self) -> list[Block]:
        """Everybody who is kept out."""
        return [
            Block(kind, whom, order.text, order.until)
            for kind in get_args(BlockKind)
            for whom, order in self.orders.under(f"block {kind} ").items()
        ]

    @property
    def passes(self) -> Mapping[str, Order]:
        """The passes that hold, by the beginning of their hashes; the text says for whom."""
        return {key[:PASS_ID]: order for key, order in self.orders.under("pass ").items()}

    @property
    def aside(self) -> Mapping[str, str]:
        """The games that are put aside, and why."""
        return {game: aside_reason(order.text) for game, order in self.orders.under(ASIDE).items()}

    def aside_reason(self, game: str) -> str | None:
        """Why a game is put aside, or None if it is not."""
        text = self.orders.get(ASIDE + game)
        return None if text is None else aside_reason(text)

    # What the operator does

    async def end(self, game: str) -> None:
        """Remove a game for good; everybody at it is told. Raises `NotFound`."""
        await self.lobby.remove(game)
        _log("end", game)

    async def put_aside(self, game: str, reason: str) -> None:
        """Put a game aside: nobody plays in it until it is released. Raises `NotFound`."""
        await answered(self.lobby.store.game(game))
        why = PutAside("", "", reason, await answered(self.lobby.store.time()))
        await answered(self.orders.set(ASIDE + game, why.text()))
        _log("quarantine", game, reason)

    async def release(self, game: str) -> None:
        """Let a game that was put aside go on. Raises `NotFound`."""
        if not await answered(self.orders.lift(ASIDE + game)):
            raise NotFound("unknown_game", f"game {game!r} is not put aside", game=game)
        _log("release", game)

    async def renew_invitations(self, game: str) -> None:
        """Invalidate the links to a table that were handed out before. Raises `NotFound`."""
        await (await self.lobby.table(game)).renew_codes()
        _log("invitations", game)

    async def block(self, kind: BlockKind, whom: str, seconds: float | None, reason: str) -> Block:
        """Keep an address or a guest out for a time, or until it is lifted; open streams end."""
        until = None if seconds is None else await answered(self.lobby.store.time()) + seconds
        await answered(self.orders.set(f"block {kind} {whom}", reason, until))
        _log("block", f"{kind} {whom}", reason, until)
        return Block(kind, whom, reason, until)

    async def unblock(self, kind: BlockKind, whom: str) -> None:
        """Let somebody in again. Raises `NotFound`."""
        if not await answered(self.orders.lift(f"block {kind} {whom}")):
            raise NotFound("not_found", f"the {kind} {whom} is not blocked")
        _log("unblock", f"{kind} {whom}")

    async def turn(self, switch: Switch, *, on: bool) -> None:
        """Turn a switch on or off."""
        key = f"switch {switch}"
        await answered(self.orders.set(key, "on") if on else self.orders.lift(key))
        _log("switch", switch, "on" if on else "off")

    async def limit_games(self, limit: int | None) -> None:
        """Limit the unfinished games of a guest, from 1 to `MOST_GAMES`; None lifts the limit."""
        key = "limit games"
        await answered(self.orders.lift(key) if limit is None else self.orders.set(key, str(limit)))
        _log("limit", "games", "none" if limit is None else str(limit))

    async def make_pass(self, label: str, seconds: float | None) -> str:
        """A new pass: whoever has it can set up games in an invite-only house. It is shown only once."""
        code = random_letters(PASS_LENGTH)
        until = None if seconds is None else await answered(self.lobby.store.time()) + seconds
        await answered(self.orders.set(f"pass {_hashed(code)}", label, until))
        _log("pass", _hashed(code)[:PASS_ID], label, until)
        return code

    async def withdraw_pass(self, id: str) -> None:
        """Withdraw a pass. Raises `NotFound`."""
        for key in self.orders.under("pass "):
            if key[:PASS_ID] == id:
                await answered(self.orders.lift(f"pass {key}"))
                _log("withdraw", f"pass {id}")
                return
        raise NotFound("not_found", f"there is no pass {id!r}")

    # Internals

    def _block(self, kind: BlockKind, whom: str) -> Block | None:
        order = self.orders.find(f"block {kind} {whom}")
        return None if order is None else Block(kind, whom, order.text, order.until)

    def _changed(self, before: Mapping[str, Order], after: Mapping[str, Order]) -> None:
        """End the streams of those who are kept out from now on."""
        if any(key.startswith("block ") for key in after.keys() - before.keys()):
            for table in self.lobby.tables:
                table.channel.end(self._kept_out)

    def _kept_out(self, listener: Listener) -> bool:
        return self.block_on(listener.address, listener.guest) is not None


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()[:32]


def _log(act: str, what: str, why: str = "", until: float | None = None) -> None:
    """Log an act in one line, at a level that is shown by default."""
    why = " ".join(why.split())
    ends = "" if until is None else f" until {datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"
    logger.warning(
        "admin: %s %s%s%s",
        act,
        what,
        ends,
        f": {why}" if why else "",
        extra={"who": "admin", "act": act, "what": what, "why": why, "until": until},
    )
