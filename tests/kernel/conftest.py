"""Every test that asks for `kernel` runs twice: interpreted and compiled."""

import pytest

from tests.kernel.modes import COMPILED, INTERPRETED, Kernel


@pytest.fixture(scope="session", params=[INTERPRETED, COMPILED], ids=repr)
def kernel(request: pytest.FixtureRequest) -> Kernel:
    """The kernel in one of its two forms."""
    form: Kernel = request.param
    return form
