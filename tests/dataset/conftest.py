"""Datasets that tests read and do not change."""

import pytest

from marrakech.dataset.datareader import Dataset
from tests.dataset.made import VALUED, made


@pytest.fixture(scope="session")
def valued(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """Games of three bots with the master's values."""
    return made(VALUED, 24, tmp_path_factory.mktemp("valued"))
