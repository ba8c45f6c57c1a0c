import type { CrimeFileProblem, CrimeImport, CrimeImportState } from '@halyard/contracts/crime/crime-imports.ts';
import type { ImportProgress } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { CrimeImportsTable } from '../../../database/tables/crime-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type Page, readPosition, toPage } from '../../../platform/replies/newest-first.ts';

const toInstant = (at: number) => new Date(at).toISOString();

type Row = CrimeImportsTable & { readonly username: string | null };

function toImport(row: Row): CrimeImport {
  return {
    id: row.id,
    name: row.name,
    source: row.source,
    state: row.state,
    by: row.owner_id === null ? null : { id: row.owner_id, name: row.username ?? row.owner_id },
    startedAt: toInstant(row.started_at),
    finishedAt: row.finished_at === null ? null : toInstant(row.finished_at),
    bytes: row.bytes,
    bytesRead: row.bytes_read,
    filesIn: row.files_in,
    filesDone: row.files_done,
    rowsIn: row.rows_in,
    rowsImported: row.rows_imported,
    rowsRejected: row.rows_rejected,
    problem: row.problem,
    problemDetail: row.problem_detail,
    sample: row.sample === 1,
  };
}

const selectImports = (db: Kysely<Schema>) =>
  db
    .selectFrom('crime_imports')
    .leftJoin('people', 'people.id', 'crime_imports.owner_id')
    .selectAll('crime_imports')
    .select('people.username');

/** One page, newest first. */
export async function listCrimeImportRows(
  db: Kysely<Schema>,
  { limit, after }: Page,
): Promise<{ imports: CrimeImport[]; next: string | null }> {
  const place = readPosition(after);
  let query = selectImports(db).orderBy('started_at', 'desc').orderBy('crime_imports.id');
  if (place)
    query = query.where((eb) =>
      eb.or([
        eb('started_at', '<', place.at),
        eb.and([eb('started_at', '=', place.at), eb('crime_imports.id', '>', place.id)]),
      ]),
    );
  const { rows, next } = toPage(await query.limit(limit + 1).execute(), limit, (row) => ({
    at: row.started_at,
    id: row.id,
  }));
  return { imports: rows.map(toImport), next };
}

/** With `ownerId`, only an import of theirs. */
export async function findCrimeImport(
  db: Kysely<Schema>,
  id: string,
  ownerId?: string,
): Promise<CrimeImport | undefined> {
  let query = selectImports(db).where('crime_imports.id', '=', id);
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  const row = await query.executeTakeFirst();
  return row && toImport(row);
}

/** An import's data for the worker. */
export const findQueued = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('crime_imports')
    .select(['id', 'name', 'source', 'state', 'owner_id', 'started_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export type NewCrimeImport = Pick<CrimeImportsTable, 'id' | 'name' | 'source' | 'owner_id' | 'bytes'>;

export async function insertCrimeImport(tx: Transaction, draft: NewCrimeImport, now: number): Promise<void> {
  await tx
    .insertInto('crime_imports')
    .values({
      ...draft,
      state: 'waiting',
      started_at: now,
      finished_at: null,
      bytes_read: 0,
      files_in: null,
      files_done: 0,
      rows_in: 0,
      rows_imported: 0,
      rows_rejected: 0,
      problem: null,
      problem_detail: '',
      sample: draft.source === 'sample' ? 1 : 0,
    })
    .execute();
}

/** Locked until the transaction ends: nodes change the published data one after the other. */
export async function lockCoverage(tx: Transaction, now: number): Promise<void> {
  await tx.updateTable('counters').set({ value: now }).where('name', '=', 'import').execute();
}

/** An import is read from its beginning; false when it has ended. */
export async function beginReading(tx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('crime_imports')
    .set({ state: 'reading', bytes_read: 0, files_in: null, files_done: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'reading'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** An import that failed waits once more. */
export async function reopenCrimeImport(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('crime_imports')
    .set({ state: 'waiting', finished_at: null, problem: null, problem_detail: '' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .execute();
}

/** Waiting imports of a user. */
export async function countWaiting(db: Kysely<Schema>, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('crime_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Holds a staged import until a decision; false if it was ended meanwhile. */
export async function holdCrimeImport(tx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('crime_imports')
    .set({ state: 'held' })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function toColumns({ bytes, bytesRead, filesIn, filesDone }: Partial<ImportProgress>) {
  return {
    ...(bytes !== undefined && { bytes }),
    ...(bytesRead !== undefined && { bytes_read: bytesRead }),
    ...(filesIn !== undefined && { files_in: filesIn }),
    ...(filesDone !== undefined && { files_done: filesDone }),
  };
}

/** Says how far it is. */
export async function saveCrimeProgress(tx: Transaction, id: string, progress: Partial<ImportProgress>): Promise<void> {
  const columns = toColumns(progress);
  if (Object.keys(columns).length === 0) return;
  await tx
    .updateTable('crime_imports')
    .set(columns)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'reading'])
    .execute();
}

type Ending = {
  readonly state: CrimeImportState;
  readonly from: readonly CrimeImportState[];
  readonly problem?: CrimeFileProblem;
  readonly detail?: string;
};

/** Ends an import in one of the given states; false when it is in none of them. */
export async function endCrimeImport(tx: Transaction, id: string, ending: Ending, now: number): Promise<boolean> {
  const { state, from, problem, detail = '' } = ending;
  const { numUpdatedRows } = await tx
    .updateTable('crime_imports')
    .set({ state, finished_at: now, ...(problem && { problem, problem_detail: detail.slice(0, 500) }) })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Imports that should have left nothing by their state, and have files or parts nevertheless: their worker died. */
export async function findPartlyReverted(db: Kysely<Schema>): Promise<string[]> {
  const parts = await db
    .selectFrom('crime_parts')
    .innerJoin('crime_imports', 'crime_imports.id', 'crime_parts.import_id')
    .select('crime_imports.id')
    .distinct()
    .where('crime_imports.state', 'in', ['cancelled', 'failed', 'undone'])
    .execute();
  const files = await db
    .selectFrom('crime_files')
    .innerJoin('crime_imports', 'crime_imports.id', 'crime_files.import_id')
    .select('crime_imports.id')
    .distinct()
    .where('crime_imports.state', 'in', ['cancelled', 'failed'])
    .where('crime_files.state', '<>', 'rejected')
    .execute();
  return [...new Set([...parts, ...files].map(({ id }) => id))];
}
