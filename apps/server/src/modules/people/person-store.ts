import type { Account } from '@halyard/contracts/accounts/account.ts';
import { type AccountStatus, type Role, toAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { type Department, departments, type User } from '@halyard/contracts/accounts/users.ts';
import type { Kysely, Selectable } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { PeopleTable, Schema } from '../../database/tables/schema.ts';
import { everyone } from '../../event-log/event-log.ts';

export type Person = Selectable<PeopleTable>;

/** Fields used for authorization, read at every request. */
export async function readAccountState(
  db: Kysely<Schema>,
  id: string,
): Promise<{ readonly role: Role; readonly status: AccountStatus } | undefined> {
  return db.selectFrom('people').select(['role', 'status']).where('id', '=', id).executeTakeFirst();
}

export async function findPerson(db: Kysely<Schema>, id: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The existing ones of these users, locked in one order until the transaction ends. */
export async function holdPeople(tx: Transaction, ids: readonly string[]): Promise<readonly Person[]> {
  // The account's row comes first: a sign-in locks both in this order, too.
  await holdRows(tx, tx.selectFrom('idp_users').select('id').where('id', 'in', ids).orderBy('id')).execute();
  return holdRows(tx, tx.selectFrom('people').selectAll().where('id', 'in', ids).orderBy('id')).execute();
}

/** The user, locked until the transaction ends; every change of a user reads it here. */
export async function holdPerson(tx: Transaction, id: string): Promise<Person | undefined> {
  const [person] = await holdPeople(tx, [id]);
  return person;
}

export async function findPersonByName(db: Kysely<Schema>, username: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('username', '=', username).executeTakeFirst();
}

/** Whose address it is, be it one that waits to be verified or one that signs in. */
export async function findPersonByEmail(db: Kysely<Schema>, email: string): Promise<Person | undefined> {
  return db
    .selectFrom('people')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', email), eb('sign_in_email', '=', email)]))
    .executeTakeFirst();
}

/** Whom a message to this address or phone number is for; of several people with one number, any. */
export async function findPersonReachedAt(db: Kysely<Schema>, to: string): Promise<Person | undefined> {
  if (!to.startsWith('+')) return findPersonByEmail(db, to);
  return db.selectFrom('people').selectAll().where('phone', '=', to).limit(1).executeTakeFirst();
}

export async function hasSecondFactor(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('second_factor').where('id', '=', id).executeTakeFirst();
  return row?.second_factor === 1;
}

/** All active users concerned by an event: one, all, or all administrators if it has no recipient. */
export async function listAudience(db: Kysely<Schema>, audienceId: string | null): Promise<readonly Person[]> {
  const people = db.selectFrom('people').selectAll().where('status', '=', 'active');
  if (audienceId === everyone) return people.execute();
  const concerned = audienceId === null ? people.where('role', '=', 'admin') : people.where('id', '=', audienceId);
  return concerned.execute();
}

export async function listPeople(db: Kysely<Schema>, ids: readonly string[]): Promise<readonly Person[]> {
  return db
    .selectFrom('people')
    .selectAll()
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
}

export async function insertPerson(tx: Transaction, person: Omit<Person, 'version'>): Promise<void> {
  await tx.insertInto('people').values(person).execute();
}

export type PersonChange = Partial<Omit<Person, 'id' | 'version'>>;

/** The editable fields of a user: a change of them is another version. */
const decidedColumns = ['username', 'email', 'role', 'department', 'status'] as const satisfies (keyof PersonChange)[];

/** Changes a user, and returns the result; undefined if the id no longer exists. */
export async function updatePerson(tx: Transaction, id: string, change: PersonChange): Promise<Person | undefined> {
  const step = decidedColumns.some((column) => column in change) ? 1 : 0;
  return tx
    .updateTable('people')
    .set((eb) => ({ ...change, version: eb('version', '+', step) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePerson(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('people').where('id', '=', id).execute();
}

export async function hasActivePeople(tx: Transaction): Promise<boolean> {
  const active = await tx.selectFrom('people').select('id').where('status', '=', 'active').limit(1).executeTakeFirst();
  return active !== undefined;
}

/** Settings needed by every screen at the start. */
export type ShownSettings = Pick<Account, 'preferences' | 'sessionTimeout' | 'pushNotifications'>;

/** The account as its owner sees it. */
export function toAccount(person: Person, settings: ShownSettings): Account {
  return {
    ...settings,
    id: person.id,
    username: person.username,
    email: person.email,
    phone: person.phone,
    verified: person.verified === 1,
    role: toAccountRole(person.role),
    requestedRole: person.requested_role && toAccountRole(person.requested_role),
    firstName: person.first_name,
    lastName: person.last_name,
    company: person.company,
    createdAt: new Date(person.created_at).toISOString(),
  };
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

// The column is text; its content was validated by the contract.
const toDepartment = (text: string): Department => departments.find((known) => known === text) ?? 'Engineering';

/** The account as administrators see it. */
export function toUser(person: Person): User {
  return {
    id: person.id,
    username: person.username,
    email: person.email,
    role: person.role,
    status: person.status,
    department: toDepartment(person.department),
    lastLogin: instant(person.last_login_at),
    firstName: person.first_name,
    lastName: person.last_name,
    company: person.company,
    requestedRole: person.requested_role,
    invited: person.invited === 1,
    secondFactor: person.second_factor === 1,
    deletionRequestedAt: instant(person.deletion_requested_at),
    createdAt: new Date(person.created_at).toISOString(),
    version: person.version,
  };
}
