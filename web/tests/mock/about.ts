import type { About } from "../../src/api/types";

export const ABOUT: About = {
  version: "0.1.0",
  printings: [
    { id: "en2021", title: "Marrakech", language: "en", rugs_in_box: 60, sets: [15, 15, 15, 15], edge: "mosaics", insolvency: "out", insolvency_printed: true, variant: true, two_players: ["two_colours"], starter: "decide" },
    { id: "fr60", title: "Marrakech", language: "fr", rugs_in_box: 60, sets: [15, 15, 15, 15], edge: "arrows", insolvency: "out", insolvency_printed: true, variant: true, two_players: ["two_colours"], starter: "holiday" },
    { id: "fr57", title: "Marrakech", language: "fr", rugs_in_box: 57, sets: [15, 15, 15, 12], edge: "arrows", insolvency: "plays_on", insolvency_printed: false, variant: false, two_players: ["two_colours", "one_colour"], starter: "holiday" },
    { id: "ro57", title: "Marrakech", language: "ro", rugs_in_box: 57, sets: [15, 15, 15, 12], edge: "arrows", insolvency: "plays_on", insolvency_printed: false, variant: false, two_players: ["two_colours"], starter: "decide" },
    { id: "suleika", title: "Suleika", language: "fr", rugs_in_box: null, sets: null, edge: "arrows", insolvency: "plays_on", insolvency_printed: false, variant: false, two_players: ["two_colours"], starter: "not_printed" },
  ],
  levels: [
    { id: "novice", ready: true },
    { id: "apprentice", ready: true },
    { id: "merchant", ready: true },
    { id: "master", ready: false },
  ],
  default: { printing: "en2021", level: "apprentice" },
  languages: ["en", "fr"],
};
