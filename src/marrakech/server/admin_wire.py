"""The JSON of the operator's routes, beside the types of `service.census` and `service.house`."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakech.server.load import Load
from marrakech.service.house import MOST_GAMES, Block, BlockKind
from marrakech.wire.about import HouseRules

FewWords = Annotated[str, Meta(max_length=200)]
Minutes = Annotated[int, Meta(ge=1, le=5_256_000)]


class AsideRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Why a game is put aside."""

    reason: FewWords = ""


class BlockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to block, and for how many minutes; null until the block is lifted.

    `whom` is an address or the id of a guest; `force` blocks an address that may be the proxy's or your own.
    """

    kind: BlockKind
    whom: Annotated[str, Meta(max_length=64)]
    minutes: Minutes | None = None
    reason: FewWords = ""
    force: bool = False


class UnblockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose block to lift."""

    kind: BlockKind
    whom: Annotated[str, Meta(max_length=64)]


class RulesChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change; what is null or missing stays. A limit of 0 games is no limit."""

    invite_only: bool | None = None
    no_analysis: bool | None = None
    no_play_on: bool | None = None
    games_per_guest: Annotated[int, Meta(ge=0, le=MOST_GAMES)] | None = None


class PassRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a pass is for, and for how many minutes it is valid; null until it is withdrawn."""

    label: FewWords = ""
    minutes: Minutes | None = None


class NewPass(Struct, frozen=True):
    """A new pass, whose code is shown only this once."""

    code: str


class PassSeen(Struct, frozen=True):
    """A valid pass; `until` is in seconds since 1970."""

    id: str
    label: str
    until: float | None


class AsideSeen(Struct, frozen=True):
    """A game that is put aside."""

    game: str
    reason: str


class Overview(Struct, frozen=True):
    """The processes and the operator's decisions in force; times are seconds since 1970."""

    processes: list[Load]
    rules: HouseRules
    blocks: list[Block]
    passes: list[PassSeen]
    aside: list[AsideSeen]
