import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** In the order of the list. */
const names = [
  ...['10 Downing', 'alpha', 'Álvaro', 'Beta-Werke', 'Çelik Holding', 'delta', 'Müller GmbH', 'Nord Strasse', 'zulu'],
  ...['ΟΔΥΣΣΕΎΣ', 'Ёлка', 'カ\u3099ス会社', '서울전력'.normalize('NFD')],
];

const searches: readonly (readonly [string, string])[] = [
  ...(['müller', 'Muller', 'MU\u0308LLER', 'mull'] as const).map((q) => [q, 'Müller GmbH'] as const),
  ...(['çelik', 'CELIK', 'celik hold'] as const).map((q) => [q, 'Çelik Holding'] as const),
  ...(['straße', 'STRASSE'] as const).map((q) => [q, 'Nord Strasse'] as const),
  ...(['οδυσσευς', 'ΟΔΥΣΣΕΥΣ', 'οδυσσεύσ'] as const).map((q) => [q, 'ΟΔΥΣΣΕΎΣ'] as const),
  ...(['елка', 'ЁЛКА'] as const).map((q) => [q, 'Ёлка'] as const),
  ...(['ガス', 'ｶﾞｽ', 'カ\u3099ス'] as const).map((q) => [q, 'カ\u3099ス会社'] as const),
  ...(['서울', '서울'.normalize('NFD'), '전력'] as const).map((q) => [q, '서울전력'.normalize('NFD')] as const),
];

describe.each(testDatabases)('every alphabet on $name', ({ open }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;

  const recordOf = (name: string, index: number, family: 'threat' | 'entity'): Insertable<IntelligenceTable> => ({
    id: `${family}--${index}`,
    kind: 'identity',
    family,
    type: 'Company',
    name,
    description: '',
    severity: family === 'threat' ? 'Low' : null,
    status: family === 'threat' ? 'Active' : null,
    risk: null,
    source: '',
    confidence: null,
    tlp: null,
    labels: '[]',
    country: null,
    latitude: null,
    longitude: null,
    accuracy: null,
    seen_at: app.now() - index,
    acknowledged_at: null,
    acknowledged_by: null,
    verdict: null,
    verdict_reason: null,
    stix: null,
    version: 1,
    created_at: app.now(),
    updated_at: app.now(),
    deleted_at: null,
    sample: 0,
    import_id: null,
    severity_assumed: 0,
  });

  const addRecords = (rows: readonly Insertable<IntelligenceTable>[]) =>
    app.database.write((tx) => tx.insertInto('intelligence').values(rows).execute());

  beforeAll(async () => {
    app = await startTestApp(await open());
    admin = await app.asPerson('admin');
    const shuffled = names.toSorted();
    await addRecords(shuffled.map((name, index) => recordOf(name, index, 'entity')));
    await addRecords(shuffled.map((name, index) => recordOf(name, index, 'threat')));
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Named = { readonly name: string };
  const ask = async (path: string) => (await admin.ask('GET', path)).json();
  const entities = async (query: string) =>
    (await ask(`/entities?${query}`)) as { entities: Named[]; next: string | null };

  test('a list by name stands in the same order, page by page and backwards', async () => {
    const walked: string[] = [];
    let after = '';
    do {
      const page = await entities(`sort=name&direction=asc&limit=4${after && `&after=${after}`}`);
      walked.push(...page.entities.map(({ name }) => name));
      after = page.next ?? '';
    } while (after !== '');

    expect(walked).toEqual(names);
    const backwards = await entities('sort=name&direction=desc&limit=100');
    expect(backwards.entities.map(({ name }) => name)).toEqual(names.toReversed());
  });

  test.each(searches)('%s is found everywhere as %s', async (q, name) => {
    const search = `search=${encodeURIComponent(q)}`;

    const found = (await ask(`/search?q=${encodeURIComponent(q)}`)) as { results: { title: string }[] };
    expect(found.results.map(({ title }) => title)).toEqual([name, name]);
    expect((await entities(search)).entities).toMatchObject([{ name }]);
    expect((await ask(`/threats?period=90d&${search}`)).threats).toMatchObject([{ name }]);
  });

  test('people stand by name whatever the case, and are found by their first and last names', async () => {
    for (const username of ['zoë', 'Yann', 'Émile', 'ada']) {
      const { id } = await app.addPerson('viewer');
      await app.database.write((tx) =>
        tx.updateTable('people').set({ username, first_name: null, last_name: null }).where('id', '=', id).execute(),
      );
    }
    await app.database.write((tx) =>
      tx
        .updateTable('people')
        .set({ first_name: 'Jürgen', last_name: 'Åkesson' })
        .where('username', '=', 'ada')
        .execute(),
    );

    const { users } = await ask('/users?page=1&role=viewer&sort=username');
    expect(users.map(({ username }: { username: string }) => username)).toEqual(['ada', 'Émile', 'Yann', 'zoë']);
    for (const q of ['jurgen', 'AKESSON', 'jürgen å', 'ÉMILE'])
      expect((await ask(`/users?page=1&search=${encodeURIComponent(q)}`)).total).toBe(1);
  });

  test('an exact name comes first among any number that mention it, or begin so', async () => {
    const many = Array.from({ length: 400 }, (_, index) => recordOf(`Ångström ${index}`, 1_000 + index, 'threat'));
    await addRecords([
      recordOf('Ångström', 999, 'threat'),
      ...many,
      ...many.map((row) => ({ ...row, id: `${row.id}-b` })),
    ]);

    for (const q of ['Ångström', 'angstrom'])
      expect((await ask(`/search?q=${encodeURIComponent(q)}`)).results[0]).toMatchObject({ title: 'Ångström' });
  });
});
