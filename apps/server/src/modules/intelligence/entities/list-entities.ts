import { ApiError } from '@halyard/contracts/errors.ts';
import type { EntitySortKey } from '@halyard/contracts/intelligence/entities.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sortKeyOf } from '../../../database/sort-key-of.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type EntityFilter, matchingEntities } from './filter-entities.ts';

type EntityOrder = { readonly sort: EntitySortKey; readonly direction: 'asc' | 'desc' };
type Page = { readonly limit: number; readonly after?: string | undefined };

/** The position of a row: by sort column, then by name, then by id. */
type Position = { readonly key: number | string; readonly name: string; readonly id: string };

const unknownPosition = () => new ApiError('invalid_input', 'The field "after" is not one this list gave out.');

/** The cursor contains numbers; longer values are looked up. */
const writePosition = ({ key, id }: Position) => `${typeof key === 'number' ? key : ''}~${id}`;

async function readPosition(db: Kysely<Schema>, cursor: string, sort: EntitySortKey): Promise<Position> {
  const [, number, id] = /^(-?\d{1,16})?~([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (id === undefined) throw unknownPosition();
  const last = await db.selectFrom('intelligence').select(['name', 'type']).where('id', '=', id).executeTakeFirst();
  const isNumbered = sort !== 'name' && sort !== 'type';
  if (!last || isNumbered !== (number !== undefined)) throw unknownPosition();
  return { key: number === undefined ? last[sort === 'type' ? 'type' : 'name'] : Number(number), name: last.name, id };
}

const nameKey = sortKeyOf(sql.ref('name'));
const keyAfter = ({ name }: Position) => sortKeyOf(sql`cast(${name} as text)`);

const degree = sql<number>`coalesce(degrees.degree, 0)`;
// Unstated values sort below stated ones.
const keyOf: Readonly<Record<Exclude<EntitySortKey, 'name'>, RawBuilder<number | string>>> = {
  type: sql<string>`type`,
  risk: sql<number>`case risk when 'High' then 3 when 'Medium' then 2 when 'Low' then 1 else 0 end`,
  connections: degree,
  lastActivity: sql<number>`coalesce(seen_at, -9000000000000000)`,
};

type EntityListQuery = EntityOrder & { readonly filter: EntityFilter; readonly now: number };

function readByName(
  db: Kysely<Schema>,
  { filter, now, direction }: EntityListQuery,
  after: Position | undefined,
  limit: number,
) {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  let query = matchingEntities(db, filter, now);
  if (after) query = query.where(sql<boolean>`(${nameKey}, id) ${beyond} (${keyAfter(after)}, ${after.id})`);
  return query
    .select(['id', 'name', 'name as key'])
    .orderBy(nameKey, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

/** Ties in the sort column are sorted by name, whatever the direction. */
function readByKey(
  db: Kysely<Schema>,
  { filter, now, sort, direction }: EntityListQuery & { readonly sort: Exclude<EntitySortKey, 'name'> },
  after: Position | undefined,
  limit: number,
) {
  const key = keyOf[sort];
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  let query = matchingEntities(db, filter, now);
  if (sort === 'connections')
    query = query.leftJoin('degrees', 'degrees.record_id', 'intelligence.id') as unknown as typeof query;
  if (after)
    query = query.where(
      sql<boolean>`(${key} ${beyond} ${after.key} or (${key} = ${after.key} and (${nameKey}, id) > (${keyAfter(after)}, ${after.id})))`,
    );
  return query
    .select(['id', 'name', key.as('key')])
    .orderBy('key', direction)
    .orderBy(nameKey)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The ids of one page in order, from a narrow index, and the cursor of the next page. */
export async function readEntityIds(
  db: Kysely<Schema>,
  asked: EntityListQuery,
  { limit, after }: Page,
): Promise<{ readonly ids: readonly string[]; readonly next: string | null }> {
  const { sort } = asked;
  const position = after === undefined ? undefined : await readPosition(db, after, sort);
  const found =
    sort === 'name'
      ? await readByName(db, asked, position, limit + 1)
      : await readByKey(db, { ...asked, sort }, position, limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const isNumbered = sort !== 'name' && sort !== 'type';
  return {
    ids: shown.map(({ id }) => id),
    next:
      found.length > limit && last ? writePosition({ ...last, key: isNumbered ? Number(last.key) : last.key }) : null,
  };
}
