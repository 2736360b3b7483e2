"""A real table: what came is told, checked by the rules, stored like any game, and never called verified."""

import random
from itertools import cycle

import pytest

from marrakech.kernel import state as kernel
from marrakech.kernel.printings import PRINTINGS
from marrakech.record import gamefile, moves
from marrakech.record.legality import legal_moves
from marrakech.record.node import Node
from marrakech.record.words import COLOUR_LETTERS, QUARTER_WORDS
from marrakech.service import by_hand, log, transfer
from marrakech.service.checking import game_faults
from marrakech.service.commands import (
    Command,
    DrawRug,
    Hold,
    Reclaim,
    Resign,
    RollDie,
    SeatAction,
    SetHeading,
    TakeBack,
)
from marrakech.service.errors import Invalid, Refusal
from marrakech.service.lobby import Lobby
from marrakech.service.requests import ClockRequest, GameRequest, SeatRequest
from marrakech.service.table import LiveTable
from marrakech.store import MemoryStore
from tests.service.play import (
    ALICE,
    BASIM,
    BOT,
    LINK,
    PERSON,
    move,
    open_lobby,
    orient,
    people,
    refused,
    told,
)

pytestmark = pytest.mark.anyio
GAMES = 100


def entered(move: moves.Move) -> tuple[SeatAction, int | None]:
    """A move as it is entered: an action, and what the die showed."""
    match move:
        case moves.Orient(quarter=way):
            return SetHeading(QUARTER_WORDS[way]), None
        case moves.Roll(steps=steps):
            return RollDie(), steps
        case moves.Draw(colour=colour):
            return DrawRug(COLOUR_LETTERS[colour]), None  # type: ignore[arg-type]
    return move, None


async def enter(table: LiveTable, move: moves.Move, id: str | None = None) -> None:
    """Enter a move, as whoever holds the table does."""
    action, steps = entered(move)
    version, seat = table.now.version, table.now.mover or 0
    command = Command(id or f"enter-{version}", version, seat, action, steps=steps)
    await table.command(command, ALICE)


async def undo(table: LiveTable) -> None:
    """Take back what was entered last."""
    version = table.now.version
    await table.command(Command(f"undo-{version}", version, 0, TakeBack()), ALICE)


async def real_table(lobby: Lobby, players: int = 3, **rules: object) -> LiveTable:
    request = GameRequest([PERSON] * players, dice="by_hand", **rules)  # type: ignore[arg-type]
    return await lobby.create(request, ALICE)


