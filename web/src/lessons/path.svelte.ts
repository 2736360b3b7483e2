/** The steps of the lesson: seven for everybody, and those that the game chosen needs before the count. */
import { chosen } from "../game/plan.svelte";
import { facts } from "../lib/about.svelte";
import { STEPS } from "../lib/progress.svelte";

export function lessonPath(): readonly string[] {
  const plan = facts.about === null ? null : chosen.plan(facts.about);
  if (plan === null) return STEPS;
  const needed = [
    ...(plan.players === 2 && !plan.singleColour ? ["two"] : []),
    ...(plan.elimination ? ["broke"] : []),
    ...(plan.endTurn ? ["end-turn"] : []),
  ];
  return [...STEPS.slice(0, -1), ...needed, ...STEPS.slice(-1)];
}
