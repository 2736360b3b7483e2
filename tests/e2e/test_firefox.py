"""A whole game in Firefox, by mouse and keyboard, from one click to the end."""

from pathlib import Path

from tests.e2e.house import House
from tests.firefox import UNTIDY, open_firefox, open_page, plays_a_game

pytestmark = UNTIDY


def test_a_whole_game_is_played(tmp_path: Path, house: House) -> None:
    with open_firefox(tmp_path) as firefox:
        open_page(firefox, house.address)
        plays_a_game(firefox)
