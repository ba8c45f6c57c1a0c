import type { AccountStatus, Role } from '@halyard/contracts/accounts/roles.ts';
import type { Department, UserSortKey } from '@halyard/contracts/accounts/users.ts';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { personNamed } from '../../database/full-text/person-named.ts';
import { sortKeyOf } from '../../database/sort-key-of.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Person } from './person-store.ts';

/** The search text. */
export type PeopleFilter = {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: AccountStatus | undefined;
  readonly department?: Department | undefined;
  readonly request?: 'role' | 'deletion' | undefined;
};

export type PeopleOrder = { readonly sort: UserSortKey; readonly direction: 'asc' | 'desc' };

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

/** The search: a condition that all matches fulfill. */
export type PeopleCondition = (eb: People) => Expression<SqlBool>;

/** Looks the text of a search up once, for a page and its count alike. */
export async function peopleMatching(
  db: Kysely<Schema>,
  { search, role, status, department, request }: PeopleFilter,
): Promise<PeopleCondition> {
  const text = search?.trim() ?? '';
  const isNamed = text === '' ? undefined : await personNamed(db, text, searched);
  return (eb) => {
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

export async function countPeople(db: Kysely<Schema>, isMatch?: PeopleCondition): Promise<number> {
  const people = db.selectFrom('people');
  const { count } = await (isMatch ? people.where(isMatch) : people)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those who match, in order; who has never signed in is before everyone who has. */
export async function searchPeople(
  db: Kysely<Schema>,
  isMatch: PeopleCondition,
  { sort, direction }: PeopleOrder,
  part?: { readonly offset: number; readonly limit: number },
): Promise<Person[]> {
  const found = db.selectFrom('people').where(isMatch).select('people.id');
  const sorted =
    sort === 'username'
      ? found
      : found.orderBy(columnOf[sort], (order) =>
          direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
        );
  // User names are unique: the order is total.
  const ordered = sorted.orderBy(sortKeyOf(sql.ref('username')), direction).orderBy('username', direction);
  const ids = await (part ? ordered.limit(part.limit).offset(part.offset) : ordered).execute();
  return readInOrder(
    db,
    ids.map(({ id }) => id),
  );
}

// Statements take a limited number of values.
const readAtOnce = 1_000;

/** The narrow index has found the ids; the wide rows are read for those alone. */
async function readInOrder(db: Kysely<Schema>, ids: readonly string[]): Promise<Person[]> {
  const people = new Map<string, Person>();
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const part = ids.slice(start, start + readAtOnce);
    const rows = await db.selectFrom('people').selectAll().where('id', 'in', part).execute();
    for (const row of rows) people.set(row.id, row);
  }
  return ids.flatMap((id) => people.get(id) ?? []);
}
