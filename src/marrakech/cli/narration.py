"""What happened, in words: 'Idir turned Assam left, rolled 2 (d4 to d6), paid you 3.'"""

from collections.abc import Iterable, Sequence

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
from marrakech.record.words import COLOURS, HEADINGS, QUARTER_WORDS, rug_text, square_text


def narrate(events: Iterable[Event], names: Sequence[str], *, brief: bool = False) -> list[str]:
    """One sentence for each player who did something, in the order of events.

    It can be brief where there is little room: 'Idir: left, 2 to d6, paid you 3, laid d4-e4.'
    """
    clauses: list[tuple[int, list[str]]] = []
    for event in events:
        if isinstance(event, Ended):
            continue
        if not clauses or clauses[-1][0] != event.player:
            clauses.append((event.player, []))
        clause = _brief_clause(event, names) if brief else _clause(event, names)
        if clause:
            clauses[-1][1].append(clause)
    after = ":" if brief else ""
    return [f"{names[who]}{after} {', '.join(said)}." for who, said in clauses if said]


def _clause(event: Event, names: Sequence[str]) -> str:
    if isinstance(event, Oriented):
        if QUARTER_WORDS[event.quarter] == "ahead":
            return f"kept Assam heading {HEADINGS[event.heading]}"
        return f"turned Assam {QUARTER_WORDS[event.quarter]}"
    if isinstance(event, Turned):
        if QUARTER_WORDS[event.quarter] == "ahead":
            return f"left Assam heading {HEADINGS[event.heading]}"
        return f"turned Assam {QUARTER_WORDS[event.quarter]} to the {HEADINGS[event.heading]}"
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


def _brief_clause(event: Event, names: Sequence[str]) -> str:
    """A clause in as few words as possible; what the board shows anyway is left out."""
    if isinstance(event, Oriented):
        return QUARTER_WORDS[event.quarter]
    if isinstance(event, Walked):
        return f"{event.steps} to {square_text(event.path[-1].square)}"
    if isinstance(event, Turned):
        return f"turned {QUARTER_WORDS[event.quarter]}"
    if isinstance(event, Paid):
        part = "" if event.paid == event.tithe else f" of {event.tithe}"
        return f"paid {_object(names[event.to])} {event.paid}{part}"
    return "" if isinstance(event, Dealt | Drawn) else _clause(event, names)


def with_article(word: str) -> str:
    """A word after its article: 'a Henna', 'an Indigo'."""
    return f"an {word}" if word[0] in "AEIO" else f"a {word}"


def _way(event: Walked) -> str:
    squares = f"{square_text(event.start)} to {square_text(event.path[-1].square)}"
    mosaics = sum(step.left_by is not None for step in event.path)
    return squares + ("" if not mosaics else ", round a mosaic" if mosaics == 1 else ", round mosaics")


def _object(name: str) -> str:
    return "you" if name == "You" else name
