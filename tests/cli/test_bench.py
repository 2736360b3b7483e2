"""The command for the benchmark."""

import json
from pathlib import Path

import pytest

from marrakech.arena.manifest import read_bench
from marrakech.jit.cache import user_cache
from tests.cli.run import run

CACHE = user_cache()


@pytest.fixture(autouse=True)
def compiled_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled comes from where it is, whatever home the command is shown."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(CACHE))


def test_a_bot_is_rated_kept_repeated_and_told(tmp_path: Path) -> None:
    out = tmp_path / "run"
    asked = ("bench", "random", "--table", "two", "--games", "12", "--workers", "1")
    first = run(*asked, "--out", out)
    assert first.exit_code == 0, first.output
    assert "the mean of 1 tables; greedy is 0" in first.output
    assert "| random |" in first.output
    assert sorted(one.name for one in out.iterdir()) == ["manifest.json", "results.jsonl"]
    assert read_bench(out / "manifest.json").bot == "random"

    again = run("bench", "--repeat", out / "manifest.json", "--workers", "1")
    assert again.exit_code == 0, again.output
    assert "Repeated: the same to the bit." in again.output

    resumed = run(*asked, "--out", out, "--json", "-")
    assert "Resumed: 12 games are there already." in resumed.output
    assert json.loads(resumed.stdout)["label"] == "random"

    told = json.loads((out / "manifest.json").read_text())
    told["tables"][0]["rating"] = {"value": 2000.0, "low": 1999.0, "high": 2001.0}
    told["absent"] = True
    told["made"]["numba"] = "0.1"
    (out / "manifest.json").write_text(json.dumps(told))
    other = run("bench", "random", "--repeat", out / "manifest.json", "--workers", "1")
    assert other.exit_code == 1
    assert "numba: 0.1 then" in other.output
    assert "differ by more than their intervals" in other.output


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "name the bot that is to be rated"),
        (("deep-rug",), "no bot called 'deep-rug'"),
        (("greedy", "--table", "five"), "there is no table 'five'"),
        (("cmd:no-such-program",), "cannot be run"),
        (("--repeat", "nowhere.json"), "nowhere.json"),
    ],
)
def test_what_cannot_be_rated_is_told_before_it_begins(arguments: tuple[str, ...], why: str) -> None:
    found = run("bench", *arguments)
    assert found.exit_code == 2
    assert why in found.output
