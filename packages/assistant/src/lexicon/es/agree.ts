/**
 * Every form of an adjective or participle: `abiert` → abierto, abierta, abiertos, abiertas. `está abierto` is one
 * phrase: read without its accent, "está" alone would be "this one".
 */
export const agree = (...stems: readonly string[]): string[] =>
  stems.flatMap((stem) => [
    ...['o', 'a', 'os', 'as'].map((ending) => stem + ending),
    ...['o', 'a'].map((ending) => `está ${stem}${ending}`),
  ]);
