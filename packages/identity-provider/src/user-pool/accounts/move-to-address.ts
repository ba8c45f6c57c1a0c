import type { Core } from '../../core.ts';
import { emailExists } from '../../identity-error.ts';
import type { Stores, UserRecord } from '../../ports.ts';

type Move = { readonly user: UserRecord; readonly email: string; readonly address: string | null };

/** Makes a proven address the account's own in this transaction; rejects one that another account has. */
export async function moveToAddress({ clock }: Core, stores: Stores, { user, email, address }: Move): Promise<void> {
  const holder = await stores.users.byEmail(email);
  if (holder && holder.id !== user.id) throw emailExists();
  const at = clock();
  await stores.users.update(user.id, { email, emailVerified: true, updatedAt: at });
  if (email !== user.email) await stores.log({ kind: 'email_changed', userId: user.id, address, at, email });
}
