// The host of a page without a server: answers its requests with the Python of the server, over IndexedDB.
//
// The page sends { ask: number, method, path, type, body } and { leave: number }; it hears { answer: number, kind, status,
// headers, body } piece by piece. About the start it hears { progress }, { standing } and { trouble }; "play here" is
// { take: true }. One page of a browser leads: others wait until it has gone or hands over.
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
  const left = desk;
  desk = null;
  tell({ standing: "elsewhere" });
  await left?.close();
  release();
  await start();
}

/** The database, or undefined (None to Python, which null is not) where the browser keeps nothing for this page. */
async function rowsOf() {
  try {
    return await openRows(name, () => trouble("lost"));
  } catch (error) {
    if (error.name === "BlockedError" || error.name === "VersionError" || error.name === "UnknownError") throw error;
    trouble("private");
    return undefined;
  }
}

function startStudy(told) {
  const study = new Worker(new URL("study.mjs", here), { type: "module" });
  study.onmessage = ({ data }) => told(data);
  study.onerror = () => told("");
  return { send: (line) => study.postMessage(line), stop: () => study.terminate() };
}

/** Python is loaded once, and begins anew where the lead comes back. */
let loaded = null;

async function start() {
  const release = await lead();
  others.onmessage = ({ data }) => data === "take" && void handOver(release);
  tell({ standing: "starting" });
  loaded ??= load((progress) => tell({ progress }));
  const { python, engine } = await loaded;
  const worker = python.pyimport("marrakech.lite.worker");
  const rows = await rowsOf();
  try {
    desk = await worker.begin(rows, trouble, startStudy, engine);
  } catch (error) {
    if (String(error).includes("DamagedFile")) return trouble("damaged");
    throw error;
  }
  tell({ standing: "ready", heap: python._module.HEAP8.length });
  for (const data of waiting.splice(0)) answer(data);
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

start().catch((error) => {
  console.error(error);
  tell({ standing: "failed", why: String(error) });
});
