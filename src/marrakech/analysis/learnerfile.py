"""What a learner keeps, as a file: reviewed games, mistakes that come back, the puzzle rating.

The page keeps the same on a device and saves it as this file ("My learning", "Save as a file"); `marrakech
learn` reads and writes it. Times are milliseconds since 1970, as browsers count them.
"""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from marrakech.analysis.playinglevel import PlayedGame
from marrakech.analysis.reviewed import PlayerReview, TurningPoint
from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.record.errors import NotationError

FORMAT: Final = "marrakech-learner"
VERSION: Final = 1
A_DAY: Final = 86_400_000
DAYS_BETWEEN: Final = (1, 3, 7)
"""A mistake comes back after so many days: first, after one right answer, after two."""


class KeptGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reviewed game of the learner's."""

    game: str
    at: float
    luck: float
    loss: float
    """Chances of winning per decision."""
    against: str
    printing: str
    players: int | None = None
    decisions: int | None = None
    won: bool | None = None


class KeptMistake(msgspec.Struct, frozen=True):
    """A position in which the learner gave something away, and when it comes back."""

    id: str
    game: str
    at: float
    round: int
    against: str
    position: str
    printing: str
    played: str
    loss: float
    right: int
    """Right answers in a row."""
    missed: int
    due: float


class KeptRating(msgspec.Struct, frozen=True):
    """The learner's puzzle rating."""

    points: float
    deviation: float
    volatility: float


class RatedMoment(msgspec.Struct, frozen=True):
    """The rating at a time."""

    at: float
    points: float


class LearnerFile(msgspec.Struct, frozen=True):
    """All that is kept."""

    format: str = FORMAT
    version: int = VERSION
    games: tuple[KeptGame, ...] = ()
    mistakes: tuple[KeptMistake, ...] = ()
    gone: tuple[str, ...] = ()
    """Mistakes that were answered right three times."""
    rating: KeptRating | None = None
    ratings: tuple[RatedMoment, ...] = ()
    rated: tuple[str, ...] = ()
    solved: tuple[str, ...] = ()
    days: tuple[str, ...] = ()

    @property
    def played(self) -> list[PlayedGame]:
        """The games that tell how somebody plays, oldest first."""
        return [
            PlayedGame(game.players, game.decisions, game.loss)
            for game in sorted(self.games, key=lambda game: game.at)
            if game.players is not None and game.decisions
        ]

    def due(self, now: float) -> list[KeptMistake]:
        """The mistakes that are back, the longest waiting first."""
        return sorted((one for one in self.mistakes if one.due <= now), key=lambda one: one.due)


def read_learner(path: Path) -> LearnerFile:
    """The file of a learner, an empty one if there is none; what is no such file raises `NotationError`."""
    if not path.exists():
        return LearnerFile()
    content = path.read_bytes()
    try:
        found = msgspec.json.decode(content, type=LearnerFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotationError(path.name, f"a file of a learner ({error})") from None
    if (found.format, found.version) != (FORMAT, VERSION):
        raise NotationError(path.name, f"a file of a learner, {FORMAT} {VERSION}")
    return found


def write_learner(path: Path, learner: LearnerFile) -> None:
    """Write the file, all of it or nothing."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(
        json.dumps(msgspec.to_builtins(learner), indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    beside.replace(path)


def after_answer(mistake: KeptMistake, right: bool, now: float) -> KeptMistake | None:
    """A mistake after an answer; None once it was right often enough."""
    if not right:
        return msgspec.structs.replace(mistake, right=0, missed=mistake.missed + 1, due=now + A_DAY)
    done = mistake.right + 1
    if done == len(DAYS_BETWEEN):
        return None
    return msgspec.structs.replace(mistake, right=done, due=now + DAYS_BETWEEN[done] * A_DAY)


def after_answering(learner: LearnerFile, mistake: KeptMistake, right: bool, now: float) -> LearnerFile:
    """The file after an answer to one of its mistakes."""
    stays = after_answer(mistake, right, now)
    others = tuple(one for one in learner.mistakes if one.id != mistake.id)
    if stays is None:
        return msgspec.structs.replace(learner, mistakes=others, gone=(*learner.gone, mistake.id))
    return msgspec.structs.replace(learner, mistakes=(*others, stays))


@dataclass(frozen=True, slots=True)
class Addition:
    """What a reviewed game adds for one seat."""

    game: KeptGame
    mistakes: tuple[KeptMistake, ...] = field(default=())


def with_game(learner: LearnerFile, addition: Addition) -> LearnerFile:
    """The file with one more game, in place of an earlier review of it; known mistakes stay as they are."""
    games = tuple(one for one in learner.games if one.game != addition.game.game)
    known = {one.id for one in learner.mistakes} | set(learner.gone)
    fresh = tuple(one for one in addition.mistakes if one.id not in known)
    return msgspec.structs.replace(
        learner, games=(*games, addition.game), mistakes=(*learner.mistakes, *fresh)
    )


class ReviewLine(msgspec.Struct, frozen=True):
    """What is needed of a line of `marrakech review --json`."""

    players: list[PlayerReview]
    turning_points: list[TurningPoint]
    file: str = ""
    names: list[str] = []
    printing: str = DEFAULT_PRINTING


def addition_of(line: str, source: str, seat: int | None, name: str | None, now: float) -> Addition:
    """What a reviewed game adds for a seat, counted from 1, or for a name; raises `NotationError`."""
    try:
        review = msgspec.json.decode(line, type=ReviewLine)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotationError(source, f"a line of `marrakech review --json` ({error})") from None
    who = review.names.index(name) if name in review.names else None if seat is None else seat - 1
    if who is None or who >= len(review.players):
        known = ", ".join(review.names) or f"seats 1 to {len(review.players)}"
        raise NotationError(source, f"a game with you in it: say --seat or --name, of {known}")
    own = review.players[who]
    digest = sha256(line.encode()).hexdigest()[:12]
    names = review.names or [str(number + 1) for number in range(len(review.players))]
    shared: dict[str, Any] = {
        "game": Path(review.file).stem or digest,
        "at": now,
        "against": ", ".join(each for number, each in enumerate(names) if number != who),
        "printing": review.printing,
    }
    won = all(own.win.result >= each.win.result for each in review.players)
    game = KeptGame(
        **shared,
        luck=own.win.luck,
        loss=own.loss_per_decision,
        players=len(review.players),
        decisions=own.decisions,
        won=won,
    )
    mistakes = tuple(
        KeptMistake(
            **shared,
            id=f"{shared['game']}-{point.moment.move}",
            round=(point.moment.turn - 1) // len(review.players) + 1,
            position=point.position,
            played=point.moment.played,
            loss=point.moment.loss,
            right=0,
            missed=0,
            due=now + A_DAY,
        )
        for point in review.turning_points
        if point.moment.player == who and point.moment.loss > 0
    )
    return Addition(game, mistakes)
