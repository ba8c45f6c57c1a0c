import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { type AssistantApp, startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { figuresOf, numberFrom, saidIn } from './testing/figures-of.ts';

const dayMs = 86_400_000;

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

const countEntities = (condition: string) =>
  numberFrom(
    database,
    `select count(*) as n from intelligence where family = 'entity' and deleted_at is null and (${condition})`,
  );

const degreeOf = (name: string, condition = '1 = 1') =>
  numberFrom(
    database,
    `select count(*) as n from connections c join intelligence i on i.id in (c.source_id, c.target_id)
     where i.name = '${name}' and c.deleted_at is null and (${condition})`,
  );

const counted: readonly (readonly [question: string, condition: string])[] = [
  ['How many entities are there?', '1 = 1'],
  ['how many persons are there', "type = 'Person'"],
  ['list organisations', "type = 'Organization'"],
  ['how many companies do we know of', "type = 'Organization'"],
  ['high risk entities', "risk = 'High'"],
  ['high-risk organisations', "risk = 'High' and type = 'Organization'"],
  ['persons with high or medium risk', "risk in ('High', 'Medium') and type = 'Person'"],
  ['which entities are not rated', 'risk is null'],
  ['unrated persons', "risk is null and type = 'Person'"],
  ['entities named Meridian', "name like '%meridian%'"],
];

test.each(counted)('%s: the figure is what the database counts', async (question, condition) => {
  const { answer } = await viewer.question(question);

  expect(answer.refused).toBeNull();
  expect(figuresOf(answer)[0]).toBe(await countEntities(condition));
});

test('the time of an entity is that of its last activity', async () => {
  const { answer: days } = await viewer.question('Which entities were active in the last 30 days?');
  const { answer: month } = await viewer.question('entities active in October');

  expect(figuresOf(days)[0]).toBe(await countEntities(`seen_at >= ${app.now() - 30 * dayMs}`));
  expect(figuresOf(month)[0]).toBe(
    await countEntities(`seen_at >= ${Date.UTC(2026, 9, 1)} and seen_at < ${Date.UTC(2026, 10, 1)}`),
  );
  expect(month.citations[0]?.href).toBe(
    '/network?range=custom&from=2026-10-01T00:00:00.000Z&to=2026-11-01T00:00:00.000Z',
  );
});

test('entities by risk: those that nobody rated are what is left', async () => {
  const { answer } = await viewer.question('Entities by risk');

  for (const risk of ['High', 'Medium', 'Low'])
    expect(answer.tables[0]?.rows.find(({ cells }) => cells[0] === risk)?.cells[1]).toBe(
      await countEntities(`risk = '${risk}'`),
    );
  expect(answer.tables[0]?.rows.at(-1)?.cells).toEqual(['not known', await countEntities('risk is null')]);
});

test('those that have the most connections come first', async () => {
  const { answer } = await viewer.question('Which entities have the most connections?');

  const degree = await degreeOf('Meridian Freight');
  expect(answer.tables[0]?.rows.slice(0, 2).map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['Harbour Group Holding', degree],
    ['Meridian Freight', degree],
  ]);
});

test('what nobody stated of an entity is said to be so', async () => {
  const { answer: risk } = await viewer.question('What is the risk of Nadia Benali?');
  const { answer: activity } = await viewer.question('When was "Manchester, data centre north" last active?');

  expect(saidIn(risk)).toBe('Nobody has rated the risk of Nadia Benali.');
  expect(saidIn(activity)).toBe('Manchester, data centre north: Active: not known.');
});

const connected: readonly (readonly [question: string, name: string, condition: string])[] = [
  ['How many connections does Harbour Group Holding have?', 'Harbour Group Holding', '1 = 1'],
  ['Who is Dorian Vella connected to?', 'Dorian Vella', '1 = 1'],
  ['strong connections of Dorian Vella', 'Dorian Vella', "c.strength = 'Strong'"],
  ['who works for Meridian Freight', 'Meridian Freight', "c.type = 'Employment'"],
  ['connections of Meridian Freight without a strength', 'Meridian Freight', 'c.strength is null'],
];

test.each(connected)('%s: the figure is what the database counts', async (question, name, condition) => {
  const { answer } = await viewer.question(question);

  expect(figuresOf(answer)[0]).toBe(await degreeOf(name, condition));
  expect(answer.tables[0]?.total).toBe(await degreeOf(name, condition));
});

test('"which threats" and "which persons" are the other ends of a connection', async () => {
  const { answer: threats } = await viewer.question('Which threats are linked to Meridian Freight?');
  const { answer: persons } = await viewer.question('Which people is Meridian Freight connected to?');

  expect(figuresOf(threats)[0]).toBe(
    await degreeOf('Meridian Freight', "c.source_id in (select id from intelligence where family = 'threat')"),
  );
  expect(figuresOf(persons)[0]).toBe(4);
});

