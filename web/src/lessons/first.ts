/** The first game after the lesson: against two novices, by the rules chosen, with every help there is. */
import { api } from "../api/client";
import type { NewGame } from "../api/types";
import { usualPrinting } from "../i18n/index.svelte";
import { chosen } from "../game/plan.svelte";
import { request } from "../game/setup";
import { facts } from "../lib/about.svelte";
import { coach } from "../lib/coach.svelte";
import { settings } from "../lib/settings.svelte";

function rules(): Omit<NewGame, "seats" | "players" | "clock"> {
  const plan = facts.about === null ? null : chosen.plan(facts.about);
  const printing = plan === null ? undefined : facts.printing(plan.printing);
  if (plan === null || printing === undefined) return { printing: usualPrinting() };
  return request({ ...plan, players: 3, clock: "none" }, printing);
}

/** Starts it; its id. */
export async function startFirstGame(): Promise<string> {
  const me = { kind: "person" as const, ...(settings.name === "" ? {} : { name: settings.name }) };
  const novice = { kind: "bot" as const, level: "novice" };
  const { game } = await api.create({ ...rules(), players: 3, seats: [me, novice, novice] });
  settings.odds = true;
  coach.begin();
  return game;
}
