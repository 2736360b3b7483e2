/** What bots do and advise, in French. */
import type { AdviceWords } from "../en/advice";
import { list, of } from "./words";

const per = (share: number): string => `${Math.round(share * 100)} %`;
const points = (value: number): string =>
  `${value.toFixed(1).replace(/\.0$/, "").replace(".", ",")} ${value < 1.95 ? "point" : "points"}`;

export const advice: AdviceWords = {
  levels: {
    novice: "Sait ce qui vaut la peine, mais fait un choix sur quatre sans réfléchir.",
    apprentice: "Tire le meilleur de ce tour et regarde où ira Assam ensuite.",
    merchant: "Calcule ce tour et la réponse du joueur suivant, dé par dé.",
    master: "A appris de très nombreuses parties ce que vaut un marché, et voit plus loin.",
  },
  levelsTitle: "Comment jouent les robots",
  preparing: "Se prépare : vous pouvez commencer sans lui.",

  button: "Conseil",
  thinking: "Réflexion…",
  title: "Conseil",
  close: "Fermer le conseil",
  turn: { left: "Tournez Assam à gauche", ahead: "Laissez Assam comme il est", right: "Tournez Assam à droite" },
  turnShort: { left: "à gauche", ahead: "tout droit", right: "à droite" },
  rug: (place) => `Posez ${place}`,
  reasons: {
    free: "aucun lancer n’y coûte rien",
    costs: (average, worst) => `vous payez ${average} en moyenne, ${worst} au pire`,
    costsThem: (who, average, worst) => `${who} paie alors ${average} en moyenne, ${worst} au pire`,
    freeForThem: (who) => `${who} passe alors sans payer ; les autres voies vous aident moins`,
    joined: (squares) => `il réunit ${squares} de vos cases`,
    taken: (count, who) => `en couvre ${count} ${of(who)}`,
    gained: (count) => `montre ${count === 1 ? "une case" : `${count} cases`} de plus à vous`,
    toll: (who, average) => `même par la meilleure voie ${who} vous paie ${average} en moyenne`,
    noToll: (who) => `${who} peut encore le contourner`,
  },
  wins: (share) => `gagne ${per(share)} du temps`,
  expects: (score) => `espère ${points(Math.round(score))}`,
  next: (what, share) => `ensuite, ${what} : ${per(share)}`,
  better: (what, by) => `vaut ${points(by)} de plus que le suivant, ${what}`,
  equal: (what) => `vaut autant que ${what}`,
  only: "il n’y a pas d’autre choix",
  sentence: (what, why) => (why.length === 0 ? `${what}.` : `${what} : ${list(why)}.`),
  figures: (parts) => `${parts.join(" ; ").replace(/^./, (first) => first.toUpperCase())}.`,
  by: (level) => `Le maître se prépare encore : c’est un conseil du niveau ${level}.`,
  looked: (turns, positions) => `${turns === 1 ? "Un tour" : `${turns} tours`} à l’avance, ${positions} positions.`,

  bar: "Chances de gagner",
  barSetting: "Montrer les chances de chacun",
  share: (name, share) => `${name} ${per(share)}`,
  percent: per,
  weighing: "Le marché est évalué…",

  refusals: {
    preparing: "Le maître se prépare : les chances viendront d’elles-mêmes.",
    level_not_ready: "Le maître se prépare. Redemandez dans un instant.",
    not_casual:
      "Les conseils sont pour les parties contre des robots. Entre joueurs, les chances se voient une fois la partie finie.",
    stale: "La partie a continué.",
    wrong_step: "Il n’y a rien à choisir : lancez le dé.",
    too_many_requests: "Le maître est occupé. Redemandez dans un instant.",
  },
};
