"""Game files in and out: a game as text, and text as a game that can be looked at."""

from marrakech.kernel import state as kernel
from marrakech.record import gamefile, moves
from marrakech.record.errors import MarrakechError
from marrakech.record.game import Game
from marrakech.record.position import Position
from marrakech.record.words import TURNS, rug_text
from marrakech.service import entries, pictures
from marrakech.service.dice import Check, Dice, draws, rolls, verify
from marrakech.service.errors import Invalid
from marrakech.service.facts import Colour
from marrakech.service.names import LONGEST, checked_name
from marrakech.service.progress import terms
from marrakech.service.table import LiveTable

COMMITMENT, SECRET, GAME, DATE = "Commitment", "Secret", "Game", "Date"
"""Tags of a game file that carry the dice and where they belong."""


def player_tag(seat: int) -> str:
    """The tag with a player's name, e.g. `Player1` for seat 0."""
    return f"Player{seat + 1}"


def as_file(table: LiveTable) -> str:
    """The game as a file: what has happened, and the secret of the dice once it is over."""
    picture = table.picture()
    tags = {GAME: table.dice.game, DATE: picture.created[:10].replace("-", ".")}
    tags |= {player_tag(seat.seat): seat.name for seat in picture.seats if seat.name}
    if picture.commitment:
        tags[COMMITMENT] = picture.commitment
    if picture.secret:
        tags[SECRET] = picture.secret
    plan = table.setup.plan
    start = None if plan.start is None else Position.parse(plan.start).state
    game = Game(table.setup.rules, start=start, automatic=False, tags=tags)
    game.replay(table.moves)
    return gamefile.write(game)


def parse(text: str) -> Game:
    """Read a game file, or raise `Invalid` with the line and column where it cannot be read."""
    try:
        return gamefile.parse(text)
    except MarrakechError as error:
        line, column = getattr(error, "line", None), getattr(error, "column", None)
        raise Invalid("bad_file", str(error), line=line, column=column) from None


def as_entries(game: Game) -> list[entries.Entry]:
    """A parsed game as the entries of a log."""
    rest = list(game.moves)
    created = entries.Created(
        printing=game.ruleset.printing.id,
        players=game.ruleset.players,
        switches=list(game.ruleset.switches),
        seats=_seats(game),
        commitment=game.tags.get(COMMITMENT, "")[:64],
        deal=_deal(game, rest),
        secret=_secret(game),
        origin=game.tags.get(GAME, "")[:64] or None,
        start=None if game.start == kernel.start(game.ruleset.rules) else str(Position(game.start)),
        format=entries.ENTRY_VERSION,
    )
    log: list[entries.Entry] = [created]
    while rest:
        log.append(_entry(game, rest))
    return log


def _entry(game: Game, rest: list[moves.Move]) -> entries.Entry:
    done = len(game.moves) - len(rest)
    seat = kernel.player(game.state_after(done))
    match rest:
        case [moves.Orient(turn=way), moves.Roll(steps=steps), *_]:
            del rest[:2]
            return entries.Rolled(seat, steps, TURNS[way])
        case [moves.Roll(steps=steps), *_]:
            del rest[:1]
            return entries.Rolled(seat, steps)
        case [moves.Lay(place=place), moves.Draw(colour=colour), *_]:
            del rest[:2]
            return entries.Laid(seat, rug_text(place), pictures.letter(colour))
        case [moves.Lay(place=place), *_] if _complete(game, done + 1):
            del rest[:1]
            return entries.Laid(seat, rug_text(place))
        case [moves.Turn(turn=way), *_]:
            del rest[:1]
            return entries.Turned(seat, TURNS[way])
    raise Invalid(
        "bad_file",
        "the game breaks off before chance had its say: a heading needs its roll, a rug the next one "
        "of the pile",
    )


def _complete(game: Game, done: int) -> bool:
    return kernel.step(game.state_after(done)) != kernel.DRAW


def _deal(game: Game, rest: list[moves.Move]) -> list[Colour] | None:
    if kernel.step(game.start) != kernel.DEAL:
        return None
    dealt: list[Colour] = []
    while rest and isinstance(rest[0], moves.Draw) and len(dealt) < 2:
        dealt.append(pictures.letter(rest[0].colour))
        del rest[0]
    if len(dealt) < 2:
        raise Invalid("bad_file", "the game breaks off before both piles have shown their first rug")
    return dealt


def _seats(game: Game) -> list[entries.SeatPlan]:
    plans = []
    for seat in range(game.ruleset.players):
        name = game.tags.get(player_tag(seat), "")[:LONGEST].strip()
        try:
            name = checked_name(name) if name else str(seat + 1)
        except Invalid:
            name = str(seat + 1)
        plans.append(entries.SeatPlan("person", name))
    return plans


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


def verify_file(text: str) -> list[Check]:
    """Check the dice of a game file against its secret; raises `Invalid` if it tells none."""
    game = parse(text)
    missing = [tag for tag in (GAME, COMMITMENT, SECRET) if not game.tags.get(tag)]
    if missing:
        raise Invalid(
            "no_dice",
            f"the file has no tag {', '.join(missing)}: only games that were played to the end on a "
            "server can be checked",
        )
    dice = Dice(bytes.fromhex(_secret(game) or ""), game.tags[GAME], terms(game.ruleset))
    return verify(dice, game.tags[COMMITMENT], rolls(game.moves), draws(game.moves))
