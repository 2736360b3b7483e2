/** The bars of a rollout: where they begin and end, and the scale they are drawn on. */
import type { Rollout } from "../api/types";

export type Span = [number, number];

export interface Bar {
  choice: string;
  win: number;
  /** The guess before, two standard errors to each side. */
  guess: Span;
  /** The games so far: as wide as the difference to the best is unsure, so that bars apart are told apart. */
  games: Span;
  loss: number;
  by: number;
  best: boolean;
  apart: boolean;
}

const around = (middle: number, half: number): Span => [Math.max(0, middle - half), Math.min(1, middle + half)];

/** A bar for each choice, the best first. */
export function barsOf(rolled: Rollout, error: number): Bar[] {
  const nearest = rolled.choices[1]?.loss_error;
  return rolled.choices.map((one, index) => {
    const win = one.win[rolled.seat] ?? 0;
    const by = index > 0 ? one.loss_error : (nearest ?? one.win_error[rolled.seat] ?? 0);
    return {
      choice: one.choice,
      win: Math.max(0, Math.min(1, win)),
      guess: around(one.guess, 2 * error),
      games: around(win, (rolled.errors / 2) * by),
      loss: one.loss,
      by: one.loss_error,
      best: index === 0,
      apart: one.apart,
    };
  });
}

export interface Scale {
  at: (share: number) => string;
  rest: (share: number) => string;
  ticks: number[];
}

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2];
const MOST_TICKS = 5;

/** A scale that holds all bars, with a few round shares on it. */
export function scaleOf(bars: readonly Bar[]): Scale {
  const ends = bars.flatMap((bar) => [...bar.guess, ...bar.games]);
  const low = Math.max(0, Math.min(1, ...ends) - 0.01);
  const high = Math.min(1, Math.max(0, ...ends) + 0.01);
  const width = Math.max(high - low, 0.01);
  const step = STEPS.find((one) => width / one <= MOST_TICKS) ?? 0.2;
  const ticks: number[] = [];
  for (let n = Math.ceil(low / step - 1e-9); n * step <= high + 1e-9; n++) ticks.push(n * step);
  const percent = (share: number): number => (100 * (share - low)) / width;
  return {
    at: (share) => `${percent(share).toFixed(2)}%`,
    rest: (share) => `${(100 - percent(share)).toFixed(2)}%`,
    ticks,
  };
}
