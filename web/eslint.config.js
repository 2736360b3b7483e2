// The tools are a package of their own, so that building the page does not install them.
export { default } from "./lint/eslint.config.js";
