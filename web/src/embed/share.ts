/** Links that carry a whole game, for whoever has no server that would remember it, and frames for other sites. */
import type { Update } from "../api/types";
import { momentsOf } from "../game/moments";
import { facts } from "../lib/about.svelte";
import { hashOf } from "./address";

const SIDE = 480;
/** What stands under the board: who plays, the slider and the buttons. */
const UNDER = 170;

/** The address of a board that shows a game, from the moment of a version on. */
export async function linkTo(updates: Update[], version: number | null = null): Promise<string> {
  const shown = momentsOf(updates);
  const table = updates.at(-1)?.table;
  if (table === undefined) throw new Error("a game has a beginning");
  const after = shown.findIndex((update) => version !== null && update.version >= version);
  const hash = await hashOf({
    edge: facts.edge(table.printing),
    names: table.seats.map(({ name }) => name),
    moments: shown.map((update) => update.table.position.text),
    at: Math.max(0, after),
  });
  return new URL(`embed.html${hash}`, document.baseURI).href;
}

/** A frame to paste into another page. */
export function frameOf(address: string): string {
  const to = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return (
    `<iframe src="${to}" title="Marrakech" width="${SIDE}" height="${SIDE + UNDER}" loading="lazy" ` +
    'referrerpolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-popups" style="border:0"></iframe>'
  );
}
