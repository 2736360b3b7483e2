/** The accounts of a review as steps: each begins where the last one ended. */
import type { Review } from "../api/types";
import { t } from "../i18n/index.svelte";
import type { Who } from "../i18n/who";
import { r } from "./words";

export type Unit = "score" | "win";
type Account = Review["players"][number]["score"];
export const PARTS = ["luck", "own", "others", "correction"] as const;
export type Part = (typeof PARTS)[number];

export interface Step {
  part: Part;
  from: number;
  to: number;
}

/** From the start, which counts as 0, to the result. */
export function steps(account: Account): Step[] {
  let at = 0;
  return PARTS.map((part) => {
    const from = at;
    at += account[part];
    return { part, from, to: at };
  });
}

/** The lowest and the highest that any account of a review comes to, the start being 0. */
export function range(review: Review, unit: Unit): { least: number; most: number } {
  const ends = review.players.flatMap((player) => steps(player[unit]).map((step) => step.to));
  return { least: Math.min(0, ...ends), most: Math.max(0, ...ends) };
}

/** A figure of an account, and one of its parts with its sign: as they are shown they add up. */
export const figure = (value: number, unit: Unit): string =>
  unit === "win" ? t().percent(value, 1) : Number.isInteger(value) ? String(value) : t().decimal(value);
export const part = (value: number, unit: Unit): string => (unit === "win" ? t().signed(value, 1) : t().points(value));

/** The whole account in words. */
export function accountText(who: Who, account: Account, unit: Unit): string {
  return r().account(
    who,
    figure(account.start, unit),
    part(account.luck, unit),
    part(account.own, unit),
    part(account.others, unit),
    part(account.correction, unit),
    figure(account.result, unit),
  );
}
