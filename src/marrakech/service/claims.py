"""Back to one's seat from another browser: whoever says "I am Ana" is let in by somebody seated.

A claim is a lease in the store (`store.sharing`), so every process knows it, and it lapses by itself:

    claim GAME SEAT HOLDER CLIENT    owned by the claim's id, for `CLAIM_LASTS` seconds
    refused GAME WHO                 for `REFUSED` seconds, by holder and by client

Nothing changes hands before somebody has agreed: the host, or whoever holds the seat in the browser of
before; any other player once the claim is a minute old and the host is away or is the one who is claimed to
be back. Every claim is shown to everybody at the table. After the end of a game its seats can be claimed too:
whoever sits there is asked for another game.
"""

import hashlib
from typing import TYPE_CHECKING

from marrakech.kernel.state import Player
from marrakech.service.channel import ClaimAnswer, SeatClaim, SeatClaims
from marrakech.service.codes import random_letters
from marrakech.service.errors import Conflict, NotAllowed, NotFound, TooMany, as_player, none_there
from marrakech.service.stored import answered
from marrakech.service.table import LiveTable
from marrakech.store.base import Holder
from marrakech.store.sharing import Shared

if TYPE_CHECKING:
    from marrakech.service.lobby import Lobby

CLAIM_LASTS = 600.0
"""Seconds after which a claim that nobody answered lapses."""
OTHERS_AFTER = 60.0
"""Seconds after which others may answer for a host who is away."""
REFUSED = 120.0
"""Seconds after a refusal in which neither the guest nor the address may claim again."""
MOST_OPEN = 6
"""The most open claims of one game."""
CLAIM_LETTERS = 10
CLAIM, REFUSAL = "claim ", "refused "


class Claims:
    """The claims to the seats of a lobby's games."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby = lobby

    async def ask(self, game: str, seat: Player, holder: Holder, client: str) -> SeatClaim:
        """Say that a seat is one's own. A new claim of the same guest takes the place of the former."""
        table = await self._lobby.table(game)
        check_claimable(table, seat, holder)
        if self._lobby.fleet is None:
            await answered(self._shared.forget((CLAIM, REFUSAL)))  # else a round does it
        wait = await self._refused_for(game, holder, client)
        if wait > 0:
            raise TooMany(
                "claim_refused",
                f"somebody at the table said no: ask again in {wait:.0f} s",
                retry_after=round(wait),
            )
        claims = await self._leases(game)
        former = [key for key in claims if _holder(key) == holder]
        mine = next((key for key in former if _seat(key) == seat), None)
        if mine is None:
            if len(claims) - len(former) >= MOST_OPEN:
                raise TooMany(
                    "too_many_requests",
                    "too many ask for seats of this table: wait until somebody has answered",
                    retry_after=int(OTHERS_AFTER),
                )
            for key in former:
                await self._drop(key, claims[key].id)
            mine = f"{CLAIM}{game} {seat} {holder.hex()} {_address(client)}"
            await answered(self._shared.claim(mine, random_letters(CLAIM_LETTERS), CLAIM_LASTS))
        await self._changed(table)
        asked = (await self._leases(game)).get(mine)
        for one in table.claims:
            if asked is not None and one.id == asked.id:
                return one
        raise claim_gone()  # somebody was quicker to answer than this one to ask

    async def withdraw(self, game: str, holder: Holder | None) -> None:
        """Take back one's claim, if there is one."""
        table = await self._lobby.table(game)
        for key, claim in (await self._leases(game)).items():
            if _holder(key) == holder:
                await self._drop(key, claim.id)
        await self._changed(table)

    async def answer(self, game: str, id: str, holder: Holder | None, *, yes: bool) -> None:
        """Let somebody in, or not; for those seated. The first answer counts."""
        table = await self._lobby.table(game)
        found = {claim.id: key for key, claim in (await self._leases(game)).items()}
        if id not in found:
            raise claim_gone()
        key = found[id]
        seat, claimant = _seat(key), _holder(key)
        age = CLAIM_LASTS - (await answered(self._shared.remaining(key))).get(key, 0.0)
        check_may_answer(table, seat, holder, age)
        if yes:
            check_claimable(table, seat, claimant)
            await table.move(seat, claimant)
        else:
            for who in (claimant.hex(), key.rpartition(" ")[2]):
                await answered(self._shared.claim(f"{REFUSAL}{game} {who}", id, REFUSED))
        await self._drop(key, id)
        await self._changed(table, ClaimAnswer(id, seat, yes))

    async def refresh(self, table: LiveTable) -> bool:
        """Reread the claims to a game; whether they have changed."""
        now = self._lobby.now()
        left = await answered(self._shared.remaining(f"{CLAIM}{table.id} "))
        found = tuple(
            sorted(
                (
                    SeatClaim(claim.id, claim.seat, now + left[key])
                    for key, claim in (await self._leases(table.id)).items()
                    if key in left
                ),
                key=lambda claim: claim.until,
            )
        )
        same = [claim.id for claim in found] == [claim.id for claim in table.claims]
        table.claims = found
        return not same

    async def heard(self, game: str, told: ClaimAnswer | None) -> None:
        """Another process says that the claims to a game have changed."""
        table = self._lobby.live(game)
        if table is not None:
            await self.refresh(table)
            _publish(table, told)

    @property
    def _shared(self) -> Shared:
        return self._lobby.store.shared

    async def _changed(self, table: LiveTable, told: ClaimAnswer | None = None) -> None:
        await self.refresh(table)
        _publish(table, told)
        if self._lobby.fleet is not None:
            await self._lobby.fleet.tell(table.id, claims=True, answer=told)

    async def _leases(self, game: str) -> dict[str, SeatClaim]:
        """The open claims to a game by their keys."""
        owners = await answered(self._shared.owners(f"{CLAIM}{game} "))
        return {key: SeatClaim(id, _seat(key), 0.0) for key, id in owners.items()}

    async def _drop(self, key: str, id: str) -> None:
        await answered(self._shared.release(key, id))

    async def _refused_for(self, game: str, holder: Holder, client: str) -> float:
        """Seconds for which a guest or an address may not claim again."""
        left = await answered(self._shared.remaining(f"{REFUSAL}{game} "))
        names = (holder.hex(), _address(client))
        return max(0.0, *(left.get(f"{REFUSAL}{game} {name}", 0.0) for name in names))


