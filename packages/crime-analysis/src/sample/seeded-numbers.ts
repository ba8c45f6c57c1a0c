/** Numbers that look random and are the same every time for the same text. */
export type SeededNumbers = {
  /** From 0 up to but not including 1. */
  readonly next: () => number;
  /** Eight hexadecimal digits. */
  readonly hex: () => string;
  /** A value around 0 with a spread of 1, made of three uniform ones. */
  readonly around: () => number;
};

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** FNV-1a for the start, then the generator mulberry32 (Tommy Ettinger, public domain). */
export function seededNumbers(text: string): SeededNumbers {
  let state = hashText(text);
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => word() / 2 ** 32;
  return {
    next,
    hex: () => word().toString(16).padStart(8, '0'),
    around: () => (next() + next() + next() - 1.5) * 2,
  };
}

/** Chooses by weight; the weights need not add up to 1. */
export function chooser<T>(choices: readonly (readonly [value: T, weight: number])[]): (at: number) => T {
  const sums: number[] = [];
  let total = 0;
  for (const [, weight] of choices) {
    total += weight;
    sums.push(total);
  }
  const last = choices.at(-1);
  if (!last) throw new Error('There is nothing to choose from.');
  return (at) => {
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at * total < (sums[middle] ?? total)) high = middle;
      else low = middle + 1;
    }
    return (choices[low] ?? last)[0];
  };
}
