import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/api/types";
import { announce } from "../../src/i18n/announce";
import type { Names } from "../../src/i18n/who";
import { game } from "./recorded";
import { en, fr } from "./languages";

const names: Names = (seat) => ({ name: ["Zoé", "Idir", "Safia", "Amal"][seat] ?? "?", you: seat === 0 });

const SAID: [GameEvent, string, string][] = [
  [{ type: "created" }, "The market is set up.", "Le marché est dressé."],
  [{ type: "joined", seat: 1, name: "Idir" }, "Idir takes a seat.", "Idir prend place."],
  [{ type: "started" }, "The game begins.", "La partie commence."],
  [{ type: "dealt", seat: 0, colour: "S" }, "Your first rug is Saffron.", "Votre premier tapis est Safran."],
  [
    { type: "oriented", seat: 0, turn: "left", heading: "west" },
    "You turned Assam left, to the west.",
    "Vous avez tourné Assam à gauche, vers l’ouest.",
  ],
  [
    { type: "oriented", seat: 3, turn: "ahead", heading: "north" },
    "Amal left Assam facing north.",
    "Amal a laissé Assam tourné vers le nord.",
  ],
  [
    {
      type: "walked",
      seat: 3,
      steps: 1,
      from: "d5",
      path: [{ square: "d6", heading: "north", mosaic: null, left: null }],
    },
    "Amal rolled one. Assam walked from d5 to d6.",
    "Amal a fait un. Assam est allé de d5 à d6.",
  ],
  [
    { type: "paid", seat: 0, to: 2, due: 1, paid: 1, squares: ["d6"] },
    "You paid Safia 1 dirham.",
    "Vous avez payé 1 dirham à Safia.",
  ],
  [
    { type: "paid", seat: 1, to: 0, due: 4, paid: 4, squares: [] },
    "Idir paid you 4 dirhams.",
    "Idir vous a payé 4 dirhams.",
  ],
  [
    { type: "paid", seat: 1, to: 0, due: 6, paid: 2, squares: [] },
    "Idir owed you 6 and could pay only 2 dirhams.",
    "Idir vous devait 6 et n’a pu payer que 2 dirhams.",
  ],
  [{ type: "eliminated", seat: 1 }, "Idir is out of the game.", "Idir quitte la partie."],
  [
    { type: "laid", seat: 2, rug: "d4-d5", colour: "S", covers: ["A", null] },
    "Safia laid Saffron on d4–d5, over Almond and bare ground.",
    "Safia a posé Safran en d4–d5, sur Amande et sol nu.",
  ],
  [{ type: "drawn", seat: 3, colour: "H" }, "Amal's next rug is Henna.", "Le prochain tapis d’Amal est Henné."],
  [
    { type: "turned", seat: 0, turn: "right", heading: "east" },
    "You turned Assam to the east.",
    "Vous avez tourné Assam vers l’est.",
  ],
  [{ type: "taken_back", seat: 0, to: 4 }, "You took a move back.", "Vous avez annulé un coup."],
  [{ type: "held", seat: 2 }, "A bot plays for Safia.", "Un robot joue pour Safia."],
  [{ type: "reclaimed", seat: 2 }, "Safia is back.", "Safia est de retour."],
  [{ type: "timed_out", seat: 1 }, "Idir's time ran out.", "Le temps d’Idir est écoulé."],
  [
    {
      type: "ended",
      ranking: [
        { seat: 0, place: 1, score: 51, dirhams: 40, squares: 11, out: false },
        { seat: 1, place: 2, score: 30, dirhams: 30, squares: 0, out: false },
      ],
    },
    "The game is over. You win with 51.",
    "La partie est finie. Vous gagnez avec 51 points.",
  ],
];

describe("announcements", () => {
  it.each(SAID)("%o", (event, english, french) => {
    expect(announce(event, names, en)).toBe(english);
    expect(announce(event, names, fr)).toBe(french);
  });

  it("has a sentence for every event of whole games, in both languages", () => {
    for (const name of ["four", "out", "two", "variant"] as const) {
      for (const { events } of game(name))
        for (const event of events)
          for (const dictionary of [en, fr]) expect(announce(event, names, dictionary)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

describe("dictionaries", () => {
  const shape = (value: unknown): unknown => {
    if (typeof value === "function") return "text";
    if (Array.isArray(value)) return value.map(shape);
    if (value !== null && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
    return typeof value;
  };
  it("say the same things", () => {
    expect(shape(fr)).toEqual(shape(en));
  });
});
