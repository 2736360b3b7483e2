"""The nginx of deploy/, started for a test."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NGINX = shutil.which("nginx") or ("/usr/sbin/nginx" if Path("/usr/sbin/nginx").exists() else None)
LIMIT = "limit_conn addresses 256;"
CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"


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
