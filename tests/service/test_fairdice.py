"""The dice are fixed by the secret, even, and can be checked by anybody."""

import hashlib
import hmac
from collections import Counter

import pytest

from marrakech.service.fairdice import Check, FairDice, new_secret, verify

DICE = FairDice(b"s" * 32, "game", "en2021 players=4")


def test_the_commitment_is_what_the_documentation_says() -> None:
    expected = hashlib.sha256(b"marrakech dice 1\ngame\nen2021 players=4\n" + b"s" * 32).hexdigest()
    assert DICE.commitment == expected


def test_the_die_is_what_the_documentation_says() -> None:
    block = hmac.digest(b"s" * 32, b"marrakech dice 1\ngame\nen2021 players=4\ndie 1\n0", "sha256")
    face = next(byte for byte in block if byte < 252) % 6
    assert DICE.die(1) == (1, 2, 2, 3, 3, 4)[face]


def test_a_turn_has_one_roll_whenever_it_is_asked_for() -> None:
    forwards = [DICE.die(turn) for turn in range(1, 60)]
    assert [DICE.die(turn) for turn in range(59, 0, -1)] == forwards[::-1]


def test_faces_come_as_often_as_they_are_on_the_die() -> None:
    seen = Counter(DICE.die(turn) for turn in range(1, 12_001))
    expected = {1: 2000, 2: 4000, 3: 4000, 4: 2000}
    chi_square = sum((seen[steps] - often) ** 2 / often for steps, often in expected.items())
    assert chi_square < 16.27  # p = 0.001 with three degrees of freedom; the secret is fixed


def test_a_pile_holds_twelve_of_each_colour_in_an_even_order() -> None:
    tops = Counter(FairDice(bytes([n % 256, n // 256]) * 16, "g", "t").pile(1)[0] for n in range(2000))
    assert sorted(DICE.pile(1)) == [0] * 12 + [1] * 12
    assert DICE.pile(0) != DICE.pile(1)
    assert set(tops) == {0, 1}
    assert abs(tops[1] - 1000) < 150


def test_everything_depends_on_secret_game_and_terms() -> None:
    others = [
        FairDice(b"t" * 32, "game", "en2021 players=4"),
        FairDice(b"s" * 32, "other", "en2021 players=4"),
        FairDice(b"s" * 32, "game", "en2021 players=3"),
    ]
    for other in others:
        assert other.commitment != DICE.commitment
        assert [other.die(n) for n in range(40)] != [DICE.die(n) for n in range(40)]
        assert other.invitation(1) != DICE.invitation(1)


def test_secrets_differ_and_are_long() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) * 8 == 256


def test_an_invitation_has_at_least_128_bits_and_tells_nothing() -> None:
    assert len(bytes.fromhex(DICE.invitation(0))) * 8 >= 128
    assert DICE.invitation(0) != DICE.invitation(1)


def test_the_secret_is_not_in_the_text_of_the_dice() -> None:
    assert "ss" not in repr(DICE)


@pytest.mark.parametrize("commitment", [DICE.commitment, DICE.commitment.upper()])
def test_an_honest_game_passes(commitment: str) -> None:
    rolls = {turn: DICE.die(turn) for turn in range(1, 49)}
    checks = verify(DICE, commitment, rolls, {0: DICE.pile(0)[:5], 1: DICE.pile(1)})
    assert all(check.ok for check in checks)
    assert [check.what for check in checks] == ["commitment", "rolls", "piles"]


def test_a_changed_roll_draw_or_commitment_is_found() -> None:
    wrong_roll = {1: DICE.die(1), 2: DICE.die(2) % 4 + 1}
    assert verify(DICE, DICE.commitment, wrong_roll, {})[1] == Check("rolls", False, (2,))
    swapped = [1 - DICE.pile(0)[0]]
    assert verify(DICE, DICE.commitment, {}, {0: swapped})[2] == Check("piles", False, (0,))
    assert [c.what for c in verify(DICE, "00" * 32, {}, {}) if not c.ok] == ["commitment"]


def test_a_commitment_that_is_no_hex_is_wrong_and_no_trouble() -> None:
    assert verify(DICE, "\u00e9\u4e2d", {}, {})[0] == Check("commitment", False)
