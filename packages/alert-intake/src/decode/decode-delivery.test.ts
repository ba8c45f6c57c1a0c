import { describe, expect, test } from 'vitest';
import { decodeDelivery, type Wire } from './decode-delivery.ts';

const kindOf = (text: string) => {
  const { documents, rejections } = decodeDelivery(Buffer.from(text), 'auto');
  const [first] = documents;
  if (!first) return rejections[0]?.detail;
  return Object.keys(first.value as object)[0];
};

describe('recognition by content', () => {
  test.each([
    [' {"json":1}', 'json'],
    ['[\n{"json":1}]', 'json'],
    ['#separator \\x09\n#path\tzeek\n#fields\ta\n1', '_path'],
    ['<34>hello', 'syslog'],
    ['[12]: a log line in brackets', 'syslog'],
    ['# hello', 'syslog'],
  ])('%j', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('text', () => {
  const text = '{"a":"ü"}';
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');

  test('is UTF-8, or UTF-16 that says so by its byte order mark', () => {
    for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`), utf16, Buffer.from(utf16).swap16()])
      expect(decodeDelivery(bytes, 'auto')).toEqual({
        documents: [{ place: 1, value: { a: 'ü' } }],
        rejections: [],
        notes: [],
      });
    expect(decodeDelivery(Buffer.from('\ufeff<34>a: ü', 'utf16le'), 'auto').documents).toMatchObject([
      { value: { syslog: { message: 'ü' } } },
    ]);
  });

  const rejected = (place: number) => ({
    place,
    reason: 'not_readable',
    detail: 'It is not UTF-8. Another charset is read where the Content-Type header names it.',
  });

  test('JSON that is not in its charset is rejected, and stops no other', () => {
    const lines = Buffer.concat([Buffer.from('{"b":"ö"}\n'), Buffer.from(text, 'latin1'), Buffer.from('\n{"c":1}')]);

    expect(decodeDelivery(Buffer.from(text, 'latin1'), 'json')).toMatchObject({
      documents: [],
      rejections: [rejected(1)],
    });
    expect(decodeDelivery(lines, 'auto')).toMatchObject({
      documents: [
        { place: 1, value: { b: 'ö' } },
        { place: 3, value: { c: 1 } },
      ],
      rejections: [rejected(2)],
    });
    expect(decodeDelivery(Buffer.from(text, 'latin1'), 'json', 'application/json; charset=iso-8859-1')).toMatchObject({
      documents: [{ place: 1, value: { a: 'ü' } }],
    });
    expect(decodeDelivery(Buffer.from('{"a":"\ufffd"}'), 'json').rejections).toEqual([]);
  });

  test('bytes of a line of syslog that are no text are replaced, and a note says so', () => {
    const { documents, notes } = decodeDelivery(Buffer.from('<34>a: ü', 'latin1'), 'syslog');
    expect(documents).toMatchObject([{ value: { syslog: { message: '\ufffd' } } }]);
    expect(notes).toEqual(['Bytes that are not valid UTF-8 were replaced by U+FFFD.']);
  });
});

describe('hostile deliveries', () => {
  const size = 500_000;
  const fill = (part: string, before = '') => before + part.repeat(Math.ceil(size / part.length));

  // A few hundred milliseconds at most here; what is quadratic takes hours.
  test.each<[name: string, wire: Wire, text: string]>([
    ['deep lists', 'json', fill('[')],
    ['deep objects', 'json', fill('{"a":')],
    ['a brace a line', 'json', fill('{\n')],
    ['broken and whole lines', 'json', fill('{"a":1\n{"b":2}\n')],
    ['broken objects on one line', 'json', fill('{x}')],
    ['lines in a list without commas', 'json', fill('1\n', '[')],
    ['backslashes in a string', 'json', fill('\\', '{"a":"')],
    ['dots in a name', 'json', `{"${fill('a.')}":1}`],
    ['backslashes in CEF', 'syslog', fill('\\', 'CEF:0|a|b|c|d|e|f|a=')],
    ['keys in CEF', 'syslog', fill('key=', 'CEF:0|a|b|c|d|e|f|')],
    ['keys with spaces in CEF', 'syslog', fill('key= ', 'CEF:0|a|b|c|d|e|f|')],
    ['starts of CEF', 'syslog', fill('CEF:0|')],
    ['bars in LEEF', 'syslog', fill('|a=', 'LEEF:1.0|a|b|c|d|')],
    ['open structured data', 'syslog', fill('[a b="\\"', '<34>1 - h a p m ')],
    ['spaces', 'syslog', `${fill(' ', '<34>Oct 11 22:14:15 ')}x`],
    ['octet counts', 'syslog', fill('99999999 <34>\n')],
    ['escapes of Zeek', 'zeek', fill('\\x', '#fields\ta\n')],
    ['elements of a set of Zeek', 'zeek', fill(',', '#fields\ta\n#types\tset[string]\n')],
  ])('%s take time in proportion', (_, wire, text) => {
    const start = performance.now();
    const { documents, rejections } = decodeDelivery(Buffer.from(text), wire);
    expect(documents.length + rejections.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

test.each([
  ['application/json; charset=ISO-8859-1', Buffer.from('{"a":"Z\u00fcrich"}', 'latin1')],
  ['application/json; charset=utf-16le', Buffer.from('{"a":"Z\u00fcrich"}', 'utf16le')],
  ['text/plain;charset="UTF-8"', Buffer.from('{"a":"Z\u00fcrich"}')],
])('a body in the charset of %s is read in it', (mediaType, bytes) => {
  expect(decodeDelivery(bytes, 'json', mediaType).documents).toMatchObject([{ value: { a: 'Z\u00fcrich' } }]);
});

test.each([
  ['text/plain; charset=klingon', Buffer.from('{}'), 'The charset "klingon" of the Content-Type header is not known.'],
  ['text/plain; charset=euc-jp', Buffer.from([0xff, 0xff]), 'The body is not EUC-JP, as its Content-Type header says.'],
])('a body that is none in the charset of %s is rejected with that reason', (mediaType, bytes, detail) => {
  expect(decodeDelivery(bytes, 'json', mediaType)).toMatchObject({
    documents: [],
    rejections: [{ place: 1, reason: 'not_readable', detail }],
  });
});
