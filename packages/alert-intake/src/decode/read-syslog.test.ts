import { describe, expect, test } from 'vitest';
import { decodeDelivery } from './decode-delivery.ts';

type Read = { readonly syslog: Readonly<Record<string, unknown>>; readonly cef?: unknown; readonly leef?: unknown };
const decode = (text: string) => decodeDelivery(Buffer.from(text), 'syslog');
const read = (text: string): readonly Read[] => decode(text).documents.map(({ value }) => value as Read);
const syslogOf = (text: string) => read(text)[0]?.syslog;

describe('RFC 5424', () => {
  test('gives every field, with escapes in structured data and the mark before the message removed', () => {
    expect(
      syslogOf(
        '<165>1 2026-03-01T10:00:00.003Z gate.example fw 42 ID7 [a@1 x="q\\"\\]\\\\ C:\\d" y=""][b] \ufeffÜber alles',
      ),
    ).toEqual({
      priority: 165,
      facility: 20,
      severity: 5,
      format: 'rfc5424',
      version: 1,
      timestamp: '2026-03-01T10:00:00.003Z',
      hostname: 'gate.example',
      appName: 'fw',
      procId: '42',
      msgId: 'ID7',
      structuredData: { 'a@1': { x: 'q"]\\ C:\\d', y: '' }, b: {} },
      message: 'Über alles',
    });
  });

  test('a hyphen stands for no value, and nothing has to follow', () => {
    expect(syslogOf('<0>1 - - - - - -')).toMatchObject({
      severity: 0,
      timestamp: null,
      hostname: null,
      appName: null,
      structuredData: {},
      message: '',
    });
  });

  test('fields that a sender leaves out cost no text of the message', () => {
    expect(syslogOf('<14>1 2026-03-01T10:00:00Z box  Fan: failed')).toMatchObject({
      format: 'rfc5424',
      hostname: 'box',
      message: 'Fan: failed',
    });
    expect(syslogOf('<14>1 2026-03-01T10:00:00Z box app - ID [broken x="1 text')).toMatchObject({
      msgId: 'ID',
      structuredData: {},
      message: '[broken x="1 text',
    });
    expect(syslogOf('<14>1 1767225600.5 box flows src=192.0.2.1 dst=x y z')).toMatchObject({
      timestamp: '1767225600.5',
      hostname: 'box',
      message: 'flows src=192.0.2.1 dst=x y z',
    });
  });
});

describe('RFC 3164', () => {
  test.each([
    ['<34>Oct 11 22:14:15 box su[12]: failed', 'Oct 11 22:14:15', 'box', 'su', '12', 'failed'],
    ['Oct  1 22:14:15 box su: failed', 'Oct  1 22:14:15', 'box', 'su', null, 'failed'],
    ['<34>Oct 11 2026 22:14:15 box : %ASA-6-1: x', 'Oct 11 2026 22:14:15', 'box', '%ASA-6-1', null, 'x'],
    ['<34>12: *Oct 11 22:14:15.123 UTC: %SYS-5: x', 'Oct 11 22:14:15.123 UTC', null, '%SYS-5', null, 'x'],
    ['<34>2026 Oct 11 22:14:15 box x y', '2026 Oct 11 22:14:15', 'box', null, null, 'x y'],
    ['<34> 11/10/2026:22:14:15 GMT box x y', '11/10/2026:22:14:15 GMT', 'box', null, null, 'x y'],
    ['<34>2026-10-11T22:14:15.1+02:00 box a: x', '2026-10-11T22:14:15.1+02:00', 'box', 'a', null, 'x'],
    ['2026-10-11 22:14:15,123 box x y', '2026-10-11 22:14:15,123', 'box', null, null, 'x y'],
    ['<34>Oct 11 22:14:15 su: failed', 'Oct 11 22:14:15', null, 'su', null, 'failed'],
    ['<34>Oct 11 22:14:15 1,2026/10/11,x y', 'Oct 11 22:14:15', null, null, null, '1,2026/10/11,x y'],
    ['<34>Oct 11 22:14:15 [box:a]: x', 'Oct 11 22:14:15', null, null, null, '[box:a]: x'],
    ['<34>su: failed', null, null, 'su', null, 'failed'],
    ['<34>date=2026-10-11 time=x', null, null, null, null, 'date=2026-10-11 time=x'],
  ])('%s', (line, timestamp, hostname, appName, procId, message) => {
    expect(syslogOf(line)).toMatchObject({ format: 'rfc3164', timestamp, hostname, appName, procId, message });
  });

  test('a line that is nothing known is a document all the same; blank ones are none', () => {
    expect(decode('what is this\n\n  \n<999>x y\n').documents).toMatchObject([
      { place: 1, value: { syslog: { format: 'none', priority: null, message: 'what is this' } } },
      { place: 2, value: { syslog: { format: 'none', priority: null, severity: null, message: '<999>x y' } } },
    ]);
  });
});

