"""Why one choice is better than another."""

from itertools import pairwise
from random import Random

import pytest

from marrakech.analysis.comparison import (
    GAINS,
    LEAST,
    LOST,
    LOST_ON_DIRHAMS,
    SHARED_WIN,
    WON,
    WON_ON_DIRHAMS,
    facts_of,
    largest_region,
    reasons,
    rent,
)
from marrakech.analysis.phrases import phrase
from marrakech.analysis.puzzles import choice_numbers
from marrakech.engine.walkthrough import random_walk
from marrakech.kernel.board import LEFT, RIGHT
from marrakech.kernel.choices import listed
from marrakech.kernel.state import END_TURN, start, step
from marrakech.kernel.turn import legal
from marrakech.record.game import Game
from marrakech.record.moves import move_at
from marrakech.record.node import Node
from marrakech.record.position import Position
from tests.analysis.recount import Seen, recounted
from tests.engine.games import RULES


def finished_game(players: int = 2, seed: int = 3) -> Game:
    """A game in which everybody takes the first choice there is."""
    game = Game.new(players=players, seed=seed)
    while not game.over:
        game.play(game.legal()[seed * len(game.moves) % len(game.legal())])
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game()


def test_endings_differ_by_enough_to_be_told() -> None:
    ends = (WON, WON_ON_DIRHAMS, SHARED_WIN, LOST_ON_DIRHAMS, LOST)
    gains = [GAINS["final"]({"outcome": end, "own": 0}) for end in ends]
    assert all(better - worse >= LEAST["final"] for better, worse in pairwise(gains))


def test_a_square_is_told_and_a_dirham_on_one_of_six_rolls() -> None:
    squares = {"final", "finish", "hold", "purse", "lead", "race", "squares", "region", "cut"}
    tenths = {"rent", "dues"}
    assert {code: LEAST[code] for code in GAINS} == {
        code: 1 if code in squares else 0.1 if code in tenths else pytest.approx(1 / 6)
        for code in LEAST
    }


def test_a_tithe_that_is_risked_is_a_reason() -> None:
    # Somewhere in a game one way is dearer than the other.
    game = finished_game(4, 5)
    seen = set()
    for number in range(len(game.moves)):
        state = game.node.path()[number].state
        if Position(state).step == "orient":
            for best, played in ((LEFT, RIGHT), (RIGHT, LEFT)):
                for reason in reasons(state, best, played):
                    seen.add(reason.code)
                    if reason.code == "risk":
                        assert reason.best["expected"] <= reason.played["expected"] - LEAST["risk"]
                        assert f"{reason.played['highest']}" in phrase(reason)
    assert "risk" in seen


def test_a_player_without_a_rug_has_no_region() -> None:
    assert largest_region(start(3), 0) == 0


def told_of(
    position: str, best: str, played: str
) -> dict[str, tuple[dict[str, float], dict[str, float]]]:
    """What speaks for one rug against another, by code."""
    state = Position.parse(position).state
    numbers = choice_numbers(state)
    return {one.code: (one.best, one.played) for one in reasons(state, numbers[best], numbers[played])}


def test_a_win_that_nobody_can_take_any_more_is_told() -> None:
    late = (
        "3A3/HI>IA^A>A1/2AA>AS1/SI>I2AH/SI>IAAA^H/AHIIISH^/1H^A1I>I1 a3W 3:lay "
        "35,19,37,29 0,0,1,1 - - 4+elimination"
    )
    found = told_of(late, "a1-a2", "a2-b2")
    assert found["hold"] == ({"rolls": 4, "rival": 3}, {"rolls": 2, "rival": 3})


def test_all_ways_are_told_where_the_cheapest_says_nothing() -> None:
    early = "S>S5/2A4/1SH4/1HH^A3/HIIAS2/H^1I1S^2/HI>I4 e5E 2:lay 32,28 8,7,7,9 - H,A 2+elimination"
    found = told_of(early, "e3-e4", "c5-d5")
    assert "toll" not in found
    assert found["ways"][0]["ours"] > found["ways"][1]["ours"] == 0


def test_what_squares_earn_is_counted_over_all_of_them() -> None:
    # A walk that ends in a region of three pays three, on each of its squares.
    state = Position.parse(
        "1I5/1IH4/1H>H4/ASI4/SS^I4/SA5/A>AH>H3 c4E 2:lay 32,28 8,8,7,8 - H,I 2+elimination"
    ).state
    regions = {"I": (2, 2), "A": (1, 3)}
    assert rent(state, 1) == sum(size**2 for sizes in regions.values() for size in sizes) / 49


@pytest.mark.parametrize("rules", [0, END_TURN])
def test_a_toll_is_counted_where_the_heading_is_the_next_player_s_own(rules: int) -> None:
    begun = Node(start(3 | rules))  # in the variant with a roll
    node = begun.after("1") if rules else begun.after("ahead").after("1")
    place = listed(legal(node.state))[0]
    assert ("toll" in facts_of(node.state, place)) == (rules == 0)


def counted(seen: Seen, move: str) -> set[str]:
    """The facts that count after a choice, by what is still to come."""
    who, after = seen.player, seen.after(move)
    walks = sum(after.rugs[one] for one in range(seen.players) if one not in after.out)
    theirs = {
        rival: walks - (0 if rival in after.out else after.rugs[rival]) for rival in range(seen.players)
    }
    late = walks <= 2 * seen.players
    if seen.step == "orient":
        told = {"finish"} if walks == 1 else {"landing", "chase"} | ({"lead"} if late else set())
        return {"risk", "purse", "feeds"} | told
    if after.position.over:
        return set() if seen.step == "turn" else {"final"}
    hold = {"hold"} if walks == 1 else set()
    if seen.step == "turn":
        return {"passage", "fare", "reply", "gift"} | hold if after.player != who else set()
    told = {"race"} if late else {"race", "squares"}
    told |= {"region", "rent"} if theirs[who] > 1 else set()
    told |= {f"cut {rival}" for rival in seen.others if theirs[rival] > 1}
    told |= {"dues"} if after.rugs[who] > 1 else set()
    variant = after.step == "turn"
    walker = after.after(after.position.legal()[0]).player if variant else after.player
    if walker == who:
        return told
    return told | ({"trap"} if variant else {"toll", "ways", "tax", "reply", "gift"} | hold)


@pytest.mark.parametrize("rules", [*RULES, 3 | END_TURN, 2 | END_TURN])
def test_all_that_counts_is_told_and_told_as_it_is_counted(rules: int) -> None:
    random = Random(rules + 1)
    states = [state for state, _ in random_walk(rules, random) if len(listed(legal(state))) > 1]
    for state in [*random.sample(states[:-6], 4), *states[-6:]]:
        number = random.choice(listed(legal(state)))
        seen, move = Seen(Position(state)), str(move_at(step(state), number))
        facts = facts_of(state, number)
        assert facts.keys() == counted(seen, move), f"{Position(state)} {move}"
        for key, told in facts.items():
            code, _, rival = key.partition(" ")
            assert told == pytest.approx(recounted(code, seen, move, int(rival or -1))), f"{key} {move}"
