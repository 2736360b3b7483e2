/** What is shown of one merchant at the moment on the stage. */
import type { Seat } from "../api/types";
import type { Session } from "../game/session.svelte";
import type { Dictionary } from "../i18n/dictionary";

/** The figures of a seat, and whether it is out, to move, or paying. */
export function merchantOf({ stage }: Session, seat: number) {
  const { table, tithe, event, moment } = stage;
  const out = table.position.out.includes(seat) || (moment?.out === true && moment.from === seat);
  const purse = stage.purses[seat] ?? 0;
  const visible = table.position.visible[seat] ?? 0;
  /** Whose panel is lit: who acts in what is shown, else who is to move. */
  const active = event !== null && "seat" in event ? event.seat : table.next.seat;
  return {
    out,
    purse,
    visible,
    score: purse + (out ? 0 : visible),
    turn: seat === active && table.status === "playing",
    change: tithe?.from === seat ? -tithe.paid : tithe?.to === seat ? tithe.paid : 0,
  };
}

/** What a seat is doing, in a word or two. */
export function statusOf(session: Session, seat: Seat, t: Dictionary): string {
  const { stage, you, present, due } = session;
  const at = seat.seat;
  const { out, turn } = merchantOf(session, at);
  if (out) return t.game.out;
  if (stage.tithe?.from === at) return t.game.pays;
  if (stage.tithe?.to === at) return t.game.paid;
  if (seat.held) return t.game.held;
  if (!seat.joined) return t.game.waiting;
  if (turn && session.names(at).you) return t.game.yourTurn;
  // Whoever is away does not think: the others should know whom they wait for.
  const here = seat.kind === "bot" || you.includes(at) || (present?.[at] ?? seat.present);
  if (here && turn && !stage.playing && stage.table.next.seat === at && due === null) return t.game.thinks;
  if (seat.kind === "bot") return t.game.level(seat.level ?? "");
  if (you.includes(at)) return t.game.person;
  return here ? t.game.here : t.game.away;
}
