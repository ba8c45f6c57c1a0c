import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { eventEntry } from '../events.ts';
import { cursor, id, instant, listUpTo, numberBetween } from '../fields.ts';
import { pageSizeMax } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';
import { account } from './account.ts';
import { emailAddress, newPassword, personName, username } from './account-fields.ts';

/** The own account with what only its owner sees. What a cloud user pool keeps to itself is null. */
export const profile = z.extend(account, {
  /** The address that signs in until a new one is verified; null when `email` itself does. */
  signInEmail: z.nullable(z.string()),
  passwordChangedAt: z.nullable(instant),
  /** When the password has to be replaced. */
  passwordExpiresAt: z.nullable(instant),
  secondFactor: z.object({ enrolled: z.boolean(), recoveryCodesLeft: z.nullable(z.number()) }),
  deletionRequestedAt: z.nullable(instant),
});
export type Profile = z.output<typeof profile>;

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/users/profile',
  summary: 'Returns the current account with its security settings.',
  access: allow('account', 'read'),
  reply: profile,
});

/** Only these; omitted names do not change. A request with an id, a role or a status is rejected. */
export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/users/profile',
  summary:
    'Updates names, email or password of the current user; email and password require a sign-in within the last ten minutes.',
  access: allow('account', 'update'),
  errors: ['email_taken', 'username_taken', 'weak_password', 'wrong_password'],
  body: z.strictObject({
    username,
    email: emailAddress,
    firstName: z.optional(personName),
    lastName: z.optional(personName),
    password: z.optional(newPassword),
  }),
  reply: profile,
});

export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/users/profile/identity-confirmation',
  summary: 'Re-authenticates with the current password.',
  access: allow('account', 'update'),
  errors: ['expired_code', 'second_factor_required', 'second_factor_sent', 'wrong_code', 'wrong_password'],
  body: z.strictObject({
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    /**
     * Who has a second factor needs it: `second_factor_required` where the app shows one, `second_factor_sent` where
     * one was mailed or texted because none was given. A recovery code does as well.
     */
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
});

const sixDigits = z.string().check(z.regex(/^\d{6}$/, { error: 'must be six digits' }));

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/users/profile/email-verification',
  summary: 'Verifies the new email address with the emailed code; from then on it is used to sign in.',
  access: allow('account', 'update'),
  errors: ['email_taken', 'expired_code', 'no_new_email', 'wrong_code'],
  body: z.strictObject({ code: sixDigits }),
  reply: profile,
});

export const resendEmailCode = defineEndpoint({
  method: 'POST',
  path: '/users/profile/email-verification/code',
  summary: 'Emails a new code to the address pending verification.',
  access: allow('account', 'update'),
  errors: ['email_taken', 'no_new_email'],
});

/** One sign-in that is still good. `device` is its remembered name, null where the device is not remembered. */
export const sessionEntry = z.object({
  id,
  current: z.boolean(),
  startedAt: instant,
  lastUsedAt: instant,
  address: z.string(),
  userAgent: z.nullable(z.string()),
  device: z.nullable(z.string()),
});
export type SessionEntry = z.output<typeof sessionEntry>;

/** Sessions and devices that are listed, the latest used first. */
export const signInsListed = 500;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/users/profile/sessions',
  summary: 'Lists sessions of the current user, newest activity first, at most 500.',
  access: allow('sessions', 'read'),
  reply: listUpTo(signInsListed, sessionEntry),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/users/profile/sessions/:id',
  summary: 'Ends a session.',
  access: allow('sessions', 'revoke'),
  errors: ['session_not_found'],
  params: z.strictObject({ id }),
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/users/profile/sessions',
  summary: 'Ends all sessions except the current one.',
  access: allow('sessions', 'revoke'),
  reply: z.object({ ended: z.number() }),
});

/** A device that signs in without a second factor while it is remembered. */
export const device = z.object({
  id: z.string(),
  name: z.string(),
  remembered: z.boolean(),
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  address: z.nullable(z.string()),
});
export type Device = z.output<typeof device>;

export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/users/profile/devices',
  summary: 'Lists devices of the current user while device management is on, at most 500.',
  access: allow('sessions', 'read'),
  reply: listUpTo(signInsListed, device),
});

export const rememberDevice = defineEndpoint({
  method: 'PATCH',
  path: '/users/profile/devices/:id',
  summary: 'Trusts or distrusts a device; trusting one requires a recent sign-in.',
  access: allow('sessions', 'revoke'),
  errors: ['device_not_found'],
  params: z.strictObject({ id: z.string().check(z.maxLength(128)) }),
  body: z.strictObject({ remembered: z.boolean() }),
  reply: device,
});

export const forgetDevice = defineEndpoint({
  method: 'DELETE',
  path: '/users/profile/devices/:id',
  summary: 'Forgets a device and ends its sessions; its next sign-in is treated as new.',
  access: allow('sessions', 'revoke'),
  errors: ['device_not_found'],
  params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
});

/** Ten codes, each good for one sign-in in place of the authenticator's. Shown once; earlier ones are void. */
export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/users/profile/recovery-codes',
  summary: 'Generates ten new recovery codes; requires an enrolled authenticator and a recent sign-in.',
  repliesWithSecret: true,
  access: allow('account', 'update'),
  errors: ['managed_externally', 'second_factor_not_enrolled'],
  reply: z.object({ codes: z.array(z.string()) }),
});

export const disableSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/users/profile/second-factor/disable',
  summary: 'Turns off the authenticator app; requires one of its codes or a recovery code.',
  access: allow('account', 'update'),
  errors: ['expired_code', 'managed_externally', 'second_factor_not_enrolled', 'wrong_code'],
  body: z.strictObject({ code: z.string().check(z.minLength(6), z.maxLength(16)) }),
  reply: profile,
});

export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/users/profile/activity',
  summary:
    'Lists actions of the current user and events that concern them, newest first. `before` is a deprecated name of `after`.',
  access: allow('account', 'read'),
  query: z.strictObject({
    limit: z._default(numberBetween(1, pageSizeMax), 50),
    after: z.optional(cursor),
    before: z.optional(cursor),
  }),
  reply: z.object({ events: z.array(eventEntry), next: z.nullable(z.string()) }),
});

export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/users/profile/deletion-request',
  summary: 'Requests deletion of the account. It stays active until an administrator approves.',
  access: allow('account', 'update'),
  errors: ['deletion_already_requested'],
  reply: z.object({ requestedAt: instant }),
  status: 201,
  location: '/users/profile',
});

export const withdrawDeletion = defineEndpoint({
  method: 'POST',
  path: '/users/profile/deletion-request/withdrawal',
  summary: 'Withdraws the request to delete the account.',
  access: allow('account', 'update'),
});

/** A file made by the server; `text` is its whole content. */
export const file = z.object({ name: z.string(), mediaType: z.string(), text: z.string() });
export type File = z.output<typeof file>;

export const exportProfile = defineEndpoint({
  method: 'GET',
  path: '/users/profile/export',
  repliesAtLength: true,
  summary: 'Exports all stored data of the current user as one JSON file. Secrets are listed but not included.',
  access: allow('account', 'read'),
  reply: file,
});