describe('framing', () => {
  test('counts of octets, not of characters, tell messages apart, and let them have several lines', () => {
    const message = '<34>Oct 11 22:14:15 box a: über\nzwei';
    const counted = `${Buffer.byteLength(message)} ${message}`;
    expect(read(`${counted}${counted}\n${counted}`).map(({ syslog }) => syslog.message)).toEqual(
      Array.from({ length: 3 }, () => 'über\nzwei'),
    );
  });

  test('a count that does not fit is left out, and the message is its line', () => {
    const { documents, notes } = decode('99 <34>a: one\n3 <34>a: two\n');
    expect(documents).toMatchObject([
      { value: { syslog: { message: 'one' } } },
      { value: { syslog: { message: 'two' } } },
    ]);
    expect(notes).toEqual(['Octet counts do not fit their messages; those were read line by line.']);
  });
});

describe('CEF', () => {
  const cefOf = (text: string) => read(text)[0]?.cef;

  test('is read wherever it starts, with escapes in header and extension', () => {
    expect(
      cefOf(
        '<34>Oct 11 22:14:15 box CEF:0|Acme|Wall\\|Gate|1.0|77|Sweep \\\\ found|8|src=192.0.2.1 msg=a \\= b\\nc d request=http://x/?q=1&r=2 filePath=C:\\Temp empty= act=drop',
      ),
    ).toEqual({
      version: '0',
      vendor: 'Acme',
      product: 'Wall|Gate',
      deviceVersion: '1.0',
      signatureId: '77',
      name: 'Sweep \\ found',
      severity: '8',
      extensions: {
        src: '192.0.2.1',
        msg: 'a = b\nc d',
        request: 'http://x/?q=1&r=2',
        filePath: 'C:\\Temp',
        empty: '',
        act: 'drop',
      },
      labels: {},
    });
  });

  test('values are also found by their labels, and a key that comes again keeps both values', () => {
    expect(
      cefOf(
        '<34>1 - box CEF:0|a|b|1|2|c|3|cs1=Default policy cs1Label=Rule name cn1Label=Hits cn1=7 cs2Label=none x=1 x=2',
      ),
    ).toMatchObject({ labels: { 'Rule name': 'Default policy', Hits: '7' }, extensions: { x: ['1', '2'] } });
  });

  test('may lack extension, priority and host; too short a header is only a message', () => {
    expect(cefOf('CEF:1|a|b|1|2|c|High')).toMatchObject({ version: '1', severity: 'High', extensions: {} });
    expect(read('<34>CEF: 0|a|b|1')[0]).toMatchObject({ syslog: { message: 'CEF: 0|a|b|1' } });
    expect(cefOf('<34>CEF: 0|a|b|1')).toBeUndefined();
  });
});

describe('LEEF', () => {
  test.each([
    ['LEEF:1.0|A|B|1|e|src=192.0.2.1\tmsg=x = y'],
    ['LEEF:2.0|A|B|1|e|^|src=192.0.2.1^msg=x = y'],
    ['LEEF:2.0|A|B|1|e|0x5E|src=192.0.2.1^msg=x = y'],
    ['LEEF:2.0|A|B|1|e|x5e|src=192.0.2.1^msg=x = y'],
    ['LEEF:2.0|A|B|1|e|||src=192.0.2.1|msg=x = y'],
    ['LEEF:2.0|A|B|1|e||src=192.0.2.1\tmsg=x = y'],
    ['LEEF:2.0|A|B|1|e|src=192.0.2.1\tmsg=x = y'],
    ['LEEF:1.0|A|B|1|e|src=192.0.2.1 msg=x = y'],
    ['LEEF:1.0|A|B|1|e|src=192.0.2.1|msg=x = y'],
  ])('%s', (text) => {
    expect(read(`<34>Oct 11 22:14:15 box ${text}`)[0]?.leef).toMatchObject({
      vendor: 'A',
      product: 'B',
      deviceVersion: '1',
      eventId: 'e',
      attributes: { src: '192.0.2.1', msg: 'x = y' },
    });
  });

  test('a value keeps the separator that stands in it', () => {
    expect(read('LEEF:2.0|A|B|1|e|^|msg=a^b^src=x')[0]?.leef).toMatchObject({ attributes: { msg: 'a^b', src: 'x' } });
  });
});
