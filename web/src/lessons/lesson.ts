/**
 * The lessons: a position, a goal, texts, and what comes of every try.
 *
 * They are data (`data/*.json`): which tries are right, which are legal and why others are not stands in the file, and
 * `tests/page/test_lessons.py` plays every one of them on the real kernel.
 */
import type { PathStep, Place, Square, Turn } from "../api/types";
import type { Dictionary } from "../i18n/dictionary";
import broke from "./data/broke.json";
import cover from "./data/cover.json";
import endTurn from "./data/end-turn.json";
import lay from "./data/lay.json";
import owes from "./data/owes.json";
import tithe from "./data/tithe.json";
import turn from "./data/turn.json";
import two from "./data/two.json";
import walk from "./data/walk.json";
import win from "./data/win.json";

/** A message of `tasks.ftl`; in its text `**bold**` marks the reason, which comes first. */
export type Text = keyof Dictionary["tasks"];

interface Task {
  position: string;
  /** The squares in sight, e.g. `b2-f6`. */
  view: string;
  title: Text;
  text: Text;
  goal: Text;
  how: Text;
}

export type Way = Turn | "behind";

/** Turn Assam. */
export interface TurnTask extends Task {
  kind: "turn";
  right: Way[];
  tries: Record<Way, Text>;
}

/** Say where he stops. */
export interface WalkTask extends Task {
  kind: "walk";
  steps: number;
  right: Square[];
  path: PathStep[];
  why: Record<string, Text>;
  done: Text;
}

/** Count the squares of a region. */
export interface RegionTask extends Task {
  kind: "region";
  right: Square[];
  why: Record<string, Text>;
  done: Text;
}

/** Lay a rug. */
export interface LayTask extends Task {
  kind: "lay";
  legal: Place[];
  /** Places that would cover both halves of one rug. */
  whole: Place[];
  right: Place[];
  /** What is said of a legal rug that misses the goal. */
  allowed?: Text;
  done: Text;
}

/** Answer a question. */
export interface ChooseTask extends Task {
  kind: "choose";
  asks: "payment" | "score" | "winner" | "top";
  steps?: number;
  path?: PathStep[];
  options: { text: Text; say: Text }[];
  right: number;
}

export type AnyTask = TurnTask | WalkTask | RegionTask | LayTask | ChooseTask;

export interface Lesson {
  id: string;
  name: Text;
  extra?: boolean;
  tasks: AnyTask[];
}

export const LESSONS = [turn, walk, tithe, owes, lay, cover, win, two, broke, endTurn] as unknown as Lesson[];

export function lessonOf(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}
