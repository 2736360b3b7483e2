import type { Formats } from "./formats";
import type { Messages } from "./made/messages";

/** Every text of the page, and numbers, dates and lists in its language. */
export interface Dictionary extends Messages, Formats {}
