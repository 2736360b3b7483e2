/** My games: which of them wait for the reader, and which are shown first. */
import type { MyGame } from "../api/types";
import { isSlowGame } from "../game/clock";

export type Filter = "slow" | "live" | "over";

export const isMine = ({ status, your_turn }: Pick<MyGame, "status" | "your_turn">): boolean =>
  status === "playing" && your_turn;

/** Games that wait for the reader lead, slow ones before others; then those that go on at all. */
export function leadingFilter(mine: readonly MyGame[]): Filter {
  const going = mine.filter(({ status }) => status !== "over");
  const waiting = going.filter(isMine);
  const first = waiting.length > 0 ? waiting : going;
  return first.some(isSlowGame) ? "slow" : first.length > 0 ? "live" : "over";
}
