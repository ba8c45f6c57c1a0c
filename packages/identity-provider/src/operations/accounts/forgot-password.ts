import * as z from 'zod';
import type { Core } from '../../core.ts';
import { IdentityError, invalidParameter } from '../../identity-error.ts';
import { type Account, requireAccount } from '../../user-pool/accounts/find-account.ts';
import { deliveryDetails, issueCode } from '../../user-pool/codes/codes.ts';
import { allowSendingCode, forgetCodeTries } from '../../user-pool/limits.ts';
import { clientId, sentAlong, username } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({ ClientId: clientId, Username: username, ...sentAlong });

/** Says why no code can be mailed, where that may be said; else answers whether one will be. */
function canBeReset({ config }: Core, { user, simulated }: Account): boolean {
  // Only the invited user can accept the invitation; only an administrator sends another one.
  const isInvited = user.status === 'FORCE_CHANGE_PASSWORD';
  if (config.userExistence === 'prevent') return !simulated && user.enabled && user.emailVerified && !isInvited;
  if (!user.enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.');
  if (isInvited)
    throw new IdentityError('NotAuthorizedException', 'User password cannot be reset in the current state.');
  if (!user.emailVerified)
    throw invalidParameter('Cannot reset password for the user as there is no verified email address.');
  return true;
}

/** ForgotPassword: mails a code that sets a new password within the hour. */
export const forgotPassword = defineOperation(input, async (core, { Username }, caller) => {
  const account = await requireAccount(core, Username);
  const { user } = account;
  const send = canBeReset(core, account);
  await allowSendingCode(core, user, caller);
  await forgetCodeTries(core, user, 'RESET');
  const at = core.clock();
  await core.ports.transaction(async (stores) => {
    await issueCode(core, stores, { user, purpose: 'RESET', destination: user.email }, { send });
    if (send) await stores.log({ kind: 'password_reset_requested', userId: user.id, address: caller.address, at });
  });
  return { CodeDeliveryDetails: deliveryDetails(user.email) };
});
