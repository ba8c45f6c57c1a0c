import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  configOf,
  emptyPlace,
  filledPlace,
  openPlace,
  placeKinds,
  scratchFolder,
} from '../../testing/command-places.ts';
import { testKey } from '../../testing/test-vault.ts';
import { readFact } from '../../workspace.ts';
import { sumPostgres, sumSqlite } from '../copy-workspace.ts';
import { requireChain } from '../verify-chain.ts';
import { lastBackupFact, recordBackup } from './last-backup.ts';
import { makeBackup } from './make-backup.ts';
import { databasePart, readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const quiet = () => {};
const halyard = fileURLToPath(new URL('../../halyard.ts', import.meta.url));
type Settings = Record<string, string>;

const backUp = (settings: Settings, target: string) =>
  makeBackup(target, { config: configOf(settings), key: undefined, now: Date.now, onProgress: quiet });

/** Police data and an upload, as far as a backup looks at them. */
function addFiles(settings: Settings): void {
  const { crimeFolder, uploadFolder } = configOf(settings);
  for (const folder of [join(crimeFolder, 'parts', 'street', '2026-01'), uploadFolder]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'some.file'), `bytes of ${basename(folder)}`);
  }
}

const placeOf = ({ HALYARD_DATA_DIR = '', DATABASE_URL }: Settings) =>
  DATABASE_URL ? { url: DATABASE_URL } : { path: join(HALYARD_DATA_DIR, 'halyard.sqlite') };

test.each(placeKinds)(
  'a workspace on %s is backed up while it is written to, and restored the same',
  async (kind) => {
    const settings = await filledPlace(kind);
    addFiles(settings);
    const target = join(scratchFolder(), 'backup');
    const source = await openPlace(settings);
    let isOver = false;
    async function writeOn() {
      for (let at = 0; !isOver; at++) {
        await source.app.identity.ensureAccount(personOf(at));
        await source.audit(1);
      }
    }
    const writing = writeOn();
    const manifest = await backUp(settings, target);
    isOver = true;
    await writing;
    await source.close();

    const restored = await emptyPlace(kind);
    await restoreBackup(target, configOf(restored), quiet);

    const database = join(target, databasePart);
    const place = placeOf(restored);
    const found = 'url' in place ? await sumPostgres(place.url, database, quiet) : await sumSqlite(place.path, quiet);
    expect(found).toEqual(await sumSqlite(database, quiet));
    expect(Object.fromEntries(Object.entries(found).map(([name, { rows }]) => [name, rows]))).toEqual(manifest.rows);
    expect(await requireChain(place, testKey)).toBe(manifest.audit.entries);
    const { crimeFolder, uploadFolder } = configOf(restored);
    expect(existsSync(join(crimeFolder, 'parts', 'street', '2026-01', 'some.file'))).toBe(true);
    expect(existsSync(join(uploadFolder, 'some.file'))).toBe(true);
    // The product opens it: the folder, the key and the database belong together.
    const opened = await openPlace(restored);
    expect((await opened.database.read.selectFrom('people').select('id').execute()).length).toBe(manifest.rows.people);
    await opened.close();
  },
  60_000,
);

const personOf = (at: number) => ({
  email: `person-${at}@example.com`,
  password: 'Night-chart-7781',
  firstName: 'Ada',
  lastName: `Byron ${at}`,
  role: 'viewer' as const,
  department: 'Engineering',
});

test.each(placeKinds)(
  'a backup of %s can be verified, and is recorded in the workspace',
  async (kind) => {
    const settings = await filledPlace(kind);
    const target = join(scratchFolder(), 'backup.tar');
    const manifest = await backUp(settings, target);

    const verified = await verifyBackup(target, testKey, quiet);
    const last = { at: 1, bytes: 2, path: target, withKeys: false, verified: true };
    await recordBackup(configOf(settings), last);
    await recordBackup(configOf(settings), { ...last, at: 3 });

    expect(verified.entries).toBe(manifest.audit.entries);
    expect(verified.rows).toBeGreaterThan(100);
    const opened = await openPlace(settings);
    expect(JSON.parse((await readFact(opened.database, lastBackupFact)) ?? '')).toEqual({ ...last, at: 3 });
    await opened.close();
    await expect(verifyBackup(target, new Uint8Array(32).fill(1), quiet)).rejects.toThrow('audit chain is broken');
  },
  60_000,
);

test('a damaged backup is refused, and nothing is written', async () => {
  const settings = await filledPlace('SQLite');
  addFiles(settings);
  const target = join(scratchFolder(), 'backup');
  await backUp(settings, target);
  truncateSync(join(target, databasePart), 100_000);
  const restored = await emptyPlace('SQLite');

  await expect(restoreBackup(target, configOf(restored), quiet)).rejects.toThrow(
    'The backup is damaged: database.sqlite is not as it was written. Nothing was written.',
  );

  expect(existsSync(configOf(restored).dataFolder)).toBe(false);
  expect(() => readManifest(dirname(target))).toThrow('is no complete backup');
});

test.each(placeKinds)(
  'a backup is restored to an empty place only, on %s',
  async (kind) => {
    const settings = await filledPlace(kind);
    const target = join(scratchFolder(), 'backup');
    await backUp(settings, target);
    const elsewhere = { ...settings, HALYARD_DATA_DIR: join(scratchFolder(), 'data') };

    await expect(restoreBackup(target, configOf(settings), quiet)).rejects.toThrow('is not empty');
    if (kind === 'PostgreSQL')
      await expect(restoreBackup(target, configOf(elsewhere), quiet)).rejects.toThrow('holds a workspace already');
    await expect(backUp(settings, target)).rejects.toThrow('is there already');
  },
  60_000,
);

test('a backup that is killed leaves nothing that looks complete', async () => {
  const settings = await filledPlace('SQLite');
  const { uploadFolder } = configOf(settings);
  mkdirSync(uploadFolder, { recursive: true });
  writeFileSync(join(uploadFolder, 'large.file'), '');
  // Long enough to copy and to read that the process is still at it.
  truncateSync(join(uploadFolder, 'large.file'), 300_000_000);
  const parent = scratchFolder();
  const child = spawn(process.execPath, [halyard, 'backup', join(parent, 'backup')], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: 'ignore',
  });
  await expect.poll(() => readdirSync(parent).length, { interval: 1 }).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'close');

  const [left = ''] = readdirSync(parent);
  expect(left).toMatch(/^backup\.unfinished-\d+$/);
  await expect(restoreBackup(join(parent, left), configOf(await emptyPlace('SQLite')), quiet)).rejects.toThrow(
    'is no complete backup',
  );
}, 60_000);

test.each(placeKinds)(
  'a restore that is cut off on %s leaves a folder that no start takes',
  async (kind) => {
    const settings = await filledPlace(kind);
    const target = join(scratchFolder(), 'backup');
    await backUp(settings, target);
    const restored = await emptyPlace(kind);
    const cutOff = new Error('killed');
    const cut = (what: string) => {
      if (what === 'files of police data') throw cutOff;
    };

    await expect(restoreBackup(target, configOf(restored), cut)).rejects.toBe(cutOff);

    await expect(openPlace(restored)).rejects.toThrow('belongs to a workspace, and the database holds none');
    await expect(restoreBackup(target, configOf(restored), quiet)).rejects.toThrow('is not empty (');
  },
  60_000,
);
