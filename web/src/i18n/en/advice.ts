/** What bots do and advise, in English. */
import { list } from "./words";

const per = (share: number): string => `${Math.round(share * 100)} %`;
const points = (value: number): string =>
  Math.abs(value - 1) < 0.05 ? "1 point" : `${value.toFixed(1).replace(/\.0$/, "")} points`;

export const advice = {
  /** What a level does, one sentence each. */
  levels: {
    novice: "Knows what is worth having, but makes one choice in four without a thought.",
    apprentice: "Makes the most of this turn and watches where Assam goes next.",
    merchant: "Works out this turn and the next player's answer, roll by roll.",
    master: "Has learnt from a great many games what a market is worth, and looks ahead.",
  } as Record<string, string>,
  levelsTitle: "How the bots play",
  preparing: "Getting ready: you can start without it.",

  button: "Hint",
  thinking: "Thinking…",
  title: "Hint",
  close: "Close the hint",
  turn: { left: "Turn Assam left", ahead: "Leave Assam as he is", right: "Turn Assam right" },
  turnShort: { left: "left", ahead: "ahead", right: "right" },
  rug: (place: string) => `Lay ${place}`,
  /** Reasons, in the game's words. */
  reasons: {
    free: "on no roll is there anything to pay",
    costs: (average: string, worst: number) => `you pay ${average} on average, ${worst} at worst`,
    costsThem: (who: string, average: string, worst: number) =>
      `${who} then pays ${average} on average, ${worst} at worst`,
    freeForThem: (who: string) => `${who} then walks free; the other ways help you less`,
    joined: (squares: number) => `it joins ${squares} of your squares`,
    taken: (count: number, who: string) => `covers ${count} of ${who}'s`,
    gained: (count: number) => `shows ${count === 1 ? "one square" : `${count} squares`} more of yours`,
    toll: (who: string, average: string) => `even on the best way ${who} pays you ${average} on average`,
    noToll: (who: string) => `${who} can still walk round it`,
  },
  /** Figures, which come second. */
  wins: (share: number) => `wins ${per(share)} of the time`,
  expects: (score: number) => `expects ${points(Math.round(score))}`,
  next: (what: string, share: number) => `the next best, ${what}: ${per(share)}`,
  better: (what: string, by: number) => `worth ${points(by)} more than the next best, ${what}`,
  equal: (what: string) => `as good as ${what}`,
  only: "there is no other choice",
  /** The hint in one sentence: what, then why. */
  sentence: (what: string, why: string[]) => (why.length === 0 ? `${what}.` : `${what}: ${list(why)}.`),
  figures: (parts: string[]) => `${parts.join("; ").replace(/^./, (first) => first.toUpperCase())}.`,
  by: (level: string) => `The master is still getting ready: this is the ${level}'s advice.`,
  looked: (turns: number, positions: string) =>
    `${turns === 1 ? "One turn" : `${turns} turns`} ahead, ${positions} positions.`,

  bar: "Chance to win",
  barSetting: "Show everybody's chance to win",
  share: (name: string, share: number) => `${name} ${per(share)}`,
  percent: per,
  weighing: "Weighing the market…",

  refusals: {
    preparing: "The master is getting ready: the chances will come by themselves.",
    level_not_ready: "The master is getting ready. Ask again in a moment.",
    not_casual: "Hints are for games against bots. Between people, chances are shown once the game is over.",
    stale: "The game has gone on.",
    wrong_step: "There is nothing to choose: roll the die.",
    too_many_requests: "The master is busy. Ask again in a moment.",
  } as Record<string, string>,
};

export type AdviceWords = typeof advice;
