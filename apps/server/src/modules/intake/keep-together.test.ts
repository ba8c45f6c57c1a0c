import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { packDelivery } from './delivery-store.ts';
import { createKeeper } from './keep-together.ts';

describe.each(testDatabases)('deliveries that arrive at the same time on $name', ({ open }) => {
  let app: TestApp;
  let sourceId: string;
  beforeAll(async () => {
    app = await startTestApp(await open());
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    sourceId = (await (await app.asPerson('admin')).ask('POST', '/sources', { payload })).json().source.id;
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const pack = (text: string, of = sourceId) =>
    packDelivery({
      sourceId: of,
      now: app.now(),
      mediaType: 'application/json',
      headers: {},
      sample: 0,
      body: Buffer.from(text),
    });

  function countingWrites() {
    let writes = 0;
    const keep = createKeeper({
      write(work) {
        writes++;
        return app.database.write(work);
      },
    });
    return { keep, count: () => writes };
  }

  test('are kept in few transactions, each with an id of its own', async () => {
    const packed = await Promise.all(Array.from({ length: 120 }, (_, index) => pack(`{"n":${index}}`)));
    const { keep, count } = countingWrites();

    const kept = await Promise.all(packed.map(keep));

    expect(new Set(kept.map(({ id }) => id)).size).toBe(120);
    expect(kept.every(({ isNew }) => isNew)).toBe(true);
    expect(count()).toBeLessThan(6);
  });

  test('are kept once where they are the same', async () => {
    const packed = await pack('{"twice":true}');
    const { keep } = countingWrites();

    const kept = await Promise.all([keep(packed), keep(packed), keep(packed)]);
    const later = await keep(packed);

    expect(new Set([...kept, later].map(({ id }) => id)).size).toBe(1);
    expect([...kept, later].map(({ isNew }) => isNew)).toEqual([true, false, false, false]);
  });

  test('do not fail with one that cannot be kept', async () => {
    const packed = await Promise.all([pack('{"a":1}'), pack('{"b":1}', 'no-such-source'), pack('{"c":1}')]);
    const { keep } = countingWrites();

    const results = await Promise.allSettled([keep(await pack('{"first":1}')), ...packed.map(keep)]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });
});
