/** The words around the lessons, loaded with them. */
import type { Refusal } from "./judge";

interface Words {
  step: (at: number, of: number) => string;
  extra: (at: number, of: number) => string;
  part: (at: number, of: number) => string;
  steps: string;
  squares: string;
  arrows: string;
  answers: string;
  way: { left: string; ahead: string; right: string; behind: string };
  bare: string;
  assam: string;
  first: (square: string) => string;
  refused: Record<Refusal, (assam: string) => string>;
  helps: Record<Refusal, string>;
  counted: (count: number) => string;
  rules: string;
  leave: string;
  back: string;
  next: string;
  last: string;
  show: string;
  reached: string;
  open: string;
  voice: string;
  learn: string;
  doneTitle: string;
  doneText: string;
  play: string;
  moreTitle: string;
  moreText: string;
  again: string;
  done: string;
  purse: (dirhams: number, squares: number) => string;
  unknown: string;
}

const en: Words = {
  step: (at, of) => `Step ${at} of ${of}`,
  extra: (at, of) => `Extra ${at} of ${of}`,
  part: (at, of) => `part ${at} of ${of}`,
  steps: "Steps of the lesson",
  squares: "Squares of the market",
  arrows: "Ways for Assam",
  answers: "Answers",
  way: { left: "Turn him left", ahead: "Leave him as he is", right: "Turn him right", behind: "Turn him round" },
  bare: "bare ground",
  assam: "Assam",
  first: (square) => `**${square} it is.** Now its other half: a square beside it.`,
  refused: {
    assam: (assam) => `**Under Assam's feet:** he stands on ${assam}, and his own square stays free.`,
    away: (assam) => `**Not beside Assam:** neither half touches **${assam}**, where he stands.`,
    whole: () => "**Both halves of one rug:** they may never be covered in one go.",
    apart: () => "**Not side by side:** the second half of a rug lies beside the first.",
  },
  helps: {
    assam: "The ringed squares touch his. Start from one of them.",
    away: "The ringed squares do. Start from one of them.",
    whole: "One half of it may go, together with something else.",
    apart: "Choose the first half again.",
  },
  counted: (count) => `**${count} so far.** Go on: every square that counts.`,
  rules: "Read the rules",
  leave: "Leave",
  back: "Back",
  next: "Next",
  last: "Finish",
  show: "Show me",
  reached: "done",
  open: "to do",
  voice: "Anir says",
  learn: "Learn",
  doneTitle: "You know the game",
  doneText:
    "Turn, roll, pay, lay: that is a turn. In your first game a word of help stands at each step the first time you meet it.",
  play: "Play your first game",
  moreTitle: "Three more, if you like",
  moreText: "They come up in some games only.",
  again: "Once more from the start",
  done: "done",
  purse: (dirhams, squares) => `${dirhams} + ${squares}`,
  unknown: "There is no such lesson.",
};

const fr: Words = {
  step: (at, of) => `Étape ${at} sur ${of}`,
  extra: (at, of) => `Supplément ${at} sur ${of}`,
  part: (at, of) => `partie ${at} sur ${of}`,
  steps: "Étapes de la leçon",
  squares: "Cases du marché",
  arrows: "Directions pour Assam",
  answers: "Réponses",
  way: {
    left: "Le tourner à gauche",
    ahead: "Le laisser ainsi",
    right: "Le tourner à droite",
    behind: "Lui faire faire demi-tour",
  },
  bare: "sol nu",
  assam: "Assam",
  first: (square) => `**${square}, bien.** L’autre moitié maintenant : une case à côté.`,
  refused: {
    assam: (assam) => `**Sous les pieds d’Assam :** il se tient sur ${assam}, et sa case reste libre.`,
    away: (assam) => `**Pas à côté d’Assam :** aucune moitié ne touche **${assam}**, où il se tient.`,
    whole: () => "**Les deux moitiés d’un même tapis :** on ne peut jamais les couvrir d’un coup.",
    apart: () => "**Pas côte à côte :** la seconde moitié d’un tapis est à côté de la première.",
  },
  helps: {
    assam: "Les cases cerclées touchent la sienne. Partez de l’une d’elles.",
    away: "Les cases cerclées, si. Partez de l’une d’elles.",
    whole: "Une moitié peut partir, avec autre chose.",
    apart: "Choisissez de nouveau la première moitié.",
  },
  counted: (count) => `**${count} pour l’instant.** Continuez : toutes les cases qui comptent.`,
  rules: "Lire les règles",
  leave: "Quitter",
  back: "Retour",
  next: "Suivant",
  last: "Terminer",
  show: "Montrez-moi",
  reached: "atteint",
  open: "à faire",
  voice: "Anir dit",
  learn: "Apprendre",
  doneTitle: "Vous connaissez le jeu",
  doneText:
    "Tourner, lancer, payer, poser : voilà un tour. Dans votre première partie, un mot d’aide accompagne chaque étape la première fois.",
  play: "Jouer une première partie",
  moreTitle: "Trois de plus, si vous voulez",
  moreText: "Elles ne servent que dans certaines parties.",
  again: "Recommencer depuis le début",
  done: "fait",
  purse: (dirhams, squares) => `${dirhams} + ${squares}`,
  unknown: "Cette leçon n’existe pas.",
};

export const lessonWords = { en, fr };
