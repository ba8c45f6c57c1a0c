import * as z from 'zod';
import type { Core } from '../../core.ts';
import type { UserRecord } from '../../ports.ts';
import { requireHolder } from '../../tokens/access-token.ts';
import { moveToAddress } from '../../user-pool/accounts/move-to-address.ts';
import { verifyPhone } from '../../user-pool/accounts/phone-number.ts';
import { requireMatchingCode, spendCode } from '../../user-pool/codes/codes.ts';
import { accessToken, code } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({ AccessToken: accessToken, AttributeName: z.enum(['email', 'phone_number']), Code: code });

type Given = { readonly user: UserRecord; readonly code: string; readonly address: string };

async function verifyEmail(core: Core, { user, code: given, address }: Given): Promise<void> {
  const code = await requireMatchingCode(core, user, 'ATTRIBUTE', given);
  const email = code.destination;
  await core.ports.transaction(async (stores) => {
    await spendCode(stores, code);
    await moveToAddress(core, stores, { user, email, address });
    // The owner of the old address is notified, in case it was not them.
    if (email !== user.email) await stores.sendMail({ kind: 'email_changed_notice', to: user.email });
  });
}

async function verifyNumber(core: Core, { user, code: given, address }: Given): Promise<void> {
  const code = await requireMatchingCode(core, user, 'PHONE', given);
  await core.ports.transaction(async (stores) => {
    await spendCode(stores, code);
    await verifyPhone(core, stores, user.id, { phone: code.destination, address });
  });
}

/** VerifyUserAttribute: the code sent to a new address makes it the account's own; a number can be texted from then on. */
export const verifyUserAttribute = defineOperation(input, async (core, request, { address }) => {
  const { user } = await requireHolder(core, request.AccessToken);
  const given = { user, code: request.Code, address };
  await (request.AttributeName === 'email' ? verifyEmail(core, given) : verifyNumber(core, given));
  return {};
});
