/** What kind of screen this is. */
import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side: the same words as in the styles. */
export const small = new MediaQuery("(max-width: 639px), (max-height: 500px) and (orientation: landscape)");
