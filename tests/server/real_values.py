"""Real values for requests that are otherwise made up: with these they get past the first checks.

A request is about a game of a kind, which exists, and about a moment of it. `REAL` says, field by field, what
would fit there.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

import httpx

from marrakech.analysis.puzzles import Puzzle, shipped_puzzles
from marrakech.kernel.printings import PRINTINGS
from marrakech.record.position import Position
from tests.server.client import Json, create, play, play_out, seats, some_action

ADMIN_TOKEN: Final = "of-the-operator-for-whom-this-is-tried"
ADMIN: Final = {"Authorization": f"Bearer {ADMIN_TOKEN}"}
Kind: TypeAlias = Literal["open", "people", "claimed", "midway", "over", "file"]
KINDS: Final[tuple[Kind, ...]] = ("open", "people", "claimed", "midway", "over", "file")
"""Waiting for friends, between two people, of two of whom one asks for the seat from another browser, against a
bot, finished, and a finished one from a file."""
SUITED: Final[dict[str, Kind]] = {
    "start": "open",
    "seat": "open",
    "join": "open",
    "person": "open",
    "starter": "open",
    "answer": "claimed",
    "return": "claimed",
    "{code}": "open",
    "commands": "midway",
    "hint": "midway",
    "review": "over",
    "verify": "over",
    "rematch": "over",
    "decline": "over",
    "withdraw": "over",
    "evaluation": "over",
    "afterthoughts": "over",
    "game": "over",
}
"""The kind of game that a route is for, by the end of its path; the others take any."""


@dataclass(frozen=True)
class RealGame:
    """A game, and the cookies of whoever set it up."""

    table: Json
    cookies: dict[str, str]
    invites: tuple[str, ...] = ()
    claim: str = "0"
    back: str | None = None


@dataclass
class RealGames:
    """Games of all kinds at a server. Those to look at stay, others are set up as they are asked for."""

    client: httpx.Client
    played: list[Json] = field(init=False)
    """A whole game between two people: its table at every version."""
    text: str = field(init=False)
    """The same as a file."""
    _standing: dict[Kind, RealGame] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game = play_out(self.client, create(self.client, "person", "person")["table"])["game"]
        updates = self.client.get(f"/api/games/{game}/updates").json()
        self.played = [update["table"] for update in updates]
        self.text = self.client.get(f"/api/games/{game}/file").text

    def standing(self, kind: Kind) -> RealGame:
        """A game to look at, the same each time."""
        if kind not in self._standing:
            self._standing[kind] = self.fresh(kind, random.Random(0))
        return self._standing[kind]

    def fresh(self, kind: Kind, chooser: random.Random) -> RealGame:
        """A new game of somebody new, for requests that may change it."""
        self.client.cookies.clear()
        if kind in ("open", "people"):
            created = create(self.client, "person", *(["link"] * 3 if kind == "open" else ["person"]))
            table, invites = created["table"], tuple(_code(one["path"]) for one in created["invites"])
            return RealGame(table, dict(self.client.cookies), invites)
        if kind == "claimed":
            return self._claimed()
        if kind == "file":
            table = self._look(self.client.post("/api/files", content=self.text))
        elif kind == "midway":
            table = self._play_on(chooser.choice(self.played[:-1]))
        else:
            table = play(self.client, self._play_on(self.played[-2]))["table"]
        return RealGame(table, dict(self.client.cookies))

    def _claimed(self) -> RealGame:
        """A table of two, and the claim of somebody who says that the second seat is theirs."""
        created = create(self.client, "person", "link")
        game, host = created["table"]["game"], dict(self.client.cookies)
        path = f"/api/games/{game}"
        back = self.client.get(path).json()["back"]
        for what, body in (
            ("join", {"invite": _code(created["invites"][0]["path"]), "name": "Basim"}),
            ("claim", {"seat": 1}),
        ):
            self.client.cookies.clear()
            answer = self.client.post(f"{path}/{what}", json=body)
            assert answer.status_code == 200, answer.text
        seen = self.client.get(path).json()["table"]
        return RealGame(seen, host, claim=answer.json()["id"], back=_code(back))

    def open_house(self) -> None:
        """Turn all switches off."""
        rules = {"invite_only": False, "no_analysis": False, "no_play_on": False, "games_per_guest": 0}
        assert self.client.post("/api/admin/rules", json=rules, headers=ADMIN).status_code == 200

    def _play_on(self, then: Json) -> Json:
        position, seat = then["position"]["text"], then["next"]["seat"]
        asked = {"position": position, "seat": seat, "level": "random"}
        origin = {"game": then["game"], "version": then["version"]}
        return self._look(self.client.post("/api/positions/game", json=asked | origin))

    def _look(self, created: httpx.Response) -> Json:
        assert created.status_code == 201, created.text
        seen: Json = self.client.get(f"/api/games/{created.json()['game']}").json()["table"]
        return seen


@dataclass
class RealRequest:
    """What a request is about: a game, a moment of it, a puzzle. The first value of a field fits best.

    With `at_best` every field gets that one, and the moment is the last: such a request should be granted.
    """

    games: RealGames
    game: RealGame
    chooser: random.Random
    at_best: bool = False

    @cached_property
    def moment(self) -> Json:
        """The table at some version, mostly the last."""
        if self.at_best or self.chooser.random() < 0.7:
            return self.game.table
        version = self.chooser.randint(1, self.game.table["version"])
        answer = self.games.client.get(f"/api/games/{self.game.table['game']}/at/{version}")
        then: Json = answer.json()["table"]
        return then

    @cached_property
    def puzzle(self) -> Puzzle:
        """Any of them."""
        return self.chooser.choice(shipped_puzzles())

    def value(self, name: str) -> Any:
        """A real value for a field."""
        values = REAL[name](self)
        if self.at_best or self.chooser.random() < 0.5:
            return values[0]
        return self.chooser.choice(values)

    def mixed(self, body: Any, made_up: set[str]) -> Any:
        """A JSON body with real values in all fields that are not to stay as they were made up."""
        if isinstance(body, list):
            return [self.mixed(one, made_up) for one in body]
        if not isinstance(body, dict):
            return body
        return {
            name: self.value(name) if name in REAL and name not in made_up else self.mixed(one, made_up)
            for name, one in body.items()
        }

    @property
    def versions(self) -> list[int]:
        """The moment's version, and those around the last one."""
        last = self.game.table["version"]
        return [self.moment["version"], last - 1, last, last + 1]

    @property
    def seats(self) -> list[int]:
        """Whose turn it is or a free seat, then all."""
        mover = self.moment["next"]["seat"]
        free = [one["seat"] for one in self.moment["seats"] if not one["joined"]]
        return [*([] if mover is None else [mover]), *free, *range(len(self.moment["seats"]))]

    @property
    def actions(self) -> list[Json]:
        """A legal choice where there is one, then what is possible at other times."""
        legal = self.moment["next"]["seat"] is not None
        others = [{"type": name} for name in ("take_back", "reclaim", "resign")]
        return [
            *([some_action(self.moment["next"], self.chooser)] if legal else []),
            *others,
            {"type": "hold", "target": self.chooser.randrange(4)},
        ]

    @property
    def rugs(self) -> list[str]:
        """Where the rug may lie, and where it must not."""
        found = self.moment["next"]["rugs"] + self.moment["next"]["refused"]
        return [one["rug"] for one in found] or ["d4-e4"]

    @property
    def codes(self) -> list[str]:
        """Of an invitation and of a private link."""
        client, path = self.games.client, f"/api/games/{self.game.table['game']}/device"
        client.cookies = httpx.Cookies(self.game.cookies)
        answer = client.post(path, json={"seat": self.chooser.choice(self.seats)})
        device = [_code(answer.json()["path"])] if answer.status_code == 200 else []
        back = [] if self.game.back is None else [self.game.back]
        return [*self.game.invites, *back, *device] or ["0"]

    @property
    def blocked(self) -> list[str]:
        """A guest who is blocked, and an address."""
        guest = f"{self.chooser.getrandbits(64):016x}"
        self._act("blocks", {"kind": "guest", "whom": guest})
        return [guest, "203.0.113.7", "2001:db8::1"]

    @property
    def new_pass(self) -> str:
        """A pass that holds."""
        return str(self._act("passes", {})["code"])

    @property
    def pass_ids(self) -> list[str]:
        """The id of a pass that holds."""
        self._act("passes", {})
        seen = self.games.client.get("/api/admin/overview", headers=ADMIN).json()
        return [seen["passes"][0]["id"]]

    def put_aside(self) -> None:
        """Put the game aside."""
        self._act(f"games/{self.game.table['game']}/quarantine", {})

    def _act(self, path: str, body: Json) -> Json:
        answer = self.games.client.post(f"/api/admin/{path}", json=body, headers=ADMIN)
        assert answer.status_code < 300, answer.text
        told: Json = answer.json() if answer.content else {}
        return told

    @property
    def lines(self) -> list[list[Any]]:
        """Some moves from the moment on: as they are played, and as they are written into a file."""
        now, moves = Position.parse(self.moment["position"]["text"]), []
        for _ in range(self.chooser.randrange(12)):
            possible = [*now.legal(), *now.outcomes()]
            if not possible:
                break
            moves.append(self.chooser.choice(possible))
            now = now.play(moves[-1])
        played = [str(move) for move in moves]
        tried = [{"parent": index - 1, "move": move} for index, move in enumerate(played)]
        return [played, *[tried] * 9]  # about as often

    @property
    def files(self) -> list[str]:
        """A whole file, one that breaks off, and one with a line too many."""
        lines = self.games.text.splitlines(keepends=True)
        cut = self.chooser.randrange(len(lines))
        twice = [*lines[:cut], lines[cut], *lines[cut:]]
        return [self.games.text, "".join(lines[:cut]), "".join(twice)]


