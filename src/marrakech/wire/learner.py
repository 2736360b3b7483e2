"""Where somebody stands on the ladder of levels, from what their own device tells of their games."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakech.analysis import playinglevel
from marrakech.analysis.playinglevel import PlayedGame
from marrakech.engine.ladder import YARDSTICKS


class ReviewedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player gave away in one reviewed game, in chances of winning per decision."""

    players: Annotated[int, Meta(ge=2, le=4)]
    decisions: Annotated[int, Meta(ge=0, le=1000)]
    loss: Annotated[float, Meta(ge=0, le=1)]


class LevelRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Reviewed games, oldest first."""

    games: Annotated[list[ReviewedGame], Meta(max_length=100)]


class LevelRange(Struct, frozen=True):
    """A place on the ladder, 0 for the first of `levels`; nine times in ten it is between the ends."""

    low: float
    middle: float
    high: float


class LevelStep(Struct, frozen=True):
    """One game's own place, and what was known after it."""

    place: float | None
    known: LevelRange | None


class LevelSeen(Struct, frozen=True):
    """How somebody plays by their last games.

    `known` is null until `fewest` games are there; where the range is `wide`, no single level can be named.
    """

    levels: list[str]
    fewest: int
    known: LevelRange | None
    nearest: list[str]
    """The level that is named, or those at both ends of a wide range."""
    wide: bool
    history: list[LevelStep]


def _range(found: playinglevel.LevelRange | None) -> LevelRange | None:
    if found is None:
        return None
    return LevelRange(*(round(place, 3) for place in (found.low, found.middle, found.high)))


def _step(game: PlayedGame, known: playinglevel.LevelRange | None) -> LevelStep:
    place = playinglevel.place_of(game)
    return LevelStep(None if place is None else round(place, 3), _range(known))


def level_seen(request: LevelRequest) -> LevelSeen:
    """Where somebody stands by these games, and how that changed."""
    games = [PlayedGame(each.players, each.decisions, each.loss) for each in request.games]
    history = playinglevel.level_history(games)
    enough = len(games) >= playinglevel.FEWEST_GAMES_FOR_A_LEVEL
    known = history[-1] if enough else None
    levels = list(YARDSTICKS)
    wide = known is not None and playinglevel.too_wide(known)
    places = [] if known is None else [known.low, known.high] if wide else [known.middle]
    return LevelSeen(
        levels=levels,
        fewest=playinglevel.FEWEST_GAMES_FOR_A_LEVEL,
        known=_range(known),
        nearest=[levels[playinglevel.nearest_level(place)] for place in places],
        wide=wide,
        history=[
            _step(game, found)
            for game, found in zip(games[-playinglevel.LAST_GAMES :], history, strict=True)
        ],
    )
