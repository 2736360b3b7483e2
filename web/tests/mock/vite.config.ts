/** `npm run mock`: the built page with a mock server behind it, under the real content policy. */
import { defineConfig } from "vite";
import { mockServer } from "./server.ts";

export default defineConfig({
  root: new URL("../..", import.meta.url).pathname,
  plugins: [mockServer()],
  build: { outDir: "../src/marrakech/server/page" },
  preview: { port: 4180, host: "127.0.0.1" },
});
