/** A hint as the server gives it, in a sentence. */
import type { Advised, Hint } from "../api/types";
import type { Dictionary } from "../i18n/dictionary";

/** The level that people know a bot by. */
const LEVEL: Record<string, string> = { greedy: "apprentice", lookahead: "merchant" };
/** Values closer than this are told as equal. */
const CLOSE = 0.05;

const place = (rug: string): string => rug.replace("-", "–");

function short(choice: Advised, words: Dictionary): string {
  return choice.rug != null ? place(choice.rug) : words.advice.turnShort[choice.turn ?? "ahead"];
}

/** What to do and why: "Lay d4–e4: wins 41 % of the time; expects 38 points; the next best, c4–d4: 39 %." */
export function hintText(hint: Hint, words: Dictionary): string {
  const { advice } = words;
  const [best, second] = hint.choices;
  if (best === undefined) return "";
  const what = best.rug != null ? advice.rug(place(best.rug)) : advice.turn[best.turn ?? "ahead"];
  const why: string[] = [];
  const win = best.win?.[hint.seat];
  const score = best.score?.[hint.seat];
  if (win !== undefined) why.push(advice.wins(win));
  if (score !== undefined) why.push(advice.expects(score));
  if (second === undefined) why.push(advice.only);
  else if (win !== undefined) why.push(advice.next(short(second, words), second.win?.[hint.seat] ?? 0));
  else if (best.value - second.value < CLOSE) why.push(advice.equal(short(second, words)));
  else why.push(advice.better(short(second, words), best.value - second.value));
  return advice.sentence(what, why);
}

/** Who says so, when it is not the master, and how far was looked. */
export function hintGrounds(hint: Hint, words: Dictionary): string {
  const { advice, levels, language } = words;
  const looked = hint.depth > 0 ? advice.looked(hint.depth, hint.nodes.toLocaleString(language.code)) : "";
  const level = LEVEL[hint.bot];
  return hint.bot === "master" ? looked : `${advice.by(levels[level ?? hint.bot] ?? hint.bot)} ${looked}`.trim();
}

/** The words for a refusal of advice. */
export function adviceRefusal(code: string, words: Dictionary): string {
  return words.advice.refusals[code] ?? words.refusals[code] ?? words.refusal(code);
}
