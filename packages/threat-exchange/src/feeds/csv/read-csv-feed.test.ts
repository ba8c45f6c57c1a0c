import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapObject } from '../../map-object.ts';
import { type CsvColumns, UnknownColumn } from './csv-columns.ts';
import { readCsvFeed } from './read-csv-feed.ts';

const feed = 'https://lists.example/bad.csv';
const asOf = Date.parse('2026-11-24T10:00:00Z');

function read(text: string, columns: CsvColumns = {}) {
  const items = [...readCsvFeed(text, { feed, columns })].map(({ convert }) => convert(asOf));
  return {
    objects: items.flatMap((item) => ('object' in item ? item.object : [])),
    rejected: items.flatMap((item) => ('rejected' in item ? item.rejected : [])),
  };
}
const patterns = (text: string, columns?: CsvColumns) => read(text, columns).objects.map(({ pattern }) => pattern);

describe('a list of one value a line', () => {
  test('recognises each value by its form, and leaves comments out', () => {
    const text = [
      '# Bad things, "updated" daily',
      '; more words',
      '192.0.2.7',
      '192.0.2.0/24 ; SBL1',
      'harbour.example # seen in mail',
      'hxxps://harbour[.]example/a',
      `${'d'.repeat(31)}e`,
      '0.0.0.0 ads.example',
      '2001:db8::7',
      'CVE-2026-12345',
      '',
    ].join('\r\n');

    const { objects, rejected } = read(text);

    expect(objects.map(({ pattern, name }) => pattern ?? name)).toEqual([
      "[ipv4-addr:value = '192.0.2.7']",
      "[ipv4-addr:value ISSUBSET '192.0.2.0/24']",
      "[domain-name:value = 'harbour.example']",
      "[url:value = 'https://harbour.example/a']",
      `[file:hashes.'MD5' = '${'d'.repeat(31)}e']`,
      "[domain-name:value = 'ads.example']",
      "[ipv6-addr:value = '2001:db8::7']",
      'CVE-2026-12345',
    ]);
    expect(rejected).toEqual([]);
    for (const object of objects)
      expect(mapObject({ place: '', object, text: JSON.stringify(object) }).kind).toBe('record');
  });

  test('says which line holds no value', () => {
    expect(read('192.0.2.7\nnonsense value\n').rejected).toEqual([
      { place: 'line 2', objectId: null, reason: 'unknown_value', detail: 'nonsense value' },
    ]);
  });
});

describe('a CSV file', () => {
  const list = [
    '################',
    '# "first_seen_utc","ioc_value","ioc_type","threat","confidence","tags"',
    '"2026-11-20 08:00:00","192.0.2.7:8443","ip:port","botnet_cc","75","a,b"',
    '"2026-11-21 08:00:00","harbour.example","domain","says ""hello"", twice","100",""',
    '# end of list',
  ].join('\n');
  const columns: CsvColumns = {
    value: 'ioc_value',
    type: 'ioc_type',
    firstSeen: 'First seen UTC',
    description: 'threat',
    confidence: 'confidence',
    tags: 'tags',
  };

  test('is read by the names of its columns, also where a comment holds them', () => {
    const { objects, rejected } = read(list, columns);

    expect(rejected).toEqual([]);
    expect(objects).toEqual([
      expect.objectContaining({
        pattern: "[ipv4-addr:value = '192.0.2.7']",
        valid_from: '2026-11-20T08:00:00.000Z',
        confidence: 75,
        labels: ['a', 'b'],
        description: 'botnet_cc\nDestination port 8443.',
      }),
      expect.objectContaining({
        pattern: "[domain-name:value = 'harbour.example']",
        description: 'says "hello", twice',
      }),
    ]);
  });

  test('is read by numbers, with one type for all', () => {
    expect(patterns('1;Harbour.example\n2;evil.example', { value: '2', type: 'domain-name' })).toEqual([
      "[domain-name:value = 'harbour.example']",
      "[domain-name:value = 'evil.example']",
    ]);
  });

  test('with its names in the first row has no row of names', () => {
    expect(read('id,host\n1,harbour.example', { value: 'host' }).objects).toHaveLength(1);
  });

  test('with a first row that names its columns is read by them, without a comment sign and without being told', () => {
    const { objects, rejected } = read(
      'first_seen,ip,tag,Confidence Level\n2026-11-20 08:00:00,192.0.2.7,"a,b",75\n2026-11-21 08:00:00,192.0.2.8,c,50\n',
    );

    expect(rejected).toEqual([]);
    expect(objects).toEqual([
      expect.objectContaining({
        pattern: "[ipv4-addr:value = '192.0.2.7']",
        valid_from: '2026-11-20T08:00:00.000Z',
        labels: ['a', 'b'],
        confidence: 75,
      }),
      expect.objectContaining({ pattern: "[ipv4-addr:value = '192.0.2.8']" }),
    ]);
    expect(patterns('id,host\n1,harbour.example', { value: '2' })).toEqual(["[domain-name:value = 'harbour.example']"]);
    expect(read('indicator,\nharbour.example,\n')).toMatchObject({ objects: [{}], rejected: [] });
  });

  test.each([
    ['nonsense\nharbour.example', 'no word that names a column'],
    ['ip\nnonsense', 'no value below'],
    ['ip', 'nothing below'],
  ])('with %j for its beginning rejects the first row: it has %s', (text) => {
    expect(read(text).rejected[0]).toMatchObject({ place: 'line 1', reason: 'unknown_value' });
  });

  test('with a value in its first row has no heading', () => {
    expect(patterns('harbour.example,ip\nevil.example,ip')).toHaveLength(2);
  });

  test('without the column that is asked for says which ones it has', () => {
    expect(() => read('id,host\n1,harbour.example', { value: 'domain_name' })).toThrow(UnknownColumn);
    expect(() => read('# id,host\n1,harbour.example', { value: 'domain_name' })).toThrow('id, host');
  });

  test('gives a value the same id in every reading, and a new time only where the row says so', () => {
    const first = read(list, columns).objects.map(({ id }) => id);
    const later = read(list.replace('08:00:00","192', '09:30:00","192'), columns).objects;

    expect(later.map(({ id }) => id)).toEqual(first);
    expect(later[0]?.modified).toBe('2026-11-20T09:30:00.000Z');
  });

  test('that does not say when was seen when it was read', () => {
    expect(read('harbour.example').objects[0]).toMatchObject({ modified: '2026-11-24T10:00:00.000Z' });
  });

  test('with # inside quotes over two lines is no comment', () => {
    const { objects } = read('value,note\nharbour.example,"one\n# two"\n', { value: 'value', description: 'note' });

    expect(objects).toEqual([expect.objectContaining({ description: 'one\n# two' })]);
  });

  test('with a row that is far too long rejects that row alone', () => {
    const { objects, rejected } = read(`harbour.example\n${'a'.repeat(100_000)}\nevil.example\n`);

    expect(objects).toHaveLength(2);
    expect(rejected).toEqual([expect.objectContaining({ place: 'line 2', reason: 'too_large' })]);
  });
});

test('whatever lines a list has, each that is no comment is one value or one rejection', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '192.0.2.7',
      'harbour.example',
      '1.2.3.4/33',
      '10.0.0.1:99999',
      'a b c',
      'http://',
      'CVE-1',
      '\u0000',
    ),
    fc.string().map((text) => `v${text.replaceAll(/[\r\n",;|\t]/g, '')}`),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { objects, rejected } = read(lines.join('\n'));
      expect(objects.length + rejected.length).toBe(lines.length);
    }),
  );
});
