import { expect, test } from 'vitest';
import { dueAt, nextSeverity, resolvedAtAfter } from './incident-rules.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const later = noon + 60_000;

test('the target counts from the detection and is shorter the graver it is', () => {
  const hours = (['Critical', 'High', 'Medium', 'Low'] as const).map(
    (severity) => (dueAt(noon, severity) - noon) / 3_600_000,
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

test('resolving and closing set the moment, closing what is resolved keeps it, reopening clears it', () => {
  const open = { resolved_at: null };
  const resolved = { resolved_at: noon };

  expect(resolvedAtAfter(open, 'Resolved', noon)).toBe(noon);
  expect(resolvedAtAfter(open, 'Closed', noon)).toBe(noon);
  expect(resolvedAtAfter(resolved, 'Closed', later)).toBe(noon);
  expect(resolvedAtAfter(resolved, 'Investigating', later)).toBeNull();
});
