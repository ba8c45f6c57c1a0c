import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AssistantApp, startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { figuresOf, saidIn } from './testing/figures-of.ts';

type Person = Awaited<ReturnType<AssistantApp['as']>>;
type Document = { readonly required: readonly string[]; readonly properties: Readonly<Record<string, unknown>> };

const [sqlite] = testDatabases;

describe('questions about schemas', () => {
  let app: AssistantApp;
  let person: Person;

  beforeAll(async () => {
    if (!sqlite) throw new Error('There is no database to test on.');
    app = await startAssistantApp(await sqlite.open());
    person = await app.as('priya.sato@example.com');
  }, 60_000);
  afterAll(() => app.close());

  const ask = async (message: string, screen = '/schemas') => (await person.question(message, { screen })).answer;

  async function storedDocument(id: string): Promise<Document> {
    const { document } = await app.database.read
      .selectFrom('schemas')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return JSON.parse(document) as Document;
  }

  test('their number is that of the table', async () => {
    const { n } = await app.database.read
      .selectFrom('schemas')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();

    expect(figuresOf(await ask('How many schemas are there?'))).toEqual([Number(n)]);
    expect(figuresOf(await ask('list the schemas'))).toEqual([Number(n)]);
  });

  test('the newest is the one that was created last', async () => {
    const newest = await app.database.read
      .selectFrom('schemas')
      .select('title')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();

    expect(saidIn(await ask('Which is the newest schema?'))).toContain(newest.title);
  });

  test.each([
    ['Which fields of Customer data are required?', '/schemas'],
    ['Which fields of the schema "Customer data" are required?', '/schemas'],
    ['required fields of the customer schema', '/dashboard'],
    ['Which fields are required in this schema?', '/schemas?schema=sample-customer'],
    ['which fields are mandatory?', '/schemas?schema=sample-customer'],
    ['Which fields of the latest schema are required?', '/schemas'],
  ])('the required fields are those of the document: %s (%s)', async (question, screen) => {
    const { required } = await storedDocument('sample-customer');

    const answer = await ask(question, screen);

    expect(figuresOf(answer)).toEqual([required.length]);
    expect(answer.tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(required);
  });

  test('all fields of the first level are counted and listed', async () => {
    const { properties } = await storedDocument('sample-product');

    const answer = await ask('What fields does the product inventory schema have?');

    expect(figuresOf(answer)).toEqual([Object.keys(properties).length]);
    expect(answer.tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(Object.keys(properties));
  });

  test.each([
    ['What type is the field email of the customer schema?', 'has the type string (email). email is required.'],
    ['is the field phone required in Customer data', 'phone is optional.'],
    ['what type has the field total of customer data', 'orders[].total of Customer data has the type number'],
    ['type of the field "address.city" in Customer data', 'address.city of Customer data has the type string'],
  ])('a field is found wherever it stands: %s', async (question, said) => {
    expect(saidIn(await ask(question))).toContain(said);
  });

  test('a field that is not there is said to be not there', async () => {
    const answer = await ask('is the field flurb required in Customer data');

    expect(saidIn(answer)).toContain('Customer data has no field called “flurb”.');
  });

  test.each([
    ['What was this schema made from?', 'written for the sample workspace; its source is inventory.json'],
    ['How many versions does it have?', 'Product inventory has 1 version; this is version 1.'],
    ['who made this schema', 'Who made Product inventory is not recorded.'],
    ['how many rows was this schema made from', 'was made from no rows, so there is no number of them'],
    ['when was this schema created', 'Product inventory was created 2026-11-20 08:42.'],
    ['summarise this schema', 'A product, its price and its stock by warehouse.'],
  ])('the schema on screen is meant by "this": %s', async (question, said) => {
    const answer = await ask(question, '/schemas?schema=sample-product');

    expect(answer.refused, saidIn(answer)).toBeNull();
    expect(saidIn(answer)).toContain(said);
  });

  test.each([
    ['fields of a schema', 'not_understood', 'Which schema do you mean?'],
    ['fields of the schema flurb', 'not_found', 'I know no schema called “flurb”.'],
    ['required fields of this schema', 'not_understood', ''],
    ['why does the latest schema have 7 fields', null, ''],
    ['delete the schema Customer data', null, ''],
  ] as const)('it asks back or refuses rather than guesses: %s', async (question, reason, said) => {
    const answer = await ask(question, '/dashboard');

    expect(answer.refused, saidIn(answer)).not.toBeNull();
    if (reason) expect(answer.refused).toBe(reason);
    expect(saidIn(answer)).toContain(said);
  });

  test('schemas of a kind that is not there are none', async () => {
    expect(saidIn(await ask('schemas made from csv'))).toBe('There is no schema of this kind: made from CSV.');
  });

  test('without any analysis there is none, and without police data there is no figure', async () => {
    const analysis = await ask('What did the latest analysis find?');
    const crimes = await ask('How many burglaries are there?');
    const coverage = await ask('Which months of police data are here?');

    expect(saidIn(analysis)).toBe('Nothing has been analyzed yet.');
    expect(saidIn(crimes)).toBe('No police data has been imported yet.');
    expect(saidIn(coverage)).toBe('No police data has been imported yet.');
  });
});
