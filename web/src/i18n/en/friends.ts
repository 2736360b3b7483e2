/** A table for friends: inviting, joining, rematches and gestures, in English. */
import type { Gesture } from "../../api/types";
import type { Who } from "../who";
import { list, n, subject } from "./words";

export const friends = {
  table: {
    page: "New table",
    title: "Send this link to your friends",
    note: "Whoever opens it takes the next free seat.",
    guest: "You have a seat",
    guestNote: (host: string) =>
      host === ""
        ? "The game starts when all seats are taken."
        : `${host} starts the game, or it starts when all seats are taken.`,
    copy: "Copy",
    copied: "Copied",
    share: "Share",
    shareText: "Take a seat in a game of Marrakech.",
    scan: "Or scan it",
    scanNote: "With a phone on the same network. No app, no account.",
    qr: "QR code of the link to the table",
    network: "This device on your network. Same Wi-Fi needed.",
    alone: "This address works on this device only.",
    aloneHow: "For friends at their own devices, start the game again with",
    aloneThen:
      "Then this page shows an address and a QR code for your network. Friends at this device may use the link in another browser.",
    seats: "Seats",
    you: "You",
    ready: "ready",
    here: "here",
    away: "away",
    bot: (level: string) => `bot, ${level}`,
    free: "Free",
    somebody: "Somebody",
    chooses: "chooses a name",
    empty: "Free the seat",
    emptyOf: (name: string) => `Free ${name}'s seat`,
    addBot: "Add a bot",
    addBotAt: (seat: number) => `Add a bot at seat ${seat}`,
    unseated: "Your seat was freed",
    unseatedNote: "Open the link again to take a seat, or watch.",
    getUp: "Give up my seat",
    joined: "joined just now",
    freeSeats: (count: number) =>
      `${n(count, "free seat", "free seats")}. Bots may take ${count === 1 ? "it" : "them"}:`,
    start: (bots: number) => (bots === 0 ? "Start" : `Start with ${n(bots, "bot", "bots")}`),
    starting: "Starting…",
    watch: "Link to watch",
    cancel: "Give the table up",
  },

  join: {
    page: "Join",
    looking: "Looking at the table…",
    invites: (host: string) => (host === "" ? "You are invited" : `${host} invites you`),
    title: "A seat is kept for you",
    lay: (colours: string[]) => `You lay ${list(colours)}`,
    stock: (rugs: number, dirhams: number) => `${n(rugs, "rug", "rugs")}, ${n(dirhams, "dirham", "dirhams")}`,
    name: "Your name",
    nameFirst: "Write your name first.",
    figure: "Your face",
    figures: {
      hana: "Headscarf",
      idir: "Turban",
      safia: "Straw hat",
      anir: "White beard",
      novice: "Curls",
      apprentice: "Bun",
      merchant: "Moustache",
      master: "Glasses",
    } as Record<string, string>,
    thisSeat: "this seat",
    button: "Take the seat",
    taking: "Taking the seat…",
    watch: "Watch",
    full: "All seats are taken",
    fullNote: (host: string) => `You may watch, or ask ${host || "who invited you"} for another table.`,
    overTitle: "This game is over",
    overNote: "You may look at how it went.",
    replay: "Watch the replay",
    bad: "This link does not lead to a table",
    badNote: "It may be incomplete, or the game was deleted. Ask for a new link.",
    quicker: (host: string) =>
      `Somebody was quicker. You may watch, or ask ${host || "who invited you"} for another table.`,
    mine: "You already sit here",
    toGame: "To the game",
  },

  seat: {
    title: "Go on here with your seat",
    note: "This private link lets this device play your seat too. It works once.",
    button: "Go on here",
    make: "Go on from another device",
    made: "Open this link on the other device. It works once; show it to nobody.",
    qr: "QR code of the private link",
    copied: "Private link copied.",
    alone: "For other devices, start the game again with",
  },

  rematch: {
    asked: (names: string[]) => `${list(names)} ${names.length === 1 ? "wants" : "want"} to play again`,
    join: "Play again with them",
    another: "Another game?",
    starts: (who: Who) => `Same seats, ${who.you ? "you start" : `${who.name} starts`}`,
  },

  leaving: {
    leave: "Leave for now",
    resign: "Resign (a bot plays on)",
    resignAsk: "A bot will play your seat to the end. Resign?",
    remove: "Delete this game",
    removeAsk: "The game will be gone for good. Delete it?",
    removed: "The game is deleted.",
    yes: "Yes",
    no: "No",
  },

  gestures: {
    title: "Say something to the table",
    words: {
      hello: "Hello!",
      well_played: "Well played!",
      thanks: "Thank you!",
      ouch: "Ouch!",
      hurry: "Your turn!",
      sorry: "Sorry!",
    } as Record<Gesture, string>,
    said: (who: Who, words: string) => `${subject(who)}: ${words}`,
  },
};
