"""Game files in and out: a game as text, and text as the log of a game."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime

from marrakech.kernel import state as kernel
from marrakech.record import gamefile, moves
from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game
from marrakech.record.node import Node
from marrakech.record.position import Position
from marrakech.record.words import QUARTER_WORDS, rug_text
from marrakech.service import log
from marrakech.service.errors import Invalid
from marrakech.service.fairdice import BY_HAND, DiceCheck, FairDice, Numbers, verify
from marrakech.service.gamelog import GameLog
from marrakech.service.names import LONGEST, checked_name
from marrakech.service.requests import default_name
from marrakech.service.resolution import letter
from marrakech.service.snapshots import terms

COMMITMENT, SECRET, GAME, DATE = "Commitment", "Secret", "Game", "Date"
DICE, NUMBER_TAGS, SEAT_NUMBERS = "Dice", "Numbers", "SeatNumbers"
PRACTISED = "Practised"
"""Tags of a game file that carry the dice and where they belong."""
ROLLED_BY_HAND = "by hand"
"""What the tag of the dice says of a game at a real table."""


def player_tag(seat: int) -> str:
    """The tag with a player's name, e.g. `Player1` for seat 0."""
    return f"Player{seat + 1}"


def as_text(played: GameLog, *, reveal: bool = False) -> str:
    """The text of a game's file; see `as_game`."""
    return gamefile.write(as_game(played, reveal=reveal))


def as_game(played: GameLog, *, reveal: bool = False, until: int | None = None) -> Game:
    """The game with the tags of its file: people, date, dice; the secret of the dice once it is over.

    With `reveal` the secret is included before the end, in a file that only its player sees: resumed
    from it, the game continues with the same dice. `until` is the last version that counts, if not the last.
    """
    setup, now = played.setup, played.now
    if setup.plan.file is not None and until is None:
        return parse_game(setup.plan.file)
    node = played.at(until).node
    tags = {GAME: played.dice.game, DATE: f"{datetime.fromtimestamp(setup.created, UTC):%Y.%m.%d}"}
    for seat, (plan, name) in enumerate(zip(setup.plan.seats, now.names, strict=True)):
        if name and not plan.unnamed:
            tags[player_tag(seat)] = name
    if now.practised:
        tags[PRACTISED] = "choices were taken back"
    if setup.by_hand:
        tags[DICE] = ROLLED_BY_HAND
    elif setup.plan.commitment and setup.plan.resumed is None:
        tags[COMMITMENT] = setup.plan.commitment
        if setup.plan.dice > 1:
            tags[DICE] = str(setup.plan.dice)
            tags[NUMBER_TAGS] = _numbers_text(played.numbers, node.rolls)
            if played.numbers.seats:
                tags[SEAT_NUMBERS] = " ".join(played.numbers.seats)
        secret = played.dice.secret.hex() if reveal and setup.source == "play" else played.revealed(now)
        if secret:
            tags[SECRET] = secret
    return Game.from_node(setup.rules, node, tags)


def all_numbers(played: GameLog) -> list[str]:
    """The number that each turn of a game had, given or not."""
    return [played.numbers.at(turn) for turn in range(1, played.now.node.rolls + 1)]


def _numbers_text(numbers: Numbers, turns: int) -> str:
    """The number given for each turn, or - where none was, e.g. `c0ffee... - -`."""
    return " ".join(numbers.given.get(turn, "-") for turn in range(1, turns + 1))


def numbers_of(game: Game) -> Numbers:
    """The numbers that a file tells; raises `Invalid` if they are none."""
    given = game.tags.get(NUMBER_TAGS, "").split()
    seats = game.tags.get(SEAT_NUMBERS, "").split()
    for number in (*given, *seats):
        if number != "-" and not re.fullmatch(r"[0-9a-f]{32}", number):
            raise Invalid(
                "bad_file", f"a number for the dice has 32 hexadecimal digits, not {number[:40]!r}"
            )
    return Numbers(seats, {turn: one for turn, one in enumerate(given, 1) if one != "-"})


def _scheme(game: Game) -> int:
    scheme = game.tags.get(DICE, "1")
    if scheme == ROLLED_BY_HAND:
        return BY_HAND
    if scheme not in ("1", "2"):
        raise Invalid(
            "bad_file", f"dice of scheme {scheme[:20]!r} are not known here: update marrakech"
        )
    return int(scheme)


def parse_game(text: str) -> Game:
    """Read a game file, or raise `Invalid` with the line and column where it cannot be read."""
    try:
        return gamefile.parse(text)
    except MarrakechError as error:
        line, column = getattr(error, "line", None), getattr(error, "column", None)
        raise Invalid("bad_file", str(error), line=line, column=column) from None


