// Says honestly that there is no server, and shows calls that come while the page is closed. Nothing else is kept:
// what is played lies on the server.
const KEPT = "marrakech-offline-3";
const PAGE = "/offline.html";
const BESIDE = ["/icon.svg", "/offline.js"];
const ASSET = /\/assets\/[\w.-]+/g;

/** Keeps the page, its style and the fonts that the style names. */
async function keep() {
  const cache = await caches.open(KEPT);
  const textOf = async (path) => (await cache.match(path)).text();
  await cache.addAll([PAGE, ...BESIDE]);
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
  else if (BESIDE.includes(pathname) || /\.(css|woff2)$/.test(pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});

/** The path of an address, which is always ours: a message leads nowhere else. */
function pathOf(address) {
  const { pathname, search } = new URL(address ?? "/games", self.location.origin);
  return pathname + search;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Marrakech", {
      body: told.body ?? "",
      lang: told.language ?? "",
      tag: told.tag ?? "marrakech",
      icon: "/icon-192.png",
      data: { link: pathOf(told.link), stop: pathOf(told.stop) },
      actions: told.stop ? [{ action: "stop", title: told.stopWord }] : [],
    }),
  );
});

/** Opens the game that a note is about, in a page that is open if there is one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  const { link, stop } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "stop" ? fetch(stop, { method: "POST" }) : open(link ?? "/games"));
});
