import { type AskedQuestion, always, opens, proposes, refused, talk } from './asked-question.ts';

const leadsTo = (...addresses: readonly string[]) => opens(always(...addresses));

/** How something is done: the answer links to the screen where it is done. */
export const howTo: readonly AskedQuestion[] = [
  { ask: 'How do I add a task?', expect: leadsTo('/todos*') },
  { ask: 'How do I open a new incident?', expect: leadsTo('/security*') },
  { ask: 'How can I change the status of an incident?', expect: leadsTo('/security*') },
  { ask: 'How do I start a playbook?', expect: leadsTo('/security*') },
  { ask: 'How do I import a STIX file?', expect: leadsTo('/imports*') },
  { ask: 'How do I import police data?', expect: leadsTo('/crime-analysis*') },
  { ask: 'How do I find the path between two entities?', expect: leadsTo('/network*') },
  { ask: 'How do I make a schema from a CSV file?', expect: leadsTo('/schemas*') },
  { ask: 'Where can I change the language?', expect: leadsTo('/settings*') },
  { ask: 'How do I turn on two-factor authentication?', expect: leadsTo('/settings*', '/profile*') },
  { ask: 'How do I create an API key?', expect: leadsTo('/settings*') },
  { ask: 'How do I mark all notifications as read?', expect: leadsTo('/notifications*') },
  { ask: 'How do I switch to the light theme?', expect: leadsTo('/settings*') },
  { ask: 'Where do I see the audit log?', expect: leadsTo('/audit*') },
  { ask: 'How do I add a user?', expect: leadsTo('/users*') },
  { ask: 'How do I export threats?', expect: leadsTo('/threats*') },
  { ask: 'How do I acknowledge an alert?', expect: leadsTo('/security*', '/threats*') },
  { ask: 'turn on dark mode', expect: proposes('set_theme', "'theme', 'dark'") },
  { ask: 'i forgot my password', expect: leadsTo('/profile*') },
  { ask: 'notification settings', expect: leadsTo('/settings?tab=notifications') },
  { ask: 'change language to italian', expect: refused() },
  { ask: 'change my role to admin', expect: refused() },
  { ask: 'turn off alerts for Camden', expect: refused() },
];

/** Questions about the assistant itself. */
export const aboutHalyard: readonly AskedQuestion[] = [
  { ask: 'What can you do?', expect: talk },
  { ask: 'Who are you?', expect: talk },
  { ask: 'Does anything I ask leave this server?', expect: talk },
  { ask: 'Hello', expect: talk },
  { ask: 'Thank you', expect: talk },
  { ask: 'ok thanks', expect: talk },
  { ask: 'i am new here', expect: talk },
];
