import { ApiError } from '@halyard/contracts/errors.ts';
import type { Transaction } from '../../../database/database.ts';
import { findPersonByEmail, updatePerson } from '../person-store.ts';

/**
 * Reclaims an address from a user who only entered it in a profile: it must not block its owner. They keep the address
 * that they sign in with.
 */
export async function releaseClaim(tx: Transaction, email: string): Promise<void> {
  const holder = await findPersonByEmail(tx, email);
  const signsIn = holder?.sign_in_email ?? null;
  if (!holder || holder.email !== email || signsIn === null) return;
  await updatePerson(tx, holder.id, { email: signsIn, verified: 1, sign_in_email: null });
}

/** Rejects another user's address; an unverified claim is removed. */
export async function requireFreeEmail(tx: Transaction, email: string, ownId?: string): Promise<void> {
  async function isTaken(): Promise<boolean> {
    const holder = await findPersonByEmail(tx, email);
    return holder !== undefined && holder.id !== ownId;
  }
  if (!(await isTaken())) return;
  await releaseClaim(tx, email);
  if (await isTaken()) throw new ApiError('email_taken');
}
