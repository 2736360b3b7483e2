"""Results as lines in a file, so that a match can be cut short and taken up again.

Every line is a JSON object. The first, and any like it, says what the file is and which bots are in it;
the others hold a game each. A line that was cut off is dropped when the file is opened again.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from marrakech.arena.errors import ArenaError
from marrakech.arena.unit import Result

VERSION: Final = 1
"""The version of the file; another is refused."""


class ResultLog:
    """A file of results, open for more.

    `bots` says which version of each bot plays. A file that holds games of another version is refused:
    the two would be taken for one player.
    """

    def __init__(self, path: Path, bots: Mapping[str, str]) -> None:
        self.path = path
        self.done: dict[str, Result] = {}
        """The results so far, by the key of their unit."""
        known = self._read() if path.exists() else {}
        for label, version in bots.items():
            if known.get(label, version) != version:
                raise ArenaError(
                    f"{path} holds games of {label} as {known[label]!r}, and now it is {version!r}; "
                    "give this bot another name (NAME=BOT), or choose another directory"
                )
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        if not set(bots) <= set(known):
            self._write({"arena": VERSION, "bots": dict(bots)})

    def append(self, result: Result) -> None:
        """Write a result; a line goes out in one piece."""
        self._write(result.to_json())
        self.done[result.unit.key] = result

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, line: Mapping[str, Any]) -> None:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        while text:
            text = text[os.write(self._file, text) :]

    def _read(self) -> dict[str, str]:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(self.path, whole)
        known: dict[str, str] = {}
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                found = json.loads(line)
                if "arena" in found:
                    if found["arena"] != VERSION:
                        raise ArenaError(
                            f"{self.path} is of version {found['arena']}; this program reads {VERSION}"
                        )
                    known.update(found["bots"])
                else:
                    result = Result.from_json(found)
                    self.done[result.unit.key] = result
            except (ValueError, KeyError, TypeError) as error:
                raise ArenaError(
                    f"line {number} of {self.path} is not a result of the arena ({error!r}); remove "
                    "the line, or choose another directory"
                ) from None
        return known
