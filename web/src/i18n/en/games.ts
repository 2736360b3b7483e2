/** My games and game files, in English. */
export const games = {
  games: {
    page: "My games",
    title: "My games",
    none: "No games yet in this browser.",
    yourTurn: "Your turn",
    open: "Waits for friends",
    playing: "Under way",
    over: "Finished",
    go: "Go to the game",
    against: (mine: number, rival: string, score: number) => `you ${mine}, ${rival} ${score}`,
    won: (name: string) => `${name} won`,
  },

  file: {
    page: "Open a replay",
    title: "Open a game file",
    note: "A file that was downloaded at the end of a game, or written by the marrakech command.",
    choose: "Choose a file",
    drop: "or drop it here",
    paste: "or paste its text",
    button: "Open",
    reading: "Reading…",
  },
};
