/**
 * One line of the report. `aim` is what we promised ourselves; `met` is absent where there is no aim. A figure with a budget
 * is `broken` when it misses the aim by more than what another machine or a busy one explains.
 */
export type Figure = {
  readonly name: string;
  readonly value: string;
  readonly aim?: string;
  readonly met?: boolean;
  readonly broken?: boolean;
};

/** Ratios of two things that were measured in turns differ by less than this from run to run. */
const noise = 0.15;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

export async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let turn = 0; turn < times; turn++) values.push(await work());
  return values;
}

export const atMost = (name: string, value: number, unit: string, aim: number, digits = 0): Figure => ({
  name,
  value: `${value.toFixed(digits)} ${unit}`,
  aim: `≤ ${aim} ${unit}`,
  met: value <= aim,
});

export const atLeast = (name: string, value: number, unit: string, aim: number, digits = 0): Figure => ({
  name,
  value: `${value.toFixed(digits)} ${unit}`.trim(),
  aim: `≥ ${aim} ${unit}`.trim(),
  met: value >= aim,
});

/** A ratio of two things that were measured in turns in the same run; it has a budget. */
export const ratio = (name: string, value: number, aim: number): Figure => ({
  ...atLeast(name, value, '', aim, 2),
  broken: value < aim * (1 - noise),
});

export const plain = (name: string, value: string): Figure => ({ name, value });
