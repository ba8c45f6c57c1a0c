import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant } from '../fields.ts';
import { allow } from '../policy.ts';
import { device, sessionEntry } from './profile.ts';

/** Why someone cannot sign in, the most severe first. */
export const signInIssues = [
  'no_account',
  'disabled',
  'awaiting_approval',
  'unconfirmed',
  'invitation_expired',
  'invitation_pending',
  'reset_required',
  'password_expired',
  'locked',
  'second_factor_locked',
  'passkey_locked',
  'codes_exhausted',
  'sending_exhausted',
  'mail_failed',
  'new_email_unconfirmed',
] as const;
export type SignInIssue = (typeof signInIssues)[number];

/** Remedies that an administrator can apply here. */
export const signInFixes = [
  'activate',
  'send_code',
  'confirm',
  'send_invitation',
  'require_reset',
  'unlock',
  'reset_second_factor',
] as const;
export type SignInFix = (typeof signInFixes)[number];

const factorMode = z.enum(['off', 'enabled', 'preferred']);

/** A passkey as its owner and administrators see it. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Synchronised between the person's devices. */
  backedUp: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

/** Tries that are counted; `until` is null while there is no lock, `network` null where all networks count together. */
export const signInCounter = z.object({
  kind: z.enum(['password', 'password_in_a_row', 'code', 'code_hour', 'second_factor', 'passkey', 'sending']),
  network: z.nullable(z.string()),
  tries: z.number(),
  most: z.number(),
  until: z.nullable(instant),
});
export type SignInCounter = z.output<typeof signInCounter>;

/** The sign-in state of one account: configured methods, issues, and remedies. */
export const signInState = z.object({
  /** A cloud pool does not disclose some of this; unknown values are null. */
  provider: z.enum(['embedded', 'cognito']),
  /** Null where there is no account at the provider. */
  status: z.nullable(
    z.enum(['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER', 'UNKNOWN']),
  ),
  enabled: z.boolean(),
  /** The address that signs in. */
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  lastSignIn: z.nullable(instant),
  passwordChangedAt: z.nullable(instant),
  passwordExpiresAt: z.nullable(instant),
  /** When the temporary password of an open invitation stops working. */
  invitedUntil: z.nullable(instant),
  factors: z.object({ authenticator: factorMode, textMessage: factorMode, mail: factorMode }),
  /** Null if the provider does not disclose it. */
  recoveryCodesLeft: z.nullable(z.number()),
  passkeys: z.nullable(z.array(passkey)),
  devices: z.nullable(z.array(device)),
  sessions: z.array(sessionEntry),
  /** Null if the provider does not disclose it. */
  counters: z.nullable(z.array(signInCounter)),
  issues: z.array(
    z.object({
      code: z.enum(signInIssues),
      /** When it ends automatically; null if it does not. */
      until: z.nullable(instant),
      fixes: z.array(z.enum(signInFixes)),
      /** The mail server's response, for `mail_failed`. */
      reason: z.nullable(z.string()),
    }),
  ),
});
export type SignInState = z.output<typeof signInState>;

export const getSignInState = defineEndpoint({
  method: 'GET',
  path: '/users/:id/sign-in',
  summary: 'Returns the sign-in methods and sign-in issues of a user.',
  access: allow('users', 'update'),
  errors: ['user_not_found'],
  params: z.strictObject({ id }),
  reply: signInState,
});

/** `activate`, `send_invitation` and `reset_second_factor` have their own endpoints; both ways do the same. */
export const resolveSignInIssue = defineEndpoint({
  method: 'POST',
  path: '/users/:id/sign-in',
  summary: 'Resolves a sign-in issue of a user and returns the new state.',
  access: allow('users', 'update'),
  errors: [
    'conflict',
    'managed_externally',
    'last_admin',
    'no_second_factor',
    'not_invited',
    'not_unconfirmed',
    'user_not_found',
  ],
  params: z.strictObject({ id }),
  body: z.strictObject({ fix: z.enum(signInFixes) }),
  reply: signInState,
});
