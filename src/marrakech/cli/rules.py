"""`marrakech rules`: the rules of a printing explained, or the printings side by side."""

from typing import Annotated

import typer

from marrakech.cli import options


def command(
    context: typer.Context,
    printing: Annotated[
        str | None,
        typer.Argument(
            metavar="PRINTING",
            help="en2021, fr60, fr57, suleika or ro57.",
            show_default="that of the language",
        ),
    ] = None,
    compare: Annotated[bool, typer.Option("--compare", help="The printings side by side.")] = False,
    players: Annotated[int, typer.Option(metavar="N", help="For 2, 3 or 4 players.")] = 4,
    one_colour: options.OneColour = False,
    elimination: options.Elimination = None,
    end_turn: options.EndTurn = False,
    keep_heading: options.KeepHeading = False,
    cover_own: options.CoverOwn = False,
    language: options.Language = None,
    on_paper: Annotated[
        bool,
        typer.Option("--print", help="Open them in the browser, to be printed on two sides of A4."),
    ] = False,
) -> None:
    """Explain the rules of a printing, or compare the printings."""
    from marrakech.cli import rulebook
    from marrakech.cli.screen import Screen
    from marrakech.record.ruleset import Ruleset

    rules = Ruleset.of(printing or options.own_printing(), players, **options.switches(context))
    if on_paper:
        serve_sheet(rules.printing.id)
        return
    screen = Screen()
    if compare:
        for line in table_lines(rulebook.comparison(), min(screen.console.width, 110)):
            screen.say(line)
        return
    screen.say(rulebook.rules_heading(rules), style="bold")
    screen.say()
    for line in rulebook.lines(rulebook.sections(rules), min(screen.console.width - 2, 90)):
        screen.say(line)


def serve_sheet(printing: str) -> None:
    """Serve the page until Ctrl-C, open at the rules of a printing in the language spoken here."""
    from marrakech import messages, server

    settings = server.Settings(port=0, memory=True)
    server.run(
        settings, tell=typer.echo, path=f"rules?printing={printing}&language={messages.language()}"
    )


def table_lines(rows: list[tuple[str, ...]], width: int) -> list[str]:
    """A table of wrapped cells in plain characters, no wider than `width`."""
    import textwrap

    columns = len(rows[0])
    first = max(len(word) for row in rows for word in row[0].split()) + 2
    each = max((width - first - 2 * columns) // (columns - 1), 11)
    drawn = []
    for number, row in enumerate(rows):
        cells = [textwrap.wrap(row[0], first) or [""]]
        cells += [textwrap.wrap(cell, each) or [""] for cell in row[1:]]
        for line in range(max(map(len, cells))):
            parts = [cell[line] if line < len(cell) else "" for cell in cells]
            drawn.append(
                (f"{parts[0]:<{first}}" + "".join(f"  {part:<{each}}" for part in parts[1:])).rstrip()
            )
        drawn.append("=" * (first + (columns - 1) * (each + 2)) if number == 0 else "")
    return drawn
