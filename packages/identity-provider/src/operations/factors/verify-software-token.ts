import * as z from 'zod';
import { verifyInSession, wrongEnrolmentCode } from '../../challenges/second-factor/second-factor-setup.ts';
import type { Core } from '../../core.ts';
import { IdentityError, invalidParameter } from '../../identity-error.ts';
import { requireFreshSignIn, requireHolder } from '../../tokens/access-token.ts';
import { openAuthenticator, stepOfCode } from '../../user-pool/factors/authenticator.ts';
import { hasSecondFactor } from '../../user-pool/factors/factors.ts';
import { installAuthenticator } from '../../user-pool/factors/second-factor.ts';
import { allowEnrolmentTry } from '../../user-pool/limits.ts';
import { accessToken, code, session, text } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({
  AccessToken: accessToken.optional(),
  Session: session.optional(),
  UserCode: code,
  FriendlyDeviceName: text(128).optional(),
});

async function verify(core: Core, token: string, userCode: string) {
  const holder = await requireHolder(core, token);
  const { user } = holder;
  if (hasSecondFactor(user)) requireFreshSignIn(core, holder, 'Sign in again to change the second factor.');
  if (user.totpPendingSealed === null)
    throw new IdentityError('NotAuthorizedException', 'There is no authenticator to be verified.');
  await allowEnrolmentTry(core, user);
  const secret = openAuthenticator(core, 'totp_pending_sealed', user.id, user.totpPendingSealed);
  const step = stepOfCode(core, secret, userCode);
  if (step === undefined) throw wrongEnrolmentCode();
  await core.ports.transaction(async (stores) => {
    // Of two answers only one is accepted, and only for the last issued secret.
    const present = await stores.users.byId(user.id);
    if (present?.totpPendingSealed !== user.totpPendingSealed) throw wrongEnrolmentCode();
    await installAuthenticator(core, stores, user.id, { secret, step });
  });
  return { Status: 'SUCCESS' };
}

/** VerifySoftwareToken: the first code of an authenticator app. Sign-in does not require codes yet. */
export const verifySoftwareToken = defineOperation(input, async (core, { AccessToken, Session, UserCode }) => {
  if (AccessToken !== undefined) return verify(core, AccessToken, UserCode);
  if (Session !== undefined) return verifyInSession(core, Session, UserCode);
  throw invalidParameter('Missing required parameter AccessToken or Session');
});
