/** What Play will start: the last choice made on this device. */
import type { About } from "../api/types";
import { usualPrinting } from "../i18n/index.svelte";
import { keep, readKept } from "../lib/kept";
import { type Plan, restorePlan } from "./setup";

const KEY = "marrakech.plan";

class Chosen {
  #plan: Plan | null = $state.raw(null);

  /** The plan that was kept, or the usual one. */
  plan(about: About): Plan {
    return this.#plan ?? restorePlan(readKept(KEY), about, usualPrinting());
  }

  keep(plan: Plan): void {
    this.#plan = plan;
    keep(KEY, plan);
  }
}

export const chosen = new Chosen();
