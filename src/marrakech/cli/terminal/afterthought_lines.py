"""What the bots of a finished game thought at its turning point, as lines."""

from collections.abc import Iterable, Sequence

from marrakech.messages import Person, message
from marrakech.service.afterthoughts import Afterthought


def thought_lines(thoughts: Iterable[Afterthought], people: Sequence[Person]) -> list[str]:
    """A line for each bot that told."""
    return [f"{people[one.seat].name}: {sentence(one)}" for one in thoughts]


def sentence(thought: Afterthought) -> str:
    """What a bot thought, in its words."""
    what = thought.rug or message(f"thoughts-way-{thought.turn}")
    rounds, amount = thought.round, thought.amount
    if thought.sight == "master":
        told = message("thoughts-master", round=rounds, what=what, share=amount)
    elif thought.sight == "merchant":
        told = message("thoughts-merchant", round=rounds, what=what, amount=amount)
    else:
        kind = "Way" if thought.rug is None else "Rug"
        told = message(f"thoughts-{thought.sight}{kind}", round=rounds, what=what, amount=amount)
    return f"{told} {message('thoughts-slipped')}" if thought.slipped else told
