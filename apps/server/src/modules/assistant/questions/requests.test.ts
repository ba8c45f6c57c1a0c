import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse, saidIn, slotsOf } from './testing/answers.ts';

const workspace = useWorkspace();

const ask = (questions: readonly string[], language: Language = 'en', screen = '/dashboard') =>
  converse(workspace().analyst, questions, {
    screen,
    manner: { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' },
  });

const archive = 'INC-000143 Encrypted archive sent to unknown host';
const queries = 'INC-000131 Unusual query volume on archive';
const theft = 'INC-000144 Credential theft through supplier portal';

type Asked = readonly [
  language: Language,
  questions: readonly string[],
  action: string,
  slots: Readonly<Record<string, string>>,
];

test.each<Asked>([
  [
    'en',
    ['131 -> investigating, dba is going through the query log'],
    'change_status',
    { incident: queries, status: 'Investigating', comment: 'dba is going through the query log' },
  ],
  [
    'en',
    ['ack the cloned northgate sign-in page'],
    'acknowledge_threat',
    { threat: 'Cloned sign-in page aimed at Northgate Logistics' },
  ],
  [
    'en',
    ['directory listing at harbour group was our own scanner, false positive'],
    'set_verdict',
    {
      threat: 'Directory listing pulled from Harbour Group Holding',
      verdict: 'False positive',
      reason: 'our own scanner',
    },
  ],
  ['en', ['mark em all read'], 'mark_notifications_read', {}],
  [
    'fr',
    ['temps restant avant l’échéance du 144', 'lance le playbook Ransomware dessus'],
    'start_playbook',
    { incident: theft, playbook: 'Ransomware' },
  ],
  [
    'fr',
    ['lance le playbook Ransomware sur le 144', 'pardon, sur le 143'],
    'start_playbook',
    { incident: archive, playbook: 'Ransomware' },
  ],
  [
    'en',
    ['escalate the port sweep, it started again at 4'],
    'escalate_incident',
    { incident: 'INC-000136 Port sweep on guest network', reason: 'it started again at 4' },
  ],
  [
    'de',
    ['aufgabe bis freitag: log-export an den prüfer schicken'],
    'add_task',
    { text: 'Log-export an den prüfer schicken', priority: 'Mittel', dueDate: '2026-11-27' },
  ],
])('in %s, %j is %s', async (language, questions, action, slots) => {
  const { proposal } = await ask(questions, language);

  expect([proposal?.request.action, proposal && slotsOf(proposal.request)]).toEqual([action, slots]);
});

test('“add” links a record that exists to an incident', async () => {
  const { proposal } = await ask(['add andrei munteanu to incident 142']);

  expect(proposal?.request.action).toBe('link_record');
  expect(proposal && slotsOf(proposal.request).record).toBe('Andrei Munteanu');
});

describe('who may not', () => {
  test.each<readonly [language: Language, questions: readonly string[]]>([
    ['en', ['close 133 for me']],
    ['es', ['que me digas de que va el 122', 'añádele a quayline hosting']],
    ['ja', ['138に「ログ確認済み」ってメモ追加']],
    ['fr', ['supprime l’incident 116']],
    ['de', ['bestätige mal die Port-Sweep-Bedrohung am Lieferantenportal']],
  ])('is told so in %s: %j', async (language, questions) => {
    const { refused, proposal } = await converse(workspace().viewer, questions, {
      screen: '/security',
      manner: { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' },
    });

    expect([refused, proposal]).toEqual(['forbidden', null]);
  });

  test('see a subject that is named is told so, whatever else is said of it', async () => {
    const { answer } = await workspace().viewer.question('any stix imports that failed this week');

    expect(answer.refused).toBe('forbidden');
  });
});

test('who may delete incidents is told where', async () => {
  const { answer } = await workspace().admin.question('delete incident 120');

  expect([answer.refused, saidIn(answer).includes('Administrators delete it')]).toEqual([null, true]);
});

test('“tick it off” is said of the task that was the most urgent of those before', async () => {
  const reuben = await workspace().app.as('reuben.mensah@example.com');
  const questions = ['what have i got due in the next 7 days', 'most urgent?', 'thats done, tick it off'];
  const urgent = await converse(reuben, questions.slice(0, 2), { screen: '/todos' });
  const { proposal } = await converse(reuben, questions, { screen: '/todos' });

  expect(urgent.reading?.spec.sort).toEqual({ field: 'due', direction: 'asc' });
  expect(proposal?.request.action).toBe('complete_task');
  expect(proposal && slotsOf(proposal.request).task).toBe(urgent.tables[0]?.rows[0]?.cells[0]);
});
