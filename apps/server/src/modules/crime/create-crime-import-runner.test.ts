import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileReport, ImportJob, ImportOutcome } from '@halyard/crime-analysis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEventLog } from '../../event-log/event-log.ts';
import { testDatabases } from '../../testing/databases.ts';
import { createCrimeImportRunner } from './create-crime-import-runner.ts';
import { findCrimeImport, insertCrimeImport } from './import-store.ts';
import { CrimeImportProblem } from './run-crime-import.ts';

const done: ImportOutcome = { problem: null, problemDetail: '' };
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

describe.each(testDatabases)('the runner of imports on $name', ({ open }) => {
  async function prepare() {
    const database = await open();
    const folder = mkdtempSync(join(tmpdir(), 'halyard-crime-'));
    const failures: unknown[] = [];
    const log = createEventLog({ dialect: database.dialect, key: new Uint8Array(32) }, async () => undefined);
    const startNode = (importPath: ImportPath, check?: () => Promise<void>) =>
      createCrimeImportRunner({
        ...(check && { check }),
        database,
        folder,
        log,
        clock: Date.now,
        newId: randomUUID,
        importer: { importPath },
        onFailure: (cause) => failures.push(cause),
      });
    onTestFinished(async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });

    async function waiting(more: { source?: 'sample'; owner_id?: string } = {}) {
      const id = randomUUID();
      const draft = { id, name: 'kent.csv', source: 'upload', owner_id: null, bytes: 1, ...more } as const;
      await database.write((tx) => insertCrimeImport(tx, draft, Date.now()));
      return { id, name: 'kent.csv', path: join(folder, 'waiting', id), actor };
    }
    const stateOf = async (id: string) => findCrimeImport(database.read, id);
    const parts = () => database.read.selectFrom('crime_parts').select(['import_id', 'state', 'rows']).execute();
    return { database, folder, failures, startNode, waiting, stateOf, parts };
  }

  /** Writes the Parquet files of a report, as the importer does before it hands it over. */
  function write(folder: string, report: FileReport) {
    for (const { path } of report.parts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), 'PAR1');
    }
    return report;
  }

  test('two nodes import one after the other', async () => {
    const { startNode, waiting, stateOf } = await prepare();
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
    const imports = await Promise.all([waiting(), waiting(), waiting(), waiting()]);

    await Promise.all(imports.map((one, index) => nodes[index % 2]?.add(one)));

    expect(most).toBe(1);
    for (const { id } of imports) expect((await stateOf(id))?.state).toBe('finished');
  });

  test('two people import side by side, and one person’s many imports do not hold another’s', async () => {
    const { startNode, waiting, stateOf } = await prepare();
    const begun: string[] = [];
    const importPath: ImportPath = async ({ path, onFile }) => {
      begun.push(path);
      await onFile(reportOf(3));
      await new Promise((resolve) => setTimeout(resolve, 20));
      return done;
    };
    const node = startNode(importPath);
    const many = [];
    for (let count = 0; count < 5; count++) many.push(await waiting({ owner_id: 'ada' }));
    const adding = many.map((one) => node.add(one));
    await expect.poll(() => begun.length).toBe(1);
    const other = await waiting({ owner_id: 'ben' });

    await Promise.all([...adding, node.add(other)]);

    expect(begun.indexOf(other.path)).toBeLessThan(3);
    expect(begun.toSorted()).toEqual([...many, other].map(({ path }) => path).toSorted());
    for (const { id } of [...many, other]) expect((await stateOf(id))?.state).toBe('finished');
  });

  test('what is rejected without looking into it does not wait for a turn', async () => {
    const { startNode, waiting, stateOf } = await prepare();
    const hang: ImportPath = ({ signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const node = startNode(hang, async () => {
      throw new CrimeImportProblem('too_many_entries', '20000');
    });
    const one = await waiting();

    await node.add(one);

    expect(await stateOf(one.id)).toMatchObject({ state: 'failed', problem: 'too_many_entries' });
  });

  test('an import that is cancelled while it waits leaves the line at once', async () => {
    const { startNode, waiting, database, stateOf } = await prepare();
    const releases: (() => void)[] = [];
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(3));
      await new Promise<void>((resolve) => releases.push(resolve));
      return done;
    });
    const [first, second] = [await waiting(), await waiting()];
    const running = node.add(first);
    await expect.poll(() => releases.length).toBe(1);
    const left = node.add(second);

    await database.write((tx) =>
      tx.updateTable('crime_imports').set({ state: 'cancelled' }).where('id', '=', second.id).execute(),
    );
    node.interrupt(second.id);
    await left;
    releases[0]?.();
    await running;

    expect([(await stateOf(first.id))?.state, (await stateOf(second.id))?.state]).toEqual(['finished', 'cancelled']);
  });

  test('nothing is shown before the end, and then everything', async () => {
    const { startNode, waiting, parts } = await prepare();
    const seen: string[][] = [];
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(3));
      seen.push((await parts()).map(({ state }) => state));
      return done;
    });

    await node.add(await waiting());

    seen.push((await parts()).map(({ state }) => state));
    expect(seen).toEqual([['staged'], ['live']]);
  });

  test('of two files of one import with the same month and force the later one counts', async () => {
    const { startNode, waiting, parts } = await prepare();
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(3));
      await onFile(reportOf(4));
      return done;
    });

    await node.add(await waiting());

    expect((await parts()).filter(({ state }) => state === 'live').map(({ rows }) => rows)).toEqual([4]);
  });

  test('generated rows stand behind published ones', async () => {
    const { startNode, waiting, parts, stateOf } = await prepare();
    const node = startNode(async ({ onFile, name }) => {
      await onFile(reportOf(name === 'kent.csv' ? 3 : 9));
      return done;
    });
    await node.add(await waiting());
    const sample = await waiting({ source: 'sample' });

    await node.add({ ...sample, name: 'sample', isSample: true });

    expect((await stateOf(sample.id))?.state).toBe('finished');
    expect((await parts()).filter(({ state }) => state === 'live').map(({ rows }) => rows)).toEqual([3]);
  });

  test.each([
    ['the disk is full', async () => ({ problem: 'storage_full', problemDetail: '' }) as const, 'storage_full', 0],
    ['the child is killed', () => Promise.reject(new Error('The worker ended (SIGKILL).')), 'interrupted', 1],
  ])('when %s in the middle, nothing of the import stays', async (_title, ending, problem, failuresTold) => {
    const { startNode, waiting, parts, stateOf, folder, failures } = await prepare();
    const report = write(folder, reportOf(5));
    const node = startNode(async ({ onFile }) => {
      await onFile(report);
      return ending();
    });
    const one = await waiting();

    await node.add(one);

    expect(await stateOf(one.id)).toMatchObject({ state: 'failed', problem, rowsImported: 0 });
    expect(await parts()).toEqual([]);
    expect(existsSync(join(folder, report.parts[0]?.path ?? ''))).toBe(false);
    expect(failures).toHaveLength(failuresTold);
  });

  test('a file whose rows do not add up ends the import', async () => {
    const { startNode, waiting, stateOf, parts } = await prepare();
    const node = startNode(async ({ onFile }) => {
      await onFile(reportOf(40, { rowsIn: 1_000 }));
      return done;
    });
    const one = await waiting();

    await node.add(one);

    expect((await stateOf(one.id))?.state).toBe('failed');
    expect(await parts()).toEqual([]);
  });

  test('an import that is cancelled on another node stops by itself', async () => {
    const { startNode, waiting, stateOf, database, parts } = await prepare();
    const node = startNode(
      ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const one = await waiting();
    const added = node.add(one);
    await expect.poll(async () => (await stateOf(one.id))?.state).toBe('reading');

    await database.write((tx) =>
      tx.updateTable('crime_imports').set({ state: 'cancelled' }).where('id', '=', one.id).execute(),
    );

    await added;
    expect((await stateOf(one.id))?.state).toBe('cancelled');
    expect(await parts()).toEqual([]);
  });

  test('a node that stops leaves its import to the next start', async () => {
    const { startNode, waiting, stateOf } = await prepare();
    const hang: ImportPath = ({ signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const node = startNode(hang);
    const one = await waiting();
    const added = node.add(one);
    await expect.poll(async () => (await stateOf(one.id))?.state).toBe('reading');

    await node.stop();
    await added;
    await startNode(hang).sweep(0);

    expect(await stateOf(one.id)).toMatchObject({ state: 'failed', problem: 'interrupted' });
  });

  test('an archive that cannot be fetched fails the import with its reason', async () => {
    const { startNode, waiting, stateOf } = await prepare();
    const node = startNode(async () => done);
    const one = await waiting();

    await node.add({ ...one, prepare: () => Promise.reject(new CrimeImportProblem('network_failed', 'cut off')) });

    expect(await stateOf(one.id)).toMatchObject({ state: 'failed', problem: 'network_failed' });
  });
});
