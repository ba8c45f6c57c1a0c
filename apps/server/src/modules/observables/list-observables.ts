import type { Parsed } from '@halyard/contracts/endpoint.ts';
import type { listObservables } from '@halyard/contracts/inflow/observables.ts';
import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { refang } from '@halyard/observables';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isPlaced } from '../../database/address-places.ts';
import { fold } from '../../database/fold.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type Page, readPosition, toPage } from '../../platform/replies/newest-first.ts';
import { isShown, reversedHost, valueKeyOf } from './observable-rows.ts';

export type ObservableQuery = Omit<Parsed<typeof listObservables.query>, 'limit' | 'after'>;

// Written out as in the indexes.
const seenIn = {
  alert: sql<boolean>`alerts > 0`,
  incident: sql<boolean>`incidents > 0`,
  threat: sql<boolean>`threats > 0`,
} as const;
const isKnown = { yes: sql<boolean>`sightings > 0`, no: sql<boolean>`sightings = 0` } as const;
const isHeldBack = { yes: sql<boolean>`held_back > 0`, no: sql<boolean>`held_back = 0` } as const;

/** Not marked more strictly than this. */
const isUpTo = (level: Tlp) =>
  sql<boolean>`(tlp is null or tlp in (${sql.join(tlpLevels.slice(0, tlpLevels.indexOf(level) + 1))}))`;

/** The upper bound of texts with a given prefix. */
const end = '\u{10ffff}';
const hostPattern = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u;

/** The prefixes of values that a search matches; URLs also without their scheme. */
const beginningsOf = (search: string): readonly string[] =>
  search.includes('/') && !search.includes('://') ? [search, `http://${search}`, `https://${search}`] : [search];

type Column = 'value_key' | 'host_key';
/** All of a column from a text on, and before another one; without that, the text alone. */
type Range = { readonly column: Column; readonly from: string; readonly before?: string };

/** The ranges of values that a search matches: by prefix, and for a domain everything below it. */
function rangesOf(search: string): readonly Range[] {
  const values = beginningsOf(search).map((beginning): Range => {
    const from = valueKeyOf(beginning);
    return { column: 'value_key', from, before: from + end };
  });
  if (!hostPattern.test(search)) return values;
  const host = reversedHost(search);
  return [...values, { column: 'host_key', from: host }, { column: 'host_key', from: `${host}.`, before: `${host}/` }];
}

/** `column` as the query names it: an expression instead would prevent the use of its index. */
const isWithin = ({ from, before }: Range, column: Expression<unknown>) =>
  before === undefined
    ? sql<boolean>`${column} = ${from}`
    : sql<boolean>`(${column} >= ${from} and ${column} < ${before})`;

const shownIds = (db: Kysely<Schema>, range: Range) =>
  db
    .selectFrom('observables')
    .select('id')
    .where(isShown)
    .where(range.column === 'host_key' ? sql<boolean>`host_key is not null` : sql<boolean>`1 = 1`)
    .where(isWithin(range, sql.ref(range.column)));

/** Beyond this many, values are walked in the order of the list instead of being sorted. */
const sortedMax = 2_000;

const isCommon = async (db: Kysely<Schema>, ranges: readonly Range[]): Promise<boolean> => {
  for (const range of ranges) {
    const some = await db
      .selectFrom(shownIds(db, range).limit(sortedMax).as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(some.count) === sortedMax) return true;
  }
  return false;
};

const anyOf = (conditions: readonly Expression<SqlBool>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/**
 * The matches of a search. Rare ones are read from the indexes of values and hosts, and then sorted; frequent ones
 * (`h`) are found by scanning in list order, and counted in index order.
 */
async function whereFound(db: Kysely<Schema>, ranges: readonly Range[], use: 'page' | 'count') {
  if (!(await isCommon(db, ranges))) {
    const [first, ...others] = ranges.map((range) => shownIds(db, range));
    if (!first) return sql<boolean>`1 = 0`;
    return sql<boolean>`id in (${others.reduce((all, one) => all.union(one), first)})`;
  }
  const named = ({ column }: Range) => (use === 'page' ? sql`(${sql.ref(column)} || '')` : sql.ref(column));
  return anyOf(ranges.map((range) => isWithin(range, named(range))));
}

/** The common query for observables: list, counts and exports. */
async function matchingObservables(db: Kysely<Schema>, query: ObservableQuery, use: 'page' | 'count') {
  let found = db.selectFrom('observables').where(isShown);
  if (query.type) found = found.where('type', 'in', query.type);
  if (query.seenIn) found = found.where(seenIn[query.seenIn]);
  if (query.known) found = found.where(isKnown[query.known]);
  if (query.heldBack) found = found.where(isHeldBack[query.heldBack]);
  for (const condition of isPlaced(query)) found = found.where(condition);
  if (query.upTo) found = found.where(isUpTo(query.upTo));
  const search = fold(refang(query.search ?? '').trim());
  if (search !== '') found = found.where(await whereFound(db, rangesOf(search), use));
  // A query is thenable, and would be executed.
  return { found };
}

/** One page, last seen first, and the cursor of the next. */
export async function readObservableRows(db: Kysely<Schema>, query: ObservableQuery, { limit, after }: Page) {
  const { found } = await matchingObservables(db, query, 'page');
  let page = found;
  const position = readPosition(after);
  if (position)
    page = page
      // Only the first condition sets the start in the index.
      .where('last_seen', '<=', position.at)
      .where((eb) => eb.or([eb('last_seen', '<', position.at), eb('id', '>', position.id)]));
  const rows = await page
    .selectAll('observables')
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ last_seen, id }) => ({ at: Number(last_seen), id }));
}

export async function countObservables(db: Kysely<Schema>, query: ObservableQuery): Promise<number> {
  const { found } = await matchingObservables(db, query, 'count');
  const counting = found.select(({ fn }) => fn.countAll<number>().as('total'));
  return Number((await counting.executeTakeFirstOrThrow()).total);
}

export async function hasObservables(db: Kysely<Schema>): Promise<boolean> {
  const one = await db.selectFrom('observables').select('id').where(isShown).limit(1).executeTakeFirst();
  return one !== undefined;
}
