import { parseExactJson } from '@halyard/contracts/format/exact-json.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../validate/create-validator.ts';
import { inferFromRows } from './infer-from-rows.ts';
import { each, inferText, name, property, seeded } from './testing/infer-text.ts';

function createCheck(schema: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(JSON.stringify(schema)));
}

const repeated = (count: number, row: (index: number) => unknown) => Array.from({ length: count }, (_, at) => row(at));

test('nested objects and the merged elements of arrays are described, with what supports each', async () => {
  const { schema, evidence } = await inferFromRows(
    each([
      { id: 1, tags: ['a', 'b'], owner: { name: 'Ada', age: null } },
      { id: 2.5, tags: [], owner: { name: 'Grace' } },
      { id: 3, tags: [7] },
    ]),
    name,
  );

  expect(schema).toMatchObject({ type: 'object', required: ['id', 'tags'] });
  expect(property(schema, 'id')).toMatchObject({ type: 'number', minimum: 1, maximum: 3 });
  expect(property(schema, 'tags')).toMatchObject({ type: 'array', items: { type: ['string', 'integer'] } });
  expect(property(schema, 'owner')).toMatchObject({
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, age: { type: 'null' } },
  });
  const at = (pointer: string) => evidence.find((one) => one.pointer === pointer);
  expect(at('')).toMatchObject({ seen: 3, of: 3, types: { object: 3 } });
  expect(at('/properties/tags/items')).toMatchObject({ seen: 3, of: 3, types: { string: 2, integer: 1 }, distinct: 3 });
  expect(at('/properties/owner/properties/age')).toMatchObject({ seen: 1, of: 2, nulls: 1, types: {} });
});

test('a format is stated when all texts have it; when nearly all have it, that is said', async () => {
  const mails = (wrong: number) => repeated(1_000, (at) => ({ mail: at < wrong ? 'none' : `a${at}@example.com` }));

  const all = await inferFromRows(each(mails(0)), name);
  const nearly = await inferFromRows(each(mails(4)), name);

  expect(property(all.schema, 'mail')).toMatchObject({ format: 'email' });
  expect(all.evidence[1]).toMatchObject({ format: 1_000, described: 'name:email' });
  expect(property(nearly.schema, 'mail').format).toBeUndefined();
  expect(property(nearly.schema, 'mail').description).toContain('99.60% of the texts have the format email');
});

