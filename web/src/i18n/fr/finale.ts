/** The end of a game, in French. */
import type { finale as English } from "../en/finale";
import { list } from "./words";

export const finale: typeof English = {
  over: {
    eyebrow: "Tous les tapis sont posés",
    eyebrowLast: "Il ne reste qu’un marchand",
    wins: (who, score) => (who.you ? `Le marché est à vous, avec ${score} points` : `${who.name} emporte le marché avec ${score} points`),
    shared: (names, score) => `${list(names)} se partagent le marché avec ${score} points`,
    ranking: "Classement",
    place: (place) => `Place ${place}`,
    outNote: "éliminé",
    keyDirhams: "dirhams en bourse",
    keySquares: "cases visibles",
    again: "Rejouer",
    replay: "Revoir la partie",
    share: "Partager un lien",
    download: "Télécharger",
    verify: "Vérifier les dés",
    verifying: "Vérification…",
    verified: "Les dés sont honnêtes : chaque lancer découle du secret scellé avant le premier.",
    notVerified: "Les dés ne correspondent pas au sceau.",
    checks: {
      commitment: "Le secret est bien celui qui fut scellé",
      rolls: "Chaque lancer en découle",
      piles: "Les piles en découlent",
    },
    seal: "Sceau",
    secret: "Secret",
    board: "Voir le plateau",
    summary: "Voir le résultat",
  },
};
