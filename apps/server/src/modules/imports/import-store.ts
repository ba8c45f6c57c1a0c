import type { ImportProblem, ImportRecord, ImportState, Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { Kysely, NotNull } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { personName } from '../../database/person-names.ts';
import type { ImportsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { Progress as WorkProgress } from '../../platform/background/work-kind.ts';
import { type Page, readPosition, toPage } from '../../platform/replies/newest-first.ts';
import type { UndoCounts } from './undo-import.ts';

const toInstant = (at: number) => new Date(at).toISOString();

type Row = ImportsTable & {
  readonly username: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly source_name: string | null;
};

const totalOfUndo = ({ created, updated, undo_done }: Pick<ImportsTable, 'created' | 'updated' | 'undo_done'>) =>
  Math.max(created + updated, undo_done);

function undoOf(row: Row): ImportRecord['undo'] {
  if (row.state !== 'undoing' && row.state !== 'undone') return null;
  return {
    done: row.undo_done,
    total: totalOfUndo(row),
    removed: row.undo_removed,
    restored: row.undo_restored,
    kept: row.undo_kept,
    shared: row.undo_shared,
  };
}

function toImport(row: Row): ImportRecord {
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    state: row.state,
    by:
      row.owner_id === null
        ? null
        : {
            id: row.owner_id,
            name: row.username === null ? row.owner_id : personName({ ...row, username: row.username }),
          },
    source: row.source_id === null ? null : { id: row.source_id, name: row.source_name ?? row.source_id },
    startedAt: toInstant(row.started_at),
    finishedAt: row.finished_at === null ? null : toInstant(row.finished_at),
    bytes: row.bytes,
    bytesRead: row.bytes_read,
    objectsIn: row.objects_in,
    created: row.created,
    // Stored with the unchanged objects.
    updated: row.updated - row.unchanged,
    unchanged: row.unchanged,
    rejected: row.rejected,
    skipped: row.skipped,
    previewed: row.preview !== null || row.preview_until !== null,
    problem: row.problem,
    problemDetail: row.problem_detail,
    undo: undoOf(row),
  };
}

const selectImports = (db: Kysely<Schema>) =>
  db
    .selectFrom('imports')
    .leftJoin('people', 'people.id', 'imports.owner_id')
    .selectAll('imports')
    .leftJoin('sources', 'sources.id', 'imports.source_id')
    .select(['people.username', 'people.first_name', 'people.last_name', 'sources.name as source_name']);

/** One page, newest first. */
export async function listImportRows(
  db: Kysely<Schema>,
  { limit, after, source }: Page & { readonly source?: string | undefined },
): Promise<{ imports: ImportRecord[]; next: string | null }> {
  const place = readPosition(after);
  let query = selectImports(db).orderBy('started_at', 'desc').orderBy('imports.id');
  if (source !== undefined) query = query.where('source_id', '=', source);
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

export type NewImport = Pick<ImportsTable, 'id' | 'file_name' | 'format' | 'owner_id' | 'bytes'> &
  Partial<Pick<ImportsTable, 'source_id' | 'preview'>>;

export async function insertImport(tx: Transaction, draft: NewImport, now: number): Promise<void> {
  await tx
    .insertInto('imports')
    .values({
      source_id: null,
      ...draft,
      state: 'waiting',
      started_at: now,
      finished_at: null,
      bytes_read: 0,
      objects_in: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      skipped: 0,
      problem: null,
      problem_detail: '',
      half_done: 0,
      undo_done: 0,
      undo_removed: 0,
      undo_restored: 0,
      undo_kept: 0,
      undo_shared: 0,
      undo_actor: null,
    })
    .execute();
}

/** An import without stored data is read from its beginning. */
export async function beginReading(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('imports').set({ state: 'reading', half_done: 1 }).where('id', '=', id).execute();
}

/** Imports of which some may be written and some not. One import or undo runs at a time: another one was cut off. */
export async function findHalfDone(db: Kysely<Schema>): Promise<Pick<ImportsTable, 'id' | 'state' | 'preview'>[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'state', 'preview'])
    .where('half_done', '=', 1)
    .orderBy('started_at')
    .execute();
}

