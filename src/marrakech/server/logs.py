"""Logs for people (a line of text) or for programs (a JSON object a line). Neither holds a secret.

Requests are logged by their route, `/api/games/{game}/join`, never by their path: a path can hold an
invitation. Addresses of clients, cookies and bodies are not logged at all.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

LogFormat: TypeAlias = Literal["text", "json"]
FORMATS: Final = ("text", "json")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
TEXT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

_ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""The standard attributes of a record; others were passed as `extra`."""


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time, level, logger, message, what was given as `extra`, and an error."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {
            name: value
            for name, value in vars(record).items()
            if name not in _ORDINARY and not name.startswith("_")
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def configure(style: str, level: str) -> None:
    """Send the package's logs, warnings of asyncio and errors of uvicorn to standard error.

    Uvicorn warns of every malformed request: whoever sends them could fill the disk.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if style == "json" else logging.Formatter(TEXT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    logging.getLogger("marrakech").setLevel(level.upper())
