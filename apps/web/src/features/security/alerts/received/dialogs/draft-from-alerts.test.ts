import { expect, test } from 'vitest';
import { alertOf } from '../testing/alert-of.ts';
import { draftFromAlerts } from './draft-from-alerts.ts';

const titleOfMany = (first: string, others: number) => `${first} and ${others} more`;

test('an incident about one alert has its description, marking and confidence', () => {
  const known = { description: 'Every 60 s', tlp: 'TLP:AMBER', confidence: 85 };

  expect(draftFromAlerts([alertOf(1)], titleOfMany, known)).toMatchObject({
    title: 'Alert 1',
    description: 'ALT-000001, Alert 1, fin-ws-014\n\nEvery 60 s',
    tlp: 'TLP:AMBER',
    confidence: '85',
  });
});

test('an incident about several alerts is as severe as the most severe and names them all', () => {
  const alerts = [
    alertOf(1, { title: 'Scan', severity: 'Low', source: { id: 's2', name: 'Zeek' } }),
    alertOf(2, { title: 'Beacon', severity: 'Critical', entity: null }),
  ];

  expect(draftFromAlerts(alerts, titleOfMany)).toMatchObject({
    title: 'Beacon and 1 more',
    severity: 'Critical',
    source: 'Zeek, Suricata',
    description: 'ALT-000002, Beacon\nALT-000001, Scan, fin-ws-014',
  });
});
