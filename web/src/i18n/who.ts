/** Somebody in a sentence: languages change the verb or the pronoun when it is the reader. */
export interface Who {
  name: string;
  you: boolean;
}

/** Who sits where, e.g. names(2) is { name: "Amal", you: false }. */
export type Names = (seat: number) => Who;