test('connections are counted by type and strength', async () => {
  const total = await numberFrom(database, 'select count(*) as n from connections where deleted_at is null');
  const strong = await numberFrom(database, "select count(*) as n from connections where strength = 'Strong'");

  const { answer: all } = await viewer.question('How many connections are there?');
  const { answer: some } = await viewer.question('How many strong connections are there?');
  const { answer: types } = await viewer.question('Connections by type');

  expect(figuresOf(all)[0]).toBe(total);
  expect(figuresOf(some)[0]).toBe(strong);
  expect(types.tables[0]?.rows.reduce((sum, { cells }) => sum + Number(cells[1]), 0)).toBe(total);
});

test('"who" asks for persons', async () => {
  const { answer } = await viewer.question('Who has the most connections?');

  expect(answer.tables[0]?.rows.slice(0, 2).map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['Dorian Vella', 5],
    ['Marek Wrona', 5],
  ]);
});

test('all connections are those of the network, and "per entity" is another question', async () => {
  const { answer: all } = await viewer.question('How many connections are in the network?');
  const { answer: each } = await viewer.question('How many connections per entity?');

  expect(saidIn(all)).toMatch(/^[0-9]+ connections\.$/);
  expect(saidIn(each)).not.toBe(saidIn(all));
});

test('a path is walked from its beginning to its end', async () => {
  const { answer } = await viewer.question('How is Dorian Vella connected to Meridian Freight?');

  const rows = answer.tables[0]?.rows.map(({ cells }) => cells.slice(0, 2));
  expect(rows).toEqual([
    ['Dorian Vella', 'Marek Wrona'],
    ['Marek Wrona', 'Joost Kuiper'],
    ['Joost Kuiper', 'Meridian Freight'],
  ]);
  expect(answer.citations.at(-1)?.href).toMatch(/^\/network\?path=identity--[\w-]+~identity--[\w-]+$/);
});

test('a path between names of which one is not known, or means several, is not looked for', async () => {
  const { answer: unknown } = await viewer.question('How is Dorian Vella connected to Donald Duck?');
  const { answer: several } = await viewer.question('How is Dorian Vella connected to Port sweep?');

  expect(unknown.refused).toBe('not_found');
  expect(saidIn(several)).toContain('Several records match “Port sweep”');
  expect([unknown, several].flatMap(({ citations }) => citations.map(({ request }) => request))).not.toContainEqual(
    expect.stringContaining('/graph/path'),
  );
});

test('the record on screen is what "this person" and "his" mean', async () => {
  const [row] = await database.read
    .selectFrom('intelligence')
    .select('id')
    .where('name', '=', 'Dorian Vella')
    .execute();
  const screen = `/network?entity=${row?.id}`;

  for (const question of ['How many connections does this person have?', 'who are his contacts'])
    expect(figuresOf((await viewer.question(question, { screen })).answer)[0]).toBe(await degreeOf('Dorian Vella'));
  expect(saidIn((await viewer.question('what is his risk', { screen })).answer)).toBe(
    'The risk of Dorian Vella is rated High.',
  );
});

test.each(['who is Dorian', 'tell me about Dorian Vella', 'what do we know about Dorian Vella?'])(
  '%s: looked up by name',
  async (question) => {
    const { answer } = await viewer.question(question);

    expect(saidIn(answer)).toMatch(/^Dorian Vella is in the network as Person\./);
  },
);

test('a company is not mistaken for the threats against it', async () => {
  const { answer } = await viewer.question('Tell me about Meridian');

  expect(saidIn(answer)).toMatch(/^Meridian Freight is in the network as Organization\./);
});

const unknown = [
  'who is Donald Duck',
  'what is the meaning of life',
  'what is 2+2',
  'what is the status',
  'show me my secrets',
  'tell me about the weather tomorrow',
  'strong or employment connections',
  'critical entities',
  'inactive entities',
  'high risk or unrated entities',
  'high-risk connections of Dorian Vella',
  'is Dorian Vella guilty',
] as const;

test.each(unknown)('%s: refused, never guessed', async (question) => {
  const { answer } = await viewer.question(question);

  expect(answer.refused).not.toBeNull();
  expect(figuresOf(answer)).toEqual([]);
});

const hostile = [
  `who is ${'a'.repeat(1_990)}`,
  `connections of ${'Dorian Vella '.repeat(150)}`,
  '?!.,;:…',
  '"" "" ""',
  "risk of Robert'); DROP TABLE intelligence;--",
  'who is "><script>alert(1)</script>',
  'tell me about \u202Eallev nairod\u202C',
  'من هو دوريان فيلا',
  'who is %_%',
  'path between " and "',
  '\uD800 who is \uDC00',
] as const;

test.each(hostile)('hostile or odd input %# is answered or refused, and nothing breaks', async (question) => {
  const { response, answer } = await viewer.question(question);

  expect(response.length).toBeGreaterThan(0);
  expect(answer.proposal).toBeNull();
});

test('a viewer finds no users by name', async () => {
  const { answer } = await viewer.question('who is Priya Sato');

  expect(answer.refused).toBe('not_found');
});
