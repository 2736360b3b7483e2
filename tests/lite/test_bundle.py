"""What goes to the browser: our modules by what can be imported, and all of it works there."""

import json
import re
from pathlib import Path

import pytest
from lite.build import _install, _node
from lite.bundle import SPOKEN, MissingPackagesError, bundle, ours
from lite.reached import SOURCES, imported

from marrakech.analysis.comparison import Reason
from marrakech.analysis.phrases import phrase
from marrakech.messages import LANGUAGES, decimal, percent, speaking
from tests.lite.node_engine import run_node

pytestmark = pytest.mark.timeout(600)  # where the bundle is not kept it is made first

SOURCE = """
from typing import TYPE_CHECKING
import marrakech.kernel.state as state
if TYPE_CHECKING:
    from marrakech.training import run
else:
    from marrakech.record import moves
def later():
    from . import sibling
    from ..kernel.turn import act
"""


def test_imports_are_read_from_sources_those_in_functions_too(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text(SOURCE)
    assert imported("marrakech.service.one", path)[2:] == [
        "marrakech.kernel.state",
        "marrakech.record",
        "marrakech.record.moves",
        "marrakech.service",
        "marrakech.service.sibling",
        "marrakech.kernel.turn",
        "marrakech.kernel.turn.act",
    ]


def test_the_rules_go_in_and_the_compiler_stays() -> None:
    names = {path.relative_to(SOURCES).as_posix() for path in ours()}
    assert {"kernel/turn.py", "engine/search/master.py", "engine/packed.py", "lite/host.py"} <= names
    assert {
        "wire/games.py",
        "analysis/puzzles.txt",
        "locales/ro/reasons.ftl",
        "record/drawing/parts.svg",
    } <= names
    others = ("cli/", "training/", "arena/", "envs/", "server/page/", "locales/en/rules.ftl")
    assert not [name for name in names if name.startswith(others)]
    assert not names & {"jit/with_numba.py", "engine/search/array_search.py", "server/serve.py"}


def test_what_is_said_there_goes_in() -> None:
    """Messages are asked for by keys, which no import shows."""
    keys = re.compile(r"""\bmessage\(\s*f?"(\w+)-""")
    sources = [
        path.read_text() for path in ours() if path.suffix == ".py" and path.parent.name != "messages"
    ]
    asked = {area for source in sources for area in keys.findall(source)}
    # Verdicts and moves are told by reports, which commands write.
    assert asked - {"report"} == set(SPOKEN)


@pytest.fixture(scope="module")
def packed() -> Path:
    """The bundle."""
    try:
        node = _node()
        _install(node)
        return bundle(node)
    except MissingPackagesError as error:
        pytest.skip(f"the bundle cannot be made here: {error}")


def test_everything_can_be_imported_and_speaks_every_language_as_here(packed: Path) -> None:
    told = json.loads(run_node("bundle_checks.mjs", packed))
    modules = {name for path in ours() if path.suffix == ".py" for name in [module_of(path)]}
    assert set(told["modules"]) == modules
    # What only a compiler calls, or a server, is never imported there.
    assert set(told["missing"].values()) <= {"numba", "numpy"}, told["missing"]
    for language in LANGUAGES:
        with speaking(language):
            figures = [
                decimal(1234.56, 1),
                decimal(-0.5, 0, signed=True),
                percent(0.385),
                percent(0.0375, 1),
            ]
            reason = phrase(Reason("toll", {"rival": 1, "ours": 2.25}, {"ours": 0.5}), names=("A", "B"))
        assert told["said"][language] == [*figures, reason]


def module_of(path: Path) -> str:
    name = path.relative_to(SOURCES.parent).with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


def test_whose_work_it_is_stands_beside_it(packed: Path) -> None:
    told = (packed / "licenses.txt").read_text()
    for package in ("Pyodide", "litestar", "msgspec", "babel", "anyio", "fluent.runtime", "pytz"):
        assert package in told
    assert told.count("Permission is hereby granted") > 5
