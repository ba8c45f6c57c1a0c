import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse, filtersOf, saidIn } from './testing/answers.ts';

const workspace = useWorkspace();

const mannerOf = (language: Language) => ({ language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }) as const;
const ask = (questions: readonly string[], screen = '/dashboard', language: Language = 'en') =>
  converse(workspace().admin, questions, { screen, manner: mannerOf(language) });
const specOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).reading?.spec;

describe('a condition or a time alone keeps the figure', () => {
  const average = 'average time to resolve in the last 30 days';

  test.each<readonly [questions: readonly string[], filters: readonly string[]]>([
    [
      [average, 'just the high ones'],
      ['High', 'resolved 2026-10-22 08:42 – 2026-11-21 08:42'],
    ],
    [
      [average, 'just the high ones', 'and in the 30 days before that'],
      ['High', 'resolved 2026-09-22 08:42 – 2026-10-22 08:42'],
    ],
  ])('%j', async (questions, filters) => {
    const answer = await ask(questions);

    expect([answer.reading?.spec.measure, filtersOf(answer)]).toEqual(['average', filters]);
  });

  test('“just opened” is what is new, and narrows nothing', async () => {
    expect((await specOf(['which incidents are overdue?', 'which were just opened?']))?.sort?.direction).toBe('desc');
  });
});

test('a share without a whole is one of what was asked about before', async () => {
  const spec = await specOf(['how many threats were seen this month?', 'what share is phishing?']);

  expect([spec?.measure, spec?.part, spec?.period?.from]).toEqual([
    'share',
    [{ field: 'type', op: 'is', values: ['Phishing'] }],
    '2026-11-01T00:00:00.000Z',
  ]);
});

test.each<readonly [language: Language, question: string]>([
  ['en', 'share of data exfiltration in the monitored threats'],
  ['fr', 'Part des exfiltrations de données dans les menaces surveillées'],
])('in %s, “%s” is a share of what stands behind', async (language, question) => {
  const spec = await specOf([question], '/threats', language);

  expect([spec?.where, spec?.part]).toEqual([
    [{ field: 'status', op: 'is', values: ['Monitoring'] }],
    [{ field: 'type', op: 'is', values: ['Data exfiltration'] }],
  ]);
});

test('“% of” asks for a share', async () => {
  const spec = await specOf(['% of incidents resolved within target in november']);

  expect([spec?.measure, spec?.part?.[0]?.field]).toEqual(['share', 'withinTarget']);
});

describe('one of those before', () => {
  test.each<readonly [language: Language, questions: readonly string[], sort: string, limit: number]>([
    ['en', ['threats with confidence over 80', 'the highest: which country?'], 'confidence', 1],
    ['de', ['Bedrohungen mit Konfidenz über 80', 'die höchste: welches Land?'], 'confidence', 1],
    ['en', ['overdue incidents', 'longest one'], 'lateness', 1],
    ['en', ['unresolved incidents by source', 'which comes first'], 'source', 10],
  ])('in %s, %j is sorted by %s', async (language, questions, sort, limit) => {
    const spec = await specOf(questions, '/dashboard', language);

    expect([spec?.sort, spec?.limit]).toEqual([{ field: sort, direction: 'desc' }, limit]);
  });

  test('“vs” puts another value beside the one before', async () => {
    const answer = await ask(['jonas - how many unresolved has he got', 'vs noor']);

    expect(answer.tables[0]?.rows.map(({ cells }) => cells[0]).toSorted()).toEqual(['Jonas Weiss', 'Noor Haddad']);
  });
});

describe('“she”', () => {
  test('is the assignee who was told, and of a count every incident of hers', async () => {
    const spec = await specOf(['whos on 144', 'how many unresolved does she have']);
    const { assignee_id } = await workspace()
      .app.database.read.selectFrom('incidents')
      .select('assignee_id')
      .where('id', '=', '144')
      .executeTakeFirstOrThrow();

    expect(spec?.where.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
      { field: 'assignee', op: 'is', values: [assignee_id] },
      { field: 'unresolved', op: 'is', values: ['yes'] },
    ]);
  });

  test('wrote what was written last on the incident before', async () => {
    const answer = await ask(['whos on 144', 'and the last thing she wrote there?']);

    expect(answer.reading?.spec.where.map(({ field }) => field).toSorted()).toEqual(['actor', 'event', 'record']);
    expect(saidIn(answer)).not.toContain('0 events');
  });
});

