/** What happened, for the log and for screen readers, in French. */
import type { telling as English } from "../en/telling";
import { colours, has, is, list, n, number, of, subject, to, toward, under } from "./words";

export const telling: typeof English = {
  say: {
    created: () => "Le marché est dressé.",
    joined: (name) => `${name} prend place.`,
    freed: () => "Une place s’est libérée.",
    renewed: () => "Les liens vers cette table ont changé : partagez le nouveau.",
    started: () => "La partie commence.",
    dealt: (who, colour) =>
      `${who.you ? "Votre premier tapis" : `Le premier tapis ${of(who.name)}`} est ${colours[colour]}.`,
    oriented: (who, turn, heading) =>
      turn === "ahead"
        ? `${has(who)} laissé Assam tourné vers ${toward(heading)}.`
        : `${has(who)} tourné Assam à ${turn === "left" ? "gauche" : "droite"}, vers ${toward(heading)}.`,
    walked: (who, steps, from, square) => `${has(who)} fait ${number(steps)}. Assam est allé de ${from} à ${square}.`,
    paid: (who, whom, paid) =>
      whom.you
        ? `${who.name} vous a payé ${n(paid, "dirham", "dirhams")}.`
        : `${has(who)} payé ${n(paid, "dirham", "dirhams")} ${to(whom)}.`,
    paidPart: (who, whom, paid, due) =>
      `${whom.you ? `${who.name} vous devait ${due}` : `${who.you ? "Vous deviez" : `${who.name} devait`} ${due} ${to(whom)}`} et n’${who.you ? "avez" : "a"} pu payer que ${n(paid, "dirham", "dirhams")}.`,
    eliminated: (who) => `${subject(who)} ${who.you ? "quittez" : "quitte"} la partie.`,
    laid: (who, place, colour, covers) => `${has(who)} posé ${colours[colour]} en ${place}, sur ${under(covers)}.`,
    drawn: (who, colour) =>
      `${who.you ? "Votre prochain tapis" : `Le prochain tapis ${of(who.name)}`} est ${colours[colour]}.`,
    turned: (who, turn, heading) =>
      turn === "ahead"
        ? `${has(who)} laissé Assam tourné vers ${toward(heading)}.`
        : `${has(who)} tourné Assam vers ${toward(heading)}.`,
    taken_back: (who) => `${has(who)} annulé un coup.`,
    held: (who) => `Un robot joue pour ${who.you ? "vous" : who.name}.`,
    reclaimed: (who) => `${is(who)} de retour.`,
    resigned: (who) => `${subject(who)} ${who.you ? "abandonnez" : "abandonne"}. Un robot continue.`,
    timed_out: (who) => `${who.you ? "Votre temps" : `Le temps ${of(who.name)}`} est écoulé.`,
    ended: (first, score) =>
      first.length === 1 && first[0] !== undefined
        ? `La partie est finie. ${first[0].you ? "Vous gagnez" : `${first[0].name} gagne`} avec ${score} points.`
        : `La partie est finie. ${list(first.map(subject))} se partagent la première place avec ${score} points.`,
    score: (who, score, purse, squares) =>
      `${subject(who)} : ${score}, ${n(purse, "dirham", "dirhams")} et ${n(squares, "case", "cases")}`,
    yourMove: {
      orient: "À vous : choisissez une direction et lancez.",
      roll: "À vous : lancez le dé.",
      lay: "Choisissez où poser votre tapis.",
      turn: "Orientez Assam pour le marchand suivant.",
    },
  },

  line: {
    rolled: (who, steps) => `${has(who)} fait ${number(steps)}`,
    walked: (from, square) => `mené Assam de ${from} à ${square}`,
    paid: (whom, paid) => (whom.you ? `vous a payé ${paid}` : `payé ${paid} ${to(whom)}`),
    paidPart: (whom, paid, due) =>
      whom.you ? `vous a payé ${paid} sur ${due}` : `payé ${paid} sur ${due} ${to(whom)}`,
    laid: (place) => `posé ${place}`,
    turned: (heading) => `tourné Assam vers ${toward(heading)}`,
    out: "tout perdu",
  },
};
