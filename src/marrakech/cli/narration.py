"""What happened, in words: 'Idir turned Assam left, rolled 2 (d4 to d6), paid you 3.'"""

from collections.abc import Iterable, Sequence

from marrakech.record.moves import (
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
from marrakech.record.words import COLOURS, HEADINGS, TURNS, rug_text, square_text


def narrate(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """One sentence for each player who did something, in the order of events."""
    clauses: list[tuple[int, list[str]]] = []
    for event in events:
        if isinstance(event, Ended):
            continue
        if not clauses or clauses[-1][0] != event.player:
            clauses.append((event.player, []))
        clauses[-1][1].append(_clause(event, names))
    return [f"{names[who]} {', '.join(said)}." for who, said in clauses]


def _clause(event: Event, names: Sequence[str]) -> str:
    if isinstance(event, Oriented):
        if TURNS[event.turn] == "ahead":
            return f"kept Assam heading {HEADINGS[event.heading]}"
        return f"turned Assam {TURNS[event.turn]}"
    if isinstance(event, Turned):
        if TURNS[event.turn] == "ahead":
            return f"left Assam heading {HEADINGS[event.heading]}"
        return f"turned Assam {TURNS[event.turn]} to the {HEADINGS[event.heading]}"
    if isinstance(event, Walked):
        return f"rolled {event.steps} ({_way(event)})"
    if isinstance(event, Paid):
        part = "" if event.paid == event.tithe else f" of the {event.tithe} due"
        return f"paid {_object(names[event.to])} {event.paid}{part}"
    if isinstance(event, Eliminated):
        return f"and {'are' if names[event.player] == 'You' else 'is'} out"
    if isinstance(event, Laid):
        return f"laid {rug_text(event.place)}"
    if isinstance(event, Dealt | Drawn):
        return f"drew {with_article(COLOURS[event.colour])} rug"
    return ""


def with_article(word: str) -> str:
    """A word after its article: 'a Henna', 'an Indigo'."""
    return f"an {word}" if word[0] in "AI" else f"a {word}"


def _way(event: Walked) -> str:
    squares = f"{square_text(event.start)} to {square_text(event.path[-1].square)}"
    mosaics = sum(step.left_by is not None for step in event.path)
    return squares + ("" if not mosaics else ", round a mosaic" if mosaics == 1 else ", round mosaics")


def _object(name: str) -> str:
    return "you" if name == "You" else name
