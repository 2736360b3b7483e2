import { Catalogue } from "../../src/i18n/catalogue";
import type { Dictionary } from "../../src/i18n/dictionary";
import { load } from "../../src/i18n/made/load";

async function dictionary(language: keyof typeof load): Promise<Dictionary> {
  const catalogue = new Catalogue(language);
  for (const area of Object.values(load[language])) catalogue.add((await area()).area);
  return catalogue.dictionary;
}

/** Both languages with all their areas. */
export const en = await dictionary("en");
export const fr = await dictionary("fr");
