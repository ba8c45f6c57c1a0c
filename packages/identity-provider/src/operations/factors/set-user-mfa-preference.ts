import * as z from 'zod';
import type { Core } from '../../core.ts';
import { invalidParameter, userNotFound } from '../../identity-error.ts';
import type { SecondFactor, UserRecord } from '../../ports.ts';
import { type Holder, requireFreshSignIn, requireHolder } from '../../tokens/access-token.ts';
import { destinationOf } from '../../user-pool/accounts/channels.ts';
import {
  type FactorChanges,
  type FactorName,
  factorNames,
  hasSecondFactor,
  modeOf,
} from '../../user-pool/factors/factors.ts';
import { changeFactors } from '../../user-pool/factors/second-factor.ts';
import { accessToken } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const settings = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) }).optional();

const input = z.object({
  AccessToken: accessToken,
  SoftwareTokenMfaSettings: settings,
  SMSMfaSettings: settings,
  EmailMfaSettings: settings,
});
type Input = z.output<typeof input>;

const readMode = (wanted: z.output<typeof settings>): SecondFactor | undefined => {
  if (!wanted) return undefined;
  if (!wanted.Enabled) return 'off';
  return wanted.PreferredMfa ? 'preferred' : 'enabled';
};

function readChanges({ SoftwareTokenMfaSettings, SMSMfaSettings, EmailMfaSettings }: Input): FactorChanges {
  const modes: Readonly<Record<FactorName, SecondFactor | undefined>> = {
    SOFTWARE_TOKEN_MFA: readMode(SoftwareTokenMfaSettings),
    SMS_MFA: readMode(SMSMfaSettings),
    EMAIL_OTP: readMode(EmailMfaSettings),
  };
  if (Object.values(modes).filter((mode) => mode === 'preferred').length > 1)
    throw invalidParameter('Only one kind of MFA can be preferred.');
  return Object.fromEntries(Object.entries(modes).filter(([, mode]) => mode !== undefined));
}

// The first second factor protects; any other, and every one less, is another way in.
function isSensitive(user: UserRecord, changes: FactorChanges): boolean {
  const changesSides = (name: FactorName) =>
    changes[name] !== undefined && (changes[name] === 'off') !== (modeOf(user, name) === 'off');
  return hasSecondFactor(user) && factorNames.some(changesSides);
}

/** The requirement of a factor before it can be used, in Cognito's words. */
function requirePossible(core: Core, user: UserRecord, changes: FactorChanges): void {
  const isWanted = (name: FactorName) => changes[name] !== undefined && changes[name] !== 'off';
  if (isWanted('SOFTWARE_TOKEN_MFA') && user.totpSealed === null)
    throw invalidParameter('User has not verified software token mfa.');
  const missesNumber = isWanted('SMS_MFA') && destinationOf(core, user, 'text') === undefined;
  const missesAddress = isWanted('EMAIL_OTP') && destinationOf(core, user, 'mail') === undefined;
  if (missesNumber || missesAddress)
    throw invalidParameter('User does not have delivery config set to turn on this kind of MFA.');
}

async function setPreference(core: Core, holder: Holder, changes: FactorChanges, address: string): Promise<void> {
  await core.ports.transaction(async (stores) => {
    const user = await stores.users.byId(holder.user.id);
    if (!user) throw userNotFound();
    if (isSensitive(user, changes)) requireFreshSignIn(core, holder, 'Sign in again to change the second factor.');
    requirePossible(core, user, changes);
    await changeFactors(core, stores, user.id, { changes, address });
  });
}

/**
 * SetUserMFAPreference: which second factors sign-in requires. If there is one already, adding or removing one requires
 * a fresh sign-in.
 */
export const setUserMfaPreference = defineOperation(input, async (core, request, { address }) => {
  const holder = await requireHolder(core, request.AccessToken);
  const changes = readChanges(request);
  if (Object.keys(changes).length > 0) await setPreference(core, holder, changes, address);
  return {};
});
