"""The checker for other people's bots passes the good one and names what is wrong with the bad."""

import sys

import pytest

from marrakech.protocol.check import check_bot
from marrakech.protocol.process_bot import Patience
from tests.protocol.test_process_bot import FIRST_BOT, ROGUE

SHORT = Patience(hello=20.0, ready=20.0, grace=10.0, thinking=10.0, farewell=0.1)


def verdicts(command: str) -> dict[str, tuple[str, str]]:
    return {
        finding.name: (finding.verdict, finding.why)
        for finding in check_bot(command, seconds=0.2, patience=SHORT)
    }


def test_the_example_bot_passes_every_check() -> None:
    found = verdicts(f"{sys.executable} -S -E {FIRST_BOT}")
    assert len(found) == 15
    # A busy machine may make it slow once, which is a note; nothing fails.
    assert {verdict for verdict, _ in found.values()} <= {"passed", "note"}, found


def test_the_example_bot_needs_nothing_but_the_standard_library() -> None:
    imports = [
        line for line in FIRST_BOT.read_text().splitlines() if line.startswith(("import", "from"))
    ]
    assert imports == ["import json", "import sys"]
    assert len(FIRST_BOT.read_text().splitlines()) < 100


@pytest.mark.parametrize(
    ("vice", "failing", "why"),
    [
        ("dead-at-start", "says hello", "no module named carpets"),
        ("never-quits", "ends when told to quit", "still runs 2 s after quit"),
        ("illegal", "plays two players", "illegal: "),
    ],
)
def test_a_vice_is_found(vice: str, failing: str, why: str) -> None:
    found = verdicts(f"{sys.executable} -S -E {ROGUE} {vice}")
    assert found[failing][0] == "failed"
    assert why in found[failing][1]
