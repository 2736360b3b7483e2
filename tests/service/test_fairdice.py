"""The dice are fixed by the secret, even, and can be checked by anybody."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from itertools import count

import pytest

from marrakech.record.moves import Draw, Lay, Move, Orient, Roll
from marrakech.service.fairdice import Check, FairDice, draws, new_secret, rolls, verify

DICE = FairDice(b"s" * 32, "game", "en2021 players=4")


def test_the_commitment_is_what_the_documentation_says() -> None:
    expected = hashlib.sha256(b"marrakech dice 1\ngame\nen2021 players=4\n" + b"s" * 32).hexdigest()
    assert DICE.commitment == expected


def test_the_die_is_what_the_documentation_says() -> None:
    block = hmac.digest(b"s" * 32, b"marrakech dice 1\ngame\nen2021 players=4\ndie 1\n0", "sha256")
    face = next(byte for byte in block if byte < 252) % 6
    assert DICE.die(1) == (1, 2, 2, 3, 3, 4)[face]


def documented(what: str, dice: FairDice = DICE) -> Iterator[int]:
    """The stream of bytes, as the documentation tells it."""
    for block in count():
        message = "\n".join(("marrakech dice 1", dice.game, dice.terms, what, str(block)))
        yield from hmac.new(dice.secret, message.encode(), hashlib.sha256).digest()


def uniform(stream: Iterator[int], limit: int) -> int:
    """A byte modulo the limit, bytes from the largest multiple of the limit on being skipped."""
    return next(byte for byte in stream if byte < limit * (256 // limit)) % limit


def test_every_roll_is_what_the_documentation_says() -> None:
    # One byte in 64 is skipped, so there are many of these among so many turns.
    firsts = [next(documented(f"die {turn}")) for turn in range(1, 3001)]
    assert {251, 252, 253, 255} < set(firsts)
    for turn in range(1, 3001):
        assert DICE.die(turn) == (1, 2, 2, 3, 3, 4)[uniform(documented(f"die {turn}"), 6)]


@pytest.mark.parametrize(("first", "second"), [(12, 12), (1, 1), (0, 3), (2, 1), (60, 60)])
def test_every_pile_is_what_the_documentation_says(first: int, second: int) -> None:
    for number in range(40):
        dice = FairDice(bytes([number]) * 32, "game", "two colours")
        rugs = [0] * first + [1] * second
        stream = documented("pile 1", dice)
        for last in range(first + second - 1, 0, -1):
            other = uniform(stream, last + 1)
            rugs[last], rugs[other] = rugs[other], rugs[last]
        assert dice.pile(1, first, second) == tuple(rugs)


def test_an_invitation_is_what_the_documentation_says() -> None:
    stream = documented("invitation 2")
    assert DICE.invitation(2) == bytes(next(stream) for _ in range(20)).hex()


def test_rolls_and_draws_are_read_from_the_moves() -> None:
    played: list[Move] = [
        Draw(2),
        Draw(1),
        Orient(0),
        Roll(3),
        Lay(5),
        Draw(0),
        Orient(1),
        Roll(1),
        Lay(9),
        Draw(3),
    ]
    assert rolls(played) == {1: 3, 2: 1}
    assert draws(played) == {0: [1, 0], 1: [0, 1]}


def test_dice_and_checks_are_small_values() -> None:
    for value, name in ((DICE, "game"), (Check("rolls", True), "ok")):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, "other")
        assert not hasattr(value, "__dict__")


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
    for steps in {1, 2, 3, 4} - {DICE.die(2)}:
        wrong_roll = {1: DICE.die(1), 2: steps, 3: DICE.die(3)}
        assert verify(DICE, DICE.commitment, wrong_roll, {})[1] == Check("rolls", False, (2,))
    swapped = [1 - DICE.pile(0)[0]]
    assert verify(DICE, DICE.commitment, {}, {0: swapped})[2] == Check("piles", False, (0,))
    assert [c.what for c in verify(DICE, "00" * 32, {}, {}) if not c.ok] == ["commitment"]


def test_a_commitment_that_is_no_hex_is_wrong_and_no_trouble() -> None:
    assert verify(DICE, "\u00e9\u4e2d", {}, {})[0] == Check("commitment", False)
