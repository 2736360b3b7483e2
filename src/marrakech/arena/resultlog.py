"""Results as lines in a file, so that a match can be interrupted and resumed.

Every line is a JSON object. A header, the first line and any like it, says what the file is and which bots
are in it; every other line holds one game. A truncated last line is dropped when the file is reopened.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from marrakech.arena.errors import ArenaError
from marrakech.arena.fixture import Fixture
from marrakech.arena.result import FinalScores, Result, SeatFault, SeatLuck, Times
from marrakech.protocol.child import FaultKind
from marrakech.protocol.understudy import Fault

VERSION: Final = 1
"""The version of the file; another is refused."""


class HeaderLine(msgspec.Struct):
    """What the file is, and which version of each bot plays."""

    arena: int
    bots: dict[str, str]


class _FaultLine(msgspec.Struct):
    seat: int
    kind: FaultKind
    decision: int
    message: str


class _ResultLine(msgspec.Struct, omit_defaults=True):
    """A result as it is written: the final scores beside the fixture, not in a nested object."""

    key: str
    unit: Fixture
    places: tuple[int, ...]
    scores: tuple[int, ...]
    dirhams: tuple[int, ...]
    out: tuple[bool, ...]
    turns: int
    decisions: tuple[int, ...]
    stood_in: tuple[int, ...]
    times: tuple[Times, ...]
    faults: tuple[_FaultLine, ...]
    luck: tuple[SeatLuck, ...] | None = None


def encode_result(result: Result) -> bytes:
    """A result as its line."""
    line = _ResultLine(
        key=result.fixture.key,
        unit=result.fixture,
        **msgspec.structs.asdict(result.final),
        times=result.times,
        faults=tuple(
            _FaultLine(one.seat, one.fault.kind, one.fault.decision, one.fault.message)
            for one in result.faults
        ),
        luck=result.luck,
    )
    return msgspec.json.encode(line, enc_hook=str) + b"\n"


def decode_result(line: bytes) -> Result:
    """The result of a line; `msgspec.MsgspecError` if it is not one."""
    found = msgspec.json.decode(line, type=_ResultLine)
    names = FinalScores.__struct_fields__
    return Result(
        found.unit,
        FinalScores(**{name: getattr(found, name) for name in names}),
        found.times,
        tuple(SeatFault(one.seat, Fault(one.kind, one.decision, one.message)) for one in found.faults),
        found.luck,
    )


class ResultLog:
    """A file of results, open for more.

    `bots` gives the version of each bot. A file with games of another version is refused: the two would
    be taken for the same player.
    """

    def __init__(self, path: Path, bots: Mapping[str, str]) -> None:
        self.path = path
        self.done: dict[str, Result] = {}
        """The results so far, by the key of their fixture."""
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
            self._write(msgspec.json.encode(HeaderLine(VERSION, dict(bots))) + b"\n")

    def append(self, result: Result) -> None:
        """Write a result, as one line in one write."""
        self._write(encode_result(result))
        self.done[result.fixture.key] = result

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)

    def _write(self, line: bytes) -> None:
        while line:
            line = line[os.write(self._file, line) :]

    def _read(self) -> dict[str, str]:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(self.path, whole)
        known: dict[str, str] = {}
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                # A header is a short line; a result has other fields.
                if line.startswith(b'{"arena":'):
                    known.update(self._header(line))
                else:
                    result = decode_result(line)
                    self.done[result.fixture.key] = result
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise ArenaError(
                    f"line {number} of {self.path} is not a result of the arena ({error}); remove "
                    "the line, or choose another directory"
                ) from None
        return known

    def _header(self, line: bytes) -> dict[str, str]:
        header = msgspec.json.decode(line, type=HeaderLine)
        if header.arena != VERSION:
            raise ArenaError(f"{self.path} is of version {header.arena}; this program reads {VERSION}")
        return header.bots
