/** A step of a form: it keeps its key while it moves. */
export type StepEntry = { readonly key: number; readonly text: string };

export const asEntries = (steps: readonly string[]): StepEntry[] => steps.map((text, key) => ({ key, text }));

/** The steps with one more, empty, at the end. */
export const withStep = (steps: readonly StepEntry[]): StepEntry[] => [
  ...steps,
  { key: Math.max(-1, ...steps.map(({ key }) => key)) + 1, text: '' },
];

/** The steps with the one at `place` moved by one; at the ends it stays. */
export function moveStep(steps: readonly StepEntry[], index: number, by: -1 | 1): StepEntry[] {
  const step = steps[index];
  const target = index + by;
  if (!step || target < 0 || target >= steps.length) return [...steps];
  return steps.toSpliced(index, 1).toSpliced(target, 0, step);
}

/** The payload: non-empty steps. */
export const writtenSteps = (steps: readonly StepEntry[]): string[] =>
  steps.map(({ text }) => text.trim()).filter((text) => text !== '');
