"""Reviews and positions over HTTP: who may see them, what is told, and what is refused."""

import random
import time
from collections.abc import Iterator

import pytest

from marrakech.record import gamefile
from marrakech.record.dice import SeededDice
from marrakech.server.limits import ALLOWANCES, RateLimits
from marrakech.service.errors import TooMany
from tests.server.client import Client, Json, browsing, create, play, play_out
from tests.server.device import STUDIES
from tests.server.handlers import all_routes

PATIENCE = 400
"""Seconds: where nothing is compiled yet, the first review compiles, at the lowest priority."""
START = "7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination"


@pytest.fixture(scope="module")
def client(each_host: None) -> Iterator[Client]:
    with browsing() as client:
        yield client


def reviewed(client: Client, game: str, depth: str = "quick") -> Json:
    """The review, asked for until it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = client.get(f"/api/games/{game}/review?depth={depth}&wait=5")
        if answer.status_code == 200:
            made: Json = answer.json()
            return made
        assert answer.status_code == 202, answer.text
        assert set(answer.json()) == {"before", "done", "total"}
    raise AssertionError("the review was never made")


@STUDIES
def test_a_finished_game_is_reviewed_and_a_running_one_is_not(client: Client) -> None:
    created = create(client, "person", "person")
    game = created["game"]
    refused = client.get(f"/api/games/{game}/review")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
    table = play_out(client, created["table"])
    made = reviewed(client, game)
    scores = {rank["seat"]: rank["score"] for rank in table["result"]["ranking"]}
    assert {one["player"]: one["score"]["result"] for one in made["players"]} == scores
    assert len(made["versions"]) == len(made["moves"])
    assert made["versions"] == sorted(made["versions"])
    assert made["versions"][-1] == table["version"]
    again = client.get(f"/api/games/{game}/review?depth=quick")
    assert again.status_code == 200, "kept: no second wait"
    assert again.json() == made


@STUDIES
def test_the_versions_are_where_the_moves_happened(client: Client) -> None:
    created = create(client, "person", "person", "person")
    play_out(client, created["table"])
    made = reviewed(client, created["game"])
    for move, version in zip(made["moves"], made["versions"], strict=True):
        events = client.get(f"/api/games/{created['game']}/at/{version}").json()["events"]
        if not move["chance"] and "-" in move["played"]:
            assert move["played"] in [one.get("rug") for one in events]


@STUDIES
def test_a_file_is_reviewed_once_it_tells_a_whole_game(client: Client) -> None:
    created = create(client, "person", "person")
    table = play(client, created["table"])["table"]
    half = client.get(f"/api/games/{created['game']}/file").text
    kept = client.post("/api/files", content=half, headers={"content-type": "text/plain"}).json()[
        "game"
    ]
    assert client.get(f"/api/games/{kept}/review").json()["code"] == "not_over"
    play_out(client, table)
    whole = client.get(f"/api/games/{created['game']}/file").text
    kept = client.post("/api/files", content=whole, headers={"content-type": "text/plain"}).json()[
        "game"
    ]
    made = reviewed(client, kept)
    assert made["players"] == reviewed(client, created["game"])["players"]


def test_nobody_else_is_there_to_be_reviewed(client: Client) -> None:
    assert client.get("/api/games/nothere/review").status_code == 404
    assert client.get("/api/games/nothere/review?depth=endless").status_code == 400
    assert client.get("/api/games/nothere/review?wait=9999").status_code == 400


def test_every_study_has_a_price() -> None:
    opts = {path: handler.opt for _, path, handler in all_routes()}
    assert opts["/api/games/{game:str}/review"]["limit"] == "study"
    assert opts["/api/positions/ranking"]["limit"] == "study"
    assert opts["/api/positions/rollout"]["limit"] == "study"
    limits = RateLimits(now=lambda: 0.0)
    for _ in range(int(ALLOWANCES["study"].burst)):
        limits.spend("one", "study")
    with pytest.raises(TooMany):
        limits.spend("one", "study")


def test_a_position_is_read_and_played_on(client: Client) -> None:
    seen = client.post("/api/positions", json={"position": START}).json()
    assert (seen["step"], seen["seat"], seen["next"]["step"]) == ("orient", 0, "orient")
    seen = client.post("/api/positions", json={"position": START, "moves": ["left"]}).json()
    assert seen["step"] == "roll"
    assert {one["outcome"]: one["chance"] for one in seen["outcomes"]}["2"] == pytest.approx(
        1 / 3, abs=1e-4
    )
    seen = client.post("/api/positions", json={"position": START, "moves": ["left", "2"]}).json()
    assert seen["position"]["assam"]["square"] == "b4"
    rug = seen["next"]["rugs"][0]["rug"]
    seen = client.post("/api/positions", json={"position": START, "moves": ["left", "2", rug]}).json()
    assert seen["events"][0]["rug"] == rug
    assert seen["position"]["stocks"] == [14, 15, 15]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"position": "nonsense"}, "bad_position"),
        ({"position": START.replace("d4N", "h9N")}, "bad_position"),
        ({"position": START, "moves": ["a1-a2"]}, "illegal_move"),
        ({"position": START, "moves": ["left", "9"]}, "illegal_move"),
        ({"position": "7/" * 300}, "bad_request"),
    ],
)
def test_what_cannot_be_is_explained(client: Client, body: Json, code: str) -> None:
    refused = client.post("/api/positions", json=body)
    assert (refused.status_code, refused.json()["code"]) == (400, code)
    assert len(refused.json()["message"]) > 20


@STUDIES
def test_the_choices_of_a_position_are_ranked(client: Client) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = client.post(
            "/api/positions/ranking?wait=5", json={"position": START, "depth": "quick"}
        )
        if answer.status_code == 200:
            break
    choices = answer.json()["choices"]
    assert {one["choice"] for one in choices} == {"left", "ahead", "right"}
    over = client.post("/api/positions/ranking", json={"position": START.replace("orient", "over")})
    assert over.status_code in (400, 409)


LATE = (
    "SI>IS>SSI/I>IIHH>HS/HHIHIIS^/HH^IS1I^H/S>SI^S^1S1/SSI>ISS^1/3H>H2 "
    "d4E 1:lay 9,76,5 1,1,1 - - 3+elimination"
)


@STUDIES
def test_the_choices_of_a_position_are_rolled_out(client: Client) -> None:
    rugs = client.post("/api/positions", json={"position": LATE}).json()["next"]["rugs"]
    choices = [rug["rug"] for rug in rugs[:2]]
    asked = {"position": LATE, "games": 100, "choices": choices, "seed": 7}
    deadline, games = time.monotonic() + PATIENCE, 0
    while time.monotonic() < deadline:
        answer = client.post(f"/api/positions/rollout?wait=5&after={games}", json=asked)
        told = answer.json()
        assert answer.status_code in (200, 202)
        assert told["finished"] == (answer.status_code == 200)
        if told["finished"]:
            break
        games = told["games"]
    assert told["finished"]
    assert {one["choice"] for one in told["choices"]} == set(choices)
    assert (told["seat"], told["player"], told["seed"], told["total"]) == (0, "network", 7, 100)
    assert told["choices"][0]["loss"] == 0 <= told["choices"][1]["loss"]
    assert told["decided"] == told["choices"][1]["apart"]
    assert told["errors"] == 3


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"position": START, "choices": ["a1-a2"]}, "illegal_move"),
        ({"position": START.replace("orient", "roll")}, "bad_position"),
        ({"position": START.replace("15,15,15", "15,15,200")}, "bad_position"),
        ({"position": START, "games": 100_000}, "bad_request"),
        ({"position": START, "player": "master"}, "bad_request"),
        ({"position": START, "seed": -1}, "bad_request"),
    ],
)
@pytest.mark.parametrize("path", ["", "/stop"])
def test_what_cannot_be_rolled_out_is_explained(
    client: Client, path: str, body: Json, code: str
) -> None:
    refused = client.post(f"/api/positions/rollout{path}", json=body)
    assert (refused.status_code, refused.json()["code"]) == (400, code)
    assert len(refused.json()["message"]) > 20


@STUDIES
def test_what_people_are_playing_is_not_ranked(client: Client) -> None:
    table = create(client, "person", "person", "person")["table"]
    for _ in range(2):
        bare = client.post("/api/positions/ranking", json={"position": table["position"]["text"]})
        assert bare.status_code in (200, 202), "a bare board is nobody's secret"
        table = play(client, table)["table"]
    for kind in ("ranking", "rollout"):
        refused = client.post(f"/api/positions/{kind}", json={"position": table["position"]["text"]})
        assert (refused.status_code, refused.json()["code"]) == (409, "not_casual")


def midgame(client: Client) -> tuple[Json, str]:
    """A table at which three people have laid some rugs, and its position."""
    table = create(client, "person", "person", "person")["table"]
    while table["version"] < 17 or table["next"]["step"] != "orient":
        table = play(client, table)["table"]
    return table, table["position"]["text"]


@STUDIES
def test_what_is_much_like_what_people_are_playing_is_not_ranked_either() -> None:
    """One dirham more in a purse was enough to get advice."""
    with browsing() as client:
        _, text = midgame(client)
        board, assam, flow, purses, stocks, *rest = text.split(" ")
        mine, *others = (int(purse) for purse in purses.split(","))
        richer = ",".join(map(str, [mine + 1, others[0] - 1, *others[1:]]))
        fewer = ",".join(str(int(stock) - 1) for stock in stocks.split(","))
        turned = assam[:-1] + next(way for way in "NESW" if way != assam[-1])
        seen = client.post("/api/positions", json={"position": text}).json()
        rolled = client.post("/api/positions", json={"position": text, "moves": ["left", "1"]}).json()
        rug = rolled["next"]["rugs"][0]["rug"]
        laid = client.post(
            "/api/positions", json={"position": text, "moves": ["left", "1", rug]}
        ).json()
        for other in (
            text,
            " ".join([board, assam, flow, richer, stocks, *rest]),
            " ".join([board, assam, flow, purses, fewer, *rest]),
            " ".join([board, turned, flow, purses, stocks, *rest]),
            text.replace("+elimination", ""),
            rolled["position"]["text"],
            laid["position"]["text"],
        ):
            assert client.post("/api/positions", json={"position": other}).status_code == 200, other
            refused = client.post("/api/positions/ranking", json={"position": other})
            assert (refused.status_code, refused.json()["code"]) == (409, "not_casual"), other
            # A game against bots from there would have hints.
            body = {"position": other, "seat": 0, "level": "random"}
            refused = client.post("/api/positions/game", json=body)
            assert (refused.status_code, refused.json()["code"]) == (409, "not_casual"), other
        assert seen["step"] == "orient"


@STUDIES
def test_a_made_up_end_does_not_make_what_people_are_playing_reviewable() -> None:
    with browsing() as client:
        table, _ = midgame(client)
        text = client.get(f"/api/games/{table['game']}/file").text
        made_up = gamefile.parse(text, SeededDice("1"))
        chooser = random.Random(1)
        while not made_up.over:
            made_up.play(chooser.choice(made_up.legal()))
        plain = {"content-type": "text/plain"}
        kept = client.post("/api/files", content=gamefile.write(made_up), headers=plain).json()["game"]
        refused = client.get(f"/api/games/{kept}/review?depth=quick")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_casual")
        refused = client.get(f"/api/games/{kept}/evaluation?version={table['version']}")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_casual")
        play_out(client, table)
        assert client.get(f"/api/games/{kept}/review?depth=quick").status_code == 202


def test_a_position_can_be_played_on_from(client: Client) -> None:
    seen = client.post("/api/positions", json={"position": START, "moves": ["left", "2"]}).json()
    body = {"position": seen["position"]["text"], "seat": 0, "level": "random", "name": "Amal"}
    made = client.post("/api/positions/game", json=body)
    assert made.status_code == 201, made.text
    table = client.get(f"/api/games/{made.json()['game']}").json()
    assert table["you"] == [0]
    assert table["table"]["position"]["text"] == seen["position"]["text"]
    assert [seat["kind"] for seat in table["table"]["seats"]] == ["person", "bot", "bot"]
    assert client.post("/api/positions/game", json={**body, "seat": 3}).json()["code"] == "bad_seats"


def test_a_finished_game_is_played_on_from_with_its_dice(client: Client) -> None:
    created = create(client, "person", "person")
    game = created["game"]
    then = play(client, created["table"])["table"]
    body = {"position": then["position"]["text"], "seat": 0, "level": "random"}
    there = {**body, "game": game, "version": then["version"]}
    assert client.post("/api/positions/game", json=there).json()["code"] == "not_over"
    play_out(client, then)
    made = client.post("/api/positions/game", json=there)
    assert made.status_code == 201, made.text
    again = client.get(f"/api/games/{made.json()['game']}").json()["table"]
    assert again["commitment"] == then["commitment"]
    for wrong in ({**there, "version": 1}, {**there, "position": START}):
        assert client.post("/api/positions/game", json=wrong).json()["code"] == "bad_position"
    assert client.post("/api/positions/game", json={**there, "game": "nothere"}).status_code == 404


TRIED = [
    {"parent": -1, "move": "left"},
    {"parent": 0, "move": "2", "comment": "short"},
    {"parent": -1, "move": "right", "comment": "or {this}"},
    {"parent": 2, "move": "1"},
]


def test_what_was_tried_is_written_to_a_file_and_read_again(client: Client) -> None:
    made = client.post("/api/positions/file", json={"position": START, "moves": TRIED})
    assert made.status_code == 200, made.text
    assert "1. L (1. R {or {this\\}} 1) 2 {short}" in made.text
    plain = {"content-type": "text/plain"}
    read = client.post("/api/positions/lines", content=made.text, headers=plain).json()
    assert read["position"] == START
    assert [(one["parent"], one["move"], one["comment"]) for one in read["moves"]] == [
        (one["parent"], one["move"], one.get("comment", "")) for one in TRIED
    ]
    # Kept by an upload as well, which stores moves only.
    kept = client.post("/api/files", content=made.text, headers=plain).json()["game"]
    assert client.get(f"/api/games/{kept}/file").text == made.text
    for wrong in ([{"parent": 3, "move": "left"}], [{"parent": -1, "move": "a1-a2"}]):
        refused = client.post("/api/positions/file", json={"position": START, "moves": wrong})
        assert (refused.status_code, refused.json()["code"]) == (400, "illegal_move")
    refused = client.post("/api/positions/lines", content="nonsense", headers=plain)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_file")


def test_what_was_tried_in_a_game_stands_beside_what_was_played(client: Client) -> None:
    created = create(client, "person", "person", "person")
    game, table = created["game"], created["table"]
    played = play(client, table)["table"]
    body = {"game": game, "version": table["version"], "moves": TRIED}
    made = client.post("/api/positions/file", json={"position": table["position"]["text"], **body})
    assert made.status_code == 200, made.text
    plain = client.get(f"/api/games/{game}/file").text
    assert gamefile.parse(made.text).moves == gamefile.parse(plain).moves
    assert "{short}" in made.text
    assert "{or {this\\}}" in made.text
    assert played["position"]["text"] != table["position"]["text"]
    wrong = client.post("/api/positions/file", json={"position": played["position"]["text"], **body})
    assert wrong.json()["code"] == "bad_position"
