"""The gate: a new network ships only if it beats the old one by a measured margin.

Both play the same deals with the same search, the new one alone among old ones in every seat. It passes
if the lower end of the 95 % interval of its share, the luck of the rolls taken out, lies above the fair
share by `GATE_MARGIN`. The deals are played by a runner.
"""

from dataclasses import dataclass
from pathlib import Path

from marrakech.engine.learned.network import Network, load_networks, save_networks
from marrakech.engine.match import Match, play_match
from marrakech.engine.search.params import master_params
from marrakech.engine.sides import searching
from marrakech.kernel.state import ELIMINATION
from marrakech.workers.runner import Runner

GATE_MARGIN = 0.001
"""The smallest improvement that counts; also more than the rounding error of the sums of luck."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the gate found for one number of players."""

    players: int
    match: Match | None
    """None where there was no old network to beat."""
    passed: bool

    def __str__(self) -> str:
        word = "passes" if self.passed else "does not pass"
        shown = "nothing to beat" if self.match is None else str(self.match)
        return f"{self.players} players: {word} ({shown})"


def judge(
    number: int, new: Network, old: Network | None, games: int, runner: Runner, turns: int = 1
) -> Verdict:
    """Play the new network against the old one."""
    if old is None:
        return Verdict(number, None, True)
    params = master_params(number)
    match = play_match(
        number | ELIMINATION,
        searching(new, params, turns),
        searching(old, params, turns),
        games,
        runner=runner,
    )
    low = match.adjusted.low
    return Verdict(number, match, low is not None and low > 1 / number + GATE_MARGIN)


def ship(
    path: Path, new: dict[int, Network], games: int, runner: Runner, turns: int = 1
) -> list[Verdict]:
    """Judge each network; those that pass replace the old ones in the weights file."""
    old = load_networks(path) if path.exists() else {}
    verdicts = [judge(n, network, old.get(n), games, runner, turns) for n, network in new.items()]
    passed = {verdict.players: new[verdict.players] for verdict in verdicts if verdict.passed}
    if passed:
        path.parent.mkdir(parents=True, exist_ok=True)
        save_networks(path, {**old, **passed})
    return verdicts
