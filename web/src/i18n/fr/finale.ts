/** The end of a game, in French. */
import type { finale as English } from "../en/finale";
import { list, n, subject, to } from "./words";

export const finale: typeof English = {
  over: {
    eyebrow: "Tous les tapis sont posés",
    practised: "Entraînement, avec coups annulés : cette partie ne compte pas dans vos statistiques.",
    eyebrowLast: "Il ne reste qu’un marchand",
    wins: (who) => (who.you ? "Le marché est à vous" : `${who.name} emporte le marché`),
    shared: (names) => `${list(names)} se partagent le marché`,
    made: (dirhams, squares) => `${n(dirhams, "dirham", "dirhams")} et ${n(squares, "case", "cases")}`,
    yours: (place, score) =>
      `Vous finissez ${["premier", "deuxième", "troisième", "quatrième"][place - 1] ?? String(place)} avec ${score}.`,
    youOut: "Vous n’avez pas pu payer et avez quitté le marché.",
    turned: "Comment tout a tourné",
    curveChances: "chances de gagner",
    curveScores: "scores",
    curveText: (who, values) => `${subject(who)} : ${values}`,
    roundOne: "Manche 1",
    turning: (round, paid) =>
      paid === null
        ? `Manche ${round} : la place des tapis.`
        : `Manche ${round} : ${paid.to.you ? `${paid.from.name} vous paie ${paid.sum}` : `${paid.from.you ? "vous payez" : `${paid.from.name} paie`} ${paid.sum} ${to(paid.to)}`}.`,
    after: (rounds) => `Après ${n(rounds, "manche", "manches")}`,
    dice: "Dés",
    choices: "choix",
    picture: "Une image du marché et du score, avec un lien pour revoir la partie.",
    beat: (who, rounds) => `${who.you ? "Vous gagnez" : `${who.name} gagne`} après ${n(rounds, "manche", "manches")}`,
    shareText: (title, score) => `Marrakech : ${title}, ${score}.`,
    saved: "L’image est enregistrée et le lien copié.",
    ranking: "Classement",
    place: (place) => `Place ${place}`,
    outNote: "éliminé",
    keyDirhams: "dirhams en bourse",
    keySquares: "cases visibles",
    keyParts: "Points dus aux dés et aux choix de tous",
    again: "Rejouer",
    review: "Analyser la partie",
    replay: "Revoir la partie",
    share: "Partager",
    download: "Télécharger",
    verify: "Vérifier les dés",
    verifying: "Vérification…",
    verified: "Les dés sont honnêtes : chaque lancer découle du secret scellé avant le premier.",
    notVerified: "Les dés ne correspondent pas au sceau.",
    checks: {
      commitment: "Le secret est bien celui qui fut scellé",
      rolls: "Chaque lancer en découle",
      piles: "Les piles en découlent",
      numbers: "Vos propres nombres ont été utilisés",
    },
    seal: "Sceau",
    secret: "Secret",
    board: "Voir le plateau",
    summary: "Voir le résultat",
  },
};
