import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestFolder } from '../testing/test-folder.ts';
import { scanFile } from './scan-file.ts';

/** The scan reads a mebibyte at a time; these texts put something across that border. */
const upToBorder = (bytes: number) => 'a'.repeat(1024 * 1024 - bytes);

describe('scanning a file', () => {
  let home: Awaited<ReturnType<typeof openTestFolder>>;
  beforeEach(async () => {
    home = await openTestFolder();
  });
  afterEach(() => home.remove());

  const scan = async (content: string | Buffer) => scanFile(await home.put('file.csv', content));

  test('counts lines, empty lines and the longest, and hashes the bytes', async () => {
    const text = 'a,b\nlong line\n\nend';

    expect(await scan(text)).toEqual({
      sha256: createHash('sha256').update(text).digest('hex'),
      bytes: text.length,
      lines: 3,
      blankLines: 1,
      longestLine: 9,
      hasQuotes: false,
      hasPaddedQuotes: false,
      lineEnd: 'lf',
      isUtf8: true,
      nulLine: null,
    });
  });

  test('takes a character across the border of two reads for one character', async () => {
    for (const [character, bytes] of [
      ['é', 1],
      ['€', 1],
      ['€', 2],
      ['😀', 1],
      ['😀', 2],
      ['😀', 3],
    ] as const) {
      expect((await scan(`${upToBorder(bytes)}${character}\n`)).isUtf8).toBe(true);
    }
  });

  test('finds half a character at the end, at the border and in a line', async () => {
    const half = Buffer.from([0xe2, 0x82]);

    for (const bytes of [
      Buffer.concat([Buffer.from('a\nb'), half]),
      Buffer.concat([Buffer.from(upToBorder(2)), half, Buffer.from('\n')]),
      Buffer.concat([half, Buffer.from('\nb')]),
    ])
      expect((await scan(bytes)).isUtf8).toBe(false);
  });

  test('finds the line of a NUL, and a blank beside a quotation mark across the border', async () => {
    expect((await scan('a\nb\0\n')).nulLine).toBe(2);
    expect((await scan(`${upToBorder(1)} "b"\n`)).hasPaddedQuotes).toBe(true);
    expect((await scan(`${upToBorder(1)}" \n`)).hasPaddedQuotes).toBe(true);
    expect((await scan('"a","b"\n')).hasPaddedQuotes).toBe(false);
  });

  test('knows CRLF across the border, and tells mixed line ends', async () => {
    expect((await scan(`${upToBorder(1)}\r\nb\r\n`)).lineEnd).toBe('crlf');
    expect((await scan('a\r\nb\n')).lineEnd).toBe('mixed');
    expect((await scan('a\rb\r\n')).lineEnd).toBe('mixed');
  });
});
