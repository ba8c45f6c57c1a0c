import { expect, test } from 'vitest';
import { imports } from '../../text/en/imports.ts';
import { writeBytes } from './write-bytes.ts';

test.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [3_482, '3.4 KB'],
  [256 * 1_024 * 1_024, '256 MB'],
])('%i bytes are written as %s', (bytes, written) => {
  expect(writeBytes(bytes, imports.units, String)).toBe(written);
});
