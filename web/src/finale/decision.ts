/** What whoever asked for another game does about somebody who has not answered. */
export type Decision = "wait" | "without" | "bot";
