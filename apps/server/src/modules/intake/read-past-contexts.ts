import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { createLookout } from '../../platform/background/create-lookout.ts';
import { readBody } from './delivery-store.ts';
import type { MapDeliveries } from './mapping-threads.ts';

type Ports = {
  readonly database: Pick<Database, 'read' | 'writeStep'>;
  readonly map: MapDeliveries;
  readonly onFailure: (cause: unknown) => void;
};

const deliveriesAtOnce = 10;
/** What is left is read the next time. */
const stepsAtOnce = 100;
/** Alerts that are written at once: whoever else writes waits that long. */
const writtenAtOnce = 25;

type Found = { readonly deliveryId: number; readonly sourceId: string; readonly fingerprint: string; context: string };

/** Deliveries that are kept, the newest first, of alerts whose payload has not been read for a search. */
async function findUnread(db: Kysely<Schema>): Promise<readonly number[]> {
  const { first } = await db
    .selectFrom('intake_deliveries')
    .select(({ fn }) => fn.min('id').as('first'))
    .executeTakeFirstOrThrow();
  if (first === null) return [];
  const rows = await db
    .selectFrom('alerts')
    .select('delivery_id')
    .distinct()
    .where('context_text', 'is', null)
    .where('delivery_id', 'is not', null)
    .where('delivery_id', '>=', Number(first))
    .orderBy('delivery_id', 'desc')
    .limit(deliveriesAtOnce)
    .execute();
  return rows.map(({ delivery_id: id }) => Number(id));
}

/**
 * Reads the payloads of alerts that came before a search looked into them, as long as these are kept: in steps, beside all
 * else. What comes meanwhile is never written over.
 */
export function createPastContexts({ database, map, onFailure }: Ports) {
  async function readContexts(ids: readonly number[], signal: AbortSignal): Promise<readonly Found[]> {
    const rows = await database.read
      .selectFrom('intake_deliveries')
      .innerJoin('sources', 'sources.id', 'source_id')
      .select(['intake_deliveries.id', 'received_at', 'media_type', 'body', 'source_id', 'format', 'mapping'])
      .where('intake_deliveries.id', 'in', ids)
      .execute();
    const found: Found[] = [];
    for (const { id, received_at, media_type: mediaType, body, source_id, format, mapping } of rows) {
      const kept = { id: Number(id), receivedAt: Number(received_at), mediaType, body: await readBody(body) };
      // One that cannot be mapped any more has no context; it stops no other.
      const [reply] = await map({ id: source_id, format, mapping }, [kept]).catch((cause) => {
        if (!signal.aborted) onFailure(cause);
        return [];
      });
      if (reply?.is !== 'mapped') continue;
      for (const { fingerprint, context = '' } of reply.mapped.incoming)
        found.push({ deliveryId: kept.id, sourceId: source_id, fingerprint, context });
    }
    return found;
  }

  const write = (found: readonly Found[]) =>
    database.writeStep(async (tx) => {
      for (const { deliveryId, sourceId, fingerprint, context } of found)
        await tx
          .updateTable('alerts')
          .set({ context_text: context })
          .where('source_id', '=', sourceId)
          .where('fingerprint', '=', fingerprint)
          .where('delivery_id', '=', deliveryId)
          .where('context_text', 'is', null)
          .execute();
    });

  /** What was not found in its delivery again has no context. */
  const writeRest = (ids: readonly number[]) =>
    database.writeStep((tx) =>
      tx
        .updateTable('alerts')
        .set({ context_text: '' })
        .where('context_text', 'is', null)
        .where('delivery_id', 'is not', null)
        .where('delivery_id', 'in', ids)
        .execute(),
    );

  async function look(signal: AbortSignal): Promise<void> {
    for (let step = 0; step < stepsAtOnce && !signal.aborted; step++) {
      const ids = await findUnread(database.read);
      if (ids.length === 0) return;
      const found = await readContexts(ids, signal);
      for (let from = 0; from < found.length && !signal.aborted; from += writtenAtOnce)
        await write(found.slice(from, from + writtenAtOnce));
      if (!signal.aborted) await writeRest(ids);
    }
  }

  return createLookout({ look, onFailure });
}
