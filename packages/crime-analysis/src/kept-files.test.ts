import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dropKept, isWholePart, keepAside, restoreKept } from './kept-files.ts';

const now = Date.parse('2026-11-21T08:42:00Z');
const dayMs = 86_400_000;

function openFolder(paths: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-kept-'));
  for (const [path, content] of Object.entries(paths)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, has: (path: string) => existsSync(join(folder, path)) };
}

const part = 'parts/street/2025-01/kent-1.parquet';
const other = 'parts/street/2025-01/kent-2.parquet';

test('what is kept aside comes back as soon as a row names it, and the rest stays', async () => {
  const { folder, has } = openFolder({ [part]: 'one', [other]: 'two' });
  await keepAside(folder, [part, other], now);
  expect([has(part), has(`kept/2026-11-21/${part}`)]).toEqual([false, true]);

  const result = await restoreKept(folder, (path) => path === part);

  expect(result).toEqual({ restored: [part], unnamed: [`2026-11-21/${other}`] });
  expect([has(part), has(`kept/2026-11-21/${part}`), has(`kept/2026-11-21/${other}`)]).toEqual([true, false, true]);
  await restoreKept(folder, () => true);
  expect(readdirSync(folder)).toEqual(['parts']);
});

test('a file that was imported again is not overwritten by the one that was kept', async () => {
  const { folder, has } = openFolder({ [part]: 'old' });
  await keepAside(folder, [part], now);
  writeFileSync(join(folder, part), 'new');

  expect(await restoreKept(folder, () => true)).toEqual({ restored: [], unnamed: [] });
  expect(has(`kept/2026-11-21/${part}`)).toBe(true);
});

test('what has been kept for fourteen days goes, and not a day before', async () => {
  const { folder, has } = openFolder({ [part]: 'one' });
  await keepAside(folder, [part], now);

  expect(await dropKept(folder, now + 14 * dayMs)).toEqual([]);
  expect(await dropKept(folder, now + 15 * dayMs)).toEqual(['2026-11-21']);
  expect(has(`kept/2026-11-21/${part}`)).toBe(false);
});

test.each([
  ['whole', 'PAR1 and all the rows PAR1', true],
  ['cut off', 'PAR1 and some of the', false],
  ['emptied', '', false],
  ['overwritten', 'x'.repeat(100), false],
])('a file that is %s is known as such', async (_what, content, isWhole) => {
  const { folder } = openFolder({ [part]: content });

  expect(await isWholePart(join(folder, part))).toBe(isWhole);
  expect(await isWholePart(join(folder, other))).toBe(false);
});
