// Shorter words have too many neighbors to guess at; in words of one letter less, only a swap is guessed at.
const shortest = 5;
const long = 8;

/** Letters to insert, delete, replace or swap with their neighbor (Damerau 1964); more than `most` is `most + 1`. */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const here = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      here.push(cost);
    }
    if (Math.min(...here) > most) return most + 1;
    [before, last] = [last, here];
  }
  return last[other.length] ?? most + 1;
}

const sorted = (word: string) => Array.from(word).sort().join('');

/** The only word that has the same letters in another order, two neighbors swapped; undefined where there are several or none. */
function swapped(word: string, words: Iterable<string>): string | undefined {
  const letters = sorted(word);
  const found = Array.from(words).filter(
    (one) => one.length === word.length && sorted(one) === letters && editDistance(word, one, 1) === 1,
  );
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The only word that begins alike and is one letter away, or two from eight letters on; of several that `sameAs` says are
 * forms of one word, any. Undefined where there are several or none.
 */
export function nearest(
  word: string,
  words: Iterable<string>,
  sameAs: (one: string) => string = (one) => one,
): string | undefined {
  if (/\d/.test(word)) return undefined;
  if (word.length === shortest - 1) return swapped(word, words);
  if (word.length < shortest) return undefined;
  let least = word.length >= long ? 2 : 1;
  let found: string[] = [];
  for (const candidate of words) {
    // A word with "un-" before it means the opposite.
    if (candidate.length < shortest - 1 || candidate[0] !== word[0]) continue;
    const distance = editDistance(word, candidate, least);
    if (distance > least) continue;
    if (distance < least) found = [];
    least = distance;
    found.push(candidate);
  }
  const endsAlike = found.find((candidate) => candidate.at(-1) === word.at(-1));
  return new Set(found.map(sameAs)).size === 1 ? (endsAlike ?? found[0]) : undefined;
}
