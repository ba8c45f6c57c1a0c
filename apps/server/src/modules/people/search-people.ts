import type { AccountStatus, Role } from '@halyard/contracts/accounts/roles.ts';
import type { Department, UserSortKey } from '@halyard/contracts/accounts/users.ts';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { personNamed } from '../../database/full-text/person-named.ts';
import type { Schema } from '../../database/schema.ts';
import { sortKeyOf } from '../../database/sort-key-of.ts';
import type { Person } from './person-store.ts';

/** Who is looked for, and in which order. */
export type PeopleSearch = {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: AccountStatus | undefined;
  readonly department?: Department | undefined;
  readonly request?: 'role' | 'deletion' | undefined;
  readonly sort: UserSortKey;
  readonly direction: 'asc' | 'desc';
};

const columnOf = {
  username: 'username',
  role: 'role',
  department: 'department',
  status: 'status',
  lastLogin: 'last_login_at',
  createdAt: 'created_at',
} as const satisfies Record<UserSortKey, keyof Person>;

const fullName = sql<string>`coalesce(first_name, '') || ' ' || coalesce(last_name, '')`;

type People = ExpressionBuilder<Schema, 'people'>;

const searched = ({ ref }: People) => [ref('username'), ref('email'), ref('department'), fullName];

/** The condition that everyone who is looked for fulfils. */
async function matching(db: Kysely<Schema>, { search, role, status, department, request }: PeopleSearch) {
  const text = search?.trim() ?? '';
  const isNamed = text === '' ? undefined : await personNamed(db, text, searched);
  return (eb: People) => {
    const all: Expression<SqlBool>[] = [];
    if (role) all.push(eb('role', '=', role));
    if (status) all.push(eb('status', '=', status));
    if (department) all.push(eb('department', '=', department));
    if (request === 'role') all.push(eb('requested_role', 'is not', null));
    if (request === 'deletion') all.push(eb('deletion_requested_at', 'is not', null));
    if (isNamed) all.push(isNamed(eb));
    return eb.and(all);
  };
}

type Part = { readonly offset: number; readonly limit: number };

/** How many match. */
async function countPeople(db: Kysely<Schema>, condition: Awaited<ReturnType<typeof matching>>): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many accounts there are. */
export const countAll = (db: Kysely<Schema>): Promise<number> => countPeople(db, (eb) => eb.and([]));

/**
 * Those who match, in order, and how many they are; users who have never signed in come before all who have. A text may
 * be found in many names, and reading them is most of the work: they are counted in the same pass. Without a text the
 * page comes from an index, and counting by itself is cheaper.
 */
export async function searchPeople(
  db: Kysely<Schema>,
  search: PeopleSearch,
  part?: Part,
): Promise<{ people: Person[]; total: number }> {
  const { sort, direction } = search;
  const condition = await matching(db, search);
  const isNamed = Boolean(search.search?.trim());
  const found = db
    .selectFrom('people')
    .where(condition)
    .select(['people.id', sql<number | null>`${isNamed ? sql`count(*) over ()` : null}`.as('total')]);
  const sorted =
    sort === 'username'
      ? found
      : found.orderBy(columnOf[sort], (order) =>
          direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
        );
  // User names are unique: nothing stays undecided.
  const ordered = sorted.orderBy(sortKeyOf(sql.ref('username')), direction).orderBy('username', direction);
  const rows = await (part ? ordered.limit(part.limit).offset(part.offset) : ordered).execute();
  const people = await readInOrder(
    db,
    rows.map(({ id }) => id),
  );
  // A page behind the last one knows nothing of those before it.
  return { people, total: Number(rows[0]?.total ?? (part ? await countPeople(db, condition) : rows.length)) };
}

// Statements take a limited number of values.
const readAtOnce = 1_000;

/** The narrow index has found who they are; the wide rows are read for those alone. */
async function readInOrder(db: Kysely<Schema>, ids: readonly string[]): Promise<Person[]> {
  const people = new Map<string, Person>();
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const part = ids.slice(start, start + readAtOnce);
    const rows = await db.selectFrom('people').selectAll().where('id', 'in', part).execute();
    for (const row of rows) people.set(row.id, row);
  }
  return ids.flatMap((id) => people.get(id) ?? []);
}
