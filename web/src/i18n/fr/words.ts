/** Words that every area shares, in French. */
import type { Colour, Heading } from "../../api/types";
import { plural } from "../plural";
import type { Who } from "../who";
import type { words as English } from "../en/words";

export const n = (count: number, one: string, other: string): string =>
  `${count} ${plural("fr", count, { one, other })}`;
export const has = (who: Who): string => (who.you ? "Vous avez" : `${who.name} a`);
export const is = (who: Who): string => (who.you ? "Vous êtes" : `${who.name} est`);
export const subject = (who: Who): string => (who.you ? "Vous" : who.name);
export const to = (who: Who): string => (who.you ? "à vous" : `à ${who.name}`);
/** "de Safia", but "d'Amal". */
export const of = (name: string): string => (/^[aeiouyhàâäéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`);
export const number = (value: number): string =>
  ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"][value] ??
  String(value);
export const colours: Record<Colour, string> = { H: "Henné", I: "Indigo", S: "Safran", A: "Amande" };
export const headings: Record<Heading, string> = { north: "nord", east: "est", south: "sud", west: "ouest" };
export const toward = (heading: Heading): string =>
  heading === "east" || heading === "west" ? `l’${headings[heading]}` : `le ${headings[heading]}`;
export const under = (covers: (Colour | null)[]): string =>
  covers.map((c) => (c === null ? "sol nu" : colours[c])).join(" et ");
export const list = (items: string[]): string => new Intl.ListFormat("fr").format(items);
export const decimal = (value: number): string => value.toFixed(1).replace(".", ",").replace(/^-/, "−");

export const words: typeof English = {
  language: { code: "fr", name: "Français", other: "English" },
  brand: "Marrakech",
  title: (page) => `${page} · Marrakech`,
  colours,
  headings,
  turns: { left: "Sa gauche", ahead: "Tout droit", right: "Sa droite" },
  number,
  decimal,
  list,
  you: "Vous",
  dirhams: (count) => n(count, "dirham", "dirhams"),
  squares: (count) => n(count, "case visible", "cases visibles"),
  rugsLeft: (count) => n(count, "tapis restant", "tapis restants"),
  chance: (weight) => `${weight} sur 6`,
};
