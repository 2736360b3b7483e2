/** The page's requests, streams and last words, brought to the worker that answers them (`web/lite/worker.mjs`). */
import { untrack } from "svelte";
import { download } from "../lib/download";
import { keep, readKept } from "../lib/kept";
import { keepOffline } from "./offline";
import { type Progress, type Standing, type Trouble, device } from "./standing.svelte";

interface Piece {
  kind: "head" | "more" | "end";
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

type Said = Partial<
  { answer: number; progress: Progress; standing: Standing; made: boolean; why: string; trouble: string } & Piece
>;

/** What the worker says of its troubles, or the browser of its reasons not to write, and what it means. */
const TROUBLES: Record<string, Trouble> = {
  QuotaExceededError: "full",
  UnknownError: "full", // what Chromium says of a disk that is full
  InvalidStateError: "lost",
  full: "full",
  private: "private",
  damaged: "damaged",
  lost: "lost",
  unfetched: "unfetched",
  blocked: "blocked",
  weak: "weak",
  stopped: "stopped",
};
/** What the worker says when one of them is over. */
const OVER: Record<string, Trouble> = { kept: "full", fetched: "unfetched" };
/** Which database is in use, where the first was given up as damaged; and which of them has been there. */
const DATABASE = "marrakech-database";
const BEGUN = "marrakech-begun";

/** As a proxy answers that finds no server: a command is sent again with its id, which is acted on once. */
const NOBODY = 502;

const hearing = new Map<number, (piece: Piece) => void>();
let last = 0;
let worker: Worker | null = null;
/** Has the worker said anything? One that a browser does not allow never does. */
let heard = false;

/** The number of the database in use, from 0. */
function database(): number {
  const known = readKept(DATABASE);
  return typeof known === "number" ? known : 0;
}

function start(): void {
  const address = new URL("lite/worker.mjs", document.baseURI);
  if (database() > 0) address.searchParams.set("database", String(database()));
  // The files are on this device: the service worker answers.
  if (navigator.serviceWorker?.controller != null) address.searchParams.set("kept", "");
  heard = false;
  try {
    worker = new Worker(address, { type: "module" });
  } catch {
    fail("blocked");
    return;
  }
  worker.onerror = () => fail(heard ? "stopped" : "blocked");
  worker.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
}

/** There is no host: whoever waits for an answer waits no more. */
function fail(why: Trouble | null): void {
  device.trouble = why ?? device.trouble;
  device.standing = "failed";
  abandon();
}

function hear(said: Said): void {
  heard = true;
  if (said.answer !== undefined) hearing.get(said.answer)?.(said as Piece);
  if (said.progress !== undefined) device.progress = said.progress;
  if (said.trouble !== undefined) trouble(said.trouble);
  if (said.standing === "failed") fail(null);
  else if (said.standing !== undefined) stand(said.standing, said.made === true);
}

/** A trouble of which nobody knows what it means changes nothing. */
function trouble(what: string): void {
  if (what in OVER) device.trouble = device.trouble === OVER[what] ? null : device.trouble;
  else device.trouble = TROUBLES[what] ?? device.trouble;
}

function stand(standing: Standing, made: boolean): void {
  // What was asked of a host that has not begun is still answered, when it begins.
  if (standing === "elsewhere" && device.standing === "ready") abandon();
  device.standing = standing;
  if (standing !== "ready") return;
  // A database that was there and had to be made again: the browser gave up a damaged one.
  if (made && readKept(BEGUN) === database()) device.trouble ??= "gone";
  if (device.trouble !== "private") keep(BEGUN, database());
  performance.mark("host ready"); // for `bench/no_server.py`
  void keepOffline().catch(() => {});
}

/** Nobody answers here now: whoever waited asks again, of the page that leads or of this one when it comes back. */
function abandon(): void {
  for (const [number, told] of [...hearing]) {
    hearing.delete(number);
    told({ kind: "head", status: NOBODY, headers: [], body: new Uint8Array() });
    told({ kind: "end", status: NOBODY, headers: [], body: new Uint8Array() });
  }
}

/** Sends a request; the function returned ends it. */
function send(method: string, path: string, type: string, body: string, told: (piece: Piece) => void): () => void {
  const ask = ++last;
  hearing.set(ask, told);
  worker?.postMessage({ ask, method, path, type, body });
  return () => {
    if (hearing.delete(ask)) worker?.postMessage({ leave: ask });
  };
}

/**
 * As `fetch`, for what our own client asks. Whoever asks in an effect does not depend on how the device stands: a page
 * that asked while the host was starting would be closed and opened again.
 */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  if (untrack(() => device.standing) === "failed")
    return Promise.reject(new TypeError("the host could not be started"));
  return new Promise((resolve, reject) => {
    const type = new Headers(init.headers).get("content-type") ?? "";
    let status = 200;
    let headers: [string, string][] = [];
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const end = send(init.method ?? "GET", path, type, typeof init.body === "string" ? init.body : "", (piece) => {
      if (piece.kind === "head") {
        ({ status, headers } = piece);
        return;
      }
      pieces.push(piece.body);
      if (piece.kind !== "end") return;
      end();
      const heard = new Headers(headers.filter(([name]) => name !== "set-cookie"));
      heard.set("date", new Date().toUTCString());
      resolve(new Response(status === 204 ? null : new Blob(pieces), { status, headers: heard }));
    });
    init.signal?.addEventListener("abort", () => {
      end();
      reject(new DOMException("aborted", "AbortError"));
    });
  });
}

/** As `EventSource`; what was broken off is opened anew by `api/stream`. */
export class DeviceStream extends EventTarget {
  readyState: number = EventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #end: () => void;
  readonly #text = new TextDecoder();
  #rest = "";

  constructor(path: string) {
    super();
    this.#end = send("GET", path, "", "", (piece) => this.#hear(piece));
  }

  close(): void {
    this.readyState = EventSource.CLOSED;
    this.#end();
  }

  #hear({ kind, status, body }: Piece): void {
    if (this.readyState === EventSource.CLOSED) return;
    if (kind === "head") {
      if (status !== 200) return this.#broken();
      this.readyState = EventSource.OPEN;
      this.onopen?.();
      return;
    }
    this.#rest += this.#text.decode(body, { stream: true });
    const events = this.#rest.split("\n\n");
    this.#rest = events.pop() ?? "";
    for (const event of events) this.#tell(event);
    if (kind === "end") this.#broken();
  }

  #broken(): void {
    this.close();
    this.onerror?.();
  }

  #tell(event: string): void {
    const fields = new Map(
      event.split("\n").map((line): [string, string] => {
        const colon = line.indexOf(": ");
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
    );
    const data = fields.get("data");
    if (data === undefined) return;
    const lastEventId = fields.get("id") ?? "";
    this.dispatchEvent(new MessageEvent(fields.get("event") ?? "message", { data, lastEventId }));
  }
}

/** Lets this page lead, in place of the one that does. */
export function takeOver(): void {
  worker?.postMessage({ take: true });
}

/** Begins with an empty database; the damaged one stays where it is. */
export function beginAnew(): void {
  keep(DATABASE, database() + 1);
  location.reload();
}

/** Starts what did not arrive once more. */
export function tryAgain(): void {
  worker?.terminate();
  device.standing = "starting";
  device.trouble = null;
  start();
}

/** A file that the worker makes is saved as one that a server would send. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[download][href^="/api/"]');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  void ask(link.getAttribute("href") ?? "")
    .then((answer) => answer.blob())
    .then((file) => download(file, link.download));
});

start();

export type Bridge = typeof import("./bridge");
