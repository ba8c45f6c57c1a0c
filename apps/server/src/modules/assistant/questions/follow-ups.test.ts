import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse, figuresOf, filtersOf, saidIn } from './testing/answers.ts';

const workspace = useWorkspace();
const dayMs = 86_400_000;

const mannerOf = (language: Language) => ({ language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }) as const;
const ask = (questions: readonly string[], screen = '/dashboard', language: Language = 'en') =>
  converse(workspace().admin, questions, { screen, manner: mannerOf(language) });

describe('whether one record is tied to an incident', () => {
  test.each<readonly [screen: string, language: Language, questions: readonly string[]]>([
    ['/threats', 'en', ['latest critical one', 'tied to any incident?']],
    ['/dashboard', 'en', ['show me the latest critical threat', 'is it linked to an incident?']],
    ['/dashboard', 'en', ['which threats are critical?', 'the latest critical one', 'part of any incident?']],
    ['/dashboard', 'de', ['die neueste kritische Bedrohung', 'hängt sie an einem Vorfall?']],
    ['/dashboard', 'fr', ['la dernière menace critique', 'liée à un incident ?']],
    ['/dashboard', 'es', ['la última amenaza crítica', '¿está vinculada a algún incidente?']],
  ])('on %s in %s, %j asks for its incidents', async (screen, language, questions) => {
    const { reading, tables } = await ask(questions, screen, language);
    const newest = await workspace()
      .app.database.read.selectFrom('intelligence')
      .select('id')
      .where('family', '=', 'threat')
      .where('severity', '=', 'Critical')
      .where('deleted_at', 'is', null)
      .orderBy('seen_at', 'desc')
      .executeTakeFirstOrThrow();
    const links = await workspace()
      .app.database.read.selectFrom('incident_links')
      .select('incident_id')
      .where('record_id', '=', newest.id)
      .where('deleted_at', 'is', null)
      .execute();

    expect(reading?.spec.where).toEqual([{ field: 'record', op: 'is', values: [newest.id] }]);
    expect(tables[0]?.rows.map(({ href }) => href)).toEqual(
      links.map(({ incident_id }) => `/security?incident=${incident_id}`),
    );
  });

  test('of a list it narrows the list', async () => {
    const { reading } = await ask(['show me the critical threats', 'only those linked to an incident']);

    expect([reading?.spec.subject, reading?.spec.where.map(({ field }) => field)]).toEqual([
      'threats',
      ['severity', 'linked'],
    ]);
  });
});

describe('“what’s next”', () => {
  const stepOf = async (incident: string) => {
    const { steps } = await workspace()
      .app.database.read.selectFrom('playbook_runs')
      .select('steps')
      .where('incident_id', '=', incident)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const open = (JSON.parse(steps) as { text: string; doneAt: string | null }[]).find(({ doneAt }) => doneAt === null);
    return open?.text ?? '';
  };

  test.each<readonly [screen: string, language: Language, questions: readonly string[]]>([
    ['/security?incident=144', 'en', ["what's next"]],
    ['/security?incident=144', 'en', ['how far is the playbook', 'whats next']],
    ['/dashboard', 'en', ["what's the status of incident 144", "and what's next?"]],
    ['/dashboard', 'en', ['how far is the playbook on 144', 'next step?']],
    ['/dashboard', 'en', ["what's next on 144"]],
    ['/security?incident=144', 'de', ['was kommt als nächstes?']],
    ['/security?incident=144', 'fr', ['et ensuite ?']],
    ['/security?incident=144', 'es', ['¿qué sigue?']],
    ['/security?incident=144', 'ja', ['次は何？']],
  ])('on %s in %s, %j is the open step of the playbook', async (screen, language, questions) => {
    expect(saidIn(await ask(questions, screen, language))).toContain(await stepOf('144'));
  });

  test('without a running playbook it is how the incident stands, and when it is due', async () => {
    const { due_at } = await workspace()
      .app.database.read.selectFrom('incidents')
      .select('due_at')
      .where('id', '=', '140')
      .executeTakeFirstOrThrow();
    const due = new Date(Number(due_at)).toISOString().slice(0, 16).replace('T', ' ');

    const said = saidIn(await ask(["what's next"], '/security?incident=140'));

    expect(said).toContain('INC-000140');
    expect(said).toContain(due);
  });

  test('where no incident is meant, and where one’s own work is, it is that', async () => {
    expect(saidIn(await ask(["what's next"]))).toContain('most urgent for you');
    expect(saidIn(await ask(['what should I do next'], '/security?incident=144'))).toContain('most urgent for you');
  });
});

