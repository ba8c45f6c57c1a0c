import { describe, expect, test } from 'vitest';
import { type GeneratedCrime, generatedCrime, type IsMeant, is, within } from '../../../testing/generated-crime.ts';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse, figuresOf, filtersOf, saidIn } from './testing/answers.ts';

const workspace = useWorkspace({ withCrime: true });
const kept: { crimes?: readonly GeneratedCrime[] } = {};

function count(...all: readonly IsMeant[]): number {
  kept.crimes ??= generatedCrime(workspace().app.now());
  return kept.crimes.filter((crime) => all.every((one) => one(crime))).length;
}

const ask = async (question: string) => (await workspace().viewer.question(question)).answer;
const october = is({ month: '2026-10' });
const september = is({ month: '2026-09' });
const burglary = is({ category: 'Burglary' });
const camden = is({ area: 'Camden' });
const not =
  (one: IsMeant): IsMeant =>
  (crime) =>
    !one(crime);
const asb = is({ category: 'Anti-social behaviour' });

test('what is left out for having no value is said beside the figure', async () => {
  const without = count(october, burglary, ({ outcome }) => outcome === '');
  const answer = await ask('burglaries in October 2026 that are not under investigation');
  const others: IsMeant = ({ outcome }) => outcome !== '' && outcome !== 'Under investigation';

  expect(figuresOf(answer)[0]).toBe(count(october, burglary, others));
  if (without > 0) expect(saidIn(answer)).toContain(`Left out, because they have no value of outcome: ${without}.`);
  else expect(saidIn(answer)).not.toContain('Left out');

  const crimes = await ask('crimes in October 2026 that are not under investigation');
  const unstated = count(october, ({ outcome }) => outcome === '');
  expect(unstated).toBeGreaterThan(0);
  expect(saidIn(crimes)).toContain(`no value of outcome: ${unstated.toLocaleString('en')}.`);
});

test.each<readonly [question: string, meant: readonly IsMeant[]]>([
  ['How many burglaries were there last month?', [october, burglary]],
  ['number of robberies in Leeds in 2026', [within('2026-01', '2026-12'), is({ category: 'Robbery', area: 'Leeds' })]],
  ['How many crimes without ASB in October 2026?', [october, not(asb)]],
  [
    'shoplifting in Birmingham between March and May 2026',
    [within('2026-03', '2026-05'), is({ category: 'Shoplifting', area: 'Birmingham' })],
  ],
  [
    'How many drug offences did Kent Police record in 2025?',
    [within('2025-01', '2025-12'), is({ category: 'Drugs', force: 'kent' })],
  ],
  ['burglaries without a location in September', [september, burglary, is({ isLocated: false })]],
  ['How many bike thefts in the last 3 months', [within('2026-08', '2026-10'), is({ category: 'Bicycle theft' })]],
  [
    'vehicle crime reported by the Met in Camden in August 2026',
    [is({ month: '2026-08', category: 'Vehicle crime', force: 'metropolitan' }), camden],
  ],
  [
    'robbery in St Helens since January',
    [within('2026-01', '2026-11'), is({ category: 'Robbery', area: 'St. Helens' })],
  ],
  ['public order in City of London in October', [october, is({ category: 'Public order', area: 'City of London' })]],
  [
    'burglaries in 2025 with no suspect identified',
    [within('2025-01', '2025-12'), burglary, is({ outcome: 'Investigation complete; no suspect identified' })],
  ],
  [
    'burglaries in Camden or Hackney in October',
    [october, burglary, ({ area }) => area === 'Camden' || area === 'Hackney'],
  ],
  ['crimes in Camden that are not burglaries in October 2026', [october, camden, not(burglary)]],
])('%s', async (question, meant) => {
  const answer = await ask(question);

  expect(answer.refused, saidIn(answer)).toBeNull();
  expect(figuresOf(answer)[0]).toBe(count(...meant));
  expect(saidIn(answer)).toContain('generated sample data');
});

test('crimes of no named time are those of all months that are here, and a chip says so', async () => {
  const answer = await ask('How many burglaries were there in Camden?');

  expect(figuresOf(answer)[0]).toBe(count(burglary, camden));
  expect(filtersOf(answer)).toContain('recorded December 2024 – November 2026');
});

