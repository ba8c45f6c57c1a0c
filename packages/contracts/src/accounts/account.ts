import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { allow } from '../policy.ts';
import { preferences } from './preferences.ts';
import { accountRoles } from './roles.ts';

/**
 * The signed-in person. `id` is the provider's immutable user name, `username` the readable one.
 * `requestedRole` is set while a higher role waits for an administrator (decision G-025).
 */
export const account = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  verified: z.boolean(),
  role: z.enum(accountRoles),
  requestedRole: z.nullable(z.enum(accountRoles)),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  company: z.nullable(z.string()),
  createdAt: instant,
  preferences,
  /** Minutes without activity after which the session ends. */
  sessionTimeout: z.number(),
  /** Grave events are wanted as notifications of the browser. */
  pushNotifications: z.boolean(),
});
export type Account = z.output<typeof account>;

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'Returns the account of the token with its effective role.',
  access: allow('account', 'read'),
  // In a cloud pool someone may have an address that is another user's here.
  errors: ['email_taken'],
  reply: account,
});