def kinds() -> list[tuple[str, int, dict[str, object]]]:
    """Every printing with every number of players, and its switches where it has them."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for printing in PRINTINGS.values():
        for players in (2, 3, 4):
            found.append((printing.id, players, {}))
            found.append(
                (printing.id, players, {"elimination": not printing.elimination, "cover_own": True})
            )
            if printing.variant:
                found.append((printing.id, players, {"end_turn": True}))
                found.append((printing.id, players, {"end_turn": True, "keep_heading": True}))
        if "one_colour" in printing.two_players:
            found.append((printing.id, 2, {"one_colour": True}))
    return found


async def test_a_hundred_games_entered_by_hand_agree_with_the_kernel() -> None:
    drawn = eliminated = undone = 0
    async with open_lobby() as lobby:
        for number, (printing, players, switches) in zip(range(GAMES), cycle(kinds())):
            chooser = random.Random(number)
            table = await real_table(lobby, players, printing=printing, **switches)
            scripted = Node(kernel.start(table.setup.rules.rules))
            while not scripted.over:
                choice = chooser.choice(legal_moves(scripted.state))
                if chooser.random() < 0.02:
                    # A slip: something else is entered first, and undone.
                    await enter(table, chooser.choice(legal_moves(scripted.state)))
                    await undo(table)
                    undone += 1
                scripted = scripted.after(choice)
                await enter(table, choice)
                assert table.now.state == scripted.state
                drawn += isinstance(choice, moves.Draw)
            eliminated += any(kernel.out_order(scripted.state, who) for who in range(players))
            assert table.moves == scripted.moves
            assert not table.now.practised
            assert await game_faults(lobby.store, table.id) == []
    assert min(drawn, undone) > 100
    assert eliminated


async def test_its_log_is_read_again_to_the_same_game() -> None:
    store = MemoryStore()
    async with open_lobby(store) as lobby:
        table = await real_table(lobby, 2)
        for steps in (1, 2, 3, 4):
            while not isinstance(legal_moves(table.now.state)[0], moves.Roll):
                await enter(table, legal_moves(table.now.state)[0])
            await enter(table, moves.Roll(steps))
        await undo(table)
        created = log.decode((await store.entries(table.id))[0].text)
        assert isinstance(created, log.CreatedEntry)
        assert (created.format, created.dice, created.commitment, created.deal) == (7, 0, "", None)
    async with open_lobby(store) as lobby:
        again = await lobby.table(table.id)
        assert again.moves == table.moves
        assert [one.state for one in again.past] == [one.state for one in table.past]
        assert again.setup.by_hand


async def test_everything_is_undone_to_the_first_turn_and_no_further() -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby, 2)
        start = table.now.state
        chooser = random.Random(5)
        while not table.now.over:
            await enter(table, chooser.choice(legal_moves(table.now.state)))
        # The last rug too: the game is not over then.
        for length in range(len(table.moves) - 1, -1, -1):
            await undo(table)
            assert len(table.moves) == length
            assert not table.now.over
        assert table.now.state == start
        command = Command("beyond-the-start", table.now.version, 0, TakeBack())
        assert (await refused(table, command)).code == "nothing_to_take_back"
        assert not table.now.practised
        # And the game can be entered anew, with other dice.
        await enter(table, moves.Draw("S"))


async def test_undoing_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert by_hand.MOST_UNDONE == 2000
    monkeypatch.setattr(by_hand, "MOST_UNDONE", 3)
    async with open_lobby() as lobby:
        table = await real_table(lobby)
        for _ in range(3):
            await enter(table, moves.Orient("left"))
            await undo(table)
        await enter(table, moves.Orient("left"))
        command = Command("once-too-often", table.now.version, 0, TakeBack())
        assert (await refused(table, command)).code == "too_many_requests"


@pytest.mark.parametrize(
    ("action", "steps"), [(orient("left"), 3), (SetHeading("left"), None), (DrawRug("H"), None)]
)
async def test_an_ordinary_game_refuses_what_was_rolled_elsewhere(
    action: SeatAction, steps: int | None
) -> None:
    async with open_lobby() as lobby:
        for players in (2, 3):
            table = await people(lobby, players)
            command = Command("mine-was-better", 1, 0, action, steps=steps)
            assert (await refused(table, command)).code == "not_by_hand"
        # Steps with anything else too.
        await move(table, orient("left"))
        lay = next(one for one in legal_moves(table.now.state))
        command = Command("steps-with-a-rug", 2, 0, lay, steps=2)  # type: ignore[arg-type]
        assert (await refused(table, command)).code == "not_by_hand"


async def test_missing_and_impossible_outcomes_are_refused() -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby)
        missing = await refused(table, Command("no-steps", 1, 0, orient("left")))
        assert (missing.code, "1 to 4" in str(missing)) == ("by_hand", True)
        for steps in (0, 5, -1):
            command = Command("impossible", 1, 0, orient("left"), steps=steps)
            refusal = await refused(table, command)
            assert (refusal.code, refusal.detail["rule"]) == ("illegal_move", "die")
        assert (
            await refused(table, Command("mixed", 1, 0, orient("left"), "ab" * 16, 2))
        ).code == "by_hand"
        assert (
            await refused(table, Command("no-heading", 1, 0, RollDie(), steps=2))
        ).code == "illegal_turn"
        assert (await refused(table, Command("no-pile", 1, 0, DrawRug("H")))).code == "wrong_step"
        assert (
            await refused(table, Command("not-mine", 1, 1, SetHeading("left")))
        ).code == "not_your_turn"
        pile = await real_table(lobby, 2)
        assert (await refused(pile, Command("too-soon", 1, 0, SetHeading("left")))).code == "wrong_step"
        other = await refused(pile, Command("his-colour", 1, 0, DrawRug("I")))
        assert (other.code, other.detail["rule"]) == ("illegal_move", "pile")


@pytest.mark.parametrize("action", [Hold(1), Hold(0), Reclaim(), Resign()])
async def test_no_bot_plays_at_a_real_table(action: SeatAction) -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby)
        assert (await refused(table, Command("a-bot-please", 1, 0, action))).code == "by_hand"


async def test_only_its_holder_enters_and_undoes() -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby)
        await enter(table, moves.Orient("left"))
        for holder in (BASIM, None):
            for action, steps in ((RollDie(), 3), (TakeBack(), None)):
                command = Command("a-stranger", 2, 0, action, steps=steps)
                assert (await refused(table, command, holder)).code == "not_your_seat"
        with pytest.raises(Refusal) as refusal:
            table.seats.device_code(1, ALICE)
        assert refusal.value.code == "by_hand"


async def test_no_seat_of_it_is_claimed_and_the_return_link_brings_all_of_them() -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby)
        await enter(table, moves.Orient("left"))
        with pytest.raises(Refusal) as refusal:
            await lobby.claims.ask(table.id, 1, BASIM, "192.0.2.1")
        assert refusal.value.code == "by_hand"
        code = table.seats.return_code(ALICE)
        assert code is not None
        await table.come_back(BASIM, code)
        command = Command("from-my-new-phone", table.now.version, 0, RollDie(), steps=3)
        assert (await refused(table, command)).code == "not_your_seat"
        await table.command(command, BASIM)
        await table.command(Command("and-undone", table.now.version, 0, TakeBack()), BASIM)
        assert len(table.moves) == 1


async def test_a_command_sent_again_enters_nothing_twice() -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby)
        await enter(table, moves.Orient("left"))
        command = Command("sent-twice", 2, 0, RollDie(), steps=3)
        first = await table.command(command, ALICE)
        assert told(await table.command(command, ALICE)) == told(first)
        back = Command("undone-twice", 3, 0, TakeBack())
        await table.command(back, ALICE)
        await table.command(back, ALICE)
        assert (table.now.version, len(table.moves)) == (4, 1)
        # Another one for a version that has gone.
        assert (await refused(table, Command("for-the-past", 2, 0, RollDie(), steps=4))).code == "stale"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (GameRequest([PERSON, BOT], dice="by_hand"), "bad_seats"),
        (GameRequest([PERSON, PERSON, LINK], dice="by_hand"), "bad_seats"),
        (GameRequest([PERSON] * 2, dice="by_hand", clock=ClockRequest(30)), "bad_clock"),
        (GameRequest([PERSON] * 2, dice="by_hand", number="ab" * 16), "by_hand"),
    ],
)
def test_a_real_table_has_people_and_nothing_else(request_: GameRequest, code: str) -> None:
    with pytest.raises(Invalid) as refusal:
        by_hand.check_request(request_)
    assert refusal.value.code == code


async def test_its_dice_are_marked_and_never_verified() -> None:
    async with open_lobby() as lobby:
        names = [SeatRequest("person", name) for name in ("Mum", "Ana")]
        table = await lobby.create(GameRequest(names, dice="by_hand"), ALICE)
        chooser = random.Random(3)
        while not table.now.over:
            await enter(table, chooser.choice(legal_moves(table.now.state)))
        assert table.revealed(table.now) is None
        with pytest.raises(Refusal, match="by hand") as refusal:
            table.verified()
        assert refusal.value.code == "no_dice"
        text = transfer.as_text(table)
        tags = gamefile.parse(text).tags
        assert tags["Dice"] == "by hand"
        assert not {"Commitment", "Secret", "Numbers", "SeatNumbers"} & set(tags)
        assert (tags["Player1"], tags["Player2"]) == ("Mum", "Ana")
        # Nor with a secret that somebody writes into the file.
        forged = text.replace(
            '[Dice "by hand"]', f'[Dice "by hand"]\n[Commitment "{"0" * 64}"]\n[Secret "00"]'
        )
        for one in (text, forged):
            with pytest.raises(Invalid, match="by hand") as wrong:
                transfer.verify_text(one)
            assert wrong.value.code == "no_dice"
            kept = await lobby.upload(one, ALICE)
            assert kept.setup.by_hand
            assert kept.moves == table.moves
            assert kept.revealed(kept.now) is None
            with pytest.raises(Refusal, match="by hand"):
                kept.verified()
            assert transfer.secret_of(transfer.parse_game(one)) is None


async def test_a_rematch_is_at_a_real_table_too() -> None:
    async with open_lobby() as lobby:
        table = await real_table(lobby)
        chooser = random.Random(4)
        while not table.now.over:
            await enter(table, chooser.choice(legal_moves(table.now.state)))
        again = await lobby.rematches.ask(table.id, ALICE)
        assert again.setup.by_hand
        assert again.now.started
        await enter(again, moves.Orient("left"))
