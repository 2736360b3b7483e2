import { mount } from "svelte";
import App from "./App.svelte";
import { connect, onDevice, root } from "./api/host";
import { speak } from "./i18n/index.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/type.css";
import "./styles/palette.css";
import "./styles/base.css";
import "./styles/forced.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app to draw the page in");
// Drawn once, in the language chosen. No top-level await: the bundler would keep what pages share out of this chunk.
void Promise.all([speak(settings.language), connect()]).then(() => mount(App, { target }), closed);

/** Without its messages the page cannot be drawn: shows what the service worker shows where there is no server. */
async function closed(): Promise<void> {
  try {
    const answer = await fetch(`${root}offline.html`);
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    // The address stays, so that "Try again" leads where its reader wanted to go.
    document.documentElement.replaceWith(document.adoptNode(page.documentElement));
  } catch {
    const again = Object.assign(document.createElement("a"), { href: "", textContent: "Marrakech ↻" });
    target?.replaceChildren(again);
  }
}

// Only to say so when there is no server; it keeps nothing of a game. Plain http from another machine has none.
if ("serviceWorker" in navigator && import.meta.env.PROD && !onDevice)
  navigator.serviceWorker.register("/sw.js").catch(() => {});
