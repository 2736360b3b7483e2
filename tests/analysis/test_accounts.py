"""Accounts add up as they are shown."""

from hypothesis import given
from hypothesis import strategies as st

from marrakech.analysis.accounts import Account, add_up

PARTS = st.floats(-60, 60, allow_nan=False)


def total(account: Account) -> float:
    return account.start + account.luck + account.own + account.others + account.correction


@given(PARTS, PARTS, st.floats(-60, 0), PARTS, PARTS, st.sampled_from([1, 3]))
def test_the_parts_that_are_shown_add_up_to_the_result_that_is_shown(
    start: float, luck: float, own: float, others: float, correction: float, digits: int
) -> None:
    exact = Account(start, luck, own, others, correction, start + luck + own + others + correction)
    told = add_up(exact, digits)
    assert round(total(told), digits) == told.result
    assert told.own <= 0
    unit = 10**-digits
    assert abs(told.start - start) <= unit / 2 + 1e-9
    assert abs(told.result - exact.result) <= unit / 2 + 1e-9
    assert abs(told.luck - luck) < unit + 1e-9
    assert abs(told.own - own) < unit + 1e-9
    assert abs(told.others - others) < unit + 1e-9
    assert abs(told.correction - correction) < 2 * unit + 1e-9


def test_an_account_is_rounded_where_it_loses_most() -> None:
    account = Account(40.24, 11.35, -6.14, 8.26, -0.71, 53.0)
    assert add_up(account, 1) == Account(40.2, 11.3, -6.1, 8.3, -0.7, 53.0)


def test_nothing_lifts_own_choices_above_nothing() -> None:
    account = Account(0.05, 0.99, 0.0, 0.99, 0.99, 3.02)
    assert add_up(account, 0).own == 0
    assert total(add_up(account, 0)) == 3
