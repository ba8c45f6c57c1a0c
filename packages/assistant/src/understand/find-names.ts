import type { Place } from './places.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&@._/-]*/gu;

/** Filler that lies within the gap; `from` moves on with the gaps, which come in order. */
function lengthOfFiller(gap: Place, fillers: readonly Place[], from: number): readonly [length: number, next: number] {
  let next = from;
  let length = 0;
  while ((fillers[next]?.at ?? Number.POSITIVE_INFINITY) < gap.at) next++;
  for (let one = fillers[next]; one && one.until <= gap.until; one = fillers[next]) {
    length += one.until - one.at;
    next++;
  }
  return [length, next];
}

const trim = (name: string) => name.replace(/[.,]+$/, '').replace(/'s?$/i, '');

/**
 * Runs of words that nothing explained; filler between two of them belongs to the name ("Bank of London"). `rest` is
 * the text with everything that was explained made blank; `fillers` come in the order of the text.
 */
export function findNames(text: string, rest: string, fillers: readonly Place[]): string[] {
  const runs: { at: number; until: number }[] = [];
  let filler = 0;
  for (const { index, 0: found } of rest.matchAll(word)) {
    const last = runs.at(-1);
    const until = index + found.length;
    if (last) {
      const between = text.slice(last.until, index);
      const [length, next] = lengthOfFiller({ at: last.until, until: index }, fillers, filler);
      filler = next;
      if (!/[,;:?!、。]/.test(between) && between.replaceAll(/[\s-]/g, '').length <= length) {
        last.until = until;
        continue;
      }
    }
    runs.push({ at: index, until });
  }
  return runs.map(({ at, until }) => trim(text.slice(at, until))).filter(Boolean);
}
