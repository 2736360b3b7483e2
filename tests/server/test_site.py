"""A site as deploy/ describes it: the real nginx with TLS before two processes on a real PostgreSQL."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.client import Json, command, seats
from tests.server.process import Server, serving
from tests.server.test_process import updates
from tests.store.database import Database

NGINX = shutil.which("nginx") or ("/usr/sbin/nginx" if Path("/usr/sbin/nginx").exists() else None)
LIMIT = "limit_conn addresses 256;"
CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"

pytestmark = pytest.mark.skipif(
    NGINX is None or shutil.which("openssl") is None, reason="no nginx here"
)


@contextmanager
def nginx(folder: Path, ports: list[int], connections: int = 256) -> Iterator[int]:
    """The nginx of deploy/ before processes at these ports, itself at a free port."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=localhost", "-keyout", folder / "key.pem", "-out", folder / "cert.pem"),
        ],
        check=True,
        capture_output=True,
    )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    text = CONF.read_text()
    assert text.count(LIMIT) == 1
    text = text.replace(LIMIT, f"limit_conn addresses {connections};")
    text = re.sub(r"(ssl_certificate(?:_key)?) /etc/marrakech/tls", rf"\1 {folder}", text)
    text = re.sub(r"marrakech-(\d):8770", lambda found: f"127.0.0.1:{ports[int(found[1]) - 1]}", text)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("listen 80;", f"listen unix:{folder}/plain.sock;")
    text = text.replace("/run/nginx.pid", f"{folder}/nginx.pid").replace(
        "/dev/stdout", f"{folder}/access"
    )
    for place in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        text = text.replace("http {\n", f"http {{\n    {place}_temp_path {folder}/{place};\n", 1)
    conf = folder / "nginx.conf"
    conf.write_text(text)
    assert NGINX is not None
    running = subprocess.Popen([NGINX, "-c", conf, "-p", folder, "-g", "daemon off;"])
    try:
        deadline = time.monotonic() + 10
        while not (folder / "nginx.pid").exists():
            assert running.poll() is None, "nginx refused its configuration"
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield port
    finally:
        running.terminate()
        running.wait(10)


def post(client: httpx.Client, path: str, body: Json) -> Json:
    answer = client.post(path, json=body)
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    return found


def browser(port: int) -> httpx.Client:
    """A client that trusts the certificate of the test."""
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    return httpx.Client(base_url=f"https://localhost:{port}", verify=trusting, timeout=20)


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with (
        serving() as server,
        nginx(tmp_path, [server.port] * 2, connections=2) as port,
        browser(port) as client,
    ):
        table = post(client, "/api/games", {"seats": seats("person", "person")})["table"]
        events = f"/api/games/{table['game']}/events?after=0"
        with client.stream("GET", events) as one, client.stream("GET", events) as two:
            assert one.status_code == two.status_code == 200
            assert client.get("/api/about").status_code == 503
        assert client.get("/api/about").status_code == 200


def test_two_processes_behind_nginx(postgres: Database, tmp_path: Path) -> None:
    address = postgres.fresh()
    processes = [Server(address, proxy=True, log_level="info") for _ in range(2)]
    try:
        with nginx(tmp_path, [one.port for one in processes]) as port, browser(port) as client:
            table = post(client, "/api/games", {"seats": seats("person", "person", "person")})["table"]
            assert all(cookie.secure for cookie in client.cookies.jar)
            path = f"/api/games/{table['game']}"
            with client.stream("GET", f"{path}/events?after=0") as stream:
                for _ in range(8):
                    table = post(client, f"{path}/commands", command(table))["table"]
                told = updates(stream, until=table["version"])
            assert [update["version"] for update in told] == list(range(1, 10))
            # One process dies; whoever plays does not notice.
            processes[0].kill()
            for _ in range(6):
                table = post(client, f"{path}/commands", command(table))["table"]
            assert client.get(f"{path}/updates").json()[-1]["version"] == table["version"] == 15
            assert client.get("/metrics").status_code == client.get("/ready").status_code == 404
            assert client.get("/").headers["strict-transport-security"]
            plain = httpx.HTTPTransport(uds=str(tmp_path / "plain.sock"))
            with httpx.Client(base_url="http://games.test", transport=plain) as insecure:
                moved = insecure.get(path)
            assert (moved.status_code, moved.headers["location"]) == (301, f"https://games.test{path}")
        assert table["game"] not in (tmp_path / "access").read_text()
    finally:
        for one in processes:
            one.kill()
