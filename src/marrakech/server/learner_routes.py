"""The route for learners: where they stand; what it is worked out from stays on their own device."""

from litestar import Controller, post
from litestar.params import JSONBody

from marrakech.server.injected import refusals
from marrakech.wire.learner import LevelRequest, LevelSeen, level_seen


class LearnerRoutes(Controller):
    """How somebody plays."""

    path = "/api/learning"
    opt = {"limit": "read"}

    @post(
        "/level",
        summary="The level that reviewed games speak for",
        status_code=200,
        cost=2,
        responses=refusals(413),
        sync_to_thread=False,
    )
    def level(self, data: JSONBody[LevelRequest]) -> LevelSeen:
        """The place on the ladder of levels and how sure it is, after each game; nothing is kept here."""
        return level_seen(data)
