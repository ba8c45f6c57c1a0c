import type { SecondFactor, UserRecord } from '../../ports.ts';

/** The second factors, as the protocol names them. */
export type FactorName = 'SOFTWARE_TOKEN_MFA' | 'SMS_MFA' | 'EMAIL_OTP';

export const factorNames: readonly FactorName[] = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'];

export type FactorModes = Pick<UserRecord, 'secondFactor' | 'smsFactor' | 'emailFactor'>;

const fieldOf = {
  SOFTWARE_TOKEN_MFA: 'secondFactor',
  SMS_MFA: 'smsFactor',
  EMAIL_OTP: 'emailFactor',
} as const satisfies Record<FactorName, keyof FactorModes>;

export const modeOf = (modes: FactorModes, name: FactorName): SecondFactor => modes[fieldOf[name]];

/** Those that are switched on, whether or not they can be used at the moment. */
export const factorsOf = (modes: FactorModes): readonly FactorName[] =>
  factorNames.filter((name) => modeOf(modes, name) !== 'off');

export const hasSecondFactor = (modes: FactorModes): boolean => factorsOf(modes).length > 0;

/** Fields in GetUser and GetUserAuthFactors. */
export function describeFactors(modes: FactorModes) {
  const names = factorsOf(modes);
  const preferred = names.find((name) => modeOf(modes, name) === 'preferred');
  return {
    ...(names.length > 0 && { UserMFASettingList: names }),
    ...(preferred !== undefined && { PreferredMfaSetting: preferred }),
  };
}

export type FactorChanges = Partial<Record<FactorName, SecondFactor>>;

/** The modes after some were changed. At most one of the changes prefers, and that one takes the place of another. */
export function changeModes(modes: FactorModes, changes: FactorChanges): FactorModes {
  const prefersAnother = Object.values(changes).includes('preferred');
  const next = (name: FactorName): SecondFactor => {
    const mode = modeOf(modes, name);
    return changes[name] ?? (prefersAnother && mode === 'preferred' ? 'enabled' : mode);
  };
  return { secondFactor: next('SOFTWARE_TOKEN_MFA'), smsFactor: next('SMS_MFA'), emailFactor: next('EMAIL_OTP') };
}
