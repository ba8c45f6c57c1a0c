import type { notifications } from '../en/account/notifications.ts';
import type { about } from '../en/administration/about.ts';
import type { apiReference } from '../en/administration/api-reference.ts';
import type { audit } from '../en/administration/audit.ts';
import type { sampleData } from '../en/administration/sample-data.ts';
import type { settings } from '../en/administration/settings.ts';
import type { signInState } from '../en/administration/sign-in-state.ts';
import type { systemHealth } from '../en/administration/system-health.ts';
import type { users } from '../en/administration/users.ts';
import { defineMessages } from '../lazy-messages.ts';

export const aboutWords = defineMessages(
  import.meta.glob<typeof about>('../*/administration/about.ts', { import: 'about' }),
);
export const apiReferenceWords = defineMessages(
  import.meta.glob<typeof apiReference>('../*/administration/api-reference.ts', { import: 'apiReference' }),
);
export const auditWords = defineMessages(
  import.meta.glob<typeof audit>('../*/administration/audit.ts', { import: 'audit' }),
);
export const notificationsWords = defineMessages(
  import.meta.glob<typeof notifications>('../*/account/notifications.ts', { import: 'notifications' }),
);
export const sampleDataWords = defineMessages(
  import.meta.glob<typeof sampleData>('../*/administration/sample-data.ts', { import: 'sampleData' }),
);
export const settingsWords = defineMessages(
  import.meta.glob<typeof settings>('../*/administration/settings.ts', { import: 'settings' }),
);
export const signInStateWords = defineMessages(
  import.meta.glob<typeof signInState>('../*/administration/sign-in-state.ts', { import: 'signInState' }),
);
export const systemHealthWords = defineMessages(
  import.meta.glob<typeof systemHealth>('../*/administration/system-health.ts', { import: 'systemHealth' }),
);
export const usersWords = defineMessages(
  import.meta.glob<typeof users>('../*/administration/users.ts', { import: 'users' }),
);
