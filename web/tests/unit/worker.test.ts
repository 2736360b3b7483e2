import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";

type Listener = (event: Record<string, unknown>) => void;
const listeners: Record<string, Listener> = {};
const shown = vi.fn(() => Promise.resolve());
const opened = vi.fn(() => Promise.resolve());
const fetched = vi.fn(() => Promise.resolve());
const focused = vi.fn();
let pages: { url: string; focus: () => void }[] = [];
const self = {
  addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
  location: { origin: "https://m.example" },
  registration: { showNotification: shown },
  clients: { matchAll: () => Promise.resolve(pages), openWindow: opened },
};
new Function("self", "caches", "fetch", readFileSync("public/sw.js", "utf8"))(self, {}, fetched);

/** Fires an event and waits for what it does. */
async function fire(kind: string, event: Record<string, unknown>): Promise<void> {
  let work: unknown;
  listeners[kind]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
  await work;
}
const note = (data: object) => ({ data, close: vi.fn() });

describe("the service worker", () => {
  beforeEach(() => {
    for (const one of [shown, opened, fetched, focused]) one.mockClear();
    pages = [];
  });

  it("shows a call as it was written, with a way to stop", async () => {
    const told = {
      title: "À vous",
      body: "Manche 8",
      language: "fr",
      tag: "g1",
      link: "https://m.example/g/g1",
      stop: "https://m.example/stop/c/x",
      stopWord: "Arrêter",
    };
    await fire("push", { data: { json: () => told } });
    expect(shown).toHaveBeenCalledWith("À vous", {
      body: "Manche 8",
      lang: "fr",
      tag: "g1",
      icon: "/icon-192.png",
      data: { link: "/g/g1", stop: "/stop/c/x" },
      actions: [{ action: "stop", title: "Arrêter" }],
    });
  });

  it("shows something even if the call is empty", async () => {
    await fire("push", { data: null });
    expect(shown).toHaveBeenCalledWith("Marrakech", expect.objectContaining({ actions: [] }));
  });

  it("leads to the game, on this site only, and to a page that is open already", async () => {
    await fire("push", { data: { json: () => ({ title: "x", link: "https://evil.example/g/g1" }) } });
    expect(shown).toHaveBeenCalledWith(
      "x",
      expect.objectContaining({ data: expect.objectContaining({ link: "/g/g1" }) }),
    );
    await fire("notificationclick", { action: "", notification: note({ link: "/g/g1" }) });
    expect(opened).toHaveBeenCalledWith("/g/g1");
    pages = [{ url: "https://m.example/g/g1", focus: focused }];
    await fire("notificationclick", { action: "", notification: note({ link: "/g/g1" }) });
    expect(focused).toHaveBeenCalledOnce();
    expect(opened).toHaveBeenCalledOnce();
  });

  it("stops by one click", async () => {
    await fire("notificationclick", { action: "stop", notification: note({ link: "/g/g1", stop: "/stop/c/x" }) });
    expect(fetched).toHaveBeenCalledWith("/stop/c/x", { method: "POST" });
    expect(opened).not.toHaveBeenCalled();
  });
});
