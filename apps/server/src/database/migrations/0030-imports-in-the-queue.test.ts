import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { streetFile } from '../../testing/street-file.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Schema } from '../tables/schema.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const imports = { waiting: uuid(1), reading: uuid(2), undoing: uuid(3), cancelled: uuid(4), lost: uuid(5) };
const crimeImport = uuid(6);

const recordOf = (number: number) => `malware--${uuid(number)}`;
const bundle = (number: number) =>
  JSON.stringify({
    type: 'bundle',
    id: `bundle--${uuid(999)}`,
    objects: [
      {
        type: 'malware',
        spec_version: '2.1',
        id: recordOf(number),
        created: '2026-11-20T10:00:00.000Z',
        modified: '2026-11-20T10:00:00.000Z',
        name: `Loader ${number}`,
        is_family: false,
      },
    ],
  });

async function insertImport(db: Kysely<Schema>, id: string, state: string, half: 0 | 1) {
  await sql`insert into imports (id, file_name, format, state, owner_id, started_at, finished_at, bytes, bytes_read,
    objects_in, created, updated, unchanged, rejected, problem, problem_detail, beat_at, holds_turn)
    values (${id}, ${`${state}.json`}, 'stix', ${state}, null, 1, null, 1, 1, 1, 1, 0, 0, 0, null, '', 2, ${half})`.execute(
    db,
  );
}

/** What an import has stored: `staged`, or shown. */
async function insertRecord(db: Kysely<Schema>, number: number, importId: string, isStaged: boolean) {
  await sql`insert into intelligence (id, kind, family, type, name, description, severity, status, source, labels,
    version, created_at, updated_at, deleted_at, sample, import_id)
    values (${recordOf(number)}, 'malware', 'threat', 'Malware', 'x', '', 'Low', 'Active', 'Feed', '[]', 1, 1, 1,
    ${isStaged ? 0 : null}, 0, ${importId})`.execute(db);
}

async function fill(db: Kysely<Schema>) {
  await insertImport(db, imports.waiting, 'waiting', 0);
  await insertImport(db, imports.reading, 'reading', 1);
  await insertRecord(db, 12, imports.reading, true);
  await insertImport(db, imports.undoing, 'undoing', 0);
  await insertRecord(db, 13, imports.undoing, false);
  await insertImport(db, imports.cancelled, 'cancelled', 1);
  await insertRecord(db, 14, imports.cancelled, true);
  await insertImport(db, imports.lost, 'waiting', 0);
  await sql`insert into crime_imports (id, name, source, state, owner_id, started_at, finished_at, bytes, bytes_read,
    files_in, files_done, rows_in, rows_imported, rows_rejected, problem, problem_detail, sample, beat_at)
    values (${crimeImport}, '2024-01-kent-street.csv', 'upload', 'reading', null, 1, null, 1, 1, 1, 0, 0, 0, 0, null,
    '', 0, 2)`.execute(db);
}

describe.each(testDatabases)('imports that were running when Halyard was updated, on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'halyard-update-'));
    for (const name of ['uploads', 'crime/waiting']) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'uploads', imports.waiting), bundle(11));
    writeFileSync(join(folder, 'uploads', imports.reading), bundle(12));
    writeFileSync(join(folder, 'crime/waiting', crimeImport), streetFile({ month: '2024-01', rows: 4 }));
    const database = await open({ migration: '0029-standard-names', fill });
    app = await startTestApp(database, { environment: { HALYARD_DATA_DIR: folder } });
    analyst = await app.asPerson('analyst');
    await app.runJobs();
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
    rmSync(folder, { recursive: true });
  });

  const sheetOf = async (id: string) => (await analyst.ask('GET', `/imports/${id}`)).json().import;

  test('are imported, also those that had begun', async () => {
    for (const id of [imports.waiting, imports.reading])
      expect(await sheetOf(id)).toMatchObject({ state: 'finished', objectsIn: 1, created: 1, rejected: 0 });
    const { import: crime } = (await analyst.ask('GET', `/crime/imports/${crimeImport}`)).json();
    expect(crime).toMatchObject({ state: 'finished', rowsIn: 4, rowsImported: 4 });
  });

  test('are undone and removed to the end', async () => {
    const rows = await app.database.read.selectFrom('intelligence').select(['id', 'name']).orderBy('id').execute();

    expect(await sheetOf(imports.undoing)).toMatchObject({ state: 'undone', undo: { removed: 1 } });
    expect((await sheetOf(imports.cancelled)).state).toBe('cancelled');
    expect(rows.map(({ name }) => name)).toEqual(['Loader 11', 'Loader 12']);
  });

  test('have failed where their file is gone', async () => {
    expect(await sheetOf(imports.lost)).toMatchObject({ state: 'failed', problem: 'interrupted', created: 0 });
  });
});
