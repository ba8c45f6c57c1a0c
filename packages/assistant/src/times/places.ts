/** A stretch of a text. */
export type Place = { readonly at: number; readonly until: number };

/** The text with everything at these places made blank, letter by letter. */
export function without(text: string, places: readonly Place[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { at, until } of places.toSorted((one, other) => one.at - other.at)) {
    if (until <= done) continue;
    const begin = Math.max(at, done);
    pieces.push(text.slice(done, begin), ' '.repeat(until - begin));
    done = until;
  }
  return pieces.join('') + text.slice(done);
}

export const placesOf = (matches: Iterable<RegExpExecArray>): Place[] =>
  Array.from(matches, ({ index, 0: text }) => ({ at: index, until: index + text.length }));
