/** Steps of the ramp of the tokens. */
const heatSteps = 6;

const shapes: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5, 6],
  [1, 2, 4, 6, 9, 12],
  [1, 3, 6, 10, 15, 20],
  [1, 4, 10, 20, 40, 60],
];

const largest = (values: readonly number[]) => values.reduce((max, value) => Math.max(max, value), 0);

/** Lower bounds of the six steps for counts of records: the narrowest that reach three quarters of the largest. */
export function countBounds(values: readonly number[]): readonly number[] {
  const max = largest(values);
  for (let factor = 1; ; factor *= 10) {
    const found = shapes.map((shape) => shape.map((bound, step) => (step === 0 ? 1 : bound * factor)));
    const fitting = found.find((bounds) => max < (bounds.at(-1) ?? 0) * 2);
    if (fitting) return fitting;
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Lower bounds of six equal steps between the smallest and the largest score. */
export function scoreBounds(values: readonly number[]): readonly number[] {
  const max = largest(values);
  const min = values.reduce((least, value) => Math.min(least, value), max);
  if (max === min) return [min];
  return Array.from({ length: heatSteps }, (_, step) => rounded(min + ((max - min) * step) / heatSteps));
}

/** 1 to 6; undefined below the first bound. */
export function stepOf(value: number, bounds: readonly number[]): number | undefined {
  const step = bounds.findLastIndex((bound) => value >= bound);
  return step < 0 ? undefined : step + 1;
}
