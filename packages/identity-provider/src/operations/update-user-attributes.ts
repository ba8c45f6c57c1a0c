import * as z from 'zod';
import type { Core } from '../core.ts';
import type { Stores, UserRecord } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { type Holder, requireHolder } from '../tokens/access-token.ts';
import { readChangedAttributes, type WrittenAttributes } from '../user-pool/attributes.ts';
import { deliveryDetails, issueCode } from '../user-pool/codes.ts';
import { allowSendingCode, forgetCodeTries } from '../user-pool/limits.ts';
import { accessToken, attributePairs, sentAlong } from './fields.ts';
import { defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, UserAttributes: attributePairs, ...sentAlong });

const freshForMs = 5 * 60_000;

/** A stolen token alone must not move an account to another address. */
function requireFreshSignIn({ clock }: Core, { family }: Holder): void {
  if (clock() - family.authTime > freshForMs)
    throw new Refusal('NotAuthorizedException', 'Sign in again to change the email address.');
}

/** An empty value takes an attribute away. */
const merge = (user: UserRecord, { others }: WrittenAttributes) =>
  Object.fromEntries(Object.entries({ ...user.attributes, ...others }).filter(([, value]) => value !== ''));

async function rename(core: Core, stores: Stores, user: UserRecord, preferredUsername: string) {
  const namesake = await stores.users.byPreferredUsername(preferredUsername);
  if (namesake && namesake.id !== user.id)
    throw new Refusal('AliasExistsException', 'An account with this preferred_username already exists.');
  await stores.users.update(user.id, { preferredUsername, updatedAt: core.clock() });
}

/** UpdateUserAttributes. A new e-mail address counts only when the code mailed to it comes back. */
export const updateUserAttributes = defineOperation(input, async (core, { AccessToken, UserAttributes }, caller) => {
  const holder = await requireHolder(core, AccessToken);
  const { user } = holder;
  const changed = readChangedAttributes(UserAttributes);
  const newEmail = changed.email === user.email ? undefined : changed.email;
  if (newEmail !== undefined) {
    requireFreshSignIn(core, holder);
    await allowSendingCode(core, user, caller);
    await forgetCodeTries(core, user, 'ATTRIBUTE');
  }
  await core.ports.transaction(async (stores) => {
    await stores.users.setAttributes(user.id, merge(user, changed));
    if (changed.preferredUsername !== undefined) await rename(core, stores, user, changed.preferredUsername);
    if (newEmail !== undefined)
      await issueCode(core, stores, { user, purpose: 'ATTRIBUTE', destination: newEmail }, { send: true });
  });
  return { CodeDeliveryDetailsList: newEmail === undefined ? [] : [deliveryDetails(newEmail)] };
});
