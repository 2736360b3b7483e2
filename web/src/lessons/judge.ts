/** What a try comes to, read from the lesson's data. */
import type { Place, Square } from "../api/types";
import { ends, placeOf } from "../board/geometry";
import type { ChooseTask, LayTask, RegionTask, Text, TurnTask, WalkTask, Way } from "./lesson";

export type Refusal = "assam" | "away" | "far" | "whole" | "apart";

export interface Verdict {
  right: boolean;
  /** Words of the lesson itself, or a refusal that all lessons share. */
  say: { text: Text } | { refusal: Refusal };
}

export function judgeTurn(task: TurnTask, way: Way): Verdict {
  return { right: task.right.includes(way), say: { text: task.tries[way] } };
}

export function judgeSquare(task: WalkTask | RegionTask, square: Square): Verdict {
  const right = task.right.includes(square);
  return { right, say: { text: right ? task.done : (task.why[square] ?? (task.why["else"] as Text)) } };
}

export function judgeRug(task: LayTask, assam: Square, one: Square, other: Square): Verdict & { place: Place | null } {
  const place = placeOf(one, other);
  if (place === null) return { right: false, say: { refusal: "apart" }, place };
  if (task.right.includes(place)) return { right: true, say: { text: task.done }, place };
  if (task.legal.includes(place)) return { right: false, say: { text: task.allowed ?? task.done }, place };
  if (task.whole.includes(place)) return { right: false, say: { refusal: "whole" }, place };
  return { right: false, say: { refusal: ends(place).includes(assam) ? "assam" : "away" }, place };
}

/** Why no rug may have a half on this square; null where one may. */
export function judgeHalf(task: LayTask, assam: Square, square: Square): Verdict | null {
  if ([...task.legal, ...task.whole].some((place) => ends(place).includes(square))) return null;
  return { right: false, say: { refusal: square === assam ? "assam" : "far" } };
}

export function judgeAnswer(task: ChooseTask, option: number): Verdict {
  return { right: option === task.right, say: { text: task.options[option]?.say ?? task.how } };
}
