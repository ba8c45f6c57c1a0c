/** Times of one kind that are read in one question; nobody names more, and the others stay unexplained. */
export const mostTimes = 24;

/** Where a pattern matches, the first so many. */
export const firstMatches = (text: string, pattern: RegExp): RegExpExecArray[] =>
  Array.from(text.matchAll(pattern)).slice(0, mostTimes);
