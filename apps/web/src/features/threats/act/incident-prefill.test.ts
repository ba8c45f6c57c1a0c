import { expect, test } from 'vitest';
import { someThreat } from '../testing/some-threat.ts';
import { prefillIncident } from './incident-prefill.ts';

test('a new incident takes the highest severity and each source once', () => {
  const threats = [
    someThreat('Beacon', { severity: 'Medium', source: 'DNS' }),
    someThreat('Dropper', { severity: 'High', source: 'Mail' }),
    someThreat('Macro', { severity: 'Low', source: 'DNS' }),
  ];

  expect(prefillIncident(threats, (first, others) => `${first} + ${others}`)).toEqual({
    title: 'Beacon + 2',
    severity: 'High',
    source: 'DNS, Mail',
  });
});
