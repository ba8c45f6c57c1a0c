import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isWholePart } from './is-whole-part.ts';

test.each([
  ['whole', 'PAR1 and all the rows PAR1', true],
  ['cut off', 'PAR1 and some of the', false],
  ['emptied', '', false],
  ['overwritten', 'x'.repeat(100), false],
])('a file that is %s is known as such', async (_what, content, isWhole) => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-part-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'part'), content);

  expect(await isWholePart(join(folder, 'part'))).toBe(isWhole);
  expect(await isWholePart(join(folder, 'other'))).toBe(false);
});
