import * as z from 'zod';
import type { Core } from '../core.ts';
import type { Caller, Stores, UserRecord } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { requireHolder } from '../tokens/access-token.ts';
import { requireMatchingCode, spendCode } from '../user-pool/codes.ts';
import { accessToken, code } from './fields.ts';
import { defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, AttributeName: z.literal('email'), Code: code });

async function moveTo(core: Core, stores: Stores, user: UserRecord, email: string, { address }: Caller) {
  const holder = await stores.users.byEmail(email);
  if (holder && holder.id !== user.id)
    throw new Refusal('AliasExistsException', 'An account with the given email already exists.');
  const at = core.clock();
  await stores.users.update(user.id, { email, emailVerified: true, updatedAt: at });
  if (email === user.email) return;
  await stores.log({ kind: 'email_changed', userId: user.id, address, at, email });
  // The owner of the old address hears of it, in case it was not them.
  await stores.sendMail({ kind: 'email_changed_notice', to: user.email });
}

/** VerifyUserAttribute: the code mailed to a new address makes it the account's own. */
export const verifyUserAttribute = defineOperation(input, async (core, { AccessToken, Code }, caller) => {
  const { user } = await requireHolder(core, AccessToken);
  const code = await requireMatchingCode(core, user, 'ATTRIBUTE', Code);
  await core.ports.transaction(async (stores) => {
    await spendCode(stores, code);
    await moveTo(core, stores, user, code.destination, caller);
  });
  return {};
});
