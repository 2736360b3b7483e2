import { t } from "../i18n/index.svelte";

/** The words of the operator's page, loaded with it. */
export const w = () => t().admin;

/** Seconds since 1970 as a date and a time. */
export const moment = (at: number): string => t().date(new Date(at * 1000), "short");
