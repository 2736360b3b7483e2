/** The end of a game, in English. */
import type { Who } from "../who";
import { list, n, object, subject } from "./words";

export const finale = {
  over: {
    eyebrow: "All rugs are laid",
    practised: "Practised with take-backs: this game does not count in your statistics.",
    eyebrowLast: "One merchant is left",
    wins: (who: Who) => (who.you ? "You win the market" : `${who.name} wins the market`),
    shared: (names: string[]) => `${list(names)} share the market`,
    made: (dirhams: number, squares: number) =>
      `${n(dirhams, "dirham", "dirhams")} and ${n(squares, "square", "squares")}`,
    yours: (place: number, score: number) =>
      `You come ${["first", "second", "third", "fourth"][place - 1] ?? String(place)} with ${score}.`,
    youOut: "You could not pay and left the market.",
    turned: "How it turned",
    curveChances: "chance to win",
    curveScores: "scores",
    curveText: (who: Who, values: string) => `${subject(who)}: ${values}`,
    roundOne: "Round 1",
    turning: (round: number, paid: { from: Who; to: Who; sum: number } | null) =>
      paid === null
        ? `Round ${round}: where the rugs came to lie.`
        : `Round ${round}: ${subject(paid.from)} ${paid.from.you ? "pay" : "pays"} ${object(paid.to)} ${paid.sum}.`,
    after: (rounds: number) => `After ${n(rounds, "round", "rounds")}`,
    dice: "Dice",
    choices: "choices",
    picture: "A picture of the market and the score, with a link to the replay.",
    beat: (who: Who, rounds: number) =>
      `${who.you ? "You win" : `${who.name} wins`} after ${n(rounds, "round", "rounds")}`,
    shareText: (title: string, score: string) => `Marrakech: ${title}, ${score}.`,
    saved: "The picture is saved, and the link is copied.",
    ranking: "Ranking",
    place: (place: number) => `Place ${place}`,
    outNote: "out",
    keyDirhams: "dirhams held",
    keySquares: "squares in sight",
    keyParts: "Points by the dice, and by everybody’s choices",
    again: "Play again",
    review: "Look back at it",
    replay: "Watch the replay",
    share: "Share",
    download: "Download",
    verify: "Check the dice",
    verifying: "Checking…",
    verified: "The dice are fair: every roll follows from the secret that was sealed before the first one.",
    notVerified: "The dice do not match the seal.",
    checks: {
      commitment: "The secret is the one that was sealed",
      rolls: "Every roll follows from it",
      piles: "The piles follow from it",
      numbers: "Your own numbers were used",
    } as Record<string, string>,
    seal: "Seal",
    secret: "Secret",
    board: "See the board",
    summary: "See the result",
  },
};
