/** Words that every area shares, in English. */
import type { Colour, Heading, Turn } from "../../api/types";
import { plural } from "../plural";
import type { Who } from "../who";

export const n = (count: number, one: string, other: string): string =>
  `${count} ${plural("en", count, { one, other })}`;
export const subject = (who: Who): string => (who.you ? "You" : who.name);
export const object = (who: Who): string => (who.you ? "you" : who.name);
export const number = (value: number): string =>
  ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"][value] ??
  String(value);
export const colours: Record<Colour, string> = { H: "Henna", I: "Indigo", S: "Saffron", A: "Almond" };
export const under = (covers: (Colour | null)[]): string =>
  covers.map((c) => (c === null ? "bare ground" : colours[c])).join(" and ");
export const list = (items: string[]): string => new Intl.ListFormat("en").format(items);
export const decimal = (value: number): string => value.toFixed(1).replace(/^-/, "−");

export const words = {
  language: { code: "en", name: "English", other: "Français" },
  brand: "Marrakech",
  title: (page: string) => `${page} · Marrakech`,
  colours,
  headings: { north: "north", east: "east", south: "south", west: "west" } as Record<Heading, string>,
  turns: { left: "His left", ahead: "Ahead", right: "His right" } as Record<Turn, string>,
  number,
  decimal,
  list,
  you: "You",
  dirhams: (count: number) => n(count, "dirham", "dirhams"),
  squares: (count: number) => n(count, "square in sight", "squares in sight"),
  rugsLeft: (count: number) => n(count, "rug left", "rugs left"),
  chance: (weight: number) => `${weight} in 6`,
};
