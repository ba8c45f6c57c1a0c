import { type AskedQuestion, type Expectation, proposes, quoted, refused } from './asked-question.ts';

const task = (slots: string) => proposes('add_task', slots);
const status = (id: string, to: string): Expectation => ({
  kind: 'proposes',
  query: {
    from: 'workspace',
    sql: `select json_object('action', 'change_status', 'version', version, 'slots', json_object('incident', id, 'status', '${to}')) from incidents where id = '${id}'`,
  },
});
const completed = proposes(
  'complete_task',
  "'task', id",
  "from todos where owner_id = :me and text like 'Rehearse the restore%'",
);
const viewer = 'priya.sato@example.com';

/** The actions of the assistant after a confirmation; it does nothing automatically. */
export const actions: readonly AskedQuestion[] = [
  { ask: 'Add a task to call the bank', expect: task("'text', 'Call the bank'") },
  {
    ask: 'Remind me to review the firewall rules tomorrow',
    expect: task("'text', 'Review the firewall rules', 'dueDate', date(:today, '+1 day')"),
  },
  {
    ask: 'Add a task: rotate the signing keys, high priority',
    expect: task("'text', 'Rotate the signing keys', 'priority', 'high'"),
  },
  { ask: 'Mark Rehearse the restore as done', expect: completed },
  { ask: 'can you tick off the restore task', expect: completed },
  { ask: 'Resolve this incident', screen: '/security?incident=131', expect: status('131', 'Resolved') },
  { ask: 'Close incident 126', expect: status('126', 'Closed') },
  { ask: 'Mark incident 140 as mitigated', expect: status('140', 'Mitigated') },
  {
    ask: 'Add a note: provider called back',
    screen: '/security?incident=143',
    expect: proposes('add_note', `'incident', '143', 'message', ${quoted('provider called back')}`),
  },
  { ask: 'Close incident 126', as: viewer, expect: refused('forbidden') },
  { ask: 'Close incident 987', expect: refused('not_found') },
  { ask: 'Add a task to read the shift notes', as: viewer, expect: task("'text', 'Read the shift notes'") },
];
