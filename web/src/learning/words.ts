import { t } from "../i18n/index.svelte";

/** The words of one's own learning, loaded with it. */
export const l = () => t().learning;

/** A level at the head of a line, e.g. `Apprentice`. */
export function levelName(level: string): string {
  const name = t().levels[level] ?? level;
  return name.charAt(0).toLocaleUpperCase(t().code) + name.slice(1);
}
