import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsAddUp } from '@halyard/threat-exchange';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createEventLog } from '../../event-log/event-log.ts';
import { BackgroundWork } from '../../platform/background/background-work.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { testDatabases } from '../../testing/databases.ts';
import { createImportWork } from './create-import-work.ts';
import { cancelWithEvent } from './end-import.ts';
import { createImportFile } from './import-file.ts';
import { findImport, findQueued, insertImport, requestUndo } from './import-store.ts';
import { queueImport, queueUndo, workIdOf } from './queue-import.ts';
import { sweepUploads } from './sweep-uploads.ts';

const actor = { id: null, address: null, requestId: null };
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T00:00:00.000Z`;

/** 300 records and a line that is rejected: several steps of reading, publishing and undoing. */
function bundle(day: number): string {
  const records = Array.from({ length: 300 }, (_, number) => ({
    type: 'malware',
    spec_version: '2.1',
    id: `malware--${uuid(number)}`,
    created: at(1),
    modified: at(day),
    name: `Day ${day}`,
    is_family: false,
  }));
  return JSON.stringify({ type: 'bundle', id: `bundle--${uuid(9_999)}`, objects: [...records, { type: 'malware' }] });
}

/** A node that stops speaking at one of its steps, and comes back to life when everyone believes it dead. */
function dieAtStep(database: Database, step: number, revived: Promise<void>) {
  let steps = 0;
  const writeStep: Database['writeStep'] = async (work) => {
    if (++steps === step) await revived;
    return database.writeStep(work);
  };
  return { database: { ...database, writeStep }, hasDied: () => steps >= step };
}

describe.each(testDatabases)('imports of a node that died, on $name', ({ openNodes }) => {
  async function prepare() {
    const databases = await openNodes();
    const [database] = databases;
    const folder = mkdtempSync(join(tmpdir(), 'halyard-uploads-'));
    const nodes: BackgroundWork[] = [];
    const failures: unknown[] = [];
    let now = Date.now();
    const clock = () => now;
    const pass = (ms: number) => {
      now += ms;
    };
    const log = createEventLog({ dialect: database.dialect, key: new Uint8Array(32) }, async () => undefined);
    const options = { clock, onFailure: (cause: unknown) => failures.push(cause) };
    const queue = new BackgroundWork({ ...options, database });
    const revived = Promise.withResolvers<void>();
    const portsOf = (place: Database) => ({ database: place, clock, log, newId: randomUUID, work: queue });
    onTestFinished(async () => {
      revived.resolve();
      await Promise.all(nodes.map((node) => node.stop()));
      await database.close();
      rmSync(folder, { recursive: true });
    });

    function startNode(place = databases[1] ?? database) {
      const node = new BackgroundWork({ ...options, database: place });
      const { imports, undos } = createImportWork({
        ...portsOf(place),
        storage: openFolderStorage({ folder, uploadFolder: folder }),
      });
      node.define('import', imports);
      node.define('import_undo', undos);
      nodes.push(node);
      return node;
    }
    async function add(day: number, ownerId: string | null = null) {
      const id = randomUUID();
      const text = bundle(day);
      writeFileSync(join(folder, id), text);
      const draft = {
        id,
        file_name: `day-${day}.json`,
        format: 'stix',
        owner_id: ownerId,
        bytes: text.length,
      } as const;
      await database.write(async (tx) => {
        await insertImport(tx, draft, clock());
        await queueImport(tx, { work: queue }, draft, actor);
      });
      pass(1);
      return id;
    }
    async function undo(id: string) {
      await database.write(async (tx) => {
        const row = await findQueued(tx, id);
        if (!row || !(await requestUndo(tx, id, actor))) throw new Error('not to be undone');
        await queueUndo(tx, { work: queue, newId: randomUUID }, row);
      });
      pass(1);
    }
    /** Lets a node do what is due until it dies at a step. */
    async function dieAt(step: number) {
      const dying = dieAtStep(database, step, revived.promise);
      const node = startNode(dying.database);
      await node.takeDue();
      await expect.poll(dying.hasDied, { timeout: 15_000 }).toBe(true);
      return node;
    }
    const sheetOf = async (id: string) => {
      const sheet = await findImport(database.read, id);
      if (!sheet) throw new Error('no import');
      return sheet;
    };
    const shown = async () => {
      const rows = await database.read
        .selectFrom('intelligence')
        .select('name')
        .where('deleted_at', 'is', null)
        .execute();
      return Object.entries(Object.groupBy(rows, ({ name }) => name)).map(([name, some]) => [name, some?.length]);
    };
    async function leftOver() {
      const staged = await database.read.selectFrom('intelligence').select('id').where('deleted_at', '=', 0).execute();
      const updates = await database.read.selectFrom('import_updates').select('record_id').execute();
      const half = await database.read.selectFrom('imports').select('id').where('half_done', '=', 1).execute();
      const jobs = await database.read.selectFrom('jobs').select(['kind', 'state']).execute();
      return { rows: staged.length, updates: updates.length, halfDone: half.length, jobs, files: readdirSync(folder) };
    }
    const eventsOf = async (id: string) =>
      (await database.read.selectFrom('events').select('kind').where('object_id', '=', id).execute()).map(
        ({ kind }) => kind,
      );
    return {
      database,
      folder,
      startNode,
      dieAt,
      add,
      undo,
      sheetOf,
      shown,
      leftOver,
      eventsOf,
      pass,
      clock,
      revive: revived,
      ports: portsOf(database),
    };
  }
  const nothing = { rows: 0, updates: 0, halfDone: 0, jobs: [], files: [] };

  // Steps of reading; of showing what is new; of writing into what is there.
  test.each([1, 2, 4, 6, 8, 12])('are done by another one once, cut off at step %i', async (step) => {
    const { database, startNode, dieAt, add, sheetOf, shown, leftOver, eventsOf, pass, revive } = await prepare();
    const first = await add(2);
    const dead = await dieAt(step);
    const other = startNode();

    pass(10_000);
    await other.settle();
    const early = await sheetOf(first);
    const job = await database.read.selectFrom('jobs').select('progress_done').executeTakeFirstOrThrow();
    pass(11_000);
    await other.settle();
    revive.resolve();
    await dead.settle();

    expect(['reading', 'storing']).toContain(early.state);
    expect(job.progress_done ?? 0).toBe(early.bytesRead);
    const sheet = await sheetOf(first);
    expect(sheet).toMatchObject({ state: 'finished', objectsIn: 301, created: 300, updated: 0, rejected: 1 });
    expect(countsAddUp(sheet)).toBe(true);
    expect(await shown()).toEqual([['Day 2', 300]]);
    expect(await leftOver()).toEqual(nothing);
    expect(await eventsOf(first)).toEqual(['import_finished']);
  });

  test.each([2, 6, 9])('that change what is there are done once too, cut off at step %i', async (step) => {
    const { startNode, dieAt, add, undo, sheetOf, shown, leftOver, pass, revive } = await prepare();
    await add(2);
    await startNode().settle();
    const second = await add(3);
    const dead = await dieAt(step);
    const other = startNode();

    pass(61_000);
    await other.settle();
    revive.resolve();
    await dead.settle();
    const sheet = await sheetOf(second);
    const changed = await shown();
    await undo(second);
    await other.settle();

    expect(sheet).toMatchObject({ state: 'finished', objectsIn: 301, created: 0, updated: 300, rejected: 1 });
    expect(changed).toEqual([['Day 3', 300]]);
    expect(await sheetOf(second)).toMatchObject({ state: 'undone', undo: { done: 300, restored: 300, kept: 0 } });
    expect(await shown()).toEqual([['Day 2', 300]]);
    expect(await leftOver()).toEqual(nothing);
  });

  test.each([1, 3, 5])('are undone to the end, cut off at step %i', async (step) => {
    const { startNode, dieAt, add, undo, sheetOf, shown, leftOver, eventsOf, pass, revive } = await prepare();
    const id = await add(2);
    await startNode().settle();
    await undo(id);
    const dead = await dieAt(step);
    const other = startNode();

    pass(61_000);
    await other.settle();
    revive.resolve();
    await dead.settle();

    expect(await sheetOf(id)).toMatchObject({
      state: 'undone',
      undo: { done: 300, total: 300, removed: 300, kept: 0 },
    });
    expect(await shown()).toEqual([]);
    expect(await leftOver()).toEqual(nothing);
    expect((await eventsOf(id)).filter((kind) => kind === 'import_undone')).toHaveLength(1);
  });

  test('do not stand in the way of another person’s, and both add up', async () => {
    const { startNode, dieAt, add, sheetOf, shown, leftOver, pass, revive } = await prepare();
    const first = await add(2, 'ada');
    const dead = await dieAt(3);
    const second = await add(3, 'ben');
    const other = startNode();

    pass(61_000);
    await other.settle();
    revive.resolve();
    await dead.settle();

    const sheets = [await sheetOf(first), await sheetOf(second)];
    for (const sheet of sheets) expect(sheet).toMatchObject({ state: 'finished', objectsIn: 301, rejected: 1 });
    expect(sheets.reduce((sum, { created }) => sum + created, 0)).toBe(300);
    expect(await shown()).toEqual([['Day 3', 300]]);
    expect(await leftOver()).toEqual(nothing);
  });

  test('that a command ran on its own machine have failed, and nothing of them stays', async () => {
    const { database, folder, startNode, sheetOf, shown, leftOver, pass, ports, revive, eventsOf } = await prepare();
    const path = join(folder, 'mine.json');
    writeFileSync(path, bundle(2));
    const dying = dieAtStep(database, 3, revive.promise);
    const command = startNode(dying.database);
    const importFile = createImportFile({ ...ports, database: dying.database, work: command });
    const id = randomUUID();
    const ending = importFile({ id, path, fileName: 'mine.json', format: 'stix' });
    await expect
      .poll(
        async () => {
          await command.takeDue();
          return dying.hasDied();
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    const other = startNode();

    pass(61_000);
    await other.settle();
    revive.resolve();
    const { import: outcome } = await ending;

    expect(outcome).toMatchObject({ state: 'failed', problem: 'interrupted', created: 0 });
    expect(await sheetOf(id)).toEqual(outcome);
    expect(await shown()).toEqual([]);
    const jobs = [{ kind: 'import', state: 'failed' }];
    expect(await leftOver()).toEqual({ ...nothing, jobs, files: ['mine.json'] });
    expect(await eventsOf(id)).toEqual(['import_failed']);
  });

  test('are cancelled by their owner, and nothing of them stays', async () => {
    const { database, startNode, dieAt, add, sheetOf, shown, leftOver, eventsOf, pass, revive, ports } =
      await prepare();
    const id = await add(2);
    const dead = await dieAt(3);
    const other = startNode();

    await database.write(async (tx) => {
      await other.withdraw(tx, workIdOf(id));
      await cancelWithEvent(tx, ports, { id, actor });
    });
    pass(61_000);
    await other.settle();
    revive.resolve();
    await dead.settle();

    expect(await sheetOf(id)).toMatchObject({ state: 'cancelled', created: 0, rejected: 0 });
    expect(await shown()).toEqual([]);
    const jobs = [{ kind: 'import', state: 'cancelled' }];
    expect(await leftOver()).toEqual({ ...nothing, jobs, files: [id] });
    expect(await eventsOf(id)).toEqual(['import_cancelled']);
  });

  test('have failed when each node dies with them, and are retried as long as they are listed', async () => {
    const { database, folder, startNode, dieAt, add, sheetOf, shown, leftOver, pass, clock } = await prepare();
    const id = await add(2);
    for (let attempt = 0; attempt < 3; attempt++) {
      await dieAt(2);
      pass(61_000);
    }
    const node = startNode();
    await node.settle();
    const failed = await sheetOf(id);
    const left = await leftOver();
    await sweepUploads(database.read, openFolderStorage({ folder, uploadFolder: folder }), clock());

    await database.write((tx) => node.retry(tx, workIdOf(id)));
    await node.settle();

    expect(failed).toMatchObject({ state: 'failed', problem: 'interrupted', created: 0 });
    expect(left).toEqual({ ...nothing, jobs: [{ kind: 'import', state: 'failed' }], files: [id] });
    expect(await sheetOf(id)).toMatchObject({ state: 'finished', created: 300, problem: null });
    expect(await shown()).toEqual([['Day 2', 300]]);
  });

  test('are taken in turns from person to person, undos as well', async () => {
    const { database, startNode, add, undo, eventsOf } = await prepare();
    const old = await add(1, 'cleo');
    const node = startNode();
    await node.settle();
    const many = [await add(2, 'ada'), await add(3, 'ada'), await add(4, 'ada')];
    const other = await add(5, 'ben');
    await undo(old);

    await node.settle();

    const ended = await database.read
      .selectFrom('events')
      .select('object_id')
      .where('kind', 'in', ['import_finished', 'import_undone'])
      .orderBy('id')
      .execute();
    expect(ended.map(({ object_id }) => object_id)).toEqual([old, many[0], other, old, many[1], many[2]]);
    expect(await eventsOf(old)).toEqual(['import_finished', 'import_undone']);
  });

  test('leave no file behind', async () => {
    const { database, folder, clock } = await prepare();
    writeFileSync(join(folder, 'orphan'), 'x');

    await sweepUploads(database.read, openFolderStorage({ folder, uploadFolder: folder }), clock());
    const young = readdirSync(folder);
    await sweepUploads(database.read, openFolderStorage({ folder, uploadFolder: folder }), clock() + 3_700_000);

    expect([young, readdirSync(folder)]).toEqual([['orphan'], []]);
  });
});
