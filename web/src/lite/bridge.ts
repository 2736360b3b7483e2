/** The page's requests, streams and last words, brought to the worker that answers them (`web/lite/worker.mjs`). */
import { untrack } from "svelte";
import { download } from "../lib/download";
import { keepOffline } from "./offline";
import { type Progress, type Standing, type Trouble, device } from "./standing.svelte";

interface Piece {
  kind: "head" | "more" | "end";
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

type Said = Partial<{ answer: number; progress: Progress; standing: Standing; why: string; trouble: string } & Piece>;

/** What the browser calls its reasons not to write, and what they mean. */
const TROUBLES: Record<string, Trouble> = {
  QuotaExceededError: "full",
  InvalidStateError: "lost",
  private: "private",
  damaged: "damaged",
  lost: "lost",
  unfetched: "unfetched",
};
/** Which database is in use, where the first was given up as damaged. */
const KEPT = "marrakech-database";

const hearing = new Map<number, (piece: Piece) => void>();
let last = 0;
let worker: Worker | null = null;

function start(): void {
  const address = new URL("lite/worker.mjs", document.baseURI);
  const database = localStorage.getItem(KEPT);
  if (database !== null) address.searchParams.set("database", database);
  try {
    worker = new Worker(address, { type: "module" });
  } catch {
    blocked();
    return;
  }
  worker.onerror = blocked;
  worker.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
}

function blocked(): void {
  device.standing = "failed";
  device.trouble = "blocked";
}

function hear(said: Said): void {
  if (said.answer !== undefined) hearing.get(said.answer)?.(said as Piece);
  if (said.progress !== undefined) device.progress = said.progress;
  // What was asked of a host that has not begun is still answered, when it begins.
  if (said.standing === "elsewhere" && device.standing === "ready") abandon();
  if (said.standing !== undefined) device.standing = said.standing;
  if (said.standing === "ready") {
    performance.mark("host ready"); // for `bench/no_server.py`
    void keepOffline().catch(() => {});
  }
  if (said.trouble === "fetched") device.trouble = device.trouble === "unfetched" ? null : device.trouble;
  else if (said.trouble !== undefined) device.trouble = TROUBLES[said.trouble] ?? device.trouble;
}

/** Another page leads now: whoever waited asks again there, or here when it comes back. */
function abandon(): void {
  for (const [number, told] of [...hearing]) {
    hearing.delete(number);
    told({ kind: "head", status: 503, headers: [], body: new Uint8Array() });
    told({ kind: "end", status: 503, headers: [], body: new Uint8Array() });
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
  localStorage.setItem(KEPT, String(Number(localStorage.getItem(KEPT) ?? 0) + 1));
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
