"""Somebody who does not see the page: what a screen reader says, in order, and nothing else.

Said is what changes inside a live region that was there before (an alert also when it comes), and what the
focus comes to: the group it enters, name, role and state as Chromium computes them, and a
slider's value in words. `reads` is the text of a page, read on.
"""

import os
import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

TRANSCRIPTS: Final = Path(__file__).parent / "transcripts"
LISTENS: Final = r"""(() => {
    const REGION = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
    const SILENT = "[aria-hidden=true], script, style, template, svg:not([role]), datalist";
    const BLOCK = /^(block|flex|grid|list-item|table|table-row)$/;
    const clean = (text) => text.replace(/[^\S\n]+/g, " ").replace(/ ?\n\s*/g, "\n").trim();
    const walk = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent.replace(/\s+/g, " ");
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches(SILENT)) return "";
        if (!node.checkVisibility({ visibilityProperty: true })) return "";
        const picture = node.matches("img, [role=img]");
        const label = picture ? node.getAttribute("aria-label") ?? node.alt ?? "" : null;
        const inner = label ?? [...node.childNodes].map(walk).join("");
        return BLOCK.test(getComputedStyle(node).display) ? `\n${inner}\n` : inner;
    };
    const heard = (window.heard = []);
    const known = new Map();
    const add = (text) => { if (text !== "") heard.push(text.replaceAll("\n", " ")); };
    window.readOf = (one) => clean(walk(one));
    const changed = (changes) => {
        const touched = new Set();
        for (const change of changes) {
            const { target } = change;
            const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = at?.closest(REGION);
            if (!region || !known.has(region)) continue;
            if (!region.matches("[role=log], ol, ul")) touched.add(region);
            else if (change.type === "childList")
                for (const node of change.addedNodes) add(clean(walk(node)));
        }
        for (const region of touched) {
            const text = clean(walk(region));
            if (text !== known.get(region)) add(text);
        }
        for (const region of document.querySelectorAll(REGION)) {
            const text = clean(walk(region));
            if (!known.has(region) && region.matches("[role=alert]")) add(text);
            known.set(region, text);
        }
    };
    const start = () => {
        changed([]);
        const all = { childList: true, characterData: true, subtree: true };
        new MutationObserver(changed).observe(document, all);
    };
    if (document.documentElement) start();
    else document.addEventListener("readystatechange", start, { once: true });
})()"""
GROUP: Final = """() => {
    const group = document.activeElement?.closest(
        "[role=radiogroup], [role=grid], [role=group], [role=dialog], dialog, fieldset, [role=toolbar]");
    if (!group) return null;
    const by = group.getAttribute("aria-labelledby");
    const label = group.getAttribute("aria-label") ?? (by && document.getElementById(by)?.textContent)
        ?? group.querySelector("legend")?.textContent ?? "";
    return label.trim().replace(/\\s+/g, " ");
}"""
STATES: Final = ("checked", "pressed", "expanded", "disabled", "selected")


class Listener:
    """A page that is only heard. `lines` is the transcript."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []
        self._heard = 0
        self._group: str | None = None
        self._focus = ""
        page.add_init_script(LISTENS)
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Accessibility.enable")

    def press(self, key: str) -> str:
        """Press a key; where the focus is then, as it is told."""
        self.lines.append(f"> {key}")
        self.page.keyboard.press(key)
        self.settle()
        return self._focus

    def settle(self) -> None:
        """Take down what has been said, and where the focus came to."""
        self.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        group, told = self.focus()
        if told != self._focus and told:
            into = f"{group}: " if group and group != self._group else ""
            self.lines.append(f"  {into}{told}")
        self._group, self._focus = group, told
        self.take()

    def take(self) -> list[str]:
        """What the live regions have said since last time."""
        said: list[str] = self.page.evaluate("window.heard ?? []")
        new, self._heard = said[self._heard :], len(said)
        self.lines += [f"  said: {text}" for text in new]
        return new

    def arrives(self) -> None:
        """Another document: nothing has been said in it."""
        self._heard, self._group, self._focus = 0, None, ""

    def reads(self, what: Locator) -> None:
        """Read a part of the page line by line."""
        text: str = what.evaluate("(one) => window.readOf(one)")
        self.lines += [f"  reads: {line}" for line in text.split("\n")]

    def focus(self) -> tuple[str | None, str]:
        """The element that has the focus: its group, then name, role and states."""
        found = self._tools.send("Runtime.evaluate", {"expression": "document.activeElement"})
        tree = self._tools.send(
            "Accessibility.getPartialAXTree",
            {"objectId": found["result"]["objectId"], "fetchRelatives": False},
        )
        node: dict[str, Any] = tree["nodes"][0]
        role = node["role"]["value"]
        if role in ("RootWebArea", "generic", "none") or node.get("ignored"):
            return None, ""
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
        on = [name for name in STATES if states.get(name) in (True, "true")]
        name = " ".join(str(node["name"]["value"]).split())
        told = f"{name} ({', '.join([role, *on])})"
        value = self.page.evaluate("document.activeElement.getAttribute('aria-valuetext')")
        return self.page.evaluate(GROUP), f"{told}: {value}" if value else told

    def until(self, key: str, reached: str) -> str:
        """Press a key until the focus is on what a selector names; how that is told."""
        for _ in range(60):
            told = self.press(key)
            if self.page.evaluate("(one) => document.activeElement.matches(one)", reached):
                return told
        raise AssertionError(f"{key} does not lead to {reached}")


def kept(name: str, language: str) -> Path:
    """Where a transcript is kept."""
    return TRANSCRIPTS / f"{name}.{language}.txt"


def unlike(listener: Listener, name: str, language: str) -> list[str]:
    """Where this differs from the transcript that is kept; with MARRAKECH_TRANSCRIPTS set it is kept anew."""
    path, text = kept(name, language), "\n".join(listener.lines) + "\n"
    if os.environ.get("MARRAKECH_TRANSCRIPTS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    before = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    for number, (old, new) in enumerate(zip(before, listener.lines, strict=False), 1):
        if old != new:
            return [f"{path.name}:{number}", old, new]
    return (
        [] if len(before) == len(listener.lines) else [f"{path.name}: {len(before)} lines", text[-400:]]
    )


NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")


def number_in(text: str) -> float:
    """The last number of what was told, e.g. 1.3 of 'Links, Westen, Abgabe im Mittel 1,3'."""
    return float(NUMBER.findall(text)[-1].replace(",", "."))
