"""What of these tests does not apply to a page without a server stands in `docs/lite.md`, with the reason."""

import re
from pathlib import Path

HERE = Path(__file__).parent
TOLD = " ".join((HERE.parent.parent / "docs/lite.md").read_text().split())


def test_every_file_is_asked_of_each_host_or_the_guide_says_why_not() -> None:
    for path in sorted(HERE.glob("test_*.py")):
        if path != Path(__file__):
            assert "each_host" in path.read_text() or f"`{path.stem}`" in TOLD, path.name


def test_every_reason_for_a_single_test_is_told() -> None:
    reasons = {
        why
        for path in HERE.glob("*.py")
        if path != Path(__file__)
        for why in re.findall(r'why="(.*?)"', path.read_text())
    }
    assert len(reasons) >= 4
    assert [why for why in reasons if why not in TOLD] == []