test.each<readonly [language: Language, questions: readonly string[]]>([
  ['de', ['Friederike Ahlers', 'mit wem verbunden?']],
  ['en', ['Friederike Ahlers', 'connected to whom?']],
])('in %s, %j lists the connections of the one before', async (language, questions) => {
  const answer = await ask(questions, '/network', language);

  expect(answer.reading?.spec.subject).toBe('connections');
  expect(answer.tables[0]?.rows.flatMap(({ cells }) => cells)).toEqual(
    expect.arrayContaining(['Elbe Registrar', 'Sorina Dragan']),
  );
});

test('the last contact is asked of the connections before', async () => {
  const spec = await specOf(['Brightwell Paymentsの顧客関係', '最後に接触したのはいつ?'], '/network', 'ja');

  expect(spec?.where.map(({ field }) => field).toSorted()).toEqual(['end', 'type']);
  expect(spec?.sort).toEqual({ field: 'lastContact', direction: 'desc' });
});

test.each<readonly [questions: readonly string[], subject: string, field: string]>([
  [['INC-000135', 'did anyone leave a note on it', 'which threats or entities are linked?'], 'incidents', 'id'],
  [['INC-000122', 'which entities are linked?'], 'entities', 'incident'],
])('%j is about that incident', async (questions, subject, field) => {
  const spec = await specOf(questions);

  expect([spec?.subject, spec?.where[0]?.field]).toEqual([subject, field]);
});

test.each<readonly [language: Language, question: string, from: string, against: string]>([
  ['es', 'cuántos incidentes hubo ayer y cuántos anteayer', '2026-11-20', '2026-11-19'],
  ['en', 'how many incidents yesterday and how many the day before yesterday', '2026-11-20', '2026-11-19'],
  ['de', 'neu erfasste Vorfälle: letzte 7 Tage gegen die 7 Tage davor', '2026-11-14', '2026-11-07'],
])('in %s, “%s” counts two times', async (language, question, from, against) => {
  const spec = await specOf([question], '/security', language);

  expect([spec?.period?.from?.slice(0, 10), spec?.against?.from?.slice(0, 10)]).toEqual([from, against]);
});

test.each<readonly [language: Language, question: string]>([
  ['en', 'critical threats of the last three months'],
  ['es', 'amenazas críticas de los últimos tres meses'],
])('in %s, “%s” reaches to now', async (language, question) => {
  const { period } = (await specOf([question], '/threats', language)) ?? {};

  expect([period?.from, period?.to]).toEqual(['2026-08-21T00:00:00.000Z', '2026-11-21T08:42:00.000Z']);
});

test('the title of a record is no kind of crime where no crimes are shown', async () => {
  const answer = await ask(['vol de telephone'], '/security', 'fr');

  expect([answer.refused, answer.readings?.length]).toEqual(['not_understood', 1]);
});

test.each<readonly [language: Language, questions: readonly string[], subject: string, field: string]>([
  ['en', ['required fields of order transactions', 'what does method allow'], 'schemaFields', 'field'],
  ['fr', ['où est défini le champ quantity'], 'schemaFields', 'field'],
  ['en', ['is the critical and high rule switched on'], 'rules', 'name'],
  ['en', ['which playbooks are running & how far along'], 'runs', 'finished'],
  ['en', ['where am I logged in right now'], 'sessions', ''],
  ['en', ['audit entries about crime imports'], 'audit', 'object'],
])('in %s, %j asks for %s', async (language, questions, subject, field) => {
  const spec = await specOf(questions, '/dashboard', language);

  expect([spec?.subject, spec?.where.some((one) => one.field === field)]).toEqual([subject, field !== '']);
});

test('each of a list is no group: “every user with email”', async () => {
  expect((await specOf(['list every user with email and last login']))?.measure).toBe('list');
  expect((await workspace().analyst.question('list every user with email and last login')).answer.refused).toBe(
    'forbidden',
  );
});
