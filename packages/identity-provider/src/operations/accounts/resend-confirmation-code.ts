import * as z from 'zod';
import { invalidParameter } from '../../identity-error.ts';
import { requireAccount } from '../../user-pool/accounts/find-account.ts';
import { deliveryDetails, issueCode } from '../../user-pool/codes/codes.ts';
import { allowSendingCode, forgetCodeTries } from '../../user-pool/limits.ts';
import { clientId, sentAlong, username } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({ ClientId: clientId, Username: username, ...sentAlong });

/** ResendConfirmationCode: a new code for an account that waits for one; the earlier code is void. */
export const resendConfirmationCode = defineOperation(input, async (core, { Username }, caller) => {
  const { user, simulated } = await requireAccount(core, Username);
  const isWaiting = !simulated && user.status === 'UNCONFIRMED';
  if (!isWaiting && core.config.userExistence === 'legacy') throw invalidParameter('User is already confirmed.');
  await allowSendingCode(core, user, caller);
  await forgetCodeTries(core, user, 'SIGN_UP');
  await core.ports.transaction((stores) =>
    issueCode(core, stores, { user, purpose: 'SIGN_UP', destination: user.email }, { send: isWaiting }),
  );
  return { CodeDeliveryDetails: deliveryDetails(user.email) };
});
