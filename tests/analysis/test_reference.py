"""What luck and loss are compared with."""

import pytest

from marrakech.analysis.reference import (
    QUANTILES,
    ErrorRow,
    LossRow,
    LuckRow,
    Reference,
    luck_percentile,
    parse_reference,
    plays_like,
    usual_error,
    write_reference,
)


def test_luck_and_loss_are_compared_with_what_is_usual() -> None:
    spread = tuple(-0.5 + share for share in QUANTILES)
    means = {"novice": 0.04, "greedy": 0.01, "lookahead": 0.005, "master": 0.001}
    losses = [LossRow("quick", 3, bot, mean, 0.001, 50) for bot, mean in means.items()]
    errors = [ErrorRow("quick", 24, 0.012, 0.4, 90), ErrorRow("quick", 0, 0.05, 0.86, 80)]
    luck = LuckRow("standard", 3, 150, spread)
    usual = parse_reference(write_reference(losses, [luck], errors))
    assert usual == Reference(
        tuple(losses),
        (LuckRow("standard", 3, 150, pytest.approx(spread)),),  # type: ignore[arg-type]
        tuple(errors),
    )
    assert [usual_error("quick", rugs, usual) for rugs in (45, 24, 23, 0)] == [
        *[errors[0]] * 2,
        *[errors[1]] * 2,
    ]
    for depth in ("standard", "deep"):
        assert luck_percentile(3, 0.0, depth, usual) == pytest.approx(0.5)
        assert luck_percentile(3, 0.33, depth, usual) == pytest.approx(0.83)
        assert luck_percentile(3, -2, depth, usual) == 0
        assert luck_percentile(3, 2, depth, usual) == 1
    assert luck_percentile(2, 0, "standard", usual) is None
    assert luck_percentile(3, 0, "quick", usual) is None
    for bot, mean in means.items():
        assert plays_like(3, mean, "quick", usual) == bot
    assert plays_like(3, 0.021, "quick", usual) == "novice"
    assert plays_like(3, 0.019, "quick", usual) == "greedy"
    assert plays_like(3, 0.0, "quick", usual) == "master"
    assert plays_like(3, 0.5, "quick", usual) == "novice"
    assert plays_like(2, 0.01, "quick", usual) is plays_like(3, 0.01, "standard", usual) is None


def test_there_is_no_scale_where_loss_does_not_fall_with_strength() -> None:
    means = {"novice": 0.04, "greedy": 0.004, "lookahead": 0.005, "master": 0.001}
    losses = tuple(LossRow("quick", 3, bot, m, 0.001, 50) for bot, m in means.items())
    usual = Reference(losses, (), ())
    assert plays_like(3, 0.01, "quick", usual) is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("depth", ["quick", "standard"])
def test_the_package_knows_what_is_usual(players: int, depth: str) -> None:
    assert luck_percentile(players, -3, depth) == 0
    assert plays_like(players, 0.0, depth) == "master"
    assert plays_like(players, 1.0, depth) == "novice"
    assert usual_error(depth, 0).chance > usual_error(depth, 48).chance > 0


def test_quantiles_are_from_none_to_all() -> None:
    assert (QUANTILES[0], QUANTILES[10], QUANTILES[-1]) == (0, 0.5, 1)
