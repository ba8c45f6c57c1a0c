import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderInUseError, openDataFolder } from './data-folder.ts';

const cannotBeUsed = { exitCode: 73 };
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'halyard-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** A data folder as an older version left it: open to everyone on the machine. */
function openToAll(): string {
  const path = join(newRoot(), 'data');
  mkdirSync(join(path, 'crime', 'parts'), { recursive: true });
  for (const name of [
    'halyard.sqlite',
    'identity.key',
    'sample-accounts.json',
    'crime/parts/one.parquet',
    'notes.txt',
  ]) {
    writeFileSync(join(path, name), '');
    chmodSync(join(path, name), 0o644);
  }
  for (const name of ['', 'crime', 'crime/parts']) chmodSync(join(path, name), 0o755);
  return path;
}

test('an existing data folder is closed to others, with everything that Halyard keeps in it', () => {
  const path = openToAll();

  openDataFolder(path).release();

  const names = ['', 'crime', 'crime/parts', 'halyard.sqlite', 'identity.key', 'crime/parts/one.parquet', 'lock'];
  expect(names.map((name) => modeOf(join(path, name)))).toEqual(['700', '700', '700', '600', '600', '600', '600']);
  expect(modeOf(join(path, 'notes.txt'))).toBe('644');
});

test('a folder that holds the files of others and is open to them is rejected as it is', () => {
  const path = join(newRoot(), 'home');
  mkdirSync(path);
  chmodSync(path, 0o755);
  writeFileSync(join(path, 'letter.txt'), '');

  expect(() => openDataFolder(path)).toThrow(/holds other files and is open to other users/);

  expect([modeOf(path), readdirSync(path)]).toEqual(['755', ['letter.txt']]);
});

test.each([
  ['is a file', (root: string) => join(root, 'file')],
  ['lies below a file', (root: string) => join(root, 'file', 'data')],
])('a data folder that %s is said to be unusable, and nothing is left behind', (_what, place) => {
  const root = newRoot();
  writeFileSync(join(root, 'file'), 'kept');

  expect(() => openDataFolder(place(root))).toThrow(expect.objectContaining(cannotBeUsed));

  expect(readdirSync(root)).toEqual(['file']);
});

test('a lock that cannot be made is not taken for a folder in use', () => {
  const path = join(newRoot(), 'data');
  mkdirSync(join(path, 'lock'), { recursive: true, mode: 0o700 });

  expect(() => openDataFolder(path)).toThrow(expect.objectContaining(cannotBeUsed));
});

test('a second process is told which one has the folder, and disturbs nothing', () => {
  const path = join(newRoot(), 'data');
  const first = openDataFolder(path);

  expect(() => openDataFolder(path)).toThrow(FolderInUseError);

  expect(existsSync(join(path, 'process-id'))).toBe(true);
  first.release();
});

test('a start that is rejected leaves nothing in a folder that it has made', () => {
  const root = newRoot();
  const folder = openDataFolder(join(root, 'deep', 'data'));
  folder.writeSecret('identity.key', 'a key');

  folder.abandon();

  expect(readdirSync(root)).toEqual([]);
});

test('what was there before a start that is rejected stays, and so does what is needed from now on', () => {
  const path = join(newRoot(), 'data');
  const before = openDataFolder(path);
  before.writeSecret('sample-accounts.json', '[]');
  before.release();
  const folder = openDataFolder(path);
  folder.writeSecret('sample-accounts.json', '[1]');
  folder.writeSecret('identity.key', 'a key');
  folder.writeSecret('workspace-id', 'an id');
  folder.keep('identity.key');

  folder.abandon();

  expect(readdirSync(path).sort()).toEqual(
    ['identity.key', 'lock', 'lock-journal', 'process-id', 'sample-accounts.json'].filter((name) =>
      existsSync(join(path, name)),
    ),
  );
  expect(existsSync(join(path, 'workspace-id'))).toBe(false);
});
