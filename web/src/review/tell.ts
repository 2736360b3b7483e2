/** A moment of a review in words. */
import type { Because, Turn } from "../api/types";
import { t } from "../i18n/index.svelte";
import type { Names } from "../i18n/who";
import { settings } from "../lib/settings.svelte";
import type { Moment } from "./review";
import { r } from "./words";

export const dash = (place: string): string => place.replace("-", "–");
const isRug = (played: string): boolean => played.includes("-");

/** What happened, e.g. "You lay f5–f6". */
export function what(moment: Moment, names: Names): string {
  const who = names(moment.seat);
  if (moment.paid !== null) return r().pays(names(moment.paid.from), names(moment.paid.to), moment.paid.sum);
  if (moment.kind === "luck") return moment.steps === null ? r().draws(who) : r().rolls(who, moment.steps);
  return isRug(moment.played) ? r().lays(who, dash(moment.played)) : r().turns(who, moment.played as Turn);
}

/** The line above the words: when, and whose. */
export function heading(moment: Moment, names: Names): string {
  const form = moment.kind === "luck" ? r().head.roll : isRug(moment.played) ? r().head.rug : r().head.way;
  return form(moment.round, names(moment.seat));
}

export function title(moment: Moment, names: Names): string {
  if (moment.mistake === null) return `${what(moment, names)}.`;
  const who = names(moment.seat);
  const first = moment.mistake.reasons.map((reason) => r().titles[reason.code]).find((one) => one !== undefined);
  return first?.(who) ?? (isRug(moment.played) ? r().otherPlace(who) : r().otherWay(who));
}

/** Reasons as one sentence: what the better choice would do. */
export function why(reasons: readonly Because[], better: string, names: Names, seat: number): string {
  const parts = reasons
    .slice(0, 2)
    .map(
      (reason) =>
        r().reasons[reason.code]?.(reason.better, reason.played, names(seat)) ?? reason.words[settings.language] ?? "",
    );
  const head = isRug(better) ? r().on(dash(better)) : r().turned(r().ways[better] ?? better);
  return parts.length === 0 ? r().noReason : `${head}, ${t().list(parts)}.`;
}

/** A choice by its short name, e.g. `c6–d6` or "left". */
export const choiceName = (choice: string): string => (isRug(choice) ? dash(choice) : (r().ways[choice] ?? choice));
