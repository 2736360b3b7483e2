/** The words of the review, loaded with it. */
import type { Turn } from "../api/types";
import type { Who } from "../i18n/who";
import { settings } from "../lib/settings.svelte";
import { n as nEn, subject as subjectEn, object as objectEn, decimal as decimalEn } from "../i18n/en/words";
import { n as nFr, of as ofFr, subject as subjectFr, decimal as decimalFr } from "../i18n/fr/words";
import type { Kind } from "./review";

type Facts = Record<string, number>;
type Reason = (better: Facts, played: Facts, who: Who) => string;

const percent = (share: number): string => `${Math.round(Math.abs(share) * 100)} %`;
/** With its sign, e.g. `−6 %`. */
export const signed = (share: number): string =>
  `${Math.round(share * 100) === 0 ? "±" : share > 0 ? "+" : "−"}${percent(share)}`;
/** Points with their sign, e.g. `+13`. */
export const points = (value: number): string =>
  `${Math.round(value) === 0 ? "±" : value > 0 ? "+" : "−"}${Math.abs(Math.round(value))}`;

const en = {
  page: "Review",
  loading: "The game is being looked back at",
  queue: (before: number) => (before === 1 ? "One other comes first." : `${before} others come first.`),
  preparing: "The first review after a start takes a little longer.",
  done: (done: number, total: number) => `${done} of ${total} moves`,
  failed: "The review could not be made.",
  notOver: "A game can be reviewed once it is over.",
  retry: "Try again",
  replay: "Watch the replay",
  result: "Back to the result",
  games: "My games",
  analyse: "Try it out",
  fromHere: "See it in the replay",
  moments: (count: number) =>
    count === 0
      ? "No single moment turned it."
      : count === 1
        ? "One moment turned it."
        : `${["", "", "Two", "Three", "Four", "Five", "Six", "Seven"][count] ?? count} moments turned it.`,
  chance: (who: Who) => `${who.you ? "Your" : `${who.name}'s`} chance to win, move by move.`,
  won: (who: Who, lowest: number) => {
    const wins = `${subjectEn(who)} won`;
    return lowest < 0.005
      ? `${wins} from nearly nothing`
      : lowest < 0.2
        ? `${wins} from ${Math.max(1, Math.round(lowest * 100))} in 100`
        : wins;
  },
  shared: (who: Who) => `${subjectEn(who)} shared the win`,
  lost: (who: Who, highest: number) =>
    highest > 0.5 ? `${subjectEn(who)} lost from ${Math.round(highest * 100)} in 100` : `${subjectEn(who)} did not win`,
  round: (round: number) => `Round ${round}`,
  turningPoints: "Turning points",
  none: "Nothing cost or gave more than the evaluation can tell apart.",
  kinds: { luck: "luck", choice: "choice" } as Record<Kind, string>,
  where: (round: number, kind: Kind) => `Round ${round}, ${kind}`,
  rolls: (who: Who, steps: number) => `${subjectEn(who)} ${who.you ? "roll" : "rolls"} ${steps}`,
  draws: (who: Who) => `${subjectEn(who)} ${who.you ? "draw" : "draws"} a rug`,
  pays: (from: Who, to: Who, sum: number) => `${subjectEn(from)} ${from.you ? "pay" : "pays"} ${objectEn(to)} ${sum}`,
  lays: (who: Who, place: string) => `${subjectEn(who)} ${who.you ? "lay" : "lays"} ${place}`,
  turns: (who: Who, turn: Turn) =>
    turn === "ahead"
      ? `${subjectEn(who)} ${who.you ? "leave" : "leaves"} Assam as he is`
      : `${subjectEn(who)} ${who.you ? "turn" : "turns"} Assam ${turn}`,
  head: {
    rug: (round: number, who: Who) => `Round ${round}, ${who.you ? "your" : `${who.name}'s`} rug`,
    way: (round: number, who: Who) => `Round ${round}, ${who.you ? "your" : `${who.name}'s`} heading`,
    roll: (round: number, who: Who) => `Round ${round}, ${who.you ? "your" : `${who.name}'s`} roll`,
  },
  step: (at: number, of: number) => `${at} of ${of}`,
  previous: "Previous moment",
  next: "Next moment",
  slider: "Moment of the game",
  at: (round: number, what: string, chances: string) => `Round ${round}: ${what}. ${chances}`,
  played: "Played",
  better: "Better",
  toWin: "to win",
  ways: { left: "left", ahead: "ahead", right: "right" } as Record<string, string>,
  titles: {
    squares: (who: Who) => `${subjectEn(who)} gave squares away.`,
    region: (who: Who) => `${subjectEn(who)} left ${who.you ? "your" : "their"} squares apart.`,
    cut: (who: Who) => `${subjectEn(who)} left a rival's region whole.`,
    toll: (who: Who) => `${subjectEn(who)} let the next walker off lightly.`,
    risk: (who: Who) => `${subjectEn(who)} took the dearer way.`,
    purse: (who: Who) => `${subjectEn(who)} put ${who.you ? "your" : "the"} purse in danger.`,
  } as Record<string, (who: Who) => string>,
  otherPlace: (who: Who) => `There was a better place for ${who.you ? "you" : who.name}.`,
  otherWay: (who: Who) => `There was a better way for ${who.you ? "you" : who.name}.`,
  on: (better: string) => `On ${better}`,
  turned: (better: string) => `Turned ${better}`,
  reasons: {
    squares: (b, p, who) =>
      `${who.you ? "you show" : `${who.name} shows`} ${nEn(b.own ?? 0, "square", "squares")} and the others ${b.others}, not ${p.own} and ${p.others}`,
    region: (b, p, who) => `${who.you ? "your" : "the"} largest region counts ${b.largest}, not ${p.largest}`,
    cut: (b, p) => `the largest region of the others counts ${b.largest}, not ${p.largest}`,
    toll: (b, p, who) =>
      `whoever walks next can expect to pay ${objectEn(who)} ${decimalEn(b.ours ?? 0)} on the cheapest way, not ${decimalEn(p.ours ?? 0)}`,
    risk: (b, p) =>
      `the walk costs ${decimalEn(b.expected ?? 0)} on average, not ${decimalEn(p.expected ?? 0)} (${p.highest} on ${p.rolls} of 6 rolls)`,
    purse: (b, p) => `the purse is emptied on ${b.ruin} of 6 rolls, not on ${p.ruin}`,
  } as Record<string, Reason>,
  noReason: "Nothing that can be counted at once tells them apart: it is what comes later.",
  moved: (who: Who, change: number) =>
    `It moved ${who.you ? "your" : `${who.name}'s`} chance to win by ${signed(change)}.`,
  odds: (weight: number, sum: number, least: number, most: number) =>
    `${nEn(weight, "face", "faces")} of the six cost ${sum}${weight === 6 ? "" : least === most ? `; the others ${least}` : `; the others ${least} to ${most}`}.`,
  quiet: "A quiet moment: nothing here was a mistake.",
  accounts: "Luck and choices",
  unit: "points",
  columns: { luck: "dice", own: "choices", others: "others' choices" },
  sentence: (who: Who, by: number, luck: string, own: string, others: string) =>
    `${by > 0 ? `${subjectEn(who)} won by ${by}` : by === 0 ? `${subjectEn(who)} shared the win` : `${subjectEn(who)} lost by ${-by}`}: dice ${luck}, choices ${own}, the others' choices ${others}.`,
  players: "Each merchant's game",
  perDecision: (loss: string, decisions: number) =>
    `Lost ${loss} a decision, over ${nEn(decisions, "decision", "decisions")}`,
  like: (level: string) => `as ${/^[aeiou]/.test(level) ? "an" : "a"} ${level} does`,
  mistakes: (count: number) => (count === 0 ? "no mistake" : nEn(count, "mistake", "mistakes")),
  luckier: (share: number) => `Luckier than in ${Math.round(share * 100)} of 100 games like this`,
  hardest: "The roll that hurt most",
  hardestText: (who: Who, round: number, roll: string) =>
    `Round ${round}: ${subjectEn(who)} rolled ${roll}. What might have come, exactly:`,
  hardestDraw: (who: Who, round: number) =>
    `Round ${round}: ${subjectEn(who)} drew a rug. What might have come, exactly:`,
  oddsRow: (roll: string, chance: number) =>
    `${roll} (${Math.round(chance * 6) === chance * 6 || Math.abs(chance * 6 - Math.round(chance * 6)) < 0.01 ? `${Math.round(chance * 6)} in 6` : percent(chance)})`,
  came: "it came",
  overTime: "Luck and loss, game by game",
  by: "Apart by",
  opponents: "opponents",
  printing: "printing",
  which: "Games",
  allGames: "all reviewed",
  savePlot: "Save the plot",
  means: (games: number, luck: string, loss: string) =>
    `${nEn(games, "reviewed game", "reviewed games")}: luck ${luck} a game, ${loss} lost a decision.`,
  luckAxis: "luck",
  lossAxis: "loss",
  deeper: "Look deeper",
  deeperNote: "Plays the close choices on many times; half a minute or more.",
  deepening: "The close choices are being played on…",
  stop: "Stop, show what there is",
  sampled: (playouts: number, stopped: boolean) =>
    `The close choices were played on ${playouts} times each with the same dice${stopped ? ", until it was stopped" : ""}.`,
  give: (share: number) => `± ${(share * 100).toFixed(1)} %`,
  depth: (turns: number, error: number) =>
    `Every choice was weighed ${turns === 1 ? "one turn" : `${turns} turns`} ahead. Differences under ${(error * 100).toFixed(1)} % are never called mistakes.`,
};

