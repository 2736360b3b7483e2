"""The process that reviews games and ranks choices: tasks come in, news goes out, a line of JSON each.

It runs at the lowest priority and imports the engine itself, so that the server neither waits for it nor
shares its memory. It ends when its input does. A thread reads the tasks, so that a deep review can be
told to end with what it has.
"""

import os
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from marrakech.service.reviewed import (
    STOP,
    Because,
    HardestRoll,
    RankedChoice,
    RankedPosition,
    ReviewedAccount,
    ReviewedGame,
    ReviewedMistake,
    ReviewedMove,
    ReviewedPlayer,
    RollOdds,
    StudyNews,
    StudyTask,
)
from marrakech.service.worker_lines import NewsWriter, end_at_once, own_streams, read_tasks

if TYPE_CHECKING:
    from marrakech.analysis.ledger import Account, BookedMove, Ledger
    from marrakech.analysis.review import Moment, Review
    from marrakech.kernel.state import State

LOWEST = 19
"""The lowest priority that a process can give itself."""
MOST_MISTAKES = 12
LANGUAGES = ("en", "fr")

TellNews = Callable[[StudyNews], None]


def lower_priority() -> None:
    """Let everybody else go first, where the system knows priorities."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)


def review(text: str, depth: str, tell: TellNews, stop: Event) -> StudyNews:
    """Review a game file."""
    from marrakech.analysis.review import ledger_of, read_ledger
    from marrakech.analysis.valuation import DEEP
    from marrakech.record import gamefile

    game = gamefile.parse(text)

    def progress(done: int, total: int) -> None:
        tell(StudyNews(done=done, total=total))

    ledger, valued = ledger_of(game, depth, progress, stop=stop.is_set)
    made = read_ledger(game, ledger, valued)
    return StudyNews(review=reviewed(made, ledger, game.start, stopped=depth == DEEP and stop.is_set()))


def reviewed(made: "Review", ledger: "Ledger", start: "State", stopped: bool = False) -> ReviewedGame:
    """A review with what a page shows beside it: every mistake with its reasons, and the odds."""
    from marrakech.analysis.reference import luck_percentile, plays_like
    from marrakech.analysis.review import ERROR
    from marrakech.kernel.turn import act

    states = [start]
    for entry in ledger.entries:
        states.append(act(states[-1], entry.number))
    wrong = [moment for moment in made.moments if moment.mistake(made.depth)]
    wrong.sort(key=lambda moment: (-moment.loss, moment.move))
    return ReviewedGame(
        depth=made.depth,
        turns_ahead=made.turns_ahead,
        error=ERROR[made.depth],
        start=rounded(made.start),
        players=tuple(
            ReviewedPlayer(
                each.player,
                account(each.win),
                account(each.score),
                each.decisions,
                round(each.loss_per_decision, 5),
                each.mistakes,
                luck_percentile(len(made.players), each.win.luck, made.depth),
                plays_like(len(made.players), each.loss_per_decision, made.depth),
            )
            for each in made.players
        ),
        moves=tuple(
            ReviewedMove(
                moment.move,
                moment.turn,
                moment.player,
                moment.chance,
                moment.played,
                moment.best,
                rounded(moment.win),
                rounded(entry.change.win),
                round(moment.loss, 5),
            )
            for moment, entry in zip(made.moments, ledger.entries, strict=True)
        ),
        mistakes=tuple(
            mistake(ledger.entries[m.move], states[m.move], m) for m in wrong[:MOST_MISTAKES]
        ),
        hardest=None
        if made.unluckiest is None
        else hardest(made.unluckiest.move, ledger.entries[made.unluckiest.move]),
        playouts=made.playouts,
        stopped=stopped,
    )


def rounded(numbers: tuple[float, ...], digits: int = 4) -> tuple[float, ...]:
    """Numbers as they are shown."""
    return tuple(round(number, digits) for number in numbers)


def account(of: "Account") -> ReviewedAccount:
    """An account, unrounded: its parts must add up."""
    return ReviewedAccount(of.start, of.luck, of.own, of.others, of.result, of.correction)


def mistake(entry: "BookedMove", state: "State", moment: "Moment") -> ReviewedMistake:
    """A choice, the better one, and why."""
    from marrakech.record.position import Position

    who = entry.player
    return ReviewedMistake(
        entry.move,
        str(Position(state)),
        moment.best or "",
        round(entry.valuation.of(entry.number).win[who], 4),
        round(entry.valuation.value.win[who], 4),
        because(state, entry.valuation.best, entry.number),
        round(moment.error, 5),
        moment.playouts,
    )


def because(state: "State", best: int, played: int) -> tuple[Because, ...]:
    """What speaks for the best choice, in every language of the page."""
    from marrakech.analysis.comparison import reasons
    from marrakech.analysis.phrases import phrase

    return tuple(
        Because(
            reason.code,
            {name: round(fact, 3) for name, fact in reason.best.items()},
            {name: round(fact, 3) for name, fact in reason.played.items()},
            {language: phrase(reason, language) for language in LANGUAGES},
        )
        for reason in reasons(state, best, played)
    )


def hardest(move: int, entry: "BookedMove") -> HardestRoll:
    """A roll and its alternatives, the worst first."""
    from marrakech.record.moves import chance_at

    odds = [
        RollOdds(
            str(chance_at(entry.step, option.number)),
            round(option.chance or 0.0, 5),
            round(option.value.win[entry.player], 4),
        )
        for option in entry.valuation.options
    ]
    return HardestRoll(move, tuple(sorted(odds, key=lambda one: one.win)))


def rank(text: str, depth: str) -> StudyNews:
    """Rank the choices of a position, or tell what chance may bring."""
    from marrakech.analysis.review import ERROR
    from marrakech.analysis.spread import score_spread
    from marrakech.analysis.valuation import QUICK, Valuer, worth
    from marrakech.kernel.state import player, players, step
    from marrakech.kernel.turn import act
    from marrakech.record.moves import chance_at, choice_at
    from marrakech.record.position import Position

    state = Position.parse(text).state
    valuer, quick = Valuer(players(state), depth), Valuer(players(state), QUICK)
    valuation = valuer.valuation(state)
    who = player(state)
    chosen = valuation.best >= 0
    best = worth(valuation.value, who)
    found = [
        RankedChoice(
            str((choice_at if chosen else chance_at)(step(state), option.number)),
            option.chance,
            rounded(option.value.win),
            rounded(option.value.score, 2),
            round(max(0.0, best - worth(option.value, who)), 5) if chosen else 0.0,
            because(state, valuation.best, option.number)
            if chosen and option.number != valuation.best
            else (),
            rounded(score_spread(act(state, option.number), quick), 2),
        )
        for option in valuation.options
    ]
    if chosen:
        found.sort(key=lambda one: one.loss)
    return StudyNews(
        ranking=RankedPosition(
            depth,
            valuer.turns,
            ERROR[depth],
            who,
            rounded(valuation.value.win),
            rounded(valuation.value.score, 2),
            tuple(found),
        )
    )


def work(tasks: BinaryIO, news: BinaryIO, at_end: Callable[[], None] = lambda: None) -> None:
    """Do one task after the other until there are no more; `at_end` is called at once when they end."""
    decoder = msgspec.json.Decoder(StudyTask)
    waiting: SimpleQueue[StudyTask | None] = SimpleQueue()
    stop = Event()
    tell = NewsWriter(news).tell

    def take(line: bytes) -> None:
        task = decoder.decode(line)
        if task.what == STOP:
            stop.set()
        else:
            waiting.put(task)

    def end() -> None:
        at_end()
        waiting.put(None)

    read_tasks(tasks, take, end)
    while (task := waiting.get()) is not None:
        # Whoever was to be stopped has ended: a stop is read before the task that comes after it.
        stop.clear()
        try:
            if task.what == "review":
                tell(review(task.text, task.depth, tell, stop))
            else:
                tell(rank(task.text, task.depth))
        except Exception as error:
            tell(StudyNews(failed=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    lower_priority()
    work(*own_streams(), end_at_once)
