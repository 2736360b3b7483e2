/** Coins in words: "One gold, two silver". */
import type { Purse } from "../api/types";
import type { Dictionary } from "../i18n/dictionary";

const coins = ({ gold, silver }: Purse, t: Dictionary): string =>
  [
    ...(gold > 0 ? [t.referee.gold(t.number(gold), gold)] : []),
    ...(silver > 0 || gold === 0 ? [t.referee.silver(t.number(silver), silver)] : []),
  ].join(", ");

/** What a purse holds, or what is handed over. */
export const coinText = (purse: Purse, t: Dictionary): string => t.referee.handed(coins(purse, t));

/** What is handed over and what comes back: "Two gold, three silver back". */
export const handedText = (given: Purse, back: number, t: Dictionary): string =>
  back === 0 ? coinText(given, t) : t.referee.handedBack(coins(given, t), coins({ gold: 0, silver: back }, t));
