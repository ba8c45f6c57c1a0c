import { decodeDelivery } from '@halyard/alert-intake';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeLine, joinLines } from './encode-lines.ts';
import { trimSeparators } from './split-stream.ts';

const readBack = (messages: readonly (string | Buffer)[]) => {
  const lines = messages.map((message) => encodeLine(Buffer.from(message)));
  return decodeDelivery(joinLines(lines), 'syslog').documents.map(
    ({ value }) => (value as { syslog: { message: string } }).syslog.message,
  );
};

test('several lines of one message stay one message', () => {
  expect(readBack(['<13>one\ntwo', '<13>three', 'four\nfive'])).toEqual(['one\ntwo', 'three', 'four five']);
});

test.each(['15 <13>a', '8 <13>a', '00000015 <13>a'])('%j does not take in the message behind it', (hostile) => {
  expect(readBack([hostile, '<13>b', '<13>c'])).toEqual(['a', 'b', 'c']);
});

test('a byte order mark of one sender does not change how the others are read', () => {
  expect(readBack([Buffer.from([0xff, 0xfe, 0x61]), '<13>b']).at(-1)).toBe('b');
});

test('whatever one sends, the others are read', () => {
  const hostile = fc
    .tuple(fc.constantFrom('', '9 <', '40 <13>', '<', '<13>1 '), fc.uint8Array({ maxLength: 40 }))
    .map(([start, bytes]) => trimSeparators(Buffer.concat([Buffer.from(start), bytes])))
    .filter((bytes) => bytes.length > 0);
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 4 }), (all) => {
      const found = readBack([...all.flatMap((one) => [one, '<13>good'])]);
      expect(found.filter((message) => message === 'good').length).toBeGreaterThanOrEqual(all.length);
    }),
  );
});
