/** The rules page, in English. */
export const rules = {
  rules: {
    page: "Rules",
    title: "How Marrakech is played",
    intro: "You are a rug merchant. Assam, the keeper of the market, walks among the rugs. Whoever sends him onto somebody's rug pays for it.",
    sections: [
      {
        title: "The aim",
        text: ["When the last rug lies, every dirham in your purse and every square of your colour in sight count one point. Most points win; a tie goes to the fuller purse, and if that is equal too the place is shared."],
      },
      {
        title: "1. Turn",
        text: ["Before the die is thrown you may turn Assam a quarter to the left or to the right, or leave him as he is. He never turns back the way he came."],
      },
      {
        title: "2. Walk",
        text: [
          "The die has the faces 1, 2, 2, 3, 3 and 4. Assam walks that many squares straight ahead.",
          "At the edge a half circle takes him round onto the line next to his. In two corners the larger mosaic brings him back onto the very square he left, turned a quarter. The way round costs no step.",
        ],
      },
      {
        title: "3. Pay",
        text: [
          "If he stops on another merchant's rug, you pay that merchant one dirham for each square of the carpet he stands on: all squares of that colour in sight that hang together edge to edge.",
          "Bare ground, your own rugs and the rugs of somebody who is out cost nothing.",
        ],
      },
      {
        title: "4. Lay",
        text: [
          "Lay one rug over two neighbouring squares. At least one of them touches Assam's square by an edge; his own square stays free.",
          "Cover bare ground, or half a rug and bare ground, or halves of two different rugs. Never both visible halves of one rug in one go. A rug that has lost one half may lose the other.",
        ],
      },
      {
        title: "The end",
        text: ["The game is over when the last rug is laid, or as soon as only one merchant is left."],
      },
      {
        title: "Two, three or four",
        text: [
          "Everybody starts with 30 dirhams. Four merchants have 12 rugs each, three have 15.",
          "Two merchants have 24 rugs of two colours each, shuffled into a pile and laid in its order. Both see the top rug, and nobody what lies under it. A region is of one colour only, and neither of your colours costs you anything.",
        ],
      },
    ],
    printings: "Printings compared",
    printingsNote: "The same game was printed several times. Where a sheet is silent, we say what we do.",
    table: {
      printing: "Printing",
      rugs: "Rugs in the box",
      edge: "Edge",
      insolvency: "Cannot pay",
      variant: "Turn at the end",
      two: "Two players",
      starter: "Who starts",
    },
    rugs: (rugs: number | null, sets: number[] | null) => (rugs === null ? "not printed" : `${rugs} (${(sets ?? []).join(" + ")})`),
    edge: { mosaics: "mosaics", arrows: "arrows" },
    insolvency: { out: "out of the game", plays_on: "pays what there is, plays on" },
    notPrinted: "not printed",
    variant: { yes: "offered", no: "no" },
    two: { two_colours: "24 rugs of two colours", one_colour: "or 15 of one colour" } as Record<string, string>,
    starter: { holiday: "last to holiday in Morocco", decide: "the players decide", not_printed: "not printed" },
    variantTitle: "The turn at the end",
    variantText: "In the variant you do not turn Assam before the die but after your rug: a quarter to the left or right, and the next merchant must walk that way. Somebody who drops out does not turn him.",
    outTitle: "When you cannot pay",
    outText: "In the printings with 60 rugs you pay what you have and are out: your rugs in hand go back to the box, those on the board stay, cost nothing and count for nobody. You lay no rug. If you can pay exactly, you stay, even with an empty purse. The other sheets do not say; there you pay what you have and play on.",
    boardTitle: "The way round the edge",
  },
};
