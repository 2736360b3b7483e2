"""Results of benches that take long: a line of JSON for each part, so that a run cut short is taken up."""

import json
from pathlib import Path
from typing import Any


class Measured:
    """A file of results by what was measured."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: dict[str, Any] = {}
        if path.exists():
            for line in path.read_text().splitlines():
                # A line that was cut off in writing is measured again.
                try:
                    row = json.loads(line)
                except json.JSONDecodeError:
                    continue
                self.rows[json.dumps(row["of"], sort_keys=True)] = row["found"]

    def known(self, of: Any) -> Any:
        """What was found for this, or None."""
        return self.rows.get(json.dumps(of, sort_keys=True))

    def keep(self, of: Any, found: Any) -> None:
        """Keep what was found."""
        self.rows[json.dumps(of, sort_keys=True)] = found
        with self.path.open("a") as file:
            file.write("\n" if self._cut_off() else "")
            file.write(json.dumps({"of": of, "found": found}) + "\n")

    def _cut_off(self) -> bool:
        content = self.path.read_bytes()
        return bool(content) and not content.endswith(b"\n")
