import type { UserRecord } from '../../ports.ts';

/** How every account begins, whoever makes it: no second factor, no proven phone number, and no password that runs out. */
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
