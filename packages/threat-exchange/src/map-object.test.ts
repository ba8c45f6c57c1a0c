import { expect, test } from 'vitest';
import {
  connectionIn,
  identity,
  malware,
  map,
  recordIn,
  rejectedFor,
  relationship,
  uuid,
} from './testing/stix-objects.ts';

const record = (object: unknown) => recordIn(map(object));
const connection = (object: unknown) => connectionIn(map(object));
const rejected = (object: unknown) => rejectedFor(map(object));
const ms = (text: string) => Date.parse(text);

test('malware is a threat: active, without a severity, last seen when it was last modified', () => {
  expect(record(malware())).toMatchObject({
    kind: 'malware',
    family: 'threat',
    type: 'Malware',
    name: 'Poison Ivy',
    severity: null,
    status: 'Active',
    risk: null,
    source: '',
    confidence: null,
    tlp: null,
    labels: [],
    seenAt: ms('2026-01-03T03:04:05Z'),
    createdAt: ms('2026-01-02T03:04:05Z'),
    country: null,
    accuracy: null,
  });
});

test('an individual is a person, any other identity an organisation; neither was active just because it was written', () => {
  expect(record(identity({ identity_class: 'individual' })).type).toBe('Person');
  expect(record(identity({ identity_class: 'group' })).type).toBe('Organization');
  expect(record(identity({ identity_class: undefined }))).toMatchObject({
    family: 'entity',
    severity: null,
    seenAt: null,
  });
});

test('everything else is a reference under its own name', () => {
  const course = { ...malware(), type: 'course-of-action', id: `course-of-action--${uuid(4)}` };
  const custom = { type: 'x-acme-case', id: `x-acme-case--${uuid(4)}` };

  expect(record(course)).toMatchObject({ family: 'reference', type: 'Course of Action', severity: null, status: null });
  expect(record(custom)).toMatchObject({ type: 'Acme Case', name: 'Acme Case 000000000004' });
});

test('what is observed needs no name and no times', () => {
  const address = { type: 'ipv4-addr', id: `ipv4-addr--${uuid(5)}`, value: '192.0.2.1' };
  const file = { type: 'file', id: `file--${uuid(5)}`, hashes: { 'SHA-256': 'abc' } };

  expect(record(address)).toMatchObject({ type: 'IPv4 Address', name: '192.0.2.1', createdAt: null, seenAt: null });
  expect(record(file).name).toBe('abc');
});

test('a nameless indicator goes by its pattern, cut to what fits', () => {
  const indicator = {
    ...malware(),
    type: 'indicator',
    id: `indicator--${uuid(6)}`,
    name: undefined,
    pattern: 'a'.repeat(500),
  };

  expect(record(indicator).name).toBe(`${'a'.repeat(299)}…`);
  expect(rejected({ ...indicator, pattern: undefined })).toBe('missing_field pattern');
});

test('a threat is last seen when it says so, in the order last_seen, valid_from, last_observed', () => {
  const times = {
    last_observed: '2026-02-01T00:00:00Z',
    valid_from: '2026-02-02T00:00:00Z',
    last_seen: '2026-02-03T00:00:00Z',
  };

  expect(record(malware(times)).seenAt).toBe(ms(times.last_seen));
  expect(record(malware({ ...times, last_seen: undefined })).seenAt).toBe(ms(times.valid_from));
});

test('a revoked threat is mitigated unless it says otherwise', () => {
  expect(record(malware({ revoked: true })).status).toBe('Mitigated');
  expect(record(malware({ revoked: true, x_halyard_status: 'Monitoring' })).status).toBe('Monitoring');
});

