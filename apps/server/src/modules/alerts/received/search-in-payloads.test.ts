import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

describe.each(testDatabases)('a search in payloads on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Person;
  let send: (payload: unknown) => Promise<unknown>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await (await app.asPerson('admin')).ask('POST', '/sources', { payload })).json();
    send = async (body) => {
      await app.app.inject({
        method: 'POST',
        url: `/api/intake/${source.id}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      await app.runJobs();
    };
    await send([
      { id: 'a', title: 'Door open', host: 'gate-1', remark: 'Wörterbuchmühle', meter: { pressure: 41.75 } },
      { id: 'b', title: 'Door shut', host: 'gate-2', remark: 'nothing special' },
    ]);
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const search = async (words: string): Promise<readonly string[]> =>
    (await analyst.ask('GET', `/received-alerts?search=${encodeURIComponent(words)}`))
      .json()
      .alerts.map(({ title }: { title: string }) => title);

  test.each(['Wörterbuchmühle', 'worterbuch', 'pressure', '41.75', 'door WÖRTERBUCH'])(
    'finds the alert by "%s", which stands in no field of it',
    async (words) => {
      expect(await search(words)).toEqual(['Door open']);
    },
  );

  test('of all records finds it, too', async () => {
    const { results } = (await analyst.ask('GET', '/search?q=worterbuchmuhle')).json();

    expect(results).toMatchObject([{ kind: 'alert', title: 'Door open' }]);
  });

  test('goes by the latest message of an alert, in whatever order they came', async () => {
    const said = (id: string, minute: number, remark: string) => ({
      id,
      title: `Pump ${id}`,
      host: 'pump',
      remark,
      timestamp: `2026-11-21T08:0${minute}:00Z`,
    });

    await send(said('early-first', 1, 'gravelpit'));
    await send(said('early-first', 4, 'sandbank'));
    await send(said('late-first', 4, 'sandbank'));
    await send(said('late-first', 1, 'gravelpit'));

    expect((await search('sandbank')).toSorted()).toEqual(['Pump early-first', 'Pump late-first']);
    expect(await search('gravelpit')).toEqual([]);
  });

  test('finds alerts of before, as long as their payload is kept', async () => {
    const { database } = app;
    await database.write((tx) =>
      tx.updateTable('alerts').set({ context_text: null }).where('title', 'like', 'Door %').execute(),
    );
    expect(await search('worterbuch')).toEqual([]);

    await app.runJobs();

    expect(await search('worterbuch')).toEqual(['Door open']);
    expect(await search('special')).toEqual(['Door shut']);
  });

  test('leaves alerts without a payload as they are', async () => {
    const { database } = app;
    await send({ id: 'gone', title: 'Old letter', remark: 'sealingwax' });
    await database.write(async (tx) => {
      const { delivery_id: id } = await tx
        .updateTable('alerts')
        .set({ context_text: null })
        .where('title', '=', 'Old letter')
        .returning('delivery_id')
        .executeTakeFirstOrThrow();
      await tx.deleteFrom('intake_deliveries').where('id', '=', Number(id)).execute();
    });

    await app.runJobs();

    expect(await search('sealingwax')).toEqual([]);
    expect(await search('old letter')).toEqual(['Old letter']);
  });
});
