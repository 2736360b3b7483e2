/** Starts to load the language chosen while the page's own script, which is far larger, is still on its way. */
import { load } from "./i18n/made/load";
import { readKept } from "./lib/choices";

load[readKept().language].first().catch(() => {
  // The page asks again, and knows what to do.
});
