/** French: every area of the page, each in a module of its own. */
import { advice } from "./fr/advice";
import { finale } from "./fr/finale";
import { frame } from "./fr/frame";
import { friends } from "./fr/friends";
import { game } from "./fr/game";
import { games } from "./fr/games";
import { replay } from "./fr/replay";
import { start } from "./fr/start";
import { telling } from "./fr/telling";
import { words } from "./fr/words";
import type { Dictionary } from "./dictionary";

export const fr: Dictionary = {
  ...words,
  ...frame,
  ...start,
  ...friends,
  ...games,
  ...game,
  ...telling,
  ...finale,
  ...replay,
  advice,
};
