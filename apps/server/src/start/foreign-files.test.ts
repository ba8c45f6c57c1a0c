import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findForeignFile } from './foreign-files.ts';

function makeFolders() {
  const place = mkdtempSync(join(tmpdir(), 'halyard-foreign-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folders = { s3: undefined, crimeFolder: join(place, 'crime'), uploadFolder: join(place, 'uploads') };
  mkdirSync(join(folders.crimeFolder, 'parts'), { recursive: true });
  mkdirSync(folders.uploadFolder);
  writeFileSync(join(folders.uploadFolder, 'bundle'), '{}');
  return folders;
}

/** The tests may run as root, whom no mode keeps out. */
const without = (denied: string) => (path: string) => {
  if (path === denied) throw Object.assign(new Error('denied'), { code: 'EACCES' });
};

test('files of its own are no obstacle, nor are folders that are not there yet', () => {
  const folders = makeFolders();

  expect(findForeignFile(folders)).toBeUndefined();
  expect(findForeignFile({ ...folders, crimeFolder: join(folders.crimeFolder, 'later') })).toBeUndefined();
});

test('an upload or a folder that a node of another user made is named, with both users and what to do', () => {
  const folders = makeFolders();
  const own = process.getuid?.() ?? 0;

  for (const denied of [join(folders.uploadFolder, 'bundle'), join(folders.crimeFolder, 'parts')])
    expect(findForeignFile(folders, without(denied))).toBe(
      `This node runs as user ID ${own} and may not use ${denied}, which belongs to user ID ${own}. Run all nodes that share a folder as the same user ID, and give its files to that one (chown -R).`,
    );
});

test('a store has no users', () => {
  const folders = makeFolders();

  expect(findForeignFile({ ...folders, s3: {} }, without(folders.crimeFolder))).toBeUndefined();
});
