"""What each printed rule sheet says, as values.

The kernel never asks which printing is played: it asks for the switches that follow from one (see
`state`). The set-up, the help texts and the comparison of printings are made from these values.
"""

from dataclasses import dataclass
from typing import Literal

from marrakech.kernel.state import ELIMINATION

TwoPlayers = Literal["two_colours", "one_colour"]


@dataclass(frozen=True, slots=True)
class Printing:
    """One printing of the rules, with every point on which printings differ."""

    id: str
    sheet: str
    """The number of the rule sheet it is taken from."""
    title: str
    language: str
    sets: tuple[int, ...] | None
    """Rugs in the box by colour, or None where the sheet does not say."""
    edge: Literal["mosaics", "arrows"]
    """What the sheet calls the decoration that leads Assam back onto the board."""
    elimination: bool
    """A player who cannot pay in full is out; otherwise they pay what they have and play on."""
    insolvency_printed: bool
    """Whether the sheet says what happens to a player who cannot pay."""
    variant: bool
    """Whether the variant with the turn at the end is on offer."""
    two_players: tuple[TwoPlayers, ...]
    """The two-player set-ups on offer; the first is the default."""
    starter: Literal["holiday", "decide"] | None
    """Who begins: the last to holiday in Morocco, a player of the group's choice, or not printed."""

    @property
    def rugs(self) -> int | None:
        """Rugs in the box."""
        return None if self.sets is None else sum(self.sets)

    @property
    def switches(self) -> int:
        """The switches of the kernel that this printing implies."""
        return ELIMINATION if self.elimination else 0


PRINTINGS = {
    printing.id: printing
    for printing in (
        Printing(
            id="en2021",
            sheet="003",
            title="Marrakech, English, 2021",
            language="en",
            sets=(15, 15, 15, 15),
            edge="mosaics",
            elimination=True,
            insolvency_printed=True,
            variant=True,
            two_players=("two_colours",),
            starter="decide",
        ),
        Printing(
            id="fr60",
            sheet="002",
            title="Marrakech, French, 60 rugs",
            language="fr",
            sets=(15, 15, 15, 15),
            edge="arrows",
            elimination=True,
            insolvency_printed=True,
            variant=True,
            two_players=("two_colours",),
            starter="holiday",
        ),
        Printing(
            id="fr57",
            sheet="000",
            title="Marrakech, French, 57 rugs",
            language="fr",
            sets=(15, 15, 15, 12),
            edge="arrows",
            elimination=False,
            insolvency_printed=False,
            variant=False,
            two_players=("two_colours", "one_colour"),
            starter="holiday",
        ),
        Printing(
            id="suleika",
            sheet="001",
            title="Suleika, French",
            language="fr",
            sets=None,
            edge="arrows",
            elimination=False,
            insolvency_printed=False,
            variant=False,
            two_players=("two_colours",),
            starter=None,
        ),
        Printing(
            id="ro57",
            sheet="004",
            title="Marrakech, Romanian, 57 rugs",
            language="ro",
            sets=(15, 15, 15, 12),
            edge="arrows",
            elimination=False,
            insolvency_printed=False,
            variant=False,
            two_players=("two_colours",),
            starter="decide",
        ),
    )
}
"""All printings by id, the default first."""

DEFAULT_PRINTING = "en2021"
