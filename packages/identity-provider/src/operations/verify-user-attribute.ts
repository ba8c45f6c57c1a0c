import * as z from 'zod';
import { requireHolder } from '../tokens/access-token.ts';
import { requireMatchingCode, spendCode } from '../user-pool/codes.ts';
import { moveToAddress } from '../user-pool/move-to-address.ts';
import { accessToken, code } from './fields.ts';
import { defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, AttributeName: z.literal('email'), Code: code });

/** VerifyUserAttribute: the code mailed to a new address makes it the account's own. */
export const verifyUserAttribute = defineOperation(input, async (core, { AccessToken, Code }, { address }) => {
  const { user } = await requireHolder(core, AccessToken);
  const code = await requireMatchingCode(core, user, 'ATTRIBUTE', Code);
  const email = code.destination;
  await core.ports.transaction(async (stores) => {
    await spendCode(stores, code);
    await moveToAddress(core, stores, { user, email, address });
    // The owner of the old address hears of it, in case it was not them.
    if (email !== user.email) await stores.sendMail({ kind: 'email_changed_notice', to: user.email });
  });
  return {};
});
