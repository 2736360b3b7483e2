/** A moment of a review in words. */
import type { Because, Turn } from "../api/types";
import { t } from "../i18n/index.svelte";
import type { Names, Who } from "../i18n/who";
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

/** How a game ended for somebody: as `comparison.WON` and the others count it. */
const OUTCOMES = ["lost", "tied_lost", "shared", "tied_won", "won"] as const;

function reasonText({ code, better: b, played: p, words }: Because, who: Who, names: Names): string {
  const { reasons, code: language } = t();
  const rival = (facts: Record<string, number>): Who =>
    facts.rival === undefined ? { name: reasons.rival, you: false } : names(facts.rival);
  switch (code) {
    case "squares":
      return reasons.squares(who, b.own ?? 0, b.others ?? 0, p.own ?? 0, p.others ?? 0);
    case "region":
      return reasons.region(who, b.largest ?? 0, p.largest ?? 0);
    case "cut":
      return reasons.cut(rival(b), b.largest ?? 0, p.largest ?? 0);
    case "toll":
      return reasons.toll(rival(b), who, b.ours ?? 0, p.ours ?? 0);
    case "ways":
      return reasons.ways(rival(b), who, b.ours ?? 0, p.ours ?? 0);
    case "rent":
      return reasons.rent(who, b.ours ?? 0, p.ours ?? 0);
    case "dues":
      return reasons.dues(who, b.expected ?? 0, p.expected ?? 0);
    case "hold":
      return reasons.hold(who, rival(b), b.rolls ?? 0, p.rolls ?? 0);
    case "lead":
      return reasons.lead(who, b.rolls ?? 0, p.rolls ?? 0);
    case "passage":
      return reasons.passage(rival(b), who, b.ours ?? 0, p.ours ?? 0);
    case "tax":
      return reasons.tax(rival(b), b.expected ?? 0, p.expected ?? 0);
    case "feeds":
      return reasons.feeds(rival(b), b.paid ?? 0, p.paid ?? 0);
    case "landing":
      return reasons.landing(b.squares ?? 0, p.squares ?? 0);
    case "chase":
      return reasons.chase(rival(b), b.squares ?? 0, p.squares ?? 0);
    case "trap":
      return reasons.trap(rival(b), who, b.ours ?? 0, p.ours ?? 0);
    case "fare":
      return reasons.fare(rival(b), b.expected ?? 0, p.expected ?? 0);
    case "gift":
      return reasons.gift(rival(b), b.squares ?? 0, p.squares ?? 0);
    case "reply":
      return reasons.reply(rival(b), who, b.covered ?? 0, p.covered ?? 0);
    case "race":
      return reasons.race(who, rival(b), b.own ?? 0, b.theirs ?? 0, p.own ?? 0, p.theirs ?? 0);
    case "finish":
      return reasons.finish(who, b.rolls ?? 0, p.rolls ?? 0);
    case "final":
      return reasons.final(
        who,
        OUTCOMES[b.outcome ?? 0] ?? "lost",
        b.own ?? 0,
        b.theirs ?? 0,
        OUTCOMES[p.outcome ?? 0] ?? "lost",
        p.own ?? 0,
        p.theirs ?? 0,
        rival(p),
      );
    case "risk":
      return reasons.risk(b.expected ?? 0, p.expected ?? 0, p.highest ?? 0, p.rolls ?? 0);
    case "purse":
      return reasons.purse(b.ruin ?? 0, p.ruin ?? 0);
    default:
      return words[language] ?? "";
  }
}

/** Reasons as one sentence: what the better choice would do. */
export function why(reasons: readonly Because[], better: string, names: Names, seat: number): string {
  const parts = reasons.slice(0, 2).map((reason) => reasonText(reason, names(seat), names));
  const head = isRug(better) ? r().on(dash(better)) : r().turned(r().ways[better] ?? better);
  return parts.length === 0 ? r().noReason : `${head}, ${t().list(parts)}.`;
}

/** How the game ended for somebody, with the lowest chance on the way to a win, or the highest on the way to a loss. */
export function outcome(who: Who, result: "won" | "shared" | "lost", chances: readonly number[]): string {
  if (result === "shared") return r().shared(who);
  const lowest = Math.min(...chances);
  const highest = Math.max(...chances);
  if (result === "lost") return highest > 0.5 ? r().lostFrom(who, Math.round(highest * 100)) : r().lost(who);
  if (lowest < 0.005) return r().wonFromNothing(who);
  return lowest < 0.2 ? r().wonFrom(who, Math.max(1, Math.round(lowest * 100))) : r().won(who);
}

/** What the faces of the die cost that cost so much, and what the others did. */
export function oddsText(weight: number, sum: number, least: number, most: number): string {
  return r().odds(weight, sum, least, most, weight === 6 ? "none" : least === most ? "same" : "range");
}

/** A choice by its short name, e.g. `c6–d6` or "left". */
export const choiceName = (choice: string): string => (isRug(choice) ? dash(choice) : (r().ways[choice] ?? choice));
