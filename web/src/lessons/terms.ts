/** Words of the game that show a picture on a tap. */
export const TERMS = ["dirham", "quarter", "mosaic", "tithe", "region"] as const;
export type TermName = (typeof TERMS)[number];

export const isTerm = (name: string | undefined): name is TermName => TERMS.includes(name as TermName);
