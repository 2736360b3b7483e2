/** The rules page, in English; loaded with it. */
import type { PrintingId } from "../../api/types";

/** What a sheet says of a point: printed, or our ruling where it is silent, or beside the point for this printing. */
export interface Ruling {
  /** The section in which it is told. */
  at?: string;
  title: string;
  text: string;
  /** The printings whose sheets leave it open. */
  ours: PrintingId[];
  /** The printings that print it; the others have no such rule. */
  printed?: PrintingId[];
}

const ALL: PrintingId[] = ["en2021", "fr60", "fr57", "ro57", "suleika"];

export const rulesText = {
  title: "How Marrakech is played",
  intro:
    "You are a rug merchant. Assam, the keeper of the market, walks among the rugs. Whoever sends him onto somebody's rug pays for it.",
  choose: "Rules of",
  inForce: "This game is played by",
  contents: "On this page",
  sections: (edge: "mosaics" | "arrows") => [
    {
      id: "aim",
      title: "The aim",
      text: [
        "When the last rug lies, every dirham in your purse and every square of your colour in sight count one point. Most points win; a tie goes to the fuller purse, and if that is equal too the place is shared.",
      ],
    },
    {
      id: "preparation",
      title: "Before the first turn",
      text: [
        "Assam stands on the middle square. Everybody starts with 30 dirhams: five coins of 1 and five of 5. Four merchants have 12 rugs each of one colour, three have 15. Play goes clockwise.",
        "Two merchants have 24 rugs each, 12 of either of two colours, shuffled into a pile and laid in its order. Both see the top rug, and nobody what lies under it. A region is of one colour only, and neither of your colours costs you anything.",
      ],
    },
    {
      id: "turn",
      title: "1. Turn",
      text: [
        "Before the die is thrown you may turn Assam a quarter to the left or to the right, or leave him as he is. Never half a turn.",
      ],
    },
    {
      id: "walk",
      title: "2. Walk",
      text: [
        "The die has the faces 1, 2, 2, 3, 3 and 4. Assam walks that many squares straight ahead.",
        edge === "mosaics"
          ? "At the edge a half circle of mosaic takes him round onto the line next to his. In two corners the larger mosaic brings him back onto the very square he left, turned a quarter. The mosaic costs no step; the square on which he comes back is one."
          : "At the edge an arrow takes him round onto the line next to his. In two corners the larger arrow brings him back onto the very square he left, turned a quarter. The arrow costs no step; the square on which he comes back is one.",
      ],
    },
    {
      id: "pay",
      title: "3. Pay the tithe",
      text: [
        "If he stops on another merchant's rug, you owe that merchant the tithe: one dirham for each square of the region he stands on. A region is all squares of that colour in sight that hang together edge to edge; corners do not count, Assam's own square does.",
        "Bare ground, your own rugs and the rugs of somebody who is out cost nothing.",
      ],
    },
    {
      id: "lay",
      title: "4. Lay a rug",
      text: [
        "A rug covers two squares that lie side by side. One half shares an edge with Assam's square; the second half lies beside the first. His own square stays free.",
        "It may cover bare ground, half a rug and bare ground, or halves of two different rugs. Never both halves in sight of one rug in one go. A rug that has lost one half may lose the other.",
      ],
    },
    {
      id: "end",
      title: "The end",
      text: ["The game is over when the last rug is laid, or as soon as only one merchant is left."],
    },
  ],
  outTitle: "When you cannot pay",
  out: "You pay what you have and are out: your rugs in hand go back to the box, those on the board stay, cost nothing and count for nobody. You lay no rug.",
  playsOn: "You pay what you have and play on.",
  playsOnNote: "This sheet does not say what happens; that is our ruling.",
  variantTitle: "The variant: turn at the end",
  variant:
    "You do not turn Assam before the die but after your rug: a quarter to the left or right, and the next merchant must walk that way.",
  variantNone: "This sheet has no variant.",
  houseTitle: "House rules in force",
  pictures: {
    walk: (edge: "mosaics" | "arrows"): string =>
      edge === "mosaics"
        ? "Round a half circle, and round the larger mosaic in the corner."
        : "Round an arrow, and round the larger arrow in the corner.",
    pay: "Assam stopped on Indigo: four squares, four dirhams. The Indigo at the right touches none of them by an edge.",
    cut: "A rug across cuts a region: Assam on Saffron costs four, and not six.",
    legal: "Allowed",
    illegal: "Not allowed",
    bare: "Two bare squares.",
    half: "A bare square and half a rug.",
    two: "Halves of two different rugs.",
    assam: "Under Assam.",
    away: "Away from Assam: neither half touches his square.",
    whole: "Both halves of one rug in one go.",
  },
  printings: "Printings compared",
  printingsNote: "The same game was printed several times. Where a sheet is silent, we say what we do.",
  table: {
    rugs: "Rugs in the box",
    edge: "Round the edge",
    insolvency: "Cannot pay in full",
    variant: "Turn at the end",
    two: "Two merchants",
    starter: "Who starts",
  },
  rugs: (rugs: number | null, sets: number[] | null) =>
    rugs === null ? "not printed" : `${rugs} (${(sets ?? []).join(" + ")})`,
  edge: { mosaics: "mosaics", arrows: "arrows" },
  insolvency: { out: "out of the game", plays_on: "pays what there is, plays on" },
  variants: { yes: "offered", no: "not printed" },
  two: { two_colours: "24 rugs of two colours", one_colour: "or 15 of one colour" } as Record<string, string>,
  starter: { holiday: "last to holiday in Morocco", decide: "the players decide", not_printed: "not printed" },
  ours: "our ruling",
  printed: "printed",
  none: "does not arise",
  rulingsTitle: "What the sheets leave open",
  rulingsNote: "Marked by printing: where the sheet says it, and where it is our ruling.",
  point: "Point",
  rulings: [
    { at: "aim", title: "Shared places", text: "Equal score and equal purse share the place.", ours: ALL },
    {
      at: "lay",
      title: "A whole rug of your own",
      text: "The sheets forbid to cover an opponent's rug whole in one go and list only halves of different rugs; we forbid it for your own too. A house rule allows it.",
      ours: ALL,
    },
    {
      at: "preparation",
      title: "Who begins",
      text: "Seat 1 begins, whatever the sheet asks: the table decides who sits there.",
      ours: ALL,
    },
    {
      at: "preparation",
      title: "The top of the pile",
      text: "With two merchants both see the top rug of each pile, and nobody what lies under it.",
      ours: ALL,
    },
    {
      at: "preparation",
      title: "The order of the pile",
      text: "The rugs are laid in the pile's order.",
      ours: ["ro57"],
      printed: ["en2021", "fr60", "fr57", "suleika"],
    },
    {
      at: "preparation",
      title: "Twelve of either colour",
      text: "The 24 rugs of two merchants are 12 of each colour.",
      ours: ["en2021", "fr60", "fr57", "suleika"],
      printed: ["ro57"],
    },
    {
      title: "Who cannot pay",
      text: "Where the sheet says nothing, one pays what there is and plays on.",
      ours: ["fr57", "ro57", "suleika"],
      printed: ["en2021", "fr60"],
    },
    {
      at: "pay",
      title: "Paying exactly",
      text: "Who can pay in full stays in, even with nothing left.",
      ours: ["en2021"],
      printed: ["fr60"],
    },
    {
      at: "pay",
      title: "Ranking of those out",
      text: "Who is out ranks below all who stayed, who went out later above who went out earlier.",
      ours: ["en2021", "fr60"],
    },
    {
      at: "pay",
      title: "No rug when out",
      text: "The turn of who goes out ends there: no rug, and in the variant no quarter turn.",
      ours: ["en2021", "fr60"],
    },
    {
      at: "variant",
      title: "The variant's first turn",
      text: "Assam faces north; nobody has turned him yet.",
      ours: ["en2021", "fr60"],
    },
    {
      at: "preparation",
      title: "The short set",
      text: "One set has 12 rugs; ours is Almond, so three merchants play the other three.",
      ours: ["fr57", "ro57"],
    },
    {
      at: "preparation",
      title: "Preparation",
      text: "Assam in the middle, 30 dirhams, 12 or 15 rugs, clockwise. Suleika prints no preparation and no contents; we take the other sheets'.",
      ours: ["suleika"],
      printed: ["en2021", "fr60", "fr57", "ro57"],
    },
  ] as Ruling[],
  learn: "Rather learn by doing? Seven steps, five minutes.",
};
