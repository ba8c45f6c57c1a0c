import { expect, test } from 'vitest';
import { someThreat } from '../testing/some-threat.ts';
import { highestSeverityOf, prefillIncident } from './incident-prefill.ts';

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

test('where no threat has a severity, that is not taken for a low one', () => {
  const threats = [someThreat('Beacon', { severity: null }), someThreat('Dropper', { severity: null })];

  expect(highestSeverityOf(threats)).toBeNull();
  expect(prefillIncident(threats, (first) => first).severity).toBe('Medium');
  expect(highestSeverityOf([...threats, someThreat('Lure', { severity: 'Low' })])).toBe('Low');
});
