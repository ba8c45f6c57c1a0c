import { expect, test } from 'vitest';
import { importing } from '../text/en/intelligence/importing.ts';
import { writeSize } from './use-size.ts';

test.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [3_482, '3.4 KB'],
  [256 * 1_024 * 1_024, '256 MB'],
])('%i bytes are written as %s', (bytes, written) => {
  expect(writeSize(bytes, importing.units, String)).toBe(written);
});
