import type { Core } from '../core.ts';
import type { Stores, UserRecord } from '../ports.ts';
import type { makeCredential } from './passwords.ts';

type Replacement = {
  readonly user: UserRecord;
  readonly credential: ReturnType<typeof makeCredential>;
  /** The session that goes on; every other one ends. */
  readonly keepSession: string | null;
  readonly address: string | null;
};

/** Stores a new password in this transaction, ends sessions, and tells the product and the person. */
export async function replacePassword({ clock }: Core, stores: Stores, replacement: Replacement): Promise<void> {
  const { user, credential, keepSession, address } = replacement;
  const at = clock();
  const status = user.status === 'RESET_REQUIRED' ? 'CONFIRMED' : user.status;
  await stores.users.update(user.id, { ...credential, status, updatedAt: at });
  await stores.families.revokeAllOf(user.id, at, keepSession);
  await stores.log({ kind: 'password_changed', userId: user.id, address, at });
  if (user.emailVerified) await stores.sendMail({ kind: 'password_changed_notice', to: user.email });
}
