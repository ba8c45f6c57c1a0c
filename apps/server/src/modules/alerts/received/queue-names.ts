import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

/** The names of all queues that there are and were, by id. */
export async function readQueueNames(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('alert_queues').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const nameOfQueue = async (db: Kysely<Schema>, id: string): Promise<string> =>
  (await readQueueNames(db)).get(id) ?? id;
