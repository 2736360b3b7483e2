"""No block of code in the documentation goes untested: it is run here, or by the test that is named."""

import doctest
import tomllib
from pathlib import Path
from typing import Any

import pytest

from marrakech.engine.ladder import ENTRY_POINTS
from marrakech.record.game import Game
from tests.docs.pages import PAGES, ROOT, blocks

HERE = ("", "python", "sh")
"""Languages of which every block is tried in this folder; a drawing has none."""
ELSEWHERE = {
    ("docs/access.md", "heard"): "tests/e2e/test_by_ear.py",
    ("docs/agents.md", "game"): "tests/protocol/test_mcp_server.py",
    ("docs/agents.md", "json"): "tests/protocol/test_mcp_server.py",
    ("docs/agents.md", "python"): "tests/protocol/test_mcp_server.py",
    ("docs/agents.md", "transcript"): "tests/protocol/test_mcp_server.py",
    ("docs/arena.md", "python"): "tests/protocol/test_docs.py",
    ("docs/arena.md", "toml"): "tests/docs/test_blocks.py",
    ("docs/bots.md", "python"): "tests/protocol/test_own_bot.py",
    ("docs/engine.md", "python"): "tests/docs/test_blocks.py",
    ("docs/environments.md", "python"): "tests/envs/test_docs.py",
    ("docs/library.md", "python"): "tests/test_readme.py",
    ("docs/lite.md", "html"): "tests/lite/test_embed.py",
    ("docs/notation.md", "ebnf"): "tests/record/test_notation_doc.py",
    ("docs/notation.md", "gamefile"): "tests/record/test_notation_doc.py",
    ("docs/notation.md", "position"): "tests/record/test_notation_doc.py",
    ("docs/notation.md", "python"): "tests/record/test_notation_doc.py",
    ("docs/notation.md", "refused"): "tests/record/test_notation_doc.py",
    ("docs/protocol.md", "conversation"): "tests/protocol/test_docs.py",
    ("docs/protocol.md", "fields"): "tests/protocol/test_docs.py",
    ("docs/protocol.md", "json"): "tests/protocol/test_docs.py",
    ("docs/protocol.md", "python"): "tests/protocol/test_docs.py",
    ("README.md", "python"): "tests/test_readme.py",
}
"""Blocks that tests of their own run, by page and language."""
ALL = [block for page in PAGES for block in blocks(page)]


def test_every_block_is_tried_somewhere() -> None:
    assert len(ALL) > 60
    told = {(block.page, block.language) for block in ALL}
    assert {one for one in told if one[1] not in HERE} | ELSEWHERE.keys() == ELSEWHERE.keys()
    assert not ELSEWHERE.keys() - told, "no such block any more"
    for (page, _), test in ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text(encoding="utf-8"), test


@pytest.mark.parametrize(
    "page", sorted({one.page for one in ALL if one.language == "python"} - {p for p, _ in ELSEWHERE})
)
def test_the_python_of_a_page_runs(page: str) -> None:
    session = "\n".join(block.code for block in blocks(page) if block.language == "python")
    test = doctest.DocTestParser().get_doctest(session, {}, page, page, 0)
    assert test.examples, f"the Python of {page} is written as a session with >>>"
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def only(page: str, language: str) -> list[str]:
    return [block.code for block in blocks(page) if block.language == language]


def test_a_package_names_its_bot_as_the_arena_looks_for_it() -> None:
    [told] = only("docs/arena.md", "toml")
    assert tomllib.loads(told)["project"]["entry-points"].keys() == {ENTRY_POINTS}


def test_the_engine_page_shows_what_can_be_asked_of_a_bot_and_of_endings() -> None:
    game = Game.new(players=2, seed=7)
    while not game.over:
        game.play(game.legal()[0])
    _, near_the_end, _ = [node for node in game.node.path() if node.position.step == "lay"][-3:]
    for example in only("docs/engine.md", "python"):
        names: dict[str, Any] = {"state": near_the_end.state}
        exec(example, names)
        assert names.get("decision") or names["solved"]
