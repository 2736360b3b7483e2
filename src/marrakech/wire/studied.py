"""Reviews of games and ranked choices, rounded for people to read."""

from collections.abc import Iterable

from msgspec import Struct, convert

from marrakech.analysis import reviewed, rolled
from marrakech.analysis.comparison import Facts, Reason
from marrakech.analysis.phrases import phrase_in_all_languages
from marrakech.analysis.rolled import APART
from marrakech.service.studies import RolloutProgress
from marrakech.service.study_tasks import RolloutPlan


class ReviewAccount(Struct, frozen=True):
    """Start, luck, own choices, the others' choices and correction; rounded, and their sum is the result.

    `own` is never above nothing. `correction` is what the evaluation changed its mind about: its own error.
    """

    start: float
    luck: float
    own: float
    others: float
    correction: float
    result: float


class ReviewPlayer(Struct, frozen=True):
    """A player's game, in chances of winning and in points; `loss` is what a decision cost on average.

    `mistakes` are the choices that carry a mark.

    `luckier_than` is the share of games like this with less luck, `plays_like` the bot that loses about as
    much per decision; null where they are not known.
    """

    player: int
    win: ReviewAccount
    score: ReviewAccount
    decisions: int
    loss: float
    mistakes: int
    luckier_than: float | None
    plays_like: str | None


class ReviewMove(Struct, frozen=True):
    """A move: what was played and what was best, everybody's chances after it, and what it changed.

    A choice has a `rank` among its `options`, and what it cost beside the best: `loss` in chances of winning,
    `points` of the player's own score, each with half its 95 % interval, 0 where it is `exact`. `mark` is `?`
    or `??` where that is much, and beyond doubt.
    """

    move: int
    turn: int
    player: int
    chance: bool
    played: str
    best: str | None
    win: list[float]
    change: list[float]
    loss: float
    points: float
    rank: int
    options: int
    exact: bool
    sure_to: float
    points_sure_to: float
    mark: str


class Because(Struct, frozen=True):
    """One advantage of the better choice; `words` put it in each language."""

    code: str
    better: dict[str, float]
    played: dict[str, float]
    words: dict[str, str]


class ReviewMistake(Struct, frozen=True):
    """A choice that cost much of the win beyond doubt, and its player's chances with each.

    Where `playouts` is not 0 the difference comes from so many of each choice, with a standard error.
    """

    move: int
    position: str
    better: str
    win_played: float
    win_better: float
    reasons: list[Because]
    error: float
    playouts: int


class RollOdds(Struct, frozen=True):
    """A roll that might have come, its probability, and the player's chances after it."""

    roll: str
    chance: float
    win: float


class HardestRoll(Struct, frozen=True):
    """The roll that hurt its player most, and all that might have come, the worst first."""

    move: int
    odds: list[RollOdds]


class Review(Struct, frozen=True):
    """The review of a finished game.

    `versions` tells for every move the version of the game that it came with. A deep review has at least
    `playouts` of every close choice, fewer if it was `stopped`.
    """

    depth: str
    turns_ahead: int
    start: list[float]
    players: list[ReviewPlayer]
    moves: list[ReviewMove]
    mistakes: list[ReviewMistake]
    hardest: HardestRoll | None
    playouts: int = 0
    stopped: bool = False
    versions: list[int] = []


class RankedChoice(Struct, frozen=True):
    """A choice or an outcome, what it is worth to each player, and why the best is better (`reasons`).

    `loss` is what it costs its player in chances of winning, beside the best. `exact` values are no estimates.
    `spread` is the standard deviation of each score over the next roll, in points.
    """

    choice: str
    chance: float | None
    win: list[float]
    score: list[float]
    loss: float
    reasons: list[Because]
    spread: list[float]
    exact: bool = False


class Ranking(Struct, frozen=True):
    """All choices of a position, the best first, or all that chance may bring.

    Choices whose loss is not above `error` count as equal to the best; it is 0 where all are exact.
    """

    depth: str
    turns_ahead: int
    error: float
    player: int
    win: list[float]
    score: list[float]
    choices: list[RankedChoice]


class RolledChoice(Struct, frozen=True):
    """A choice rolled out: its games, what they came to, how far it is behind the best, and standard errors.

    `apart` tells whether it can be told apart from the best; `guess` is the mover's chance by search, before
    any game. A choice that is out of the race has fewer games than the best.
    """

    choice: str
    games: int
    win: list[float]
    win_error: list[float]
    score: list[float]
    score_error: list[float]
    loss: float
    loss_error: float
    apart: bool
    guess: float


