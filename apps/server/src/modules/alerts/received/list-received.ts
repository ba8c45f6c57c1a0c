import { ApiError } from '@halyard/contracts/errors.ts';
import type { alertSorts } from '@halyard/contracts/inflow/received-alerts.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, sql } from 'kysely';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type Asking, matchingReceived, type ReceivedQuery } from './filter-received.ts';

type Sort = (typeof alertSorts)[number];
type Page = { readonly sort: Sort; readonly limit: number; readonly after?: string | undefined };

/** Later than any target: alerts without one stand last. */
const never = 9_000_000_000_000;

const severityRank = sql<number>`case severity ${sql.join(
  threatSeverities.map((severity, rank) => sql`when ${sql.lit(severity)} then ${sql.lit(rank)}`),
  sql` `,
)} else 9 end`;

/** What a list is ordered by, rising; of two alike the newer alert comes first. */
const keyOf = {
  target: sql<number>`coalesce(due_at, ${sql.lit(never)})`,
  severity: severityRank,
  lastSeen: sql<number>`-last_seen`,
  occurrences: sql<number>`-count`,
} as const satisfies Record<Sort, unknown>;

const sortValueOf = (row: AlertsTable, sort: Sort): number =>
  ({
    target: Number(row.due_at ?? never),
    severity: threatSeverities.indexOf(row.severity),
    lastSeen: -Number(row.last_seen),
    occurrences: -row.count,
  })[sort];

function readPosition(cursor: string) {
  const [, key, number] = /^(-?\d{1,15})~(\d{1,9})$/.exec(cursor) ?? [];
  if (key === undefined) throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return { key: Number(key), number: Number(number) };
}

/** One page, how many there are in all, and where the next page begins. */
export async function readReceivedRows(
  db: Kysely<Schema>,
  query: ReceivedQuery,
  { sort, limit, after }: Page,
  asking: Asking,
) {
  const found = matchingReceived(db, query, asking);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const key = keyOf[sort];
  let page = found;
  if (after !== undefined) {
    const position = readPosition(after);
    // The first condition alone lets the index begin there.
    page = page
      .where(sql<boolean>`${key} >= ${position.key}`)
      .where(sql<boolean>`(${key} > ${position.key} or number < ${position.number})`);
  }
  const rows = await page
    .selectAll('alerts')
    .orderBy(key)
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? `${sortValueOf(last, sort)}~${last.number}` : null;
  return { rows: shown, total: Number(total), next };
}