test('what STIX has no place for is read from properties of our own', () => {
  const ours = {
    x_halyard_severity: 'Critical',
    x_halyard_source: 'Desk',
    x_halyard_type: 'Phishing',
    x_halyard_country: 'gb',
  };
  const looked = {
    x_halyard_verdict: 'Benign',
    x_halyard_verdict_reason: 'A test',
    x_halyard_acknowledged_at: '2026-01-05T00:00:00Z',
  };

  expect(record(malware({ ...ours, ...looked }))).toMatchObject({
    severity: 'Critical',
    source: 'Desk',
    type: 'Phishing',
    country: 'GB',
    accuracy: 'country',
    verdict: 'Benign',
    verdictReason: 'A test',
    acknowledgedAt: ms('2026-01-05T00:00:00Z'),
  });
  expect(record(identity({ x_halyard_risk: 'Low' })).risk).toBe('Low');
  expect(rejected(malware({ x_halyard_severity: 'Extreme' }))).toBe('unknown_value x_halyard_severity: Extreme');
});

test('the strictest marking counts, of either edition of TLP', () => {
  const green = 'marking-definition--34098fce-860f-48ae-8e50-ebd3cc5e41da';
  const strict = 'marking-definition--939a9414-2ddd-4d32-a0cd-375ea402b003';

  expect(record(malware({ object_marking_refs: [green] })).tlp).toBe('TLP:GREEN');
  expect(record(malware({ object_marking_refs: [strict, green] })).tlp).toBe('TLP:AMBER+STRICT');
  expect(record(malware({ object_marking_refs: [`marking-definition--${uuid(8)}`] })).tlp).toBeNull();
});

test('confidence 0 is a statement, none is not', () => {
  expect(record(malware({ confidence: 0 })).confidence).toBe(0);
  expect(record(malware({ confidence: null })).confidence).toBeNull();
  for (const wrong of [101, -1, 0.5, '50'])
    expect(rejected(malware({ confidence: wrong }))).toBe(`bad_field confidence: ${wrong}`);
});

test('a location lies where it says, or in the middle of its country, or nowhere', () => {
  const location = (more: object) => ({
    ...identity(),
    type: 'location',
    id: `location--${uuid(7)}`,
    name: undefined,
    ...more,
  });

  expect(record(location({ latitude: 48.8, longitude: 2.3, country: 'FR' }))).toMatchObject({
    latitude: 48.8,
    accuracy: 'point',
  });
  expect(record(location({ country: 'fr' }))).toMatchObject({
    country: 'FR',
    latitude: 46.5,
    accuracy: 'country',
    name: 'fr',
  });
  expect(record(location({ country: 'France' }))).toMatchObject({ country: null, latitude: null, accuracy: null });
  expect(record(location({ country: 'ZZ' }))).toMatchObject({ country: 'ZZ', latitude: null, accuracy: null });
  expect(rejected(location({ latitude: 91, longitude: 0 }))).toBe('bad_field latitude: 91');
  expect(rejected(location({ latitude: 9 }))).toBe('missing_field longitude');
});

test('a relationship is a connection, called as people would say it', () => {
  expect(connection(relationship({ stop_time: '2026-01-09T00:00:00Z', x_halyard_strength: 'Strong' }))).toMatchObject({
    sourceId: `malware--${uuid(1)}`,
    targetId: `identity--${uuid(2)}`,
    type: 'attributed to',
    strength: 'Strong',
    lastContactAt: ms('2026-01-09T00:00:00Z'),
  });
});

test('a relationship needs both ends and a type, and may not lead to itself', () => {
  expect(rejected(relationship({ source_ref: undefined }))).toBe('missing_field source_ref');
  expect(rejected(relationship({ target_ref: 'nowhere' }))).toBe('bad_field target_ref: nowhere');
  expect(rejected(relationship({ relationship_type: '' }))).toBe('missing_field relationship_type');
  expect(rejected(relationship({ target_ref: `malware--${uuid(1)}` }))).toBe(`self_reference malware--${uuid(1)}`);
});

test('a sighting connects who saw with what they saw', () => {
  const sighting = {
    ...relationship(),
    type: 'sighting',
    id: `sighting--${uuid(3)}`,
    sighting_of_ref: `malware--${uuid(1)}`,
  };
  const seen = { where_sighted_refs: [`identity--${uuid(2)}`], last_seen: '2026-01-09T00:00:00Z' };

  expect(connection({ ...sighting, ...seen })).toMatchObject({
    sourceId: `identity--${uuid(2)}`,
    targetId: `malware--${uuid(1)}`,
    type: 'sighting of',
    lastContactAt: ms('2026-01-09T00:00:00Z'),
  });
  expect(rejected({ ...sighting, sighting_of_ref: undefined })).toBe('missing_field sighting_of_ref');
});

