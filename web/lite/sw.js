// Keeps all files of this copy, so that it opens and plays without a network. Files are kept by their digests: a new
// version fetches what has changed. It takes over when no page of the old one is open, or when the only one asks.
const VERSION = "%VERSION%";
const FILES = "%FILES%";
const SCOPE = self.registration.scope;
const KEPT = `marrakech-lite ${new URL(SCOPE).pathname}`;

const addressOf = (name) => `${SCOPE}${name}?kept=${FILES[name]}`;

async function keep() {
  const cache = await caches.open(KEPT);
  for (const name of Object.keys(FILES)) {
    if (await cache.match(addressOf(name))) continue;
    const answer = await fetch(SCOPE + name, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    const bytes = await answer.clone().arrayBuffer();
    // What a host changed while we fetched belongs to another version.
    if ((await digest(bytes)) !== FILES[name]) throw new Error(`${name} is not of version ${VERSION}`);
    await cache.put(addressOf(name), answer);
  }
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 8), (one) => one.toString(16).padStart(2, "0")).join("");
}

/** Lets go of the files that no version needs any more. */
async function tidy() {
  const cache = await caches.open(KEPT);
  const needed = new Set(Object.keys(FILES).map(addressOf));
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}

/** The file of this copy that an address means, if any. */
function nameOf(request) {
  const url = new URL(request.url);
  if (!url.href.startsWith(SCOPE)) return null;
  const name =
    url.origin + url.pathname === SCOPE ? "index.html" : decodeURI(url.pathname).slice(new URL(SCOPE).pathname.length);
  return FILES[name] === undefined ? null : name;
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const name = event.request.method === "GET" ? nameOf(event.request) : null;
  if (name === null) return;
  event.respondWith(
    caches
      .open(KEPT)
      .then((cache) => cache.match(addressOf(name)))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
self.addEventListener("message", (event) => {
  if (event.data !== "take over") return;
  event.waitUntil(
    self.clients
      .matchAll({ includeUncontrolled: true, type: "window" })
      .then((pages) => (pages.length === 1 ? self.skipWaiting() : event.source?.postMessage("others"))),
  );
});
