import type { Core } from '../../core.ts';
import { IdentityError } from '../../identity-error.ts';
import type { Stores, UserRecord } from '../../ports.ts';
import type { WrittenAttributes } from './attributes.ts';
import { forgetPhone } from './phone-number.ts';

/** An empty value takes an attribute away. */
const merge = (user: UserRecord, { others }: WrittenAttributes) =>
  Object.fromEntries(Object.entries({ ...user.attributes, ...others }).filter(([, value]) => value !== ''));

/** Gives the account another readable name in this transaction; rejects one that someone else has. */
export async function rename(core: Core, stores: Stores, userId: string, preferredUsername: string): Promise<void> {
  const namesake = await stores.users.byPreferredUsername(preferredUsername);
  if (namesake && namesake.id !== userId)
    throw new IdentityError('AliasExistsException', 'An account with this preferred_username already exists.');
  await stores.users.update(userId, { preferredUsername, updatedAt: core.clock() });
}

/** Whether the number is another one, or none, afterwards. */
export const changesPhone = (user: UserRecord, { others: { phone_number: phone } }: WrittenAttributes): boolean =>
  phone !== undefined && phone !== (user.attributes.phone_number ?? '');

/** Stores the user's input, except the email address, which must be verified, and notifies the product. */
export async function writeAttributes(core: Core, stores: Stores, user: UserRecord, written: WrittenAttributes) {
  const attributes = merge(user, written);
  await stores.users.setAttributes(user.id, attributes);
  if (attributes.phone_number !== user.attributes.phone_number) await forgetPhone(core, stores, user.id);
  if (written.preferredUsername !== undefined) await rename(core, stores, user.id, written.preferredUsername);
  if (written.preferredUsername === undefined && Object.keys(written.others).length === 0) return;
  await stores.log({
    kind: 'attributes_changed',
    userId: user.id,
    address: null,
    at: core.clock(),
    username: written.preferredUsername ?? user.preferredUsername,
    firstName: attributes.given_name ?? null,
    lastName: attributes.family_name ?? null,
    company: attributes['custom:company'] ?? null,
    phone: attributes.phone_number ?? null,
  });
}
