"""Alarms: nothing that belongs to a test may hang, neither at the first try nor at the second.

pytest-timeout sets one alarm for a test and takes it away at the first failure, so that what follows, taking
down its fixtures and trying it again, could hang for ever. Here every part of every try has its own alarm.
A plugin of pytest: `-p tests.alarms`.
"""

import faulthandler
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import pytest_timeout

SLACK = 1.2
"""What hangs outside Python, where no alarm is heard, ends its process after so many times the time-out."""
STDERR = os.dup(2)
"""Where stacks are told, whatever is done to standard error."""


@contextmanager
def alarmed(item: pytest.Item) -> Iterator[None]:
    """Set the alarm for one part of a test."""
    seconds = float(item.config.getini("timeout"))
    settings = pytest_timeout.Settings(seconds, "signal", False, False)
    item.config.hook.pytest_timeout_set_timer(item=item, settings=settings)
    faulthandler.dump_traceback_later(SLACK * seconds, exit=True, file=STDERR)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
        item.config.hook.pytest_timeout_cancel_timer(item=item)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, Any, Any]:
    """No fixture hangs while it is set up."""
    with alarmed(item):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """No test hangs."""
    with alarmed(item):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, Any, Any]:
    """No fixture hangs while it is taken down."""
    with alarmed(item):
        return (yield)
