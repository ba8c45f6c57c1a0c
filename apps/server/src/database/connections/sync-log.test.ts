import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openThrowawaySqlite } from '../../testing/databases.ts';
import type { Database } from '../database.ts';

/** What all files have in common: the way to the disk. */
async function theDisk(): Promise<FileHandle> {
  const file = await open(import.meta.filename);
  await file.close();
  return Object.getPrototypeOf(file) as FileHandle;
}

/** A disk that takes its time until it is let go, and counts how often it was waited for. */
async function slowDisk() {
  const disk = await theDisk();
  const { datasync } = disk;
  const free = Promise.withResolvers<void>();
  const spy = vi.spyOn(disk, 'datasync').mockImplementation(async function (this: FileHandle) {
    await free.promise;
    return datasync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return { letGo: () => free.resolve(), waits: () => spy.mock.calls.length };
}

async function openDatabase(): Promise<Database> {
  const database = await openThrowawaySqlite();
  onTestFinished(() => database.close());
  return database;
}

const addCounter = (database: Database, name: string) =>
  database.write((tx) => tx.insertInto('counters').values({ name, value: 1 }).execute());

const hasCounter = async ({ read }: Database, name: string) =>
  (await read.selectFrom('counters').select('name').where('name', '=', name).execute()).length === 1;

test('a change is acknowledged once the disk has it, and others are answered meanwhile', async () => {
  const database = await openDatabase();
  const disk = await slowDisk();
  let isAcknowledged = false;

  const change = addCounter(database, 'slow').then(() => {
    isAcknowledged = true;
  });
  await vi.waitFor(() => expect(disk.waits()).toBe(1));
  await wait(20);

  expect(isAcknowledged).toBe(false);
  expect(await hasCounter(database, 'slow')).toBe(true);
  disk.letGo();
  await change;
});

test('changes that come while the disk is busy share the next wait', async () => {
  const database = await openDatabase();
  const disk = await slowDisk();

  const first = addCounter(database, 'first');
  await vi.waitFor(() => expect(disk.waits()).toBe(1));
  const others = Array.from({ length: 10 }, (_, index) => addCounter(database, `other ${index}`));
  await vi.waitFor(async () => expect(await hasCounter(database, 'other 9')).toBe(true));
  disk.letGo();
  await Promise.all([first, ...others]);

  expect(disk.waits()).toBe(2);
});

test('a step of long work does not wait for the disk', async () => {
  const database = await openDatabase();
  const disk = await slowDisk();

  await database.writeStep((tx) => tx.insertInto('counters').values({ name: 'step', value: 1 }).execute());

  expect(disk.waits()).toBe(0);
});

test('a change that the disk did not take is not acknowledged, and the next one is', async () => {
  const database = await openDatabase();
  const spy = vi.spyOn(await theDisk(), 'datasync').mockRejectedValueOnce(new Error('EIO'));
  onTestFinished(() => spy.mockRestore());

  await expect(addCounter(database, 'lost')).rejects.toThrow('EIO');
  await expect(addCounter(database, 'kept')).resolves.toBeDefined();
});
