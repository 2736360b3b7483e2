import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin as Postcss } from "postcss";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { languages, textOf } from "./scripts/locales.mjs";

/** The page is built straight into the Python package; `MARRAKECH_API` names a server for `npm run dev`. */
const api = process.env.MARRAKECH_API ?? "http://127.0.0.1:8000";

/** `language.ts` goes before the page's own script, as a script of its own. */
const languageFirst: Plugin = {
  name: "language-first",
  transformIndexHtml(_, { filename, bundle }) {
    const chunk = Object.values(bundle ?? {}).find(
      (one) => one.type === "chunk" && one.isEntry && one.name === "language",
    );
    if (chunk === undefined || !filename.endsWith("index.html")) return;
    const attrs = { type: "module", async: true, crossorigin: true, src: `/${chunk.fileName}` };
    return [{ tag: "script", attrs, injectTo: "head" }];
  },
};

/** A text of a language's that stands on the page where there is no server. */
function offline(language: string, name: string): string {
  const said = new FluentBundle(language);
  said.addResource(new FluentResource(textOf(language, "offline")));
  const text = said.formatPattern(said.getMessage(`offline-${name}`)?.value ?? "");
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** `offline.html` says what it says in every language. */
const offlineInAllLanguages: Plugin = {
  name: "offline-in-all-languages",
  transformIndexHtml(html, { filename }) {
    if (!filename.endsWith("offline.html")) return;
    const sections = languages.map((one) => {
      const [title, text, again] = ["title", "text", "again"].map((name) => offline(one, name));
      return `<section lang="${one}"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></section>`;
    });
    return html.replace("<!-- One section for each language. -->", sections.join("\n      "));
  },
};

/**
 * Styles are written in pixels of a browser whose letters have 16 of them, and follow its text size: lengths become rem,
 * the limits of screens em. A hair's breadth stays, and so do drawings, whose unit is `var(--u)`.
 */
const textSize: Postcss = {
  postcssPlugin: "text-size",
  Declaration(one) {
    if (/^(stroke|transform|filter|--u$)/.test(one.prop)) return;
    one.value = one.value.replace(/(?<![\w#.])(\d*\.?\d+)px/g, (all, length) =>
      Math.abs(Number(length)) <= 1 ? all : `${Number(length) / 16}rem`,
    );
  },
  AtRule: {
    media: (one) => void (one.params = one.params.replace(/([\d.]+)px/g, (_, length) => `${Number(length) / 16}em`)),
  },
};

export default defineConfig({
  css: { postcss: { plugins: [textSize] } },
  plugins: [svelte(), languageFirst, offlineInAllLanguages],
  server: { proxy: { "/api": api } },
  // Files find each other by where they lie, so that a copy works in any folder; the document has whole paths, which
  // `lite/build.py` changes, since a server gives it at every address.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  build: {
    outDir: "../src/marrakech/server/page",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    // Inlined assets would be data: addresses, which the server's content policy turns away.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The second document is what the service worker shows when there is no server, the third a board for other
    // sites' frames.
    rollupOptions: { input: ["index.html", "offline.html", "embed.html", "src/language.ts"] },
  },
  test: { include: ["tests/unit/**/*.test.ts"], setupFiles: ["tests/unit/setup.ts"] },
});
