import { describe, expect, test } from 'vitest';
import { decodeDelivery } from './decode-delivery.ts';

const header = [
  '#separator \\x09',
  '#set_separator\t,',
  '#empty_field\t(empty)',
  '#unset_field\t-',
  '#path\tnotice',
  '#open\t2026-01-01-00-00-00',
  '#fields\tts\tid.orig_h\tid.orig_p\tnote\tmsg\tactions\tdropped\tsuppress_for',
  '#types\ttime\taddr\tport\tenum\tstring\tset[enum]\tbool\tinterval',
];
const decode = (...lines: readonly string[]) => decodeDelivery(Buffer.from(lines.join('\n')), 'auto');

describe('Zeek logs', () => {
  test('each line is a document with typed and nested fields', () => {
    const { documents, rejections } = decode(
      ...header,
      '1767225600.250000\t192.0.2.1\t4711\tScan::Port\ta\\x09b \\xc3\\xbc \\\\\tNotice::LOG,Notice::MAIL\tT\t60.0',
      'XXXXXXXXXX.XXXXXX\t-\t-\tScan::Port\t(empty)\t(empty)\tF\t-',
      '#close\t2026-01-01-00-00-01',
    );
    expect(rejections).toEqual([]);
    expect(documents).toEqual([
      {
        place: 1,
        value: {
          _path: 'notice',
          ts: 1767225600.25,
          id: { orig_h: '192.0.2.1', orig_p: 4711 },
          note: 'Scan::Port',
          msg: 'a\tb ü \\',
          actions: ['Notice::LOG', 'Notice::MAIL'],
          dropped: true,
          suppress_for: 60,
        },
      },
      {
        place: 2,
        value: { _path: 'notice', ts: 'XXXXXXXXXX.XXXXXX', note: 'Scan::Port', msg: '', actions: [], dropped: false },
      },
    ]);
  });

  test('a line with too few or too many fields is rejected and stops no other', () => {
    const { documents, rejections } = decode('#fields\ta\tb', '1\t2', '1', '1\t2\t3', '3\t4');
    expect(documents.map(({ place }) => place)).toEqual([1, 4]);
    expect(rejections).toEqual([
      { place: 2, reason: 'not_readable', detail: 'Line 3: it has 1 fields where #fields names 2.' },
      { place: 3, reason: 'not_readable', detail: 'Line 4: it has 3 fields where #fields names 2.' },
    ]);
  });

  test('a second log in the same delivery starts anew; comments may come first', () => {
    const { documents } = decode(
      '### made by hand',
      '#separator \\x7c',
      '#path|weird',
      '#fields|name',
      'bad_checksum',
      '#close|x',
      '#separator \\x2c',
      '#set_separator,;',
      '#path,conn',
      '#fields,tags',
      '#types,vector[count]',
      '1;-;3',
    );
    expect(documents.map(({ value }) => value)).toEqual([
      { _path: 'weird', name: 'bad_checksum' },
      { _path: 'conn', tags: [1, null, 3] },
    ]);
  });

  test('lines without a header are rejected, and JSON logs are read as JSON', () => {
    expect(decodeDelivery(Buffer.from('a\tb\n'), 'zeek').rejections).toEqual([
      { place: 1, reason: 'not_readable', detail: 'Line 1: no #fields line before it names its fields.' },
    ]);
    expect(decodeDelivery(Buffer.from('{"id.orig_h":"192.0.2.1"}\n'), 'zeek').documents).toEqual([
      { place: 1, value: { id: { orig_h: '192.0.2.1' } } },
    ]);
  });
});
