import { expect, test } from 'vitest';
import { resolveNames } from './dangling.ts';
import { connectionIn, readRows, recordIn, rejectedFor } from './testing/stix-objects.ts';

const heading = 'name,type,severity,source,timestamp,status,confidence,tlp,labels,country,description';
const row = 'Fake bank,Phishing,High,Mail,2026-01-02T03:04:05Z,Contained,80,amber,bank;post,GB,Seen twice';

test('a row of threats has everything a threat has', async () => {
  const [item] = await readRows(`${heading}\n${row}\n`);

  expect(recordIn(item)).toMatchObject({
    kind: 'indicator',
    family: 'threat',
    type: 'Phishing',
    name: 'Fake bank',
    severity: 'High',
    source: 'Mail',
    seenAt: Date.parse('2026-01-02T03:04:05Z'),
    status: 'Contained',
    confidence: 80,
    tlp: 'TLP:AMBER',
    labels: ['bank', 'post'],
    country: 'GB',
    latitude: 54,
    accuracy: 'country',
    description: 'Seen twice',
    stix: '',
  });
});

test('columns may stand in any order, under any spelling, between any of three separators', async () => {
  const files = [
    'Severity,TYPE, Name\nlow,Malware,Ivy',
    'type;name;severity\r\nMalware;Ivy;LOW\r\n',
    'name\ttype\tseverity\rIvy\tMalware\tLow',
  ];

  for (const file of files) {
    const [item] = await readRows(`\uFEFF${file}`, {}, 1);
    expect(recordIn(item)).toMatchObject({
      kind: 'malware',
      name: 'Ivy',
      severity: 'Low',
      status: 'Active',
      seenAt: null,
    });
  }
});

test('an empty cell states no severity, and neither does one that a rule assumed', async () => {
  const rows = ['Ivy,Malware,,', 'Fox,Malware,High,yes', 'Owl,Malware,Low,no', 'Elk,Malware,High,perhaps'];
  const items = await readRows(`name,type,severity,severityAssumed\n${rows.join('\n')}\n`);

  expect(items.slice(0, 3).map((item) => recordIn(item).severity)).toEqual([null, null, 'Low']);
  expect(rejectedFor(items[3])).toBe('unknown_value severity_assumed: perhaps');
  expect(recordIn((await readRows('name,type,status\nIvy,Malware,Active\n'))[0])).toMatchObject({
    family: 'threat',
    severity: null,
  });
});

test('a file without a severity holds entities', async () => {
  const items = await readRows('Name,Type,Risk,Last Activity\nAda,person,HIGH,2026-01-02\nParis,Location,,\n');

  expect(items.map(recordIn)).toMatchObject([
    {
      kind: 'identity',
      family: 'entity',
      type: 'Person',
      risk: 'High',
      severity: null,
      seenAt: Date.parse('2026-01-02'),
    },
    { kind: 'location', family: 'entity', type: 'Location', risk: null, seenAt: null },
  ]);
});

test('a file with a target holds connections, whose names are looked up later', async () => {
  const [item] = await readRows('source,target,type,strength,last_contact\nAda,Acme,Employment,strong,2026-01-02\n');
  if (item?.kind !== 'named_connection') throw new Error('Expected a connection.');
  const ids = new Map([
    ['Ada', 'identity--1'],
    ['Acme', 'identity--2'],
  ]);
  const resolve = (more: object) =>
    resolveNames(item.place, { ...item.connection, ...more }, (name) => ids.get(name) ?? null);

  expect(connectionIn(resolve({}))).toMatchObject({
    sourceId: 'identity--1',
    targetId: 'identity--2',
    strength: 'Strong',
  });
  expect(connectionIn(resolve({})).id).toBe(connectionIn(resolve({})).id);
  expect(rejectedFor(resolve({ sourceName: 'Bob' }))).toBe('dangling_source Bob');
  expect(rejectedFor(resolve({ targetName: 'Bob' }))).toBe('dangling_target Bob');
  expect(rejectedFor(resolve({ targetName: 'Ada' }))).toBe('self_reference Ada');
});

