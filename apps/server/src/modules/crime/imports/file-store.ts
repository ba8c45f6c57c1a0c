import type { CrimeFile } from '@halyard/contracts/crime/crime-imports.ts';
import { type FileReport, isWholePart } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { sortKeyOf } from '../../../database/sort-key-of.ts';
import type { CrimeFilesTable, CrimePartsTable } from '../../../database/tables/crime-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';

function toFile(row: CrimeFilesTable): CrimeFile {
  return {
    id: row.id,
    importId: row.import_id,
    name: row.name,
    kind: row.kind,
    state: row.state,
    sha256: row.sha256,
    months: JSON.parse(row.months) as string[],
    forces: JSON.parse(row.forces) as string[],
    bytes: row.bytes,
    lines: row.lines,
    rowsIn: row.rows_in,
    rowsImported: row.rows_imported,
    rowsRejected: row.rows_rejected,
    headerChanges: JSON.parse(row.header_changes) as string[],
    problem: row.problem,
    problemDetail: row.problem_detail,
    sample: row.sample === 1,
  };
}

export async function listCrimeFiles(db: Kysely<Schema>, importId: string, limit: number): Promise<CrimeFile[]> {
  const rows = await db
    .selectFrom('crime_files')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy(sortKeyOf(sql.ref('name')))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toFile);
}

export async function findCrimeFile(db: Kysely<Schema>, id: string): Promise<CrimeFile | undefined> {
  const row = await db.selectFrom('crime_files').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFile(row);
}

const partsAtOnce = 32;

/** A store has a file whole or not at all; a disk may have cut it off. */
const isWhole = async (storage: FileStorage, key: string): Promise<boolean> =>
  storage.kind === 'folder' ? isWholePart(storage.localPath(key)) : (await storage.find(key)) !== undefined;

/** Files with a missing or truncated part in the storage: of published data, or of an import's staged data. */
async function findLostFiles(
  db: Kysely<Schema>,
  storage: FileStorage,
  importId?: string,
): Promise<ReadonlySet<string>> {
  const all = db.selectFrom('crime_parts').select(['file_id', 'path']);
  const wanted =
    importId === undefined
      ? all.where('state', '=', 'live')
      : all.where('import_id', '=', importId).where('state', '=', 'staged');
  const parts = await wanted.execute();
  const lost = new Set<string>();
  for (let start = 0; start < parts.length; start += partsAtOnce)
    await Promise.all(
      parts.slice(start, start + partsAtOnce).map(async ({ file_id, path }) => {
        if (!(await isWhole(storage, path))) lost.add(file_id);
      }),
    );
  return lost;
}

/**
 * Files whose rows are all in force, by their SHA-256: importing them again would change nothing. A file lost from the
 * storage is excluded: importing it again restores it.
 */
export async function readKnownFiles(
  db: Kysely<Schema>,
  storage: FileStorage,
): Promise<Readonly<Record<string, string>>> {
  const lost = await findLostFiles(db, storage);
  const rows = await db
    .selectFrom('crime_files')
    .innerJoin('crime_imports', 'crime_imports.id', 'crime_files.import_id')
    .select(['crime_files.id', 'crime_files.sha256'])
    .where('crime_files.state', '=', 'imported')
    .where('crime_imports.state', '=', 'finished')
    .where('crime_files.id', 'not in', (eb) =>
      eb.selectFrom('crime_parts').select('crime_parts.file_id').where('crime_parts.state', '<>', 'live'),
    )
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ id, sha256 }) => (sha256 === null || lost.has(id) ? [] : [[sha256, id] as const])),
  );
}

/** Completely staged files of an import, by their SHA-256: a node that takes over need not read them again. */
export async function readStagedFiles(
  db: Kysely<Schema>,
  storage: FileStorage,
  importId: string,
): Promise<ReadonlyMap<string, string>> {
  const lost = await findLostFiles(db, storage, importId);
  const rows = await db
    .selectFrom('crime_files')
    .select(['id', 'sha256'])
    .where('import_id', '=', importId)
    .where('state', '=', 'imported')
    .execute();
  return new Map(rows.flatMap(({ id, sha256 }) => (sha256 === null || lost.has(id) ? [] : [[sha256, id] as const])));
}

