import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { breakable } from '../testing/breakable.ts';
import { testDatabases } from '../testing/databases.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { streetFile } from '../testing/street-file.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { zipOf } from '../testing/zip-of.ts';

/** Longer than a node may be silent, and well below a minute. */
const silentForMs = 21_000;
const months = ['2026-01', '2026-02', '2026-03'] as const;
const rows = 40;
const archive = zipOf(
  months.map((month) => ({ name: `${month}/${month}-kent-street.csv`, content: streetFile({ month, rows }) })),
);

describe.each(testDatabases)('nodes that share nothing but a store, on $name', ({ openNodes }) => {
  async function prepare() {
    const databases = await openNodes();
    const store = await startS3Server();
    const folder = mkdtempSync(join(tmpdir(), 'halyard-store-'));
    const node = breakable(databases[0]);
    const nodes: TestApp[] = [];
    async function startNode(database = databases[1] ?? databases[0]) {
      const environment = { ...store.environment, HALYARD_DATA_DIR: join(folder, `node-${nodes.length}`) };
      const app = await startTestApp(database, { environment });
      nodes.push(app);
      return app;
    }
    const app = await startNode(node.database);
    const analyst = await app.asPerson('analyst');
    onTestFinished(async () => {
      // One that is dead cannot write down how it ends.
      for (const one of nodes) await one.close().catch(() => undefined);
      await databases[0].close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const ask = (at: TestApp, method: 'GET' | 'POST', path: string, payload?: Buffer | object) =>
      at.app.inject({
        method,
        url: `/api${path}`,
        headers: {
          authorization: `Bearer ${analyst.token}`,
          ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
        },
        ...(payload && { payload }),
      });
    async function upload(at: TestApp) {
      const reply = await ask(at, 'POST', '/crime/imports?name=kent.zip', archive);
      expect(reply.statusCode, reply.body).toBe(201);
    }
    async function untilDone(at: TestApp) {
      const left = async () => {
        await at.runJobs();
        return at.database.read.selectFrom('jobs').select(['kind', 'state', 'problem']).execute();
      };
      await expect.poll(left, { timeout: 30_000, interval: 20 }).toEqual([]);
    }
    const stored = (below: string) => [...store.objects.keys()].filter((key) => key.startsWith(`one/${below}`));
    const live = () =>
      app.database.read.selectFrom('crime_parts').select(['state', 'month', 'rows']).orderBy('month').execute();
    return { app, node, store, folder, startNode, ask, upload, untilDone, stored, live };
  }

  const whole = months.map((month) => ({ state: 'live', month, rows }));

  test('what one imports the other counts and analyses; each file is fetched once', async () => {
    const { app, store, folder, startNode, ask, upload, untilDone, stored, live } = await prepare();
    await upload(app);
    await untilDone(app);
    expect(await live()).toEqual(whole);
    expect([stored('waiting/'), stored('parts/').length]).toEqual([[], 3]);
    await app.close();

    const other = await startNode();
    for (const _ of [1, 2]) {
      const page = (await ask(other, 'GET', '/crime/rows?from=2026-01&to=2026-03&limit=10')).json();
      expect(page).toMatchObject({ total: 3 * rows });
    }
    expect((await ask(other, 'POST', '/analysis', { year: 2026, month: '03' })).statusCode).toBe(201);
    await untilDone(other);
    expect(await other.database.read.selectFrom('analyses').select('status').execute()).toEqual([
      { status: 'analyzed' },
    ]);

    const fetched = store.requests.filter((request) => request.startsWith('GET /halyard-test/one/parts/'));
    expect(fetched.length).toBe(new Set(fetched).size);
    expect(existsSync(join(folder, 'node-1', 'storage-cache', 'parts'))).toBe(true);
  });

  test.each([2, 3, 5, 6, 7])(
    'a police import whose node dies at write %i goes on at the other, and nothing is doubled',
    async (write) => {
      const { app, node, startNode, upload, untilDone, stored, live } = await prepare();
      node.endAt(write, 'dies');
      await upload(app);
      await node.reached;

      const other = await startNode();
      other.pass(silentForMs);
      await untilDone(other);

      expect(await live()).toEqual(whole);
      expect(
        await other.database.read.selectFrom('crime_imports').select(['state', 'rows_imported']).execute(),
      ).toEqual([{ state: 'finished', rows_imported: 3 * rows }]);
      expect(stored('waiting/')).toEqual([]);
    },
  );

  test('files of threats that one has received the other imports', async () => {
    const { app, node, startNode, ask, untilDone, stored } = await prepare();
    node.endAt(2, 'dies');
    const text = Buffer.from('name,type\nLantern,malware\n');
    expect((await ask(app, 'POST', '/imports?name=one.csv', text)).statusCode).toBe(201);
    await node.reached;

    const other = await startNode();
    other.pass(silentForMs);
    await untilDone(other);

    expect(await other.database.read.selectFrom('imports').select('state').execute()).toEqual([{ state: 'finished' }]);
    expect(stored('uploads/')).toEqual([]);
  });

  test('a node whose store takes no files is not ready, and is again as soon as it does', async () => {
    const { app, store, ask } = await prepare();
    store.faults.push({ on: 'PUT', how: 'redirect', times: 1 });

    const reply = await ask(app, 'GET', '/readyz');
    expect(reply.statusCode).toBe(503);
    expect(reply.json().message).toBe('Not ready: the storage of files cannot be written.');

    expect((await ask(app, 'GET', '/readyz')).statusCode).toBe(200);
    expect([...store.objects.keys()].filter((key) => key.includes('probes'))).toEqual([]);
  });

  test('an upload is turned away while the store is away, and leaves nothing', async () => {
    const { app, store, ask, stored } = await prepare();
    store.faults.push({ on: 'PUT', how: 'redirect', times: 1 });

    const reply = await ask(app, 'POST', '/crime/imports?name=kent.zip', archive);

    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
    expect(await app.database.read.selectFrom('crime_imports').select('id').execute()).toEqual([]);
    expect(stored('')).toEqual([]);
  });
});
