import { ApiError } from '@halyard/contracts/errors.ts';
import { assignableMax } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely } from 'kysely';
import { compareTexts } from '../../database/fold.ts';
import { personName } from '../../database/person-names.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { matchingIncidents } from './filter-incidents.ts';

/** Someone an incident can be given to. */
export type Assignee = { readonly id: string; readonly name: string };

const selectStaff = (db: Kysely<Schema>) =>
  db
    .selectFrom('people')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('status', '=', 'active')
    .where('role', 'in', ['admin', 'analyst']);

/** The user with that id, if they can be assigned an incident; null is no one. */
export async function requireAssignable(db: Kysely<Schema>, id: string | null): Promise<Assignee | null> {
  if (id === null) return null;
  const person = await selectStaff(db).where('id', '=', id).executeTakeFirst();
  if (!person) throw new ApiError('not_assignable');
  return { id, name: personName(person) };
}

/** The same filter as the card Active Analysts. */
async function countUnresolved(db: Kysely<Schema>, now: number): Promise<ReadonlyMap<string | null, number>> {
  const rows = await matchingIncidents(db, { kpi: 'activeAnalysts' }, now)
    .select(['assignee_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('assignee_id')
    .execute();
  return new Map(rows.map(({ assignee_id, count }) => [assignee_id, Number(count)]));
}

/** Active administrators and analysts by name, with how much each has to do. */
export async function listStaff(db: Kysely<Schema>, now: number) {
  const people = await selectStaff(db).execute();
  const unresolved = await countUnresolved(db, now);
  return people
    .map((person) => ({ id: person.id, name: personName(person), unresolved: unresolved.get(person.id) ?? 0 }))
    .sort((a, b) => compareTexts(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .slice(0, assignableMax);
}
