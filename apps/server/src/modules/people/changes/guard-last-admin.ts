import { ApiError } from '@halyard/contracts/errors.ts';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Person } from '../person-store.ts';

type RoleAndStatus = Pick<Person, 'role' | 'status'>;

export const administers = ({ role, status }: RoleAndStatus) => role === 'admin' && status === 'active';

/**
 * Rejects a change after which no one could administer the workspace. The administrators' rows are locked in one order,
 * so that two who demote each other at the same time take turns, and the second is rejected.
 */
export async function guardLastAdmin(tx: Transaction, person: Person, after: RoleAndStatus | 'gone'): Promise<void> {
  if (!administers(person) || (after !== 'gone' && administers(after))) return;
  const admins = await holdAdmins(tx);
  if (!admins.some((id) => id !== person.id)) throw new ApiError('last_admin');
}

/** Locks the rows of everyone who administers the workspace, and returns their ids. */
export async function holdAdmins(tx: Transaction): Promise<readonly string[]> {
  const admins = tx
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id');
  return (await holdRows(tx, admins).execute()).map(({ id }) => id);
}
