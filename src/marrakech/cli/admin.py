"""`marrakech admin`: what an operator does at a running server, over HTTP."""

import json
import os
import re
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import typer

from marrakech.cli.echo import echo
from marrakech.record.errors import MarrakechError

TOKEN: Final = "MARRAKECH_ADMIN_TOKEN"
TOKEN_FILE: Final = "MARRAKECH_ADMIN_TOKEN_FILE"
SERVER: Final = "http://127.0.0.1:8770"
ANSWER_WITHIN: Final = 10.0
"""Seconds to wait for the server."""
UNITS: Final = {"m": 1, "h": 60, "d": 24 * 60}


class AdminError(MarrakechError):
    """The server did not do what was asked; the message says why."""


SwitchName = Literal["invite-only", "no-analysis", "no-play-on"]
OnOff = Literal["on", "off"]
WhichGames = Literal["live", "aside", "all"]
Whom = Literal["address", "guest"]


class _NoRedirect(HTTPRedirectHandler):
    """A token must not be carried elsewhere by a redirect."""

    def redirect_request(self, *given: Any, **named: Any) -> None:
        return None


class Desk:
    """The operator's line to one server."""

    def __init__(self, server: str, token: str, *, as_json: bool = False) -> None:
        if urlsplit(server).scheme not in ("http", "https"):
            raise AdminError(f"{server!r} is no server: name one like {SERVER}")
        self.server = server.rstrip("/")
        self.as_json = as_json
        self._token = token

    def ask(self, path: str, body: object = None, method: str | None = None) -> Any:
        """The server's answer, parsed from JSON; raises `AdminError`."""
        headers = {"Authorization": f"Bearer {self._token}"}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = Request(f"{self.server}/api/admin{path}", data, headers, method=method)
        try:
            with build_opener(_NoRedirect()).open(request, timeout=ANSWER_WITHIN) as answer:
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            raise AdminError(self._explain(error)) from None
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            raise AdminError(
                f"{self.server} does not answer ({reason}): name another with --server"
            ) from None

    def _explain(self, error: HTTPError) -> str:
        try:
            told = json.loads(error.read())
        except ValueError:
            told = {}
        code, message = told.get("code"), told.get("message", error.reason)
        if code == "wrong_token":
            return f"{self.server} does not take this token: it must be the server's admin token"
        if error.code == HTTPStatus.NOT_FOUND and code == "not_found" and "nothing at" in message:
            return f"{self.server} has no operator: start it with {TOKEN} set"
        if code == "risky_block":
            return str(message).replace("force it", "repeat it with --force")
        return str(message)


def connect(
    context: typer.Context,
    server: Annotated[
        str, typer.Option(metavar="URL", envvar="MARRAKECH_ADMIN_SERVER", help="The running server.")
    ] = SERVER,
    token_file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", envvar=TOKEN_FILE, help=f"The admin token; else ${TOKEN} has it."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
) -> None:
    """Look after a running server: its games, guests and switches."""
    from marrakech.server.settings import read_token

    token = read_token(token_file) if token_file else os.environ.get(TOKEN, "")
    if not token:
        raise AdminError(f"there is no token: set {TOKEN}, or name a file with --token-file")
    context.obj = Desk(server, token, as_json=as_json)


