import { policeTopics } from '@halyard/assistant/topics';
import { languages } from '@halyard/contracts/accounts/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AssistantApp, startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { figuresOf, saidIn } from './testing/figures-of.ts';
import {
  antisocial,
  both,
  countedQuestions,
  type GeneratedCrime,
  generatedCrime,
  type IsMeant,
  is,
  within,
} from './testing/generated-crime.ts';

type Person = Awaited<ReturnType<AssistantApp['as']>>;
const [sqlite] = testDatabases;

describe('questions about police data', () => {
  let app: AssistantApp;
  let admin: Person;
  let viewer: Person;
  let crimes: readonly GeneratedCrime[];
  let analysisId: string;

  const count = (isMeant: IsMeant) => crimes.filter(isMeant).length;
  const ask = (message: string, more: Parameters<Person['question']>[1] = {}) => admin.question(message, more);

  beforeAll(async () => {
    if (!sqlite) throw new Error('There is no database to test on.');
    app = await startAssistantApp(await sqlite.open(), { withCrime: true });
    admin = await app.as('admin@example.com');
    viewer = await app.as('priya.sato@example.com');
    crimes = generatedCrime(app.now());
    analysisId = await analyse();
  }, 120_000);
  afterAll(() => app.close());

  /** Has October 2026 analyzed over HTTP, and waits until it is. */
  async function analyse(): Promise<string> {
    const started = await app.app.inject({
      method: 'POST',
      url: '/api/analysis',
      payload: { year: 2026, month: '10' },
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const { analysisId: id } = started.json() as { analysisId: string };
    for (;;) {
      await app.runJobs();
      const { status } = (await admin.ask('GET', `/analysis/${id}`)).json() as { status: string };
      if (status !== 'processing') return id;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const screenOf = (topic: string) =>
    ({ 'open-analysis': `/crime-analysis?analysis=${analysisId}`, 'open-schema': '/schemas?schema=sample-product' })[
      topic
    ] ?? '/crime-analysis';

  test.each(languages)('every suggested question is answered, in the language %s', async (language) => {
    const refused: string[] = [];
    for (const { name, texts } of policeTopics)
      for (const example of texts[language].examples) {
        const { answer, response } = await ask(example, {
          screen: screenOf(name),
          manner: { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' },
        });
        if (answer.refused !== null || answer.citations.length === 0) refused.push(`${name}: ${example}\n${response}`);
      }

    expect(refused).toEqual([]);
  });

  const october = is({ month: '2026-10' });
  test.each(countedQuestions)('%s', async (question, isMeant) => {
    const { answer } = await ask(question);

    expect(answer.refused, saidIn(answer)).toBeNull();
    expect(figuresOf(answer)[0]).toBe(count(isMeant));
    expect(saidIn(answer)).toContain('generated sample data');
  });

  test('a total says always how much of it is anti-social behaviour', async () => {
    const { answer } = await ask('How many crimes were there in October 2026?');

    const all = count(october);
    const asb = count(both(october, antisocial));
    expect(figuresOf(answer).slice(0, 3)).toEqual([all, asb, all - asb]);
  });

  test('a question without a time is about the newest month that is here, and says so', async () => {
    const { answer } = await ask('How many burglaries are there?');

    expect(figuresOf(answer)[0]).toBe(count(is({ month: '2026-11', category: 'Burglary' })));
    expect(saidIn(answer)).toContain('You named no month: November 2026 is the newest that is here.');
  });

  test('a city is all of its areas', async () => {
    const { answer } = await ask('How many burglaries in London last month?');

    const boroughs = new Set(crimes.filter(is({ force: 'metropolitan' })).map(({ area }) => area));
    const areas = new Set([...boroughs, 'City of London'].filter((area) => area !== ''));
    expect(figuresOf(answer)[0]).toBe(
      count(both(october, is({ category: 'Burglary' }), ({ area }) => areas.has(area))),
    );
  });

  test('the area with most is named with its number, and the table has every area', async () => {
    const { answer } = await ask('Which area had the most vehicle crime in 2025?');

    const rows = crimes.filter(both(within('2025-01', '2025-12'), is({ category: 'Vehicle crime' })));
    const byArea = Map.groupBy(
      rows.filter(({ area }) => area !== ''),
      ({ area }) => area,
    );
    const [most] = [...byArea].sort(([, one], [, other]) => other.length - one.length);
    expect(saidIn(answer)).toContain(`Most: ${most?.[0]} with ${most?.[1].length} (`);
    expect(answer.tables[0]?.total).toBe(byArea.size);
  });

  test('months are listed with their own numbers, the newest first; one without a file is not known', async () => {
    const { answer } = await ask('Burglaries by month from March 2026 to December 2026');

    const rows = answer.tables[0]?.rows.map(({ cells }) => cells);
    expect(rows?.[0]).toEqual(['2026-12', null]);
    expect(rows?.[1]).toEqual(['2026-11', count(is({ month: '2026-11', category: 'Burglary' }))]);
    expect(saidIn(answer)).toContain('partial: no file is here for December 2026 (not over yet)');
  });

  test('two months are compared by two queries', async () => {
    const { answer } = await ask('Did shoplifting rise in October compared with the month before?');

    const [now, before] = ['2026-10', '2026-09'].map((month) => count(is({ month, category: 'Shoplifting' })));
    expect(figuresOf(answer).slice(0, 3)).toEqual([now, before, Math.abs((now ?? 0) - (before ?? 0))]);
    expect(answer.citations.filter(({ request }) => request?.startsWith('GET /crime/figures'))).toHaveLength(2);
  });

  test('the same month of the year before is another month of the same name', async () => {
    const { answer } = await ask('burglary in October compared with the same month last year');

    expect(figuresOf(answer).slice(0, 2)).toEqual([
      count(is({ month: '2026-10', category: 'Burglary' })),
      count(is({ month: '2025-10', category: 'Burglary' })),
    ]);
  });

  test('two areas are compared', async () => {
    const { answer } = await ask('compare shoplifting in Leeds and Bradford in 2025');

    const of = (area: string) => count(both(within('2025-01', '2025-12'), is({ category: 'Shoplifting', area })));
    expect(figuresOf(answer).slice(0, 2)).toEqual([of('Leeds'), of('Bradford')]);
  });

  test('a share is of the same months and place', async () => {
    const { answer } = await ask('What share of crimes in Leeds in 2025 was burglary?');

    const leeds = both(within('2025-01', '2025-12'), is({ area: 'Leeds' }));
    const [part, whole] = [count(both(leeds, is({ category: 'Burglary' }))), count(leeds)];
    expect(saidIn(answer)).toContain(`: ${part} of ${whole.toLocaleString('en')} (`);
    expect(saidIn(answer)).toContain(`${Math.round((part / whole) * 1_000) / 10}%`);
  });

  test('"and in Leeds?" and "and robberies?" keep the rest of the question before', async () => {
    const first = await ask('How many burglaries in Camden in March 2026?');
    const second = await ask('and in Leeds?', { before: first.understood });
    const third = await ask('and robberies?', { before: first.understood });

    expect(figuresOf(second.answer)[0]).toBe(count(is({ month: '2026-03', area: 'Leeds', category: 'Burglary' })));
    expect(figuresOf(third.answer)[0]).toBe(count(is({ month: '2026-03', area: 'Camden', category: 'Robbery' })));
  });

  test('the month before the one that was talked about is not last month', async () => {
    const first = await ask('How many burglaries in March 2026?');
    const { answer } = await ask('and the month before?', { before: first.understood });

    expect(figuresOf(answer)[0]).toBe(count(is({ month: '2026-02', category: 'Burglary' })));
  });

  test('Manchester says what the coverage says: nothing was published, others reported there', async () => {
    const { answer } = await ask('How many crimes in Manchester in October 2026?');

    expect(figuresOf(answer)[0]).toBe(count(both(october, is({ area: 'Manchester' }))));
    expect(saidIn(answer)).toContain('What is counted was reported there by other forces.');
    expect(saidIn(answer)).toContain('Greater Manchester Police has published no street data since July 2019.');
  });

  test.each([
    'How many crimes in 2020?',
    'How many crimes did Greater Manchester Police record last month?',
    'burglaries in March 2027',
  ])('missing is not zero: %s', async (question) => {
    const { answer } = await ask(question);

    expect(figuresOf(answer)).toEqual([]);
    expect(saidIn(answer)).toContain('so there is no figure. That is not zero.');
  });

  test.each([
    ['crimes in Atlantis', 'not_found', 'Known are 107 areas and 12 forces'],
    ['crimes in Hammersmith', 'not_found', 'Do you mean Hammersmith and Fulham?'],
    ['how many crimes yesterday', 'beyond', 'Police data states months only'],
    ['crime rate in Camden', 'beyond', 'counts, not rates'],
    ['how many crimes were not burglary', 'not_understood', ''],
    ['why did crime rise?', 'beyond', ''],
    ['will burglary rise next month', null, ''],
    ['how many burglaries except in Leeds', null, ''],
    ['which crimes increased last month', 'not_understood', ''],
    ['what is burglary', 'not_understood', ''],
  ] as const)('it refuses rather than guesses: %s', async (question, reason, said) => {
    const { answer } = await ask(question);

    expect(answer.refused, saidIn(answer)).not.toBeNull();
    if (reason) expect(answer.refused).toBe(reason);
    expect(saidIn(answer)).toContain(said);
    expect(answer.suggestions.length).toBeGreaterThan(0);
  });

  test.each([
    ['letters that turn the line', 'crimes in \u202eCamden\u202e'],
    ['SQL in quotation marks', 'crimes in "; drop table crimes; --"'],
    ['one area two hundred times', `crimes in ${'Camden '.repeat(200)}`],
    ['only punctuation behind the word', 'crimes ???'],
    ['the sign between values of a filter', `burglary ${'a|b'.repeat(500)}`],
    ['an address', 'crimes in https://evil.example/?x=1 last month'],
    ['Arabic', 'crimes in كامدن'],
  ])('odd input neither breaks nor invents: %s', async (_, question) => {
    const { answer, response } = await ask(question);

    expect(response.length).toBeGreaterThan(0);
    if (answer.refused === null) expect(answer.citations.length).toBeGreaterThan(0);
  });

  test('every figure opens the rows it counts: their total is the figure', async () => {
    const { answer } = await ask('How many burglaries in Leeds in October 2026?');

    const href = answer.citations.find(({ request }) => request?.startsWith('GET /crime/figures'))?.href ?? '';
    const query = new URL(href, 'http://console.invalid').searchParams;
    expect(query.get('tab')).toBe('records');
    query.delete('tab');
    const { total } = (await admin.ask('GET', `/crime/rows?${query}`)).json() as { total: number };
    expect(figuresOf(answer)[0]).toBe(total);
  });

  test('a viewer is answered too, but not about imports', async () => {
    const allowed = await viewer.question('How many burglaries in Leeds in October 2026?');
    const forbidden = await viewer.question('When was police data last imported?');

    expect(allowed.answer.refused).toBeNull();
    expect(forbidden.answer.refused).toBe('forbidden');
    expect(forbidden.answer.citations).toEqual([]);
  });

  test('coverage: months, files and rows are those of the data coverage', async () => {
    const { answer } = await ask('Which months of police data are here?');

    const [all] = await app.database.read
      .selectFrom('crime_parts')
      .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number>('rows').as('rows')])
      .where('state', '=', 'live')
      .execute();
    expect(figuresOf(answer)).toEqual([24, 12, Number(all?.files), Number(all?.rows)]);
    expect(Number(all?.rows)).toBe(crimes.length);
  });

  test('coverage: rows of one force and month, and what is missing with the reason', async () => {
    const rows = await ask('How many rows of Kent police data are there for October 2026?');
    const missing = await ask('Which police data is missing and why?');

    expect(figuresOf(rows.answer)[0]).toBe(count(both(october, is({ force: 'kent' }))));
    expect(figuresOf(missing.answer)[0]).toBe(24);
    expect(missing.answer.tables[0]?.rows[0]?.cells).toEqual([
      'Greater Manchester Police',
      'December 2024 – November 2026',
      'Not published',
    ]);
  });

  test('imports: the last one with its summary', async () => {
    const { answer } = await ask('How many rows did the last import of police data reject?');

    expect(saidIn(answer)).toContain(`Summary: ${crimes.length.toLocaleString('en')} rows = `);
    expect(figuresOf(answer).slice(1, 4)).toEqual([crimes.length, crimes.length, 0]);
  });

  test('analyses: the newest one says what it counted and found', async () => {
    const { answer } = await ask('What did the latest analysis find?');

    const asb = count(both(october, antisocial));
    expect(figuresOf(answer).slice(0, 3)).toEqual([count(october), asb, count(october) - asb]);
    expect(answer.citations.some(({ request }) => request === `GET /analysis/${analysisId}`)).toBe(true);
  });

  test('analyses: of a month that was not analyzed there is none', async () => {
    const { answer } = await ask('findings of the analysis of March 2025');

    expect(saidIn(answer)).toBe('No analysis of March 2025 is among the last 50.');
  });
});
