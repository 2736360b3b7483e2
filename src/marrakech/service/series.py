"""The score of a group that plays again and again.

It is carried from game to game: the set-up of a rematch holds what was won before it, so that nothing has to be
looked up, an old game may be deleted, and it does not matter in which browsers the members sit. A group has at
least two people; bots at its table are members too.
"""

from typing import cast

from msgspec.structs import replace

from marrakech.kernel.state import own_colours
from marrakech.record.words import COLOUR_LETTERS
from marrakech.service import log
from marrakech.service.gamelog import GameLog
from marrakech.service.snapshots import Snapshot

BANDS = 24
"""Games whose winners are kept one by one; of older ones only the numbers are."""


def group_score(played: GameLog, then: Snapshot | None = None) -> log.SeriesPlan | None:
    """The score of the group at a table, with this game once it is over; None for one person alone."""
    if played.setup.source == "file" or played.setup.plan.resumed is not None:
        return None
    now = then or played.now
    people = [seat for seat in range(played.setup.players) if not now.is_bot(seat)]
    if len(people) < 2:
        return None
    before = _seated(played, now)
    if not now.over:
        return before
    won = [before.seats[one.player] for one in now.node.ranking() if one.rank == 1]
    members = [
        replace(member, wins=member.wins + (index in won))
        for index, member in enumerate(before.members)
    ]
    return replace(
        before,
        games=before.games + 1,
        members=members,
        winners=[*before.winners, sorted(won)][-BANDS:],
    )


def carried(played: GameLog, seats: list[int]) -> log.SeriesPlan | None:
    """The score that a rematch begins with, whose seats are those of the game before."""
    total = group_score(played)
    return None if total is None else replace(total, seats=[total.seats[seat] for seat in seats])


def _seated(played: GameLog, now: Snapshot) -> log.SeriesPlan:
    """The score before this game, with everybody at the table a member."""
    plan = played.setup.plan
    before = plan.series or log.SeriesPlan(played.setup.created, 0, [], [], [])
    members, seats = list(before.members), []
    for seat in range(played.setup.players):
        index = before.seats[seat] if plan.series is not None else len(members)
        if plan.series is not None and now.is_bot(seat) != (plan.seats[seat].kind == "bot"):
            index = len(members)  # a bot plays for somebody who did not come
        colour = COLOUR_LETTERS[own_colours(played.setup.rules.rules, seat)[0]]
        wins = members[index].wins if index < len(members) else 0
        name = now.names[seat] or plan.seats[seat].asked
        member = log.Member(name, cast(log.ColourLetter, colour), now.figures[seat], wins)
        members[index : index + 1] = [member]
        seats.append(index)
    return replace(before, members=members, seats=seats)
