/** The dictionary in use: `t().game.log`. Reading it in a component follows the language chosen. */
import type { PrintingId } from "../api/types";
import { Catalogue } from "./catalogue";
import type { Dictionary } from "./dictionary";
import { usual } from "./made/languages";
import { load } from "./made/load";

export type Language = keyof typeof load;
type Area = keyof (typeof load)[Language];

const catalogues = new Map<Language, Catalogue>();
/** The areas that some page has asked for; a language is loaded with all of them. */
const needed = new Set<Area>(["first"]);
let wanted: Language = usual;
let spoken: Catalogue | null = $state.raw(null);

export function t(): Dictionary {
  if (spoken === null) throw new Error("No language is loaded yet");
  return spoken.dictionary;
}

/** The printing that readers of the language begin with; `make messages` holds it to those there are. */
export const usualPrinting = (): PrintingId => t().language.printing as PrintingId;

async function fill(language: Language): Promise<Catalogue> {
  const areas = await Promise.all([...needed].map((area) => load[language][area]()));
  let catalogue = catalogues.get(language);
  if (catalogue === undefined) catalogues.set(language, (catalogue = new Catalogue(language)));
  for (const { area } of areas) catalogue.add(area);
  return catalogue;
}

/** Loads a language and speaks it from then on; until then the page goes on in the one before. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const catalogue = await fill(language);
  if (wanted === language) spoken = catalogue;
}

/** A page with the messages that it needs beside those of the first paint. */
export async function withMessages<Page>(page: Promise<Page>, ...areas: Area[]): Promise<Page> {
  for (const area of areas) needed.add(area);
  const [loaded] = await Promise.all([page, fill(wanted)]);
  return loaded;
}

/** The sentence for a refusal: by its code, else the server's own words. */
export function refusalText(error: unknown): string {
  const { code, message, detail } = error as { code?: string; message?: string; detail?: Record<string, unknown> };
  const { line, column, until, reason } = detail ?? {};
  if (code === "bad_file" && typeof line === "number" && typeof column === "number")
    return t().badFile(line, column, message ?? "");
  if (code === "blocked" && typeof until === "string")
    return t().blockedUntil(t().date(new Date(until)), String(reason ?? ""));
  return t().refusals[code ?? ""] ?? message ?? String(error);
}
