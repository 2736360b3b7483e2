import { t } from "../i18n/index.svelte";

/** The words of the review, loaded with it. */
export const r = () => t().review;
