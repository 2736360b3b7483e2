"""Many games as plain arrays."""

import threading
from typing import Any

import numpy as np
import pytest

from marrakech.envs.batch import NO_ACTION, Batch
from marrakech.envs.errors import GameOverError, IllegalActionError, WrongArgumentError
from marrakech.kernel.choices import ACTIONS, action_of, listed
from marrakech.kernel.state import OVER, Rules, player, read_state, step
from marrakech.kernel.turn import legal
from marrakech.record.errors import ArgumentError
from marrakech.record.ruleset import Ruleset
from tests.envs.games import RULES, random_games


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("facing_north", [False, True])
def test_masks_are_the_legal_actions(rules: Rules, facing_north: bool) -> None:
    batch = Batch(50, rules, seed=1, facing_north=facing_north)
    for _ in range(30):
        masks = batch.masks()
        for state, mask in zip(map(read_state, batch.states), masks, strict=True):
            choices = legal(state)
            assert mask.sum() == len(listed(choices))
            if not facing_north:
                actions = [action_of(choices, choice) for choice in listed(choices)]
                assert np.flatnonzero(mask).tolist() == actions
        every = np.arange(ACTIONS)
        for action in every:
            assert np.array_equal(batch.illegal(np.full(50, action)), masks[:, action] == 0)
        batch.step(batch.random_actions())


def test_movers_and_ends() -> None:
    batch, _ = random_games(RULES[0], 20)
    assert batch.over().all()
    assert (batch.movers() == -1).all()
    assert not batch.masks().any()
    assert (batch.random_actions() == NO_ACTION).all()
    some = np.arange(20) % 2 == 0
    before = batch.states.copy()
    batch.restart(some)
    assert np.array_equal(batch.over(), ~some)
    assert np.array_equal(batch.states[~some], before[~some])
    assert batch.movers()[some].tolist() == [player(read_state(row)) for row in batch.states[some]]


def test_a_seed_is_a_game() -> None:
    batch = Batch(3, RULES[0], seed=7)
    again = Batch(2, RULES[0], seed=8)
    assert np.array_equal(batch.states[1:], again.states)
    batch.restart(seeds=[8, 9, 7])
    again.restart(seeds=[8, "9"])
    assert np.array_equal(batch.states[:2], again.states)


def test_threads_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    # So few games to a thread that all have a part in every piece of work.
    for least in ("LIGHT", "MEDIUM", "HEAVY"):
        monkeypatch.setattr(f"marrakech.envs.batch.{least}", 16)
    one, many = (Batch(50, RULES[3], seed=4, threads=threads) for threads in (1, 3))
    used: set[int] = set()
    monkeypatch.setattr(many, "each", watched(many.each, used))
    for _ in range(100):
        actions = one.random_actions()
        assert np.array_equal(actions, many.random_actions())
        one.step(actions)
        many.step(actions)
        assert np.array_equal(one.states, many.states)
        assert np.array_equal(one.words, many.words)
        for mine, theirs in zip(shown(one), shown(many), strict=True):
            assert np.array_equal(mine, theirs)
    assert len(used) == 3, "three threads had their parts"
    one.restart()
    many.restart()
    illegal = one.random_actions()
    illegal[[20, 45]] = ACTIONS
    for batch in (one, many):
        with pytest.raises(IllegalActionError, match="in game 20"):
            batch.step(illegal)


def watched(each: Any, used: set[int]) -> Any:
    """The same, keeping which games each part begins with."""

    def seen(work: Any, least: int) -> None:
        def noted(part: slice) -> None:
            used.add(part.start)
            work(part)

        each(noted, least)

    return seen


def shown(batch: Batch) -> list[Any]:
    """All that there is to see of the games."""
    return [*batch.observe(), batch.masks(), batch.movers(), batch.rewards("place")]