test('the same row has the same id every time, another row another', async () => {
  const ids = async (file: string) => (await readRows(file)).map((item) => recordIn(item).id);
  const first = await ids(`${heading}\n${row}\n`);

  expect(first[0]).toMatch(/^indicator--[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await ids(`${heading}\n${row.replace('High', 'Low')}\n`)).toEqual(first);
  expect(await ids(`${heading}\n${row.replace('Mail', 'Web')}\n`)).not.toEqual(first);
});

test('a bad cell rejects its row with the line, and the others are taken', async () => {
  const wrong = [
    ...[
      ['High,', 'Extreme,'],
      ['Contained', 'Lost'],
      ['80', '101'],
      ['amber', 'pink'],
      ['GB', 'Britain'],
    ],
    ...[
      ['Mail', 'x'.repeat(201)],
      ['Fake bank', '  '],
      ['2026-01-02T03:04:05Z', 'yesterday'],
      ['Phishing', 'a\0b'],
    ],
  ];
  const rows = wrong.map(([good = '', bad = '']) => row.replace(good, bad));

  const items = await readRows([heading, ...rows, row].join('\n'));

  expect(items.slice(0, -1).map(rejectedFor)).toEqual([
    ...['unknown_value severity: Extreme', 'unknown_value status: Lost', 'bad_field confidence: 101'],
    ...['unknown_value tlp: pink', 'unknown_value country: Britain', 'bad_field source', 'missing_field name'],
    ...['bad_timestamp timestamp: yesterday', 'bad_text type'],
  ]);
  expect(items[1]).toMatchObject({ rejection: { place: '3' } });
  expect(items.at(-1)?.kind).toBe('record');
});

test('a line is counted as an editor counts it, breaks inside quotes included', async () => {
  const file =
    'name,type,severity\r\n"two\r\nlines",Malware,High\r\n\r\nshort,Malware\r\n"a ""quoted"" name, with a comma",Malware,Low\r\n';

  const items = await readRows(file, {}, 3);

  expect(recordIn(items[0]).name).toBe('two\r\nlines');
  expect(items[1]).toMatchObject({ rejection: { place: '5', reason: 'wrong_column_count', detail: '2/3' } });
  expect(items[2]).toMatchObject({ place: '6', record: { name: 'a "quoted" name, with a comma' } });
});

test('a quote that never closes is found, not taken for the rest of the file', async () => {
  const good = 'Ivy,Malware,High\n';
  const problems = async (file: string) =>
    rejectedFor((await readRows(`name,type,severity\n${file}`, { maxObjectBytes: 500 })).at(-1));

  expect(await problems(`${good}"Ivy,Malware,High\n${good}`)).toBe('unbalanced_quote 3');
  expect(await problems(`${good}"Ivy,Malware,High\n"Oak",Malware,High\n`)).toBe('unbalanced_quote 3');
  expect(await problems(`${good}"Ivy,Malware,High\n${good.repeat(1_000)}`)).toBe('unbalanced_quote 3');
});

test('a row that is too long is rejected, and the rest is read', async () => {
  const items = await readRows(`name,type,severity\n${'x'.repeat(900)},Malware,High\nIvy,Malware,High\n`, {
    maxObjectBytes: 500,
  });

  expect(items.map(({ kind }) => kind)).toEqual(['rejected', 'record']);
  expect(rejectedFor(items[0])).toBe('too_large 500');
});

test('formulas and markup are text', async () => {
  const names = ['=HYPERLINK(1)', '+1', '@x', '<script>alert(1)</script>', '-2'];

  const items = await readRows(`name,type,severity\n${names.map((name) => `${name},Malware,High`).join('\n')}`);

  expect(items.map((item) => recordIn(item).name)).toEqual(names);
});

test('a heading we do not know is named', async () => {
  const problems = async (file: string) => rejectedFor((await readRows(file)).at(-1));

  expect(await problems('name,type,severity,colour\n')).toBe('unknown_header colour');
  expect(await problems('name,name,type\n')).toBe('unknown_header name');
  expect(await problems('name,severity\n')).toBe('unknown_header type');
  expect(await problems('name,type,severity,strength\n')).toBe('unknown_header strength');
  expect(await problems('')).toBe('empty_file ');
  expect(await problems('\n\n')).toBe('empty_file ');
  expect(await readRows('name,type,severity')).toEqual([]);
});

test('bytes that are not UTF-8 are rejected with their position, and one row more than allowed is a problem', async () => {
  const start = new TextEncoder().encode('name,type,severity\nI');

  expect(rejectedFor((await readRows(Uint8Array.from([...start, 0xe9, 0x0a]))).at(-1))).toBe(
    `not_utf8 byte ${start.length}`,
  );
  expect(rejectedFor((await readRows(`${heading}\n${row}\n${row}`, { maxObjects: 1 })).at(-1))).toBe(
    'too_many_objects 1',
  );
});
