"""What a host can set: by an option of the command line, or by an environment variable.

Every field `name` is also read from `MARRAKECH_NAME`; docs/http.md explains each of them.
"""

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self

from marrakech.record.errors import MarrakechError
from marrakech.store.postgres import is_postgres, shown

PREFIX = "MARRAKECH_"
LOOPBACK = ("localhost", "127.0.0.1", "::1", "[::1]")


class SettingsError(MarrakechError, ValueError):
    """A setting that cannot be; the text names it and what it may be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 lets others on the network join."""
    port: int = 8770
    """Port to listen on; the next free one is taken if it is in use."""
    db: str = ""
    """File that keeps the games, or a database as postgresql://user@host/name; empty for a file in the
    user's data directory."""
    memory: bool = False
    """Keep games in memory only, gone when the server stops."""
    hosts: str = ""
    """Host names by which the server may be called, with commas; empty: loopback names when
    listening on loopback, else any."""
    proxy: bool = False
    """Trust X-Forwarded-For and X-Forwarded-Proto, as set by a reverse proxy in front."""
    rate_limits: bool = True
    """Turn away clients that ask too often."""
    bot_workers: int = 2
    """Bots that may think at the same time."""
    bots: str = ""
    """Bots by others that speak the line protocol, e.g. `camel=python3 camel.py; oracle=./oracle`."""
    open_browser: bool = True
    """Open the page in a browser once the server is up."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The defaults, changed by what the environment says."""
        given: dict[str, Any] = {}
        for field in fields(cls):
            variable = PREFIX + field.name.upper()
            if variable in environment:
                given[field.name] = _parse(variable, environment[variable], type(field.default))
        return cls(**given)

    @property
    def address(self) -> str:
        """Where the games are kept: a file, or a database."""
        return self.db or str(data_directory() / "games.db")

    @property
    def kept(self) -> str:
        """Where the games are kept, for people: without a password."""
        if self.memory:
            return "in memory only"
        return f"in {shown(self.address) if is_postgres(self.address) else self.address}"

    @property
    def programs(self) -> dict[str, str]:
        """The commands of bots by others, by the name they are offered under."""
        named = {}
        for part in filter(None, (part.strip() for part in self.bots.split(";"))):
            name, equals, command = (word.strip() for word in part.partition("="))
            if not equals or not command or not re.fullmatch(r"[a-z][a-z0-9_-]{0,31}", name):
                raise SettingsError(
                    f"{PREFIX}BOTS has {part!r}; each bot is name=command, the name in lower case, "
                    "with ; between two bots"
                )
            named[name] = command
        return named

    @property
    def allowed_hosts(self) -> tuple[str, ...] | None:
        """Host names that are answered to, or None for any.

        A page elsewhere could point its own name at 127.0.0.1 and talk to a server that only this
        machine should reach; such a request is known by the name it asks for.
        """
        if self.hosts:
            return tuple(name.strip().lower() for name in self.hosts.split(",") if name.strip())
        return LOOPBACK if self.host in LOOPBACK else None


def _parse(name: str, text: str, kind: type) -> object:
    if kind is bool:
        words = {"1": True, "true": True, "yes": True, "on": True}
        words |= {"0": False, "false": False, "no": False, "off": False, "": False}
        if text.lower() not in words:
            raise SettingsError(f"{name} is {text!r}; it may be 1 or 0, true or false, yes or no")
        return words[text.lower()]
    if kind is int:
        if not text.isascii() or not text.isdigit() or int(text) > 65_535:
            raise SettingsError(f"{name} is {text!r}; it must be a whole number from 0 to 65535")
        return int(text)
    return text


def data_directory(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where a program keeps a user's data on this system."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "marrakech"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "marrakech"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "marrakech"
