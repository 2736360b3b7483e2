"""The size of the game tree by depth, against the files in tests/counts."""

from itertools import takewhile

import pytest

from tests.kernel.tree import (
    COMBINATIONS,
    COUNTS,
    SET_UPS,
    STARTS,
    Count,
    compiled_size,
    divide,
    interpreted_size,
    read,
)

TREES = [tree for path in sorted(COUNTS.glob("*.txt")) for tree in read(path)]

SMALL = 10_000
"""Trees up to this size are counted interpreted as well."""


def check(tree: Count, depth: int, found: int) -> None:
    if found != tree.sizes[depth]:
        pytest.fail(
            f"{tree.title}: {found:,} ways of {depth} edges, the file says {tree.sizes[depth]:,}\n"
            + divide(tree.state, depth)
        )


def test_every_set_up_and_switch_has_its_counts() -> None:
    assert len(TREES) == len(SET_UPS) * len(COMBINATIONS) * len(STARTS)
    assert len({tree.state for tree in TREES}) == len(TREES)


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.title)
def test_interpreted(tree: Count) -> None:
    small = list(takewhile(lambda depth: tree.sizes[depth] <= SMALL, tree.sizes))
    assert len(small) >= 5
    for depth in small:
        check(tree, depth, interpreted_size(tree.state, depth))


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.title)
def test_compiled(tree: Count) -> None:
    for depth in tree.sizes:
        check(tree, depth, compiled_size(tree.state, depth))


def test_a_mismatch_is_broken_down_by_choice() -> None:
    tree = next(tree for tree in TREES if "4 players, from start" in tree.title)
    with pytest.raises(
        pytest.fail.Exception, match=r"111 ways of 3 edges, the file says 112\n"
    ) as failure:
        check(tree._replace(sizes={3: 112}), 3, 111)
    assert "orient 0              37            37" in str(failure.value)
