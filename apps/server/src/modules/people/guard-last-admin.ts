import { AppError } from '@halyard/contracts/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import type { Person } from './person-store.ts';

type Standing = Pick<Person, 'role' | 'status'>;

const administers = ({ role, status }: Standing) => role === 'admin' && status === 'active';

/**
 * Refuses a change after which nobody could administer the workspace. The administrators' rows are locked in one order,
 * so that two who demote each other at the same time take turns, and the second is refused.
 */
export async function guardLastAdmin(tx: Transaction, person: Person, after: Standing | 'gone'): Promise<void> {
  if (!administers(person) || (after !== 'gone' && administers(after))) return;
  const admins = tx
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id');
  const rows = await holdRows(tx, admins).execute();
  if (!rows.some(({ id }) => id !== person.id)) throw new AppError('last_admin');
}
