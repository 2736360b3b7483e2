"""Firefox on a static host: the start, and a whole game against bots."""

from pathlib import Path

import pytest

from tests.firefox import UNTIDY, open_firefox, open_page, plays_a_game
from tests.lite.conftest import LONG, StaticHost

pytestmark = [UNTIDY, LONG, pytest.mark.timeout(900)]  # where the engine is not kept it is built first


def test_a_whole_game_is_played(host: StaticHost, tmp_path: Path) -> None:
    with open_firefox(tmp_path) as firefox:
        open_page(firefox, host.address())
        plays_a_game(firefox)
