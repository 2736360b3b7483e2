// The host of a page without a server: answers its requests with the Python of the server, over IndexedDB.
//
// The page sends { ask: number, method, path, type, body } and { leave: number }; it hears { answer: number, kind, status,
// headers, body } piece by piece. About the start it hears { progress }, { standing } and { trouble }; "play here" is
// { take: true }. One page of a browser leads: others wait until it has gone or hands over. What the page hears when
// something is wrong:
//
//   private   nothing can be kept here                  full      there is no room left; `kept` once there is again
//   damaged   what is kept cannot be read               lost      the browser has let go of it while it was in use
//   blocked   this browser runs no WebAssembly          stopped   the host has failed, and nobody knows why
//   weak      it runs some, but not the engine
/* global postMessage, Worker */
import { here, load } from "./loading.mjs";
import { openRows } from "./rows.mjs";

const parameters = new URL(self.location.href).searchParams;
/** Where on this host the copy lies: another folder is another copy, with games of its own. */
const place = new URL("..", here).pathname;
const name = `marrakech ${place}${parameters.get("database") ?? ""}`;
const others = new BroadcastChannel(name);
const waiting = [];
/** Milliseconds in which a page that is being left, e.g. for a reload, lets go of the lead. */
const PATIENCE = 700;
let desk = null;

const tell = (said) => postMessage(said);
const trouble = (what) => tell({ trouble: what });

/** Holds the lead until it is handed over; resolves once this page has it. */
function lead() {
  if (!navigator.locks) return Promise.resolve(() => {}); // plain http from another machine: nobody can tell
  return new Promise((resolve) => {
    const held = () => new Promise((release) => resolve(release));
    const others = setTimeout(() => tell({ standing: "elsewhere" }), PATIENCE);
    navigator.locks.request(name, () => {
      clearTimeout(others);
      return held();
    });
  });
}

/** Lets another page lead: what was acknowledged is stored, the rest is asked again there. */
async function handOver(release) {
  others.onmessage = null; // asked once more, by the same page or another: there is nothing left to hand over
  tell({ standing: "elsewhere" });
  await beginning.catch(() => {}); // two hosts of one database must not be
  const left = desk;
  desk = null;
  await left?.close();
  release();
  await start();
}

/** Errors of a browser that keeps nothing for this page, at all or in this window. */
const KEEPS_NOTHING = ["SecurityError", "InvalidStateError", "NotAllowedError", "ReferenceError"];

/** The database, and whether it had to be made; no rows (undefined is None to Python) where nothing is kept. */
async function kept() {
  let made = false;
  try {
    const rows = await openRows(
      name,
      () => trouble("lost"),
      () => (made = true),
    );
    return { rows, made };
  } catch (error) {
    if (!KEEPS_NOTHING.includes(error.name)) throw new Error("the database cannot be opened", { cause: error });
    trouble("private");
    return { rows: undefined, made };
  }
}

function startStudy(told) {
  const study = new Worker(new URL("study.mjs", here), { type: "module" });
  study.onmessage = ({ data }) => told(data);
  study.onerror = () => told("");
  return { send: (line) => study.postMessage(line), stop: () => study.terminate() };
}

/** A module of nothing: where that cannot be compiled, Python would neither come nor say why. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
/** Python is loaded once, and begins anew where the lead comes back. */
let loaded = null;
/** Has everything come that the host is made of? */
let come = false;

/** The host that is being made over the database, if one is. */
let beginning = Promise.resolve();

async function start() {
  const release = await lead();
  let leading = true;
  others.onmessage = ({ data }) => {
    if (data !== "take") return;
    leading = false;
    handOver(release).catch(failed);
  };
  tell({ standing: "starting" });
  await WebAssembly.compile(EMPTY);
  loaded ??= load((progress) => tell({ progress }), parameters.has("kept"));
  const { python, engine } = await loaded;
  come = true;
  if (!leading) return;
  beginning = begin(python, engine);
  await beginning;
}

async function begin(python, engine) {
  const worker = python.pyimport("marrakech.lite.worker");
  if (engine === undefined) trouble("weak");
  const { rows, made } = await kept();
  desk = await worker.begin(rows, trouble, startStudy, engine);
  tell({ standing: "ready", made, heap: python._module.HEAP8.length });
  for (const data of waiting.splice(0)) answer(data);
}

/** Why there is no game, as far as that is known; what did not come can be asked for again. */
function failed(error) {
  console.error(error);
  const told = `${error} ${error.cause?.name ?? ""}`;
  if (told.includes("QuotaExceededError")) trouble("full");
  else if (error.cause !== undefined || told.includes("DamagedFile")) trouble("damaged");
  else if (typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError) trouble("blocked");
  else if (come) trouble("stopped");
  tell({ standing: "failed", why: String(error) });
}

function answer({ ask, method, path, type, body }) {
  desk.request(ask, method, path, type, body, (kind, status, headers, piece) => {
    tell({ answer: ask, kind, status, headers, body: piece });
  });
}

/** Nobody waits for an answer any more; what has not begun by then does not begin. */
function leave(number) {
  const at = waiting.findIndex(({ ask }) => ask === number);
  if (at >= 0) waiting.splice(at, 1);
  else desk?.leave(number);
}

self.onmessage = ({ data }) => {
  if (data.take) others.postMessage("take");
  else if (data.leave !== undefined) leave(data.leave);
  else if (desk === null) waiting.push(data);
  else answer(data);
};

start().catch(failed);
