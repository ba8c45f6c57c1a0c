import type { Account } from '@halyard/contracts/account.ts';
import { toAccountRole } from '@halyard/contracts/roles.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { PeopleTable, Schema } from '../../database/schema.ts';
import type { Standing } from '../../platform/identify.ts';

export type Person = Selectable<PeopleTable>;

export async function readStanding(db: Kysely<Schema>, id: string): Promise<Standing | undefined> {
  return db.selectFrom('people').select(['role', 'status']).where('id', '=', id).executeTakeFirst();
}

export async function findPerson(db: Kysely<Schema>, id: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertPerson(tx: Transaction, person: Person): Promise<void> {
  await tx.insertInto('people').values(person).execute();
}

export async function updatePerson(tx: Transaction, id: string, change: Partial<Omit<Person, 'id'>>): Promise<void> {
  await tx.updateTable('people').set(change).where('id', '=', id).execute();
}

export async function deletePerson(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('people').where('id', '=', id).execute();
}

export async function hasActivePeople(tx: Transaction): Promise<boolean> {
  const active = await tx.selectFrom('people').select('id').where('status', '=', 'active').limit(1).executeTakeFirst();
  return active !== undefined;
}

/** The account as its owner sees it. */
export function toAccount(person: Person): Account {
  return {
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
