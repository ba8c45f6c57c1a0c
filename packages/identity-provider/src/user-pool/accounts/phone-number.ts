import type { Core } from '../../core.ts';
import { codeExpired, invalidParameter } from '../../identity-error.ts';
import type { Stores, UserRecord } from '../../ports.ts';
import { changeFactors } from '../factors/second-factor.ts';

export function requirePhone({ attributes }: UserRecord): string {
  const { phone_number: phone } = attributes;
  if (phone === undefined) throw invalidParameter('User has no phone number to verify.');
  return phone;
}

/** In this transaction: the number has proven itself, if it still is the account's. */
export async function verifyPhone(
  { clock }: Core,
  stores: Stores,
  userId: string,
  { phone, address }: { readonly phone: string; readonly address: string },
): Promise<void> {
  const user = await stores.users.byId(userId);
  if (user?.attributes.phone_number !== phone) throw codeExpired();
  const at = clock();
  await stores.users.update(userId, { phoneVerified: true, updatedAt: at });
  await stores.log({ kind: 'phone_verified', userId, address, at });
}

/** In this transaction: another number, or none, has to prove itself before a code goes to it. */
export async function forgetPhone(core: Core, stores: Stores, userId: string): Promise<void> {
  const waiting = await stores.codes.find(userId, 'PHONE');
  if (waiting) await stores.codes.spend(waiting);
  await stores.users.update(userId, { phoneVerified: false, updatedAt: core.clock() });
  await changeFactors(core, stores, userId, { changes: { SMS_MFA: 'off' }, address: null });
}
