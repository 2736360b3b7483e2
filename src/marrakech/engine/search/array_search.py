"""A search by the compiled `decide`, in arrays of numpy."""

from functools import cached_property
from pathlib import Path
from threading import Event
from typing import Any

from marrakech.engine.errors import WeightsError
from marrakech.engine.learned.shipped import networks
from marrakech.engine.search.arrays import Workspace, make_workspace
from marrakech.engine.search.params import SearchParams
from marrakech.engine.search.searching import Looked
from marrakech.engine.search.stopper import Stopper
from marrakech.kernel.state import State, players


class ArraySearch:
    """One position in a workspace of its own, see `engine.search.searching.Search`."""

    def __init__(
        self, decide: Any, state: State, params: SearchParams, weights: Path | None = None
    ) -> None:
        network = networks(weights).get(players(state))
        if network is None:
            raise WeightsError(f"{weights} holds no network for {players(state)} players")
        self.network = network
        self.state = state
        self.params = params
        self._decide = decide

    @cached_property
    def work(self) -> Workspace:
        """The arrays, made when they are needed: an ending is solved without."""
        return make_workspace()

    @property
    def nodes(self) -> int:
        """Positions valued so far."""
        return int(self.work.budget.nodes[0])

    def look(
        self,
        turns: int,
        most: int | None = None,
        seconds: float | None = None,
        cancel: Event | None = None,
    ) -> Looked | None:
        """Look so many turns ahead; None if that takes more than `most` positions or more time."""
        budget, found = self.work.budget, self.work.choices
        if most is not None:
            budget.nodes[1] = most
        stopper = Stopper(budget, seconds, cancel)
        try:
            choice = int(self._decide(self.state, self.network, self.work, turns, self.params))
        finally:
            stopper.done.set()
        if budget.stop[0]:
            return None
        return Looked(choice, found.values.astype(float).tolist(), found.deepened.tolist())