test.each([
  ['date-time', '2026-03-01T10:00:00Z'],
  ['date-time', '2026-03-01T10:00:00.123+01:00'],
  ['date', '2024-02-29'],
  ['time', '23:59:59Z'],
  ['email', 'ada.byron+x@example.co.uk'],
  ['uri', 'https://example.com:8080/a/b?c=d&e=%20#f'],
  ['uuid', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ['ipv4', '192.0.2.17'],
  ['ipv6', '2001:db8::1'],
])('%s is recognised in %s', async (format, value) => {
  const { schema } = await inferFromRows(each([{ value }]), name);

  expect(property(schema, 'value').format).toBe(format);
  expect(createCheck(schema)({ value })).toBe(true);
});

test.each(['2026-02-30', '10:00', '1.2.3', 'report.csv', 'a@b', '2026-03-01 10:00', 'http://', '999.1.1.1', '::g'])(
  '%s has no format',
  async (value) => {
    const { schema } = await inferFromRows(each([{ value }]), name);

    expect(property(schema, 'value').format).toBeUndefined();
  },
);

test('a host name is one only where the property is called so', async () => {
  const { schema } = await inferFromRows(each([{ host: 'db1.example.com', file: 'report.csv' }]), name);

  expect(property(schema, 'host').format).toBe('hostname');
  expect(property(schema, 'file').format).toBeUndefined();
});

test('an enumeration with nulls allows null', async () => {
  const { schema } = await inferFromRows(each(repeated(60, (at) => ({ kind: [null, 'b', 'a'][at % 3] }))), name);

  expect(property(schema, 'kind')).toMatchObject({ type: ['string', 'null'], enum: ['a', 'b', null] });
});

test.each([
  ['an array', 'json', '[{"a":1},{"a":"x"}]'],
  ['an array with space and a mark', 'json', '\uFEFF [ {"a":1}\n ,{"a":"x"} ]\n'],
  ['values after each other', 'json', '{"a":1}\n{"a":"x"}'],
  ['lines', 'ndjson', '{"a":1}\r\n\n{"a":"x"}\n'],
  ['lines with a mark', 'ndjson', '\uFEFF{"a":1}\n{"a":"x"}'],
] as const)('%s is read as two rows however it arrives', async (_, format, text) => {
  for (const size of [1, 7, 1_000]) {
    const { schema, rows } = await inferText(format, text, size);

    expect(rows).toBe(2);
    expect(property(schema, 'a').type).toEqual(['string', 'integer']);
  }
});

test('one object is one row', async () => {
  expect((await inferText('json', '{"a":"}]\\"","b":[1,2]}')).rows).toBe(1);
});

test.each([
  ['json', '[{"a":1},'],
  ['json', '[{"a":1}'],
  ['json', '[{"a":1} {"a":2}]'],
  ['json', '[{"a":1}] x'],
  ['json', '{"a":'],
  ['json', '[,]'],
  ['json', '{"a":1}}'],
  ['ndjson', '{"a":1}\n{"a":'],
  ['ndjson', '{"a":1},{"a":2}'],
] as const)('%s that is broken is rejected: %s', async (format, text) => {
  await expect(inferText(format, text)).rejects.toMatchObject({ problem: 'not_json' });
});

test.each([
  ['json', '[]'],
  ['json', ''],
  ['ndjson', '\n\n'],
] as const)('%s without rows is rejected: %s', async (format, text) => {
  await expect(inferText(format, text)).rejects.toMatchObject({ problem: 'not_readable' });
});

describe('hostile samples', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  test.each(['json', 'ndjson'] as const)('%s of depth 100,000 is rejected by name', async (format) => {
    const rejected = { problem: 'too_deep' };

    await expect(inferText(format, `{"a":${deep(100_000)}}`, 65_536)).rejects.toMatchObject(rejected);
    await expect(inferText(format, '{"a":'.repeat(100_000), 65_536)).rejects.toMatchObject(rejected);
  });

  test('a value of depth 100,000 that is already parsed is rejected as well', async () => {
    let value: unknown = 1;
    for (let level = 0; level < 100_000; level++) value = [value];

    await expect(inferFromRows(each([value]), name)).rejects.toMatchObject({ problem: 'too_deep' });
  });

  test('what lies deeper than 64 levels is said to be there, and no more', async () => {
    const text = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`;
    const { schema, evidence } = await inferText('json', text, 65_536);

    expect(evidence).toHaveLength(65);
    expect(createCheck(schema)(JSON.parse(text))).toBe(true);
  });

  test('names that mean something to JavaScript are names like any other', async () => {
    const text = '{"__proto__":{"polluted":1},"constructor":{"prototype":2},"toString":"x","a/b~c":null,"":1}';
    const { schema, evidence } = await inferText('json', text, 65_536);

    expect(Object.keys(schema.properties as object)).toEqual(['__proto__', 'constructor', 'toString', 'a/b~c', '']);
    expect(evidence.map(({ pointer }) => pointer)).toContain('/properties/a~1b~0c');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(createCheck(schema)(JSON.parse(text))).toBe(true);
  });

  test('numbers keep their value, and NUL and half characters reject no row', async () => {
    const numbers = ['1e999', '1', '9007199254740993', '-9223372036854775808', '0.1000000000000000055511151231257827'];
    const text = `[${numbers.map((n) => `{"n":${n},"m":${n.replace(/^0.*/, '7')},"t":"\\u0000\\ud800é😀"}`).join(',')}]`;
    const { schema, evidence } = await inferText('json', text, 65_536);

    expect(property(schema, 'n').type).toBe('number');
    expect(property(schema, 'm').type).toBe('integer');
    expect(JSON.stringify(property(schema, 'm'))).toContain('"minimum":-9223372036854775808,"maximum":1e999');
    expect(evidence.find(({ pointer }) => pointer === '/properties/m')).toMatchObject({
      maximum: '1e999',
      distinct: 5,
    });
    const { validate } = createValidator(schema);
    expect((parseExactJson(text) as unknown[]).every((row) => validate(row).valid)).toBe(true);
  });

  test('100,000 different names in one object are listed up to 2,000 and then a map', async () => {
    const row = Object.fromEntries(repeated(100_000, (at) => [`key ${at}`, at]) as [string, number][]);
    const { schema, evidence } = await inferFromRows(each([row]), name);

    expect(Object.keys(schema.properties as object)).toHaveLength(2_000);
    expect(schema.additionalProperties).toMatchObject({ type: 'integer' });
    expect(evidence).toHaveLength(2_002);
    expect(createCheck(schema)(row)).toBe(true);
  });

  test('different values at many places together do not fill the memory', async () => {
    const wide = repeated(300, (at) =>
      Object.fromEntries(repeated(2_000, (column) => [`c${column}`, `${at}-${column}`]) as [string, string][]),
    );
    const { evidence } = await inferFromRows(each(wide), name);

    const exact = evidence.filter(({ distinct }) => distinct !== null).length;
    expect(exact).toBeLessThan(2_001);
    expect(evidence[1]?.types).toEqual({ string: 300 });
  });
});

const words = [
  ...['a', 'status', '2026-03-01', '2026-03-01T10:00:00Z', 'ada@example.com', '', ' ', '192.0.2.1', 'null', '007'],
  ...['12:00:00Z', '3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'https://example.com/a', '::1', 'é', '😀', '\u202e', "';--"],
];

function randomValue(random: () => number, depth: number): unknown {
  const pick = Math.floor(random() * (depth > 4 ? 6 : 8));
  if (pick === 0) return null;
  if (pick === 1) return random() < 0.5;
  if (pick === 2) return Math.floor(random() * 100) - 50;
  if (pick === 3) return (random() - 0.5) * 10 ** Math.floor(random() * 20);
  if (pick < 6) return words[Math.floor(random() * words.length)];
  if (pick === 6) return repeated(Math.floor(random() * 4), () => randomValue(random, depth + 1));
  const names = ['id', 'name', 'email', '__proto__', 'createdAt', 'lat', 'items', 'host'];
  const chosen = names.filter(() => random() < 0.4);
  return Object.fromEntries(chosen.map((one) => [one, randomValue(random, depth + 1)]));
}

test('the schema never rejects a row that it was made from', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed);
    const rows = repeated(1 + Math.floor(random() * 40), () => randomValue(random, 0));
    const { schema } = await inferFromRows(each(rows), name);
    const check = createCheck(schema);

    const rejected = rows.filter((row) => !check(row));

    expect({ seed, rejected, errors: check.errors }).toEqual({ seed, rejected: [], errors: null });
  }
});

test('rows with few values that come back and formats are never rejected either', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = seeded(seed);
    const few = words.filter(() => random() < 0.3);
    const rows = repeated(200, () => ({
      value: few[Math.floor(random() * few.length)] ?? null,
      host: 'a.example.com',
    }));
    const { schema } = await inferFromRows(each(rows), name);
    const check = createCheck(schema);

    expect({ seed, rejected: rows.filter((row) => !check(row)) }).toEqual({ seed, rejected: [] });
  }
});
