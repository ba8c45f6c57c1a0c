/** One line of the report. `aim` is what we promised ourselves; `met` is absent where there is no aim. */
export type Figure = { readonly name: string; readonly value: string; readonly aim?: string; readonly met?: boolean };

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

export const plain = (name: string, value: string): Figure => ({ name, value });
