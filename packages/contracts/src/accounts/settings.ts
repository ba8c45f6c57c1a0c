import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, listUpTo, statedLimits } from '../fields.ts';
import { allow } from '../policy.ts';
import { dateFormats, defaultViews, languages, themes, timezones } from './preferences.ts';

export const sessionTimeouts = [15, 30, 60, 120] as const;
export const passwordExpiries = [30, 60, 90, 180] as const;
export const rateLimits = [100, 500, 1000, 5000] as const;
export const settingsTabs = ['preferences', 'notifications', 'security', 'api'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export {
  type DefaultView,
  dateFormats,
  defaultViews,
  type Language,
  languages,
  type Timezone,
  themes,
  timezones,
  zoneNames,
} from './preferences.ts';

const oneOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, { error: 'Select one of the listed options' });
const flag = z.boolean({ error: 'Must be on or off' });
const between = (least: number, most: number) => {
  const error = `Must be a number between ${least} and ${most}`;
  return z.number({ error }).check(z.gte(least, { error }), z.lte(most, { error }), z.int({ error }));
};

const invalidUrl = 'Enter a valid URL';
const webAddressMax = 2_048;
const isWebAddress = (value: string) =>
  value.length <= webAddressMax && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
const webAddress = z
  .string({ error: invalidUrl })
  .check(z.refine(isWebAddress, { error: invalidUrl }))
  .register(statedLimits, { maxLength: webAddressMax, format: 'uri' });

export const allowedOriginsMax = 20;

/** The settings of one person. Sentences of its errors are the specification's own (decision G-040). */
export const settings = z.strictObject({
  preferences: z.strictObject({
    theme: oneOf(themes),
    language: oneOf(languages),
    timezone: oneOf(timezones),
    dateFormat: oneOf(dateFormats),
    defaultView: oneOf(defaultViews),
  }),
  notifications: z.strictObject({
    emailNotifications: flag,
    pushNotifications: flag,
    securityAlerts: flag,
    entityUpdates: flag,
    systemUpdates: flag,
    marketingEmails: flag,
  }),
  security: z.strictObject({
    twoFactorAuth: flag,
    /** Minutes. */
    sessionTimeout: between(15, 120),
    /** Days. */
    passwordExpiry: between(30, 180),
    loginNotifications: flag,
    deviceManagement: flag,
  }),
  api: z.strictObject({
    /** Masked, last four visible; '' without a key. Never validated, never written. */
    apiKey: z.optional(z.unknown()),
    apiEnabled: flag,
    /** Requests a minute. */
    rateLimit: between(100, 5_000),
    allowedOrigins: z.array(webAddress).check(z.maxLength(allowedOriginsMax)),
    webhookUrl: z.optional(
      z
        .string({ error: invalidUrl })
        .check(z.refine((value) => value === '' || isWebAddress(value), { error: invalidUrl }))
        .register(statedLimits, { maxLength: webAddressMax }),
    ),
  }),
  /** Counts the saves. Sent back, it keeps one tab from overwriting what another has saved. */
  version: z.optional(z.int().check(z.gte(0))),
});
export type Settings = z.output<typeof settings>;

/** Value of the form until the server responds. The addresses are reserved names that are never called. */
export const settingsBeforeLoad: Settings = {
  preferences: { theme: 'dark', language: 'en', timezone: 'UTC', dateFormat: 'MM/DD/YYYY', defaultView: 'dashboard' },
  notifications: {
    emailNotifications: true,
    pushNotifications: true,
    securityAlerts: true,
    entityUpdates: true,
    systemUpdates: true,
    marketingEmails: false,
  },
  security: {
    twoFactorAuth: false,
    sessionTimeout: 30,
    passwordExpiry: 90,
    loginNotifications: true,
    deviceManagement: true,
  },
  api: {
    apiKey: '',
    apiEnabled: true,
    rateLimit: 1000,
    allowedOrigins: ['https://example.com'],
    webhookUrl: 'https://example.com/webhook',
  },
};

export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/users/settings',
  summary: 'Returns the settings of the current user.',
  access: allow('settings', 'read'),
  reply: settings,
});

/** Weakening a security setting needs a sign-in of the last five minutes; unchanged values pass. */
export const putSettings = defineEndpoint({
  method: 'PUT',
  path: '/users/settings',
  summary: 'Replaces the settings and returns what was saved.',
  access: allow('settings', 'update'),
  errors: ['second_factor_enrolled', 'second_factor_not_enrolled', 'settings_changed', 'webhook_not_allowed'],
  body: settings,
  reply: settings,
});

export const regenerateApiKey = defineEndpoint({
  method: 'POST',
  path: '/users/api-key/regenerate',
  summary: 'Creates a new API key, shown once; the previous key stops working immediately.',
  repliesWithSecret: true,
  access: allow('apiKeys', 'regenerate'),
  reply: z.object({ apiKey: z.string() }),
});

export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/users/api-key',
  summary: 'Revokes the API key.',
  access: allow('apiKeys', 'revoke'),
});

/** `delivered` was answered with 2xx; `waiting` is tried again at `nextTryAt`; `dead` will not be tried again. */
export const deliveryStates = ['waiting', 'delivered', 'dead', 'discarded'] as const;
export const webhookDelivery = z.object({
  id: z.string(),
  event: z.string(),
  state: z.enum(deliveryStates),
  createdAt: instant,
  attempts: z.number(),
  lastTriedAt: z.nullable(instant),
  nextTryAt: z.nullable(instant),
  /** HTTP status of the last response; null if there was none. */
  lastStatus: z.nullable(z.number()),
  /** Why the last attempt failed, in a word: `timeout`, `blocked`, `unreachable`, `redirected`, `rejected`. */
  lastError: z.nullable(z.enum(['timeout', 'blocked', 'unreachable', 'redirected', 'rejected'])),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const deliveriesListed = 50;

export const getWebhook = defineEndpoint({
  method: 'GET',
  path: '/users/webhook',
  summary: 'Returns the webhook URL, the end of its signing secret and the last 50 deliveries.',
  access: allow('webhooks', 'read'),
  reply: z.object({
    url: z.string(),
    /** The last four characters of the signing secret; null before one was made. */
    secretEnds: z.nullable(z.string()),
    deliveries: listUpTo(deliveriesListed, webhookDelivery),
  }),
});

export const makeWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/users/webhook/secret',
  summary: 'Creates a new signing secret (Standard Webhooks, `whsec_…`), shown once.',
  repliesWithSecret: true,
  access: allow('webhooks', 'test'),
  reply: z.object({ secret: z.string() }),
});

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/users/webhook/test',
  summary: 'Sends a test event to the saved URL and returns the result.',
  access: allow('webhooks', 'test'),
  errors: ['no_webhook'],
  reply: webhookDelivery,
});

export const retryDelivery = defineEndpoint({
  method: 'POST',
  path: '/users/webhook/deliveries/:id/retry',
  summary: 'Resends a failed delivery.',
  access: allow('webhooks', 'test'),
  errors: ['delivery_not_found', 'no_webhook'],
  params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  reply: webhookDelivery,
});
