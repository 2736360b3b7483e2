"""Options that several commands share: the printing, the players and the switches over it."""

from typing import Annotated, Any, Final

import typer

from marrakech import messages

Printing = Annotated[
    str, typer.Option(metavar="ID", help="Which printed rules: en2021, fr60, fr57, suleika, ro57.")
]
OwnPrinting = Annotated[
    str | None,
    typer.Option(
        metavar="ID",
        help="Which printed rules: en2021, fr60, fr57, suleika, ro57.",
        show_default="that of the language",
    ),
]
OneColour = Annotated[
    bool, typer.Option("--one-colour", help="Two players with 15 rugs of one colour each (fr57).")
]
Elimination = Annotated[
    bool | None,
    typer.Option(
        "--elimination/--no-elimination",
        help="House rule: a player who cannot pay in full is out, or pays what they have and plays on.",
        show_default="as printed",
    ),
]
EndTurn = Annotated[
    bool, typer.Option("--end-turn", help="The variant: roll first, turn Assam at the end of the turn.")
]
KeepHeading = Annotated[
    bool, typer.Option("--keep-heading", help="House rule: Assam need not be turned at the end.")
]
CoverOwn = Annotated[
    bool,
    typer.Option("--cover-own", help="House rule: you may cover both halves of your own rug."),
]


def own_printing() -> str:
    """The printing that readers of the language spoken begin with."""
    return messages.message("language-printing")


def _named(language: str) -> str:
    with messages.speaking(language):
        return f"{language} ({messages.message('language-name')})"


def _speak(context: typer.Context, language: str | None) -> str:
    chosen = language or messages.system_language()
    if chosen not in messages.LANGUAGES:
        raise typer.BadParameter(
            f"no messages in {chosen!r}; the choices are {', '.join(map(_named, messages.LANGUAGES))}"
        )
    context.with_resource(messages.speaking(chosen))
    return chosen


Language = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        envvar="MARRAKECH_LANGUAGE",
        help=f"The language: {', '.join(messages.LANGUAGES)}.",
        show_default="the language of the terminal",
        callback=_speak,
        # Spoken before the other options are read, and refused in it.
        is_eager=True,
    ),
]


SWITCH_OPTIONS: Final = ("one_colour", "elimination", "end_turn", "keep_heading", "cover_own")


def switches(context: typer.Context) -> dict[str, Any]:
    """The switches over the printing, as `Ruleset.of` and `GameRequest` take them."""
    return {name: context.params[name] for name in SWITCH_OPTIONS}