def as_log(game: Game, seats: Sequence[log.SeatPlan] | None = None) -> list[log.Entry]:
    """A parsed game as the entries of a log; the default seats are people with the names in its tags."""
    rest = game.node.path()[1:]
    numbers = numbers_of(game)
    created = log.CreatedEntry(
        printing=game.ruleset.printing.id,
        players=game.ruleset.players,
        switches=list(game.ruleset.switches),
        seats=_seats(game) if seats is None else list(seats),
        commitment="" if _scheme(game) == BY_HAND else game.tags.get(COMMITMENT, "")[:64],
        deal=_deal(game, rest),
        secret=None if _scheme(game) == BY_HAND else _secret(game),
        origin=game.tags.get(GAME, "")[:64] or None,
        start=None if game.start == kernel.start(game.ruleset.rules) else str(Position(game.start)),
        format=log.LOG_VERSION,
        dice=_scheme(game),
        seat_numbers=list(numbers.seats) or None,
        practised=PRACTISED in game.tags,
    )
    entries: list[log.Entry] = [created]
    while rest:
        entries.append(_entry(rest, numbers))
    if kernel.step(game.state) == kernel.DRAW:
        raise Invalid("bad_file", "the game breaks off before the next rug of the pile was drawn")
    return entries


def _entry(rest: list[Node], numbers: Numbers) -> log.Entry:
    """The entry for the next moves, which are taken off the list."""
    before = rest[0].parent
    assert before is not None
    seat, number = kernel.player(before.state), numbers.given.get(before.turn)
    match [node.move for node in rest[:2]]:
        case [moves.Orient(quarter=way), moves.Roll(steps=steps), *_]:
            del rest[:2]
            return log.RolledEntry(seat, steps, QUARTER_WORDS[way], number)
        case [moves.Orient(quarter=way)]:
            del rest[:1]
            return log.OrientedEntry(seat, QUARTER_WORDS[way])
        case [moves.Roll(steps=steps), *_]:
            del rest[:1]
            return log.RolledEntry(seat, steps, number=number)
        case [moves.Lay(place=place), moves.Draw() as draw, *_]:
            del rest[:2]
            return log.LaidEntry(seat, rug_text(place), letter(draw))
        case [moves.Lay(place=place), *_]:
            del rest[:1]
            return log.LaidEntry(seat, rug_text(place))
        case [moves.EndTurn(quarter=way), *_]:
            del rest[:1]
            return log.TurnedEntry(seat, QUARTER_WORDS[way])
    raise Invalid("bad_file", "the game begins before a rug is drawn from a pile: begin it with a turn")


def _deal(game: Game, rest: list[Node]) -> list[log.ColourLetter] | None:
    if kernel.step(game.start) != kernel.DEAL:
        return None
    dealt: list[log.ColourLetter] = []
    while rest and isinstance(draw := rest[0].move, moves.Draw) and len(dealt) < 2:
        dealt.append(letter(draw))
        del rest[0]
    if len(dealt) < 2:
        raise Invalid("bad_file", "the game breaks off before both piles have shown their first rug")
    return dealt


def _seats(game: Game) -> list[log.SeatPlan]:
    """People with the names in the tags; whoever has none is called as the merchant of the seat."""
    names = [_tagged_name(game, seat) for seat in range(game.ruleset.players)]
    plans: list[log.SeatPlan] = []
    for seat, name in enumerate(names):
        taken = [*names, *(plan.name for plan in plans)]
        plans.append(log.SeatPlan("person", name or default_name(seat, taken), unnamed=not name))
    return plans


def _tagged_name(game: Game, seat: int) -> str:
    """The name in a player's tag; empty if there is none, or none that may be shown."""
    name = game.tags.get(player_tag(seat), "")[:LONGEST].strip()
    try:
        return checked_name(name) if name else ""
    except Invalid:
        return ""


def _secret(game: Game) -> str | None:
    text = game.tags.get(SECRET)
    if not text:
        return None
    try:
        return bytes.fromhex(text).hex()
    except ValueError:
        raise Invalid(
            "bad_file", f"the tag {SECRET} must be hexadecimal, it is {text[:70]!r}"
        ) from None


def secret_of(game: Game) -> bytes | None:
    """The secret of the dice that a file was played with, if it tells it and what it belongs to."""
    secret = _secret(game)
    if _scheme(game) == BY_HAND:
        return None
    if not secret or not game.tags.get(GAME) or not game.tags.get(COMMITMENT):
        return None
    dice = FairDice(bytes.fromhex(secret), game.tags[GAME], terms(game.ruleset), _scheme(game))
    fair = all(check.ok for check in _verify(game, dice))
    return dice.secret if fair and kernel.is_start(game.start) else None


def verify_text(text: str) -> list[DiceCheck]:
    """Check the dice of a game file against its secret; raises `Invalid` if it tells none."""
    game = parse_game(text)
    if _scheme(game) == BY_HAND:
        raise Invalid("no_dice", "the dice of this game were rolled by hand: nothing can prove them")
    missing = [tag for tag in (GAME, COMMITMENT, SECRET) if not game.tags.get(tag)]
    if missing:
        raise Invalid(
            "no_dice",
            f"the file has no tag {', '.join(missing)}: dice can be checked in games that were played "
            "from the start to the end on the page or in the terminal",
        )
    if not game.over or not kernel.is_start(game.start):
        raise Invalid(
            "no_dice", "the file does not hold a whole game: only a whole game can be checked"
        )
    secret = bytes.fromhex(_secret(game) or "")
    return _verify(game, FairDice(secret, game.tags[GAME], terms(game.ruleset), _scheme(game)))


def _verify(game: Game, dice: FairDice) -> list[DiceCheck]:
    return verify(dice, game.tags[COMMITMENT], game.node, numbers_of(game))
