import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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

export default defineConfig({
  plugins: [svelte(), languageFirst],
  server: { proxy: { "/api": api } },
  build: {
    outDir: "../src/marrakech/server/page",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    // Inlined assets would be data: addresses, which the server's content policy turns away.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The second document is what the service worker shows when there is no server.
    rollupOptions: { input: ["index.html", "offline.html", "src/language.ts"] },
  },
  test: { include: ["tests/unit/**/*.test.ts"], setupFiles: ["tests/unit/setup.ts"] },
});
