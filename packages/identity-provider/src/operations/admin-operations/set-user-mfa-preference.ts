import * as z from 'zod';
import type { Core } from '../../core.ts';
import { invalidParameter, userNotFound } from '../../identity-error.ts';
import type { SecondFactor, UserRecord } from '../../ports.ts';
import { destinationOf } from '../../user-pool/accounts/channels.ts';
import type { FactorChanges, FactorName } from '../../user-pool/factors/factors.ts';
import { changeFactors } from '../../user-pool/factors/second-factor.ts';
import { defineOperation } from '../operation.ts';
import { requireTarget, target } from './target.ts';

const setting = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) }).optional();
const input = z.object({
  ...target,
  SoftwareTokenMfaSettings: setting,
  SMSMfaSettings: setting,
  EmailMfaSettings: setting,
});
type Setting = z.output<typeof setting>;

const modeOf = ({ Enabled, PreferredMfa }: NonNullable<Setting>): SecondFactor =>
  Enabled ? (PreferredMfa ? 'preferred' : 'enabled') : 'off';

function readChanges(request: z.output<typeof input>): FactorChanges {
  const { SoftwareTokenMfaSettings, SMSMfaSettings, EmailMfaSettings } = request;
  const changes = {
    ...(SoftwareTokenMfaSettings && { SOFTWARE_TOKEN_MFA: modeOf(SoftwareTokenMfaSettings) }),
    ...(SMSMfaSettings && { SMS_MFA: modeOf(SMSMfaSettings) }),
    ...(EmailMfaSettings && { EMAIL_OTP: modeOf(EmailMfaSettings) }),
  };
  if (Object.values(changes).filter((mode) => mode === 'preferred').length > 1)
    throw invalidParameter('Only one kind of MFA can be preferred.');
  return changes;
}

const noDelivery = 'User does not have delivery config set to turn on this kind of MFA.';
const missing: Readonly<Record<FactorName, (core: Core, user: UserRecord) => string | undefined>> = {
  SOFTWARE_TOKEN_MFA: (_core, { totpSealed }) =>
    totpSealed === null ? 'User has not verified software token mfa.' : undefined,
  SMS_MFA: (core, user) => (destinationOf(core, user, 'text') === undefined ? noDelivery : undefined),
  EMAIL_OTP: (core, user) => (destinationOf(core, user, 'mail') === undefined ? noDelivery : undefined),
};

/** Users are not asked for factors that they do not have. */
function requirePossible(core: Core, user: UserRecord, changes: FactorChanges): void {
  for (const name of ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'] as const) {
    const isWanted = (changes[name] ?? 'off') !== 'off';
    const reason = isWanted ? missing[name](core, user) : undefined;
    if (reason !== undefined) throw invalidParameter(reason);
  }
}

/** AdminSetUserMFAPreference: what sign-in asks of someone. An authenticator that is switched off is forgotten. */
export const adminSetUserMfaPreference = defineOperation(input, async (core, request) => {
  const { id } = await requireTarget(core, request);
  const changes = readChanges(request);
  if (Object.keys(changes).length === 0) return {};
  await core.ports.transaction(async (stores) => {
    const user = await stores.users.byId(id);
    if (!user) throw userNotFound();
    requirePossible(core, user, changes);
    await changeFactors(core, stores, id, { changes, address: null });
  });
  return {};
});
