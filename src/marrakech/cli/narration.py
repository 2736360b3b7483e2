"""What happened, in words: 'Idir turned Assam left, rolled 2 (d4 to d6), paid you 3.'"""

from collections.abc import Iterable, Sequence

from marrakech.messages import Person, message
from marrakech.record.game_events import (
    Dealt,
    Drawn,
    Eliminated,
    Ended,
    Event,
    Laid,
    Oriented,
    Paid,
    Turned,
    Walked,
)
from marrakech.record.words import COLOUR_LETTERS, HEADINGS, QUARTER_WORDS, rug_text, square_text


def narrate(events: Iterable[Event], people: Sequence[Person], *, brief: bool = False) -> list[str]:
    """One sentence for each player who did something, in the order of events.

    It can be brief where there is little room: 'Idir: left, 2 to d6, paid you 3, laid d4-e4.'
    """
    clauses: list[tuple[Person, list[str]]] = []
    for event in events:
        if isinstance(event, Ended):
            continue
        who = people[event.player]
        if not clauses or clauses[-1][0] is not who:
            clauses.append((who, []))
        clause = _clause(event, people, brief)
        if clause:
            clauses[-1][1].append(clause)
    return [
        message("narration-sentence", who=who, clauses=", ".join(said), brief=brief)
        for who, said in clauses
        if said
    ]


def _clause(event: Event, people: Sequence[Person], brief: bool) -> str:
    """What was done; what the board shows anyway is left out where it is brief."""
    match event:
        case Oriented():
            turn, heading = QUARTER_WORDS[event.quarter], HEADINGS[event.heading]
            return message("narration-oriented", turn=turn, heading=heading, brief=brief)
        case Turned():
            turn, heading = QUARTER_WORDS[event.quarter], HEADINGS[event.heading]
            return message("narration-turned", turn=turn, heading=heading, brief=brief)
        case Walked():
            return message(
                "narration-walked",
                steps=event.steps,
                start=square_text(event.start),
                to=square_text(event.path[-1].square),
                mosaics=sum(step.left_by is not None for step in event.path),
                brief=brief,
            )
        case Paid():
            return message(
                "narration-paid",
                to=people[event.to],
                paid=event.paid,
                tithe=event.tithe,
                whole=event.paid == event.tithe,
                brief=brief,
            )
        case Eliminated():
            return message("narration-out", who=people[event.player])
        case Laid():
            return message("narration-laid", rug=rug_text(event.place), brief=brief)
        case Dealt() | Drawn() if not brief:
            return message("narration-drew", colour=COLOUR_LETTERS[event.colour])
    return ""
