/** The words of a question: who is concerned, what goes on, what is asked. */
import type { Dictionary } from "../i18n/dictionary";
import type { Session } from "../game/session.svelte";
import type { Refereeing } from "./refereeing.svelte";

export interface Asked {
  seat: number;
  note: string;
  title: string;
}

/** Why a walk cost nothing: what lies under Assam. */
function freeOf(session: Session, walker: number, t: Dictionary): string {
  const { position, seats } = session.table;
  const rug = position.rugs.findLast(({ visible }) => visible.includes(position.assam.square));
  if (rug === undefined) return t.referee.free.bare;
  if (rug.neutral) return t.referee.free.nobody;
  return seats[walker]?.colours.includes(rug.colour) ? t.referee.free.own(session.names(walker)) : t.referee.free.bare;
}

function walkOf(session: Session): { seat: number; steps: number } {
  const events = session.history.findLast((update) => update.version === session.table.version)?.events ?? [];
  const walked = events.find((event) => event.type === "walked");
  return { seat: walked?.seat ?? session.table.referee?.undo?.seat ?? 0, steps: walked?.steps ?? 0 };
}

export function asked(session: Session, refereeing: Refereeing, t: Dictionary): Asked {
  const { table, names } = session;
  const seat = table.next.seat ?? 0;
  const who = names(seat);
  switch (refereeing.question) {
    case "top":
      return { seat, note: t.referee.pileOf(who), title: t.referee.whichRug };
    case "heading":
      return { seat, note: t.walk.turning(who), title: t.referee.whichWay };
    case "turn":
      return { seat, note: t.referee.turningOn(who), title: t.referee.whichWay };
    case "number":
      return { seat, note: t.referee.rolling(who), title: t.referee.whatNumber };
    case "pay": {
      const tithe = refereeing.tithe;
      if (tithe === null) break;
      const rug = table.position.rugs.findLast(({ visible }) => visible.includes(tithe.squares[0] ?? ""));
      const { steps } = walkOf(session);
      const note =
        tithe.paid < tithe.due
          ? t.referee.owes(names(tithe.seat), tithe.due, table.position.out.includes(tithe.seat))
          : steps > 0
            ? t.referee.squaresOn(rug?.colour ?? "H", steps)
            : t.colours[rug?.colour ?? "H"];
      const say = tithe.paid < tithe.due ? t.referee.paysAll : t.referee.pays;
      return { seat: tithe.seat, note, title: say(names(tithe.seat), names(tithe.to), tithe.paid) };
    }
    case "free": {
      const { seat: walker, steps } = walkOf(session);
      return { seat: walker, note: t.walk.rolled(names(walker), steps), title: freeOf(session, walker, t) };
    }
    case "rug":
      return {
        seat,
        note: t.walk.laying(who),
        title: refereeing.choice.pinned ? t.referee.here : t.referee.twoSquares,
      };
    default:
  }
  const { event } = session.stage;
  if (event?.type === "walked") {
    return {
      seat: event.seat,
      note: t.referee.rolling(names(event.seat)),
      title: t.walk.rolled(names(event.seat), event.steps),
    };
  }
  return { seat, note: t.referee.page, title: who.name };
}
