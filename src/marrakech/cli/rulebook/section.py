"""A section of the rules: a title and its paragraphs."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """A piece of the rules; `steps` are the steps of a turn that it explains."""

    title: str
    paragraphs: tuple[str, ...]
    steps: tuple[str, ...] = ()
