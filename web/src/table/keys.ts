/** The keys of a game; `frame/Keys.svelte` lists them. */
import type { Advice } from "../game/advice.svelte";
import type { Controls } from "../game/controls.svelte";
import type { Session } from "../game/session.svelte";
import { t } from "../i18n/index.svelte";
import { shell } from "../lib/shell.svelte";

interface Game {
  session: Session;
  controls: Controls;
  /** None at a real table. */
  advice?: Advice;
  /** The board, unless it is hidden. */
  around: { focusStop: () => void; onkeydown: (event: KeyboardEvent) => void } | undefined;
  over: boolean;
}

function readScore(session: Session): void {
  const { position, seats } = session.table;
  session.say(
    seats
      .map(({ seat }) =>
        t().say.score(
          session.names(seat),
          position.scores[seat] ?? 0,
          position.purses[seat] ?? 0,
          position.visible[seat] ?? 0,
        ),
      )
      .join(". "),
  );
}

function readLast(session: Session): void {
  if (session.lastEvent !== null) session.say(session.lastEvent);
}

/** Does what a key means in a game. */
export function pressed(event: KeyboardEvent, { session, controls, advice, around, over }: Game): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.matches("input:not([type=radio]):not([type=checkbox]), textarea, select")) return;
  // Radios and the board itself use the arrow keys; buttons and links use Enter.
  const taken =
    target.closest(
      event.key === "Enter"
        ? "button, a, input, [role=radio], [role=gridcell]"
        : "input, ol, [role=radio], [role=gridcell]",
    ) !== null;
  const { stage } = session;
  // A moment that is staged has its own button.
  if (stage.moment !== null && (event.key === "Enter" || event.key === " ") && target.matches("button, a")) return;
  if (event.key === "?") shell.keys = true;
  else if (event.key === "Escape" && (stage.playing || (session.skippable && !controls.exploring))) session.skip(true);
  else if (event.key === "Escape") controls.cancel();
  else if (event.key === " " && stage.playing && !target.matches("button, a")) {
    event.preventDefault();
    session.skip();
  } else if (event.key === "x" || event.key === "X") {
    controls.exploring = !controls.exploring;
    around?.focusStop();
  } else if (event.key === "u" || event.key === "U") void controls.takeBack();
  else if (event.key === "h" || event.key === "H") void advice?.ask();
  else if (event.key === "s" || event.key === "S") readScore(session);
  else if (event.key === "l" || event.key === "L") readLast(session);
  else if (/^[1-4]$/.test(event.key)) around?.onkeydown(event);
  else if (!taken && (event.key.startsWith("Arrow") || event.key === "Enter") && !over) around?.onkeydown(event);
}
