import type { Core } from '../../core.ts';
import type { Stores, UserRecord, UserStatus } from '../../ports.ts';
import type { makeCredential } from './passwords.ts';

type Replacement = {
  readonly user: UserRecord;
  readonly credential: ReturnType<typeof makeCredential>;
  /** The session that continues; every other one ends. */
  readonly keepSession: string | null;
  readonly address: string | null;
  /** Without it the user is notified by email. */
  readonly isFirst?: boolean;
};

// Choosing a password fulfills these requests.
const settled: Partial<Record<UserStatus, UserStatus>> = {
  RESET_REQUIRED: 'CONFIRMED',
  FORCE_CHANGE_PASSWORD: 'CONFIRMED',
};

/**
 * Locks the account's row for this transaction, by a write: concurrent writers wait, and later reads are final. Without
 * it two concurrent requests could both be admitted (PostgreSQL).
 */
export const takeAccount = ({ clock }: Core, { users }: Stores, userId: string): Promise<void> =>
  users.update(userId, { updatedAt: clock() });

/** A code that was sent for another password has nothing left to do. */
async function dropResetCode({ codes }: Stores, { id }: UserRecord): Promise<void> {
  const waiting = await codes.find(id, 'RESET');
  if (waiting) await codes.spend(waiting);
}

/** Stores a new password in this transaction, ends sessions, and notifies the product and the user. */
export async function replacePassword({ clock }: Core, stores: Stores, replacement: Replacement): Promise<void> {
  const { user, credential, keepSession, address, isFirst = false } = replacement;
  const at = clock();
  const status = settled[user.status] ?? user.status;
  await stores.users.update(user.id, { ...credential, status, temporaryUntil: null, updatedAt: at });
  await dropResetCode(stores, user);
  await stores.families.revokeAllOf(user.id, at, keepSession);
  await stores.log({ kind: 'password_changed', userId: user.id, address, at });
  if (user.emailVerified && !isFirst) await stores.sendMail({ kind: 'password_changed_notice', to: user.email });
}
