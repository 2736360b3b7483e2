import type { en } from "./en";

/** Every text of the page. A language is complete when it satisfies this type. */
export type Dictionary = typeof en;
