/** Replays, in French. */
import type { replay as English } from "../en/replay";

export const replay: typeof English = {
  replay: {
    page: "Revoir",
    title: "Partie revue",
    looking: "Vous regardez en arrière",
    first: "Au début",
    previous: "Un pas en arrière",
    next: "Un pas en avant",
    last: "À la fin",
    play: "Lecture",
    pause: "Pause",
    slider: "Moment de la partie",
    moment: (at, total) => `${at} sur ${total}`,
    review: "Analyser",
    analyse: "Essayer d’ici",
    link: "Copier un lien vers ce moment",
    turn: "Tour",
    turnOf: (turn, name) => `${turn}. ${name}`,
    start: "Début",
    speed: "Vitesse",
    speedOf: (speed) => `${speed === 0.5 ? "½" : speed}×`,
    live: "Revenir à la partie",
    empty: "Rien à montrer pour l’instant.",
  },
};
