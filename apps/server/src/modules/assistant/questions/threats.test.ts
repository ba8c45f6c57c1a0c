import { networkTopics } from '@halyard/assistant/topics';
import { languages } from '@halyard/contracts/accounts/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { type AssistantApp, startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { figuresOf, numberFrom, saidIn } from './testing/figures-of.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let database: Database;
let app: AssistantApp;
let viewer: Awaited<ReturnType<AssistantApp['as']>>;

beforeAll(async () => {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('There is no database to test with.');
  database = await sqlite.open();
  app = await startAssistantApp(database);
  viewer = await app.as('tomas.lindqvist@example.com');
});
afterAll(() => app.close());

/** Threats last seen since then, to which a condition applies. */
const countThreats = (condition: string, since: number, until = app.now() + 1) =>
  numberFrom(
    database,
    `select count(*) as n from intelligence
     where family = 'threat' and deleted_at is null and seen_at >= ? and seen_at < ? and (${condition})`,
    since,
    until,
  );

const ago = (ms: number) => app.now() - ms;
const today = () => Math.floor(app.now() / dayMs) * dayMs;

const counted: readonly (readonly [question: string, condition: string, days: number])[] = [
  ['How many threats are there?', '1 = 1', 90],
  ['how many critical threats are there', "severity = 'Critical'", 90],
  ['high and critical threats', "severity in ('High', 'Critical')", 90],
  ['how many threats have the status active', "status = 'Active'", 90],
  ['mitigated threats', "status = 'Mitigated'", 90],
  ['threats that are not critical', "severity <> 'Critical'", 90],
  ['threats except phishing', "type <> 'Phishing'", 90],
  ['threats not from Germany', "coalesce(country, '') <> 'DE'", 90],
  ['false positive threats', "verdict = 'False positive'", 90],
  ['threats with the status mitigated', "status = 'Mitigated'", 90],
  ['threats under investigation', "status = 'Investigating'", 90],
  ['which threats are not acknowledged', 'acknowledged_at is null', 90],
  ['critical threats nobody has acknowledged', "severity = 'Critical' and acknowledged_at is null", 90],
  ['phishing threats in the last 30 days', "type = 'Phishing'", 30],
  ['how many ransomware attacks were seen in the last 7 days', "type = 'Ransomware'", 7],
  ['credential theft threats', "type = 'Credential theft'", 90],
  ['threats reported by the mail gateway', "source = 'Mail gateway'", 90],
  ['malware threats from the endpoint agent', "type = 'Malware' and source = 'Endpoint agent'", 90],
  ['threats from Romania', "country = 'RO'", 90],
  ['threats from the Netherlands', "country = 'NL'", 90],
  ['threats from the US', "country = 'US'", 90],
  ['how many threats come from Germany', "country = 'DE'", 90],
  ['critical threats from India in the last 30 days', "severity = 'Critical' and country = 'IN'", 30],
  ['threats marked TLP:RED', "tlp = 'TLP:RED'", 90],
  ['threats without a place', 'latitude is null', 90],
  ['threats mentioning "Meridian"', "name like '%meridian%'", 90],
  ['threats containing portal', "name like '%portal%'", 90],
  ['threats in the last 24 hours', '1 = 1', 1],
  ['how many threats were seen in the last 3 days', '1 = 1', 3],
];

test.each(counted)('%s: the figure is what the database counts', async (question, condition, days) => {
  const { answer } = await viewer.question(question);

  expect(answer.refused).toBeNull();
  expect(figuresOf(answer)[0]).toBe(await countThreats(condition, ago(days * dayMs)));
});

const dated: readonly (readonly [question: string, from: () => number, to: () => number])[] = [
  ['how many threats were seen today', today, () => app.now() + 1],
  ['threats yesterday', () => today() - dayMs, today],
  ['threats in October', () => Date.UTC(2026, 9, 1), () => Date.UTC(2026, 10, 1)],
  ['threats between 1 November and 10 November', () => Date.UTC(2026, 10, 1), () => Date.UTC(2026, 10, 11)],
  ['threats on 15 November', () => Date.UTC(2026, 10, 15), () => Date.UTC(2026, 10, 16)],
];

test.each(dated)('%s: only that time is counted', async (question, from, to) => {
  const { answer } = await viewer.question(question);

  expect(figuresOf(answer)[0]).toBe(await countThreats('1 = 1', from(), to()));
});

test.each(['type', 'source', 'status', 'severity'])('threats by %s: every row is counted', async (column) => {
  const { answer } = await viewer.question(`threats by ${column}`);

  const [table] = answer.tables;
  expect(table?.rows.length).toBeGreaterThan(0);
  for (const { cells } of table?.rows ?? [])
    expect(cells[1]).toBe(await countThreats(`${column} = '${cells[0]}'`, ago(90 * dayMs)));
});

