import { inWords } from '../in-words.ts';
import type { PlaceId } from './guides.ts';
import { instructions } from './instructions/en.ts';
import { words } from './words/en.ts';

const security = 'Security Operations';
const crime = 'Crime Data Analysis';
const preferences = 'Settings, Preferences';

const places: Readonly<Record<PlaceId, string>> = {
  ...{ task: 'My Tasks', dashboard: 'Dashboard', incident: security, notification: 'Notifications', import: 'Imports' },
  ...{ alert: `${security}, Alerts`, rule: `${security}, Alerts`, playbook: `${security}, Playbooks` },
  ...{ report: `${security}, Reports`, threat: 'Threat Analysis', map: 'Threat Analysis, Threat Map' },
  ...{ entity: 'Entity Network', connection: 'Entity Network', network: 'Entity Network', graph: 'Entity Network' },
  ...{ crime, coverage: `${crime}, Coverage`, analysis: `${crime}, Analysis`, schema: 'Schema Explorer' },
  ...{ settings: 'Settings', webhook: 'Settings, API Settings', twoFactor: 'Settings, Security' },
  ...{ theme: preferences, language: preferences, sample: preferences, device: 'Settings, Security' },
  ...{ profile: 'Profile', account: 'Profile', session: 'Profile', user: 'User Management', role: 'User Management' },
  ...{ audit: 'Audit log', api: 'API reference' },
};

/** Instructions in English. */
export const howTo = {
  phrases: {
    'topic:howto': inWords(`
      how do i, how can i, how to, how do you, how do we, how can we, how would i, how should i, how could i,
      how does one, where do i, where can i, where could i, where do i find, where can i find, show me how to,
      tell me how to, explain how to, is it possible to, is there a way to, am i able to, am i allowed to,
      i want to, i would like to, i'd like to, i need to, help me, steps to, help with, instructions for,
      guide to, which screen, on which screen, can i, could i, may i, passkey, passkeys, keyboard shortcuts, add a task, add task, create a task,
      create task, mark all notifications as read, mark all as read,
      shortcuts, do you support, does halyard support
    `),
    'ask:where': inWords(`where is, where are, where's`),
    'op:where': inWords(`where is, where are, where's`),
  },
  examples: Object.values(instructions).map(({ question }) => question),
  instructions,
  words,
  places,
  find: (place: string) => `You find it under [${place}].`,
  notYours: 'Your role does not open this screen; administrators do.',
  label: (question: string) => `Instructions: ${question}`,
};