def _code(path: str) -> str:
    return path.rpartition("/")[2]


REAL: Final[dict[str, Callable[[RealRequest], Sequence[object]]]] = {
    # In the path.
    "{game}": lambda asked: [asked.game.table["game"]],
    "{code}": lambda asked: asked.codes,
    "{contact}": lambda asked: ["abc"],
    "{number}": lambda asked: asked.versions,
    "{key}": lambda asked: asked.pass_ids,
    "{puzzle}": lambda asked: [asked.puzzle.name],
    # In the query, the headers and the body.
    "Last-Event-ID": lambda asked: [str(version) for version in asked.versions],
    "action": lambda asked: asked.actions,
    "after": lambda asked: asked.versions,
    "body": lambda asked: asked.files,
    "claim": lambda asked: [asked.game.claim],
    "choice": lambda asked: [option.move for option in asked.puzzle.options],
    "code": lambda asked: [None, *asked.codes],
    "cookie": lambda asked: [asked.game.cookies],
    "game": lambda asked: [asked.game.table["game"], None],
    "invite": lambda asked: asked.codes,
    "level": lambda asked: ["random", "greedy", None],
    "moves": lambda asked: asked.lines,
    "name": lambda asked: ["Amal", "Zoë", "阿曼"],
    "players": lambda asked: [None, 3],
    "position": lambda asked: [asked.moment["position"]["text"], asked.puzzle.position],
    "printing": lambda asked: list(PRINTINGS),
    "rug": lambda asked: asked.rugs,
    "seat": lambda asked: asked.seats,
    "seats": lambda asked: [seats("person", "bot"), seats("person", "link", "person")],
    "target": lambda asked: asked.seats,
    "version": lambda asked: asked.versions,
    "whom": lambda asked: asked.blocked,
    "pass": lambda asked: [asked.new_pass],
    "wait": lambda asked: [0],
}
"""The values that fit into a field, the best first."""
