import { expect, test } from 'vitest';
import { asEntries, moveStep, withStep, writtenSteps } from './arrange-steps.ts';

const three = asEntries(['Isolate', 'Collect', 'Restore']);
const texts = (steps: ReturnType<typeof asEntries>) => steps.map(({ text }) => text);

test('a step moves up and down and keeps its key', () => {
  expect(texts(moveStep(three, 2, -1))).toEqual(['Isolate', 'Restore', 'Collect']);
  expect(moveStep(three, 0, 1)[1]).toEqual({ key: 0, text: 'Isolate' });
});

test('at an end a step stays where it is', () => {
  expect(moveStep(three, 0, -1)).toEqual(three);
  expect(moveStep(three, 2, 1)).toEqual(three);
});

test('a new step has a key of its own, even after others were removed', () => {
  expect(withStep([]).at(-1)).toEqual({ key: 0, text: '' });
  expect(withStep(three.toSpliced(0, 1)).at(-1)).toEqual({ key: 3, text: '' });
});

test('blank steps are not sent', () => {
  expect(writtenSteps(asEntries(['  Isolate ', ' ', 'Restore']))).toEqual(['Isolate', 'Restore']);
});
