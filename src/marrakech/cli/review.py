"""`marrakech review`: what was luck in a game, what was choice, and what would have been better."""

from typing import TYPE_CHECKING, Annotated, Literal

import typer

if TYPE_CHECKING:
    from marrakech.analysis.review import Review


def command(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Game files; last is your last game.")
    ],
    depth: Annotated[
        Literal["quick", "standard"],
        typer.Option(help="How far to look: one turn ahead, or two turns for every choice."),
    ] = "standard",
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON for each game.")] = False,
    language: Annotated[Literal["en", "fr"], typer.Option(help="The language of the reasons.")] = "en",
) -> None:
    """Look back at finished games: luck, choices and turning points."""
    import msgspec

    from marrakech.analysis.review import review_game
    from marrakech.cli.files import read_game
    from marrakech.cli.seats import names_of

    for file in files:
        game = read_game(file)
        review = review_game(game, depth)
        if as_json:
            typer.echo(msgspec.json.encode(review).decode())
        else:
            for line in lines_of(review, names_of(game), language):
                typer.echo(line)


def lines_of(review: "Review", names: list[str], language: str) -> list[str]:
    """A review as text."""
    from marrakech.analysis.phrases import phrase

    lines = []
    for each in review.players:
        score, win = each.score, each.win
        lines.append(
            f"{names[each.player]}: {score.result:.0f} points; started at {score.start:.1f}, "
            f"dice {score.luck:+.1f}, own choices {score.own:+.1f}, the others' {score.others:+.1f}"
        )
        lines.append(
            f"  chance of winning {win.start:.0%} to {win.result:.0%}: dice {win.luck:+.0%}, "
            f"own choices {win.own:+.0%}, the others' {win.others:+.0%}"
        )
        lines.append(
            f"  {1000 * each.loss_per_decision:.1f} thousandths of a game lost per decision "
            f"({each.decisions} decisions, {each.mistakes} mistakes)"
        )
    for point in review.turning_points:
        moment = point.moment
        why = "; ".join(phrase(reason, language) for reason in point.reasons[:2])
        lines.append(
            f"Turn {moment.turn}, {names[moment.player]}: {moment.played} cost {moment.loss:.1%}, "
            f"{point.better} was better{': ' + why if why else ''}"
        )
    if review.unluckiest is not None:
        moment = review.unluckiest
        lines.append(
            f"The roll that hurt most: turn {moment.turn}, {names[moment.player]}, {moment.played} "
            f"({moment.luck:+.0%})"
        )
    lines.append(f"({review.depth}: {review.turns_ahead} turns ahead)")
    return lines
