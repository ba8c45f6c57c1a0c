import type { UserRecord } from '../../ports.ts';

/** The initial state of every account: no second factor, no verified phone number, and no password that expires. */
export const freshAccount = {
  temporaryUntil: null,
  secondFactor: 'off',
  totpSealed: null,
  totpPendingSealed: null,
  totpLastStep: null,
  smsFactor: 'off',
  emailFactor: 'off',
  phoneVerified: false,
} as const satisfies Partial<UserRecord>;
