/** Times of one kind that are read in one question; no one names more, and the others stay unexplained. */
export const mostTimes = 24;

/** The first matches of a pattern, up to a limit; the rest of the text is not searched. */
export function firstMatches(text: string, pattern: RegExp, most = mostTimes): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    if (found.length >= most) break;
    found.push(match);
  }
  return found;
}