describe('months that are not here', () => {
  test.each([
    'How many burglaries were there in Camden in March 2020?',
    'How many crimes were there in December 2027?',
    'Crimes by category in March 2020',
    'What share of crimes in March 2020 was burglary?',
    'Crimes per month in 2020',
    'list the burglaries of March 2020',
    'Which area had the most burglaries in March 2020?',
  ])('are never zero: %s', async (question) => {
    const answer = await ask(question);
    const zeros = answer.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell === 0)));

    expect([figuresOf(answer), zeros]).toEqual([[], []]);
  });

  test.each([
    'Compare burglaries in October 2026 and October 2020',
    'did burglaries go up from October 2020 to October 2026?',
  ])('are compared with nothing: %s', async (question) => {
    const answer = await ask(question);

    if (answer.refused === null)
      expect([figuresOf(answer).includes(0), saidIn(answer)]).toEqual([false, expect.stringContaining('October 2020')]);
  });

  test('beside others are named', async () => {
    const answer = await ask('How many burglaries between October and December 2026?');

    expect(figuresOf(answer)[0]).toBe(count(within('2026-10', '2026-11'), burglary));
    expect(saidIn(answer)).toContain('December 2026');
  });
});

test.each([
  'How many burglaries yesterday?',
  'How many burglaries last week?',
  'burglaries on 14 October 2026',
  'burglaries per day in October 2026',
  'burglaries at night in camden',
])('what is finer than a month is rejected: %s', async (question) => {
  const answer = await ask(question);

  expect(answer.refused).not.toBeNull();
  expect(figuresOf(answer)).toEqual([]);
});

describe('for each force', () => {
  const rowsOf = async (question: string) => {
    const { refused, tables } = await ask(question);
    expect([question, refused]).toEqual([question, null]);
    return new Map(tables[0]?.rows.map(({ cells: [name, ...figures] }) => [String(name), figures]));
  };
  const kent = is({ force: 'kent' });

  test('shares', async () => {
    const rows = await rowsOf('what share of crimes is burglary by force in October 2026');
    const [part, whole] = [count(october, kent, burglary), count(october, kent)];

    expect(rows.get('Kent Police')).toEqual([part / whole, part, whole]);
  });

  test('comparisons', async () => {
    const rows = await rowsOf('compare burglaries in October 2026 with September 2026 by force');
    const [now, before] = [count(october, kent, burglary), count(september, kent, burglary)];

    expect(rows.get('Kent Police')).toEqual([now, before, now - before]);
  });

  test('counts', async () => {
    expect((await rowsOf('burglaries in October 2026 by force')).get('Kent Police')).toEqual([
      count(october, kent, burglary),
    ]);
  });
});

test('a comparison of two months has both figures', async () => {
  const answer = await converse(workspace().viewer, [
    'How many burglaries were there in Camden in October 2026?',
    'how does that compare to september',
  ]);

  expect(figuresOf(answer).slice(0, 2)).toEqual([count(october, burglary, camden), count(september, burglary, camden)]);
});

test('a trend has one point for each month that is here', async () => {
  const { tables } = await ask('burglaries in Camden per month in 2026');
  const points = new Map(tables[0]?.rows.map(({ cells: [month, n] }) => [String(month).slice(0, 7), n]));
  const months = Array.from({ length: 11 }, (_, index) => `2026-${String(11 - index).padStart(2, '0')}`);

  expect(tables[0]?.total).toBe(months.length);
  expect([...points.keys()]).toEqual(months.slice(0, points.size));
  for (const [month, n] of points) expect([month, n]).toEqual([month, count(is({ month }), burglary, camden)]);
});

test('which months of which forces are here is told row by row', async () => {
  const missing = await ask('Is there data from Greater Manchester Police?');
  const newest = await ask('What is the newest month of crime data?');

  expect(missing.tables[0]?.rows.every(({ cells }) => cells.includes('Not published'))).toBe(true);
  expect(newest.tables[0]?.rows[0]?.cells).toContain('2026-11');
});

test.each([
  'burglaries in camden and drugs in hackney',
  'burglaries in october 2026 and robberies in september 2026',
  'Predict the burglaries in December 2026',
  'Is Camden safe?',
  'Which area is the most dangerous?',
])('what is not one question of the data is refused: %s', async (question) => {
  expect((await ask(question)).refused).not.toBeNull();
});
