"""The dice are fixed by the secret, even, and can be checked by anybody."""

import hashlib
import hmac
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from itertools import count

import pytest

from marrakech.kernel import state as kernel
from marrakech.record import legality, moves
from marrakech.record.node import Node
from marrakech.service.fairdice import DiceCheck, FairDice, Numbers, new_secret, outcome, verify

DICE = FairDice(b"s" * 32, "game", "en2021 players=4", scheme=1)


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
        message = "\n".join((f"marrakech dice {dice.scheme}", dice.game, dice.terms, what, str(block)))
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
        dice = FairDice(bytes([number]) * 32, "game", "two colours", 1)
        rugs = [0] * first + [1] * second
        stream = documented("pile 1", dice)
        for last in range(first + second - 1, 0, -1):
            other = uniform(stream, last + 1)
            rugs[last], rugs[other] = rugs[other], rugs[last]
        assert dice.pile(1, first, second) == tuple(rugs)


def test_every_draw_is_what_the_documentation_says() -> None:
    numbers = Numbers(["ab" * 16], {1: "cd" * 16, 7: "ef" * 16})
    for number in range(6):
        dice = FairDice(bytes([number]) * 32, "game", "two colours")
        for node in played(2, dice, numbers).path()[1:]:
            if not isinstance(node.move, moves.Draw) or node.parent is None:
                continue
            state, turn = node.parent.state, node.parent.turn
            who = kernel.player(state)
            dealt = kernel.step(state) == kernel.DEAL
            what = f"deal {who}" if dealt else f"draw {turn}"
            stream = documented(f"{what}\n{numbers.at(0 if dealt else turn)}", dice)
            first, second = kernel.stock(state, who), kernel.stock(state, who + 2)
            colour = who if uniform(stream, first + second) < first else who + 2
            assert node.move == moves.Draw(colour)


def test_dice_and_checks_are_small_values() -> None:
    for value, name in ((DICE, "game"), (DiceCheck("rolls", True, ()), "ok")):
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
    tops = Counter(
        FairDice(bytes([n % 256, n // 256]) * 16, "g", "t", 1).pile(1)[0] for n in range(2000)
    )
    assert sorted(DICE.pile(1)) == [0] * 12 + [1] * 12
    assert DICE.pile(0) != DICE.pile(1)
    assert set(tops) == {0, 1}
    assert abs(tops[1] - 1000) < 150


def test_everything_depends_on_secret_game_and_terms() -> None:
    others = [
        FairDice(b"t" * 32, "game", "en2021 players=4", 1),
        FairDice(b"s" * 32, "other", "en2021 players=4", 1),
        FairDice(b"s" * 32, "game", "en2021 players=3", 1),
    ]
    for other in others:
        assert other.commitment != DICE.commitment
        assert [other.die(n) for n in range(40)] != [DICE.die(n) for n in range(40)]


def test_secrets_differ_and_are_long() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) * 8 == 256


def test_the_secret_is_not_in_the_text_of_the_dice() -> None:
    assert "ss" not in repr(DICE)


def played(rules: int, dice: FairDice, numbers: Numbers, wrong: int = 0) -> Node:
    """A game with the chance that the dice give, but for the n-th roll or draw."""
    chooser = random.Random(5)
    node, count = Node(kernel.start(rules)), 0
    while not node.over:
        if not node.chance_is_due:
            move = chooser.choice(legality.legal_moves(node.state))
        else:
            count += 1
            move = node.chance(dice) if dice.scheme == 1 else outcome(dice, numbers, node)
            if count == wrong:
                move = next(one for one in legality.legal_moves(node.state) if one != move)
        node = node.after(move)
    return node


@pytest.mark.parametrize("scheme", [1, 2])
@pytest.mark.parametrize("rules", [2, 3, 4 | kernel.END_TURN])
def test_an_honest_game_passes(scheme: int, rules: int) -> None:
    dice = FairDice(b"s" * 32, "game", "terms", scheme)
    numbers = Numbers(["ab" * 16], {1: "cd" * 16, 5: "ef" * 16})
    for commitment in (dice.commitment, dice.commitment.upper()):
        checks = verify(dice, commitment, played(rules, dice, numbers), numbers)
        assert all(check.ok for check in checks)
        whats = ["commitment", "rolls", "piles"] if rules == 2 else ["commitment", "rolls"]
        assert [check.what for check in checks] == whats


@pytest.mark.parametrize("scheme", [1, 2])
def test_a_changed_roll_draw_or_commitment_is_found(scheme: int) -> None:
    dice, numbers = FairDice(b"s" * 32, "game", "terms", scheme), Numbers()
    game = played(3, dice, numbers, wrong=7)
    assert verify(dice, dice.commitment, game, numbers)[1] == DiceCheck("rolls", False, (7,))
    drawn = played(2, dice, numbers, wrong=1)
    assert verify(dice, dice.commitment, drawn, numbers)[2].wrong[:1] == (0,)
    honest = played(3, dice, numbers)
    assert [c.what for c in verify(dice, "00" * 32, honest, numbers) if not c.ok] == ["commitment"]


def test_every_number_changes_its_roll_and_those_that_follow_from_it() -> None:
    dice = FairDice(b"s" * 32, "game", "terms")
    rolls = {
        tuple(dice.die(turn, Numbers([], {3: f"{n:032x}"}).at(turn)) for turn in range(1, 40))
        for n in range(50)
    }
    assert len(rolls) == 50
    assert len({roll[:2] for roll in rolls}) == 1, "what came before stays"


def test_where_no_number_is_given_it_follows_from_the_last() -> None:
    numbers = Numbers(["a" * 32, "b" * 32], {2: "c" * 32})
    start = hashlib.sha256(f"marrakech seats\n{'a' * 32}\n{'b' * 32}".encode()).hexdigest()[:32]
    assert numbers.at(0) == start
    assert numbers.at(1) == hashlib.sha256(f"marrakech number\n{start}".encode()).hexdigest()[:32]
    assert numbers.at(2) == "c" * 32
    third = hashlib.sha256(f"marrakech number\n{'c' * 32}".encode()).hexdigest()[:32]
    assert numbers.at(3) == third


def test_a_host_cannot_choose_the_dice_by_trying_secrets() -> None:
    """Whatever secret is the best for the numbers that a host expects is no better for those that come."""

    def steps(secret: int, salt: str) -> int:
        dice = FairDice(secret.to_bytes(32), "game", "terms")
        return sum(dice.die(turn, f"{salt}{turn:030x}") for turn in range(1, 13))

    tried = {secret: steps(secret, "aa") for secret in range(400)}
    best = min(tried, key=lambda secret: tried[secret])
    assert tried[best] <= 24
    later = [steps(best, f"{n:02x}") for n in range(60) if n != 0xAA]
    assert abs(sum(later) / len(later) - 30) < 1.5


def test_a_draw_of_scheme_2_is_as_likely_as_the_rugs_that_are_left() -> None:
    dice = FairDice(b"s" * 32, "game", "terms")
    drawn = [dice.draw("draw 1", f"{n:032x}", 9, 3) for n in range(4000)]
    assert abs(sum(drawn) - 1000) < 120
    assert dice.draw("draw 1", "", 0, 5) == 1
    assert dice.draw("draw 1", "", 5, 0) == 0


def test_a_commitment_that_is_no_hex_is_wrong_and_no_trouble() -> None:
    begun = Node(kernel.start(3))
    assert verify(DICE, "\u00e9\u4e2d", begun, Numbers())[0] == DiceCheck("commitment", False, ())
