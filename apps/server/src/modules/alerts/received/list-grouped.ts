import { type Kysely, sql } from 'kysely';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { readGroupsOf } from '../groups/group-store.ts';
import { type Asking, matchingReceived, type ReceivedQuery } from './filter-received.ts';
import { addTotal, keyOf, type Page, positionOf, readPosition, readReceivedPage } from './list-received.ts';

/** Of these groups, those that an alert up to a position of the list is in: they stand on an earlier page. */
async function findEarlier(
  db: Kysely<Schema>,
  query: ReceivedQuery,
  groups: readonly string[],
  { sort, after }: Pick<Page, 'sort' | 'after'>,
  asking: Asking,
): Promise<readonly string[]> {
  if (after === undefined || groups.length === 0) return [];
  const position = readPosition(after);
  const key = keyOf[sort];
  const earlier: string[] = [];
  // One by one: a group has few alerts, and the list before the position many.
  for (const group of groups) {
    const found = await matchingReceived(db, Object.assign({}, query, { group }), asking)
      .select('alerts.id')
      .where(sql<boolean>`(${key} < ${position.key} or (${key} = ${position.key} and number >= ${position.number}))`)
      .limit(1)
      .executeTakeFirst();
    if (found) earlier.push(group);
  }
  return earlier;
}

/**
 * As the list, but of each group only the first alert in its order: a group stands where the foremost of its alerts
 * would. How many there are in all counts alerts.
 */
export async function readGroupedRows(db: Kysely<Schema>, query: ReceivedQuery, page: Page, asking: Asking) {
  const { sort, limit, after } = page;
  const shown: AlertsTable[] = [];
  const seen = new Set<string>();
  let from = after;
  for (let isLeft = true; isLeft && shown.length <= limit; ) {
    const part = await readReceivedPage(db, query, { sort, limit: limit + 1, after: from, without: [...seen] }, asking);
    const groups = await readGroupsOf(
      db,
      part.rows.map(({ id }) => id),
    );
    const fresh = new Set([...groups.values()].map(({ id }) => id).filter((id) => !seen.has(id)));
    for (const id of await findEarlier(db, query, [...fresh], page, asking)) seen.add(id);
    for (const row of part.rows) {
      const group = groups.get(row.id)?.id;
      if (group !== undefined && seen.has(group)) continue;
      if (group !== undefined) seen.add(group);
      shown.push(row);
    }
    from = part.next ?? undefined;
    isLeft = part.next !== null;
  }
  const rows = shown.slice(0, limit);
  const last = rows.at(-1);
  const next = shown.length > limit && last ? positionOf(last, sort) : null;
  return addTotal(db, query, { rows, next }, asking);
}
