/** The end of a game, in English. */
import type { Who } from "../who";
import { list } from "./words";

export const finale = {
  over: {
    eyebrow: "All rugs are laid",
    eyebrowLast: "One merchant is left",
    wins: (who: Who, score: number) => (who.you ? `You win the market with ${score}` : `${who.name} wins the market with ${score}`),
    shared: (names: string[], score: number) => `${list(names)} share the market with ${score}`,
    ranking: "Ranking",
    place: (place: number) => `Place ${place}`,
    outNote: "out",
    keyDirhams: "dirhams held",
    keySquares: "squares in sight",
    again: "Play again",
    replay: "Watch the replay",
    share: "Share a link",
    download: "Download",
    verify: "Check the dice",
    verifying: "Checking…",
    verified: "The dice are fair: every roll follows from the secret that was sealed before the first one.",
    notVerified: "The dice do not match the seal.",
    checks: {
      commitment: "The secret is the one that was sealed",
      rolls: "Every roll follows from it",
      piles: "The piles follow from it",
    } as Record<string, string>,
    seal: "Seal",
    secret: "Secret",
    board: "See the board",
    summary: "See the result",
  },
};