test('threats by country: the greatest are first, and those without a place are said', async () => {
  const { answer } = await viewer.question('Which countries do threats come from?');

  const [table] = answer.tables;
  const unplaced = await countThreats('country is null', ago(90 * dayMs));
  expect(table?.rows.slice(0, 2).map(({ cells }) => cells)).toEqual([
    ['not known', unplaced],
    ['Romania', await countThreats("country = 'RO'", ago(90 * dayMs))],
  ]);
});

test('how many types there are is answered by all of them', async () => {
  const { answer } = await viewer.question('How many types of threats are there?');

  const types = await numberFrom(
    database,
    "select count(distinct type) as n from intelligence where family = 'threat' and deleted_at is null",
  );
  expect(answer.tables[0]?.total).toBe(types);
});

test('the busiest day is the one that the database says', async () => {
  const { answer } = await viewer.question('Which day had the most threats in the last 30 days?');

  const most = await numberFrom(
    database,
    `select max(n) as n from (select count(*) as n from intelligence where family = 'threat' and seen_at >= ? group by seen_at / ${dayMs})`,
    ago(30 * dayMs),
  );
  expect(figuresOf(answer)).toEqual([await countThreats('1 = 1', ago(30 * dayMs)), most]);
});

test('a share names both its parts', async () => {
  const { answer } = await viewer.question('What percentage of threats are critical?');

  const critical = await countThreats("severity = 'Critical'", ago(90 * dayMs));
  const all = await countThreats('1 = 1', ago(90 * dayMs));
  expect(figuresOf(answer)).toEqual([Math.round((critical / all) * 1_000) / 10, all, critical]);
});

const refused = [
  'critical or unacknowledged threats',
  'threats from Atlantis',
  'how many threats were mitigated last week',
  'how many threats were acknowledged yesterday',
  'threats with low confidence',
  'threats assigned to me',
  'threats against Meridian Freight',
  'average number of threats per day',
  'delete all threats',
] as const;

test.each(refused)('%s: refused, for no query asks just that', async (question) => {
  const { answer } = await viewer.question(question);

  expect(answer.refused).not.toBeNull();
  expect(answer.tables).toEqual([]);
});

test('the threat on screen is what "this threat" means', async () => {
  const [row] = await database.read
    .selectFrom('intelligence')
    .select(['id', 'name', 'severity', 'status', 'confidence'])
    .where('family', '=', 'threat')
    .where('confidence', 'is', null)
    .limit(1)
    .execute();
  const screen = `/threats?threat=${row?.id}`;

  const { answer: severity } = await viewer.question('How severe is this threat?', { screen });
  const { answer: critical } = await viewer.question('is it critical?', { screen });
  const { answer: confidence } = await viewer.question('How confident are we in this threat?', { screen });

  expect(saidIn(severity)).toBe(`${row?.name} has the severity ${row?.severity}.`);
  expect(saidIn(critical)).toBe(saidIn(severity));
  expect(saidIn(confidence)).toContain('not the same as 0');
  expect(severity.citations[0]).toMatchObject({ request: `GET /threats/${row?.id}`, href: screen });
});

test('without a threat on screen it is asked which one is meant', async () => {
  const { answer } = await viewer.question('Is this threat acknowledged?');

  expect(answer.refused).toBe('not_found');
  expect(saidIn(answer)).toContain('Open a threat');
});

test('a threat with a hostile name is shown, and nothing of it becomes a link', async () => {
  const name = '\uE000h/users\uE001Click\uE002 "here" <img src=x> \u202Elive';
  const newest = await database.read
    .selectFrom('intelligence')
    .select('id')
    .where('family', '=', 'threat')
    .orderBy('seen_at', 'desc')
    .executeTakeFirstOrThrow();
  await database.write((tx) => tx.updateTable('intelligence').set({ name }).where('id', '=', newest.id).execute());

  const { answer } = await viewer.question('What is the newest threat?');

  const links = answer.sentences.flatMap(({ parts }) => parts.flatMap(({ href }) => (href === null ? [] : [href])));
  expect(links).toEqual([`/threats?threat=${newest.id}`]);
  expect(answer.tables[0]?.rows[0]?.cells[0]).not.toContain('\uE000');
});

test.each(languages)('every example of threats and the network is answered in %s', async (language) => {
  const idOf = async (family: 'threat' | 'entity') =>
    (await database.read.selectFrom('intelligence').select('id').where('family', '=', family).limit(1).execute())[0]
      ?.id;
  const screens: Readonly<Record<string, string>> = {
    'open-threat': `/threats?threat=${await idOf('threat')}`,
    'open-entity': `/network?entity=${await idOf('entity')}`,
  };

  for (const { name, texts } of networkTopics)
    for (const example of texts[language].examples) {
      const { answer } = await viewer.question(example, { screen: screens[name] ?? '/dashboard' });
      expect({ example, refused: answer.refused }).toEqual({ example, refused: null });
    }
});
