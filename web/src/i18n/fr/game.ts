/** The game screen: prompt, steps, board, in French. */
import type { game as English } from "../en/game";
import { colours, decimal, has, number, of, subject, to, toward, under } from "./words";

export const game: typeof English = {
  game: {
    page: "Partie",
    round: (round, rounds) => `Manche ${round}/${rounds}`,
    board: "Place du marché",
    merchants: "Marchands",
    yourTurn: "À vous",
    turnOf: (who) => (who.you ? "À vous" : `Au tour ${of(who.name)}`),
    playing: "joue",
    score: "Score",
    bot: (level) => `Robot, ${level}`,
    person: "Personne ici",
    here: "En ligne",
    away: "Absent",
    waiting: "Pas encore là",
    held: "Un robot tient la place",
    out: "Éliminé",
    pays: "Paie",
    paid: "Est payé",
    thinks: "Réfléchit…",
    level: (level) =>
      ({ novice: "Novice", apprentice: "Apprenti", merchant: "Marchand", master: "Maître" })[level] ?? "Robot",
    dirhamsWord: (count) => (count < 2 ? "dirham" : "dirhams"),
    squaresWord: (count) => (count < 2 ? "case" : "cases"),
    inPile: "dans la pile",
    addressed: (name, text) => `${name} : ${text}`,
    thenBot: "Puis un robot joue pour vous",
    notifyBody: "Le marché vous attend.",
    askSound: "Un son quand c’est à vous ?",
    soundYes: "Oui",
    soundNo: "Non",
    skipKey: "Espace",
    nextRug: "Prochain tapis :",
    pileLeft: (colour, left) => `${colours[colour]} ${left}`,
    pile: "Pile",
    steps: { turn: "Orienter", walk: "Marcher", pay: "Payer", lay: "Poser" },
    stepsLabel: "Étapes du tour",
    loading: "On dresse le marché…",
    skip: "Passer",
    skipNote: "Aller au présent",
    spectator: "Vous regardez.",
    aside: "Mise de côté",
    log: "Ce qui s’est passé",
    logEmpty: "Rien encore : le marché ouvre.",
    lookBack: "Revoir",
    takeBack: "Annuler le coup",
    practised: "Entraînement",
    hold: (who) => `Laisser un robot jouer pour ${who.name}`,
    reclaim: "Reprendre ma place",
    counsel: "Conseil",
    timeLeft: (text) => `encore ${text}`,
    clock: (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`,
  },

  orient: {
    title: "Par où ira Assam ?",
    note: "Choisissez une flèche sur le plateau, puis lancez.",
    rollTitle: "Lancez le dé pour Assam",
    rollNote: "Sa direction est fixée : il va où il regarde.",
    worst: (most) => `au pire −${most}`,
    free: "gratuit",
    odds: "Risques",
    oddsTitle: "Ce que chaque voie peut coûter",
    group: "Direction d’Assam",
    table: "Dîme selon la direction et le dé",
    onRoll: "Dîme pour un",
    average: "moyenne",
    on: (square) => `en ${square}`,
    out: "éliminé",
    arrow: (turn, average) => `${turn}, dîme moyenne ${decimal(average)}`,
    roll: "Lancer le dé",
    lastRoll: (steps) => `Dernier lancer : ${steps}`,
    noRoll: "Le dé",
  },

  walk: {
    rolling: (who) => `${who.you ? "Vous lancez" : `${who.name} lance`} le dé…`,
    rolled: (who, steps) => `${has(who)} fait ${number(steps)}`,
    paying: (from, whom, due) =>
      whom.you
        ? `${from.name} vous doit ${due}`
        : `${from.you ? "Vous devez" : `${from.name} doit`} ${due} ${to(whom)}`,
    laying: (who) => `${who.you ? "Vous posez" : `${who.name} pose`} un tapis`,
    turning: (who) => `${who.you ? "Vous orientez" : `${who.name} oriente`} Assam`,
    region: (colour, count) =>
      count === 1
        ? `Une case ${colours[colour]} sous les pieds d’Assam.`
        : `${number(count).replace(/^./, (first) => first.toUpperCase())} cases ${colours[colour]} se touchent sous les pieds d’Assam.`,
    then: (purse) => `puis ${purse}`,
    wait: (who) => (who.you ? "À vous" : `${who.name} réfléchit`),
  },

  lay: {
    title: "Posez un tapis près d’Assam",
    note: "Touchez une case pointillée, puis sa voisine ; ou glissez sur les deux.",
    second: (square) => `Une moitié en ${square}. Touchez une case pointillée à côté.`,
    chosen: (place, covers) => `En ${place}, sur ${under(covers)}. Touchez-le encore pour le poser.`,
    colour: (colour) => `Tapis ${colours[colour]}`,
    group: "Emplacements du tapis",
    place: (place, covers) => `${place}, sur ${under(covers)}`,
    confirm: "Le poser ici",
    cancel: "Changer",
    choose: "Où le poser ?",
    refused: {
      assam: "Assam est là : aucun tapis sous ses pieds.",
      away: "Une moitié du tapis doit toucher la case d’Assam.",
      whole_rug: "Un tapis ne peut couvrir d’un coup les deux moitiés d’un même tapis.",
    },
  },

  turn: {
    title: "Quelle direction pour le suivant ?",
    note: "Tournez Assam d’un quart : le marchand suivant ira par là.",
    noteKeep: "Tournez Assam d’un quart ou laissez-le : le marchand suivant ira par là.",
    confirm: "Orienter Assam",
    costs: (who) => (who.you ? "Votre dîme pour un" : `Dîme ${of(who.name)} pour un`),
  },

  square: {
    bare: (square) => `${square}, sol nu`,
    rug: (square, colour, owner, other) =>
      `${square}, ${colours[colour]}${owner === null ? ", à personne" : `, ${to(owner)}`}${other === null ? ", moitié" : `, entier avec ${other}`}`,
    assam: (heading) => `Assam est ici, tourné vers ${toward(heading)}`,
    grid: "Cases du marché",
  },

  moment: {
    cannot: (who, whom) =>
      whom.you
        ? `${who.name} ne peut pas vous payer`
        : `${subject(who)} ne ${who.you ? "pouvez" : "peut"} pas payer ${whom.name}`,
    takes: (whom, from, paid) =>
      from.you
        ? `${whom.name} vous prend ${paid}`
        : `${whom.you ? "Vous prenez" : `${whom.name} prend`} ${paid} ${to(from)}`,
    leaves: (who) => (who.you ? "quittez le marché" : "quitte le marché"),
    left: (purse) => `${purse} en bourse`,
    has: (who, purse) => `${who.you ? "avez" : "a"} ${purse} dirhams`,
    owed: "dus",
    paid: "payés",
    all: "payés, tout l’avoir",
    forgiven: "remis",
    rugs: (who) => `${who.you ? "Vos" : "Les"} tapis restent sur le marché. Ils ne coûtent rien et ne comptent pas.`,
    go: "Continuer",
    watch: "Regarder la suite",
    leave: "Partir",
  },
};
