"""The copy without a server in figures: sizes, starts, commands, the master, memory.

    python bench/no_server.py sizes                what travels, by part: raw, gzipped and with brotli
    python bench/no_server.py starts --rounds 5    cold and warm at full speed; --slow rounds at 1/4 and 1/6
    python bench/no_server.py play                 commands, hints and memory, in Chromium's worker
    python bench/no_server.py                      all of it

`python -m bench.wasm` compares the engine with native code. Starts are told from the navigation to the first
paint and to a host that is ready, on the plainest host there is, which compresses nothing. Cold is a new
profile, warm the same one in a new browser, from what its service worker kept; the third and fourth start are
more of those, for which the browser may have kept compiled code. Slowness is a quota of a cgroup around all
processes of the browser (root, Linux). Times are worth something on a quiet machine only, seconds of processor
(of all these processes) something on a busy one, too; sizes are exact anywhere.
"""

import argparse
import json
import os
import stat
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from lite.build import build, compressed
from lite.engine.build import PLAYERS, network_file
from tests.e2e.conftest import ARGUMENTS, CHROMIUM
from tests.lite.conftest import StaticHost

SPEEDS = (1, 4, 6)
"""How many times as slow the browser is made."""
KINDS = ("cold", "warm", "third", "fourth")
PERIOD = 10_000
"""Microseconds; short, so that a slow browser is slow all the time and not halted now and then."""
PATIENCE = 180_000
READY = "() => performance.getEntriesByName('host ready').length > 0"
STARTED = """() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    performance.getEntriesByName('host ready')[0].startTime,
]"""

PARTS = {
    "Pyodide": ("pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm"),
    "Python's library": ("python.zip",),
    "our packages and those they need": ("app.zip",),
    "the engine": ("engine.wasm", "layout.json"),
    "the largest network": tuple(map(network_file, PLAYERS)),
}

PLAY = """async ({ games, hints }) => {
    const worker = new Worker(new URL("worker.mjs?database=bench", location.href), { type: "module" });
    const waiting = new Map();
    let asked = 0;
    const heap = await new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => {
            if (data.standing === "failed") reject(new Error(data.why));
            if (data.standing === "ready") resolve(data.heap);
            if (data.answer !== undefined) waiting.get(data.answer)(data);
        };
        worker.onerror = reject;
    });
    const ask = (method, path, body) => new Promise((resolve, reject) => {
        const number = ++asked;
        const begun = performance.now();
        const pieces = [];
        let status = 0;
        waiting.set(number, ({ kind, status: told, body: piece }) => {
            if (kind === "head") status = told;
            else pieces.push(piece);
            if (kind !== "end") return;
            const took = performance.now() - begun;
            new Blob(pieces).text().then((text) => {
                if (status >= 400) reject(new Error(`${method} ${path}: ${status} ${text}`));
                resolve([took, text === "" ? null : JSON.parse(text)]);
            });
        });
        const type = body === undefined ? "" : "application/json";
        const text = body === undefined ? "" : JSON.stringify(body);
        worker.postMessage({ ask: number, method, path, type, body: text });
    });
    const play = async (level, most, hinting) => {
        const seats = [{ kind: "person", name: "A" }, { kind: "bot", level }];
        const [, created] = await ask("POST", "/api/games", { seats });
        const path = `/api/games/${created.game}`;
        let { table } = created;
        const took = { commands: [], hints: [] };
        while (table.status === "playing" && took.commands.length < most) {
            const { seat, step, rugs } = table.next;
            if (!created.you.includes(seat)) {
                await new Promise((resolve) => setTimeout(resolve, 2));
                table = (await ask("GET", path))[1].table;
                continue;
            }
            if (hinting) took.hints.push((await ask("GET", `${path}/hint`))[0]);
            const action = step === "lay" ? { type: "lay", rug: rugs[0].rug } : { type: "roll", turn: "ahead" };
            const command = { id: `bench-${asked}-command`, version: table.version, seat, action };
            const [ms, update] = await ask("POST", `${path}/commands`, command);
            took.commands.push(ms);
            table = update.table;
        }
        return took;
    };
    const commands = [];
    for (let nth = 0; nth < games; nth++) {
        commands.push(...(await play("apprentice", Infinity, false)).commands);
    }
    const master = await play("master", hints, true);
    window.kept = worker; // it goes on while memory is looked at
    return { heap, commands, master: master.commands, hints: master.hints };
}"""


@contextmanager
def slowed(times: int) -> Iterator[str | None]:
    """A browser whose processes together get so small a share of the cores, as a program to start."""
    if times == 1:
        yield CHROMIUM
        return
    cores = os.cpu_count() or 1
    first = Path("/sys/fs/cgroup/cpu")
    unified = not first.is_dir()
    group = (Path("/sys/fs/cgroup") if unified else first) / f"marrakech-bench-{os.getpid()}-{times}"
    group.mkdir()
    quota = PERIOD * cores // times
    if unified:
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "browser")
        program.write_text(f'#!/bin/sh\necho $$ > {group / "cgroup.procs"}\nexec {CHROMIUM} "$@"\n')
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        try:
            yield str(program)
        finally:
            group.rmdir()


