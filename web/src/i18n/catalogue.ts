/** The messages of one language as texts and functions: `game-turnOf` becomes `dictionary.game.turnOf(who)`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Colour } from "../api/types";
import type { Dictionary } from "./dictionary";
import { Formats } from "./formats";
import type { Who } from "./who";

/** Messages of one part of the page, and the variables of those that have some: `who person,due`. */
export interface Area {
  text: string;
  variables: Record<string, string>;
}

type Variables = Record<string, FluentVariable>;
type Parameter = [name: string, kind?: string];
type Tree = { [name: string]: Tree | string | ((...values: unknown[]) => string) };

/** What messages may call beside Fluent's own functions; Python has the same. */
const FUNCTIONS = {
  /** "de Safia", but "d’Amal". */
  OF: ([name]: FluentValue[]) => `${/^[aeiouyhàâäéèêëîïôöûü]/i.test(String(name)) ? "d’" : "de "}${String(name)}`,
  CAPITAL: ([text]: FluentValue[]) => String(text).replace(/^./u, (first) => first.toUpperCase()),
  /** The first and the last letter of a text without its accent, to select on. */
  FIRST: ([text]: FluentValue[]) => letter([...String(text)].at(0)),
  LAST: ([text]: FluentValue[]) => letter([...String(text)].at(-1)),
};

function letter(one = ""): string {
  return one.normalize("NFD").slice(0, 1).toLowerCase();
}

export class Catalogue {
  readonly dictionary: Dictionary;
  readonly #bundle: FluentBundle;
  readonly #texts = new Set<string>();

  constructor(readonly language: string) {
    this.dictionary = new Formats(language) as Dictionary;
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  }

  /** Adds the messages of an area, once. */
  add({ text, variables }: Area): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    const resource = new FluentResource(text);
    this.#bundle.addResource(resource);
    for (const { id } of resource.body) {
      // Parts of sentences are for other messages only.
      if (id.startsWith("part-")) continue;
      const path = id.split("-");
      const name = path.pop() ?? id;
      let group = this.dictionary as unknown as Tree;
      for (const step of path) group = (group[step] ??= {}) as Tree;
      const parameters = variables[id]?.split(",").map((one) => one.split(/ (.*)/) as Parameter);
      group[name] = parameters ? (...values) => this.#say(id, this.#variables(parameters, values)) : this.#say(id);
    }
  }

  #say(id: string, variables: Variables = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`There is no message ${id}`);
    return this.#bundle.formatPattern(pattern, variables);
  }

  /** What a message gets for each value; `locales/README.md` lists the kinds. */
  #variables(parameters: Parameter[], values: unknown[]): Variables {
    const { colours, bare, you } = this.dictionary;
    const variables: Variables = {};
    parameters.forEach(([name, kind], index) => {
      const value = values[index];
      const set = (text: FluentVariable, suffix = ""): void => void (variables[name + suffix] = text);
      switch (kind) {
        case "person":
        case "person or nobody": {
          const who = value as Who | null;
          set(who?.name ?? "");
          return set(who === null ? "nobody" : who.you ? "you" : "other", "-is");
        }
        case "people": {
          const people = value as Who[];
          set(this.dictionary.list(people.map((who) => (who.you ? you : who.name))));
          return set(people.length > 1 ? "several" : people[0]?.you ? "you" : "other", "-is");
        }
        case "text or nothing":
          set((value as string | null) ?? "");
          return set(value ? "given" : "nothing", "-is");
        case "list":
          set(this.dictionary.list(value as string[]));
          return set((value as string[]).length, "-count");
        case "colour":
          set(colours[value as Colour]);
          return set(value as Colour, "-is");
        case "covers": {
          // Two squares of bare ground are bare ground; two halves of one colour are those of two rugs.
          const covered = value as (Colour | null)[];
          const told = covered.every((one) => one === null) ? covered.slice(0, 1) : covered;
          return set(this.dictionary.list(told.map((one) => (one === null ? bare : colours[one]))));
        }
        case "decimal":
          return set(this.dictionary.decimal(value as number));
        case "percent":
          return set(this.dictionary.percent(value as number));
        case "large number":
          return set(value as number);
        default:
          if (typeof value === "boolean") return set(value ? "yes" : "no");
          if (typeof value === "number")
            return set(new FluentNumber(value, { useGrouping: false, maximumFractionDigits: 1 }));
          return set(value as string);
      }
    });
    return variables;
  }
}
