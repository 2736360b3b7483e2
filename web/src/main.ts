import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/type.css";
import "./styles/palette.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app to draw the page in");
mount(App, { target });
