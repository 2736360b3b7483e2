"""The container, compose and systemd files, read as text: no engine is there for every run (docs/hosting.md).

They name what there is, agree with each other and do not run as root. nginx.conf is tried for real by
tests/server/test_site.py.
"""

import os
import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

from packaging.requirements import Requirement

from marrakech.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
UNIT = (DEPLOY / "marrakech@.service").read_text(encoding="utf-8")
SETTINGS = {PREFIX + field.name.upper() for field in fields(Settings)}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, continued lines joined."""
    joined = re.sub(r"\\\n\s*", " ", CONTAINER)
    lines = (line for line in joined.splitlines() if line and not line.startswith("#"))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_what_is_copied_is_there() -> None:
    for word, rest in instructions():
        if word == "COPY" and "--from=" not in rest:
            *sources, _ = rest.split()
            assert all((ROOT / source).exists() for source in sources), rest
    assert (ROOT / "hatch_build.py").exists()  # builds the page into the wheel


def test_it_does_not_run_as_root() -> None:
    words = [word for word, _ in instructions()]
    users = [rest for word, rest in instructions() if word == "USER"]
    assert users == ["marrakech"]
    assert words.index("USER") < words.index("CMD")
    # What is installed before belongs to root, and the process cannot change it.
    assert "RUN" not in words[words.index("USER") :]
    assert re.search(r"useradd .*--uid 10001 .*marrakech", CONTAINER)


def test_the_build_stage_stays_behind() -> None:
    froms = [rest for word, rest in instructions() if word == "FROM"]
    assert len(froms) == 2
    assert "AS build" in froms[0]
    assert all(image.startswith("${PYTHON}") for image in froms)
    assert re.search(r"^ARG PYTHON=python:3\.\d+-slim$", CONTAINER, re.MULTILINE)
    assert "--require-hashes" in CONTAINER


def test_the_lock_file_has_all_that_a_site_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = (DEPLOY / "requirements.lock").read_text(encoding="utf-8")
    locked = dict(re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE))
    extras = project["optional-dependencies"]
    of_a_site = [text for name in ("site", "play", "engine") for text in extras[name]]
    for needed in map(Requirement, (*project["dependencies"], *of_a_site)):
        if needed.name == "marrakech":
            continue
        assert needed.name in locked, f"{needed}: make lock"
        assert needed.specifier.contains(locked[needed.name]), f"{needed}: make lock"


WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {left_out!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
from tests.server.client import browsing, create, play_out

with browsing() as client:
    play_out(client, create(client, "person", "person")["table"])
    for path in ("/", "/api/docs", "/api/docs/openapi.json"):
        assert client.get(path).status_code == 200, path
assert not {left_out!r} & set(sys.modules)
"""


def test_a_site_runs_without_what_the_lock_leaves_out() -> None:
    lock = (DEPLOY / "requirements.lock").read_text(encoding="utf-8")
    left_out = set(
        re.findall(r"^# (\w+)$", lock.partition("excluded from the output:\n")[2], re.MULTILINE)
    )
    assert left_out == {"faker", "polyfactory"}
    assert not re.search(r"^(faker|polyfactory)==", lock, re.MULTILINE)
    # Without this pip would look for them, and refuse them for want of a hash.
    assert "--no-deps --require-hashes -r /tmp/requirements.lock" in CONTAINER
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(left_out=left_out)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert done.returncode == 0, done.stderr


def test_the_port_is_the_same_everywhere() -> None:
    port = re.search(r"MARRAKECH_PORT=(\d+)", CONTAINER)
    assert port is not None
    assert int(port[1]) == Settings().port
    assert f"EXPOSE {port[1]}" in CONTAINER
    assert f"http://127.0.0.1:{port[1]}/health" in CONTAINER
    assert set(re.findall(r"server marrakech-\d:(\d+)", NGINX)) == {port[1]}


def test_every_process_has_its_place_behind_nginx() -> None:
    services = re.findall(r"^  ([\w-]+):", COMPOSE.partition("\nvolumes:")[0], re.MULTILINE)
    assert services == ["db", "marrakech-1", "marrakech-2", "nginx"]
    processes = [name for name in services if name.startswith("marrakech-")]
    assert re.findall(r"server (marrakech-\d):\d+ max_fails=1", NGINX) == processes
    assert re.findall(r"server (marrakech-\d):\d+ backup max_fails=0", NGINX) == processes


def test_compose_mounts_what_nginx_reads() -> None:
    mounts = dict(re.findall(r"- \./([\w.]+):([\w./]+):ro", COMPOSE))
    assert mounts["nginx.conf"] == "/etc/nginx/nginx.conf"
    assert (DEPLOY / "nginx.conf").exists()
    for certificate in re.findall(r"ssl_certificate(?:_key)? (\S+)/\w+\.pem;", NGINX):
        assert certificate == mounts["tls"]
    assert "dockerfile: deploy/Containerfile" in COMPOSE
    published = re.search(r"ports: \[(.*)\]", COMPOSE)
    assert published is not None
    assert re.findall(r'"\d+:(\d+)"', published[1]) == re.findall(r"listen (\d+)", NGINX)


def test_only_settings_that_there_are() -> None:
    for text in (CONTAINER, COMPOSE, UNIT):
        assert set(re.findall(r"MARRAKECH_[A-Z_]+", text)) <= SETTINGS
    # Addresses of clients come from nginx, and only nginx is reachable.
    assert 'MARRAKECH_PROXY: "1"' in COMPOSE
    assert "proxy_set_header x-forwarded-for $remote_addr;" in NGINX
    assert "POSTGRES_PASSWORD:?" in COMPOSE  # no default password
    # nginx passes on whatever host it is asked for, so the processes must know which are theirs.
    assert "MARRAKECH_HOSTS: ${MARRAKECH_HOSTS:?" in COMPOSE


def test_the_unit_has_no_more_than_it_needs() -> None:
    lines = UNIT.splitlines()
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "Restart=always"):
        assert line in lines
    assert "marrakech serve --host 127.0.0.1 --port %i" in UNIT


def test_the_unit_is_started_again_however_often_it_ends() -> None:
    unit, _, service = UNIT.partition("[Service]")
    assert "StartLimitIntervalSec=0" in unit.splitlines()
    assert "Restart=always" in service.splitlines()
