/** English: every area of the page, each in a module of its own. */
import { advice } from "./en/advice";
import { finale } from "./en/finale";
import { frame } from "./en/frame";
import { friends } from "./en/friends";
import { game } from "./en/game";
import { games } from "./en/games";
import { replay } from "./en/replay";
import { start } from "./en/start";
import { telling } from "./en/telling";
import { words } from "./en/words";

export const en = {
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
