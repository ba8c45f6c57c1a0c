import { expect, test } from 'vitest';
import { threatOf } from '../testing/records.ts';
import { draftFromThreats } from './draft-from-threats.ts';

const titleOfMany = (first: string, others: number) => `${first} +${others}`;

test('one threat becomes an incident that says what the threat says', () => {
  const threat = threatOf('1', {
    name: 'Beacon',
    severity: 'High',
    source: 'EDR',
    description: 'Seen.',
    confidence: 80,
  });

  expect(draftFromThreats([threat], titleOfMany)).toEqual({
    name: 'indicator--1',
    recordIds: ['indicator--1'],
    draft: {
      title: 'Beacon',
      severity: 'High',
      source: 'EDR',
      description: 'Seen.',
      confidence: '80',
      tlp: '',
      labels: '',
    },
  });
});

test('several become one incident as severe as the most severe', () => {
  const threats = [
    threatOf('1', { name: 'Scan', severity: 'Low', source: 'Flow' }),
    threatOf('2', { name: 'Beacon', severity: 'Critical', source: 'EDR' }),
  ];

  const { draft, recordIds } = draftFromThreats(threats, titleOfMany);

  expect(draft).toMatchObject({ title: 'Beacon +1', severity: 'Critical', source: 'Flow, EDR', description: '' });
  expect(recordIds).toEqual(['indicator--1', 'indicator--2']);
});

test('a threat without a severity stands behind those with one', () => {
  const unrated = threatOf('1', { name: 'Scan', severity: null, source: 'Flow' });
  const low = threatOf('2', { name: 'Beacon', severity: 'Low', source: 'EDR' });

  expect(draftFromThreats([unrated, low], titleOfMany).draft).toMatchObject({ title: 'Beacon +1', severity: 'Low' });
  expect(draftFromThreats([unrated], titleOfMany).draft).toMatchObject({ title: 'Scan', severity: 'Medium' });
});
