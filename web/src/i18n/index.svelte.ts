/** The dictionary in use: `t().game.log`. Reading it in a component follows the language chosen. */
import { localeOf } from "../lib/locale";
import { settings } from "../lib/settings.svelte";
import type { Dictionary } from "./dictionary";
import { en } from "./en";
import { fr } from "./fr";

export const dictionaries: Record<"en" | "fr", Dictionary> = { en, fr };

export function t(): Dictionary {
  return dictionaries[settings.language];
}

/** The sentence for a refusal: by its code, else the server's own words. */
export function refusalText(error: unknown): string {
  const { code, message, detail } = error as { code?: string; message?: string; detail?: Record<string, unknown> };
  const { line, column } = detail ?? {};
  if (code === "bad_file" && typeof line === "number" && typeof column === "number")
    return t().badFile(line, column, message ?? "");
  if (code === "blocked" && typeof detail?.until === "string")
    return t().blockedUntil(
      new Date(detail.until).toLocaleString(localeOf(settings.language)),
      String(detail.reason ?? ""),
    );
  return t().refusals[code ?? ""] ?? t().refusal(message ?? String(error));
}
