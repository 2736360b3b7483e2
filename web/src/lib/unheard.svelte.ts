/** Whose words to the table the reader does not want to see; kept in this browser by name, also for a rematch. */
import { keep, readKept } from "./kept";
import { settings } from "./settings.svelte";

const KEY = "marrakech-unheard";
const MOST = 40;

class Unheard {
  names: string[] = $state(kept());

  /** Is a word of this person shown? */
  hears(name: string): boolean {
    return settings.words && !this.names.includes(name);
  }

  set(name: string, unheard: boolean): void {
    const others = this.names.filter((one) => one !== name);
    this.names = (unheard ? [...others, name] : others).slice(-MOST);
    keep(KEY, this.names);
  }
}

function kept(): string[] {
  const names = readKept(KEY);
  return Array.isArray(names) ? names.filter((one) => typeof one === "string").slice(-MOST) : [];
}

export const unheard = new Unheard();
