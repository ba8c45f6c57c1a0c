import type { Core } from '../core.ts';
import type { Stores, UserRecord } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { WrittenAttributes } from './attributes.ts';

/** An empty value takes an attribute away. */
const merge = (user: UserRecord, { others }: WrittenAttributes) =>
  Object.fromEntries(Object.entries({ ...user.attributes, ...others }).filter(([, value]) => value !== ''));

/** Gives the account another readable name in this transaction; refuses one that somebody else has. */
export async function rename(core: Core, stores: Stores, userId: string, preferredUsername: string): Promise<void> {
  const namesake = await stores.users.byPreferredUsername(preferredUsername);
  if (namesake && namesake.id !== userId)
    throw new Refusal('AliasExistsException', 'An account with this preferred_username already exists.');
  await stores.users.update(userId, { preferredUsername, updatedAt: core.clock() });
}

/** Stores what the person wrote, without the e-mail address, which has to be proven. */
export async function writeAttributes(core: Core, stores: Stores, user: UserRecord, written: WrittenAttributes) {
  await stores.users.setAttributes(user.id, merge(user, written));
  if (written.preferredUsername !== undefined) await rename(core, stores, user.id, written.preferredUsername);
}
