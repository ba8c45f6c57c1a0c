/** Every form of an adjective or participle: `ouvert` → ouvert, ouverte, ouverts, ouvertes. */
export const agree = (...stems: readonly string[]): string[] =>
  stems.flatMap((stem) => ['', 'e', 's', 'es'].map((ending) => stem + ending));