test('a sighting that does not say who saw it is kept as a record', () => {
  const { relationship_type: _, source_ref, ...sighting } = relationship();
  const seen = { ...sighting, type: 'sighting', id: `sighting--${uuid(3)}`, sighting_of_ref: source_ref, count: 4 };

  expect(record(seen)).toMatchObject({ id: seen.id, kind: 'sighting', family: 'reference', type: 'Sighting' });
});

test('an object needs a type and an id that belong together', () => {
  expect([7, null, [], 'x'].map(rejected)).toEqual([
    'not_an_object 7',
    'not_an_object null',
    'not_an_object []',
    'not_an_object x',
  ]);
  expect(rejected({ id: malware().id })).toBe('no_type ');
  expect(rejected(malware({ type: 'Malware!' }))).toBe('bad_field type: Malware!');
  expect(rejected(malware({ id: undefined }))).toBe('no_id malware');
  for (const id of ['malware--1', `tool--${uuid(1)}`, `malware--${uuid(1)} `, 7]) {
    expect(rejected(malware({ id }))).toBe(`bad_id ${id}`);
  }
});

test('STIX 2.0 is taken, other versions are not', () => {
  expect(record(malware({ spec_version: undefined })).kind).toBe('malware');
  expect(record(malware({ spec_version: '2.0' })).kind).toBe('malware');
  expect(rejected(malware({ spec_version: '3.0' }))).toBe('unknown_spec_version 3.0');
});

test('what the standard asks for must be there', () => {
  for (const field of ['created', 'modified'])
    expect(rejected(malware({ [field]: undefined }))).toBe(`missing_field ${field}`);
  expect(rejected(identity({ name: ' ' }))).toBe('missing_field name');
  expect(record(malware({ name: undefined })).name).toBe('Malware 000000000001');
});

test('a time must be one', () => {
  for (const wrong of ['yesterday', '2026-02-30T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00', 7]) {
    expect(rejected(malware({ first_seen: wrong }))).toBe(`bad_timestamp first_seen: ${wrong}`);
  }
  expect(record(malware({ last_seen: '2016-12-31T23:59:60.5Z' })).seenAt).toBe(ms('2017-01-01T00:00:00.500Z'));
  expect(record(malware({ last_seen: '2026-01-01T02:00:00+02:00' })).seenAt).toBe(ms('2026-01-01T00:00:00Z'));
});

test('text that no database stores is rejected with its place, however deep it hides', () => {
  expect(rejected(malware({ name: 'a\0b' }))).toBe('bad_text name');
  expect(rejected(malware({ external_references: [{ url: '\uD800' }] }))).toBe('bad_text external_references[0].url');
  expect(rejected(malware({ extra: { 'k\0': 1 } }))).toBe('bad_text extra.k\uFFFD');
  expect(record(malware({ name: 'bell\u0007 and 😀' })).name).toBe('bell\u0007 and 😀');
});

test('text beyond the limits is rejected with its field; characters are counted, not units', () => {
  expect(record(malware({ name: '😀'.repeat(300) })).name).toHaveLength(600);
  // A name is whole in the object, and shortened in lists.
  expect(record(malware({ name: '😀'.repeat(301) })).name).toBe(`${'😀'.repeat(299)}…`);
  expect(rejected(malware({ description: 'x'.repeat(20_001) }))).toBe('bad_field description');
  expect(rejected(malware({ labels: ['fine', 'x'.repeat(101)] }))).toBe('bad_field labels[1]');
  expect(rejected(malware({ labels: 'fine' }))).toBe('bad_field labels');
});

test('a rejection carries the id where there is one, and at most 200 storable characters', () => {
  const item = map(malware({ confidence: `${'y'.repeat(400)}` }));

  expect(item).toMatchObject({ rejection: { place: 'objects[0]', objectId: `malware--${uuid(1)}` } });
  expect(item.kind === 'rejected' && item.rejection.detail.length).toBe(200);
});
