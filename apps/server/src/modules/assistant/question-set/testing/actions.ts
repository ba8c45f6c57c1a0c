import { type AskedQuestion, proposes, quoted, refused } from './asked-question.ts';

const task = (body: string) => proposes(`select json_object('action', 'add_task', 'body', json_object(${body}))`);
const status = (id: string, to: string) =>
  proposes(
    `select json_object('action', 'change_status', 'incidentId', id, 'body', json_object('version', version, 'status', '${to}')) from incidents where id = '${id}'`,
  );
const viewer = 'priya.sato@example.com';

/** What the assistant would do after a confirmation; it does nothing by itself. */
export const actions: readonly AskedQuestion[] = [
  { ask: 'Add a task to call the bank', expect: task("'text', 'call the bank'") },
  {
    ask: 'Remind me to review the firewall rules tomorrow',
    expect: task("'text', 'review the firewall rules', 'dueDate', date(:today, '+1 day')"),
  },
  {
    ask: 'Add a task: rotate the signing keys, high priority',
    expect: task("'text', 'rotate the signing keys', 'priority', 'high'"),
  },
  {
    ask: 'Mark Rehearse the restore as done',
    expect: proposes(
      `select json_object('action', 'complete_task', 'taskId', id) from todos where owner_id = :me and text like 'Rehearse the restore%'`,
    ),
  },
  {
    ask: 'can you tick off the restore task',
    expect: proposes(
      `select json_object('action', 'complete_task', 'taskId', id) from todos where owner_id = :me and text like 'Rehearse the restore%'`,
    ),
  },
  { ask: 'Resolve this incident', screen: '/security?incident=131', expect: status('131', 'Resolved') },
  { ask: 'Close incident 126', expect: status('126', 'Closed') },
  { ask: 'Mark incident 140 as mitigated', expect: status('140', 'Mitigated') },
  {
    ask: 'Add a note: provider called back',
    screen: '/security?incident=143',
    expect: proposes(
      `select json_object('action', 'add_note', 'incidentId', '143', 'body', json_object('message', ${quoted('provider called back')}, 'note', json('true')))`,
    ),
  },
  { ask: 'Close incident 126', as: viewer, expect: refused('forbidden') },
  { ask: 'Close incident 987', expect: refused('not_found') },
  { ask: 'Add a task to read the shift notes', as: viewer, expect: task("'text', 'read the shift notes'") },
];
