import type { NewGame, Update } from "../../src/api/types";
import { MockGame } from "../mock/game";

/** A game of four people at one device, changed as a test wants it. */
export function fixture(change: (game: MockGame) => void = () => {}, settings: Partial<NewGame> = {}): MockGame {
  const game = new MockGame("test", { printing: "en2021", seats: Array(4).fill({ kind: "person" }), ...settings }, "me", 1);
  change(game);
  return game;
}

/** Every update of a game that bots play to the end. */
export function wholeGame(seed: number, settings: Partial<NewGame> = {}): Update[] {
  return new MockGame("test", { printing: "en2021", seats: Array(4).fill({ kind: "bot" }), ...settings }, "me", seed).updates;
}
