import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "../svelte.config.js";

export default ts.config(
  { ignores: ["**/node_modules/", "dist/", "src/api/schema.ts", "src/i18n/made/", "tests/recorded/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ["**/*.js", "**/*.mjs"], languageOptions: { globals: { ...globals.node, ...globals.serviceworker } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // TypeScript finds them, and knows the DOM's types.
      "no-undef": "off",
      // Svelte drops a space at the start of a block; {" "} keeps it.
      "svelte/no-useless-mustaches": "off",
      // It also reports locals that never reach the markup.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
