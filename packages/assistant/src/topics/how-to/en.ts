import { readHelp } from '../../help/read-help.ts';
import { inWords } from '../in-words.ts';
import type { PlaceId } from './guides.ts';
import { words } from './words/en.ts';

const security = 'Security Operations';
const crime = 'Crime Data Analysis';
const preferences = 'Settings, Preferences';

const places: Readonly<Record<PlaceId, string>> = {
  task: 'My Tasks',
  dashboard: 'Dashboard',
  incident: security,
  notification: 'Notifications',
  import: 'Imports',
  alert: `${security}, Alerts`,
  rule: `${security}, Alerts`,
  playbook: `${security}, Playbooks`,
  report: `${security}, Reports`,
  threat: 'Threat Analysis',
  map: 'Threat Analysis, Threat Map',
  entity: 'Entity Network',
  connection: 'Entity Network',
  network: 'Entity Network',
  graph: 'Entity Network',
  crime,
  coverage: `${crime}, Coverage`,
  analysis: `${crime}, Analysis`,
  schema: 'Schema Explorer',
  settings: 'Settings',
  webhook: 'Settings, API Settings',
  twoFactor: 'Settings, Security',
  theme: preferences,
  language: preferences,
  sample: preferences,
  device: 'Settings, Security',
  profile: 'Profile',
  account: 'Profile',
  session: 'Profile',
  user: 'User Management',
  role: 'User Management',
  audit: 'Audit log',
  api: 'API reference',
};

/** Instructions in English. */
export const howTo = {
  phrases: {
    'topic:howto': inWords(`
      how do i, how can i, how to, how do you, how do we, how can we, how would i, how should i, how could i,
      how does one, where do i, where can i, where could i, where do i find, where can i find, show me how to,
      tell me how to, explain how to, is it possible to, is there a way to, am i able to, am i allowed to, i want to,
      i would like to, i'd like to, i need to, help me, steps to, help with, instructions for, guide to,
      which screen, on which screen, can i, could i, may i, passkey, passkeys, keyboard shortcuts, add a task,
      add task, create a task, create task, mark all notifications as read, mark all as read, shortcuts,
      do you support, does halyard support, any way to, is there any way to, i wanna, i'm trying to, im trying to,
      i am trying to, i'd love to, walk me through, show me where, tell me where, tell me how i can,
      show me how i can, where to find, where to, where would i, how might i, what is the way to, how can one,
      how does a user, i am looking for, i'm looking for, im looking for, i can't find, i cannot find, cant find,
      can't find, i cant find, instructions, which button, which menu, in which menu, am i supposed to,
      is it possible, password reset, reset password, forgot password, forgotten password, i forgot my password,
      i forgot the password, forgot my password, lost my password, i lost my password, i've forgotten my password,
      i have forgotten my password, password change, change password, how do i start, how do i use this,
      how do i use you, how do i use halyard, how to use this, how to use halyard, how do i get started,
      i need help with, need help with, can you help me with, help me with, can you help me to,
      i need some help with, show me how i, how should one
    `),
    'ask:where': inWords(`where is, where are, where's`),
    'op:where': inWords(`where is, where are, where's`),
    'howto:do': inWords(`
      turn on, turn off, turn, switch on, switch off, switch to, switch, enable, disable, activate, deactivate,
      change, set, reset, edit, update, delete, remove, clear, dismiss, create, make, upload, download, export,
      import, invite, log out, log me out, logout, sign out, sign me out, log off, sign off, unsubscribe, mute, stop,
      rename, configure, customise, customize, connect, undo, restore, revoke, regenerate, generate, verify, mark,
      acknowledge, escalate, assign, stop sending me, stop sending, i don't want, i do not want, go to, take me to,
      bring me to, navigate to, jump to, open settings, open the settings, open my settings, open profile,
      open my profile, open the profile, open the audit log, open audit log, open the notifications,
      open notifications, open the dashboard, open the imports, open imports, report an incident, raise an incident,
      log an incident, add
    `),
  },
  examples: readHelp('en', 'how-to').map(({ heading }) => heading),
  words,
  places,
  find: (place: string) => `You find it under ${place}.`,
  notByMe: 'I cannot do this for you; this is how it is done.',
  notYours: 'Your role does not open this screen; administrators do.',
  label: (question: string) => `Instructions: ${question}`,
};
