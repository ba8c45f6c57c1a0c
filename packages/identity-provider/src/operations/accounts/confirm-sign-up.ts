import * as z from 'zod';
import { offerAutoSignIn } from '../../challenges/first-factor/auto-sign-in.ts';
import { codeMismatch, IdentityError } from '../../identity-error.ts';
import { requireAccount } from '../../user-pool/accounts/find-account.ts';
import { requireMatchingCode, spendCode } from '../../user-pool/codes/codes.ts';
import { clientId, code, sentAlong, session, username } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: code,
  // An address belongs to one account from the start, so there is never an alias to take over.
  ForceAliasCreation: z.boolean().optional(),
  Session: session.optional(),
  ...sentAlong,
});

/** ConfirmSignUp: the mailed code makes the account usable; the session it answers signs in once. */
export const confirmSignUp = defineOperation(input, async (core, { Username, ConfirmationCode }, caller) => {
  const { user, simulated } = await requireAccount(core, Username);
  const isWaiting = !simulated && user.status === 'UNCONFIRMED';
  if (!isWaiting && core.config.userExistence === 'legacy')
    throw new IdentityError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  const code = await requireMatchingCode(core, user, 'SIGN_UP', ConfirmationCode);
  if (!isWaiting) throw codeMismatch();

  const at = core.clock();
  const Session = await core.ports.transaction(async (stores) => {
    await spendCode(stores, code);
    await stores.users.update(user.id, { status: 'CONFIRMED', emailVerified: true, updatedAt: at });
    await stores.log({ kind: 'account_confirmed', userId: user.id, address: caller.address, at });
    return offerAutoSignIn(core, stores, user);
  });
  return { Session };
});
