/** The order of the rules page, and which sheets leave which point open. */
import type { PrintingId } from "../api/types";
import type { Dictionary } from "../i18n/dictionary";

interface Section {
  id: string;
  title: string;
  text: string[];
}

export function sections(dictionary: Dictionary, edge: "mosaics" | "arrows"): Section[] {
  const { aim, preparation, turn, walk, pay, lay, end } = dictionary.rules.sections;
  return [
    { id: "aim", title: aim.title, text: [aim.text] },
    { id: "preparation", title: preparation.title, text: [preparation.text, preparation.more] },
    { id: "turn", title: turn.title, text: [turn.text] },
    { id: "walk", title: walk.title, text: [walk.text, walk.more(edge)] },
    { id: "pay", title: pay.title, text: [pay.text, pay.more] },
    { id: "lay", title: lay.title, text: [lay.text, lay.more] },
    { id: "end", title: end.title, text: [end.text] },
  ];
}

/** What a sheet says of a point: printed, or our ruling where it is silent, or beside the point for this printing. */
export interface Ruling {
  id: keyof Dictionary["rules"]["rulings"];
  /** The section in which it is told. */
  at?: string;
  /** The printings whose sheets leave it open. */
  ours: PrintingId[];
  /** The printings that print it; the others have no such rule. */
  printed?: PrintingId[];
}

const ALL: PrintingId[] = ["en2021", "fr60", "fr57", "ro57", "suleika"];

export const RULINGS: Ruling[] = [
  { id: "shared", at: "aim", ours: ALL },
  { id: "whole", at: "lay", ours: ALL },
  { id: "begins", at: "preparation", ours: ALL },
  { id: "top", at: "preparation", ours: ALL },
  { id: "order", at: "preparation", ours: ["ro57"], printed: ["en2021", "fr60", "fr57", "suleika"] },
  { id: "twelve", at: "preparation", ours: ["en2021", "fr60", "fr57", "suleika"], printed: ["ro57"] },
  { id: "insolvent", ours: ["fr57", "ro57", "suleika"], printed: ["en2021", "fr60"] },
  { id: "exact", at: "pay", ours: ["en2021"], printed: ["fr60"] },
  { id: "ranked", at: "pay", ours: ["en2021", "fr60"] },
  { id: "noRug", at: "pay", ours: ["en2021", "fr60"] },
  { id: "variant", at: "variant", ours: ["en2021", "fr60"] },
  { id: "short", at: "preparation", ours: ["fr57", "ro57"] },
  { id: "preparation", at: "preparation", ours: ["suleika"], printed: ["en2021", "fr60", "fr57", "ro57"] },
];
