import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapObject } from '../../map-object.ts';
import { convertMispEvent } from './convert-event.ts';

const uuid = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-111111111111`;
const eventId = uuid('a');

const event = (parts: Record<string, unknown> = {}) => ({
  Event: {
    uuid: eventId,
    info: 'Harbour phishing',
    date: '2026-11-01',
    timestamp: '1795000000',
    publish_timestamp: 1795000100,
    published: true,
    threat_level_id: '2',
    analysis: '2',
    Orgc: { name: 'Harbour CERT', uuid: uuid('b') },
    ...parts,
  },
});

const attribute = (type: string, value: unknown, more: Record<string, unknown> = {}) => ({
  uuid: uuid('c'),
  type,
  value,
  category: 'Network activity',
  to_ids: true,
  timestamp: '1794900000',
  ...more,
});

const convertOne = (type: string, value: unknown, more: Record<string, unknown> = {}) =>
  convertMispEvent(event({ Attribute: [attribute(type, value, more)] }));
const ofType = ({ objects }: Awaited<ReturnType<typeof convertMispEvent>>, type: string) =>
  objects.filter((object) => object.type === type);

/** Everything that an event becomes is taken by an import. */
function expectImportable({ objects }: Awaited<ReturnType<typeof convertMispEvent>>) {
  const kinds = objects.map((object) => mapObject({ place: '', object, text: JSON.stringify(object) }));
  expect(kinds.filter(({ kind }) => kind === 'rejected')).toEqual([]);
}

describe('an event of MISP', () => {
  test('becomes a report by its organization that refers to everything it brings', async () => {
    const converted = await convertOne('domain', 'Login.Harbour.example');

    const [report] = ofType(converted, 'report');
    const [indicator] = ofType(converted, 'indicator');
    expect(report).toMatchObject({
      id: `report--${eventId}`,
      name: 'Harbour phishing',
      created: '2026-11-01T00:00:00.000Z',
      modified: new Date(1795000000_000).toISOString(),
      published: new Date(1795000100_000).toISOString(),
      created_by_ref: `identity--${uuid('b')}`,
      object_refs: [`indicator--${uuid('c')}`],
      x_misp_threat_level: 'medium',
    });
    expect(indicator).toMatchObject({
      id: `indicator--${uuid('c')}`,
      pattern: "[domain-name:value = 'login.harbour.example']",
      valid_from: new Date(1794900000_000).toISOString(),
      kill_chain_phases: [{ kill_chain_name: 'misp-category', phase_name: 'network-activity' }],
    });
    expectImportable(converted);
  });

  test('is unpublished where the event is', async () => {
    const [report] = ofType(await convertMispEvent(event({ published: false })), 'report');

    expect(report).not.toHaveProperty('published');
    expect(report?.object_refs).toEqual([`identity--${uuid('b')}`]);
  });

  test('has the same ids whenever it is read, also where its UUIDs are none that STIX allows', async () => {
    const read = () =>
      convertMispEvent(event({ uuid: 'event-1', Attribute: [attribute('md5', 'd'.repeat(32), { uuid: 'x' })] }));

    expect(await read()).toEqual(await read());
    for (const { id } of (await read()).objects) expect(id).toMatch(/--[0-9a-f]{8}-[0-9a-f]{4}-[45][0-9a-f]{3}-[89ab]/);
  });

  test.each([
    [null, 'not_an_object'],
    [[], 'not_an_object'],
    [{ Event: 'no' }, 'not_an_object'],
    [event({ uuid: undefined }), 'no_id'],
    [event({ info: undefined }), 'missing_field'],
    [event({ timestamp: undefined, publish_timestamp: undefined, date: 'soon' }), 'bad_timestamp'],
  ])('is rejected with the reason where it is none: %j', async (json, reason) => {
    const converted = await convertMispEvent(json);

    expect(converted.objects).toEqual([]);
    expect(converted.rejected).toEqual([expect.objectContaining({ reason })]);
  });

  test('keeps the port of an endpoint in the description', async () => {
    const of = async (type: string, more = {}) =>
      ofType(await convertOne(type, '192.0.2.7|4443', more), 'indicator')[0]?.description;

    expect(await of('ip-dst|port', { comment: 'Relay of the loader' })).toBe(
      'Relay of the loader\nDestination port 4443.',
    );
    expect(await of('ip-src|port')).toBe('Source port 4443.');
  });

  test('takes times as text, as numbers and in microseconds', async () => {
    const { objects } = await convertMispEvent(
      event({
        timestamp: 1795000000,
        Attribute: [
          attribute('md5', `${'d'.repeat(31)}e`, {
            timestamp: 1794900000,
            first_seen: '2026-10-01T10:00:00.123456+02:00',
            last_seen: '1794800000123456',
          }),
        ],
      }),
    );

    expect(objects.find(({ type }) => type === 'indicator')).toMatchObject({
      modified: new Date(1794900000_000).toISOString(),
      valid_from: '2026-10-01T08:00:00.123Z',
      x_halyard_seen_at: new Date(1794800000_123).toISOString(),
    });
  });
});

describe('an attribute that is to be detected becomes an indicator', () => {
  const sha256 = '0123456789abcdef'.repeat(4);
  test.each([
    ['ip-dst', '192.0.2.7', "[ipv4-addr:value = '192.0.2.7']"],
    ['ip-src', '2001:DB8:0::1', "[ipv6-addr:value = '2001:db8::1']"],
    ['ip-dst', '192.0.2.0/24', "[ipv4-addr:value ISSUBSET '192.0.2.0/24']"],
    ['ip-dst|port', '192.0.2.7|443', "[ipv4-addr:value = '192.0.2.7']"],
    ['ip-src|port', '2001:db8::7|8080', "[ipv6-addr:value = '2001:db8::7']"],
    ['hostname|port', 'relay.harbour.example|8443', "[domain-name:value = 'relay.harbour.example']"],
    ['hostname', 'mail.harbour.example', "[domain-name:value = 'mail.harbour.example']"],
    [
      'domain|ip',
      'harbour.example|192.0.2.7',
      "[domain-name:value = 'harbour.example'] OR [ipv4-addr:value = '192.0.2.7']",
    ],
    ['url', 'https://harbour.example/a', "[url:value = 'https://harbour.example/a']"],
    ['email-src', 'A@harbour.example', "[email-message:from_ref.value = 'a@harbour.example']"],
    ['email-subject', "It's due", "[email-message:subject = 'It\\'s due']"],
    ['sha256', sha256.toUpperCase(), `[file:hashes.'SHA-256' = '${sha256}']`],
    ['filename', 'a\\b.exe', "[file:name = 'a\\\\b.exe']"],
    ['filename|sha256', `a.exe|${sha256}`, `[file:name = 'a.exe' AND file:hashes.'SHA-256' = '${sha256}']`],
    ['mac-address', '00-11-22-33-44-55', "[mac-addr:value = '00:11:22:33:44:55']"],
    ['regkey', 'HKLM\\Software\\Harbour', "[windows-registry-key:key = 'HKEY_LOCAL_MACHINE\\\\Software\\\\Harbour']"],
    ['AS', 'AS64500', '[autonomous-system:number = 64500]'],
  ])('%s', async (type, value, pattern) => {
    const converted = await convertOne(type, value);

    expect(ofType(converted, 'indicator')).toEqual([expect.objectContaining({ pattern, pattern_type: 'stix' })]);
    expect(converted.counts).toMatchObject({ indicator: 1, rejected: 0 });
    expectImportable(converted);
  });

  test('with the language of its rule', async () => {
    const rule = 'rule harbour { condition: true }';

    expect(ofType(await convertOne('yara', rule), 'indicator')).toEqual([
      expect.objectContaining({ name: 'harbour', pattern: rule, pattern_type: 'yara' }),
    ]);
  });

  test('and is rejected with its place and value where the value is none of its type', async () => {
    const converted = await convertOne('ip-dst', 'none of your business');

    expect(converted.counts).toMatchObject({ indicator: 0, rejected: 1 });
    expect(converted.rejected).toEqual([
      {
        place: `${eventId}.Attribute[0]`,
        objectId: null,
        reason: 'unknown_value',
        detail: 'ip-dst: none of your business',
      },
    ]);
  });

  test('that is revoked where the attribute was deleted', async () => {
    const converted = await convertOne('domain', 'harbour.example', { deleted: true });

    expect(ofType(converted, 'indicator')).toEqual([expect.objectContaining({ revoked: true })]);
    expect(converted.counts).toMatchObject({ indicator: 0, withdrawn: 1 });
  });
});

describe('an attribute that is not to be detected', () => {
  test('becomes a cyber-observable with the id that STIX gives it', async () => {
    const converted = await convertOne('domain', 'harbour.example', { to_ids: false });

    expect(ofType(converted, 'indicator')).toEqual([]);
    expect(ofType(converted, 'domain-name')).toEqual([expect.objectContaining({ value: 'harbour.example' })]);
    expect(converted.counts).toMatchObject({ observable: 1 });
  });

  test('is kept as it is where STIX has no place for it', async () => {
    const converted = await convertOne('btc', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', { to_ids: '0', comment: 'Wallet' });

    expect(ofType(converted, 'x-misp-attribute')).toEqual([
      expect.objectContaining({ x_misp_value: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', description: 'Wallet' }),
    ]);
    expect(converted.counts).toMatchObject({ kept: 1 });
    expectImportable(converted);
  });

  test('is a reference of the report, a note or a vulnerability', async () => {
    const converted = await convertMispEvent(
      event({
        Attribute: [
          attribute('link', 'https://harbour.example/report', { to_ids: false }),
          attribute('text', 'They ask for invoices.', { to_ids: false, uuid: uuid('d') }),
          attribute('vulnerability', 'cve-2026-12345', { to_ids: false, uuid: uuid('e') }),
        ],
      }),
    );

    expect(ofType(converted, 'report')[0]?.external_references).toContainEqual({
      source_name: 'MISP',
      url: 'https://harbour.example/report',
    });
    expect(ofType(converted, 'note')).toEqual([
      expect.objectContaining({ content: 'They ask for invoices.', object_refs: [`report--${eventId}`] }),
    ]);
    expect(ofType(converted, 'vulnerability')).toEqual([
      expect.objectContaining({
        name: 'CVE-2026-12345',
        external_references: [{ source_name: 'cve', external_id: 'CVE-2026-12345' }],
      }),
    ]);
    expectImportable(converted);
  });
});

test('every attribute is counted once, those of objects and those that are none included', async () => {
  const file = {
    name: 'file',
    uuid: uuid('f'),
    Attribute: [
      attribute('md5', `${'a'.repeat(31)}b`, { uuid: uuid('1') }),
      attribute('size-in-bytes', '12', { uuid: uuid('2'), to_ids: false, object_relation: 'size-in-bytes' }),
    ],
    ObjectReference: [{ referenced_uuid: uuid('3'), relationship_type: 'included-in' }],
  };
  const section = {
    name: 'pe-section',
    uuid: uuid('3'),
    Attribute: [attribute('md5', `${'b'.repeat(31)}c`, { uuid: uuid('4') })],
  };
  const converted = await convertMispEvent(
    event({
      Attribute: [attribute('domain', 'harbour.example'), null, 7, attribute('domain', '')],
      Object: [file, section, 'x'],
    }),
  );

  expect(converted.counts).toEqual({ indicator: 3, observable: 0, kept: 1, withdrawn: 0, rejected: 3 });
  expect(converted.rejected.map(({ reason }) => reason)).toContain('not_an_object');
  const [grouping] = ofType(converted, 'grouping');
  expect(grouping).toMatchObject({
    object_refs: [`indicator--${uuid('1')}`],
    x_misp_attributes: [{ type: 'size-in-bytes', relation: 'size-in-bytes', value: '12', comment: '' }],
  });
  expect(ofType(converted, 'relationship')).toEqual([
    expect.objectContaining({ relationship_type: 'included-in', target_ref: `grouping--${uuid('3')}` }),
  ]);
  const patterns = ofType(converted, 'indicator').map(({ pattern }) => pattern);
  expect(patterns).toContain(
    `[file:extensions.'windows-pebinary-ext'.sections[*].hashes.'MD5' = '${'b'.repeat(31)}c']`,
  );
  expectImportable(converted);
});

test('whatever an event holds, nothing is thrown and every attribute is counted once', async () => {
  const text = fc.oneof(
    fc.constantFrom('domain', 'md5', 'ip-dst|port', 'regkey|value', 'link', 'text', 'x'),
    fc.string(),
  );
  const loose = fc.oneof(text, fc.jsonValue());
  const part = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record(
        { type: text, value: loose, to_ids: loose, uuid: loose, timestamp: loose, Tag: loose },
        { requiredKeys: [] },
      ),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const whole = fc.record({ name: loose, uuid: loose, Attribute: fc.array(part), ObjectReference: fc.jsonValue() });

  await fc.assert(
    fc.asyncProperty(fc.array(part), fc.array(whole), fc.jsonValue(), async (attributes, objects, galaxy) => {
      const { counts } = await convertMispEvent(
        event({ Attribute: attributes, Object: objects, Galaxy: [galaxy], Tag: galaxy }),
      );

      const expected = attributes.length + objects.reduce((sum, { Attribute }) => sum + Attribute.length, 0);
      expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(expected);
    }),
  );
});

describe('tags', () => {
  const tlpRefs = async (...names: string[]) => {
    const converted = await convertMispEvent(
      event({ Tag: names.map((name) => ({ name })), Attribute: [attribute('domain', 'harbour.example')] }),
    );
    const [indicator] = ofType(converted, 'indicator');
    return mapObject({ place: '', object: indicator, text: JSON.stringify(indicator) });
  };

  test.each([
    [['tlp:white'], 'TLP:CLEAR'],
    [['tlp:amber+strict'], 'TLP:AMBER+STRICT'],
    [['tlp:green', 'TLP:RED'], 'TLP:RED'],
    [['PAP:RED'], null],
  ])('%j mark what the event brings as %s', async (names, tlp) => {
    expect(await tlpRefs(...names)).toMatchObject({ record: { tlp } });
  });

  test('of an attribute go before those of its event', async () => {
    const converted = await convertMispEvent(
      event({
        Tag: [{ name: 'tlp:red' }],
        Attribute: [attribute('domain', 'harbour.example', { Tag: [{ name: 'tlp:green' }] })],
      }),
    );
    const [indicator] = ofType(converted, 'indicator');

    expect(mapObject({ place: '', object: indicator, text: '' })).toMatchObject({ record: { tlp: 'TLP:GREEN' } });
  });

  test('that state no level become labels, and confidence a number', async () => {
    const converted = await convertMispEvent(
      event({
        Tag: [{ name: 'PAP:AMBER' }, { name: 'harbour' }, { name: 'misp:confidence-level="usually-confident"' }],
      }),
    );

    expect(ofType(converted, 'report')).toEqual([
      expect.objectContaining({ labels: ['PAP:AMBER', 'harbour'], confidence: 75 }),
    ]);
  });
});

describe('galaxies', () => {
  const technique = {
    type: 'mitre-attack-pattern',
    value: 'Phishing - T1566.001',
    uuid: uuid('5'),
    collection_uuid: uuid('6'),
    description: 'Mail with an attachment',
    meta: {
      external_id: ['T1566.001'],
      kill_chain: ['mitre-attack:initial-access'],
      refs: ['https://harbour.example/t'],
    },
  };

  test('become objects of their kind with the number of ATT&CK, and never replace ATT&CK itself', async () => {
    const converted = await convertMispEvent(
      event({ Galaxy: [{ type: 'mitre-attack-pattern', GalaxyCluster: [technique] }] }),
    );

    const [pattern] = ofType(converted, 'attack-pattern');
    expect(pattern).toMatchObject({
      id: `attack-pattern--${uuid('5')}`,
      name: 'Phishing',
      modified: '1970-01-01T00:00:00.000Z',
      kill_chain_phases: [{ kill_chain_name: 'mitre-attack', phase_name: 'initial-access' }],
    });
    expect(pattern?.external_references).toContainEqual({
      source_name: 'mitre-attack',
      external_id: 'T1566.001',
      url: 'https://attack.mitre.org/techniques/T1566/001/',
    });
    expect(ofType(converted, 'relationship')).toEqual([
      expect.objectContaining({ source_ref: `report--${eventId}`, target_ref: `attack-pattern--${uuid('5')}` }),
    ]);
    expectImportable(converted);
  });

  test('of an attribute are what its indicator indicates, also where only a tag names them', async () => {
    const tag = 'misp-galaxy:threat-actor="Harbour Bears"';
    const converted = await convertOne('domain', 'harbour.example', { Tag: [{ name: tag }] });

    const [actor] = ofType(converted, 'threat-actor');
    expect(actor?.name).toBe('Harbour Bears');
    expect(ofType(converted, 'relationship')).toEqual([
      expect.objectContaining({ relationship_type: 'indicates', target_ref: actor?.id }),
    ]);
    expect(ofType(converted, 'indicator')[0]).not.toHaveProperty('labels');
  });

  test('of older releases, which give all clusters one UUID, stay apart', async () => {
    const cluster = (value: string) => ({ type: 'threat-actor', value, uuid: uuid('7') });
    const converted = await convertMispEvent(
      event({ Galaxy: [{ type: 'threat-actor', GalaxyCluster: [cluster('Bears'), cluster('Cranes')] }] }),
    );

    expect(ofType(converted, 'threat-actor').map(({ name }) => name)).toEqual(['Bears', 'Cranes']);
  });

  test('that STIX has no kind for become labels', async () => {
    const converted = await convertMispEvent(event({ Tag: [{ name: 'misp-galaxy:surveillance-vendor="Spies"' }] }));

    expect(ofType(converted, 'report')[0]?.labels).toEqual(['surveillance-vendor: Spies']);
  });
});