@contextmanager
def browser_at(playwright: Playwright, profile: Path, program: str | None) -> Iterator[BrowserContext]:
    """A browser with a profile that outlives it."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=program, args=list(ARGUMENTS), reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    try:
        yield context
    finally:
        context.close()


def processor_seconds(profile: Path) -> float:
    """What all processes of the browser with this profile have used so far."""
    found: dict[int, tuple[int, float, bool]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            told = (folder / "stat").read_text().rpartition(")")[2].split()
            used = (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
            ours = str(profile).encode() in (folder / "cmdline").read_bytes()
            found[int(folder.name)] = int(told[1]), used, ours
    family = {pid for pid, (_, _, ours) in found.items() if ours}
    while more := {pid for pid, (parent, _, _) in found.items() if parent in family} - family:
        family |= more
    return sum(found[pid][1] for pid in family)


def start(context: BrowserContext, address: str, profile: Path) -> tuple[float, float, float]:
    """Milliseconds to the first paint and to a host that is ready, and seconds of processor until then."""
    page = context.new_page()
    before = processor_seconds(profile)
    page.goto(address)
    page.wait_for_function(READY)
    used = processor_seconds(profile) - before
    painted, ready = page.evaluate(STARTED)
    # The next start is from what is kept.
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    # What was compiled is written a little later.
    page.wait_for_timeout(3000)
    page.close()
    return painted, ready, used


def sizes(folder: Path) -> None:
    """What the first game loads, by part, in bytes."""
    told = compressed(folder / "lite", [name for names in PARTS.values() for name in names])
    total = dict.fromkeys(("raw", "gzip", "br"), 0)
    print("what travels before the first game, in bytes: raw, gzipped, with brotli (quality 9)")
    for part, names in PARTS.items():
        choose: Callable[[Iterator[int]], int] = max if part == "the largest network" else sum
        row = {way: choose(told[name][way] for name in names) for way in total}
        total = {way: total[way] + row[way] for way in total}
        print(f"{part:34}" + "".join(f"{row[way]:12,}" for way in total))
    print(f"{'together':34}" + "".join(f"{total[way]:12,}" for way in total))
    rest = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"the whole folder: {rest:,} bytes; the page is weighed by `npm run weight` in web/")


def starts(playwright: Playwright, host: StaticHost, rounds: int, slow: int) -> None:
    """Starts, cold and warm, at each speed."""
    print("milliseconds to the first paint / to a host that is ready / processor: median (longest)")
    for times in SPEEDS if slow else SPEEDS[:1]:
        found: dict[str, list[tuple[float, float, float]]] = {kind: [] for kind in KINDS}
        with slowed(times) as program:
            for _ in range(rounds if times == 1 else slow):
                with tempfile.TemporaryDirectory() as profile:
                    for kind in found:
                        with browser_at(playwright, Path(profile), program) as context:
                            found[kind].append(start(context, host.address(), Path(profile)))
        for kind, all_ in found.items():
            paint, ready, used = map(told_times, zip(*all_, strict=True))
            print(
                f"1/{times} speed, {kind:6} {paint} / {ready} / {used} s, n = {len(all_)}", flush=True
            )


def told_times(times: tuple[float, ...] | list[float]) -> str:
    """A median and the longest."""
    return f"{statistics.median(times):8.1f} ({max(times):.1f})"


def play(playwright: Playwright, host: StaticHost, games: int, hints: int) -> None:
    """Commands, hints and memory."""
    with (
        tempfile.TemporaryDirectory() as profile,
        browser_at(playwright, Path(profile), CHROMIUM) as browser,
    ):
        page = browser.new_page()
        page.goto(host.address("lite/licenses.txt"))
        told = page.evaluate(PLAY, {"games": games, "hints": hints})
        print("milliseconds from the page's question to the whole answer: median (longest)")
        for name in ("commands", "master", "hints"):
            many = f"{name}, {len(told[name])} of them"
            print(f"{many:34}{told_times(told[name])}")
        heaps = worker_heaps(page)
        print(f"Python's memory {told['heap'] / 1e6:.1f} MB when it was ready")
        for url, heap in heaps.items():
            parts = ", ".join(f"{name} {value / 1e6:.1f} MB" for name, value in heap.items())
            print(f"{url.rpartition('/')[2]}: {parts}")


def worker_heaps(page: Page) -> dict[str, dict[str, float]]:
    """What workers have in use: JavaScript's heap, and what lies beside it (all WebAssembly memories)."""
    session = page.context.new_cdp_session(page)
    heard: dict[str, Any] = {}
    found: dict[str, str] = {}
    session.on(
        "Target.attachedToTarget",
        lambda told: found.update({told["sessionId"]: told["targetInfo"]["url"]}),
    )
    session.on(
        "Target.receivedMessageFromTarget",
        lambda told: heard.update({told["sessionId"]: json.loads(told["message"])}),
    )
    session.send(
        "Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
    )
    page.wait_for_timeout(300)
    for target in found:
        message = json.dumps({"id": 1, "method": "Runtime.getHeapUsage"})
        session.send("Target.sendMessageToTarget", {"sessionId": target, "message": message})
    page.wait_for_timeout(300)
    return {found[target]: told.get("result", {}) for target, told in heard.items()}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("sizes", "starts", "play"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slow", type=int, default=1, help="rounds at quarter and sixth speed")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--hints", type=int, default=30)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as root:
        folder = build(Path(root, "games/lite"))
        if asked.what in (None, "sizes"):
            sizes(folder)
        host = StaticHost(Path(root))
        with sync_playwright() as playwright:
            if asked.what in (None, "starts"):
                starts(playwright, host, asked.rounds, asked.slow)
            if asked.what in (None, "play"):
                play(playwright, host, asked.games, asked.hints)
        host.close()


if __name__ == "__main__":
    main()
