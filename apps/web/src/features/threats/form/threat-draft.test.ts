import { expect, test } from 'vitest';
import { someThreat } from '../testing/some-threat.ts';
import { checkDraft, draftOf, newDraft, toBody } from './threat-draft.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');

test('name, type and source are required; the rest may stay open', () => {
  expect(checkDraft(newDraft('UTC', now), 'UTC')).toEqual({ name: 'required', type: 'required', source: 'required' });
});

test('what is out of bounds is named field by field', () => {
  const draft = {
    ...draftOf(someThreat('Beacon'), 'UTC'),
    name: 'x'.repeat(301),
    timestamp: '',
    confidence: '101',
    country: 'GBR',
    labels: 'y'.repeat(101),
  };

  expect(checkDraft(draft, 'UTC')).toEqual({
    name: 'tooLong',
    timestamp: 'timestamp',
    confidence: 'confidence',
    country: 'country',
    labels: 'labels',
  });
});

test('nothing stated is sent as null, not as zero, and labels are sent once each', () => {
  const draft = { ...draftOf(someThreat('Beacon'), 'UTC'), labels: 'c2, dns,, c2', country: 'gb' };

  expect(toBody(draft, 'UTC')).toMatchObject({ confidence: null, tlp: null, labels: ['c2', 'dns'], country: 'GB' });
});

test('a time nobody touched keeps its seconds', () => {
  const kept = '2026-11-21T08:00:42.123Z';
  const draft = draftOf(someThreat('Beacon', { timestamp: kept }), 'Asia/Tokyo');

  expect(toBody(draft, 'Asia/Tokyo', kept).timestamp).toBe(kept);
});
