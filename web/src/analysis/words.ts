import { t } from "../i18n/index.svelte";

/** The words of the analysis board, loaded with it. */
export const a = () => t().analysis;
