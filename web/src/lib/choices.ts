/** What the reader chose in the menu, as this browser keeps it. */
import { languages, usual } from "../i18n/made/languages";

export interface Choices {
  language: keyof typeof languages;
  theme: "auto" | "light" | "dark";
  /** Colours of the rugs for eyes that do not tell all of them apart. */
  rugs: "woven" | "redGreen" | "blueYellow" | "greys";
  speed: "slow" | "normal" | "fast" | "instant";
  /** How many times as fast as life a replay goes. */
  replaySpeed: number;
  sound: boolean;
  /** Sound was asked for, or refused, once. */
  soundAsked: boolean;
  /** A notification when it is the reader's turn and the page is out of sight. */
  notify: boolean;
  motion: "auto" | "full" | "reduced";
  odds: boolean;
  /** A tap on the rug that waits lays it, without the button. */
  quickLay: boolean;
  /** The table of every heading and roll is open. */
  table: boolean;
  /** Show the chances to win. */
  bar: boolean;
  /** Show what others say to the table. */
  words: boolean;
  /** Quarter turns of the market at a real table: how it lies before the phone. */
  turned: number;
  name: string;
  /** The figure chosen last; empty for the seat's own. */
  figure: string;
}

const KEY = "marrakech";

const speaks = (code: unknown): code is Choices["language"] => Object.hasOwn(languages, String(code));

/** The language that the address asks for, `?language=de`, or the first of the browser's that the page speaks. */
function ofDevice(): Choices["language"] {
  const asked = typeof location === "undefined" ? null : new URLSearchParams(location.search).get("language");
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
  return [asked ?? "", ...wanted].map((one) => one.toLowerCase().split("-")[0]).find(speaks) ?? usual;
}

function defaults(): Choices {
  return {
    language: ofDevice(),
    theme: "auto",
    rugs: "woven",
    speed: "normal",
    replaySpeed: 1,
    sound: false,
    soundAsked: false,
    notify: false,
    motion: "auto",
    odds: true,
    quickLay: false,
    table: false,
    bar: false,
    words: true,
    turned: 0,
    name: "",
    figure: "",
  };
}

/** Reads what was kept; anything unknown or of the wrong kind falls back to the default. */
export function restore(text: string | null): Choices {
  const choices = defaults();
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return choices;
    for (const key of Object.keys(choices) as (keyof Choices)[]) {
      const value = (kept as Record<string, unknown>)[key];
      if (typeof value === typeof choices[key]) Object.assign(choices, { [key]: value });
    }
    if (!speaks(choices.language)) choices.language = ofDevice();
    if (!["light", "dark"].includes(choices.theme)) choices.theme = "auto";
    if (!["redGreen", "blueYellow", "greys"].includes(choices.rugs)) choices.rugs = "woven";
    if (!["slow", "fast", "instant"].includes(choices.speed)) choices.speed = "normal";
    if (![0.5, 1, 2, 4].includes(choices.replaySpeed)) choices.replaySpeed = 1;
    if (![1, 2, 3].includes(choices.turned)) choices.turned = 0;
    if (!["full", "reduced"].includes(choices.motion)) choices.motion = "auto";
  } catch {
    // Somebody else's text under our key: start afresh.
  }
  return choices;
}

export function readKept(): Choices {
  try {
    return restore(localStorage.getItem(KEY));
  } catch {
    return defaults();
  }
}

/** Calls back with what was chosen in another tab. */
export function onChosenElsewhere(hear: (choices: Choices) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY && newValue !== null) hear(restore(newValue));
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

export function keep(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Private windows may refuse: the choices then last as long as the page.
  }
}
