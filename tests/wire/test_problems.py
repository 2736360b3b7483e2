"""A refusal as JSON."""

import msgspec

from marrakech.service.errors import Conflict
from marrakech.wire.problems import Problem, body


def test_a_refusal_tells_its_code_its_sentence_and_its_details() -> None:
    said = body(Conflict("stale", "the game has moved on", version=7))
    assert said == b'{"code":"stale","message":"the game has moved on","detail":{"version":7}}'
    assert msgspec.json.decode(said, type=Problem).code == "stale"