Game = Annotated[str, typer.Argument(metavar="GAME", help="The game's id.", show_default=False)]
For = Annotated[
    str,
    typer.Option("--for", metavar="TIME", help="For how long: 30m, 12h, 7d, or `ever`."),
]
Reason = Annotated[str, typer.Option(metavar="WORDS", help="Why; they are shown it.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


def overview(context: typer.Context) -> None:
    """Every process with its load, and what the operator has decided."""
    desk: Desk = context.obj
    told = desk.ask("/overview")
    if _json(desk, told):
        return
    from marrakech.cli.admin_tables import overview_tables

    _show(*overview_tables(told))


def games(
    context: typer.Context,
    which: Annotated[WhichGames, typer.Argument(help="In memory or open, put aside, or all.")] = "live",
    find: Annotated[str, typer.Option(metavar="ID", help="The id or its beginning.")] = "",
    after: Annotated[str, typer.Option(metavar="ID", help="Go on after this id.")] = "",
    limit: Annotated[int, typer.Option(metavar="N", min=1, max=100, help="Games a page.")] = 50,
) -> None:
    """A list of games: who plays, since when, who has it open."""
    desk: Desk = context.obj
    asked = {"which": which, "find": find, "after": after, "limit": limit}
    told = desk.ask(f"/games?{urlencode(asked)}")
    if _json(desk, told):
        return
    from marrakech.cli.admin_tables import games_table

    if not told["games"]:
        echo("There are no such games.")
        return
    _show(games_table(told["games"]))
    if told["more"]:
        echo(f"There are more: --after {told['more']}")


def end(context: typer.Context, game: Game, yes: Yes = False) -> None:
    """End a game: it is removed with its log, for good."""
    desk: Desk = context.obj
    if not yes:
        typer.confirm(f"Remove game {game} with its log, for good?", abort=True)
    desk.ask(f"/games/{_id(game)}", method="DELETE")
    _done(desk, f"Game {game} is ended.")


def quarantine(
    context: typer.Context,
    game: Game,
    reason: Annotated[str, typer.Option(metavar="WORDS", help="Why; for the list of games.")] = "",
) -> None:
    """Put a game aside: nobody plays in it until it is released."""
    desk: Desk = context.obj
    desk.ask(f"/games/{_id(game)}/quarantine", {"reason": reason})
    _done(desk, f"Game {game} is put aside.")


def release(context: typer.Context, game: Game) -> None:
    """Let a game that was put aside go on."""
    desk: Desk = context.obj
    desk.ask(f"/games/{_id(game)}/release", {})
    _done(desk, f"Game {game} goes on.")


def invitations(context: typer.Context, game: Game) -> None:
    """New invitations to a game: the links handed out before lead nowhere."""
    desk: Desk = context.obj
    desk.ask(f"/games/{_id(game)}/invitations", {})
    _done(desk, f"Game {game} has new invitations; its host sees them at the table.")


def block(
    context: typer.Context,
    kind: Annotated[Whom, typer.Argument(help="What to block.", show_default=False)],
    whom: Annotated[
        str,
        typer.Argument(metavar="WHOM", help="An address, or the id of a guest.", show_default=False),
    ],
    time: For = "1d",
    reason: Reason = "",
    force: Annotated[
        bool, typer.Option("--force", help="Also an address that may be the proxy's or your own.")
    ] = False,
) -> None:
    """Keep an address or a guest out for a time."""
    desk: Desk = context.obj
    asked = {"kind": kind, "whom": whom, "minutes": minutes(time), "reason": reason, "force": force}
    told = desk.ask("/blocks", asked)
    if not _json(desk, told):
        from marrakech.cli.admin_tables import moment

        echo(f"The {kind} {told['whom']} is blocked {moment(told['until'], 'until ')}.")


def unblock(
    context: typer.Context,
    kind: Annotated[Whom, typer.Argument(help="What was blocked.", show_default=False)],
    whom: Annotated[
        str,
        typer.Argument(metavar="WHOM", help="An address, or the id of a guest.", show_default=False),
    ],
) -> None:
    """Let somebody in again."""
    desk: Desk = context.obj
    desk.ask("/blocks/lift", {"kind": kind, "whom": whom})
    _done(desk, f"The {kind} {whom} may come in again.")


def blocks(context: typer.Context) -> None:
    """Who is blocked."""
    desk: Desk = context.obj
    told = desk.ask("/overview")["blocks"]
    if _json(desk, told):
        return
    from marrakech.cli.admin_tables import blocks_table

    if told:
        _show(blocks_table(told))
    else:
        echo("Nobody is blocked.")


def switch(
    context: typer.Context,
    name: Annotated[SwitchName, typer.Argument(help="The switch.", show_default=False)],
    position: Annotated[OnOff, typer.Argument(help="How it is to stand.", show_default=False)],
) -> None:
    """Turn a switch for all games."""
    desk: Desk = context.obj
    told = desk.ask("/rules", {name.replace("-", "_"): position == "on"})
    if not _json(desk, told):
        echo(f"{name} is {position}.")


def limit(
    context: typer.Context,
    number: Annotated[
        int, typer.Argument(metavar="N", min=0, max=50, help="0: no limit.", show_default=False)
    ],
) -> None:
    """Limit the unfinished games that one guest has set up."""
    desk: Desk = context.obj
    told = desk.ask("/rules", {"games_per_guest": number})
    if not _json(desk, told):
        echo(
            f"A guest may have {number} unfinished games." if number else "There is no limit of games."
        )


def new_pass(
    context: typer.Context,
    label: Annotated[str, typer.Argument(metavar="FOR", help="For whom it is.")] = "",
    time: For = "ever",
) -> None:
    """Make a pass, with which people set up games while the house is invite-only."""
    desk: Desk = context.obj
    told = desk.ask("/passes", {"label": label, "minutes": minutes(time)})
    if not _json(desk, told):
        echo(f"The pass is {told['code']}: it is not shown again.")


def withdraw(
    context: typer.Context,
    id: Annotated[str, typer.Argument(metavar="ID", help="Of a pass.", show_default=False)],
) -> None:
    """Withdraw a pass, by its id in the overview."""
    desk: Desk = context.obj
    desk.ask(f"/passes/{_id(id)}", method="DELETE")
    _done(desk, f"The pass {id} is no longer valid.")


SUBCOMMANDS: Final = {
    "overview": overview,
    "games": games,
    "end": end,
    "quarantine": quarantine,
    "release": release,
    "invitations": invitations,
    "block": block,
    "unblock": unblock,
    "blocks": blocks,
    "switch": switch,
    "limit": limit,
    "pass": new_pass,
    "withdraw": withdraw,
}
"""By name, in the order in which help lists them."""
command = connect


def minutes(time: str) -> int | None:
    """A time in minutes, e.g. 12h is 720; None for ever."""
    if time == "ever":
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,3})([mhd])", time)
    if found is None:
        raise typer.BadParameter(f"{time!r} is no time: 30m, 12h and 7d are, and `ever`")
    return int(found[1]) * UNITS[found[2]]


def _id(text: str) -> str:
    return quote(text, safe="")


def _json(desk: Desk, told: object) -> bool:
    if desk.as_json:
        echo(json.dumps(told, ensure_ascii=False, indent=1))
    return desk.as_json


def _done(desk: Desk, words: str) -> None:
    done: Mapping[str, str] = {"done": words}
    if not _json(desk, done):
        echo(words)


def _show(*tables: Any) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    for table in tables:
        console.print(table)