def claim_gone() -> Conflict:
    """The refusal of whatever comes after an answer."""
    return Conflict("claim_gone", "this question was answered already, or nobody asks any more")


def check_claimable(table: LiveTable, seat: Player, holder: Holder) -> None:
    """Refuse a claim that cannot be granted, whoever agrees."""
    seats, now = table.seats, table.now
    table.check_playing()
    if table.setup.source == "file" or now.replaced is not None:
        raise Conflict("cannot_claim", "nobody plays at this table")
    if table.setup.by_hand:
        # One seat elsewhere would tear the table apart; the return link brings all of them.
        raise Conflict("by_hand", "a game at a real table is entered at one device, for all its seats")
    if seat >= table.setup.players:
        raise NotFound("not_found", none_there(seat, table.setup.players))
    if now.is_bot(seat) or now.resigned[seat] or not (now.joined(seat) or seats.kept(seat)):
        raise Conflict("cannot_claim", f"nobody who played as {as_player(seat)} is away", seat=seat)
    if seats.of(holder):
        raise Conflict("cannot_claim", "you sit at this table already", yours=seats.of(holder))


def check_may_answer(table: LiveTable, seat: Player, holder: Holder | None, age: float) -> None:
    """Refuse the answer of somebody who is not asked, or not yet."""
    seats = table.seats
    mine = seats.of(holder)
    if seats.is_host(holder) or seat in mine:
        return
    if not mine:
        raise NotAllowed("not_your_seat", "only those seated can let somebody in", yours=[])
    if seat not in seats.host_seats and host_present(table):
        raise NotAllowed("not_your_seat", "whoever set up the table is here, and is asked", yours=mine)
    if age < OTHERS_AFTER:
        wait = OTHERS_AFTER - age
        raise Conflict(
            "cannot_claim", f"the host is away: you are asked in {wait:.0f} s", retry_after=round(wait)
        )


def host_present(table: LiveTable) -> bool:
    """Whether whoever set up the table is at it."""
    seats = table.seats
    if not seats.host_seats:
        return table.channel.present(seats.creator)
    present = table.presence.by_seat()
    return any(present[seat] for seat in seats.host_seats)


def _publish(table: LiveTable, told: ClaimAnswer | None) -> None:
    if told is not None:
        table.channel.publish(told)
    table.channel.publish(SeatClaims(table.claims))


def _seat(key: str) -> Player:
    return int(key.split(" ")[2])


def _holder(key: str) -> Holder:
    return bytes.fromhex(key.split(" ")[3])


def _address(client: str) -> str:
    """An address in a key: without blanks, and of no use to whoever reads the store."""
    return hashlib.sha256(client.encode()).hexdigest()[:16]
