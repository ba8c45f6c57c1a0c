import type { ChallengeKind } from '../ports.ts';
import type { State } from './challenge-state.ts';
import type { Stage } from './sent-code.ts';

type FollowingKind = Extract<
  ChallengeKind,
  | 'NEW_PASSWORD_REQUIRED'
  | 'CUSTOM_CHALLENGE'
  | 'DEVICE_SRP_AUTH'
  | 'SELECT_MFA_TYPE'
  | 'SOFTWARE_TOKEN_MFA'
  | 'SMS_MFA'
  | 'EMAIL_OTP'
  | 'MFA_SETUP'
>;

type Described = { readonly parameters: Readonly<Record<string, string>>; readonly state?: State };

/** The next challenge of a sign-in; with `message` a code must be sent for it. */
export type Step =
  | (Described & { readonly kind: FollowingKind; readonly message?: never })
  | (Described & {
      readonly kind: 'CUSTOM_CHALLENGE' | 'SMS_MFA' | 'EMAIL_OTP';
      readonly message: { readonly stage: Stage; readonly destination: string | undefined };
    });
