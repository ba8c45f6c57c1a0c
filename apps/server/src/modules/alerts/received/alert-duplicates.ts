import { ApiError } from '@halyard/contracts/errors.ts';
import { type AlertChange, duplicatesShown } from '@halyard/contracts/inflow/received-alerts.ts';
import { type Kysely, sql } from 'kysely';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { requireReceived } from './show-received.ts';

type Linked = Pick<AlertsTable, 'id' | 'number' | 'title' | 'count'>;
const show = ({ id, number, title, count }: Linked) => ({ id, number, title, occurrences: count });

const selectLinked = (db: Kysely<Schema>) =>
  db
    .selectFrom('alerts')
    .select(['id', 'number', 'title', 'count'])
    // Written out, not handed in: SQLite uses a partial index only where it sees the condition itself.
    .where(sql<boolean>`deleted_at is null`);

/** The alert that another one is a duplicate of; null where it is none. */
export async function readOriginal(db: Kysely<Schema>, { duplicate_of }: Pick<AlertsTable, 'duplicate_of'>) {
  if (duplicate_of === null) return null;
  const row = await selectLinked(db).where('id', '=', duplicate_of).executeTakeFirst();
  return row ? show(row) : null;
}

/** The newest alerts that are duplicates of one. */
export async function readDuplicates(db: Kysely<Schema>, id: string) {
  const rows = await selectLinked(db)
    .where(sql<boolean>`duplicate_of is not null`)
    .where('duplicate_of', '=', id)
    .orderBy('number', 'desc')
    .limit(duplicatesShown)
    .execute();
  return rows.map(show);
}

/**
 * The alert that others are closed as duplicates of, held; undefined where they are not.
 * @throws ApiError where it is one of them, or a duplicate itself: what a duplicate leads to is worked on.
 */
export async function requireOriginal(db: Kysely<Schema>, change: AlertChange, closed: ReadonlyMap<string, unknown>) {
  if (change.do !== 'close' || change.duplicateOf === undefined) return undefined;
  if (change.reason !== 'duplicate') throw new ApiError('invalid_input', 'Only a duplicate is one of another alert.');
  if (closed.has(change.duplicateOf)) throw new ApiError('invalid_input', 'An alert is no duplicate of itself.');
  const [original] = await requireReceived(db, [change.duplicateOf]);
  if (original?.duplicate_of != null) throw new ApiError('invalid_input', 'That alert is a duplicate itself.');
  return original;
}
