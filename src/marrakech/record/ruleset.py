"""The rules of one game: a printing, the number of players and the switches over it."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Final, Self, SupportsIndex, TypedDict, cast

from marrakech.kernel import state
from marrakech.kernel.printings import DEFAULT_PRINTING, PRINTINGS, Printing
from marrakech.record.checked import integer, items, switch, text
from marrakech.record.errors import RulesetError
from marrakech.record.sealed import sealed
from marrakech.record.words import SWITCHES

EVERY_RULE: Final = state.PLAYERS_MASK | sum(SWITCHES.values())
SWITCH_WORDS: Final = "a tuple of switches such as ('end-turn',)"


class Switches(TypedDict, total=False):
    """What may be switched over a printing; see `Ruleset.of`."""

    one_colour: bool
    elimination: bool | None
    end_turn: bool
    keep_heading: bool
    cover_own: bool


@sealed
@dataclass(frozen=True, slots=True)
class Ruleset:
    """A combination that a printing allows; made by `Ruleset.of`, which checks it.

    >>> Ruleset.of("fr60", players=3, end_turn=True).rules == 3 | state.ELIMINATION | state.END_TURN
    True
    """

    printing: Printing
    players: int
    one_colour: bool
    elimination: bool
    end_turn: bool
    keep_heading: bool
    cover_own: bool

    @classmethod
    def of(
        cls,
        printing: str = DEFAULT_PRINTING,
        players: SupportsIndex = 4,
        *,
        one_colour: bool = False,
        elimination: bool | None = None,
        end_turn: bool = False,
        keep_heading: bool = False,
        cover_own: bool = False,
    ) -> Self:
        """The rules of a printing with the given options and house rules.

        `elimination=None` keeps what the printing says. Raises `RulesetError`, naming the choices, for
        what the printing does not allow.
        """
        players = integer(players, "a number of players: 2, 3 or 4")
        one_colour, end_turn, keep_heading, cover_own = (
            switch(one_colour, "one_colour"),
            switch(end_turn, "end_turn"),
            switch(keep_heading, "keep_heading"),
            switch(cover_own, "cover_own"),
        )
        if text(printing, "the id of a printing such as 'en2021'") not in PRINTINGS:
            raise RulesetError(
                f"unknown printing {printing!r}; the choices are {', '.join(PRINTINGS)}", "printing"
            )
        sheet = PRINTINGS[printing]
        if players not in (2, 3, 4):
            raise RulesetError(f"{players} players cannot play; the choices are 2, 3 or 4", "players")
        if one_colour and players != 2:
            raise RulesetError(
                f"one colour each is a set-up for two players, not for {players}: with three or four "
                "every player has one colour anyway",
                "one-colour",
            )
        if one_colour and "one_colour" not in sheet.two_players:
            offering = [p.id for p in PRINTINGS.values() if "one_colour" in p.two_players]
            raise RulesetError(
                f"{printing} gives two players two colours each; one colour each is offered by "
                f"{', '.join(offering)}",
                "one-colour",
            )
        if end_turn and not sheet.variant:
            offering = [p.id for p in PRINTINGS.values() if p.variant]
            raise RulesetError(
                f"{printing} has no variant with the turn at the end; it is offered "
                f"by {', '.join(offering)}",
                "end-turn",
            )
        if keep_heading and not end_turn:
            raise RulesetError(
                "keeping the heading is a house rule of the variant with the turn at the end; "
                "ask for end_turn as well, or leave keep_heading out",
                "keep-heading",
            )
        return cls(
            printing=sheet,
            players=players,
            one_colour=one_colour,
            elimination=sheet.elimination
            if elimination is None
            else switch(elimination, "elimination"),
            end_turn=end_turn,
            keep_heading=keep_heading,
            cover_own=cover_own,
        )

    @property
    def rules(self) -> state.Rules:
        """The kernel's encoding: the number of players with a bit for each switch."""
        return (
            self.players
            | state.ONE_COLOUR * self.one_colour
            | state.ELIMINATION * self.elimination
            | state.END_TURN * self.end_turn
            | state.KEEP_HEADING * self.keep_heading
            | state.COVER_OWN * self.cover_own
        )

    @property
    def switches(self) -> tuple[str, ...]:
        """The differences from the printing, as a game file writes them, e.g. ('end-turn',)."""
        words = []
        if self.one_colour:
            words.append("one-colour")
        if self.elimination != self.printing.elimination:
            words.append("elimination" if self.elimination else "no-elimination")
        if self.end_turn:
            words.append("end-turn")
        if self.keep_heading:
            words.append("keep-heading")
        if self.cover_own:
            words.append("cover-own")
        return tuple(words)

    @classmethod
    def of_rules(cls, rules: SupportsIndex, printing: str | None = None) -> Self:
        """The ruleset for the kernel's rules; by default of the first printing that allows them.

        >>> Ruleset.of_rules(2 | state.ONE_COLOUR).printing.id
        'fr57'
        """
        rules = integer(rules, "the number of rules, such as Ruleset.of(players=2).rules")
        if rules < 0 or rules & ~EVERY_RULE:
            raise RulesetError(f"{rules} is no number of rules; take that of a ruleset", "rules")
        errors = []
        for name in PRINTINGS if printing is None else (printing,):
            try:
                given = {word for word, bit in SWITCHES.items() if rules & bit}
                return cls.of(name, rules & state.PLAYERS_MASK, **_arguments(given))
            except RulesetError as error:
                errors.append(error)
        raise errors[0]

    @classmethod
    def of_switches(cls, printing: str, players: int, words: tuple[str, ...]) -> Self:
        """The ruleset that `switches` describes."""
        known = ("one-colour", "elimination", "no-elimination", "end-turn", "keep-heading", "cover-own")
        words = tuple(text(word, SWITCH_WORDS) for word in items(words, SWITCH_WORDS))
        for number, word in enumerate(words):
            if word not in known:
                raise RulesetError(f"unknown switch {word!r}; the choices are {', '.join(known)}", word)
            if word in words[:number]:
                raise RulesetError(f"{word} is given twice; once is enough", word)
        if "elimination" in words and "no-elimination" in words:
            raise RulesetError(
                "elimination cannot be both on and off; keep one of elimination and no-elimination",
                "no-elimination",
            )
        given = _arguments(words)
        if not {"elimination", "no-elimination"} & set(words):
            given["elimination"] = None
        try:
            return cls.of(printing, players, **given)
        except RulesetError as error:
            # As a game file spells them, not as Python does.
            raise RulesetError(str(error).replace("_", "-"), error.about) from None


def _arguments(words: Container[str]) -> Switches:
    """Switches by the names of `Ruleset.of`: those among the words are on, all others off."""
    return cast(Switches, {word.replace("-", "_"): word in words for word in SWITCHES})