class Rollout(Struct, frozen=True):
    """A rollout as far as it is, the best choice first; none while `before` others are worked out.

    `decided`: the best can be told apart from every other choice by `errors` standard errors. A finished one
    that is not has too close a race to tell, or was stopped (`games` is less than `total`).
    """

    before: int
    finished: bool
    decided: bool
    errors: float
    games: int
    total: int
    seat: int
    player: str
    seed: int
    choices: list[RolledChoice]


def review(found: reviewed.Review, versions: list[int]) -> Review:
    """A review, with the versions of the game that its moves came with."""
    return Review(
        depth=found.depth,
        turns_ahead=found.turns_ahead,
        start=_rounded(found.start, 4),
        players=[_player(each) for each in found.players],
        moves=[_move(moment) for moment in found.moments],
        mistakes=[_mistake(point) for point in found.turning_points],
        hardest=None
        if found.unluckiest is None
        else HardestRoll(
            found.unluckiest.move,
            sorted(
                (RollOdds(one.roll, round(one.chance, 5), round(one.win, 4)) for one in found.odds),
                key=lambda one: one.win,
            ),
        ),
        playouts=found.playouts,
        stopped=found.stopped,
        versions=versions,
    )


def _player(each: reviewed.PlayerReview) -> ReviewPlayer:
    """A player's game; the accounts are rounded already, so that they add up."""
    return ReviewPlayer(
        player=each.player,
        win=convert(each.win, ReviewAccount, from_attributes=True),
        score=convert(each.score, ReviewAccount, from_attributes=True),
        decisions=each.decisions,
        loss=round(each.loss_per_decision, 5),
        mistakes=each.mistakes,
        luckier_than=each.luckier_than,
        plays_like=each.plays_like,
    )


def _move(moment: reviewed.Moment) -> ReviewMove:
    return ReviewMove(
        move=moment.move,
        turn=moment.turn,
        player=moment.player,
        chance=moment.chance,
        played=moment.played,
        best=moment.best,
        win=_rounded(moment.win, 4),
        change=_rounded(moment.change, 4),
        loss=round(moment.loss, 5),
        points=round(moment.points, 3),
        rank=moment.rank,
        options=moment.options,
        exact=moment.exact,
        sure_to=round(reviewed.SURE * moment.error, 5),
        points_sure_to=round(reviewed.SURE * moment.points_error, 3),
        mark=moment.mark,
    )


def _mistake(point: reviewed.TurningPoint) -> ReviewMistake:
    return ReviewMistake(
        move=point.moment.move,
        position=point.position,
        better=point.better,
        win_played=round(point.win_played, 4),
        win_better=round(point.win_played + point.moment.loss, 4),
        reasons=because(point.reasons),
        error=round(point.moment.error, 5),
        playouts=point.moment.playouts,
    )


def because(reasons: Iterable[Reason]) -> list[Because]:
    """Reasons with their facts, and in words in every language of the page."""

    def rounded(facts: Facts) -> dict[str, float]:
        return {name: round(float(fact), 3) for name, fact in facts.items()}

    return [
        Because(
            reason.code,
            rounded(reason.best),
            rounded(reason.played),
            phrase_in_all_languages(reason),
        )
        for reason in reasons
    ]


def ranking(found: reviewed.RankedPosition) -> Ranking:
    """The ranked choices of a position."""
    return Ranking(
        depth=found.depth,
        turns_ahead=found.turns_ahead,
        error=found.error,
        player=found.player,
        win=_rounded(found.win, 4),
        score=_rounded(found.score, 2),
        choices=[
            RankedChoice(
                choice=one.choice,
                chance=one.chance,
                win=_rounded(one.win, 4),
                score=_rounded(one.score, 2),
                loss=round(one.loss, 5),
                reasons=because(one.reasons),
                spread=_rounded(one.spread, 2),
                exact=one.exact,
            )
            for one in found.choices
        ],
    )


def rollout(progress: RolloutProgress, plan: RolloutPlan, seat: int) -> Rollout:
    """A rollout as far as it is."""
    found = progress.rolled
    return Rollout(
        before=progress.before,
        finished=progress.finished,
        decided=found is not None and found.decided,
        errors=APART,
        games=0 if found is None else found.games,
        total=plan.games,
        seat=seat,
        player=plan.by,
        seed=plan.seed,
        choices=[] if found is None else [_rolled_choice(one) for one in found.choices],
    )


def _rolled_choice(one: rolled.RolledChoice) -> RolledChoice:
    return RolledChoice(
        choice=one.choice,
        games=one.games,
        win=_rounded(one.win, 4),
        win_error=_rounded(one.win_error, 5),
        score=_rounded(one.score, 2),
        score_error=_rounded(one.score_error, 3),
        loss=round(one.loss, 5),
        loss_error=round(one.loss_error, 5),
        apart=one.apart,
        guess=round(one.guess, 4),
    )


def _rounded(numbers: Iterable[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
