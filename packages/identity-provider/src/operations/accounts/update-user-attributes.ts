import * as z from 'zod';
import { emailExists, userNotFound } from '../../identity-error.ts';
import { requireFreshSignIn, requireHolder } from '../../tokens/access-token.ts';
import { readChangedAttributes } from '../../user-pool/accounts/attributes.ts';
import { changesPhone, writeAttributes } from '../../user-pool/accounts/write-attributes.ts';
import { deliveryDetails, issueCode } from '../../user-pool/codes/codes.ts';
import { allowSendingCode, forgetCodeTries } from '../../user-pool/limits.ts';
import { accessToken, attributePairs, sentAlong } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({ AccessToken: accessToken, UserAttributes: attributePairs, ...sentAlong });

/** UpdateUserAttributes. A new email address counts only after the code sent to it is entered. */
export const updateUserAttributes = defineOperation(input, async (core, { AccessToken, UserAttributes }, caller) => {
  const holder = await requireHolder(core, AccessToken);
  const { user } = holder;
  const changed = readChangedAttributes(UserAttributes);
  const newEmail = changed.email === user.email ? undefined : changed.email;
  if (newEmail !== undefined) {
    // A stolen token alone must not move an account to another address.
    requireFreshSignIn(core, holder, 'Sign in again to change the email address.');
    await allowSendingCode(core, user, caller);
    await forgetCodeTries(core, user, 'ATTRIBUTE');
  }
  await core.ports.transaction(async (stores) => {
    // If user existence is disclosed, requests for a taken address are rejected openly.
    const isTold = core.config.userExistence === 'legacy';
    if (newEmail !== undefined && isTold && (await stores.users.byEmail(newEmail))) throw emailExists();
    // As they are now: someone else may have written in the meantime.
    const present = await stores.users.byId(user.id);
    if (!present) throw userNotFound();
    // Codes that sign in may go to it once it is verified, and the second factor goes with the old one.
    if (changesPhone(present, changed)) requireFreshSignIn(core, holder, 'Sign in again to change the phone number.');
    await writeAttributes(core, stores, present, changed);
    if (newEmail !== undefined)
      await issueCode(core, stores, { user, purpose: 'ATTRIBUTE', destination: newEmail }, { send: true });
  });
  return { CodeDeliveryDetailsList: newEmail === undefined ? [] : [deliveryDetails(newEmail)] };
});
