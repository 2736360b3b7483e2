"""The check of other people's bots."""

import sys

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
