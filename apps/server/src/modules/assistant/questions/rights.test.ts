import { can } from '@halyard/contracts/policy.ts';
import { type SubjectName, subjectNames, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { figuresOf, saidIn, tellsData } from './testing/answers.ts';

const workspace = useWorkspace();
type Who = 'admin' | 'analyst' | 'viewer';

test.each<readonly [who: Who, question: string]>([
  ['viewer', 'How many users are there?'],
  ['viewer', 'who is an administrator'],
  ['viewer', 'who has no second factor'],
  ['viewer', 'which role requests are open'],
  ['viewer', 'show the audit log'],
  ['viewer', 'how many entries does the audit log have'],
  ['viewer', 'Is the audit log intact?'],
  ['viewer', 'What was the last import?'],
  ['viewer', 'which imports failed'],
  ['viewer', 'what was rejected in the last import'],
  ['viewer', 'which background jobs failed'],
  ['viewer', 'where is Amara Keller signed in'],
  ['viewer', 'who is signed in'],
  ['analyst', 'users by role'],
  ['analyst', 'show the audit log'],
  ['analyst', 'Is the audit log intact?'],
  ['analyst', 'which background jobs are running'],
  ['viewer', '¿Cuántos usuarios hay?'],
  ['viewer', 'Wie viele Benutzer gibt es?'],
  ['viewer', "Combien d'utilisateurs y a-t-il ?"],
  ['viewer', 'ユーザーは何人いますか'],
])('a %s who asks “%s” is told that they may not know it, and no figure', async (who, question) => {
  const { answer } = await workspace()[who].question(question);

  expect([answer.refused, tellsData(answer)]).toEqual(['forbidden', false]);
});

test.each<readonly [who: Who, question: string]>([
  ['viewer', 'How many tasks does Amara Keller have?'],
  ['viewer', "show me Reuben Mensah's tasks"],
  ['viewer', 'which sessions does Amara Keller have'],
  ['viewer', 'Which notifications did Noor Haddad get?'],
  ['analyst', "Amara Keller's overdue tasks"],
  ['admin', "Noor Haddad's tasks"],
  ['viewer', 'What is the password of Amara Keller?'],
])('what is another person’s own is nobody else’s: a %s asks “%s”', async (who, question) => {
  const { answer } = await workspace()[who].question(question);
  const own = await workspace().app.database.read.selectFrom('todos').select('text').execute();

  // Records that mention the name may be found; nothing is told of what is theirs.
  const isFound = answer.citations.every(({ request }) => request?.startsWith('GET /search') === true);
  expect(answer.refused !== null || (isFound && answer.citations.length > 0)).toBe(true);
  expect(answer.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))).not.toContain(own[0]?.text);
});

const subjectsFor = (who: Who, may: boolean): readonly SubjectName[] =>
  subjectNames.filter((subject) => can(who, subjectOf(subject).access) === may);

test.each(['analyst', 'viewer'] as const)(
  'a reading that was chosen is answered under the rights of the %s',
  async (who) => {
    const run = (subject: SubjectName) =>
      workspace()[who].question('', { spec: { subject, measure: 'count', where: [] } });

    for (const subject of subjectsFor(who, false)) {
      const { answer } = await run(subject);
      expect([subject, answer.refused, tellsData(answer)]).toEqual([subject, 'forbidden', false]);
    }
    for (const subject of subjectsFor(who, true).filter((one) => one !== 'crime'))
      expect([subject, (await run(subject)).answer.refused]).toEqual([subject, null]);
  },
);

test('readings, chips and suggestions name nothing that may not be asked about', async () => {
  const hidden = subjectsFor('viewer', false);
  for (const message of ['flurble the users', 'gronked imports', 'zonk the audit log', 'who flurbled yesterday']) {
    const { answer } = await workspace().viewer.question(message);
    const offered = (answer.readings ?? []).map(({ spec }) => spec.subject);
    expect([message, offered.filter((subject) => hidden.includes(subject))]).toEqual([message, []]);
    expect([message, figuresOf(answer)]).toEqual([message, []]);
  }
});

test('an administrator is answered what others are refused', async () => {
  const { admin, app } = workspace();
  const people = await app.database.read.selectFrom('people').select('id').execute();

  const { answer } = await admin.question('How many users are there?');

  expect(figuresOf(answer)).toEqual([people.length]);
  expect((await admin.question('Is the audit log intact?')).answer.refused).toBeNull();
});

test('everybody counts their own tasks, and finds their own account', async () => {
  for (const who of ['admin', 'analyst', 'viewer'] as const) {
    const person = workspace()[who];
    const { database } = workspace().app;
    const own = await database.read
      .selectFrom('todos')
      .select('id')
      .where('owner_id', '=', person.id)
      .where('deleted_at', 'is', null)
      .execute();
    const { email } = await database.read
      .selectFrom('people')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();

    expect(figuresOf((await person.question('How many tasks do I have?')).answer)).toEqual([own.length]);
    expect(saidIn((await person.question('What is my email address?')).answer)).toContain(email);
  }
});
