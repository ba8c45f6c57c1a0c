import type { ImportProblem, ImportRecord, ImportState, Refusal } from '@halyard/contracts/imports.ts';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { ImportsTable } from '../../database/intelligence-schema.ts';
import type { Schema } from '../../database/schema.ts';
import { type Page, readPlace, toPage } from '../../platform/newest-first.ts';

const toInstant = (at: number) => new Date(at).toISOString();

type Row = ImportsTable & { readonly username: string | null };

function toImport(row: Row): ImportRecord {
  return {
    ...{ id: row.id, fileName: row.file_name, format: row.format, state: row.state },
    by: row.owner_id === null ? null : { id: row.owner_id, name: row.username ?? row.owner_id },
    startedAt: toInstant(row.started_at),
    finishedAt: row.finished_at === null ? null : toInstant(row.finished_at),
    ...{ bytes: row.bytes, bytesRead: row.bytes_read, objectsIn: row.objects_in, stored: row.stored },
    ...{ updated: row.updated, unchanged: row.unchanged, refused: row.refused },
    ...{ problem: row.problem, problemDetail: row.problem_detail },
  };
}

const selectImports = (db: Kysely<Schema>) =>
  db
    .selectFrom('imports')
    .leftJoin('people', 'people.id', 'imports.owner_id')
    .selectAll('imports')
    .select('people.username');

/** One page, newest first. */
export async function listImportRows(
  db: Kysely<Schema>,
  { limit, after }: Page,
): Promise<{ imports: ImportRecord[]; next: string | null }> {
  const place = readPlace(after);
  let query = selectImports(db).orderBy('started_at', 'desc').orderBy('imports.id');
  if (place)
    query = query.where((eb) =>
      eb.or([
        eb('started_at', '<', place.at),
        eb.and([eb('started_at', '=', place.at), eb('imports.id', '>', place.id)]),
      ]),
    );
  const { rows, next } = toPage(await query.limit(limit + 1).execute(), limit, (row) => ({
    at: row.started_at,
    id: row.id,
  }));
  return { imports: rows.map(toImport), next };
}

/** With `ownerId`, only an import of theirs. */
export async function findImport(db: Kysely<Schema>, id: string, ownerId?: string): Promise<ImportRecord | undefined> {
  let query = selectImports(db).where('imports.id', '=', id);
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  const row = await query.executeTakeFirst();
  return row && toImport(row);
}

export type NewImport = Pick<ImportsTable, 'id' | 'file_name' | 'format' | 'owner_id' | 'bytes'>;

export async function insertImport(tx: Transaction, draft: NewImport, now: number): Promise<void> {
  await tx
    .insertInto('imports')
    .values({
      ...{ ...draft, state: 'waiting', started_at: now, finished_at: null, bytes_read: 0, objects_in: 0, stored: 0 },
      ...{ updated: 0, unchanged: 0, refused: 0, problem: null, problem_detail: '', beat_at: now },
    })
    .execute();
}

/** Imports run one after the other, on whatever node; an import whose node fell silent does not hold up the rest. */
export async function claimTurn(tx: Transaction, id: string, now: number, silentMs: number): Promise<boolean> {
  await tx.updateTable('counters').set({ value: now }).where('name', '=', 'import').execute();
  const running = await tx
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['reading', 'storing'])
    .where('beat_at', '>', now - silentMs)
    .executeTakeFirst();
  if (running) return false;
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: 'reading', beat_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Progress = Partial<
  Pick<ImportsTable, 'bytes_read' | 'objects_in' | 'stored' | 'updated' | 'unchanged' | 'refused' | 'state'>
>;

/** Says how far it is; false when somebody ended it meanwhile. */
export async function saveProgress(tx: Transaction, id: string, progress: Progress, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ ...progress, beat_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'storing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Ending = {
  readonly state: ImportState;
  readonly from: readonly ImportState[];
  readonly problem?: ImportProblem;
  readonly detail?: string;
};

/** Ends an import in one of the given states; false when it is in none of them. */
export async function endImport(tx: Transaction, id: string, ending: Ending, now: number): Promise<boolean> {
  const { state, from, problem, detail } = ending;
  const none = { objects_in: 0, stored: 0, updated: 0, unchanged: 0, refused: 0 };
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({
      ...{ state, finished_at: now },
      ...(problem && { problem, problem_detail: detail ?? '' }),
      ...((state === 'cancelled' || state === 'failed') && none),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Imports that a node has left behind: nobody has spoken for them for `silentMs`. */
export async function findSilent(db: Kysely<Schema>, now: number, silentMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['waiting', 'reading', 'storing'])
    .where('beat_at', '<=', now - silentMs)
    .execute();
  return rows.map(({ id }) => id);
}

/** Imports that left no trace by their state, and have rows nevertheless: taking them back was cut off. */
export async function findLeftovers(db: Kysely<Schema>): Promise<string[]> {
  const ended = db.selectFrom('imports').select('id').where('state', 'in', ['cancelled', 'failed', 'undone']);
  const left = async (table: 'intelligence' | 'connections') =>
    db
      .selectFrom(table)
      .select('import_id')
      .distinct()
      .where('import_id', 'in', ended)
      .where('version', '=', 1)
      .execute();
  const rows = [...(await left('intelligence')), ...(await left('connections'))];
  return [...new Set(rows.flatMap(({ import_id }) => import_id ?? []))];
}

const rowsAtOnce = 100;

export async function insertRefusals(tx: Transaction, importId: string, first: number, refusals: readonly Refusal[]) {
  for (let start = 0; start < refusals.length; start += rowsAtOnce)
    await tx
      .insertInto('import_refusals')
      .values(
        refusals.slice(start, start + rowsAtOnce).map(({ place, objectId, reason, detail }, index) => ({
          ...{ import_id: importId, seq: first + start + index, place, object_id: objectId, reason, detail },
        })),
      )
      .execute();
}

/** In the order in which they were met. */
export async function readRefusals(db: Kysely<Schema>, importId: string, limit: number): Promise<Refusal[]> {
  const rows = await db
    .selectFrom('import_refusals')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ place, object_id, reason, detail }) => ({ place, objectId: object_id, reason, detail }));
}

export type ImportDatabase = Pick<Database, 'read' | 'write'>;