type Words = typeof en;

const fr: Words = {
  page: "Analyse de la partie",
  loading: "La partie est relue",
  queue: (before) => (before === 1 ? "Une autre passe d’abord." : `${before} autres passent d’abord.`),
  preparing: "La première analyse après un démarrage prend un peu plus de temps.",
  done: (done, total) => `${done} coups sur ${total}`,
  failed: "L’analyse n’a pas pu être faite.",
  notOver: "Une partie s’analyse une fois finie.",
  retry: "Réessayer",
  replay: "Revoir la partie",
  result: "Retour au résultat",
  games: "Mes parties",
  analyse: "Essayer",
  fromHere: "Voir ce moment",
  moments: (count) =>
    count === 0
      ? "Aucun moment ne l’a fait basculer."
      : count === 1
        ? "Un moment l’a fait basculer."
        : `${["", "", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept"][count] ?? count} moments l’ont fait basculer.`,
  chance: (who) => `${who.you ? "Vos chances" : `Les chances ${ofFr(who.name)}`} de gagner, coup par coup.`,
  won: (who, lowest) => {
    const wins = who.you ? "Vous avez gagné" : `${who.name} a gagné`;
    return lowest < 0.005
      ? `${wins} en partant de presque rien`
      : lowest < 0.2
        ? `${wins} en partant de ${Math.max(1, Math.round(lowest * 100))} sur 100`
        : wins;
  },
  shared: (who) => `${who.you ? "Vous avez" : `${who.name} a`} partagé la victoire`,
  lost: (who, highest) =>
    highest > 0.5
      ? `${who.you ? "Vous aviez" : `${who.name} avait`} ${Math.round(highest * 100)} chances sur 100`
      : `${who.you ? "Vous n’avez" : `${who.name} n’a`} pas gagné`,
  round: (round) => `Manche ${round}`,
  turningPoints: "Moments décisifs",
  none: "Rien n’a coûté ni donné plus que ce que l’évaluation distingue.",
  kinds: { luck: "hasard", choice: "choix" },
  where: (round, kind) => `Manche ${round}, ${kind === "luck" ? "hasard" : "choix"}`,
  rolls: (who, steps) => `${subjectFr(who)} ${who.you ? "faites" : "fait"} ${steps}`,
  draws: (who) => `${subjectFr(who)} ${who.you ? "tirez" : "tire"} un tapis`,
  pays: (from, to, sum) =>
    to.you ? `${from.name} vous paie ${sum}` : `${subjectFr(from)} ${from.you ? "payez" : "paie"} ${sum} à ${to.name}`,
  lays: (who, place) => `${subjectFr(who)} ${who.you ? "posez" : "pose"} ${place}`,
  turns: (who, turn) =>
    turn === "ahead"
      ? `${subjectFr(who)} ${who.you ? "laissez" : "laisse"} Assam tout droit`
      : `${subjectFr(who)} ${who.you ? "tournez" : "tourne"} Assam à ${turn === "left" ? "gauche" : "droite"}`,
  head: {
    rug: (round, who) => `Manche ${round}, ${who.you ? "votre tapis" : `tapis ${ofFr(who.name)}`}`,
    way: (round, who) => `Manche ${round}, ${who.you ? "votre direction" : `direction ${ofFr(who.name)}`}`,
    roll: (round, who) => `Manche ${round}, ${who.you ? "votre lancer" : `lancer ${ofFr(who.name)}`}`,
  },
  step: (at, of) => `${at} sur ${of}`,
  previous: "Moment précédent",
  next: "Moment suivant",
  slider: "Moment de la partie",
  at: (round, what, chances) => `Manche ${round} : ${what}. ${chances}`,
  played: "Joué",
  better: "Mieux",
  toWin: "de gagner",
  ways: { left: "à gauche", ahead: "tout droit", right: "à droite" },
  titles: {
    squares: (who) => `${subjectFr(who)} ${who.you ? "avez" : "a"} cédé des cases.`,
    region: (who) => `${subjectFr(who)} ${who.you ? "avez laissé vos" : "a laissé ses"} cases séparées.`,
    cut: (who) => `${subjectFr(who)} ${who.you ? "avez" : "a"} laissé entière une zone adverse.`,
    toll: (who) => `${subjectFr(who)} ${who.you ? "avez" : "a"} laissé passer le suivant à bon compte.`,
    risk: (who) => `${subjectFr(who)} ${who.you ? "avez" : "a"} pris le chemin le plus cher.`,
    purse: (who) => `${subjectFr(who)} ${who.you ? "avez mis votre" : "a mis sa"} bourse en danger.`,
  },
  otherPlace: (who) => `Il y avait une meilleure place pour ${who.you ? "vous" : who.name}.`,
  otherWay: (who) => `Il y avait un meilleur chemin pour ${who.you ? "vous" : who.name}.`,
  on: (better) => `En ${better}`,
  turned: (better) => `Tourné ${better}`,
  reasons: {
    squares: (b, p, who) =>
      `${who.you ? "vous montrez" : `${who.name} montre`} ${nFr(b.own ?? 0, "case", "cases")} et les autres ${b.others}, au lieu de ${p.own} et ${p.others}`,
    region: (b, p, who) => `${who.you ? "votre" : "sa"} plus grande zone compte ${b.largest}, au lieu de ${p.largest}`,
    cut: (b, p) => `la plus grande zone des autres compte ${b.largest}, au lieu de ${p.largest}`,
    toll: (b, p, who) =>
      `le suivant doit payer ${decimalFr(b.ours ?? 0)} ${who.you ? "à vous" : `à ${who.name}`} en moyenne par le chemin le moins cher, au lieu de ${decimalFr(p.ours ?? 0)}`,
    risk: (b, p) =>
      `la marche coûte ${decimalFr(b.expected ?? 0)} en moyenne, au lieu de ${decimalFr(p.expected ?? 0)} (${p.highest} sur ${p.rolls} lancers de 6)`,
    purse: (b, p) => `la bourse est vidée sur ${b.ruin} lancers de 6, au lieu de ${p.ruin}`,
  },
  noReason: "Rien de ce qui se compte tout de suite ne les distingue : c’est la suite qui compte.",
  moved: (who, change) =>
    `${who.you ? "Vos chances" : `Les chances ${ofFr(who.name)}`} de gagner ont changé de ${signed(change)}.`,
  odds: (weight, sum, least, most) =>
    `${nFr(weight, "face", "faces")} sur six ${weight === 1 ? "coûtait" : "coûtaient"} ${sum}${weight === 6 ? "" : least === most ? ` ; les autres ${least}` : ` ; les autres de ${least} à ${most}`}.`,
  quiet: "Un moment calme : rien ici n’était une erreur.",
  accounts: "Hasard et choix",
  unit: "points",
  columns: { luck: "dé", own: "choix", others: "choix des autres" },
  sentence: (who, by, luck, own, others) =>
    `${by > 0 ? `${who.you ? "Vous avez" : `${who.name} a`} gagné de ${by}` : by === 0 ? `${who.you ? "Vous avez" : `${who.name} a`} partagé la victoire` : `${who.you ? "Vous avez" : `${who.name} a`} perdu de ${-by}`} : dé ${luck}, choix ${own}, choix des autres ${others}.`,
  players: "La partie de chacun",
  perDecision: (loss, decisions) => `${loss} perdus par décision, sur ${nFr(decisions, "décision", "décisions")}`,
  like: (level) => `comme un ${level}`,
  mistakes: (count) => (count === 0 ? "aucune erreur" : nFr(count, "erreur", "erreurs")),
  luckier: (share) => `Plus de chance que dans ${Math.round(share * 100)} parties semblables sur 100`,
  hardest: "Le lancer le plus dur",
  hardestText: (who, round, roll) =>
    `Manche ${round} : ${who.you ? "vous avez" : `${who.name} a`} fait ${roll}. Ce qui pouvait venir, exactement :`,
  hardestDraw: (who, round) =>
    `Manche ${round} : ${who.you ? "vous avez" : `${who.name} a`} tiré un tapis. Ce qui pouvait venir, exactement :`,
  oddsRow: (roll, chance) =>
    `${roll} (${Math.abs(chance * 6 - Math.round(chance * 6)) < 0.01 ? `${Math.round(chance * 6)} sur 6` : percent(chance)})`,
  came: "il est venu",
  overTime: "Hasard et pertes, partie par partie",
  by: "Séparer par",
  opponents: "adversaires",
  printing: "édition",
  which: "Parties",
  allGames: "toutes les analysées",
  savePlot: "Enregistrer le graphique",
  means: (games, luck, loss) =>
    `${nFr(games, "partie analysée", "parties analysées")} : hasard ${luck} par partie, ${loss} perdus par décision.`,
  luckAxis: "hasard",
  lossAxis: "perte",
  deeper: "Regarder plus loin",
  deeperNote: "Rejoue de nombreuses fois les choix proches ; une demi-minute ou plus.",
  deepening: "Les choix proches sont rejoués…",
  stop: "Arrêter, montrer ce qui est là",
  sampled: (playouts, stopped) =>
    `Les choix proches ont été rejoués ${playouts} fois chacun avec les mêmes dés${stopped ? ", jusqu’à l’arrêt" : ""}.`,
  give: (share) => `± ${(share * 100).toFixed(1).replace(".", ",")} %`,
  depth: (turns, error) =>
    `Chaque choix a été pesé ${turns === 1 ? "un tour" : `${turns} tours`} à l’avance. Une différence de moins de ${(error * 100).toFixed(1).replace(".", ",")} % n’est jamais appelée une erreur.`,
};

const WORDS: Record<"en" | "fr", Words> = { en, fr };

/** The words in the language chosen. */
export const r = (): Words => WORDS[settings.language];
