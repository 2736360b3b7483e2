import { t } from "../i18n/index.svelte";

/** The words of the analysis board, loaded with it. */
export const a = () => t().analysis;

/** A rug drawn, e.g. `+I`, in words. */
export const drawn = (move: string): string => a().draw(t().colours[move.slice(1) as "H"] ?? move);
