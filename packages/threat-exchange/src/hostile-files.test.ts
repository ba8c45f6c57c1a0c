import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readImport } from './read-import.ts';
import type { ImportItem } from './records.ts';
import { naughtyStrings } from './testing/report-files.ts';
import {
  bundle,
  limits,
  malware,
  readRows,
  readStix,
  recordIn,
  rejectedFor,
  relationship,
  uuid,
  writeStixBundle,
} from './testing/stix-objects.ts';

/** A bundle of `count` objects that is never in memory as a whole. */
async function* endless(count: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('{"type":"bundle","objects":[');
  for (let made = 0; made < count; made += 100) {
    const hundred = Array.from({ length: 100 }, (_, index) =>
      JSON.stringify(malware({ id: `malware--${uuid(made + index)}` })),
    );
    yield encoder.encode(`${made === 0 ? '' : ','}${hundred.join(',')}`);
  }
  yield encoder.encode(']}');
}

/** How far ahead of its reader a file is read: the most chunks asked for before their objects were handed over. */
async function readAhead(
  items: AsyncIterable<ImportItem>,
  chunks: () => number,
): Promise<{ count: number; most: number }> {
  let count = 0;
  let most = 0;
  for await (const item of items) {
    if (item.kind === 'record') count += 1;
    most = Math.max(most, chunks() - Math.ceil(count / 100));
  }
  return { count, most };
}

test('100,000 objects are read one chunk at a time, never ahead of who takes them', async () => {
  let chunks = 0;
  async function* counted() {
    for await (const chunk of endless(100_000)) {
      chunks += 1;
      yield chunk;
    }
  }

  const { count, most } = await readAhead(
    readImport('stix', counted(), { ...limits, maxObjects: 100_000 }),
    () => chunks,
  );

  expect(count).toBe(100_000);
  expect(most).toBeLessThanOrEqual(2);
});

test('an import that is left early asks for no further bytes', async () => {
  let isClosed = false;
  async function* watched() {
    try {
      yield* endless(100_000);
    } finally {
      isClosed = true;
    }
  }

  for await (const item of readImport('stix', watched(), limits)) if (item.kind === 'record') break;

  expect(isClosed).toBe(true);
});

test('relationships may run in a circle', async () => {
  const there = relationship({ id: `relationship--${uuid(1)}` });
  const back = relationship({
    id: `relationship--${uuid(2)}`,
    source_ref: there.target_ref,
    target_ref: there.source_ref,
  });

  expect((await readStix(bundle(there, back))).map(({ kind }) => kind)).toEqual(['connection', 'connection']);
});

test('members called __proto__ or constructor are members and nothing else', async () => {
  const hostile = JSON.stringify(malware()).replace(
    '{',
    '{"__proto__":{"name":"polluted"},"constructor":1,"toString":{},',
  );

  const [item] = await readStix(`{"__proto__":{"type":"bundle"},"type":"bundle","objects":[${hostile}]}`);

  expect(recordIn(item).name).toBe('Poison Ivy');
  expect(Object.hasOwn(Object.prototype, 'name')).toBe(false);
});

test('a prototype lends an object nothing that the standard asks for', async () => {
  const { name: _, ...nameless } = { ...malware(), type: 'tool', id: `tool--${uuid(1)}` };
  const hostile = JSON.stringify(nameless).replace('{', '{"__proto__":{"name":"lent"},');

  expect(rejectedFor((await readStix(`{"type":"bundle","objects":[${hostile}]}`))[0])).toBe('missing_field name');
});

test('values that cannot be turned into text are rejected without a fall', async () => {
  const odd = { toString: 1, valueOf: 1 };

  for (const field of [
    'type',
    'id',
    'name',
    'labels',
    'created',
    'confidence',
    'spec_version',
    'object_marking_refs',
    'x_halyard_status',
  ]) {
    const [item] = await readStix(bundle(malware({ [field]: odd })));
    expect(item?.kind).toBe('rejected');
  }
});

test('100,000 brackets in a row are no danger, in the list or beside it', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);

  expect(rejectedFor((await readStix(`{"type":"bundle","objects":[${deep}]}`, {}, 4_096))[0])).toBe('too_deep 64');
  expect(await readStix(`{"x":${deep},"type":"bundle"}`, {}, 4_096)).toEqual([]);
  expect(rejectedFor((await readStix('[{"a":'.repeat(100_000), {}, 4_096))[0])).toBe('not_a_bundle byte 0');
});

describe.each(naughtyStrings)('every string of $name', ({ url }) => {
  const strings: string[] = JSON.parse(readFileSync(url, 'utf8'));
  const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

  test('is kept to the letter, or rejected by the name of its field', async () => {
    for (const text of strings) {
      const everywhere = {
        name: text,
        description: text,
        x_halyard_source: text,
        x_halyard_type: text,
        [`x_${text}`]: text,
      };
      const [item] = await readStix(bundle(malware(everywhere)), {}, 4_096);

      if (item?.kind !== 'record') expect(rejectedFor(item)).toMatch(/^bad_(text|field) (name|description|x_)/);
      else {
        expect(isStorable(item.record.name)).toBe(true);
        if (text.trim() !== '') expect(item.record).toMatchObject({ name: text, description: text, source: text });
        const file = writeStixBundle({ bundleId: uuid(1), records: [item.record], connections: [] });
        expect(file).toContain(item.record.stix);
      }
    }
  });

  test('is no problem anywhere else in an object', async () => {
    for (const text of strings) {
      for (const field of [
        'type',
        'id',
        'created',
        'labels',
        'relationship_type',
        'target_ref',
        'confidence',
        'x_halyard_strength',
      ]) {
        const [item] = await readStix(bundle(relationship({ [field]: text })), {}, 4_096);
        expect(item?.kind).toMatch(/connection|rejected/);
      }
    }
  });

  test('comes through a CSV file to the letter', async () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const naughty = strings.filter((text) => text.trim() !== '' && isStorable(text) && [...text].length <= 300);

    const items = await readRows(
      `name,type,severity\n${naughty.map((text) => `${quoted(text)},x,Low`).join('\r\n')}`,
      {},
      4_096,
    );

    expect(items.map((item) => recordIn(item).name)).toEqual(naughty);
  });
});
