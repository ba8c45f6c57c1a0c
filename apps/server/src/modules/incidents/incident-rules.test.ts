import { expect, test } from 'vitest';
import { dueAt, nextSeverity } from './incident-rules.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');

test('the target counts from the detection and is shorter the graver it is', () => {
  const hours = (['Critical', 'High', 'Medium', 'Low'] as const).map(
    (severity) => (dueAt({ detected_at: noon, severity, pauses: '[]' }, null) - noon) / 3_600_000,
  );

  expect(hours).toEqual([4, 8, 24, 72]);
});

test('escalating goes one step up and stops at Critical', () => {
  expect((['Low', 'Medium', 'High', 'Critical'] as const).map(nextSeverity)).toEqual([
    'Medium',
    'High',
    'Critical',
    'Critical',
  ]);
});
