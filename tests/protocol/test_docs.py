"""What docs/protocol.md and docs/arena.md say is so."""

import doctest
import io
import json
import re
from pathlib import Path

import pytest

from marrakech.arena.schedule import PAIRINGS
from marrakech.cli import make_app
from marrakech.protocol import child, messages, process_bot, understudy
from marrakech.protocol.check import as_fields
from marrakech.protocol.responder import serve_host
from marrakech.record.position import Position

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
ARENA = (DOCS / "arena.md").read_text(encoding="utf-8")


def test_the_conversation_takes_place_as_it_is_shown() -> None:
    [shown] = re.findall(r"```conversation\n(.*?)```", PROTOCOL, flags=re.S)
    said = [line[2:] for line in shown.splitlines() if line.startswith("> ")]
    heard = [line[2:] for line in shown.splitlines() if line.startswith("< ")]
    answers = io.BytesIO()
    serve_host(io.BytesIO("\n".join(said).encode() + b"\n"), answers, "greedy")
    answered = answers.getvalue().decode().splitlines()
    assert len(answered) == len(heard)
    for expected, answer in zip(heard, answered, strict=True):
        assert answer.startswith(expected.split(" ...")[0])


def test_the_position_of_the_conversation_is_one_we_would_send() -> None:
    sent = next(json.loads(line[2:]) for line in PROTOCOL.splitlines() if '"type":"position"' in line)
    full = as_fields(messages.position_message(sent["id"], Position.parse(sent["position"]).state))
    assert {name: full[name] for name in sent} == sent


def test_the_fields_shown_are_those_of_the_position_in_the_conversation() -> None:
    [shown] = re.findall(r"```fields\n(.*?)```", PROTOCOL, flags=re.S)
    sent = next(json.loads(line[2:]) for line in PROTOCOL.splitlines() if '"type":"position"' in line)
    full = as_fields(messages.position_message(1, Position.parse(sent["position"]).state))["fields"]
    full["forecast"] = {
        heading: [one for one in landings if one["steps"] in (1, 4)]
        for heading, landings in full["forecast"].items()
    }
    assert json.loads(shown) == full


def test_every_field_of_a_position_is_told() -> None:
    state = Position.parse("7/7/7/7/7/7/7 d4N 1:orient 30,30 12,12,12,12 - H,I 2+elimination").state
    message = as_fields(messages.position_message(1, state))
    for name in [*message, *message["fields"], *message["fields"]["forecast"]["left"][0]]:
        assert f"`{name}`" in PROTOCOL or name == "type", name


def test_the_numbers_are_those_of_the_code() -> None:
    patience = process_bot.DEFAULT_PATIENCE
    assert f"at most {messages.LONGEST_LINE:,} bytes" in PROTOCOL
    assert f"last {child.STDERR_KEPT:,} bytes" in PROTOCOL
    assert (child.MOST_OUTPUT, child.MOST_COMPLAINTS) == (1 << 20, 16 << 20)
    assert f"start of the process | {patience.hello:g} s |" in PROTOCOL
    assert f"for `ready` | {patience.ready:g} s |" in PROTOCOL
    assert f"waits {patience.grace:g} s more" in PROTOCOL
    assert f"without `seconds` | {patience.thinking:g} s, then" in PROTOCOL
    assert f"after `quit` | {patience.farewell:g} s," in PROTOCOL
    assert understudy.STRIKES == 3
    assert f"version {messages.VERSION}" in PROTOCOL.splitlines()[0]
    for kind in child.FaultKind.__args__:  # type: ignore[attr-defined]
        assert f"| `{kind}` |" in PROTOCOL


@pytest.mark.parametrize("name", ["arena.md", "protocol.md"])
def test_the_python_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(DOCS.parent)
    [example] = re.findall(r"```python\n(.*?)```", (DOCS / name).read_text(), flags=re.S)
    test = doctest.DocTestParser().get_doctest(example, {}, name, name, 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 5
    assert result.failed == 0


def test_every_pairing_and_option_is_told() -> None:
    for pairing in PAIRINGS[1:]:
        assert f"`{pairing}`" in ARENA
    import typer.main

    command = typer.main.get_command(make_app("arena"))
    names = {
        name
        for parameter in command.commands["arena"].params  # type: ignore[attr-defined]
        for name in parameter.opts
        if name.startswith("--")
    }
    rules = {
        "--printing",
        "--one-colour",
        "--elimination",
        "--end-turn",
        "--keep-heading",
        "--cover-own",
    }
    for name in names - rules - {"--help"}:
        assert name in ARENA, name
