/** A game as an animated picture: the market after every rug, drawn and packed here. */
import { GIFEncoder, applyPalette, quantize } from "gifenc";
import { mount, tick, unmount } from "svelte";
import type { Update } from "../api/types";
import Board from "../board/Board.svelte";
import { angleOf, centre } from "../board/geometry";
import { momentsOf } from "../game/moments";
import { imageOf } from "./raster";

const SIDE = 480;
const FRAME_MS = 650;
const LAST_MS = 4000;

/** The film; `progress` is told how many of all pictures are drawn, and may stop it by `signal`. */
export async function filmOf(
  updates: Update[],
  edge: "mosaics" | "arrows",
  progress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const tables = momentsOf(updates).map(({ table }) => table);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("this browser cannot draw");
  const target = document.createElement("div");
  const gif = GIFEncoder();
  for (const [index, table] of tables.entries()) {
    signal.throwIfAborted();
    const { assam, rugs } = table.position;
    const props = { rugs, edge, label: "", assam: { ...centre(assam.square), angle: angleOf(assam.heading) } };
    const board = mount(Board, { target, props });
    await tick();
    const svg = target.querySelector("svg");
    if (svg !== null) pen.drawImage(await imageOf(svg, SIDE, SIDE, false), 0, 0);
    await unmount(board);
    const { data } = pen.getImageData(0, 0, SIDE, SIDE);
    const palette = quantize(data, 128);
    const delay = index === tables.length - 1 ? LAST_MS : FRAME_MS;
    gif.writeFrame(applyPalette(data, palette), SIDE, SIDE, { palette, delay });
    progress(index + 1, tables.length);
    // The page stays awake between two pictures.
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}
