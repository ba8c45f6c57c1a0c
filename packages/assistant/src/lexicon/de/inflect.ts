const endings = ['', 'e', 'en', 'er', 'es', 'em'];

/** Every form of an adjective or participle: `offen` → offen, offene, offenen, offener, offenes, offenem. */
export const inflect = (...stems: readonly string[]): string[] =>
  stems.flatMap((stem) => endings.map((ending) => stem + ending));
