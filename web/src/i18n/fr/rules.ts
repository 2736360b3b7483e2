/** The rules page, in French; loaded with it. */
import type { PrintingId } from "../../api/types";
import type { rulesText as English } from "../en/rules";

const ALL: PrintingId[] = ["en2021", "fr60", "fr57", "ro57", "suleika"];

export const rulesText: typeof English = {
  title: "Comment on joue à Marrakech",
  intro:
    "Vous vendez des tapis. Assam, l’intendant du marché, se promène parmi eux. Qui l’envoie sur le tapis d’un autre paie.",
  choose: "Règles de l’édition",
  inForce: "Cette partie se joue selon",
  contents: "Sur cette page",
  sections: (edge) => [
    {
      id: "aim",
      title: "Le but",
      text: [
        "Quand le dernier tapis est posé, chaque dirham de votre bourse et chaque case visible à vos couleurs valent un point. Le plus de points l’emporte ; à égalité, la bourse la plus pleine ; sinon la place est partagée.",
      ],
    },
    {
      id: "preparation",
      title: "Avant le premier tour",
      text: [
        "Assam se tient sur la case du milieu. Chacun part avec 30 dirhams : cinq pièces de 1 et cinq de 5. À quatre, 12 tapis chacun, d’une couleur ; à trois, 15. On joue dans le sens des aiguilles d’une montre.",
        "À deux, chacun a 24 tapis, 12 de chacune de deux couleurs, mêlés en une pile et posés dans son ordre. Tous deux voient le tapis du dessus, personne ce qu’il y a dessous. Une étendue est d’une seule couleur, et aucune de vos deux couleurs ne vous coûte rien.",
      ],
    },
    {
      id: "turn",
      title: "1. Orienter",
      text: ["Avant le dé, tournez Assam d’un quart à gauche ou à droite, ou laissez-le ainsi. Jamais un demi-tour."],
    },
    {
      id: "walk",
      title: "2. Marcher",
      text: [
        "Le dé porte 1, 2, 2, 3, 3 et 4. Assam avance d’autant de cases, tout droit.",
        edge === "mosaics"
          ? "Au bord, un demi-cercle de mosaïque le ramène sur la ligne voisine. Dans deux coins, la grande mosaïque le rend à la case qu’il quittait, tourné d’un quart. La mosaïque ne coûte aucun pas ; la case où il revient en est un."
          : "Au bord, une flèche le ramène sur la ligne voisine. Dans deux coins, la grande flèche le rend à la case qu’il quittait, tourné d’un quart. La flèche ne coûte aucun pas ; la case où il revient en est un.",
      ],
    },
    {
      id: "pay",
      title: "3. Payer la dîme",
      text: [
        "S’il s’arrête sur le tapis d’un autre marchand, vous lui devez la dîme : un dirham par case de l’étendue où il se tient. Une étendue, ce sont toutes les cases visibles de cette couleur qui se touchent par un côté ; les coins ne comptent pas, la case d’Assam compte.",
        "Le sol nu, vos propres tapis et ceux d’un joueur éliminé ne coûtent rien.",
      ],
    },
    {
      id: "lay",
      title: "4. Poser un tapis",
      text: [
        "Un tapis couvre deux cases côte à côte. Une moitié touche par un côté la case d’Assam ; l’autre est à côté de la première. Sa propre case reste libre.",
        "Il peut couvrir du sol nu, une moitié de tapis et du sol nu, ou des moitiés de deux tapis différents. Jamais d’un coup les deux moitiés visibles d’un même tapis. Un tapis déjà à demi caché peut perdre le reste.",
      ],
    },
    {
      id: "end",
      title: "La fin",
      text: ["La partie finit avec le dernier tapis, ou dès qu’il ne reste qu’un marchand."],
    },
  ],
  outTitle: "Quand on ne peut pas payer",
  out: "On donne ce qu’on a et l’on est éliminé : les tapis en main retournent dans la boîte, ceux du plateau restent, ne coûtent rien et ne comptent pour personne. On ne pose pas de tapis.",
  playsOn: "On donne ce qu’on a et l’on continue.",
  playsOnNote: "Cette feuille n’en dit rien ; c’est notre décision.",
  variantTitle: "La variante : le quart de tour final",
  variant:
    "On n’oriente pas Assam avant le dé mais après avoir posé son tapis : un quart à gauche ou à droite, et le marchand suivant doit aller par là.",
  variantNone: "Cette feuille n’a pas de variante.",
  houseTitle: "Règles maison en vigueur",
  pictures: {
    walk: (edge) =>
      edge === "mosaics"
        ? "Autour d’un demi-cercle, et autour de la grande mosaïque du coin."
        : "Autour d’une flèche, et autour de la grande flèche du coin.",
    pay: "Assam s’est arrêté sur l’indigo : quatre cases, quatre dirhams. L’indigo de droite n’en touche aucune par un côté.",
    cut: "Un tapis en travers coupe une étendue : Assam sur le safran coûte quatre, et non six.",
    legal: "Permis",
    illegal: "Interdit",
    bare: "Deux cases nues.",
    half: "Une case nue et une moitié de tapis.",
    two: "Les moitiés de deux tapis différents.",
    assam: "Sous Assam.",
    away: "Loin d’Assam : aucune moitié ne touche sa case.",
    whole: "Les deux moitiés d’un même tapis d’un coup.",
  },
  printings: "Les éditions comparées",
  printingsNote:
    "Le même jeu a été imprimé plusieurs fois. Là où une feuille se tait, nous disons ce que nous faisons.",
  table: {
    rugs: "Tapis dans la boîte",
    edge: "Autour du bord",
    insolvency: "Ne peut tout payer",
    variant: "Quart de tour final",
    two: "À deux",
    starter: "Qui commence",
  },
  rugs: (rugs, sets) => (rugs === null ? "non imprimé" : `${rugs} (${(sets ?? []).join(" + ")})`),
  edge: { mosaics: "mosaïques", arrows: "flèches" },
  insolvency: { out: "éliminé", plays_on: "donne ce qu’il a, continue" },
  variants: { yes: "proposé", no: "non imprimé" },
  two: { two_colours: "24 tapis de deux couleurs", one_colour: "ou 15 d’une couleur" },
  starter: { holiday: "le dernier en vacances au Maroc", decide: "les joueurs décident", not_printed: "non imprimé" },
  ours: "notre décision",
  printed: "imprimé",
  none: "sans objet",
  rulingsTitle: "Ce que les feuilles laissent ouvert",
  rulingsNote: "Par édition : où la feuille le dit, et où c’est notre décision.",
  point: "Point",
  rulings: [
    { at: "aim", title: "Places partagées", text: "À score et bourse égaux, on partage la place.", ours: ALL },
    {
      at: "lay",
      title: "Son propre tapis entier",
      text: "Les feuilles interdisent de couvrir d’un coup un tapis adverse entier et ne citent que des moitiés de tapis différents ; nous l’interdisons aussi pour les siens. Une règle maison le permet.",
      ours: ALL,
    },
    {
      at: "preparation",
      title: "Qui commence",
      text: "La place 1 commence, quoi que demande la feuille : la table décide qui s’y assied.",
      ours: ALL,
    },
    {
      at: "preparation",
      title: "Le dessus de la pile",
      text: "À deux, tous deux voient le premier tapis de chaque pile, et personne ce qu’il y a dessous.",
      ours: ALL,
    },
    {
      at: "preparation",
      title: "L’ordre de la pile",
      text: "Les tapis se posent dans l’ordre de la pile.",
      ours: ["ro57"],
      printed: ["en2021", "fr60", "fr57", "suleika"],
    },
    {
      at: "preparation",
      title: "Douze de chaque couleur",
      text: "À deux, les 24 tapis sont 12 de chaque couleur.",
      ours: ["en2021", "fr60", "fr57", "suleika"],
      printed: ["ro57"],
    },
    {
      title: "Qui ne peut payer",
      text: "Là où la feuille se tait, on donne ce qu’on a et l’on continue.",
      ours: ["fr57", "ro57", "suleika"],
      printed: ["en2021", "fr60"],
    },
    {
      at: "pay",
      title: "Payer tout juste",
      text: "Qui peut tout payer reste, même la bourse vide.",
      ours: ["en2021"],
      printed: ["fr60"],
    },
    {
      at: "pay",
      title: "Rang des éliminés",
      text: "Les éliminés passent après tous ceux qui sont restés, le dernier éliminé avant le premier.",
      ours: ["en2021", "fr60"],
    },
    {
      at: "pay",
      title: "Éliminé, pas de tapis",
      text: "Le tour de qui est éliminé s’arrête là : pas de tapis, et dans la variante pas de quart de tour.",
      ours: ["en2021", "fr60"],
    },
    {
      at: "variant",
      title: "Premier tour de la variante",
      text: "Assam regarde vers le nord ; personne ne l’a encore tourné.",
      ours: ["en2021", "fr60"],
    },
    {
      at: "preparation",
      title: "La série courte",
      text: "Une série n’a que 12 tapis ; chez nous l’amande, si bien qu’à trois on joue les trois autres.",
      ours: ["fr57", "ro57"],
    },
    {
      at: "preparation",
      title: "Préparation",
      text: "Assam au milieu, 30 dirhams, 12 ou 15 tapis, sens des aiguilles d’une montre. Suleika n’imprime ni préparation ni contenu ; nous prenons ceux des autres feuilles.",
      ours: ["suleika"],
      printed: ["en2021", "fr60", "fr57", "ro57"],
    },
  ],
  learn: "Plutôt apprendre en jouant ? Sept étapes, cinq minutes.",
};