const sorted = (values: readonly string[]) => JSON.stringify([...new Set(values)].sort());

type Staging = { readonly importId: string; readonly sample: 0 | 1; readonly newId: () => string };

function fileRow(report: FileReport, { importId, sample }: Staging): CrimeFilesTable {
  // Rows of an already known file are counted where they were stored.
  const isSame = report.outcome === 'same';
  return {
    id: report.fileId,
    import_id: importId,
    name: report.name,
    kind: report.kind,
    state: report.outcome,
    sample,
    months: sorted(report.parts.map(({ month }) => month)),
    forces: sorted(report.parts.map(({ force }) => force)),
    sha256: report.sha256,
    bytes: report.bytes,
    lines: report.lines,
    rows_in: isSame ? 0 : report.rowsIn,
    rows_imported: isSame ? 0 : report.rowsImported,
    rows_rejected: isSame ? 0 : report.rowsRejected,
    header_changes: JSON.stringify(report.headerChanges),
    problem: report.problem,
    problem_detail: report.problemDetail,
  };
}

function partRows(report: FileReport, { importId, sample, newId }: Staging): CrimePartsTable[] {
  return report.parts.map((part) => ({
    id: newId(),
    file_id: report.fileId,
    import_id: importId,
    kind: part.kind,
    month: part.month,
    force: part.force,
    path: part.path,
    rows: part.rows,
    without_location: part.withoutLocation,
    without_lsoa: part.withoutLsoa,
    repeated_ids: part.repeatedIds,
    antisocial: part.antisocial,
    state: 'staged',
    replaced_by: null,
    published_at: null,
    sample,
  }));
}

// PostgreSQL takes 65,535 values in a statement.
const rowsAtOnce = 500;

/** Of two files of one import with the same month and force the later one counts. */
async function makeRoom(tx: Transaction, importId: string, parts: readonly CrimePartsTable[]): Promise<void> {
  if (parts.length === 0) return;
  const place = ({ kind, month, force }: Pick<CrimePartsTable, 'kind' | 'month' | 'force'>) =>
    `${kind} ${month} ${force}`;
  const places = new Set(parts.map(place));
  const earlier = await tx
    .selectFrom('crime_parts')
    .select(['id', 'kind', 'month', 'force'])
    .where('import_id', '=', importId)
    .where('state', '=', 'staged')
    .where('month', 'in', [...new Set(parts.map(({ month }) => month))])
    .execute();
  const ids = earlier.filter((part) => places.has(place(part))).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += rowsAtOnce)
    await tx
      .updateTable('crime_parts')
      .set({ state: 'replaced', replaced_by: importId })
      .where('id', 'in', ids.slice(start, start + rowsAtOnce))
      .execute();
}

/** Writes down the outcome of a file; nothing of it is shown before its import is published. */
export async function stageFile(tx: Transaction, report: FileReport, staging: Staging): Promise<void> {
  await tx.insertInto('crime_files').values(fileRow(report, staging)).execute();
  const parts = partRows(report, staging);
  await makeRoom(tx, staging.importId, parts);
  for (let start = 0; start < parts.length; start += rowsAtOnce)
    await tx
      .insertInto('crime_parts')
      .values(parts.slice(start, start + rowsAtOnce))
      .execute();
}

/** Makes the sums of an import those of its files. */
export async function sumFiles(tx: Transaction, importId: string): Promise<void> {
  const sums = await tx
    .selectFrom('crime_files')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('rows_in'), eb.lit(0)).as('rows_in'),
      eb.fn.coalesce(eb.fn.sum<number>('rows_imported'), eb.lit(0)).as('rows_imported'),
      eb.fn.coalesce(eb.fn.sum<number>('rows_rejected'), eb.lit(0)).as('rows_rejected'),
    ])
    .where('import_id', '=', importId)
    .where('state', '<>', 'discarded')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('crime_imports')
    .set({
      rows_in: Number(sums.rows_in),
      rows_imported: Number(sums.rows_imported),
      rows_rejected: Number(sums.rows_rejected),
    })
    .where('id', '=', importId)
    .execute();
}
