/** The rules of a game in one line, e.g. "English rules of 2021, four merchants, 60 s a turn". */
import type { Clock, Printing, PrintingId, Rules } from "../api/types";
import type { Dictionary } from "../i18n/dictionary";
import { DAY, isSlow } from "./clock";

export interface RuleFacts {
  printing: PrintingId;
  rules: Rules;
  clock: Pick<Clock, "per_turn" | "total"> | null;
}

/** What is played, first what everybody asks for; `printing` tells which switches differ from the sheet. */
export function ruleParts(
  { printing, rules, clock }: RuleFacts,
  facts: Printing | undefined,
  dictionary: Dictionary,
): string[] {
  const words = dictionary.ruleLine;
  const parts = [words.printings[printing] ?? facts?.title ?? printing, words.players(rules.players)];
  if (rules.end_turn) parts.push(words.endTurn);
  if (rules.keep_heading) parts.push(words.keepHeading);
  if (rules.single_colour) parts.push(words.oneColour);
  if (facts !== undefined && rules.elimination !== (facts.insolvency === "out"))
    parts.push(rules.elimination ? words.out : words.playsOn);
  if (rules.cover_own) parts.push(words.coverOwn);
  if (isSlow(clock)) parts.push(words.days(Math.round((clock?.per_turn ?? 0) / DAY)));
  else if (clock?.per_turn) parts.push(words.perTurn(clock.per_turn));
  if (clock?.total) parts.push(words.total(Math.round(clock.total / 60)));
  return parts;
}

/** The parts as one sentence without a stop. */
export function ruleLine(facts: RuleFacts, printing: Printing | undefined, dictionary: Dictionary): string {
  const line = ruleParts(facts, printing, dictionary).join(", ");
  return line.charAt(0).toLocaleUpperCase(dictionary.code) + line.slice(1);
}
