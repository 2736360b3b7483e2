/* global document */
// Shows the language that the page was read in last, else the browser's; without scripts all of them are shown.
let kept = null;
try {
  kept = JSON.parse(localStorage.getItem("marrakech") ?? "{}").language;
} catch {
  // Nothing was kept, or may be read.
}
const sections = [...document.querySelectorAll("section[lang]")];
const wanted = [kept, ...navigator.languages.map((one) => one.toLowerCase().split("-")[0])];
const shown = wanted.map((code) => sections.find((one) => one.lang === code)).find((one) => one) ?? sections[0];
for (const one of sections) one.hidden = one !== shown;
document.documentElement.lang = shown.lang;
