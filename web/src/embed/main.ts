/** A board for other sites' pages: a game or a position that stands in the address, to look at. */
import { mount } from "svelte";
import { speak, withMessages } from "../i18n/index.svelte";
import { readKept } from "../lib/choices";
import "../styles/type.css";
import "../styles/palette.css";
import "../styles/base.css";
import Embed from "./Embed.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("embed.html has no #app to draw the board in");
const { language } = readKept();
document.documentElement.lang = language;
void withMessages(speak(language), "replay").then(() => mount(Embed, { target }));
