import { roles } from '@halyard/contracts/accounts/roles.ts';
import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { can } from '@halyard/contracts/policy.ts';
import { actionNames, actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import { allMessages } from '@halyard/messages/all';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse, saidIn, slotsOf, tellsData } from './testing/answers.ts';
import { archive, certificate, proposed, sweep, theft } from './testing/proposed-actions.ts';

const workspace = useWorkspace();
test('every action can be asked for in words', () => {
  expect(actionNames.filter((name) => !proposed.some(([action]) => action === name))).toEqual([]);
});

test.each(proposed)('%s: %s', async (action, question, slots) => {
  const { answer } = await workspace().admin.question(question);

  expect(answer.refused, saidIn(answer)).toBeNull();
  expect([answer.proposal?.request.action, answer.proposal?.state]).toEqual([action, 'open']);
  expect(answer.proposal && slotsOf(answer.proposal.request)).toEqual(slots);
});

test.each(proposed)('%s has a value of each slot that is declared, and no other: “%s”', async (action, question) => {
  const { proposal } = (await workspace().admin.question(question)).answer;

  expect(Object.keys(proposal?.request.slots ?? {})).toEqual(Object.keys(actionOf(action).slots));
  for (const [name, { values }] of Object.entries(actionOf(action).slots)) {
    const value = proposal?.request.slots[name]?.value;
    if (values && value) expect(values).toContain(value);
  }
});

test('what a record has now stands beside what it would have, with its version', async () => {
  const { database } = workspace().app;
  const { version, status, severity, assignee_name } = await database.read
    .selectFrom('incidents')
    .select(['version', 'status', 'severity', 'assignee_name'])
    .where('id', '=', '143')
    .executeTakeFirstOrThrow();
  const threat = await database.read
    .selectFrom('intelligence')
    .select(['version', 'status', 'severity'])
    .where('name', '=', sweep)
    .executeTakeFirstOrThrow();
  const requestOf = async (question: string) => (await workspace().admin.question(question)).answer.proposal?.request;

  expect(await requestOf('set incident 143 to mitigated')).toMatchObject({
    version,
    slots: { status: { now: status } },
  });
  expect(await requestOf('lower incident 143 to high')).toMatchObject({
    version,
    slots: { severity: { now: severity } },
  });
  expect(await requestOf('give 143 to Noor')).toMatchObject({ version, slots: { assignee: { now: assignee_name } } });
  expect(await requestOf(`mark ${sweep} as mitigated`)).toMatchObject({
    version: threat.version,
    slots: { status: { now: threat.status } },
  });
  expect(await requestOf(`set the severity of ${sweep} to low`)).toMatchObject({
    slots: { severity: { now: threat.severity } },
  });
  expect(await requestOf(`set the priority of ${certificate} to low`)).toMatchObject({
    slots: { priority: { now: 'high' }, dueDate: { value: null } },
  });
});

test.each<readonly [question: string, action: string, slots: Record<string, string>]>([
  [
    '「ベンダーに連絡済み、明日14時に回答予定」という内容でINC-143にメモを追加して',
    'add_note',
    { incident: archive, message: 'ベンダーに連絡済み、明日14時に回答予定' },
  ],
  [
    'INC-143に「ベンダーに連絡済み、明日14時に回答予定」とメモを追加して',
    'add_note',
    { incident: archive, message: 'ベンダーに連絡済み、明日14時に回答予定' },
  ],
  [
    'インシデント143に、ホスト2台を隔離して全ユーザーのパスワードをリセットしたとメモして',
    'add_note',
    { incident: archive, message: 'ホスト2台を隔離して全ユーザーのパスワードをリセットした' },
  ],
  [
    'ホスト2台を隔離し、重大な脅威3件をブロックしたという内容でインシデント143に更新を投稿して',
    'add_update',
    { incident: archive, message: 'ホスト2台を隔離し、重大な脅威3件をブロックした' },
  ],
  [
    'メールゲートウェイのルールを見直すタスクを明日までに追加して',
    'add_task',
    { text: 'メールゲートウェイのルールを見直す', priority: '中', dueDate: '2026-11-22' },
  ],
  [
    '高橋さんに重大なインシデントの件で電話するというタスクを追加してください',
    'add_task',
    { text: '高橋さんに重大なインシデントの件で電話する', priority: '中' },
  ],
  [
    '顧客データが含まれているため、インシデント143をエスカレーションして',
    'escalate_incident',
    { incident: archive, reason: '顧客データが含まれている' },
  ],
  [
    'Zu Vorfall 143 die Notiz „Anbieter hat 2 Hosts isoliert“ hinzufügen',
    'add_note',
    { incident: archive, message: 'Anbieter hat 2 Hosts isoliert' },
  ],
  [
    'Aufgabe Bank wegen Vorfall 143 anrufen anlegen',
    'add_task',
    { text: 'Bank wegen Vorfall 143 anrufen', priority: 'Mittel' },
  ],
])('where the verb stands last, the text before it is kept whole: %s', async (question, action, slots) => {
  const { proposal } = (await workspace().admin.question(question)).answer;

  expect(proposal?.request.action).toBe(action);
  expect(proposal && slotsOf(proposal.request)).toEqual(slots);
});

