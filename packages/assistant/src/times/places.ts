/** A stretch of a text. */
export type Place = { readonly at: number; readonly until: number };
