import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSplitter, messageMax } from './split-stream.ts';

/** What a stream is split into when it comes in these chunks. */
function split(chunks: readonly (string | Buffer)[], { ends = true } = {}) {
  const messages: string[] = [];
  const splitter = createSplitter((message) => messages.push(message.toString('utf8')));
  const breaches = chunks.map((chunk) => splitter.push(Buffer.from(chunk))).filter((breach) => breach !== undefined);
  if (ends) splitter.end();
  return { messages, breach: breaches[0] };
}

describe('messages', () => {
  test.each([
    ['lines', '<13>one\n<13>two\r\n\n<13>three\n', ['<13>one', '<13>two', '<13>three']],
    ['NUL in the place of line feeds', '<13>one\0<13>two\0', ['<13>one', '<13>two']],
    ['counts', '7 <13>one10 <13>\ntwo\n!', ['<13>one', '<13>\ntwo\n!']],
    ['counts with line feeds between them', '8 <13>one\n\n7 <13>two', ['<13>one', '<13>two']],
    [
      'both, one after the other',
      '<13>one\n7 <13>two<13>three\n7 <13>for',
      ['<13>one', '<13>two', '<13>three', '<13>for'],
    ],
    ['a line that begins with digits', '2026 begins\n1 of 2\n', ['2026 begins', '1 of 2']],
    ['a count of zero is text', '0 <13>one\n', ['0 <13>one']],
    ['a last line without its end', '<13>one\n<13>tw', ['<13>one', '<13>tw']],
    ['a last message that is short', '20 <13>one', ['<13>one [cut: 13 bytes did not come]']],
    ['digits alone', '12', ['12']],
    ['nothing', '\n\0\r\n', []],
  ])('%s', (_, stream, messages) => {
    expect(split([stream])).toEqual({ messages, breach: undefined });
    expect(split([...Buffer.from(stream)].map((byte) => Buffer.of(byte)))).toEqual({ messages, breach: undefined });
  });

  test('are the same wherever the chunks end', () => {
    const text = fc.stringMatching(/^[a-z0-9ü< ]{0,12}$/);
    const message = fc.tuple(fc.boolean(), text).map(([isCounted, part]) => {
      const bytes = Buffer.from(`<13>${part}`);
      return isCounted ? `${bytes.length} ${bytes}` : `${bytes}\n`;
    });
    fc.assert(
      fc.property(fc.array(message), fc.array(fc.nat(60)), (all, sizes) => {
        const stream = Buffer.from(all.join(''));
        const chunks: Buffer[] = [];
        let at = 0;
        for (const size of sizes) {
          chunks.push(stream.subarray(at, at + size));
          at += size;
        }
        chunks.push(stream.subarray(at));
        expect(split(chunks)).toEqual(split([stream]));
        expect(split(chunks).messages).toEqual(all.map((one) => one.replace(/^\d+ /, '').replace(/\n$/, '')));
      }),
    );
  });
});

describe('what is too long', () => {
  test.each([
    ['a line', (text: string) => `${text}\n`],
    ['a counted message', (text: string) => `${Buffer.byteLength(text)} ${text}`],
  ])('%s is cut between characters, with a note, and the next is read', (_, frame) => {
    const long = `<13>${'ü'.repeat(messageMax)}`;
    const [cut = '', next] = split([frame(long).slice(0, 70_000), frame(long).slice(70_000), '<13>next\n']).messages;

    const note = ` [cut: it had ${Buffer.byteLength(long)} bytes]`;
    expect(cut.endsWith(`ü${note}`)).toBe(true);
    expect(Buffer.byteLength(cut)).toBe(messageMax + note.length);
    expect(next).toBe('<13>next');
  });

  test('a message of exactly the limit is not cut', () => {
    const full = `<13>${'x'.repeat(messageMax - 4)}`;

    expect(split([`${full}\n`, full.slice(0, 100), full.slice(100), '\n']).messages).toEqual([full, full]);
    expect(split([`${full.length} ${full}`]).messages).toEqual([full]);
  });

  test('a line without an end is given up, and held only as far as it is kept', () => {
    const chunk = Buffer.alloc(65_536, 'x');
    const { messages, breach } = split(Array(20).fill(chunk));

    expect(breach).toBe('a message does not end');
    expect(messages.every((message) => message.length < messageMax + 100)).toBe(true);
  });

  test.each(['999999999999 <', '1048577 <13>', '99999999999999999999 <13>x'])(
    'the count of %j is no count',
    (stream) => {
      expect(split([stream]).breach).toBe('the octet count of a message is too large');
    },
  );

  test('digits without an end are text', () => {
    expect(split(['999999999999 ', 'is the time\n', `${'9'.repeat(50)}\n`]).messages).toEqual([
      '999999999999 is the time',
      '9'.repeat(50),
    ]);
  });

  test('nothing but NUL bytes is given up', () => {
    expect(split([Buffer.alloc(60_000), Buffer.alloc(60_000)]).breach).toBe('nothing but separators is sent');
  });

  test('half a character is handed on as it came', () => {
    const messages: Buffer[] = [];
    const splitter = createSplitter((message) => messages.push(Buffer.from(message)));
    splitter.push(Buffer.from([0x3c, 0x31, 0x3e, 0xc3]));
    splitter.end();

    expect(messages).toEqual([Buffer.from([0x3c, 0x31, 0x3e, 0xc3])]);
  });
});

test('whatever comes, nothing is thrown and no message is longer than the limit and its note', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (chunks) => {
      const { messages } = split(chunks.map((chunk) => Buffer.from(chunk)));
      expect(messages.every((message) => message.length > 0)).toBe(true);
    }),
  );
});
