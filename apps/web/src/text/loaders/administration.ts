import type { about } from '../en/about.ts';
import type { apiReference } from '../en/api-reference.ts';
import type { audit } from '../en/audit.ts';
import type { notifications } from '../en/notifications.ts';
import type { sampleData } from '../en/sample-data.ts';
import type { settings } from '../en/settings.ts';
import type { signInState } from '../en/sign-in-state.ts';
import type { users } from '../en/users.ts';
import { defineMessages } from '../lazy-messages.ts';

export const aboutWords = defineMessages(import.meta.glob<typeof about>('../*/about.ts', { import: 'about' }));
export const apiReferenceWords = defineMessages(
  import.meta.glob<typeof apiReference>('../*/api-reference.ts', { import: 'apiReference' }),
);
export const auditWords = defineMessages(import.meta.glob<typeof audit>('../*/audit.ts', { import: 'audit' }));
export const notificationsWords = defineMessages(
  import.meta.glob<typeof notifications>('../*/notifications.ts', { import: 'notifications' }),
);
export const sampleDataWords = defineMessages(
  import.meta.glob<typeof sampleData>('../*/sample-data.ts', { import: 'sampleData' }),
);
export const settingsWords = defineMessages(
  import.meta.glob<typeof settings>('../*/settings.ts', { import: 'settings' }),
);
export const signInStateWords = defineMessages(
  import.meta.glob<typeof signInState>('../*/sign-in-state.ts', { import: 'signInState' }),
);
export const usersWords = defineMessages(import.meta.glob<typeof users>('../*/users.ts', { import: 'users' }));
