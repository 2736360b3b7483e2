// Says honestly that there is no server. Nothing else is kept: what is played lies on the server.
const KEPT = "marrakech-offline-2";
const PAGE = "/offline.html";
const ASSET = /\/assets\/[\w.-]+/g;

/** Keeps the page, its style and the fonts that the style names. */
async function keep() {
  const cache = await caches.open(KEPT);
  const textOf = async (path) => (await cache.match(path)).text();
  await cache.addAll([PAGE, "/icon.svg"]);
  const styles = (await textOf(PAGE)).match(ASSET) ?? [];
  await cache.addAll(styles);
  for (const style of styles) await cache.addAll([...new Set((await textOf(style)).match(ASSET))]);
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key !== KEPT).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  ),
);
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (pathname === "/icon.svg" || /\.(css|woff2)$/.test(pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});
