"""The choices of a position ranked, or all that chance may bring."""

from marrakech.analysis.comparison import reasons
from marrakech.analysis.depths import QUICK
from marrakech.analysis.reviewed import RankedChoice, RankedPosition
from marrakech.analysis.spread import score_spread
from marrakech.analysis.valuation import Valuer
from marrakech.kernel.state import State, player, players, step
from marrakech.kernel.turn import act
from marrakech.record.moves import move_at


def rank_choices(state: State, depth: str) -> RankedPosition:
    """Every choice with everybody's chances and expected scores, the best first; outcomes in their order."""
    valuer, quick = Valuer(players(state), depth), Valuer(players(state), QUICK)
    valuation = valuer.valuation(state)
    who, chosen = player(state), valuation.best >= 0
    found = [
        RankedChoice(
            str(move_at(step(state), option.number)),
            option.chance,
            option.value.win,
            option.value.score,
            valuation.loss(option.number, who),
            reasons(state, valuation.best, option.number)
            if chosen and option.number != valuation.best
            else (),
            score_spread(act(state, option.number), quick),
            option.value.exact,
        )
        for option in (valuation.ranked(who) if chosen else valuation.options)
    ]
    value = valuation.value
    return RankedPosition(depth, valuer.turns, who, value.win, value.score, tuple(found))
