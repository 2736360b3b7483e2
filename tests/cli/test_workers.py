"""Options of the commands that use many cores."""

import pytest

from marrakech.cli.workers import with_address
from tests.cli.run import run


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("greedy --ray", "greedy --ray=here"),
        ("--ray greedy random", "--ray=here greedy random"),
        ("greedy --ray --games 3", "greedy --ray=here --games 3"),
        ("greedy --ray auto", "greedy --ray auto"),
        ("--ray head.example:6379 greedy", "--ray head.example:6379 greedy"),
        ("--ray ray://head:10001 greedy", "--ray ray://head:10001 greedy"),
        ("--ray cmd:./bot", "--ray=here cmd:./bot"),
        ("--ray=auto greedy", "--ray=auto greedy"),
        ("greedy random", "greedy random"),
    ],
)
def test_the_address_of_a_cluster_may_be_left_out(given: str, read: str) -> None:
    assert with_address(given.split()) == read.split()


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    pytest.importorskip("ray")
    found = run("arena", "random", "a=random", "--games", "2", "--ray", "127.0.0.1:9")
    assert found.exit_code == 2
    assert "no Ray cluster answers at 127.0.0.1:9" in found.output
