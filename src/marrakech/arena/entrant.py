"""A bot as it is entered in a match.

greedy                          a bot by name or level
master@0.1s  master@2000n       with its own limits: seconds or nodes per decision
master:FILE                     the master with other weights
mybot.py:Cautious               a bot of one's own in a file of Python
cmd:"python mybot.py"           a program that speaks the line protocol (docs/protocol.md)
mine=cmd:"python mybot.py"      the same under another name
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Final, Self

from marrakech.arena.errors import EntrantError
from marrakech.engine.bot import Limits
from marrakech.engine.errors import EngineError
from marrakech.engine.ladder import BotKind
from marrakech.protocol.child import split_command
from marrakech.protocol.programs import OwnName, find_any_bot

LONGEST_LABEL: Final = 40

_LABEL = re.compile(r"([\w][\w .+-]*)=(.+)", re.S)
_LIMIT = re.compile(r"(.+)@([0-9]+(?:\.[0-9]+)?)(s|n)", re.S)
_INTERPRETERS = ("python", "pypy", "node", "ruby", "perl", "java", "bash", "sh")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A name in the tables, what plays under it, and its limits for a decision."""

    label: str
    bot: str
    """See `protocol.programs.find_any_bot`."""
    seconds: float | None = None
    nodes: int | None = None

    @classmethod
    def parse(cls, text: object, limits: Limits | None = None) -> Self:
        """Parse an entrant, or enter a bot of one's own; `limits` apply if it names none of its own.

        >>> Entrant.parse("rug-king=greedy@0.5s")
        Entrant(label='rug-king', bot='greedy', seconds=0.5, nodes=None)
        """
        if not isinstance(text, str):
            return cls._of_own(text, limits)
        label, bot = None, text.strip()
        if found := _LABEL.fullmatch(bot):
            label, bot = found[1].strip(), found[2].strip()
        seconds = None if limits is None else limits.seconds
        nodes = None if limits is None else limits.nodes
        own = ""
        if found := _LIMIT.fullmatch(bot):
            bot, own = found[1].strip(), f"@{found[2]}{found[3]}"
            seconds = float(found[2]) if found[3] == "s" else None
            nodes = int(float(found[2])) if found[3] == "n" else None
        try:
            kind = find_any_bot(bot)
        except EngineError as error:
            raise EntrantError(f"{text!r} cannot be entered: {error}") from None
        named = label or (_program(split_command(kind.command)) if kind.command else bot) + own
        return cls(named[:LONGEST_LABEL], bot, seconds, nodes)

    @classmethod
    def _of_own(cls, own: object, limits: Limits | None) -> Self:
        """An object with `choose(position)`, or a callable of a position."""
        try:
            find_any_bot(own)
        except EngineError as error:
            raise EntrantError(str(error)) from None
        name = OwnName(own)
        seconds, nodes = (None, None) if limits is None else (limits.seconds, limits.nodes)
        return cls(str(name)[:LONGEST_LABEL], name, seconds, nodes)

    @property
    def own(self) -> bool:
        """Whether it is an object of this process."""
        return isinstance(self.bot, OwnName)

    @property
    def kind(self) -> BotKind:
        """What plays."""
        return find_any_bot(self.bot)

    @property
    def limits(self) -> Limits:
        """The limits of a decision."""
        return Limits(self.seconds, self.nodes)


def parse_entrants(texts: Sequence[object], limits: Limits | None = None) -> tuple[Entrant, ...]:
    """Entrants with unique labels, e.g. 'greedy' and 'greedy (2)'."""
    found: list[Entrant] = []
    for text in texts:
        entrant = Entrant.parse(text, limits)
        label, copy = entrant.label, 1
        while any(label == other.label for other in found):
            copy += 1
            label = f"{entrant.label} ({copy})"
        found.append(replace(entrant, label=label))
    return tuple(found)


def _program(words: Sequence[str]) -> str:
    """A short name for a command, e.g. 'mybot' for 'python -u mybot.py --deep'."""
    first = PurePath(words[0]).stem
    if first.rstrip("0123456789.").startswith(_INTERPRETERS):
        for word in words[1:]:
            if not word.startswith("-"):
                return PurePath(word).stem or first
    return first
