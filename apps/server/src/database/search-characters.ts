/**
 * Japanese, Chinese and Korean are written without spaces between words, or with suffixes. Their characters are indexed
 * in pairs, each with the next one, and so are the searched runs of them. The inside of a character class.
 */
export const unspacedRanges = [
  ['\u3005', '\u3007'],
  ['\u3040', '\u30ff'],
  ['\u3400', '\u4dbf'],
  ['\u4e00', '\u9fff'],
  ['\uac00', '\ud7af'],
  ['\uf900', '\ufaff'],
  ['\uff66', '\uff9f'],
  ['\u{20000}', '\u{3ffff}'],
]
  .map(([first, last]) => `${first}-${last}`)
  .join('');

/** Prefix of the word for the kind of a document. Private use: no user's query begins with it. */
export const kindMark = '\ue000';