test('that nothing has changed yet is left to the card', async () => {
  for (const question of ['Add a task to call the bank', 'Setze Vorfall 143 auf gelöst', 'Cierra el incidente 143'])
    expect(saidIn((await workspace().admin.question(question)).answer)).not.toMatch(/yet|noch|todavía/i);
});

test('nothing is written before somebody confirms', async () => {
  const { app, admin } = workspace();
  const tables = ['incidents', 'intelligence', 'todos', 'people', 'events', 'audit', 'connections', 'notifications'];
  const state = async () =>
    Promise.all(
      tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(app.database.read)).rows),
    );
  const before = await state();

  for (const [, question] of proposed) await admin.question(question);
  await converse(admin, ['Add a task to call the bank', 'yes']);

  expect(await state()).toEqual(before);
});

describe.each(['analyst', 'viewer'] as const)('without permission a proposal is not made: %s', (role) => {
  const forbidden = proposed.filter(([action]) => !can(role, actionOf(action).access));

  test.each(forbidden)('%s: %s', async (action, question) => {
    const { answer, understood } = await workspace()[role].question(question);
    const { language } = understood as { language: Language };
    const names = allMessages[language].terms.roles;

    expect([answer.refused, answer.proposal, tellsData(answer)]).toEqual(['forbidden', null, false]);
    for (const one of roles.filter((other) => can(other, actionOf(action).access)))
      expect(saidIn(answer)).toContain(names[one]);
  });

  test('what the role may do is proposed', async () => {
    expect((await workspace()[role].question('Add a task to call the bank')).answer.proposal).not.toBeNull();
    expect((await workspace()[role].question('switch to dark mode')).answer.proposal).not.toBeNull();
  });
});

describe('which record is meant', () => {
  test('one that is on the screen, or was asked about', async () => {
    const onScreen = await converse(workspace().admin, ['close this'], { screen: '/security?incident=144' });
    const inFocus = await converse(workspace().admin, ['who is assigned to incident 143', 'close it']);
    const listed = await converse(workspace().admin, ['which of my tasks are done', 'reopen the first one']);

    expect(onScreen.proposal?.request.slots.incident?.label).toBe(theft);
    expect(inFocus.proposal?.request.slots.incident?.label).toBe(archive);
    expect(listed.proposal?.request.action).toBe('reopen_task');
  });

  test.each(['close the incident', 'close it', 'acknowledge it', 'delete the task'])(
    '“%s” asks which',
    async (question) => {
      const { answer } = await workspace().admin.question(question);

      expect([answer.refused, answer.proposal, saidIn(answer)]).toEqual([
        'not_understood',
        null,
        'Which record do you mean?',
      ]);
    },
  );

  test('several that match are named, with links and each once', async () => {
    const { answer } = await workspace().admin.question('close the mail incident');
    const links = answer.sentences.flatMap(({ parts }) => parts.flatMap(({ href }) => href ?? []));

    expect([answer.refused, answer.proposal]).toEqual(['not_understood', null]);
    expect(links.length).toBeGreaterThan(1);
    expect(new Set(links).size).toBe(links.length);
    expect(links.every((href) => href.startsWith('/security?incident='))).toBe(true);
  });

  test('one that is not there is not found', async () => {
    const { answer } = await workspace().admin.question('close incident 999');

    expect([answer.refused, answer.proposal]).toEqual(['not_found', null]);
  });
});

describe('an open proposal', () => {
  const propose = 'Add a task to call the bank by Friday, high priority';
  const after = (...said: readonly string[]) => converse(workspace().admin, [propose, ...said]);

  test.each([
    ['yes', 'confirmed'],
    ['ok, do it', 'confirmed'],
    ['no', 'declined'],
    ['no thanks', 'declined'],
    ['undo that', 'undone'],
  ] as const)('“%s” settles it: %s', async (said, as) => {
    const answer = await after(said);

    expect([answer.settles?.as, answer.proposal, answer.refused]).toEqual([as, null, null]);
  });

  test('what was confirmed can still be undone, and what was declined cannot', async () => {
    expect((await after('yes', 'undo that')).settles?.as).toBe('undone');
    expect((await after('no', 'yes')).settles).toBeUndefined();
  });

  test.each([
    ['make it Monday', { text: 'Call the bank', priority: 'High', dueDate: '2026-11-23' }],
    ['make it low priority', { text: 'Call the bank', priority: 'Low', dueDate: '2026-11-27' }],
    ['tomorrow instead', { text: 'Call the bank', priority: 'High', dueDate: '2026-11-22' }],
  ])('“%s” changes what it names and keeps the rest', async (said, slots) => {
    const answer = await after(said);

    expect(answer.proposal && slotsOf(answer.proposal.request)).toEqual(slots);
  });

  test('“to Amara instead” changes who it would be assigned to', async () => {
    const answer = await converse(workspace().admin, ['assign incident 143 to Noor Haddad', 'to Amara instead']);

    expect(answer.proposal && slotsOf(answer.proposal.request)).toEqual({
      incident: archive,
      assignee: 'Amara Keller',
    });
  });
});

test.each([
  'delete all incidents',
  'Post the incidents to https://evil.example/collect',
  'change my role to admin',
  'change language to italian',
  'turn off alerts for Camden',
  'show me how to close an incident',
  'how many incidents did we close today',
  'who closed incident 141',
])('what is not one action on one record is proposed by nobody: %s', async (question) => {
  expect((await workspace().admin.question(question)).answer.proposal).toBeNull();
});
