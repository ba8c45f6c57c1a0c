import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { createEventLog } from '../../../event-log/event-log.ts';
import { BackgroundWork } from '../../../platform/background/background-work.ts';
import { openFolderStorage } from '../../../platform/storage/folder-storage.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { createImportWork } from '../create-import-work.ts';
import { cancelWithEvent } from '../end-import.ts';
import { findImport, insertImport } from '../import-store.ts';
import { queueImport } from '../queue-import.ts';
import { sweepPreviews } from './end-preview.ts';
import { countTypes, sumTypes } from './preview-counts.ts';
import { queuePublishing } from './publish-preview.ts';
import { changeSelection } from './select-objects.ts';

const actor = { id: null, address: null, requestId: null };
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T00:00:00.000Z`;

function bundle(from: number, to: number, day: number): string {
  const records = Array.from({ length: to - from }, (_, index) => ({
    type: 'malware',
    spec_version: '2.1',
    id: `malware--${uuid(from + index)}`,
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

describe.each(testDatabases)('previews that are cut off, on $name', ({ openNodes }) => {
  async function prepare() {
    const databases = await openNodes();
    const [database] = databases;
    const folder = mkdtempSync(join(tmpdir(), 'halyard-previews-'));
    const nodes: BackgroundWork[] = [];
    let now = Date.now();
    const clock = () => now;
    const log = createEventLog({ dialect: database.dialect, key: new Uint8Array(32) }, async () => undefined);
    const options = { clock, onFailure: () => {} };
    const work = new BackgroundWork({ ...options, database });
    const portsOf = (place: Database) => ({ database: place, clock, log, newId: randomUUID, work });
    const revived = Promise.withResolvers<void>();
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
    async function add(text: string, preview: 'asked' | null) {
      const id = randomUUID();
      writeFileSync(join(folder, id), text);
      const draft = {
        id,
        file_name: 'feed.json',
        format: 'stix',
        owner_id: null,
        bytes: text.length,
        preview,
      } as const;
      await database.write(async (tx) => {
        await insertImport(tx, draft, clock());
        await queueImport(tx, { work }, draft, actor);
      });
      now += 1;
      return id;
    }
    /** Lets a node do what is due until it dies at a step; another one continues with it. */
    async function dieAt(step: number) {
      const dying = dieAtStep(database, step, revived.promise);
      void startNode(dying.database).takeDue();
      const other = startNode();
      await expect
        .poll(
          async () => dying.hasDied() || (await database.read.selectFrom('jobs').select('id').execute()).length === 0,
          {
            timeout: 15_000,
          },
        )
        .toBe(true);
      now += 120_000;
      await other.settle();
    }
    const sheetOf = async (id: string) => {
      const sheet = await findImport(database.read, id);
      if (!sheet) throw new Error('no import');
      return sheet;
    };
    const names = async () => {
      const rows = await database.read.selectFrom('intelligence').select(['name', 'deleted_at']).execute();
      return Object.fromEntries(
        Object.entries(
          Object.groupBy(rows, ({ name, deleted_at }) => `${name}${deleted_at === null ? '' : ' hidden'}`),
        ).map(([name, some]) => [name, some?.length]),
      );
    };
    const left = async (id: string) => sumTypes(await countTypes(database.read, id)).total;
    const publish = (id: string) => database.write((tx) => queuePublishing(tx, { work, newId: randomUUID }, id, actor));
    return {
      database,
      ports: portsOf(database),
      startNode,
      add,
      dieAt,
      sheetOf,
      names,
      left,
      publish,
      pass: (ms: number) => {
        now += ms;
      },
    };
  }

  test.each([1, 2, 4, 7])(
    'a file that was cut off at step %i is read again, and nothing of it is shown',
    async (step) => {
      const { startNode, add, dieAt, sheetOf, names, left } = await prepare();
      await add(bundle(0, 300, 1), null);
      await startNode().settle();
      const id = await add(bundle(150, 450, 2), 'asked');

      await dieAt(step);

      expect(await sheetOf(id)).toMatchObject({
        state: 'previewing',
        objectsIn: 301,
        created: 150,
        updated: 150,
        rejected: 1,
      });
      expect(await left(id)).toBe(301);
      expect(await names()).toEqual({ 'Day 1': 300 });
    },
  );

  test.each([1, 2, 3, 5, 8, 12])('publishing that was cut off at step %i is done once', async (step) => {
    const { database, startNode, add, dieAt, sheetOf, names, left, publish } = await prepare();
    await add(bundle(0, 300, 1), null);
    const id = await add(bundle(150, 450, 2), 'asked');
    await startNode().settle();
    await changeSelection(database, { importId: id, selected: false }, { seqs: [0, 1, 299] });
    await publish(id);

    await dieAt(step);

    expect(await sheetOf(id)).toMatchObject({ state: 'finished', objectsIn: 301, created: 149, updated: 148 });
    expect(await sheetOf(id)).toMatchObject({ rejected: 1, skipped: 3 });
    expect(await names()).toEqual({ 'Day 1': 152, 'Day 2': 297 });
    expect(await left(id)).toBe(0);
  });

  test('publishing that is canceled or fails for good leaves nothing; what failed can be published again', async () => {
    const { database, ports, startNode, add, sheetOf, names, left, publish } = await prepare();
    const [one, other] = [await add(bundle(0, 10, 1), 'asked'), await add(bundle(20, 30, 2), 'asked')];
    await startNode().settle();
    await publish(other);
    await database.write((tx) => cancelWithEvent(tx, ports, { id: other, actor }));
    await startNode().settle();
    await publish(one);
    let isFull = true;
    const writeStep: Database['writeStep'] = async (work) => {
      if (!isFull) return database.writeStep(work);
      isFull = false;
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    };
    await startNode({ ...database, writeStep }).settle();

    expect(await sheetOf(other)).toMatchObject({ state: 'cancelled' });
    expect(await left(other)).toBe(0);
    expect(await sheetOf(one)).toMatchObject({
      state: 'previewing',
      objectsIn: 11,
      created: 10,
      problem: 'storage_full',
    });
    expect(await names()).toEqual({});
    await publish(one);
    await startNode().settle();
    expect(await sheetOf(one)).toMatchObject({ state: 'finished', created: 10, problem: null });
    expect(await names()).toEqual({ 'Day 1': 10 });
  });

  test('a preview outlives a restart, and is canceled with an event when its time is over', async () => {
    const { database, ports, startNode, add, sheetOf, left, pass } = await prepare();
    const id = await add(bundle(0, 10, 1), 'asked');
    const node = startNode();
    await node.settle();
    await node.stop();
    await startNode().settle();
    expect(await left(id)).toBe(11);

    pass(8 * 86_400_000);
    await sweepPreviews(ports);
    await startNode().settle();

    expect(await sheetOf(id)).toMatchObject({ state: 'cancelled', objectsIn: 0 });
    expect(await left(id)).toBe(0);
    const { kind } = await database.read
      .selectFrom('events')
      .select('kind')
      .where('object_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kind).toBe('import_cancelled');
  });
});