/** An import's data for the queue. */
export const findQueued = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('imports')
    .select([
      'id',
      'file_name',
      'format',
      'state',
      'owner_id',
      'bytes',
      'objects_in',
      'half_done',
      'source_id',
      'preview',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Some of it is to be removed: the rest is left for the next worker. */
export async function markHalfDone(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('imports').set({ half_done: 1 }).where('id', '=', id).execute();
}

export async function markWhole(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('imports').set({ half_done: 0 }).where('id', '=', id).execute();
}

/** Whether the file of an import can be read again: it is CSV, and waits for a review or is being read for one. */
export async function isReadAgain(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await findQueued(db, id);
  if (row?.format !== 'csv' || row.preview === null || row.preview === 'publishing') return false;
  return ['previewing', 'waiting', 'reading'].includes(row.state);
}

const noCounts = { objects_in: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, skipped: 0 };
const noFigures = { undo_done: 0, undo_removed: 0, undo_restored: 0, undo_kept: 0, undo_shared: 0 };

/** An import that was cut off, or has failed, waits to be read once more, as if it had never begun. */
export async function resetImport(tx: Transaction, id: string, from: readonly ImportState[]): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({
      ...noCounts,
      ...noFigures,
      state: 'waiting',
      bytes_read: 0,
      finished_at: null,
      problem: null,
      problem_detail: '',
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await tx.deleteFrom('import_rejections').where('import_id', '=', id).execute();
}

export type Progress = Partial<
  Pick<
    ImportsTable,
    'bytes_read' | 'objects_in' | 'created' | 'updated' | 'unchanged' | 'rejected' | 'skipped' | 'state'
  >
>;

/** Says how far it is. */
export async function saveProgress(tx: Transaction, id: string, progress: Progress): Promise<void> {
  await tx.updateTable('imports').set(progress).where('id', '=', id).execute();
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
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({
      state,
      finished_at: now,
      ...(problem && { problem, problem_detail: detail ?? '' }),
      ...((state === 'cancelled' || state === 'failed') && noCounts),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A finished import shall be undone; false when it is not one. */
export async function requestUndo(tx: Transaction, id: string, actor: Actor): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: 'undoing', undo_actor: JSON.stringify(actor), ...noFigures })
    .where('id', '=', id)
    .where('state', '=', 'finished')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cancels an undo that has not begun; false if it has. */
export async function withdrawUndo(tx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: 'finished', undo_actor: null })
    .where('id', '=', id)
    .where('state', '=', 'undoing')
    .where('half_done', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function readUndoRequest(tx: Transaction, id: string): Promise<{ actor: Actor; fileName: string }> {
  const { undo_actor, file_name } = await tx
    .selectFrom('imports')
    .select(['undo_actor', 'file_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const nobody: Actor = { id: null, address: null, requestId: null };
  return { actor: undo_actor === null ? nobody : (JSON.parse(undo_actor) as Actor), fileName: file_name };
}

/** Adds to the figures of an undo; returns how far it is. */
export async function countUndone(tx: Transaction, id: string, counts: Partial<UndoCounts>): Promise<WorkProgress> {
  const { done = 0, removed = 0, restored = 0, kept = 0, shared = 0 } = counts;
  const figures = await tx
    .updateTable('imports')
    .set((eb) => ({
      undo_done: eb('undo_done', '+', done),
      undo_removed: eb('undo_removed', '+', removed),
      undo_restored: eb('undo_restored', '+', restored),
      undo_kept: eb('undo_kept', '+', kept),
      undo_shared: eb('undo_shared', '+', shared),
    }))
    .where('id', '=', id)
    .returning(['undo_done', 'created', 'updated'])
    .executeTakeFirstOrThrow();
  return { done: figures.undo_done, total: totalOfUndo(figures) };
}

const rowsAtOnce = 100;

export async function insertRejections(
  tx: Transaction,
  importId: string,
  first: number,
  rejections: readonly Rejection[],
) {
  for (let start = 0; start < rejections.length; start += rowsAtOnce)
    await tx
      .insertInto('import_rejections')
      .values(
        rejections.slice(start, start + rowsAtOnce).map(({ place, objectId, reason, detail }, index) => ({
          import_id: importId,
          seq: first + start + index,
          place,
          object_id: objectId,
          reason,
          detail,
        })),
      )
      .execute();
}

/** Those of an unpublished import are stored with the objects of its preview. */
const readRejectedObjects = (db: Kysely<Schema>, importId: string, limit: number) =>
  db
    .selectFrom('preview_objects')
    .select(['place', 'object_id', 'reason', 'detail'])
    .where('import_id', '=', importId)
    .where('change', '=', 'rejected')
    .orderBy('seq')
    .limit(limit)
    .$narrowType<{ reason: NotNull; detail: NotNull }>()
    .execute();

/** In the order in which they were met. */
export async function readRejections(db: Kysely<Schema>, importId: string, limit: number): Promise<Rejection[]> {
  const kept = await db
    .selectFrom('import_rejections')
    .select(['place', 'object_id', 'reason', 'detail'])
    .where('import_id', '=', importId)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const rows = kept.length > 0 ? kept : await readRejectedObjects(db, importId, limit);
  return rows.map(({ place, object_id, reason, detail }) => ({ place, objectId: object_id, reason, detail }));
}
