/** What kind of screen this is, in the words of the styles. */
import { MediaQuery } from "svelte/reactivity";

/** As the build does it for styles: pixels of a browser whose letters have 16 of them. */
const query = (pixels: string): MediaQuery =>
  new MediaQuery(pixels.replace(/([\d.]+)px/g, (_, length) => `${Number(length) / 16}em`));

/** Room for the odds and what happened, one below the other. */
export const tall = query("(min-width: 1000px) and (min-height: 900px)");
/** A phone, upright or on its side. */
export const small = query("(max-width: 639px), (max-height: 500px) and (orientation: landscape)");
