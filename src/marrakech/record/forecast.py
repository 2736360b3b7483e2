"""The forecast of a heading: where Assam may land, how likely, and at what cost."""

from dataclasses import dataclass
from fractions import Fraction

from marrakech.kernel import board, chance, turn
from marrakech.kernel import state as kernel
from marrakech.kernel.board import Heading, Square
from marrakech.kernel.choices import listed
from marrakech.kernel.state import Dirhams, Player, State
from marrakech.record.game_events import Footstep, footsteps
from marrakech.record.renamed import OldNames
from marrakech.record.sealed import sealed


@sealed
@dataclass(frozen=True, slots=True)
class Landing:
    """One roll: where it leads and the tithe due there."""

    steps: int
    weight: int
    """Faces of the die that show it, of six."""
    path: tuple[Footstep, ...]
    tithe: Dirhams
    pays: Dirhams
    """The part of it that the purse covers."""
    to: Player | None
    out: bool
    """Whether the player would be eliminated."""

    @property
    def square(self) -> Square:
        """Where Assam stops."""
        return self.path[-1].square


@sealed
@dataclass(frozen=True, slots=True)
class Forecast(OldNames):
    """The landings of one heading."""

    quarter: board.Quarter
    heading: Heading
    landings: tuple[Landing, ...]

    @property
    def average(self) -> Fraction:
        """The expected tithe."""
        return Fraction(sum(one.weight * one.pays for one in self.landings), chance.FACES)


def forecasts(state: State) -> list[Forecast]:
    """A forecast for each heading that can be chosen now.

    At the step TURN the forecast is for the next player, whose heading is being fixed; at the step ROLL
    there is one, for the current heading; at other steps there is none.
    """
    now = kernel.step(state)
    if now == kernel.ROLL:
        return [_forecast(state, board.AHEAD)]
    if now not in (kernel.ORIENT, kernel.TURN):
        return []
    after = [(turn.act(state, way), way) for way in listed(turn.legal(state))]
    return [_forecast(facing, way) for facing, way in after if kernel.step(facing) == kernel.ROLL]


def _forecast(state: State, way: board.Quarter) -> Forecast:
    landings = []
    who = kernel.player(state)
    held = kernel.purse(state, who)
    longest = footsteps(state.assam, chance.MOST_STEPS)
    for steps, footstep in enumerate(longest, 1):
        spot = 1 << footstep.square
        colour = turn.colour_owed(state, who, spot)
        tithe = 0 if colour < 0 else board.count(board.region(spot, kernel.squares_of(state, colour)))
        landings.append(
            Landing(
                steps=steps,
                weight=chance.die_weight(steps),
                path=longest[:steps],
                tithe=tithe,
                pays=min(tithe, held),
                to=kernel.owner(state, colour) if tithe else None,
                out=tithe > held and state.rules & kernel.ELIMINATION != 0,
            )
        )
    return Forecast(way, kernel.heading(state), tuple(landings))
