import { describe, expect, test } from 'vitest';
import { decodeDelivery } from './decode-delivery.ts';

const decode = (text: string) => decodeDelivery(Buffer.from(text), 'json');
const values = (text: string) => decode(text).documents.map(({ value }) => value);

describe('JSON deliveries', () => {
  test('one object is one document, and a list is one document per item', () => {
    expect(decode('{"a": 1}')).toEqual({ documents: [{ place: 1, value: { a: 1 } }], rejections: [], notes: [] });
    expect(decode('[{"a": 1}, {"a": 2}]').documents).toEqual([
      { place: 1, value: { a: 1 } },
      { place: 2, value: { a: 2 } },
    ]);
    expect(decode('[]')).toEqual({ documents: [], rejections: [], notes: ['A list is empty.'] });
  });

  test('a line each: blank lines are skipped, and a broken line is one rejection that stops no other', () => {
    const { documents, rejections } = decode('{"a":1}\r\n\r\n{"a":\n{"a":"open\n{"a":}\nhello\n{"a":2}\n');
    expect(documents).toEqual([
      { place: 1, value: { a: 1 } },
      { place: 6, value: { a: 2 } },
    ]);
    expect(
      rejections.map(({ place, reason, detail }) => [place, reason, /line \d/i.exec(detail)?.[0].toLowerCase()]),
    ).toEqual([
      [2, 'not_readable', 'line 3'],
      [3, 'not_readable', 'line 4'],
      [4, 'not_readable', 'line 5'],
      [5, 'not_readable', 'line 6'],
    ]);
    expect(rejections[2]?.detail).toBe('Line 5 is not valid JSON.');
  });

  test('documents glued together, on one line or over several, are told apart by their braces', () => {
    expect(values('{"a":"}{"}{"a":"\\"}"}  [{"a":3}]')).toEqual([{ a: '}{' }, { a: '"}' }, { a: 3 }]);
    expect(values('{\n  "a": {\n    "b": 1\n  }\n}{\n  "a": 2\n}\n\u001e{"a":3}')).toEqual([
      { a: { b: 1 } },
      { a: 2 },
      { a: 3 },
    ]);
  });

  test('a list with a broken item, or one that breaks off, still gives its other items', () => {
    const broken = decode('[{"a":1},\n {"a":},\n {"a":3}]');
    expect(broken.documents.map(({ place }) => place)).toEqual([1, 3]);
    expect(broken.rejections).toMatchObject([{ place: 2, detail: 'Line 2 is not valid JSON.' }]);
    const cut = decode('[{"a":1},{"a":2},{"a":');
    expect(cut.documents).toHaveLength(2);
    expect(cut.rejections).toEqual([
      { place: 3, reason: 'not_readable', detail: 'The value that starts at line 1, character 18 does not end.' },
    ]);
  });

  test('a document over several lines that breaks off is one rejection', () => {
    expect(decode('{\n  "a": [\n    {"b": 1},\n    {"b": 2}\n').rejections).toHaveLength(1);
  });

  test('what is JSON but no object is rejected as such', () => {
    for (const text of ['"text"', '5', 'true', 'null', '[5]', '[[{"a":1}]]']) {
      const { documents, rejections } = decode(text);
      expect(documents).toEqual([]);
      expect(rejections).toMatchObject([{ place: 1, reason: 'not_readable' }]);
      expect(rejections[0]?.detail).toContain('not an object');
    }
    expect(decode(' \n').rejections).toEqual([{ place: 1, reason: 'not_readable', detail: 'The delivery is empty.' }]);
  });

  test('nesting deeper than 64 is rejected, and only the document that has it', () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;
    expect(decode(nested(64)).documents).toHaveLength(1);
    expect(decode(nested(65)).rejections[0]?.detail).toBe(
      'The value that starts at line 1, character 1 is nested more than 64 levels deep.',
    );
    const list = decode(`[{"b":1},${nested(65)},{"b":2},${nested(64)}]`);
    expect(list.documents.map(({ place }) => place)).toEqual([1, 3, 4]);
  });

  test('fields that would reach a prototype are left out, with a note', () => {
    const { documents, notes } = decode(
      '{"__proto__":{"x":1},"a":{"constructor":{"prototype":{"x":1}},"b":[{"\\u005f_proto__":1}]}}',
    );
    expect(documents).toEqual([{ place: 1, value: { a: { b: [{}] } } }]);
    expect(notes).toEqual(['Fields named __proto__ or constructor were left out.']);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test('dotted names at the top are nested', () => {
    expect(values('{"kibana.alert.severity":"high","kibana":{"version":"9"}}')).toEqual([
      { kibana: { alert: { severity: 'high' }, version: '9' } },
    ]);
  });

  test('an id beyond what a number can hold stays what it is, as a text', () => {
    expect(values('{"id":9007199254740993,"n":12,"f":0.5000000000000001}')).toEqual([
      { id: '9007199254740993', n: 12, f: 0.5000000000000001 },
    ]);
  });

  test('more than 10,000 documents end in one rejection that counts the rest', () => {
    for (const text of ['{"a":1}\n'.repeat(10_003), `[${'{"a":1},'.repeat(10_002)}{"a":1}]`]) {
      const { documents, rejections } = decode(text);
      expect(documents).toHaveLength(10_000);
      expect(rejections).toEqual([
        {
          place: 10_001,
          reason: 'too_many',
          detail: 'A delivery holds at most 10000 documents; 3 more were not read.',
          count: 3,
        },
      ]);
    }
  });
});
