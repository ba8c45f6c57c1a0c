import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse, figuresOf, filtersOf, saidIn } from './testing/answers.ts';

const workspace = useWorkspace();
const ask = (...questions: readonly string[]) => converse(workspace().admin, questions);

const lastWeek = 'opened 2026-11-09 – 2026-11-15';
const weekBefore = 'opened 2026-11-02 – 2026-11-08';

test.each<readonly [questions: readonly string[], filters: readonly string[]]>([
  [['how many incidents were opened last week', 'and the week before?'], [weekBefore]],
  [['how many incidents were opened last week', 'and this month?'], ['opened November 2026']],
  [['how many incidents were resolved this month?', 'and last month?'], ['resolved October 2026']],
  [['how many incidents were opened in October 2026?', 'what about September?'], ['opened September 2026']],
  [
    ['how many critical incidents are unresolved?', 'and high?'],
    ['Unresolved', 'High'],
  ],
  [
    ['show me the open incidents', 'only the high ones'],
    ['Open', 'High'],
  ],
  [
    ['show me the open incidents', 'only the high ones', 'those of Noor Haddad'],
    ['Open', 'High', 'Noor Haddad'],
  ],
  [
    ['show me the open incidents', 'high or critical ones'],
    ['Open', 'High or Critical'],
  ],
  [['show me the high incidents', 'also the critical ones'], ['High or Critical']],
  [['show me the open incidents', 'the resolved ones'], ['Resolved']],
  [
    ['how many threats in the last 7 days', 'flurble the gronk', 'and critical ones?'],
    ['Critical', 'seen 2026-11-14 08:42 – 2026-11-21 08:42'],
  ],
  // What is open of one's own work is all that is unresolved.
  [
    ['how many incidents are open?', 'which of them are assigned to me?'],
    ['Unresolved', 'me'],
  ],
  [['incidents by severity', 'by status'], ['Status']],
  [
    ['open incidents by severity', 'by source'],
    ['Open', 'Source'],
  ],
  [
    ['how many incidents are open?', 'by severity please'],
    ['Open', 'Severity'],
  ],
  [['how many incidents are assigned to Amara Keller?', 'what about Noor Haddad?'], ['Noor Haddad']],
  [['how many entities are high risk?', 'and low?'], ['Low']],
  [['how many incidents are open?', 'how many tasks do I have?'], []],
  [['how many incidents are open?', 'no, I mean closed'], ['Closed']],
  [['average time to resolve last month', 'and this month?'], ['resolved November 2026']],
])('%j asks for %j', async (questions, filters) => {
  const answer = await ask(...questions);

  expect([answer.refused, filtersOf(answer)]).toEqual([null, filters]);
});

test.each<readonly [questions: readonly string[], measure: string]>([
  [['how many incidents are open?', 'show them'], 'list'],
  [['show me the open incidents', 'how many are there?'], 'count'],
  [['how many incidents were opened last week', 'compare that with this month'], 'compare'],
  [['how many incidents were opened this month', 'per day'], 'trend'],
  [['incidents by severity', 'as a list'], 'list'],
])('%j changes what is asked of the same records: %s', async (questions, measure) => {
  expect((await ask(...questions)).reading?.spec.measure).toBe(measure);
});

describe('a record that was named before', () => {
  test.each([
    [['What is the status of incident 124?', 'Who is assigned to it?'], '124', 'assignee_name'],
    [['Who is assigned to incident 139?', 'And incident 140?'], '140', 'assignee_name'],
    [['summarize incident 144', 'what is its severity?'], '144', 'severity'],
    [['Who is assigned to incident 139?', 'thanks', 'and what is its status?'], '139', 'status'],
  ] as const)('%j', async (questions, id, column) => {
    const row = await workspace()
      .app.database.read.selectFrom('incidents')
      .select(column)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

    expect(saidIn(await ask(...questions))).toContain(Object.values(row)[0]);
  });

  test('“the second one” is the second row of the list, and “it” is that one from then on', async () => {
    const rows = await workspace()
      .app.database.read.selectFrom('incidents')
      .select(['title', 'assignee_name'])
      .where('status', '=', 'Open')
      .where('deleted_at', 'is', null)
      .orderBy('detected_at', 'desc')
      .limit(2)
      .execute();
    const second = await ask('show me the open incidents', 'the second one');
    const assigned = await ask('show me the open incidents', 'the second one', 'who is assigned to it');

    expect(saidIn(second) + JSON.stringify(second.tables)).toContain(rows[1]?.title);
    expect(saidIn(assigned)).toContain(rows[1]?.assignee_name);
  });

  test('“this” is the record that is open on the screen, also where another was asked about', async () => {
    const screen = '/security?incident=131';
    const answer = await converse(workspace().admin, ['summarize incident 144', 'who is assigned to this incident?'], {
      screen,
    });

    expect(saidIn(answer)).toContain('INC-000131');
  });

  test('without a list there is no second one, and without a record no “it”', async () => {
    expect((await ask('the second one')).refused).not.toBeNull();
    expect((await ask('who is assigned to it')).refused).not.toBeNull();
  });
});

test('a comparison has both figures and their difference', async () => {
  const [first, second] = [
    await ask('how many incidents were opened last week'),
    await ask('how many incidents were opened this month'),
  ];
  const [one = 0] = figuresOf(first);
  const [other = 0] = figuresOf(second);

  const compared = await ask('how many incidents were opened last week', 'compare that with this month');

  expect(filtersOf(compared)).toEqual([lastWeek]);
  expect(figuresOf(compared)).toEqual([one, other]);
  expect(saidIn(compared)).toContain(String(one - other));
});

test('another path is asked for by its ends', async () => {
  const first = await ask('path between Dorian Vella and Andrei Munteanu');
  const second = await ask('path between Dorian Vella and Andrei Munteanu', 'and Elbe Registrar to Quayline Hosting');

  expect(saidIn(first)).toContain('Dorian Vella and Andrei Munteanu are connected');
  expect(saidIn(second)).toContain('Elbe Registrar and Quayline Hosting are connected');
});

test('thanks ask for nothing, and what was asked before goes on', async () => {
  const thanked = await ask('how many incidents are open?', 'thank you');

  expect([thanked.refused === 'forbidden', figuresOf(thanked)]).toEqual([false, []]);
  expect(filtersOf(await ask('how many incidents are open?', 'thank you', 'and critical?'))).toEqual([
    'Open',
    'Critical',
  ]);
});

test.each([['make it Friday'], ['undo that'], ['yes'], ['no'], ['and last week?'], ['only the high ones'], ['those']])(
  '“%s” means nothing at the beginning of a conversation',
  async (message) => {
    const answer = await ask(message);

    expect([answer.refused, answer.proposal, figuresOf(answer)]).toEqual(['not_understood', null, []]);
  },
);

test('what was understood before is what an older version wrote, or nothing', async () => {
  for (const before of ['rubbish', 7, { spec: { subject: 'sqlite_master' } }, [], { language: 'xx' }]) {
    const { answer } = await workspace().admin.question('how many incidents are open?', { before });
    expect([answer.refused, filtersOf(answer)]).toEqual([null, ['Open']]);
  }
});
