import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { FileReport, ImportJob, ImportOutcome } from '@halyard/crime-analysis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEventLog } from '../../../event-log/event-log.ts';
import { BackgroundWork } from '../../../platform/background/background-work.ts';
import { openFolderStorage } from '../../../platform/storage/folder-storage.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { createCrimeImportWork } from './create-crime-import-work.ts';
import type { OpenArchive } from './fetch-archive.ts';
import { findCrimeImport, insertCrimeImport } from './import-store.ts';
import { queueCrimeImport, workIdsOf } from './queue-crime-import.ts';
import { CrimeImportProblem } from './run-crime-import.ts';
import { sweepCrime } from './sweep-crime-folder.ts';

const waitingFolder = (folder: string) => join(folder, 'waiting');

/** By its first and its last bytes. */
const wholePart = `PAR1${' '.repeat(16)}PAR1`;
const done: ImportOutcome = { problem: null, problemDetail: '' };
/** For machines with much else to do. */
const patient = { timeout: 15_000 };
const actor = { id: null, address: null, requestId: null };

function reportOf(rows: number, more: Partial<FileReport> = {}): FileReport {
  const fileId = randomUUID();
  const path = `parts/street/2025-01/kent-${fileId}.parquet`;
  const part = { kind: 'street', month: '2025-01', force: 'kent', path, rows, antisocial: 0 } as const;
  return {
    fileId,
    name: '2025-01-kent-street.csv',
    kind: 'street',
    outcome: 'imported',
    sha256: fileId,
    bytes: 10,
    lines: rows + 1,
    rowsIn: rows,
    rowsImported: rows,
    rowsRejected: 0,
    headerChanges: [],
    problem: null,
    problemDetail: '',
    rejectionsPath: null,
    parts: [{ ...part, withoutLocation: 0, withoutLsoa: 0, repeatedIds: 0 }],
    ...more,
  };
}

type ImportPath = (job: ImportJob) => Promise<ImportOutcome>;
type More = { readonly check?: () => Promise<void>; readonly openArchive?: OpenArchive };

