import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launch } from './launch.ts';
import { withProduct } from './product.ts';

const withoutSample = { HALYARD_SAMPLE_WORKSPACE: 'off' };

test('an emptied database beside a workspace is rejected with 65, a missing key with 77, and neither leaves anything', async () => {
  await withProduct(async (product) => {
    await product.start();
    await product.stop();
    const file = (name: string) => join(product.dataFolder, name);

    renameSync(file('identity.key'), file('key-aside'));
    const withoutKey = await launch('main.ts', product.settings).ended;
    renameSync(file('key-aside'), file('identity.key'));
    for (const name of readdirSync(product.dataFolder)) if (name.startsWith('halyard.sqlite')) rmSync(file(name));
    const emptied = await launch('main.ts', product.settings).ended;

    expect(withoutKey).toMatchObject({ code: 77, output: expect.stringContaining('identity key') });
    expect(emptied).toMatchObject({ code: 65, output: expect.stringContaining('the database holds none') });
    expect(existsSync(file('halyard.sqlite'))).toBe(false);
  }, withoutSample);
});

test('a data folder that is a file ends the start with 73 and a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-journey-'));
  const path = join(folder, 'data');
  writeFileSync(path, '');

  const { code, output } = await launch('main.ts', { HALYARD_DATA_DIR: path }).ended;

  expect([code, output.trim()]).toEqual([
    73,
    `The data folder ${path} cannot be used: it is a file. Put that right, or choose another folder with HALYARD_DATA_DIR.`,
  ]);
  rmSync(folder, { recursive: true });
});

test('the command "crime restore" says what it brought back and what no row names', async () => {
  await withProduct(async (product) => {
    await product.start();
    const kept = join(product.dataFolder, 'crime', 'kept', '2026-11-21', 'parts', 'street', '2025-01');
    mkdirSync(kept, { recursive: true });
    writeFileSync(join(kept, 'kent-1.parquet'), 'PAR1');

    const { code, output } = await launch('halyard.ts', product.settings, ['crime', 'restore']).ended;

    expect(code).toBe(0);
    expect(output).toContain('0 files brought back');
    expect(output).toContain('2026-11-21/parts/street/2025-01/kent-1.parquet');
  }, withoutSample);
});
