/** The form of a word that a number asks for, e.g. plural("en", 2, { one: "rug", other: "rugs" }). */
export interface Forms {
  one: string;
  other: string;
}

const rules = new Map<string, Intl.PluralRules>();

export function plural(language: string, count: number, forms: Forms): string {
  let rule = rules.get(language);
  if (rule === undefined) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count) === "one" ? forms.one : forms.other;
}
