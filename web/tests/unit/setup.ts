/** The page's modules speak English in tests, as a browser does before anything is drawn. */
import { speak } from "../../src/i18n/index.svelte";

await speak("en");
