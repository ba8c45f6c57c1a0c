import type { Signal } from '@halyard/contracts/signals.ts';
import { expect, test } from 'vitest';
import { newAndGrave } from './push-signals.tsx';

const signal = (id: number, severity: Signal['severity']): Signal => ({
  ...{ id, severity, at: '2026-11-21T08:42:00.000Z', kind: 'sign_in_locked', subject: 'ada' },
  ...{ objectType: 'person', objectId: 'p1', sample: false },
});

test('only what is grave and came since the last look interrupts somebody', () => {
  const signals = [signal(9, 'critical'), signal(8, 'low'), signal(7, 'high'), signal(6, 'high'), signal(5, 'medium')];

  expect(newAndGrave(signals, 6).map(({ id }) => id)).toEqual([9, 7]);
  expect(newAndGrave(signals, 9)).toEqual([]);
});
