import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askSettings, askWebhook } from './ask-account.ts';
import { texts } from './texts.ts';

type Text = (typeof texts)['en'];
type Fact = (draft: Draft) => Promise<void>;

/** A setting said in one sentence. */
const preference =
  (write: (text: Text, preferences: Settings['preferences']) => string): Fact =>
  async (draft) => {
    const { reply, cite } = await askSettings(draft);
    draft.say(write(texts[draft.language], reply.preferences), cite);
  };

const toggle =
  (name: keyof Text['toggles'], read: (settings: Settings) => boolean): Fact =>
  async (draft) => {
    const { reply, cite } = await askSettings(draft);
    draft.say(texts[draft.language].toggles[name](read(reply)), cite);
  };

async function saySessionTimeout(draft: Draft): Promise<void> {
  const { reply, cite } = await askSettings(draft);
  const minutes = reply.security.sessionTimeout;
  draft.say(texts[draft.language].sessionTimeout(minutes, draft.figure(minutes, cite)));
}

async function sayRateLimit(draft: Draft): Promise<void> {
  const { reply, cite } = await askSettings(draft);
  draft.say(texts[draft.language].rateLimit(draft.figure(reply.api.rateLimit, cite)));
}

/** Whether there is a key; not even its last letters are said. */
async function sayApiKey(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askSettings(draft);
  draft.say(typeof reply.api.apiKey === 'string' && reply.api.apiKey !== '' ? text.apiKey : text.noApiKey, cite);
  draft.say(text.toggles.apiAccess(reply.api.apiEnabled), cite);
}

async function sayOrigins(draft: Draft): Promise<void> {
  const { origins, captions, columns } = texts[draft.language];
  const { reply, cite } = await askSettings(draft);
  const { allowedOrigins } = reply.api;
  draft.say(origins(allowedOrigins.length, draft.figure(allowedOrigins.length, cite)));
  draft.table({
    caption: captions.origins,
    cite,
    columns: [{ label: columns.origin, kind: 'text' }],
    rows: allowedOrigins.map((origin) => ({ href: '/settings?tab=api', cells: [plain(origin)] })),
  });
}

/** The address is left out: addresses of webhooks often hold a secret. */
async function sayWebhook(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askWebhook(draft);
  const dead = reply.deliveries.filter(({ state }) => state === 'dead').length;
  draft.say(reply.url === '' ? text.noWebhook : text.webhook(dead, draft.figure(dead, cite)), cite);
}

export const settingFacts: Readonly<Record<string, Fact>> = {
  language: preference((text, { language }) => text.language(text.languages[language])),
  timezone: preference((text, { timezone }) => text.timezone(text.timezones[timezone])),
  dateFormat: preference((text, { dateFormat }) => text.dateFormat(dateFormat)),
  theme: preference((text, { theme }) => text.theme(text.themes[theme])),
  defaultView: preference((text, { defaultView }) => text.defaultView(text.views[defaultView])),
  sessionTimeout: saySessionTimeout,
  rateLimit: sayRateLimit,
  apiKey: sayApiKey,
  origins: sayOrigins,
  webhook: sayWebhook,
  apiAccess: toggle('apiAccess', ({ api }) => api.apiEnabled),
  loginNotifications: toggle('loginNotifications', ({ security }) => security.loginNotifications),
  deviceManagement: toggle('deviceManagement', ({ security }) => security.deviceManagement),
  emailNotifications: toggle('emailNotifications', ({ notifications }) => notifications.emailNotifications),
  pushNotifications: toggle('pushNotifications', ({ notifications }) => notifications.pushNotifications),
  securityAlerts: toggle('securityAlerts', ({ notifications }) => notifications.securityAlerts),
  entityUpdates: toggle('entityUpdates', ({ notifications }) => notifications.entityUpdates),
  systemUpdates: toggle('systemUpdates', ({ notifications }) => notifications.systemUpdates),
  marketingEmails: toggle('marketingEmails', ({ notifications }) => notifications.marketingEmails),
};
