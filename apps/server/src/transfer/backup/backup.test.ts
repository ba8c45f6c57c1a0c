import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../platform/storage/open-storage.ts';
import {
  configOf,
  emptyPlace,
  filledPlace,
  openPlace,
  placeKinds,
  scratchFolder,
} from '../../testing/command-places.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { testKey } from '../../testing/test-vault.ts';
import { readFact } from '../../workspace.ts';
import { sumPostgres, sumSqlite } from '../copy-workspace.ts';
import { requireChain } from '../verify-chain.ts';
import { inBackupFolder } from './archive.ts';
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

test('police data and uploads go from a store into a backup, and from a backup into a store that holds nothing', async () => {
  const store = await startS3Server();
  onTestFinished(() => store.close());
  const settings = { ...(await filledPlace('SQLite')), ...store.environment };
  const files = await openStorage(configOf(settings));
  await files.put('parts/street/2026-01/some.file', Readable.from([Buffer.from('bytes of a part')]));
  await files.put('uploads/some.file', Readable.from([Buffer.from('bytes of an upload')]));
  const target = join(scratchFolder(), 'backup');

  const manifest = await backUp(settings, target);

  expect(manifest.parts.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['crime/parts/street/2026-01/some.file', 'uploads/some.file']),
  );
  const elsewhere = { ...store.environment, HALYARD_STORAGE_PREFIX: 'two' };
  await restoreBackup(target, configOf({ ...(await emptyPlace('SQLite')), ...elsewhere }), quiet);
  const keys = (prefix: string) =>
    [...store.objects.keys()].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])).sort();
  expect(keys('two/')).toEqual(keys('one/'));
  expect(store.objects.get('two/uploads/some.file')?.body.toString()).toBe('bytes of an upload');
  const again = restoreBackup(target, configOf({ ...(await emptyPlace('SQLite')), ...elsewhere }), quiet);
  await expect(again).rejects.toThrow(/s3:\/\/halyard-test\/two\/ at .* is not empty/);
}, 60_000);

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

test('a backup with a file that is not of it, or a manifest that was changed, is refused', async () => {
  const settings = await filledPlace('SQLite');
  addFiles(settings);
  const target = join(scratchFolder(), 'backup');
  const manifest = await backUp(settings, target);
  const restored = await emptyPlace('SQLite');
  const restore = () => restoreBackup(target, configOf(restored), quiet);
  const rewrite = (changed: object) =>
    writeFileSync(join(target, 'manifest.json'), JSON.stringify({ ...manifest, ...changed }));

  writeFileSync(join(target, 'crime', 'evil.txt'), 'foreign');
  await expect(restore()).rejects.toThrow('crime/evil.txt is no file of it. Nothing was written.');
  rmSync(join(target, 'crime', 'evil.txt'));
  for (const changed of [{ rows: { ...manifest.rows, people: 1 } }, { audit: { ...manifest.audit, entries: 1 } }]) {
    rewrite(changed);
    await expect(restore()).rejects.toThrow('manifest.json and the database do not say the same');
  }

  expect(existsSync(configOf(restored).dataFolder)).toBe(false);
  rewrite({});
  await restore();
}, 60_000);

test('a file that is no backup is named, and not the folder where it was unpacked', async () => {
  const parent = scratchFolder();
  const settings = configOf(await emptyPlace('SQLite'));
  const restore = (name: string) =>
    inBackupFolder(join(parent, name), (folder) => restoreBackup(folder, settings, quiet));
  writeFileSync(join(parent, 'torn.tar'), 'half of someth');
  execFileSync('tar', ['-cf', join(parent, 'foreign.tar'), '-C', parent, 'torn.tar']);

  await expect(restore('torn.tar')).rejects.toThrow(`${join(parent, 'torn.tar')} is no backup, or it is damaged.`);
  await expect(restore('foreign.tar')).rejects.toThrow(`${join(parent, 'foreign.tar')} is no complete backup`);
});

test('a restore names its workspace before it writes anything else', async () => {
  const settings = await filledPlace('SQLite');
  writeFileSync(join(configOf(settings).dataFolder, 'audit-checkpoint.json'), '{}');
  const target = join(scratchFolder(), 'backup');
  await backUp(settings, target);
  const { dataFolder } = configOf(await emptyPlace('SQLite'));
  mkdirSync(dataFolder, { recursive: true });
  const written = new Promise((resolve) => {
    const watcher = watch(dataFolder, (_, name) => {
      if (name === 'workspace-id' || name === 'audit-checkpoint.json') resolve(name);
    });
    onTestFinished(() => watcher.close());
  });

  await restoreBackup(target, configOf({ HALYARD_DATA_DIR: dataFolder }), quiet);

  expect(await written).toBe('workspace-id');
}, 60_000);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'what %s cuts off leaves no scratch folder',
  async (signal) => {
    const folder = scratchFolder();
    const module = fileURLToPath(new URL('../scratch-folder.ts', import.meta.url));
    const script = `const { inScratchFolder } = await import(${JSON.stringify(module)});
    await inScratchFolder('outer', () => inScratchFolder('inner', () => new Promise(() => setInterval(() => {}, 1_000))));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: { PATH: process.env.PATH, TMPDIR: folder },
      stdio: 'ignore',
    });
    await expect.poll(() => readdirSync(folder).length, { timeout: 20_000 }).toBe(2);

    child.kill(signal);

    expect(await once(child, 'close')).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
    expect(readdirSync(folder)).toEqual([]);
  },
  30_000,
);
