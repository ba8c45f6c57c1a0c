import type { ImportProblem, ImportRecord, ImportState, Rejection } from '@halyard/contracts/imports.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { ImportsTable } from '../../database/intelligence-schema.ts';
import type { Schema } from '../../database/schema.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { type Page, readPlace, toPage } from '../../platform/replies/newest-first.ts';
import type { UndoCounts } from './undo-import.ts';

const toInstant = (at: number) => new Date(at).toISOString();

type Row = ImportsTable & { readonly username: string | null };

function undoOf(row: Row): ImportRecord['undo'] {
  if (row.state !== 'undoing' && row.state !== 'undone') return null;
  return {
    done: row.undo_done,
    total: Math.max(row.created + row.updated, row.undo_done),
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
    by: row.owner_id === null ? null : { id: row.owner_id, name: row.username ?? row.owner_id },
    startedAt: toInstant(row.started_at),
    finishedAt: row.finished_at === null ? null : toInstant(row.finished_at),
    bytes: row.bytes,
    bytesRead: row.bytes_read,
    objectsIn: row.objects_in,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    rejected: row.rejected,
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
      problem: null,
      problem_detail: '',
      beat_at: now,
      holds_turn: 0,
      undo_done: 0,
      undo_removed: 0,
      undo_restored: 0,
      undo_kept: 0,
      undo_shared: 0,
      undo_actor: null,
    })
    .execute();
}

/**
 * Imports are written, cleared away and undone one after the other, on whatever node: whose turn it is keeps it until
 * nothing of it is half done. False while it is another's turn.
 */
export async function acquireLease(tx: Transaction, id: string, from: 'waiting' | 'undoing', now: number) {
  await tx.updateTable('counters').set({ value: now }).where('name', '=', 'import').execute();
  const holder = await tx.selectFrom('imports').select('id').where('holds_turn', '=', 1).executeTakeFirst();
  if (holder) return false;
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: from === 'waiting' ? 'reading' : 'undoing', holds_turn: 1, beat_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says that someone still waits with it; false when it does not wait any more. */
export async function keepWaiting(tx: Transaction, id: string, state: 'waiting' | 'undoing', now: number) {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ beat_at: now })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function giveTurnBack(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('imports').set({ holds_turn: 0 }).where('id', '=', id).execute();
}

export type Progress = Partial<
  Pick<ImportsTable, 'bytes_read' | 'objects_in' | 'created' | 'updated' | 'unchanged' | 'rejected' | 'state'>
>;

/** Says how far it is; false when someone ended it meanwhile. */
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
  const none = { objects_in: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 };
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({
      state,
      finished_at: now,
      ...(problem && { problem, problem_detail: detail ?? '' }),
      ...((state === 'cancelled' || state === 'failed') && none),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Imports in one of these states for which no one has spoken for `leaseTimeoutMs`. */
export async function findSilent(
  db: Kysely<Schema>,
  states: readonly ImportState[],
  now: number,
  leaseTimeoutMs: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', [...states])
    .where('beat_at', '<=', now - leaseTimeoutMs)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes over an import that a node has left half cleared away, or half undone; false when another node was quicker. */
export async function takeOver(tx: Transaction, id: string, now: number, leaseTimeoutMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ beat_at: now })
    .where('id', '=', id)
    .where('holds_turn', '=', 1)
    .where('beat_at', '<=', now - leaseTimeoutMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findHalfDone(db: Kysely<Schema>, now: number, leaseTimeoutMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('holds_turn', '=', 1)
    .where('state', 'in', ['cancelled', 'failed', 'undoing', 'undone'])
    .where('beat_at', '<=', now - leaseTimeoutMs)
    .execute();
  return rows.map(({ id }) => id);
}

/** A finished import shall be undone; false when it is not one. */
export async function askForUndo(tx: Transaction, id: string, actor: Actor, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: 'undoing', undo_actor: JSON.stringify(actor), beat_at: now })
    .where('id', '=', id)
    .where('state', '=', 'finished')
    .executeTakeFirst();
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

/** Adds to the figures of an undo, and says that someone works on it. */
export async function countUndone(tx: Transaction, id: string, counts: Partial<UndoCounts>, now: number) {
  const { done = 0, removed = 0, restored = 0, kept = 0, shared = 0 } = counts;
  await tx
    .updateTable('imports')
    .set((eb) => ({
      beat_at: now,
      undo_done: eb('undo_done', '+', done),
      undo_removed: eb('undo_removed', '+', removed),
      undo_restored: eb('undo_restored', '+', restored),
      undo_kept: eb('undo_kept', '+', kept),
      undo_shared: eb('undo_shared', '+', shared),
    }))
    .where('id', '=', id)
    .execute();
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

/** In the order in which they were met. */
export async function readRejections(db: Kysely<Schema>, importId: string, limit: number): Promise<Rejection[]> {
  const rows = await db
    .selectFrom('import_rejections')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ place, object_id, reason, detail }) => ({ place, objectId: object_id, reason, detail }));
}
