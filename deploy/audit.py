"""Look up the packages that a site is deployed with in the lists of known vulnerabilities.

    python deploy/audit.py

Asks pip-audit about deploy/requirements.lock and npm about the packages that the page is built from. Ends
with 0 if nothing is known against them, with 1 if something is, and with 2 if a list could not be asked or
does not have a package, which it says: then nothing is known either way.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FINE, VULNERABLE, UNKNOWN = 0, 1, 2
PIP_AUDIT = [
    *(sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip"),
    *("--requirement", "deploy/requirements.lock", "--format", "json", "--progress-spinner", "off"),
]
NPM_AUDIT = ["npm", "audit", "--json"]
"""With the packages for development: the page is built from nothing else, and Svelte's are in it."""


def python_packages(command: Sequence[str] = PIP_AUDIT) -> tuple[int, list[str]]:
    """The outcome for the packages of the server, in lines."""
    ran, said = _answer(command, ROOT)
    found = ran.get("dependencies") if ran is not None else None
    if not isinstance(found, list):
        return UNKNOWN, [f"Python packages: not looked up, the list cannot be asked ({said})."]
    known = [
        f"  {one['name']} {one['version']}: {hole['id']}, fixed in {', '.join(hole['fix_versions'])}"
        for one in found
        for hole in one.get("vulns", [])
    ]
    skipped = [str(one["skip_reason"]) for one in found if "skip_reason" in one]
    return _outcome("Python packages", len(found), known, skipped)


def page_packages(command: Sequence[str] = NPM_AUDIT) -> tuple[int, list[str]]:
    """The outcome for the packages that the page is built from."""
    if shutil.which(command[0]) is None:
        return UNKNOWN, ["Packages of the page: not looked up, there is no npm here."]
    ran, said = _answer(command, ROOT / "web")
    found = ran.get("vulnerabilities") if ran is not None else None
    if ran is None or not isinstance(found, dict):
        return UNKNOWN, [f"Packages of the page: not looked up, the list cannot be asked ({said})."]
    known = [f"  {name}: {hole['severity']}, versions {hole['range']}" for name, hole in found.items()]
    number = ran.get("metadata", {}).get("dependencies", {}).get("total", 0)
    return _outcome("Packages of the page", number, known)


def _answer(command: Sequence[str], folder: Path) -> tuple[dict[str, Any] | None, str]:
    """What a program printed as JSON, if it did, and the last thing it said otherwise."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    said = (ran.stderr.strip() or ran.stdout.strip() or f"exit code {ran.returncode}").splitlines()[-1]
    try:
        answer = json.loads(ran.stdout)
    except ValueError:
        return None, said
    if not isinstance(answer, dict):
        return None, said
    return answer, str(answer.get("message", said))


def _outcome(
    what: str, number: int, known: list[str], skipped: Sequence[str] = ()
) -> tuple[int, list[str]]:
    missing = [f"{what}: {len(skipped)} of {number} not looked up ({skipped[0]})."] if skipped else []
    if known:
        found = f"{what}: {len(known)} known vulnerabilities in {number}."
        return VULNERABLE, [found, *known, *missing]
    if missing:
        return UNKNOWN, missing
    return FINE, [f"{what}: nothing is known against any of {number}."]


def main() -> int:
    """Ask both lists."""
    outcomes = [python_packages(), page_packages()]
    for _, lines in outcomes:
        print(*lines, sep="\n")
    codes = {code for code, _ in outcomes}
    return VULNERABLE if VULNERABLE in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
