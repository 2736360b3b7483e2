"""The `marrakech` command. Where what it needs is not installed, it names the extra that brings it."""

import re
import sys
from importlib.metadata import PackageNotFoundError, requires

USUAL = "play"
"""The extra with the command itself."""
EXTRAS = (USUAL, "site", "cluster", "film", "rl", "openspiel", "mcp", "data")
"""Where several bring what is missing, the first of them is named."""


def main() -> None:
    """Run the command, or say what to install."""
    try:
        from marrakech.cli import main as run

        run()
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "marrakech"):
            raise
        sys.exit(
            f"marrakech: {missing} is not installed; it comes with an extra: "
            f"pip install 'marrakech[{extra_of(missing)}]'"
        )


def extra_of(module: str) -> str:
    """The extra that brings a module, e.g. 'site' for asyncpg."""
    try:
        needed = requires("marrakech") or []
    except PackageNotFoundError:
        return USUAL
    found = set()
    for requirement, _, marker in (one.partition(";") for one in needed):
        name = re.match(r"[\w.-]+", requirement.strip())
        if name is not None and name[0].lower().replace("-", "_") == module.lower():
            found |= set(re.findall(r"extra == ['\"]([\w-]+)", marker))
    return next((extra for extra in EXTRAS if extra in found), USUAL)


if __name__ == "__main__":
    main()
