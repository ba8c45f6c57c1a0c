import { type Kysely, sql } from 'kysely';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** Deliveries of one source read together. */
const batchSize = 100;
const batchBytes = 400_000;

/** Sources that have something to be mapped, the one that waits longest first. */
export async function findWaiting(db: Kysely<Schema>): Promise<readonly string[]> {
  const waiting = await db
    .selectFrom('intake_deliveries')
    .select(['source_id', ({ fn }) => fn.min('id').as('first')])
    // Written as a literal: SQLite uses a partial index only if it sees the condition itself.
    .where(sql<boolean>`state = 'waiting'`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sources')
          .select('id')
          .whereRef('sources.id', '=', 'intake_deliveries.source_id')
          .where('paused_at', 'is', null)
          .where('deleted_at', 'is', null),
      ),
    )
    .groupBy('source_id')
    .orderBy('first')
    .execute();
  return waiting.map(({ source_id }) => source_id);
}

export const findSource = (db: Kysely<Schema>, id: string): Promise<SourcesTable | undefined> =>
  db
    .selectFrom('sources')
    .selectAll()
    .where('id', '=', id)
    .where('paused_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** A delivery that waits, with its body as it is stored. */
export type Kept = {
  readonly id: number;
  readonly receivedAt: number;
  readonly bytes: number;
  readonly mediaType: string;
  readonly body: Uint8Array;
};

/** Waiting deliveries after the delivery `after`. */
export async function readBatch(db: Kysely<Schema>, sourceId: string, after: number): Promise<readonly Kept[]> {
  const rows = await db
    .selectFrom('intake_deliveries')
    .select(['id', 'received_at', 'bytes'])
    .where('source_id', '=', sourceId)
    .where(sql<boolean>`state = 'waiting'`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  const ids: number[] = [];
  let bytes = 0;
  for (const row of rows) {
    bytes += row.bytes;
    if (ids.length > 0 && bytes > batchBytes) break;
    ids.push(Number(row.id));
  }
  if (ids.length === 0) return [];
  const bodies = await db
    .selectFrom('intake_deliveries')
    .select(['id', 'received_at', 'bytes', 'media_type', 'body'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return bodies.map(({ id, received_at, bytes: length, media_type, body }) => ({
    id: Number(id),
    receivedAt: Number(received_at),
    bytes: length,
    mediaType: media_type,
    body,
  }));
}
