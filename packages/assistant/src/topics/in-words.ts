/** Phrases as they are listed in a lexicon: with commas between them, over as many lines as they need. */
export const inWords = (list: string): readonly string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
