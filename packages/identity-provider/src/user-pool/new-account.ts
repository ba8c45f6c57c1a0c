import type { UserRecord } from '../ports.ts';

/** How every account begins, whoever makes it: no second factor, and no password that runs out. */
export const freshAccount = {
  temporaryUntil: null,
  secondFactor: 'off',
  totpSealed: null,
  totpPendingSealed: null,
  totpLastStep: null,
} as const satisfies Partial<UserRecord>;
