"""A second client for `bench/load.py`, with the standard library alone: one game, measured on its own.

    python bench/second_client.py PORT SECONDS [PORT OF THE STREAM]

Plays games of four people ten commands a second, reads their event streams in a thread, and prints as JSON the
seconds from sending a command to its answer and to its arrival on the stream.
"""

import http.client
import json
import sys
import threading
import time
from typing import Any


def main(port: int, seconds: float, stream_port: int) -> None:
    arrived: dict[tuple[str, int], float] = {}
    sent: dict[tuple[str, int], float] = {}
    answers: list[float] = []
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def post(path: str, body: object, cookie: str = "") -> tuple[http.client.HTTPResponse, Any]:
        headers = {"Host": "localhost", "Content-Type": "application/json", "Cookie": cookie}
        connection.request("POST", path, json.dumps(body), headers)
        response = connection.getresponse()
        return response, json.loads(response.read())

    def listen(game: str) -> None:
        stream = http.client.HTTPConnection("127.0.0.1", stream_port, timeout=30)
        stream.request("GET", f"/api/games/{game}/events", headers={"Host": "localhost"})
        lines = stream.getresponse()
        for line in iter(lines.readline, b""):
            if line.startswith(b"id: "):
                arrived.setdefault((game, int(line[4:])), time.perf_counter())

    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        response, created = post("/api/games", {"seats": [{"kind": "person"}] * 4})
        cookie = (response.getheader("set-cookie") or "").split(";")[0]
        table, game = created["table"], created["game"]
        threading.Thread(target=listen, args=(game,), daemon=True).start()
        time.sleep(0.2)
        for command in range(90):
            following = table["next"]
            if following["seat"] is None or time.perf_counter() > ends:
                break
            action = (
                {"type": "roll", "turn": "ahead"}
                if following["step"] == "orient"
                else {"type": "lay", "rug": following["rugs"][command % len(following["rugs"])]["rug"]}
            )
            body = {
                "id": f"second-{game}-{command}",
                "version": table["version"],
                "seat": following["seat"],
                "action": action,
            }
            begun = time.perf_counter()
            _, answer = post(f"/api/games/{game}/commands", body, cookie)
            answers.append(time.perf_counter() - begun)
            table = answer["table"]
            sent[game, table["version"]] = begun
            time.sleep(max(0.0, begun + 0.1 - time.perf_counter()))
    time.sleep(0.5)
    streams = [arrived[one] - when for one, when in sent.items() if one in arrived]
    print(json.dumps({"answers": answers, "streams": streams}))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[-1] if len(sys.argv) > 3 else sys.argv[1]))
