import { expect, test } from 'vitest';
import { bundle, malware, readStix, recordIn, rejectedFor, uuid } from './testing/stix-objects.ts';

const kinds = async (file: string | Uint8Array, size?: number) =>
  (await readStix(file, {}, size)).map(({ kind }) => kind);
const only = async (file: string | Uint8Array) => rejectedFor((await readStix(file)).at(-1));

test('a bundle is the same in whatever pieces it arrives', async () => {
  const file = bundle(malware({ name: 'Ключ "🔑" \\ ]}' }), malware({ id: `malware--${uuid(9)}` }));

  for (const size of [1, 2, 3, 64, 100_000]) {
    const items = await readStix(file, {}, size);

    expect(items.map(({ kind }) => kind)).toEqual(['record', 'record']);
    expect(recordIn(items[0]).name).toBe('Ключ "🔑" \\ ]}');
  }
});

test('an object is kept exactly as it stands in the file', async () => {
  const text = `{ "type":"malware","id" : "malware--${uuid(1)}",\n "created":"2026-01-02T03:04:05.123456Z",
    "modified":"2026-01-02T03:04:05Z", "name":"\\u0041", "is_family":true, "big": 12345678901234567890, "big": 1 }`;

  const [item] = await readStix(`{"type":"bundle","objects":[${text}]}`);

  expect(recordIn(item).stix).toBe(text);
});

test('the objects may stand before the type, the id and the version of the bundle', async () => {
  const file = `{"objects":[${JSON.stringify(malware())}],"spec_version":"2.0","id":"bundle--${uuid(1)}","type":"bundle"}`;

  expect(await kinds(file)).toEqual(['record']);
});

test('a bundle without objects, or with none in the list, is empty and not wrong', async () => {
  expect(await kinds('{"type":"bundle"}')).toEqual([]);
  expect(await kinds('{"type":"bundle","objects":[]}')).toEqual([]);
});

test('what is not a bundle is told apart from what is not JSON', async () => {
  expect(await only('[]')).toBe('not_a_bundle byte 0');
  expect(await only(JSON.stringify(malware()))).toBe('not_a_bundle type: "malware"');
  expect(await only('{"objects":[]}')).toBe('not_a_bundle type');
  expect(await only('{"type":"bundle","objects":{}}')).toMatch('not_a_bundle objects');
  expect(await only('{"type":{"toString":1},"objects":[]}')).toBe('not_a_bundle type: {"toString":1}');
  expect(await only('{"type":"bundle","spec_version":"3.0"}')).toBe('not_a_bundle spec_version: "3.0"');
  expect(await only('name,type,severity')).toBe('not_json byte 0');
});

test('an empty file is named as such', async () => {
  expect(await only('')).toBe('empty_file ');
  expect(await only(' \n ')).toBe('empty_file ');
});

test('a file that ends too soon is rejected at its last byte, wherever it was cut', async () => {
  const file = bundle(malware());

  for (let end = 1; end < file.length; end += 1) {
    expect(await only(file.slice(0, end))).toBe(`not_json byte ${end}`);
  }
});

test('broken JSON names the object and the byte', async () => {
  expect(await only('{"type":"bundle","objects":[{"a":1},{"a" 1}]}')).toBe('not_json objects[1], byte 36');
  expect(await only('{"type":"bundle","objects":[{"a":1} {"a":1}]}')).toBe('not_json byte 36');
  expect(await only('{"type":"bundle","objects":[,]}')).toBe('not_json objects[0], byte 28');
  expect(await only('{"type" "bundle"}')).toBe('not_json byte 8');
  expect(await only('{"type":"bundle",}')).toBe('not_json byte 17');
});

test('nothing may follow the bundle', async () => {
  expect(await kinds(`${bundle()}\n `)).toEqual([]);
  expect(await only(`${bundle()}{}`)).toBe(`not_json byte ${bundle().length}`);
});

test('bytes that are not UTF-8 are rejected with their position', async () => {
  const start = new TextEncoder().encode('{"type":"bundle","x":"');
  const invalid = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]];

  for (const bytes of invalid) {
    const file = Uint8Array.from([...start, ...bytes, 0x22, 0x7d]);
    expect(await only(file)).toBe(`not_utf8 byte ${start.length}`);
  }
  expect(await only(Uint8Array.from([...start, 0xe2, 0x82]))).toBe(`not_utf8 byte ${start.length}`);
});

test('a byte order mark is passed over', async () => {
  expect(await kinds(`\uFEFF${bundle(malware())}`, 1)).toEqual(['record']);
});

test('an object that is too large or too deep is rejected, and the rest is read', async () => {
  const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const large = JSON.stringify(malware({ note: 'x'.repeat(2_000_000) }));

  const items = await readStix(
    `{"type":"bundle","objects":[${deep},${large},${JSON.stringify(malware())}]}`,
    {},
    65_536,
  );

  expect(items.map(({ kind }) => kind)).toEqual(['rejected', 'rejected', 'record']);
  expect(items.slice(0, 2).map(rejectedFor)).toEqual(['too_deep 64', 'too_large 1000000']);
});

test('one object more than allowed is a problem', async () => {
  const items = await readStix(bundle(1, 2, 3), { maxObjects: 2 });

  expect(items.map(({ kind }) => kind)).toEqual(['rejected', 'rejected', 'problem']);
  expect(rejectedFor(items.at(-1))).toBe('too_many_objects 2');
});

test('progress counts the bytes up to the last', async () => {
  const seen: number[] = [];
  const file = bundle(malware());

  await readStix(file, { onProgress: (bytes) => seen.push(bytes) }, 100);

  expect(seen.at(-1)).toBe(file.length);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});
