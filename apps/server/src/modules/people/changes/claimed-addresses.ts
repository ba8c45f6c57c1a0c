import { ApiError } from '@halyard/contracts/errors.ts';
import type { Transaction } from '../../../database/database.ts';
import { findPersonByEmail, updatePerson } from '../person-store.ts';

/**
 * Takes an address back from whoever has only written it into a profile: it must not keep its owner out. They are left
 * with the address that signs them in.
 */
export async function releaseClaim(tx: Transaction, email: string): Promise<void> {
  const holder = await findPersonByEmail(tx, email);
  const signsIn = holder?.sign_in_email ?? null;
  if (!holder || holder.email !== email || signsIn === null) return;
  await updatePerson(tx, holder.id, { email: signsIn, verified: 1, sign_in_email: null });
}

/** Rejects an address that is someone else's; one that is only claimed is undone. */
export async function requireFreeEmail(tx: Transaction, email: string, ownId?: string): Promise<void> {
  async function isTaken(): Promise<boolean> {
    const holder = await findPersonByEmail(tx, email);
    return holder !== undefined && holder.id !== ownId;
  }
  if (!(await isTaken())) return;
  await releaseClaim(tx, email);
  if (await isTaken()) throw new ApiError('email_taken');
}
