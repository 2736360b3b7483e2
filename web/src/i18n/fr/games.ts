/** My games and game files, in French. */
import type { games as English } from "../en/games";
import { of } from "./words";

export const games: typeof English = {
  games: {
    page: "Mes parties",
    title: "Mes parties",
    none: "Aucune partie encore dans ce navigateur.",
    yourTurn: "À vous",
    open: "Attend des amis",
    playing: "En cours",
    over: "Terminée",
    go: "Aller à la partie",
    against: (mine, rival, score) => `vous ${mine}, ${rival} ${score}`,
    won: (name) => `Victoire ${of(name)}`,
  },

  file: {
    page: "Revoir une partie",
    title: "Ouvrir un fichier de partie",
    note: "Un fichier téléchargé à la fin d’une partie, ou écrit par la commande marrakech.",
    choose: "Choisir un fichier",
    drop: "ou déposez-le ici",
    paste: "ou collez son texte",
    button: "Ouvrir",
    reading: "Lecture…",
  },
};