describe.each(testDatabases)('the work of imports on $name', ({ openNodes }) => {
  async function prepare() {
    const databases = await openNodes();
    const [database] = databases;
    const folder = mkdtempSync(join(tmpdir(), 'halyard-crime-'));
    const storage = openFolderStorage({ folder, uploadFolder: join(folder, 'uploads') });
    const failures: unknown[] = [];
    const nodes: BackgroundWork[] = [];
    let now = Date.now();
    const clock = () => now;
    const pass = (ms: number) => {
      now += ms;
    };
    const log = createEventLog({ dialect: database.dialect, key: new Uint8Array(32) }, async () => undefined);
    const noArchive: OpenArchive = () => Promise.reject(new CrimeImportProblem('network_failed', 'cut off'));
    const onFailure = (cause: unknown) => failures.push(cause);

    /** Nodes take turns of the databases: two pools where there are two. */
    function startNode(importPath: ImportPath, { check, openArchive = noArchive }: More = {}) {
      const place = databases[nodes.length % databases.length] ?? database;
      const node = new BackgroundWork({ database: place, clock, onFailure });
      const { files, imports } = createCrimeImportWork({
        ...(check && { check }),
        database: place,
        storage,
        log,
        clock,
        openArchive,
        newId: randomUUID,
        work: node,
        importer: { importPath },
        writeSample: async (path) => void mkdirSync(path, { recursive: true }),
      });
      node.define('crime_files', files);
      node.define('crime_import', imports);
      nodes.push(node);
      return node;
    }
    const queue = new BackgroundWork({ database, clock, onFailure });
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });

    async function add(more: { source?: 'sample' | 'archive'; owner_id?: string } = {}) {
      const id = randomUUID();
      const draft = { id, name: 'kent.csv', source: 'upload', owner_id: null, bytes: 1, ...more } as const;
      mkdirSync(waitingFolder(folder), { recursive: true });
      if (draft.source === 'upload') writeFileSync(join(waitingFolder(folder), id), 'x');
      await database.write(async (tx) => {
        await insertCrimeImport(tx, draft, clock());
        await queueCrimeImport(tx, queue, draft, { actor, conflict: 'ask' });
      });
      pass(1);
      return id;
    }
    const sheetOf = (id: string) => findCrimeImport(database.read, id);
    const stateOf = async (id: string) => (await sheetOf(id))?.state;
    const parts = () => database.read.selectFrom('crime_parts').select(['import_id', 'state', 'rows']).execute();
    const jobs = () => database.read.selectFrom('jobs').selectAll().execute();
    const waitingFiles = () => readdirSync(waitingFolder(folder));
    return {
      database,
      folder,
      storage,
      failures,
      startNode,
      add,
      sheetOf,
      stateOf,
      parts,
      jobs,
      waitingFiles,
      clock,
      pass,
    };
  }

  const untilAborted: ImportPath = ({ signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  /** Writes the Parquet files of a report, as the importer does before it hands it over. */
  function write(folder: string, report: FileReport, content = 'PAR1') {
    for (const { path } of report.parts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return report;
  }

  /** Begins an import, up to the files in the hands of `importPath`. */
  async function begin(node: BackgroundWork, stateOf: (id: string) => Promise<string | undefined>, id: string) {
    await expect
      .poll(async () => {
        await node.takeDue();
        return stateOf(id);
      }, patient)
      .toBe('reading');
  }

  test('two nodes import what one person has queued one after the other', async () => {
    const { startNode, add, stateOf } = await prepare();
    let [running, most] = [0, 0];
    const importPath: ImportPath = async ({ onFile }) => {
      running++;
      most = Math.max(most, running);
      await onFile(reportOf(3));
      await new Promise((resolve) => setTimeout(resolve, 30));
      running--;
      return done;
    };
    const nodes = [startNode(importPath), startNode(importPath)];
    const imports = [await add(), await add(), await add(), await add()];

    const states = async () => Promise.all(imports.map(stateOf));
    while ((await states()).some((state) => state !== 'finished'))
      await Promise.all(nodes.map((node) => node.settle()));

    expect(most).toBe(1);
  });

  test('two people import side by side, and one person’s many imports do not hold another’s', async () => {
    const { startNode, add, stateOf } = await prepare();
    const begun: string[] = [];
    const both = Promise.withResolvers<void>();
    let running = 0;
    const node = startNode(async ({ path, onFile }) => {
      begun.push(basename(path));
      if (++running === 2) both.resolve();
      await onFile(reportOf(3));
      // Neither ends before the other has begun.
      await both.promise;
      running--;
      return done;
    });
    const many = [];
    for (let count = 0; count < 5; count++) many.push(await add({ owner_id: 'ada' }));
    const other = await add({ owner_id: 'ben' });

    await node.settle();

    expect(begun.indexOf(other)).toBeLessThan(3);
    expect(begun.toSorted()).toEqual([...many, other].toSorted());
    for (const id of [...many, other]) expect(await stateOf(id)).toBe('finished');
  });

  test('what is rejected without looking into it does not wait for a turn', async () => {
    const { startNode, add, sheetOf, stateOf, waitingFiles } = await prepare();
    let isBad = false;
    const check = async () => {
      if (isBad) throw new CrimeImportProblem('too_many_entries', '20000');
    };
    const node = startNode(untilAborted, { check });
    const first = await add();
    await begin(node, stateOf, first);
    isBad = true;
    const second = await add();

    await node.takeDue();

    await expect.poll(() => sheetOf(second), patient).toMatchObject({ state: 'failed', problem: 'too_many_entries' });
    await expect.poll(waitingFiles, patient).toEqual([first]);
  });

  test('of a node that died another one takes the import over: all of it is there once, and its counts add up', async () => {
    const { startNode, add, sheetOf, stateOf, parts, jobs, pass, folder, waitingFiles } = await prepare();
    const lost = Promise.withResolvers<void>();
    const [first, second] = [write(folder, reportOf(5)), write(folder, reportOf(7))];
    const dead = startNode(async ({ onFile }) => {
      await onFile(first);
      await lost.promise;
      // It was not dead after all, and continues with what is another's by now.
      await onFile(reportOf(50, { outcome: 'rejected', rowsIn: 50, rowsImported: 0, rowsRejected: 50, parts: [] }));
      return done;
    });
    const id = await add();
    await begin(dead, stateOf, id);
    await expect.poll(parts, patient).toHaveLength(1);
    const other = startNode(async ({ onFile }) => {
      await onFile(second);
      return done;
    });

    await other.settle();
    const early = await stateOf(id);
    pass(61_000);
    await other.settle();
    lost.resolve();
    await dead.settle();

    expect(early).toBe('reading');
    expect(await sheetOf(id)).toMatchObject({ state: 'finished', rowsIn: 7, rowsImported: 7, rowsRejected: 0 });
    expect(await parts()).toEqual([{ import_id: id, state: 'live', rows: 7 }]);
    expect(existsSync(join(folder, first.parts[0]?.path ?? ''))).toBe(false);
    expect(existsSync(join(folder, second.parts[0]?.path ?? ''))).toBe(true);
    expect([await jobs(), waitingFiles()]).toEqual([[], []]);
  });

  test('of a node that died only those files are read again that were not staged whole', async () => {
    const { startNode, add, sheetOf, stateOf, parts, database, pass, folder } = await prepare();
    const lost = Promise.withResolvers<ImportOutcome>();
    const [first, second] = [write(folder, reportOf(5), wholePart), write(folder, reportOf(7))];
    const [part] = second.parts;
    const inFebruary = { ...second, parts: part ? [{ ...part, month: '2025-02' }] : [] };
    const dead = startNode(async ({ onFile }) => {
      await onFile(first);
      return lost.promise;
    });
    const id = await add();
    await begin(dead, stateOf, id);
    await expect.poll(parts, patient).toHaveLength(1);
    let known: ImportJob['known'] = {};
    const other = startNode(async (job) => {
      known = job.known;
      const none = { rowsIn: 0, rowsImported: 0, rowsRejected: 0, parts: [] };
      await job.onFile({ ...reportOf(0, none), outcome: 'same', sha256: first.sha256 });
      await job.onFile(inFebruary);
      return done;
    });

    pass(21_000);
    await other.settle();
    lost.resolve(done);
    await dead.settle();

    expect(Object.keys(known)).toEqual([first.sha256]);
    expect(await sheetOf(id)).toMatchObject({ state: 'finished', rowsIn: 12, rowsImported: 12, rowsRejected: 0 });
    expect((await parts()).map(({ state, rows }) => [state, rows])).toEqual([
      ['live', 5],
      ['live', 7],
    ]);
    const files = await database.read.selectFrom('crime_files').select('state').execute();
    expect(files.map(({ state }) => state)).toEqual(['imported', 'imported']);
  });

  test('an import that is cancelled while it waits leaves the line at once', async () => {
    const { startNode, add, database, stateOf, jobs } = await prepare();
    const release = Promise.withResolvers<void>();
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(3));
      await release.promise;
      return done;
    });
    const first = await add();
    await begin(node, stateOf, first);
    const second = await add();
    await node.takeDue();
    const [, workId = ''] = workIdsOf(second);
    await expect.poll(async () => (await jobs()).map(({ id }) => id), patient).toContain(workId);

    await database.write((tx) => node.cancel(tx, workId, actor));
    release.resolve();
    await node.settle();

    expect([await stateOf(first), await stateOf(second)]).toEqual(['finished', 'cancelled']);
  });

  test('administrators see how far an import is as its own screen does', async () => {
    const { startNode, add, sheetOf, stateOf, jobs } = await prepare();
    const release = Promise.withResolvers<void>();
    const node = startNode(async ({ onProgress, onFile }) => {
      onProgress({ bytes: 100, bytesRead: 40, filesIn: 2, filesDone: 1 });
      await onFile(reportOf(3));
      await release.promise;
      return done;
    });
    const id = await add();
    await begin(node, stateOf, id);

    await expect
      .poll(() => sheetOf(id), patient)
      .toMatchObject({ bytes: 100, bytesRead: 40, filesIn: 2, filesDone: 1 });
    expect(await jobs()).toMatchObject([{ kind: 'crime_import', progress_done: 40, progress_total: 100 }]);
    release.resolve();
  });

  test('nothing is shown before the end, and then everything', async () => {
    const { startNode, add, parts } = await prepare();
    const seen: string[][] = [];
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(3));
      seen.push((await parts()).map(({ state }) => state));
      return done;
    });

    await add();
    await node.settle();

    seen.push((await parts()).map(({ state }) => state));
    expect(seen).toEqual([['staged'], ['live']]);
  });

  test('of two files of one import with the same month and force the later one counts', async () => {
    const { startNode, add, parts } = await prepare();
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(3));
      await onFile(reportOf(4));
      return done;
    });

    await add();
    await node.settle();

    expect((await parts()).filter(({ state }) => state === 'live').map(({ rows }) => rows)).toEqual([4]);
  });

  test('generated rows stand behind published ones', async () => {
    const { startNode, add, parts, stateOf } = await prepare();
    let rows = 3;
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(rows));
      return done;
    });
    await add();
    await node.settle();
    rows = 9;
    const sample = await add({ source: 'sample' });

    await node.settle();

    expect(await stateOf(sample)).toBe('finished');
    expect((await parts()).filter(({ state }) => state === 'live').map(({ rows }) => rows)).toEqual([3]);
  });

  test.each([
    ['the disk is full', async () => ({ problem: 'storage_full', problemDetail: '' }) as const, 'storage_full', 0],
    ['the child is killed', () => Promise.reject(new Error('The worker ended (SIGKILL).')), 'interrupted', 2],
  ])('when %s in the middle each time, nothing of the import stays', async (_title, ending, problem, failuresTold) => {
    const { database, startNode, add, parts, sheetOf, folder, storage, failures, pass, clock } = await prepare();
    const report = write(folder, reportOf(5));
    const node = startNode(async ({ onFile }) => {
      await onFile(report);
      return ending();
    });
    const id = await add();

    await node.settle();
    pass(1_000);
    await node.settle();
    await sweepCrime(database, storage, clock());

    expect(await sheetOf(id)).toMatchObject({ state: 'failed', problem, rowsImported: 0 });
    expect(await parts()).toEqual([]);
    expect(existsSync(join(folder, report.parts[0]?.path ?? ''))).toBe(false);
    expect(failures).toHaveLength(failuresTold);
  });

  test('what failed for no fault of the file is retried by an administrator', async () => {
    const { database, startNode, add, sheetOf, pass, jobs, waitingFiles, storage, clock } = await prepare();
    let isBroken = true;
    const node = startNode(async ({ onFile }) => {
      if (isBroken) throw new Error('The worker ended (SIGKILL).');
      await onFile(reportOf(4));
      return done;
    });
    const id = await add();
    await node.settle();
    pass(1_000);
    await node.settle();
    const failed = await jobs();
    pass(7_200_000);
    await sweepCrime(database, storage, clock());
    isBroken = false;

    await database.write((tx) => node.retry(tx, failed[0]?.id ?? ''));
    await node.settle();

    expect(failed).toMatchObject([{ state: 'failed', problem: 'The worker ended (SIGKILL).' }]);
    expect(await sheetOf(id)).toMatchObject({ state: 'finished', rowsImported: 4, problem: null });
    expect(waitingFiles()).toEqual([]);
  });

  test('a file whose rows do not add up ends the import', async () => {
    const { startNode, add, stateOf, parts, pass } = await prepare();
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(40, { rowsIn: 1_000 }));
      return done;
    });
    const id = await add();

    await node.settle();
    pass(1_000);
    await node.settle();

    expect(await stateOf(id)).toBe('failed');
    expect(await parts()).toEqual([]);
  });

  test('an import that is cancelled on another node stops by itself', async () => {
    const { startNode, add, stateOf, database, parts, jobs } = await prepare();
    const [node, other] = [startNode(untilAborted), startNode(untilAborted)];
    const id = await add();
    await begin(node, stateOf, id);
    const [running] = await jobs();

    await database.write((tx) => other.cancel(tx, running?.id ?? '', actor));
    await node.settle();

    expect(await stateOf(id)).toBe('cancelled');
    expect(await jobs()).toMatchObject([{ state: 'cancelled' }]);
    expect(await parts()).toEqual([]);
  });

  test('a node that stops leaves its import to the next start', async () => {
    const { startNode, add, stateOf } = await prepare();
    const node = startNode(untilAborted);
    const id = await add();
    await begin(node, stateOf, id);

    await node.stop();
    await startNode(async ({ onFile }) => {
      await onFile(reportOf(3));
      return done;
    }).settle();

    expect(await stateOf(id)).toBe('finished');
  });

  test('an archive that cannot be fetched fails the import with its reason', async () => {
    const { startNode, add, sheetOf } = await prepare();
    const node = startNode(async () => done);
    const id = await add({ source: 'archive' });

    await node.settle();

    expect(await sheetOf(id)).toMatchObject({ state: 'failed', problem: 'network_failed' });
  });
});
