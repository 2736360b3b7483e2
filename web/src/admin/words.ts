/** The words of the operator's page, loaded with it, and times as the page's language writes them. */
import { admin as en } from "../i18n/en/admin";
import { admin as fr } from "../i18n/fr/admin";
import { localeOf } from "../lib/locale";
import { settings } from "../lib/settings.svelte";

const words = { en, fr };

export function w(): typeof en {
  return words[settings.language];
}

/** Seconds since 1970 as a date and a time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(localeOf(settings.language), { dateStyle: "short", timeStyle: "short" }).format(
    new Date(at * 1000),
  );
}
