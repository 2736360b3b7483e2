import { describe, expect, it } from "vitest";
import { Catalogue } from "../../src/i18n/catalogue";
import type { Dictionary } from "../../src/i18n/dictionary";
import { en, fr } from "./languages";

const you = { name: "Amal", you: true };
const idir = { name: "Idir", you: false };
const safia = { name: "Safia", you: false };

/** One message, with the words that the kinds need. */
function say(message: string, variables: string, ...values: unknown[]): string {
  const catalogue = new Catalogue("en");
  const words = "you = You\nbare = bare ground\ncolours-H = Henna\ncolours-I = Indigo\nhundredths = { $number }%";
  catalogue.add({
    text: `${words}\ntest-it = ${message}\n`,
    variables: { hundredths: "number", "test-it": variables },
  });
  const { test } = catalogue.dictionary as Dictionary & { test: { it: (...values: unknown[]) => string } };
  return test.it(...values);
}

describe("what a message gets for a value", () => {
  it("is a name and whose it is, for a person", () => {
    const message = "{ $who-is ->\n [you] You\n [nobody] Nobody\n *[other] { $who }\n }";
    expect(say(message, "who person", you)).toBe("You");
    expect(say(message, "who person", idir)).toBe("Idir");
    expect(say(message, "who person or nobody", null)).toBe("Nobody");
  });
  it("is a list of names, for several people", () => {
    const message = "{ $first } ({ $first-is })";
    expect(say(message, "first people", [you])).toBe("You (you)");
    expect(say(message, "first people", [idir])).toBe("Idir (other)");
    expect(say(message, "first people", [you, idir, safia])).toBe("You, Idir, and Safia (several)");
  });
  it("is a number that plurals know, in digits that are not grouped", () => {
    const message = "{ $count ->\n [one] { $count } rug\n *[other] { $count } rugs\n }";
    expect(say(message, "count", 1)).toBe("1 rug");
    expect(say(message, "count", 2048)).toBe("2048 rugs");
    expect(say("{ $count }", "count large number", 2048)).toBe("2,048");
  });
  it("is a figure as the language writes it, for decimals and shares", () => {
    expect(say("{ $average }", "average decimal", -2)).toBe("−2.0");
    expect(say("{ $share }", "share percent", 0.256)).toBe("26%");
  });
  it("is a name and a letter, for a colour, and both halves of what a rug covers", () => {
    expect(say("{ $colour } { $colour-is }", "colour colour", "I")).toBe("Indigo I");
    expect(say("{ $covers }", "covers covers", ["H", null])).toBe("Henna and bare ground");
  });
  it("is yes or no, and given or nothing", () => {
    expect(say("{ $stopped }", "stopped", true)).toBe("yes");
    expect(say("{ $why-is }", "why text or nothing", "")).toBe("nothing");
    expect(say("{ $why-is } { $why }", "why text or nothing", "so")).toBe("given so");
    expect(say("{ $names } { $names-count }", "names list", ["a", "b"])).toBe("a and b 2");
  });
  it("passes through the functions of the languages", () => {
    expect(say("{ OF($name) }, { OF($other) }", "name,other", "Amal", "Safia")).toBe("d’Amal, de Safia");
    expect(say("{ CAPITAL($text) }", "text", "été")).toBe("Été");
    expect(say("{ FIRST($text) }{ LAST($text) }", "text", "Élș")).toBe("es");
    expect(say("{ FIRST($text) }{ LAST($text) }", "text", "")).toBe("");
  });
});

describe("a catalogue", () => {
  it("keeps parts of sentences to itself", () => {
    expect(en).not.toHaveProperty("part");
  });
  it("changes the verb for the reader", () => {
    expect(en.walk.paying(idir, you, 3)).toBe("Idir owes you 3");
    expect(fr.walk.paying(idir, you, 3)).toBe("Idir vous doit 3");
    expect(fr.walk.paying(you, idir, 3)).toBe("Vous devez 3 à Idir");
    expect(fr.turn.costs(idir)).toBe("Dîme d’Idir pour un");
  });
});