test.each<readonly [questions: readonly string[], subject: string, filters: readonly string[]]>([
  [['which entities have high risk?', 'only people'], 'entities', ['High', 'Person']],
  [['show me the high risk entities', 'and the organizations'], 'entities', ['High', 'Organization']],
  [['steps of the ransomware playbook', 'and the phishing one'], 'steps', ['Phishing wave']],
  [['show me the ransomware playbook', 'and the phishing one'], 'playbooks', ['Phishing wave']],
  [['how many malware threats are there', 'and the phishing ones'], 'threats', ['Phishing']],
])('%j goes on from %s: %j', async (questions, subject, filters) => {
  const answer = await ask(questions);

  expect([answer.reading?.spec.subject, filtersOf(answer)]).toEqual([subject, filters]);
});

test('people are users where nothing before is of persons', async () => {
  expect((await ask(['show the open incidents', 'only people'])).reading?.spec.subject).toBe('people');
});

describe('“better or worse?”', () => {
  test.each<readonly [language: Language, questions: readonly string[]]>([
    ['en', ['how many incidents were opened last week', 'better or worse?']],
    ['en', ['which incidents were opened last week', 'is that more?']],
    ['de', ['wie viele Vorfälle wurden letzte Woche eröffnet', 'besser oder schlechter?']],
    ['es', ['cuántos incidentes se abrieron la semana pasada', '¿mejor o peor?']],
    ['ja', ['先週のインシデントは何件', '増えた？']],
  ])('in %s, %j compares with the week before', async (language, questions) => {
    const { spec } = (await ask(questions, '/dashboard', language)).reading ?? {};

    expect([spec?.measure, spec?.against]).toEqual([
      'compare',
      { from: '2026-11-02T00:00:00.000Z', to: '2026-11-09T00:00:00.000Z' },
    ]);
  });

  test('of a month that is the month before', async () => {
    const { reading } = await ask(['how many threats were added this month', 'better or worse?']);

    expect(reading?.spec.against).toEqual({ from: '2026-10-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z' });
  });

  test('after two periods it compares these two', async () => {
    const { reading } = await ask([
      'how many incidents were opened last week',
      'and the week before?',
      'better or worse?',
    ]);

    expect([reading?.spec.period?.from, reading?.spec.against?.from]).toEqual([
      '2026-11-09T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
    ]);
  });

  test('of an average it gives both averages', async () => {
    const meanOf = async (from: number, to: number) => {
      const now = workspace().app.now();
      const rows = await workspace()
        .app.database.read.selectFrom('incidents')
        .select(['detected_at', 'resolved_at'])
        .where('deleted_at', 'is', null)
        .where('resolved_at', '>=', now - from * dayMs)
        .where('resolved_at', '<', now - to * dayMs)
        .execute();
      const hours = rows.map((row) => (Number(row.resolved_at) - Number(row.detected_at)) / 3_600_000);
      return Math.round((hours.reduce((sum, one) => sum + one, 0) / hours.length) * 10) / 10;
    };

    const said = saidIn(await ask(['average time to resolve in the last 30 days', 'better or worse?']));

    expect(said).toContain(`${await meanOf(30, 0)} h on average`);
    expect(said).toContain(`${await meanOf(60, 30)} h on average`);
  });

  test('where no time was asked about there is nothing to compare', async () => {
    const answer = await ask(['how many incidents are open', 'better or worse?']);

    expect([answer.refused, figuresOf(answer)]).toEqual(['not_understood', []]);
  });
});

test.each<readonly [language: Language, questions: readonly string[], screen: string]>([
  ['de', ['und wie lang hab ich noch?'], '/security?incident=144'],
  ['de', ['Status von Vorfall 144', 'und wie lang hab ich noch?'], '/dashboard'],
  ['en', ['status of incident 144', 'and how long do I have?'], '/dashboard'],
  ['fr', ['il me reste combien de temps ?'], '/security?incident=144'],
  ['es', ['¿cuánto tiempo tengo?'], '/security?incident=144'],
  ['ja', ['残り時間は？'], '/security?incident=144'],
])('in %s, %j says the target time of the incident', async (language, questions, screen) => {
  const { due_at } = await workspace()
    .app.database.read.selectFrom('incidents')
    .select('due_at')
    .where('id', '=', '144')
    .executeTakeFirstOrThrow();

  expect(saidIn(await ask(questions, screen, language))).toContain(
    new Date(Number(due_at)).toISOString().slice(0, 16).replace('T', ' '),
  );
});

test.each([
  ['kpis', 'en'],
  ['key metrics please', 'en'],
  ['Kennzahlen', 'de'],
  ['chiffres clés', 'fr'],
  ['métricas', 'es'],
  ['KPIを見せて', 'ja'],
] as const)('“%s” gives the key figures, each with its query', async (question, language) => {
  const answer = await ask([question], '/security', language);
  const open = await workspace()
    .app.database.read.selectFrom('incidents')
    .select('id')
    .where('status', '=', 'Open')
    .where('deleted_at', 'is', null)
    .execute();

  expect([answer.refused, figuresOf(answer)[0]]).toEqual([null, open.length]);
  expect(answer.citations.length).toBe(4);
});
