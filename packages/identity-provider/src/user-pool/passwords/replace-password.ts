import type { Core } from '../../core.ts';
import type { Stores, UserRecord, UserStatus } from '../../ports.ts';
import type { makeCredential } from './passwords.ts';

type Replacement = {
  readonly user: UserRecord;
  readonly credential: ReturnType<typeof makeCredential>;
  /** The session that goes on; every other one ends. */
  readonly keepSession: string | null;
  readonly address: string | null;
  /** Without it the person is told by mail. */
  readonly isFirst?: boolean;
};

// Whoever chose a password has done what these ask for.
const settled: Partial<Record<UserStatus, UserStatus>> = {
  RESET_REQUIRED: 'CONFIRMED',
  FORCE_CHANGE_PASSWORD: 'CONFIRMED',
};

/**
 * Takes the account's row for this transaction, by a write: whoever else writes to it waits, and what is read from now
 * on is the last word. Without it two who looked at the same moment could both be let in (PostgreSQL).
 */
export const takeAccount = ({ clock }: Core, { users }: Stores, userId: string): Promise<void> =>
  users.update(userId, { updatedAt: clock() });

/** A code that was sent for another password has nothing left to do. */
async function dropResetCode({ codes }: Stores, { id }: UserRecord): Promise<void> {
  const waiting = await codes.find(id, 'RESET');
  if (waiting) await codes.spend(waiting);
}

/** Stores a new password in this transaction, ends sessions, and tells the product and the person. */
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
