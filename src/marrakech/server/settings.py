"""Settings: from a command-line option, an environment variable or a file, in that order of precedence.

Every field `name` is an option `--name` of `marrakech serve`, and is read from `MARRAKECH_NAME` and from the
TOML file that `--config` or `MARRAKECH_CONFIG` names; docs/http.md explains each of them.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Self
from urllib.parse import unquote, urlsplit

from platformdirs import user_data_path

from marrakech.record.errors import MarrakechError
from marrakech.server.logs import FORMATS, LOG_LEVELS
from marrakech.service.calling.mail import MailServer
from marrakech.store.postgres import is_postgres, shown

PREFIX = "MARRAKECH_"
CONFIG = PREFIX + "CONFIG"
"""The variable that names a TOML file with settings."""
SHORTEST_TOKEN = 32
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?|https?://\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
LOOPBACK = ("localhost", "127.0.0.1", "::1", "[::1]")


class SettingsError(MarrakechError, ValueError):
    """An invalid setting; the message names it and the valid values."""


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
    """Limit the rate of requests per client."""
    bot_workers: int = 2
    """How many bots may think at the same time."""
    bots: str = ""
    """External bots that speak the line protocol, e.g. `camel=python3 camel.py; oracle=./oracle`."""
    open_browser: bool = True
    """Open the page in a browser once the server is up."""
    keep_days: int = 0
    """Days after which an inactive game is removed; 0 keeps games indefinitely."""
    metrics: bool = False
    """Answer GET /metrics with numbers for Prometheus."""
    admin_token: str = field(default="", repr=False)
    """The operator's secret for /admin and `marrakech admin`; without one neither exists."""
    admin_token_file: str = ""
    """File that holds the admin token, instead of the setting itself."""
    url: str = ""
    """The page's address as others reach it, e.g. https://marrakech.example, for links in messages."""
    smtp: str = ""
    """Mail server that calls people whose turn it is, e.g. smtps://user@mail.example or smtp://localhost:25."""
    smtp_password: str = field(default="", repr=False)
    """The password of the mail server's user."""
    smtp_password_file: str = ""
    """File that holds that password, instead of the setting itself."""
    mail_from: str = ""
    """Sender of those mails, e.g. marrakech@mail.example."""
    private_calls: bool = False
    """Let webhooks and push services be in the host's own network, also without TLS."""
    log_format: str = "text"
    """Logs as lines of text, or of JSON: text or json."""
    log_level: str = "warning"
    """The lowest level that is logged: debug, info (every request by its route), warning or error."""

    def __post_init__(self) -> None:
        if not self.bot_workers:
            raise SettingsError(f"{PREFIX}BOT_WORKERS is 0; at least one bot has to think at a time")
        if 0 < len(self.admin_secret) < SHORTEST_TOKEN:
            raise SettingsError(
                f"the admin token has {len(self.admin_secret)} characters; it must have at least "
                f"{SHORTEST_TOKEN}, e.g. from: openssl rand -hex 24"
            )
        if self.url and not _ORIGIN.fullmatch(self.url):
            raise SettingsError(
                f"{PREFIX}URL is {self.url!r}; it must be like https://marrakech.example, without a path"
            )
        self.mail_server  # noqa: B018 (a fault shows at the start)
        for name, allowed in (("log_format", FORMATS), ("log_level", LOG_LEVELS)):
            if getattr(self, name) not in allowed:
                raise SettingsError(
                    f"{PREFIX}{name.upper()} is {getattr(self, name)!r}; it may be {' or '.join(allowed)}"
                )

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The defaults, changed by what a file says, changed by what the environment says."""
        file = environment.get(CONFIG)
        given = (
            {} if not file else _from_file(Path(file).expanduser(), {one.name for one in fields(cls)})
        )
        for one in fields(cls):
            variable = PREFIX + one.name.upper()
            if variable in environment:
                given[one.name] = environment[variable]
        kinds = {one.name: type(one.default) for one in fields(cls)}
        parsed: dict[str, Any] = {
            name: _parse(PREFIX + name.upper(), text, kinds[name]) for name, text in given.items()
        }
        return cls(**parsed)

    @property
    def admin_secret(self) -> str:
        """The admin token, from the setting or from the file that it names; empty for none."""
        if self.admin_token and self.admin_token_file:
            raise SettingsError(
                f"{PREFIX}ADMIN_TOKEN and {PREFIX}ADMIN_TOKEN_FILE are both set; give one of the two"
            )
        if not self.admin_token_file:
            return self.admin_token
        return read_token(Path(self.admin_token_file))

    @property
    def mail_server(self) -> MailServer | None:
        """The mail server that the settings name, if they do."""
        if not self.smtp:
            return None
        try:
            server = urlsplit(self.smtp)
            port = server.port
        except ValueError:
            server, port = urlsplit(""), None
        if server.scheme not in ("smtp", "smtps") or not server.hostname or server.password:
            raise SettingsError(
                f"{PREFIX}SMTP must be like smtps://user@mail.example:465, or smtp:// for STARTTLS; the "
                f"password belongs in {PREFIX}SMTP_PASSWORD_FILE"
            )
        if not self.url or "@" not in self.mail_from:
            raise SettingsError(
                f"{PREFIX}SMTP needs {PREFIX}URL, for the links in mails, and {PREFIX}MAIL_FROM"
            )
        password = self.smtp_password
        if self.smtp_password_file:
            password = read_token(Path(self.smtp_password_file), "the mail server's password")
        secure = server.scheme == "smtps"
        return MailServer(
            host=server.hostname,
            port=port or (465 if secure else 587),
            sender=self.mail_from,
            security="tls" if secure else "starttls",
            user=unquote(server.username or ""),
            password=password,
        )

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
        """The commands of external bots by name."""
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
        """The host names that the server answers to, or None for any.

        Guards against DNS rebinding: another site could point its own name at 127.0.0.1 and reach a
        server meant for this machine only.
        """
        if self.hosts:
            return tuple(name.strip().lower() for name in self.hosts.split(",") if name.strip())
        return LOOPBACK if self.host in LOOPBACK else None


def read_token(path: Path, what: str = "the admin token") -> str:
    """A secret in a file; raises `SettingsError`."""
    try:
        token = path.expanduser().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{what} cannot be read from {path}: {error}") from error
    if not token:
        raise SettingsError(f"{path} is empty; it must hold {what}")
    return token


def _from_file(path: Path, known: set[str]) -> dict[str, str]:
    """The settings of a TOML file, as the environment would give them."""
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{CONFIG} names {path}, which cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} is not a TOML file: {error}") from error
    for name, value in read.items():
        if name not in known:
            raise SettingsError(f"{path} sets {name!r}; the settings are {', '.join(sorted(known))}")
        if not isinstance(value, str | int | bool):
            raise SettingsError(
                f"{path} sets {name} to {value!r}; expected a string, a number, true or false"
            )
    return {name: str(value) for name, value in read.items()}


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


def data_directory() -> Path:
    """Where a user's games are kept on this system, e.g. ~/.local/share/marrakech."""
    return user_data_path("marrakech", appauthor=False)
