"""A match from its plan to its summary; what is done is skipped, and what is new is written down."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from marrakech.arena.entrant import Entrant
from marrakech.arena.log import ResultLog
from marrakech.arena.match import identify, play
from marrakech.arena.schedule import Pairing, plan
from marrakech.arena.summary import Summary, summarise
from marrakech.arena.unit import Result, Unit
from marrakech.record.ruleset import Ruleset
from marrakech.workers.runner import LocalPool, Runner

RESULTS: Final = "results.jsonl"
"""The file of results in the directory of a match."""


@dataclass(slots=True)
class Tournament:
    """A match that can be played, cut short and taken up again.

    >>> from marrakech.arena.entrant import parse_entrants
    >>> from marrakech.record.ruleset import Ruleset
    >>> match = Tournament(parse_entrants(["greedy", "random"]), Ruleset.of(players=2), games=4)
    >>> len(match.units), match.units[0].seats[0].label, match.units[1].seats[0].label
    (4, 'greedy', 'random')
    """

    entrants: Sequence[Entrant]
    ruleset: Ruleset
    games: int
    seed: int | str = 0
    pairing: Pairing = "auto"
    directory: Path | None = None
    """Where results are kept; None keeps them in memory only."""
    results: dict[str, Result] = field(default_factory=dict)
    """Results so far, by the key of their unit."""
    units: list[Unit] = field(init=False)
    versions: dict[str, str] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.units = plan(self.entrants, self.ruleset, self.games, self.seed, self.pairing)

    def play(
        self,
        runner: Runner | None = None,
        on_begin: Callable[[int, int], None] | None = None,
        on_result: Callable[[Result], None] | None = None,
    ) -> None:
        """Play what has not been played. `on_begin` hears how many games are done, of how many.

        Every program is tried before the first game. Whatever stops this, what was played is kept.
        """
        self.versions = {entrant.label: identify(entrant) for entrant in self.entrants}
        log = None
        if self.directory is not None:
            log = ResultLog(self.directory / RESULTS, self.versions)
            self.results.update(log.done)
        try:
            missing = [unit for unit in self.units if unit.key not in self.results]
            if on_begin is not None:
                on_begin(len(self.units) - len(missing), len(self.units))
            for _, result in (runner or LocalPool()).run(play, missing):
                if log is not None:
                    log.append(result)
                self.results[result.unit.key] = result
                if on_result is not None:
                    on_result(result)
        finally:
            if log is not None:
                log.close()

    def summary(self) -> Summary | None:
        """What the results show so far, or None as long as no deal is complete."""
        return summarise(self.results.values(), self.units, self.entrants, self.seed, self.versions)
