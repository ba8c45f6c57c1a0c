import * as z from 'zod';
import { invalidParameter } from '../refusal.ts';
import { requireFreshSignIn, requireHolder } from '../tokens/access-token.ts';
import { switchSecondFactorOff, switchSecondFactorOn } from '../user-pool/second-factor.ts';
import { accessToken } from './fields.ts';
import { defineOperation } from './operation.ts';

const settings = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) }).optional();

const input = z.object({
  AccessToken: accessToken,
  SoftwareTokenMfaSettings: settings,
  SMSMfaSettings: settings,
  EmailMfaSettings: settings,
});

/** SetUserMFAPreference: whether sign-in asks for the authenticator. Switching it off needs a fresh sign-in. */
export const setUserMfaPreference = defineOperation(input, async (core, request, { address }) => {
  const holder = await requireHolder(core, request.AccessToken);
  if (request.SMSMfaSettings?.Enabled || request.EmailMfaSettings?.Enabled)
    throw invalidParameter('User does not have delivery config set to turn on this kind of MFA.');
  const wanted = request.SoftwareTokenMfaSettings;
  if (!wanted) return {};
  if (!wanted.Enabled && holder.user.secondFactor !== 'off')
    requireFreshSignIn(core, holder, 'Sign in again to change the second factor.');

  await core.ports.transaction(async (stores) => {
    const user = await stores.users.byId(holder.user.id);
    if (!user) return;
    if (!wanted.Enabled) return switchSecondFactorOff(core, stores, user, address);
    if (user.totpSealed === null) throw invalidParameter('User has not verified software token mfa.');
    await switchSecondFactorOn(core, stores, user, { mode: wanted.PreferredMfa ? 'preferred' : 'enabled', address });
  });
  return {};
});
