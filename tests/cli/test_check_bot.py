"""The check of other people's bots."""

import sys
from pathlib import Path

from tests.cli.run import run
from tests.protocol.test_process_bot import FIRST_BOT, ROGUE


def test_the_checker_tells_what_passed_and_what_failed() -> None:
    good = run("check-bot", f"{sys.executable} -S -E {FIRST_BOT}")
    assert good.exit_code == 0, good.output
    assert "checks passed" in good.output
    bad = run("check-bot", sys.executable, ROGUE, "dead-at-start")
    assert bad.exit_code == 1
    assert "failed  says hello: start: it ended with exit code 1" in bad.output
    assert "1 failed, 0 passed" in bad.output


def test_a_bot_in_a_file_of_python_is_checked_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text("def first(position):\n    return position.legal()[0]\n")
    good = run("check-bot", f"{path}:first")
    assert good.exit_code == 0, good.output
    assert "checks passed" in good.output
    bad = run("check-bot", f"{path}:second")
    assert bad.exit_code == 1
    assert "has no bot called 'second'" in bad.output
