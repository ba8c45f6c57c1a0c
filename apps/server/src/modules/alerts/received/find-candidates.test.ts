import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Found = { readonly kind: string; readonly id: string };

const copies = 10_050;
const atOnce = 150;

describe.each(testDatabases)('a search for received alerts on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await (await app.asPerson('admin')).ask('POST', '/sources', { payload })).json();
    await app.app.inject({
      method: 'POST',
      url: `/api/intake/${source.id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: [
        { id: 'needle', title: 'Rare tunnel', host: 'srv-44', source_ip: '198.51.100.77' },
        { id: 'hay', title: 'Frequent tunnel' },
      ],
    });
    await app.runJobs();
    await copyAlert('Frequent tunnel');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function copyAlert(title: string): Promise<void> {
    const { database } = app;
    const row = await database.read
      .selectFrom('alerts')
      .selectAll()
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    const copyOf = (index: number) =>
      Object.assign({}, row, { id: `copy-${index}`, number: 1_000_000 + index, fingerprint: `copy-${index}` });
    for (let from = 0; from < copies; from += atOnce)
      await database.writeStep((tx) =>
        tx
          .insertInto('alerts')
          .values(Array.from({ length: atOnce }, (_, index) => copyOf(from + index)))
          .execute(),
      );
  }

  const search = async (words: string) =>
    (await analyst.ask('GET', `/received-alerts?search=${encodeURIComponent(words)}`)).json();
  const everywhere = async (words: string): Promise<readonly Found[]> =>
    (await analyst.ask('GET', `/search?q=${encodeURIComponent(words)}`))
      .json()
      .results.filter(({ kind }: Found) => kind === 'alert');

  test('finds a few among very many, by the beginnings of words', async () => {
    expect(await search('tunn rar')).toMatchObject({
      total: 1,
      totalIsAtLeast: false,
      alerts: [{ title: 'Rare tunnel' }],
    });
    expect(await search('rare frequent')).toMatchObject({ total: 0, totalIsAtLeast: false, alerts: [] });
  });

  test('that finds very many says that it has not counted all', async () => {
    const { alerts, total, totalIsAtLeast } = await search('tunnel');

    expect({ total, totalIsAtLeast }).toEqual({ total: 10_000, totalIsAtLeast: true });
    expect(alerts).toHaveLength(100);
  });

  test('of all records finds them by title, number, entity and observable', async () => {
    const [alert] = (await search('rare')).alerts;
    const name = `ALT-${String(alert.number).padStart(6, '0')}`;

    expect(await everywhere('rare tunnel')).toMatchObject([
      { id: alert.id, title: 'Rare tunnel', subtitle: `${name} · srv-44` },
    ]);
    for (const words of [name, 'srv-44', '198.51.100.77'])
      expect(
        (await everywhere(words)).map(({ id }) => id),
        words,
      ).toContain(alert.id);
  });
});
