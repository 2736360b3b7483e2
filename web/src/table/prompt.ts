/** The two lines that say what goes on and what is due. */
import type { Session } from "../game/session.svelte";
import { isSlow } from "../game/clock";
import { legal } from "../game/lay";
import type { Controls } from "../game/controls.svelte";
import type { Dictionary } from "../i18n/dictionary";
import { settings } from "../lib/settings.svelte";

export function promptTitle(session: Session, t: Dictionary): string {
  const { stage, due, names } = session;
  const { table, event } = stage;
  if (stage.playing && event !== null) {
    switch (event.type) {
      case "walked":
        return stage.tumbling ? t.walk.rolling(names(event.seat)) : t.walk.rolled(names(event.seat), event.steps);
      case "paid":
        return t.walk.paying(names(event.seat), names(event.to), event.due);
      case "laid":
        return t.walk.laying(names(event.seat));
      case "oriented":
      case "turned":
        return t.walk.turning(names(event.seat));
      case "eliminated":
        return t.say.eliminated(names(event.seat));
      case "timed_out":
        return t.say.timed_out(names(event.seat));
      case "taken_back":
        return t.say.taken_back(names(event.seat));
      default:
    }
  }
  if (session.aside) return t.game.aside;
  if (due !== null) {
    switch (table.next.step) {
      case "orient":
        return t.orient.title;
      case "roll":
        return t.orient.rollTitle;
      case "lay":
        return t.lay.title;
      case "turn":
        return t.turn.title;
      default:
    }
  }
  if (table.next.seat === null) return t.game.page;
  if (!awaited(session)) return t.walk.wait(names(table.next.seat));
  // In a slow game one may be away: it is simply their turn.
  return (isSlow(table.clock) ? t.game.turnOf : t.walk.away)(names(table.next.seat));
}

/** Is it the turn of a person who is away? Nobody of whom that is true is thinking. */
function awaited({ you, present, stage }: Session): boolean {
  const { next, seats } = stage.table;
  const mover = next.seat === null ? undefined : seats[next.seat];
  if (mover === undefined || mover.kind === "bot" || mover.held || you.includes(mover.seat)) return false;
  return !(present?.[mover.seat] ?? mover.present);
}

export function promptNote(session: Session, controls: Controls, t: Dictionary): string {
  const { stage, due } = session;
  const { table, tithe } = stage;
  const { step } = table.next;
  if (tithe !== null) {
    const [first] = tithe.squares;
    const rug = stage.rugs.findLast(({ visible }) => first !== undefined && visible.includes(first));
    return t.walk.region(rug?.colour ?? "H", tithe.squares.length);
  }
  if (due === null && !stage.playing && session.you.length > 0 && !isSlow(table.clock) && awaited(session))
    return t.walk.awayNote;
  if (due === null || stage.playing)
    return session.you.length === 0 && table.status === "playing" ? t.game.spectator : "";
  if (step === "orient") return t.orient.note;
  if (step === "roll") return t.orient.rollNote;
  if (step === "turn") return table.rules.keep_heading ? t.turn.noteKeep : t.turn.note;
  if (step !== "lay") return "";
  const { choice } = controls;
  const chosen = legal(table.next, choice.place);
  if (choice.first !== null && chosen === null) return t.lay.second(choice.first);
  if (chosen !== null)
    return (settings.quickLay ? t.lay.chosenQuick : t.lay.chosen)(chosen.rug.replace("-", "–"), chosen.covers);
  return t.lay.note;
}
