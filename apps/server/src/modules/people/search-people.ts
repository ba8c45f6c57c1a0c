import type { AccountStatus, Role } from '@halyard/contracts/roles.ts';
import type { Department, UserSortKey } from '@halyard/contracts/users.ts';
import { type Kysely, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
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

const searched = ['username', 'email', 'department'] as const;
const fullName = sql<string>`coalesce(first_name, '') || ' ' || coalesce(last_name, '')`;

function matching(db: Kysely<Schema>, { search, role, status, department, request }: PeopleSearch) {
  const text = search?.trim() ?? '';
  let query = db.selectFrom('people');
  if (role) query = query.where('role', '=', role);
  if (status) query = query.where('status', '=', status);
  if (department) query = query.where('department', '=', department);
  if (request === 'role') query = query.where('requested_role', 'is not', null);
  if (request === 'deletion') query = query.where('deletion_requested_at', 'is not', null);
  if (text !== '')
    query = query.where((eb) =>
      eb.or([...searched.map((column) => containing(eb.ref(column), text)), containing(fullName, text)]),
    );
  return query;
}

export async function countPeople(db: Kysely<Schema>, search: PeopleSearch): Promise<number> {
  const { count } = await matching(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those who match, in order; who has never signed in stands before everyone who has. */
export async function searchPeople(
  db: Kysely<Schema>,
  search: PeopleSearch,
  part?: { readonly offset: number; readonly limit: number },
): Promise<Person[]> {
  const { sort, direction } = search;
  const found = matching(db, search).select('people.id');
  const sorted =
    sort === 'username'
      ? found
      : found.orderBy(columnOf[sort], (order) =>
          direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
        );
  // User names are unique: nothing stays undecided.
  const ordered = sorted.orderBy(sortKeyOf(sql.ref('username')), direction).orderBy('username', direction);
  const ids = await (part ? ordered.limit(part.limit).offset(part.offset) : ordered).execute();
  return readInOrder(
    db,
    ids.map(({ id }) => id),
  );
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
