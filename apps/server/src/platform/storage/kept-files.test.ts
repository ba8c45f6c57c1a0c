import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderStorage } from './folder-storage.ts';
import { dropKept, keepAside, restoreKept } from './kept-files.ts';

const now = Date.parse('2026-11-21T08:42:00Z');
const dayMs = 86_400_000;

function openFolder(paths: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-kept-'));
  for (const [path, content] of Object.entries(paths)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storage = openFolderStorage({ folder, uploadFolder: join(folder, 'uploads') });
  return { folder, storage, has: (path: string) => existsSync(join(folder, path)) };
}

const part = 'parts/street/2025-01/kent-1.parquet';
const other = 'parts/street/2025-01/kent-2.parquet';

test('what is kept aside comes back as soon as a row names it, and the rest stays', async () => {
  const { folder, storage, has } = openFolder({ [part]: 'one', [other]: 'two' });
  await keepAside(storage, [part, other], now);
  expect([has(part), has(`kept/2026-11-21/${part}`)]).toEqual([false, true]);

  const result = await restoreKept(storage, (path) => path === part);

  expect(result).toEqual({ restored: [part], unnamed: [`2026-11-21/${other}`] });
  expect([has(part), has(`kept/2026-11-21/${part}`), has(`kept/2026-11-21/${other}`)]).toEqual([true, false, true]);
  await restoreKept(storage, () => true);
  expect(readdirSync(folder)).toEqual(['parts']);
});

test('a file that was imported again is not overwritten by the one that was kept', async () => {
  const { folder, storage, has } = openFolder({ [part]: 'old' });
  await keepAside(storage, [part], now);
  writeFileSync(join(folder, part), 'new');

  expect(await restoreKept(storage, () => true)).toEqual({ restored: [], unnamed: [] });
  expect(has(`kept/2026-11-21/${part}`)).toBe(true);
});

test('what has been kept for fourteen days goes, and not a day before', async () => {
  const { storage, has } = openFolder({ [part]: 'one' });
  await keepAside(storage, [part], now);

  expect(await dropKept(storage, now + 14 * dayMs)).toEqual([]);
  expect(await dropKept(storage, now + 15 * dayMs)).toEqual(['2026-11-21']);
  expect(has('kept')).toBe(false);
});
