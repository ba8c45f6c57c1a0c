import { ApiError } from '@halyard/contracts/errors.ts';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Person } from '../person-store.ts';

type RoleAndStatus = Pick<Person, 'role' | 'status'>;

export const administers = ({ role, status }: RoleAndStatus) => role === 'admin' && status === 'active';

/**
 * Rejects a change that would leave the workspace without an administrator. The administrators' rows are locked in one
 * order, so that two concurrent demotions are sequential, and the second is rejected.
 */
export async function guardLastAdmin(tx: Transaction, person: Person, after: RoleAndStatus | 'gone'): Promise<void> {
  if (!administers(person) || (after !== 'gone' && administers(after))) return;
  const admins = await holdAdmins(tx);
  if (!admins.some((id) => id !== person.id)) throw new ApiError('last_admin');
}

/** Locks the rows of all administrators, and returns their ids. */
export async function holdAdmins(tx: Transaction): Promise<readonly string[]> {
  const admins = tx
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id');
  return (await holdRows(tx, admins).execute()).map(({ id }) => id);
}
