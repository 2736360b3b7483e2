/** Inviting friends and joining them, in French. */
import type { friends as English } from "../en/friends";

export const friends: typeof English = {
  open: {
    title: "En attendant les amis",
    note: "La partie commence d’elle-même quand toutes les places sont prises.",
    invite: (who) => `Invitation pour ${who}`,
    scan: "À scanner avec un téléphone de ce réseau.",
    copy: "Copier le lien",
    copied: "Copié",
    share: "Partager",
    qr: (who) => `Code QR de l’invitation pour ${who}`,
    localhost: "Cette adresse ne marche que sur cette machine. Ouvrez la page par son adresse sur le réseau pour inviter d’autres joueurs.",
    watch: "Lien pour regarder",
  },

  join: {
    page: "Rejoindre",
    title: "Prenez place",
    note: "Les autres verront votre nom.",
    name: "Votre nom",
    button: "Rejoindre la partie",
    watch: "Seulement regarder",
  },
};
