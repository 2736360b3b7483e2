"""A position: the board, the purses and what is left."""

from functools import cache
from typing import Final, Literal, TypeAlias, cast

from msgspec import Struct, field

from marrakech.kernel import board, scoring
from marrakech.kernel import state as kernel
from marrakech.kernel.state import Colour, Player, State
from marrakech.record import position as record
from marrakech.record.node import Node
from marrakech.record.rounds import round_of, rounds
from marrakech.record.words import COLOUR_LETTERS, HEADINGS, SWITCHES, each, square_text
from marrakech.service.log import ColourLetter

SQUARES: Final = {square: square_text(square) for square in each(board.BOARD)}
"""The names of the squares."""

HeadingWord: TypeAlias = Literal["north", "east", "south", "west"]


class Rules(Struct, frozen=True, gc=False):
    """The rules of a game, independent of the printing."""

    players: int
    one_colour: bool = field(name="single_colour")
    elimination: bool
    end_turn: bool
    keep_heading: bool
    cover_own: bool


class Assam(Struct, frozen=True, gc=False):
    """Assam's square and heading."""

    square: str
    heading: HeadingWord


class Rug(Struct, frozen=True, gc=False):
    """A rug that is at least half visible; `neutral` once its owner is out."""

    colour: ColourLetter
    squares: list[str]
    visible: list[str]
    neutral: bool


class Pile(Struct, frozen=True, gc=False):
    """A seat's pile of two colours: the top rug if known, and how many of each colour are left."""

    top: ColourLetter | None
    left: dict[str, int]


class Position(Struct, frozen=True, gc=False):
    """The board and the purses. `text` is the position in notation."""

    text: str
    assam: Assam
    rugs: list[Rug]
    purses: list[int]
    stocks: list[int]
    piles: list[Pile] | None
    visible: list[int]
    scores: list[int]
    out: list[int]
    round: int
    rounds: int
    turn: int


@cache
def rules(of: kernel.Rules) -> Rules:
    """The rules of a game or a position, even those that no printing has."""
    switches = {word.replace("-", "_"): of & bit != 0 for word, bit in SWITCHES.items()}
    return Rules(of & kernel.PLAYERS_MASK, **switches)


def letter(colour: Colour) -> ColourLetter:
    """The letter of a colour, e.g. H."""
    return cast(ColourLetter, COLOUR_LETTERS[colour])


def cover(colour: int) -> ColourLetter | None:
    """The letter of a colour, or None for bare ground (-1)."""
    return None if colour < 0 else letter(colour)


@cache
def colours(rules: kernel.Rules, seat: Player) -> list[ColourLetter]:
    """The colours that a seat plays, e.g. H and S for the first of two."""
    tops = (1, 2) if kernel.two_colours(rules) else (1,)
    return [letter(kernel.pile_colour(seat, top)) for top in tops]


def position(node: Node) -> Position:
    """The board, the purses and what is left."""
    state = node.state
    now = record.Position(state)
    return Position(
        text=str(now),
        assam=Assam(now.assam, HEADINGS[kernel.heading(state)]),
        rugs=rugs(node),
        purses=list(now.purses),
        stocks=list(now.rugs_left),
        piles=piles(state),
        visible=[scoring.visible(state, who) for who in range(now.players)],
        scores=list(now.scores),
        out=list(now.out),
        round=round_of(state),
        rounds=rounds(state.rules),
        turn=max(1, node.turn),
    )


def rugs(node: Node) -> list[Rug]:
    """The rugs that are at least half visible, oldest first."""
    state = node.state
    return [
        Rug(
            colour=letter(rug.colour),
            squares=[SQUARES[square] for square in rug.squares],
            visible=[SQUARES[square] for square in rug.visible],
            neutral=kernel.out_order(state, kernel.owner(state, rug.colour)) > 0,
        )
        for rug in node.rugs()
    ]


def piles(state: State) -> list[Pile] | None:
    """The piles of the game with two colours: the top and how many of each, never the order."""
    if not kernel.two_colours(state.rules):
        return None
    return [
        Pile(
            top=letter(kernel.pile_colour(who, kernel.top(state, who)))
            if kernel.top(state, who)
            else None,
            left={
                letter(kernel.pile_colour(who, top)): kernel.pile_stock(state, who, top)
                for top in (1, 2)
            },
        )
        for who in range(2)
    ]
