"""The server for agents, with the official client of the Model Context Protocol as the agent."""

import doctest
import json
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, MCPError, StdioServerParameters, stdio_client

from marrakech.protocol.mcp_server import make_server
from marrakech.record import gamefile

PAGE = Path(__file__).parents[2] / "docs" / "agents.md"
PROGRAM = StdioServerParameters(command=sys.executable, args=["-m", "marrakech.cli", "mcp"])


def asked(script: Callable[[Client], Awaitable[None]], *, program: bool = False) -> None:
    """Run a script against the server in this process, or as a program on pipes."""

    async def run() -> None:
        server: Any = stdio_client(PROGRAM) if program else make_server("1")
        async with Client(server) as client:
            await script(client)

    anyio.run(run)


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers; an error as its text."""
    found = await client.call_tool(tool, arguments)
    return found.content[0].text if found.is_error else found.structured_content  # type: ignore[union-attr]


def test_a_program_plays_a_whole_game_with_a_scripted_agent() -> None:
    async def script(client: Client) -> None:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"new_game", "look", "legal", "play", "explain", "record"}
        answer = await call(client, "new_game", players=3, opponent="random", seed="7")
        assert "Marrakech is a board game for 3 players" in answer["text"]
        name = answer["game"]
        wrong = 0
        while not answer["over"]:
            if answer["decisions"] == wrong and wrong < 3:
                wrong += 1
                refused = await call(client, "play", game=name, move="a1-g7")
                assert not refused["legal_move"]
                assert refused["why"]
            legal = await call(client, "legal", game=name)
            assert legal["legal"] == answer["legal"]
            answer = await call(client, "play", game=name, move=answer["legal"][0])
            assert answer["legal_move"]
        assert answer["illegal_answers"] == wrong == 3
        record = await call(client, "record", game=name)
        assert gamefile.parse(record["file"]).over

    asked(script, program=True)


def test_what_a_client_may_send_that_is_wrong() -> None:
    async def script(client: Client) -> None:
        name = (await call(client, "new_game", opponent="random"))["game"]
        for tool, arguments in (
            ("new_game", {"players": 7}),
            ("new_game", {"players": "many"}),
            ("new_game", {"opponent": "cmd:touch owned"}),
            ("new_game", {"seed": "x" * 1_000_000}),
            ("new_game", {"switches": ["end_turn"] * 1000}),
            ("look", {"game": "g99"}),
            ("look", {}),
            ("play", {"game": name, "move": "x" * 1_000_000}),
            ("play", {"game": name, "move": {"a": [1] * 1000}}),
            ("play", {"game": None, "move": "left"}),
        ):
            told = await call(client, tool, **arguments)
            assert isinstance(told, str), tool
            assert len(told) < 3000, "what was sent does not come back whole"
        assert (await call(client, "look", game=name))["illegal_answers"] == 0
        with pytest.raises(MCPError):
            await client.get_prompt("decision", {"position": "nowhere"})

    asked(script)


def test_prompts() -> None:
    async def script(client: Client) -> None:
        line = "7/7/7/7/7/7/7 d4N 1:orient 30,30,30 15,15,15 - - 3+elimination"
        told = (await client.get_prompt("decision", {"position": line})).messages[0].content.text  # type: ignore[union-attr]
        assert "Legal moves: left, ahead, right" in told
        rules = (await client.get_prompt("rules", {"players": "4"})).messages[0].content.text  # type: ignore[union-attr]
        assert "for 4 players" in rules

    asked(script)


def test_a_hundred_games_of_one_agent() -> None:
    async def script(client: Client) -> None:
        for _ in range(100):
            answer = await call(client, "new_game", opponent="none", players=4)
        assert answer["forgotten"] == ["g36"]
        assert (await call(client, "look", game="g37"))["turn"] == 1

    asked(script)


def test_the_examples_of_the_page_run() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_page_says_how_a_host_starts_what_is_tested_here() -> None:
    [told] = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert json.loads(told) == {
        "mcpServers": {"marrakech": {"command": "marrakech", "args": PROGRAM.args[2:]}}
    }


def cost(landings: list[dict[str, int]]) -> int:
    """Six times the expected tithe."""
    return sum(one["weight"] * one["due"] for one in landings)


def test_the_transcript_of_the_page() -> None:
    """The conversation in docs/agents.md, said again: what it shows of each answer is in the answer."""
    page = PAGE.read_text(encoding="utf-8")
    conversation = re.search(r"```transcript\n(.*?)```", page, re.S)
    assert conversation is not None
    turns = re.findall(r"> (\w+)\((.*)\)\n((?:< .*\n)*)", conversation[1])
    assert len(turns) >= 5

    async def script(client: Client) -> None:
        for tool, arguments, shown in turns:
            given = dict(re.findall(r'(\w+)="([^"]*)"', arguments))
            if "players" in given:
                given["players"] = int(given["players"])
            answer = await call(client, tool, **given)
            for line in shown.splitlines():
                key, _, value = line[2:].partition(": ")
                told = answer[key]
                words = " | ".join(told) if isinstance(told, list) else str(told)
                assert words == value, (tool, arguments, key)
        answer = await call(client, "look", game="g1")
        while not answer["over"]:
            headings = answer["fields"]["forecast"]
            move = min(answer["legal"], key=lambda one: cost(headings.get(one, [])))
            answer = await call(client, "play", game="g1", move=move)
        kept = re.search(r"```game\n(.*?)```", page, re.S)
        assert kept is not None
        assert (await call(client, "record", game="g1"))["file"] == kept[1]

    asked(script)
