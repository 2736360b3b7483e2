"""A match from its plan to its summary; games already played are not played again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Unpack

from marrakech.arena.aggregate import summarise
from marrakech.arena.entrant import Entrant, parse_entrants
from marrakech.arena.fixture import Fixture
from marrakech.arena.playing import identify, play, play_and_record
from marrakech.arena.result import Result
from marrakech.arena.resultlog import ResultLog
from marrakech.arena.schedule import Pairing, plan
from marrakech.arena.summary import Summary
from marrakech.engine.bot import Limits
from marrakech.kernel.printings import DEFAULT_PRINTING
from marrakech.record.ruleset import Ruleset, Switches
from marrakech.workers.here import Here
from marrakech.workers.pool import LocalPool
from marrakech.workers.runner import Runner

RESULTS: Final = "results.jsonl"
"""The file of results in the directory of a match."""


@dataclass(slots=True)
class Tournament:
    """A match that can be played, interrupted and resumed.

    >>> from marrakech.arena.entrant import parse_entrants
    >>> from marrakech.record.ruleset import Ruleset
    >>> match = Tournament(parse_entrants(["greedy", "random"]), Ruleset.of(players=2), games=4)
    >>> len(match.fixtures), match.fixtures[0].seats[0].label, match.fixtures[1].seats[0].label
    (4, 'greedy', 'random')
    """

    entrants: Sequence[Entrant]
    ruleset: Ruleset
    games: int
    seed: int | str = 0
    pairing: Pairing = "auto"
    directory: Path | None = None
    """Where results are kept; None keeps them in memory only."""
    record: Path | None = None
    """A directory for the whole games, each as a game file; None keeps none."""
    results: dict[str, Result] = field(default_factory=dict)
    """Results so far, by the key of their fixture."""
    fixtures: list[Fixture] = field(init=False)
    versions: dict[str, str] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.fixtures = plan(self.entrants, self.ruleset, self.games, self.seed, self.pairing)

    def _runner(self) -> Runner:
        """Workers of this machine; objects of this process play in it."""
        return Here() if any(entrant.own for entrant in self.entrants) else LocalPool()

    def play(
        self,
        runner: Runner | None = None,
        on_begin: Callable[[int, int], None] | None = None,
        on_result: Callable[[Result], None] | None = None,
    ) -> None:
        """Play the games not yet played. `on_begin` gets the number of games done and of all games.

        Every program is tried before the first game. Whatever stops this, finished games are kept.
        """
        self.versions = {
            entrant.label: identify(entrant, self.ruleset.players) for entrant in self.entrants
        }
        log = None
        if self.directory is not None:
            log = ResultLog(self.directory / RESULTS, self.versions)
            self.results.update(log.done)
        try:
            missing = [one for one in self.fixtures if one.key not in self.results]
            if on_begin is not None:
                on_begin(len(self.fixtures) - len(missing), len(self.fixtures))
            function = play if self.record is None else play_and_record
            for _, result in (runner or self._runner()).run(function, missing):
                if self.record is not None:
                    self._keep_game(self.record, result)
                if log is not None:
                    log.append(result)
                self.results[result.fixture.key] = result
                if on_result is not None:
                    on_result(result)
        finally:
            if log is not None:
                log.close()

    def _keep_game(self, directory: Path, result: Result) -> None:
        assert result.record is not None
        directory.mkdir(parents=True, exist_ok=True)
        path = directory / f"{result.fixture.key}.marrakech"
        path.write_text(result.record, encoding="utf-8")

    def summary(self) -> Summary | None:
        """The summary of the results so far, or None if no deal is complete."""
        return summarise(self.results.values(), self.fixtures, self.entrants, self.seed, self.versions)


def play_match(
    *bots: object,
    games: int = 100,
    players: int = 2,
    printing: str = DEFAULT_PRINTING,
    seed: int | str = 0,
    limits: Limits | None = None,
    **switches: Unpack[Switches],
) -> Summary:
    """A match between bots by name or of one's own, e.g. `play_match(Cautious(), "greedy", games=200)`.

    Every deal is played from every seat. `print` shows shares with their intervals.
    """
    ruleset = Ruleset.of(printing, players, **switches)
    match = Tournament(parse_entrants(bots, limits or Limits(nodes=2000)), ruleset, games, seed)
    match.play()
    summary = match.summary()
    assert summary is not None, "every game has been played"
    return summary
