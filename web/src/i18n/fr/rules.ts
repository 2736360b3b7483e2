/** The rules page, in French. */
import type { rules as English } from "../en/rules";

export const rules: typeof English = {
  rules: {
    page: "Règles",
    title: "Comment on joue à Marrakech",
    intro: "Vous vendez des tapis. Assam, l’intendant du marché, se promène parmi eux. Qui l’envoie sur le tapis d’un autre paie.",
    sections: [
      {
        title: "Le but",
        text: ["Quand le dernier tapis est posé, chaque dirham de votre bourse et chaque case visible à vos couleurs valent un point. Le plus de points l’emporte ; à égalité, la bourse la plus pleine ; sinon la place est partagée."],
      },
      {
        title: "1. Orienter",
        text: ["Avant le dé, tournez Assam d’un quart à gauche ou à droite, ou laissez-le ainsi. Il ne fait jamais demi-tour."],
      },
      {
        title: "2. Marcher",
        text: [
          "Le dé porte 1, 2, 2, 3, 3 et 4. Assam avance d’autant de cases, tout droit.",
          "Au bord, un demi-cercle le ramène sur la ligne voisine. Dans deux coins, la grande mosaïque le rend à la case qu’il quittait, tourné d’un quart. Le détour ne coûte aucun pas.",
        ],
      },
      {
        title: "3. Payer",
        text: [
          "S’il s’arrête sur le tapis d’un autre marchand, vous lui payez un dirham par case de l’étendue où il se tient : toutes les cases visibles de cette couleur qui se touchent par un côté.",
          "Le sol nu, vos propres tapis et ceux d’un joueur éliminé ne coûtent rien.",
        ],
      },
      {
        title: "4. Poser",
        text: [
          "Posez un tapis sur deux cases voisines. L’une au moins touche par un côté la case d’Assam, qui reste libre.",
          "Couvrez du sol nu, ou une moitié de tapis et du sol nu, ou des moitiés de deux tapis différents. Jamais d’un coup les deux moitiés visibles d’un même tapis. Un tapis déjà à demi caché peut perdre le reste.",
        ],
      },
      {
        title: "La fin",
        text: ["La partie finit avec le dernier tapis, ou dès qu’il ne reste qu’un marchand."],
      },
      {
        title: "À deux, trois ou quatre",
        text: [
          "Chacun part avec 30 dirhams. À quatre, 12 tapis chacun ; à trois, 15.",
          "À deux, chacun a 24 tapis de deux couleurs, mêlés en une pile et posés dans son ordre. Tous deux voient le tapis du dessus, personne ce qu’il y a dessous. Une étendue est d’une seule couleur, et aucune de vos deux couleurs ne vous coûte rien.",
        ],
      },
    ],
    printings: "Les éditions comparées",
    printingsNote: "Le même jeu a été imprimé plusieurs fois. Là où une feuille se tait, nous disons ce que nous faisons.",
    table: {
      printing: "Édition",
      rugs: "Tapis dans la boîte",
      edge: "Bord",
      insolvency: "Ne peut payer",
      variant: "Quart de tour final",
      two: "À deux",
      starter: "Qui commence",
    },
    rugs: (rugs, sets) => (rugs === null ? "non imprimé" : `${rugs} (${(sets ?? []).join(" + ")})`),
    edge: { mosaics: "mosaïques", arrows: "flèches" },
    insolvency: { out: "éliminé", plays_on: "donne ce qu’il a, continue" },
    notPrinted: "non imprimé",
    variant: { yes: "proposé", no: "non" },
    two: { two_colours: "24 tapis de deux couleurs", one_colour: "ou 15 d’une couleur" },
    starter: { holiday: "le dernier en vacances au Maroc", decide: "les joueurs décident", not_printed: "non imprimé" },
    variantTitle: "Le quart de tour final",
    variantText: "Dans la variante, on n’oriente pas Assam avant le dé mais après avoir posé son tapis : un quart à gauche ou à droite, et le marchand suivant doit aller par là. Qui est éliminé ne le tourne pas.",
    outTitle: "Quand on ne peut pas payer",
    outText: "Dans les éditions à 60 tapis, on donne ce qu’on a et l’on est éliminé : les tapis en main retournent dans la boîte, ceux du plateau restent, ne coûtent rien et ne comptent pour personne. On ne pose pas de tapis. Qui peut payer tout juste reste, même la bourse vide. Les autres feuilles n’en disent rien ; on y donne ce qu’on a et l’on continue.",
    boardTitle: "Le chemin autour du bord",
  },
};
