import { expect, test } from 'vitest';
import { mapObject } from './map-object.ts';
import type { ExchangeConnection, ExchangeRecord } from './records.ts';
import { isSameConnection, isSameRecord } from './same-record.ts';
import {
  bundle,
  connectionIn,
  identity,
  malware,
  map,
  readStix,
  recordIn,
  relationship,
  uuid,
  writeStixBundle,
} from './testing/stix-objects.ts';

const write = (records: readonly ExchangeRecord[], connections: readonly ExchangeConnection[] = []) =>
  writeStixBundle({ bundleId: uuid(0), records, connections });

const records = async (file: string) => (await readStix(file)).map(recordIn);
const objects = (file: string): Record<string, unknown>[] => JSON.parse(file).objects;

/** A threat as someone writes it on the screen. */
const written: ExchangeRecord = {
  id: `indicator--${uuid(5)}`,
  kind: 'indicator',
  family: 'threat',
  type: 'Phishing',
  name: "O'Neil\\ <b>",
  description: 'A letter',
  severity: 'Critical',
  status: 'Contained',
  risk: null,
  source: 'Mail gateway',
  confidence: 0,
  tlp: 'TLP:AMBER+STRICT',
  labels: ['post'],
  country: 'GB',
  latitude: 54,
  longitude: -2,
  accuracy: 'country',
  seenAt: 3_000,
  createdAt: 1_000,
  modifiedAt: 2_000,
  acknowledgedAt: 4_000,
  verdict: 'Confirmed',
  verdictReason: 'Seen it',
  stix: '',
  sourceAssumed: false,
};

const person: ExchangeRecord = {
  ...written,
  id: `identity--${uuid(6)}`,
  kind: 'identity',
  family: 'entity',
  type: 'Person',
  risk: 'High',
  severity: null,
  status: null,
  verdict: null,
  verdictReason: '',
  acknowledgedAt: null,
  seenAt: null,
};

const place: ExchangeRecord = {
  ...person,
  id: `location--${uuid(7)}`,
  kind: 'location',
  type: 'Location',
  country: null,
  latitude: 51.5,
  longitude: -0.1,
  accuracy: 'point',
};

const link: ExchangeConnection = {
  id: `relationship--${uuid(8)}`,
  sourceId: person.id,
  targetId: place.id,
  type: 'Employment',
  strength: 'Strong',
  description: 'Works there',
  confidence: 70,
  tlp: 'TLP:RED',
  lastContactAt: 5_000,
  createdAt: 1_000,
  modifiedAt: 2_000,
  stix: '',
};

test('what nobody changed goes out exactly as it came', async () => {
  const strange = `{ "type" : "malware",  "id":"malware--${uuid(1)}", "created":"2026-01-02T03:04:05.123456Z",
    "modified":"2026-01-02T03:04:05Z", "name":"x", "is_family":true, "__proto__": {"a": [1e400]}, "x_other": 1.0 }`;
  const [record] = await records(`{"type":"bundle","objects":[${strange}]}`);

  expect(write(record ? [record] : [])).toContain(strange);
});

test('what was changed is laid over the object, and what we do not know of stays', async () => {
  const known = malware({
    x_other: { deep: [1] },
    confidence: 10,
    object_marking_refs: [`marking-definition--${uuid(4)}`],
  });
  const record = { ...recordIn(map(known)), name: 'Ivy', severity: 'Low', confidence: null, tlp: 'TLP:RED' } as const;

  const [object] = objects(write([{ ...record, modifiedAt: Date.parse('2026-05-05T05:05:05Z') }]));

  expect(object).toEqual({
    ...known,
    confidence: undefined,
    name: 'Ivy',
    x_halyard_severity: 'Low',
    modified: '2026-05-05T05:05:05.000Z',
    // Else it would follow from the new `modified`.
    x_halyard_seen_at: '2026-01-03T03:04:05.000Z',
    object_marking_refs: [`marking-definition--${uuid(4)}`, 'marking-definition--e828b379-4e03-4974-9ac4-e53a884c97c1'],
  });
});

