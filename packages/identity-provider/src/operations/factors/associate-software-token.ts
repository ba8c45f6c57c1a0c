import * as z from 'zod';
import { associateInSession } from '../../challenges/second-factor/second-factor-setup.ts';
import type { Core } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import { requireFreshSignIn, requireHolder } from '../../tokens/access-token.ts';
import { makeAuthenticatorSecret, sealAuthenticator } from '../../user-pool/factors/authenticator.ts';
import { hasSecondFactor } from '../../user-pool/factors/factors.ts';
import { accessToken, session } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({ AccessToken: accessToken.optional(), Session: session.optional() });

async function associate(core: Core, token: string) {
  const holder = await requireHolder(core, token);
  const { user } = holder;
  // Another authenticator, in place of the present one or beside another factor, is as weighty as none.
  if (hasSecondFactor(user)) requireFreshSignIn(core, holder, 'Sign in again to change the second factor.');
  const secret = makeAuthenticatorSecret(core);
  const totpPendingSealed = sealAuthenticator(core, 'totp_pending_sealed', user.id, secret);
  await core.ports.transaction(({ users }) => users.update(user.id, { totpPendingSealed, updatedAt: core.clock() }));
  return { SecretCode: secret };
}

/** AssociateSoftwareToken: a new secret for an authenticator app. It counts when VerifySoftwareToken has proven it. */
export const associateSoftwareToken = defineOperation(input, async (core, { AccessToken, Session }) => {
  if (AccessToken !== undefined) return associate(core, AccessToken);
  if (Session !== undefined) return associateInSession(core, Session);
  throw invalidParameter('Missing required parameter AccessToken or Session');
});
