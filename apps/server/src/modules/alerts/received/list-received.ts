import { ApiError } from '@halyard/contracts/errors.ts';
import type { alertSorts } from '@halyard/contracts/inflow/received-alerts.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { countByTallies } from '../../../database/alert-tallies.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { selectMembers } from '../groups/group-store.ts';
import { type Asking, matchingReceived, matchingSearch, type ReceivedQuery, severityRank } from './filter-received.ts';

type Sort = (typeof alertSorts)[number];
export type Page = {
  readonly sort: Sort;
  readonly limit: number;
  readonly after?: string | undefined;
  readonly without?: readonly string[];
};

/** Of a search that finds very many: matches that are counted, and texts that are read for it. */
const [mostCounted, mostRead] = [10_000, 100_000];

/** Later than any target: alerts without one stand last. */
const never = 9_000_000_000_000;

/** What a list is ordered by, rising; of two alike the newer alert comes first. */
export const keyOf = {
  target: sql<number>`coalesce(due_at, ${sql.lit(never)})`,
  severity: severityRank,
  lastSeen: sql<number>`-last_seen`,
  occurrences: sql<number>`-count`,
} as const satisfies Record<Sort, unknown>;

/** Where the page after a row begins. */
export const positionOf = (row: AlertsTable, sort: Sort): string => `${sortValueOf(row, sort)}~${row.number}`;

const sortValueOf = (row: AlertsTable, sort: Sort): number =>
  ({
    target: Number(row.due_at ?? never),
    severity: threatSeverities.indexOf(row.severity),
    lastSeen: -Number(row.last_seen),
    occurrences: -row.count,
  })[sort];

/** Where a page begins. @throws ApiError where no list gave it out. */
export function readPosition(cursor: string) {
  const [, key, number] = /^(-?\d{1,15})~(\d{1,9})$/.exec(cursor) ?? [];
  if (key === undefined) throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return { key: Number(key), number: Number(number) };
}

/** Whether an alert of the list is in one of these groups. */
const inGroups = (db: Kysely<Schema>, ids: readonly string[]) =>
  selectMembers(db)
    .select('alert_groups.id')
    .where('alert_groups.id', 'in', ids)
    .where(sql<boolean>`alert_grouping.id = alerts.id`);

/** One page, and where the next one begins; without alerts of the groups `without`. */
export async function readReceivedPage(
  db: Kysely<Schema>,
  query: ReceivedQuery,
  { sort, limit, after, without = [] }: Page,
  asking: Asking,
) {
  const key = keyOf[sort];
  let page = matchingReceived(db, Object.assign({ isRanked: sort === 'severity' && !query.status }, query), asking);
  if (without.length > 0) page = page.where(({ not, exists }) => not(exists(inGroups(db, without))));
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
  return { rows: shown, next: rows.length > limit && last ? positionOf(last, sort) : null };
}

/** Whether nothing is asked for but what the database keeps the numbers of. */
const isOfTallies = (query: ReceivedQuery): boolean =>
  Object.entries(query).every(
    ([field, value]) => value === undefined || value === '' || ['status', 'severity'].includes(field),
  );

async function countRows(db: Kysely<Schema>, rows: SelectQueryBuilder<Schema, 'alerts', object>): Promise<number> {
  const { total } = await db
    .selectFrom(rows.select(sql<number>`1`.as('one')).as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many there are in all; of a search that finds very many, not more than are counted in a moment. */
async function countReceived(db: Kysely<Schema>, query: ReceivedQuery, asking: Asking) {
  if (isOfTallies(query)) return { total: await countByTallies(db, query), totalIsAtLeast: false };
  const ranked = Object.assign({ isRanked: !query.status }, query);
  if ((query.search ?? '').trim() === '' || query.candidates)
    return { total: await countRows(db, matchingReceived(db, ranked, asking)), totalIsAtLeast: false };
  const others = matchingReceived(db, Object.assign({}, ranked, { search: undefined }), asking);
  const read = db.selectFrom(others.select(['search_text', 'context_text', 'number']).limit(mostRead).as('alerts'));
  const found = await countRows(db, read.where((eb) => eb.and(matchingSearch(query))).limit(mostCounted + 1) as never);
  const isLeft = async () => (await countRows(db, others.offset(mostRead).limit(1))) > 0;
  return { total: Math.min(found, mostCounted), totalIsAtLeast: found > mostCounted || (await isLeft()) };
}

type Found = Awaited<ReturnType<typeof readReceivedPage>>;

/** A page with how many alerts there are in all: as many as it shows at least. */
export async function addTotal(db: Kysely<Schema>, query: ReceivedQuery, found: Found, asking: Asking) {
  const { total, totalIsAtLeast } = await countReceived(db, query, asking);
  return Object.assign(found, { total: Math.max(total, found.rows.length), totalIsAtLeast });
}

/** One page, how many there are in all, and where the next page begins. */
export async function readReceivedRows(db: Kysely<Schema>, query: ReceivedQuery, page: Page, asking: Asking) {
  const found = await readReceivedPage(db, query, page, asking);
  if (page.after === undefined && found.next === null)
    return Object.assign(found, { total: found.rows.length, totalIsAtLeast: false });
  return addTotal(db, query, found, asking);
}
