"""What the lessons say, by the names that their data use."""

import re
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "src" / "marrakech" / "locales"


def task_texts(language: str) -> dict[str, str]:
    """The texts of the lessons' tasks, e.g. 'turn_1_title'."""
    text = (LOCALES / language / "tasks.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^tasks-(\w+) = (.*)$", text, re.MULTILINE))
