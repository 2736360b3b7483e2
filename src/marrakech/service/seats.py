"""Who may play which seat of a game, and the codes by which others get that right."""

from collections.abc import Callable, Sequence

from marrakech.kernel.state import Player
from marrakech.service import log
from marrakech.service.codes import Codes, OldCodes, same
from marrakech.service.errors import Conflict, NotAllowed, NotFound, as_player
from marrakech.service.fairdice import FairDice
from marrakech.service.snapshots import Setup, Snapshot
from marrakech.store import StoredGame
from marrakech.store.base import Holder

MOST_SEATS = 4
"""Keys of holders are the seat, plus a multiple of this for each further device and later person."""


class Seats:
    """The seats of a game and their holders. `past` ends with the game as it stands."""

    def __init__(
        self, setup: Setup, past: Sequence[Snapshot], stored: StoredGame, dice: FairDice
    ) -> None:
        self.setup = setup
        self.creator = stored.creator
        self.codes = Codes(stored.code_secret, stored.id)
        self.claims: dict[int, Holder] = dict(stored.holders)
        """Everybody who ever held a seat, by key."""
        self._past = past
        plan = setup.plan
        # The dice of a seed or of another game are known to others: such a game never had codes to honour.
        old = plan.format < log.CODES_OF_THEIR_OWN and plan.origin is None and stored.source == "play"
        self._old_codes = OldCodes(dice) if old else None

    @property
    def now(self) -> Snapshot:
        """The game as it stands."""
        return self._past[-1]

    # Holders

    @property
    def holders(self) -> dict[int, Holder]:
        """Who may play, by key: the seat itself, or another for a further device or a later person."""
        first = self.now.keys
        return {key: one for key, one in self.claims.items() if key >= first[key % MOST_SEATS]}

    def of(self, holder: Holder | None) -> list[Player]:
        """The seats that a holder may play."""
        return sorted({key % MOST_SEATS for key, one in self.holders.items() if one == holder})

    def moved_from(self, holder: Holder | None) -> list[Player]:
        """The seats that somebody held here, and plays in another browser now."""
        now = self.now
        return sorted(
            {
                key % MOST_SEATS
                for key, one in self.claims.items()
                if one == holder and now.firsts[key % MOST_SEATS] <= key < now.keys[key % MOST_SEATS]
            }
            - set(self.of(holder))
        )

    def held_by(self, seat: Player) -> list[Holder]:
        """Those who may play a seat: one for each device."""
        return [one for key, one in self.holders.items() if key % MOST_SEATS == seat]

    def next_key(self, seat: Player) -> int:
        """The key for the next holder of a seat."""
        return max((key + MOST_SEATS for key in self._keys(seat)), default=seat)

    def _keys(self, seat: Player) -> list[int]:
        """All keys that a seat ever had."""
        return [key for key in self.claims if key % MOST_SEATS == seat]

    @property
    def free(self) -> list[Player]:
        """The seats where nobody sits."""
        return [seat for seat in range(self.setup.players) if not self.now.joined(seat)]

    def check_seat(self, seat: Player, holder: Holder | None) -> None:
        """Refuse whoever may not play a seat."""
        mine = self.of(holder)
        if seat not in mine:
            yours = " and ".join(map(as_player, mine))
            has = f"you are {yours}" if mine else "you hold no seat: you may watch"
            raise NotAllowed("not_your_seat", f"you are not {as_player(seat)}: {has}", yours=mine)

    def check_all(self, holder: Holder | None) -> None:
        """Refuse whoever may not play every person's seat of a game at one device: all agree by being there."""
        people = [seat for seat, plan in enumerate(self.setup.plan.seats) if plan.kind == "person"]
        if self.setup.one_device and not set(people) <= set(self.of(holder)):
            raise NotAllowed(
                "not_your_seat",
                "only at the device where all people sit choices are taken back",
                yours=self.of(holder),
            )

    @property
    def host_seats(self) -> list[Player]:
        """The seats of whoever set up the table, wherever that person plays now."""
        return [seat for seat in range(self.setup.players) if self.claims.get(seat) == self.creator]

    def is_host(self, holder: Holder | None) -> bool:
        """Whether somebody set up the table; a seat that has moved to another browser took that along."""
        if holder is None:
            return False
        if not self.host_seats:
            return holder == self.creator
        return any(holder in self.held_by(seat) for seat in self.host_seats)

    def check_host(self, holder: Holder | None) -> None:
        """Refuse all but whoever set up the table."""
        if not self.is_host(holder):
            raise NotAllowed("not_your_seat", "only whoever set up the table decides this")

    def check_open(self) -> None:
        """Refuse to change seats once the game has begun."""
        if self.now.started or self.now.replaced is not None:
            raise Conflict("game_started", "the game has begun: seats stay as they are")

    def kept(self, seat: Player) -> str:
        """For whom a free seat of a rematch is kept, or nothing."""
        return "" if self.now.joined(seat) else self.setup.plan.seats[seat].asked

    @property
    def open_seats(self) -> list[Player]:
        """The free seats that are kept for nobody."""
        return [seat for seat in self.free if not self.kept(seat)]

    def faces(self, but: Player) -> dict[Player, log.Figure | None]:
        """The faces of the other seats that somebody sits in or is awaited at."""
        return {
            seat: self.now.figures[seat]
            for seat in range(self.setup.players)
            if seat != but and (self.now.joined(seat) or self.kept(seat))
        }

    # Codes

    def invitations(self, holder: Holder | None) -> dict[Player, str]:
        """The codes of the free seats, for the creator of the game."""
        if not self.is_host(holder) or self.setup.source == "file":
            return {}
        seats = self.open_seats
        return {seat: self.codes.invitation(seat, self.now.renewals[seat]) for seat in seats}

    def table_code(self, holder: Holder | None) -> str | None:
        """The code of the link to the table, for those seated, while seats are free."""
        if self.setup.source == "file" or self.now.started:
            return None
        return self._table_code() if self.is_host(holder) or self.of(holder) else None

    def return_code(self, holder: Holder | None) -> str | None:
        """The code by which the host comes back from another browser, for the host alone."""
        if self.setup.source == "file" or not self.host_seats or not self.is_host(holder):
            return None
        return self._return_code()

    def is_return_code(self, code: str) -> bool:
        """Whether a code brings the host back."""
        return bool(self.host_seats) and same(self._return_code(), code)

    def device_code(self, seat: Player, holder: Holder | None) -> str:
        """A single-use code that lets one more device play a seat of the holder."""
        self.check_seat(seat, holder)
        if self.setup.by_hand:
            raise Conflict("by_hand", "a game at a real table is entered at one device")
        return self._device_code(seat)

    @property
    def rematch_ids(self) -> list[str]:
        """The ids that the game's rematch may have: its own, and one from before codes had a secret."""
        old = [] if self._old_codes is None else [self._old_codes.rematch(self.setup.game)]
        return [self.codes.rematch(), *old]

    def free_seat(self, code: str, holder: Holder | None = None) -> Player | None:
        """The seat that a code leads to now, None if all are taken; raises `NotFound` for a wrong code.

        Whoever sits here already needs no code: theirs may have been renewed since.
        """
        if self.of(holder):
            return None
        seat = self.invited(code)
        return None if seat is None or self.now.joined(seat) else seat

    def invited(self, invitation: str) -> Player | None:
        """The seat of an invitation; for the link to the table the next free one, None if it is full."""
        if self.setup.source == "play":
            if self.is_table_code(invitation):
                return next(iter(self.open_seats), None)
            for seat, plan in enumerate(self.setup.plan.seats):
                invites = plan.kind == "link" or not self.now.joined(seat)
                if invites and not self.kept(seat) and self._is_invitation(seat, invitation):
                    return seat
        raise NotFound("unknown_invite", "this invitation is not for this game: ask for a new link")

    def is_table_code(self, code: str) -> bool:
        """Whether a code is that of the link to the table."""
        return same(self._table_code(), code) or self._old_code(
            code, OldCodes.table, *self.now.renewals
        )

    def is_device_code(self, seat: Player, code: str) -> bool:
        """Whether a code lets one more device play a seat."""
        renewals, devices = self.now.renewals[seat], len(self._keys(seat))
        return same(self._device_code(seat), code) or self._old_code(
            code, lambda old: old.device(seat, devices), renewals
        )

    def _is_invitation(self, seat: Player, code: str) -> bool:
        renewals = self.now.renewals[seat]
        return same(self.codes.invitation(seat, renewals), code) or self._old_code(
            code, lambda old: old.invitation(seat), renewals
        )

    def _table_code(self) -> str:
        return self.codes.table(sum(self.now.renewals))

    def _return_code(self) -> str:
        return self.codes.back(self.now.renewals[self.host_seats[0]], self.now.returns)

    def _device_code(self, seat: Player) -> str:
        return self.codes.device(seat, self.now.renewals[seat], len(self._keys(seat)))

    def _old_code(self, code: str, of: Callable[[OldCodes], str], *renewals: int) -> bool:
        """Whether it is a code from before the upgrade that still counts.

        It does until it is renewed, and until the game ends: then everybody knows the secret of the dice.
        """
        if self._old_codes is None or self.now.over or any(renewals):
            return False
        return same(of(self._old_codes), code)