@pytest.mark.parametrize(
    ("games", "least", "parts"),
    [
        (10, 4, [(0, 5), (5, 10)]),
        (14, 4, [(0, 4), (4, 9), (9, 14)]),
        (7, 4, [(0, 7)]),
        (2, 4, [(0, 2)]),
    ],
)
def test_each_thread_has_enough_to_do(games: int, least: int, parts: list[tuple[int, int]]) -> None:
    who: dict[tuple[int, int], int] = {}
    begun = threading.Barrier(len(parts))

    def work(part: slice) -> None:
        who[part.start, part.stop] = threading.get_ident()
        begun.wait(60)

    Batch(games, RULES[3], threads=3).each(work, least)
    assert sorted(who) == parts
    assert who[parts[0]] == threading.get_ident(), "the calling thread does the first part"
    assert len(set(who.values())) == len(parts), "all parts are done at the same time"


@pytest.mark.parametrize("failing", [0, 5])
def test_a_part_that_fails_is_told_when_all_are_done(failing: int) -> None:
    done: list[int] = []

    def work(part: slice) -> None:
        if part.start == failing:
            raise ValueError("this part")
        done.append(part.start)

    with pytest.raises(ValueError, match="this part"):
        Batch(10, RULES[3], threads=2).each(work, 1)
    assert done == [5 - failing]


def test_nothing_happens_where_an_action_is_illegal() -> None:
    batch = Batch(4, RULES[3])
    actions = batch.random_actions()
    actions[2] = 0
    before = batch.states.copy()
    with pytest.raises(IllegalActionError, match="action 0 in game 2 is not legal"):
        batch.step(actions)
    assert np.array_equal(batch.states, before)
    actions[2] = NO_ACTION
    batch.step(actions)
    assert np.array_equal(batch.states[2], before[2])
    assert not np.array_equal(batch.states[1], before[1])


@pytest.mark.parametrize("action", [-2, ACTIONS, 10**6])
def test_numbers_that_are_no_action(action: int) -> None:
    with pytest.raises(IllegalActionError, match=f"action {action} "):
        Batch(1, RULES[3]).step(np.array([action]))


def test_a_game_that_is_over_cannot_be_stepped() -> None:
    batch, _ = random_games(RULES[0], 2)
    assert step(read_state(batch.states[0])) == OVER
    with pytest.raises(GameOverError, match="action 84 in game 0: the game is over"):
        batch.step(np.array([84, 84]))
    batch.step(np.array([NO_ACTION, NO_ACTION]))


def test_wrong_arguments() -> None:
    with pytest.raises(WrongArgumentError, match="both must be at least 1"):
        Batch(0, RULES[0])
    batch = Batch(2, RULES[0])
    with pytest.raises(WrongArgumentError, match="2 integers, not float64"):
        batch.step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(WrongArgumentError, match="shape"):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(WrongArgumentError, match="the choices are win, place, margin"):
        batch.rewards("dirhams")


@pytest.mark.parametrize(
    "arguments", [{"games": 2.5}, {"games": "2"}, {"threads": None}, {"seed": "seven"}]
)
def test_whole_numbers(arguments: dict[str, Any]) -> None:
    ((name, value),) = arguments.items()
    with pytest.raises(WrongArgumentError, match=f"{name} must be an integer, not {value!r}"):
        Batch(**{"games": 2, "rules": RULES[0], **arguments})


