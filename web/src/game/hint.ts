/** A hint as the server gives it, in words: what to do and why, in the game's words; the figures second. */
import type { Advised, Hint, Table } from "../api/types";
import { worst } from "../board/chips";
import type { Dictionary } from "../i18n/dictionary";
import type { Names } from "../i18n/who";

/** The level that people know a bot by. */
const LEVEL: Record<string, string> = { greedy: "apprentice", lookahead: "merchant" };
/** Values closer than this are told as equal. */
const CLOSE = 0.05;
/** Fewer squares than these are no region to speak of. */
const REGION = 4;

const place = (rug: string): string => rug.replace("-", "–");

function short(choice: Advised, words: Dictionary): string {
  return choice.rug != null ? place(choice.rug) : words.advice.turnShort[choice.turn ?? "ahead"];
}

/** Why a heading: what it may cost whoever walks it. */
function headingReasons(best: Advised, table: Table, follower: string, words: Dictionary): string[] {
  const { reasons } = words.advice;
  const way = table.next.headings.find((one) => one.turn === best.turn);
  if (way === undefined) return [];
  const most = worst(way);
  if (table.next.step === "turn")
    return [most === 0 ? reasons.freeForThem(follower) : reasons.costsThem(follower, way.average, most)];
  return [most === 0 ? reasons.free : reasons.costs(way.average, most)];
}

/** Why a rug: what it joins, takes and gains, and what it earns on the next walk. */
function rugReasons(best: Advised, names: Names, words: Dictionary): string[] {
  const { facts } = best;
  const { reasons } = words.advice;
  if (facts == null) return [];
  const why: string[] = [];
  if (facts.joined >= REGION) why.push(reasons.joined(facts.joined));
  const most = Math.max(0, ...facts.taken);
  if (most > 0) why.push(reasons.taken(most, names(facts.taken.indexOf(most)).name));
  else if (facts.joined < REGION && facts.gained > 0) why.push(reasons.gained(facts.gained));
  if (facts.follower !== null) {
    const { name } = names(facts.follower);
    if (facts.toll > 0) why.push(reasons.toll(name, facts.toll));
    else if (why.length < 2) why.push(reasons.noToll(name));
  }
  return why;
}

/** What to do and why: "Lay d4–e4: it joins 6 of your squares, covers 2 of Idir's, and …" */
export function hintText(hint: Hint, table: Table, names: Names, words: Dictionary): string {
  const { advice } = words;
  const [best] = hint.choices;
  if (best === undefined) return "";
  const what = best.rug != null ? advice.rug(place(best.rug)) : advice.turn[best.turn ?? "ahead"];
  const seats = table.seats.length;
  const follower =
    table.seats.map((_, index) => (hint.seat + 1 + index) % seats).find((seat) => !table.position.out.includes(seat)) ??
    hint.seat;
  return advice.sentence(
    what,
    best.rug != null ? rugReasons(best, names, words) : headingReasons(best, table, names(follower).name, words),
  );
}

/** The figures: chance, score and the next best; then who says so, if not the master, and how far it looked ahead. */
export function hintGrounds(hint: Hint, words: Dictionary): string {
  const { advice, levels } = words;
  const [best, second] = hint.choices;
  const parts: string[] = [];
  const win = best?.win?.[hint.seat];
  const score = best?.score?.[hint.seat];
  if (win !== undefined) parts.push(advice.wins(win));
  if (score !== undefined) parts.push(advice.expects(Math.round(score)));
  if (best !== undefined) {
    if (second === undefined) parts.push(advice.only);
    else if (win !== undefined) parts.push(advice.next(short(second, words), second.win?.[hint.seat] ?? 0));
    else if (best.value - second.value < CLOSE) parts.push(advice.equal(short(second, words)));
    else parts.push(advice.better(short(second, words), best.value - second.value));
  }
  const figures = parts.length === 0 ? "" : advice.figures(parts.join(advice.separator));
  const looked = hint.depth > 0 ? advice.looked(hint.depth, hint.nodes) : "";
  const by = hint.bot === "master" ? "" : advice.by(levels[LEVEL[hint.bot] ?? hint.bot] ?? hint.bot);
  return [figures, by, looked].filter((part) => part !== "").join(" ");
}

/** The words for a refusal of advice. */
export function adviceRefusal(code: string, words: Dictionary): string {
  return words.advice.refusals[code] ?? words.refusals[code] ?? code;
}
