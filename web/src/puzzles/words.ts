import { t } from "../i18n/index.svelte";

/** The words of puzzles, loaded with them. */
export const p = () => t().puzzles;
