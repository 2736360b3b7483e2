import { t } from "../i18n/index.svelte";
import type { Verdict } from "./attempt.svelte";

/** The words of puzzles, loaded with them. */
export const p = () => t().puzzles;

/** Why the best is better: by what can be counted, else by how it was found. */
export function reasonText(verdict: Verdict, which: "best" | "tried"): string {
  const parts = verdict.reasons.slice(0, 2).map((reason) => reason.words[t().code] ?? "");
  if (parts.length === 0) return which === "best" ? sourceText(verdict) : p().noReason;
  const sentence = t().list(parts);
  return which === "best" ? p().because(sentence) : p().elsewhere(sentence);
}

/** How it is known. */
export function sourceText(verdict: Verdict): string {
  if (verdict.exact) return p().exact;
  return verdict.games > 0 ? p().sampled(verdict.games) : p().searched;
}