@pytest.mark.parametrize("rules", [0, 5, 1 << 20 | 2, -2, 2.0, "fr60", Ruleset.of(players=2)])
def test_numbers_that_are_no_rules(rules: Any) -> None:
    with pytest.raises(WrongArgumentError, match=r"Ruleset\.of\(players=2\)\.rules"):
        Batch(1, rules)


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda batch: batch.masks(np.empty((2, 87), np.uint8)), r"shape \(3, 87\), not \(2, 87\)"),
        (lambda batch: batch.movers(np.empty(4, np.int64)), r"shape \(3,\), not \(4,\)"),
        (lambda batch: batch.movers([0, 0, 0]), "not list"),
        (lambda batch: batch.random_actions(np.empty((3, 1), np.int64)), r"not \(3, 1\)"),
        (lambda batch: batch.rewards("win", np.empty((3, 2), np.float32)), r"shape \(3, 4\)"),
        (lambda batch: batch.masks(np.empty((3, 174), np.uint8)[:, ::2]), "contiguous"),
        (lambda batch: batch.observe((np.empty((3, 735)), np.empty((3, 30)))), r"\(3, 15, 7, 7\)"),
        (lambda batch: batch.observe(seats=np.array([0, 1, 2])), "seats are 0 to 1, or -1"),
        (lambda batch: batch.out(np.array([0, 1])), "seats are 3 integers"),
        (lambda batch: batch.restart(np.ones(2, np.bool_)), "which marks 3 games by True or False"),
        (lambda batch: batch.restart(np.array([0, 1, 2])), "not int64"),
        (lambda batch: batch.restart(seeds=[1, 2]), "2 seeds for 3 games"),
        (lambda batch: batch.restart(seeds=[1, 2, 3.5]), "a seed must be an integer, not 3.5"),
        (lambda batch: batch.movers(np.empty(3, np.uint8)), "an array of int64, not uint8"),
        (lambda batch: batch.random_actions(np.empty(3)), "an array of int64, not float64"),
        (lambda batch: batch.masks(np.empty((3, 87), object)), "uint8 or bool, not object"),
        (lambda batch: batch.rewards("win", np.empty((3, 4))), "float32, not float64"),
        (lambda batch: batch.observe(batch.observe()[0]), "a pair of arrays"),
        (lambda batch: batch.observe(3), "a pair of arrays"),
        (lambda batch: batch.step(np.array([84, 84, 2**64 - 1], np.uint64)), "is too large"),
        (lambda batch: batch.step([84, [84], 84]), "3 integers, not"),
        (lambda batch: batch.masks(frozen(batch.masks())), "writable"),
        (lambda batch: batch.rewards(np.array([1, 2])), "the choices are win, place, margin"),
    ],
)
def test_nothing_is_written_beside_an_array_or_of_another_type(ask: Any, told: str) -> None:
    with pytest.raises(WrongArgumentError, match=told):
        ask(Batch(3, RULES[0]))


def frozen(array: Any) -> Any:
    """An array that cannot be written to."""
    array.flags.writeable = False
    return array


def test_facing_north_is_a_switch() -> None:
    with pytest.raises(ArgumentError, match="True or False for facing_north, not 'yes'"):
        Batch(1, RULES[0], facing_north="yes")  # type: ignore[arg-type]


def test_numbers_of_numpy() -> None:
    one, two = Batch(2, RULES[0], 7), Batch(np.int64(2), np.int64(RULES[0]), np.uint8(7))  # type: ignore[arg-type]
    assert np.array_equal(one.states, two.states)
    assert type(two.players) is int


@pytest.mark.parametrize(
    "given",
    [
        lambda actions: actions.tolist(),
        lambda actions: actions.astype(np.int8),
        lambda actions: actions.astype(np.uint64),
        lambda actions: frozen(actions.copy()),
        lambda actions: np.repeat(actions, 2)[::2],
    ],
)
def test_actions_may_come_in_any_array(given: Any) -> None:
    one, two = Batch(4, RULES[0], seed=3), Batch(4, RULES[0], seed=3)
    for _ in range(3):
        actions = one.random_actions()
        one.step(actions)
        two.step(given(actions))
        assert np.array_equal(one.states, two.states)


def test_masks_of_true_and_false_and_planes_of_floats() -> None:
    batch = Batch(3, RULES[0])
    masks: Any = np.zeros((3, ACTIONS), np.bool_)
    assert batch.masks(masks) is masks
    assert np.array_equal(masks, batch.masks() == 1)
    planes: Any = np.empty((3, 15, 7, 7), np.float32)
    batch.observe((planes, np.empty((3, 30), np.float32)))
    assert np.array_equal(planes, batch.observe()[0])


def test_results_go_where_they_are_asked_to() -> None:
    batch = Batch(5, RULES[3])
    masks, movers = batch.masks(), batch.movers()
    planes, vector = batch.observe()
    actions = batch.random_actions(np.zeros(5, np.int64))
    batch.step(actions)
    assert batch.masks(masks) is masks
    assert batch.movers(movers) is movers
    assert batch.observe((planes, vector))[0] is planes
    assert np.array_equal(planes, batch.observe()[0])
    assert len(batch) == 5
