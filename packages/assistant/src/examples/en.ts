import type { Examples } from './screens.ts';

/** Questions that are offered, by screen; each of them is answered. */
export const en: Examples = {
  '/security?incidents': [
    'Summarize this incident',
    'Who is assigned to this?',
    'Which incidents are similar to this?',
  ],
  '/security': [
    'How many incidents are open?',
    'Incidents by severity',
    'What is the average resolution time?',
    'Which incidents are overdue?',
  ],
  '/threats?threats': ['What do we know about this?', 'Which incidents is this linked to?'],
  '/threats': [
    'Threats by type',
    'Critical threats not yet acknowledged',
    'Threats per day this week',
    'Threats by country',
  ],
  '/network?entities': ['Who is this connected to?', 'Which incidents is this linked to?'],
  '/network': ['Who has the most connections?', 'Entities by type', 'High risk persons', 'Strong connections'],
  '/todos': ['Which tasks are overdue?', 'What should I do first?', 'Tasks by priority', 'What is due this week?'],
  '/users': [
    'How many analysts are there?',
    'Users by department',
    'Who has no second factor?',
    'Who has not signed in for a month?',
  ],
  '/notifications': ['Do I have unread notifications?', 'What do I have to act on?', 'Notifications by type'],
  '/imports': ['What did the last import reject?', 'Which imports failed?', 'Imports this month'],
  '/audit': ['Is the audit log intact?', 'Audit entries by action', 'Failed sign-ins in the last 24 hours'],
  '/sources': [
    'How do I connect a tool?',
    'What do I do when a source is failing or silent?',
    'What is a dead letter?',
  ],
  '/crime-analysis': [
    'How many burglaries were there last month?',
    'Crimes by area',
    'Which months are missing?',
    'Biggest increase by force',
  ],
  '/schemas': ['Which schemas do we have?', 'Which fields are required?', 'Schemas by origin'],
  '/dashboard': [
    'Give me an overview',
    'What should I do first?',
    'What happened today?',
    'How many incidents are open?',
  ],
  '/profile': ['What is my role?', 'Where am I signed in?', 'When did I change my password?'],
  '/settings': ['What is my time zone?', 'When am I logged out when idle?', 'Where are my API keys?'],
  '*': ['Give me an overview', 'What happened today?', 'What should I do first?', 'How many incidents are open?'],
};
