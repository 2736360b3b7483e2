/** What the reader chose in the menu; reading it in a component follows changes. */
import { type Choices, keep, onChosenElsewhere, readKept } from "./choices";

export const settings: Choices = $state(readKept());

/** Keeps the choices and puts colours and motion on the page; call once from the root component. */
export function applySettings(): void {
  $effect(() => {
    keep(settings);
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.rugs = settings.rugs;
    document.documentElement.dataset.motion = settings.motion;
  });
  // Two tabs would otherwise write over each other's choices.
  $effect(() => onChosenElsewhere((choices) => Object.assign(settings, choices)));
}

/** True when things should fade instead of move. */
export function lessMotion(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
