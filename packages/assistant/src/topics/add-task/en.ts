import type { Priority } from '@halyard/contracts/work/todos.ts';
import type { NewTaskWords } from './new-task-words.ts';

const priorities: Readonly<Record<Priority, string>> = {
  high: 'high priority',
  medium: 'medium priority',
  low: 'low priority',
};

const words: NewTaskWords = {
  priorities: {
    high: ['high priority', 'with high priority', 'as high priority', 'high-priority', 'priority high', '!high'],
    medium: ['medium priority', 'with medium priority', 'as medium priority', 'priority medium', '!medium'],
    low: ['low priority', 'with low priority', 'as low priority', 'low-priority', 'priority low', '!low'],
  },
  today: ['today'],
  tomorrow: ['tomorrow'],
  dayAfterTomorrow: ['the day after tomorrow', 'day after tomorrow'],
  weekdays: [['monday'], ['tuesday'], ['wednesday'], ['thursday'], ['friday'], ['saturday'], ['sunday']],
  inDays: ['in {n} days', 'in {n} day'],
  inWeeks: ['in {n} weeks', 'in {n} week'],
  leads: ['by', 'on', 'due', 'until', 'due on', 'due by', 'for', 'this', 'by this', 'coming'],
  guards: [
    'before',
    'after',
    'since',
    'of',
    'from',
    'last',
    'every',
    'each',
    'next',
    'and',
    'or',
    'than',
    'to',
    'between',
  ],
  inFront: [],
  noText: [
    'my list',
    'my tasks',
    'my task list',
    'to my list',
    'to my tasks',
    'my to-do list',
    'for me',
    'please',
    'list',
    'the list',
  ],
};

/** Adding a task in English. */
export const addTask = {
  phrases: {},
  examples: ['Add a task to review the access list by Friday', 'Remind me to call the supplier tomorrow'],
  words,
  priorities,
  lead: 'I can add this task for you.',
  summary: (text: string, priority: string) => `Add the task “${text}” (${priority}).`,
  summaryDue: (text: string, priority: string, day: string) => `Add the task “${text}” (${priority}, due ${day}).`,
  tooLong: (most: string) => `A task has at most ${most} characters, so I cannot propose this one.`,
};
