import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/type.css";
import "./styles/palette.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app to draw the page in");
mount(App, { target });

// Only to say so when there is no server; it keeps nothing of a game. Plain http from another machine has none.
if ("serviceWorker" in navigator && import.meta.env.PROD) navigator.serviceWorker.register("/sw.js").catch(() => {});
