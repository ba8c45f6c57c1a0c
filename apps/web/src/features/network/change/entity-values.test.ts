import { expect, test } from 'vitest';
import { someEntity } from '../testing/network-records.ts';
import { checkEntity, emptyEntity, entityValuesOf, isEditable, toEntityBody } from './entity-values.ts';

const good = { ...emptyEntity, name: 'Ada', source: 'Report' };
const utc = { timeZone: 'UTC', before: null };

test('a name and a source are enough; all else stays unsaid', () => {
  expect(checkEntity(good)).toEqual({});
  expect(toEntityBody(good, utc)).toEqual({
    name: 'Ada',
    type: 'Person',
    risk: null,
    lastActivity: null,
    description: '',
    source: 'Report',
    confidence: null,
    tlp: null,
    labels: [],
    country: null,
  });
});

test('every field that cannot be stored is named', () => {
  const bad = {
    ...good,
    name: ' ',
    source: 'x'.repeat(201),
    confidence: '101',
    country: 'GBR',
    lastActivity: '2026-02-30',
    labels: 'x'.repeat(101),
    description: 'a\u0000b',
  };

  expect(checkEntity(bad)).toEqual({
    name: 'required',
    source: 'tooLong',
    confidence: 'confidence',
    country: 'country',
    lastActivity: 'day',
    labels: 'labels',
    description: 'control',
  });
});

test('no confidence is not the confidence 0', () => {
  expect(toEntityBody({ ...good, confidence: '0' }, utc).confidence).toBe(0);
  expect(toEntityBody({ ...good, confidence: '' }, utc).confidence).toBeNull();
});

test('an activity keeps its time of day while the day stays', () => {
  const day = { timeZone: 'America/New_York', before: '2026-11-20T23:30:00.000Z' };

  expect(toEntityBody({ ...good, lastActivity: '2026-11-20' }, day).lastActivity).toBe('2026-11-20T23:30:00.000Z');
  expect(toEntityBody({ ...good, lastActivity: '2026-11-19' }, day).lastActivity).toBe('2026-11-19T05:00:00.000Z');
});

test('an entity that is opened and saved unchanged is the same', () => {
  const entity = someEntity('ada', { labels: ['a', 'b'], country: 'GB', confidence: 70, tlp: 'TLP:GREEN' });
  const body = toEntityBody(
    entityValuesOf(entity, (at) => at.slice(0, 10)),
    { timeZone: 'UTC', before: entity.lastActivity },
  );

  expect(entity).toMatchObject(body);
});

test('threats and what only imports know are not written by this form', () => {
  expect(isEditable(someEntity('a'))).toBe(true);
  expect(isEditable(someEntity('a', { family: 'threat', type: 'Malware' }))).toBe(false);
  expect(isEditable(someEntity('a', { type: 'Sector' }))).toBe(false);
});
