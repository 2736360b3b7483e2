"""The merchants as a column of text beside the board: score, dirhams, squares, rugs, pile."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from marrakech.cli.paints import PAINTS
from marrakech.kernel import scoring
from marrakech.kernel import state as kernel
from marrakech.kernel.state import Player, State
from marrakech.messages import Person, message
from marrakech.record.words import COLOUR_LETTERS, COLOURS

PANEL_WIDTH: Final = 27
LONGEST_NAME: Final = 14


def merchants(state: State, people: Sequence[Person]) -> list[Text]:
    """Every merchant in three lines or four, with a blank one after each."""
    lines = []
    for who, person in enumerate(people):
        lines += [_head(state, who, person.name), *_details(state, who), Text()]
    return lines


def brief_merchants(state: State, people: Sequence[Person]) -> list[Text]:
    """Every merchant in two lines, or three where there is a pile."""
    lines = []
    for who, person in enumerate(people):
        lines += [_head(state, who, person.name), *_brief_details(state, who)]
    return lines


def _head(state: State, who: Player, name: str) -> Text:
    colours = kernel.own_colours(state.rules, who)
    on_turn = kernel.player(state) == who and kernel.step(state) != kernel.OVER
    head = Text("▶ " if on_turn else "  ")
    for colour in colours:
        head.append(f" {COLOUR_LETTERS[colour]} ", style=PAINTS[COLOURS[colour].lower()])
    longest = LONGEST_NAME - 3 * (len(colours) - 1)
    shown = name if len(name) <= longest else name[: longest - 1] + "."
    head.append(f" {shown:<{longest}}", style="bold" if on_turn else "")
    if kernel.out_order(state, who):
        head.append(f"{message('terminal-out'):>5}")
    else:
        head.append(f"{scoring.score(state, who):5}", style="bold")
    return head


def _details(state: State, who: Player) -> list[Text]:
    purse = kernel.purse(state, who)
    if kernel.out_order(state, who):
        return [Text(f"   {message('terminal-left', purse=purse)}")]
    lines = [
        message("terminal-worth", purse=purse, squares=scoring.visible(state, who)),
        message("terminal-toLay", rugs=kernel.rugs_left(state, who)),
        *_pile(state, who),
    ]
    return [Text(f"   {line}") for line in lines]


def _brief_details(state: State, who: Player) -> list[Text]:
    purse = kernel.purse(state, who)
    if kernel.out_order(state, who):
        lines = [message("terminal-left", purse=purse)]
    else:
        seen, rugs = scoring.visible(state, who), kernel.rugs_left(state, who)
        lines = [
            message("terminal-brief", purse=purse, squares=seen, rugs=rugs),
            *_pile(state, who),
        ]
    return [Text(f"     {line}", style="dim") for line in lines]


def _pile(state: State, who: Player) -> list[str]:
    """What is known of a pile of two colours: the top, and how many of each are left."""
    if not kernel.two_colours(state.rules) or not kernel.rugs_left(state, who):
        return []
    left = ", ".join(
        f"{COLOUR_LETTERS[colour]} {kernel.stock(state, colour)}"
        for colour in kernel.own_colours(state.rules, who)
    )
    top = kernel.top(state, who)
    on_top = COLOUR_LETTERS[kernel.pile_colour(who, top)] if top else "?"
    return [message("terminal-pile", top=on_top, left=left)]