test('a member called __proto__ survives a change', () => {
  const text = JSON.stringify(malware()).replace('{', '{"__proto__":{"polluted":true},');
  const mapped = recordIn({ ...map(JSON.parse(text)) });

  const file = write([{ ...mapped, stix: text, name: 'Ivy' }]);

  expect(file).toContain('"__proto__":{"polluted":true}');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('what was written here comes back the same from an import', async () => {
  const file = write([written, person, place], [link]);
  const items = await readStix(file);

  const back = items.flatMap((item) => (item.kind === 'record' ? [{ ...item.record, stix: '' }] : []));
  const links = items.flatMap((item) => (item.kind === 'connection' ? [{ ...item.connection, stix: '' }] : []));
  expect(back).toEqual([person, written, place].toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  expect(links).toEqual([link]);
});

test('an import of its own export finds nothing new', async () => {
  const items = await readStix(write([written, person, place], [link]));

  for (const item of items) {
    if (item.kind === 'record') {
      const stored = [written, person, place].find(({ id }) => id === item.record.id);
      expect(stored && isSameRecord(stored, item.record)).toBe(true);
    } else expect(isSameConnection(link, connectionIn(item))).toBe(true);
  }
});

test('a change of any field is something new', () => {
  const record = recordIn(map(malware()));
  const other = recordIn(map(malware({ x_other: 1 })));

  expect(isSameRecord(record, { ...record, createdAt: null, modifiedAt: null, seenAt: null })).toBe(true);
  expect(isSameRecord(record, { ...record, name: 'Ivy' })).toBe(false);
  expect(isSameRecord(record, { ...record, labels: ['new'] })).toBe(false);
  expect(isSameRecord(record, other)).toBe(false);
});

test('every object has what STIX 2.1 asks of it', () => {
  const found = objects(write([written, person, place], [link]));

  const byType = (type: string) => found.find((object) => object.type === type);
  expect(byType('indicator')).toMatchObject({
    spec_version: '2.1',
    pattern_type: 'stix',
    valid_from: '1970-01-01T00:00:03.000Z',
    pattern: "[x-halyard-threat:name = 'O\\'Neil\\\\ <b>']",
  });
  expect(byType('identity')).toMatchObject({ identity_class: 'individual', created: '1970-01-01T00:00:01.000Z' });
  expect(byType('location')).toMatchObject({ latitude: 51.5, longitude: -0.1 });
  expect(byType('relationship')).toMatchObject({ relationship_type: 'employment', x_halyard_type: 'Employment' });
  expect(found.flatMap(Object.values)).not.toContain(null);
});

test('the same records always make the same file, in whatever order they come', () => {
  expect(write([written, person, place], [link])).toBe(write([place, written, person], [link]));
});

test('an empty bundle has no list, for STIX knows no empty ones', () => {
  expect(JSON.parse(write([]))).toEqual({ type: 'bundle', id: `bundle--${uuid(0)}` });
});

test('a source that the author gives need not travel with an object, any other does', () => {
  const author = recordIn(map(identity()));
  const record = { ...recordIn(map(malware({ created_by_ref: author.id }))), source: 'FireEye' };

  expect(write([author, record])).toContain(record.stix);
  expect(objects(write([record]))[0]).toHaveProperty('x_halyard_source', 'FireEye');
  expect(objects(write([author, { ...record, source: 'Desk' }]))[1]).toHaveProperty('x_halyard_source', 'Desk');
});

test('a connection is changed like a record', () => {
  const connection = connectionIn(map(relationship()));

  expect(write([], [connection])).toContain(connection.stix);
  expect(objects(write([], [{ ...connection, type: 'Association', strength: 'Weak' }]))[0]).toMatchObject({
    relationship_type: 'attributed-to',
    x_halyard_type: 'Association',
    x_halyard_strength: 'Weak',
  });
});

test('a person taken for an organisation is one in STIX as well', () => {
  const record = { ...recordIn(map(identity())), type: 'Person' };

  const [object] = objects(write([record]));

  expect(object).toMatchObject({ identity_class: 'individual' });
  expect(object).not.toHaveProperty('x_halyard_type');
});

test('a bundle that was exported twice is the same file', async () => {
  const first = write(await records(bundle(malware(), identity({ x_halyard_risk: 'Low' }))));

  expect(write(await records(first))).toBe(first);
});

test('a source that the importer filled in does not leave with the object', () => {
  const stix = `{"type":"malware","id":"malware--${uuid(1)}","created":"2026-01-02T03:04:05Z",
    "modified":"2026-01-02T03:04:05Z","name":"x","is_family":true}`;
  const mapped = mapObject({ place: '', object: JSON.parse(stix), text: stix });
  if (mapped.kind !== 'record') throw new Error('The object was rejected.');
  const record = { ...mapped.record, source: 'my-laptop.json' };

  const [stays, stated] = [{ ...record, sourceAssumed: true }, record].map((one) => write([one]));

  expect(stays).toContain(stix);
  expect(stated).toContain('"x_halyard_source":"my-laptop.json"');
});
