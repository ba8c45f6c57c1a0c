import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { breakable } from '../testing/breakable.ts';
import { testDatabases } from '../testing/databases.ts';
import { streetFile } from '../testing/street-file.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Longer than a node may be silent, and well below a minute. */
const silentForMs = 21_000;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const bundle = (count: number) =>
  JSON.stringify({
    type: 'bundle',
    id: `bundle--${uuid(9_999)}`,
    objects: Array.from({ length: count }, (_, number) => ({
      type: 'tool',
      spec_version: '2.1',
      id: `tool--${uuid(number)}`,
      created: '2026-10-01T00:00:00.000Z',
      modified: '2026-10-01T00:00:00.000Z',
      name: `Tool ${number}`,
    })),
  });

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Setup = {
  readonly app: TestApp;
  readonly analyst: Person;
  readonly admin: Person;
  /** Where webhooks are received. */
  readonly host: string;
  /** Their ids. */
  readonly received: readonly string[];
};

/** A kind of work: how it is begun, and what there is once it is done. */
type Kind = {
  readonly name: string;
  /** Writes at which its node ends; the first one has taken the work. */
  readonly writes: readonly number[];
  readonly prepare?: (setup: Setup) => Promise<void>;
  readonly begin: (setup: Setup) => Promise<void>;
  readonly outcome: (setup: Setup) => Promise<unknown>;
  readonly expected: unknown;
};

async function upload({ analyst }: Setup) {
  const headers = { 'content-type': 'application/json' };
  const reply = await analyst.ask('POST', '/imports?name=tools.json', { headers, payload: bundle(300) });
  expect(reply.statusCode, reply.body).toBe(201);
}

async function sendMarch({ analyst }: Setup) {
  const reply = await analyst.ask('POST', '/crime/imports?name=2026-03-metropolitan-street.csv', {
    headers: { 'content-type': 'application/octet-stream' },
    payload: streetFile({ month: '2026-03', rows: 200, reportedBy: 'Metropolitan Police Service', area: 'Camden' }),
  });
  expect(reply.statusCode, reply.body).toBe(201);
}

const settled =
  (begin: (setup: Setup) => Promise<void>) =>
  async (setup: Setup): Promise<void> => {
    await begin(setup);
    await untilDone(setup.app);
  };

async function untilDone(app: TestApp): Promise<void> {
  const left = async () => {
    await app.runJobs();
    return app.database.read.selectFrom('jobs').select(['kind', 'state', 'problem']).execute();
  };
  await expect.poll(left, { timeout: 30_000, interval: 20 }).toEqual([]);
}

async function countEvents({ app: { database } }: Setup, kind: 'analysis_finished' | 'severity_rules_applied') {
  return (await database.read.selectFrom('events').select('id').where('kind', '=', kind).execute()).length;
}

const kinds: readonly Kind[] = [
  {
    name: 'an import',
    writes: [2, 7],
    begin: upload,
    async outcome({ app: { database } }) {
      const rows = database.read.selectFrom('intelligence').select('id').where('deleted_at', 'is', null);
      return [await database.read.selectFrom('imports').select('state').execute(), (await rows.execute()).length];
    },
    expected: [[{ state: 'finished' }], 300],
  },
  {
    name: 'an undo',
    writes: [4],
    prepare: settled(upload),
    async begin({ analyst }) {
      const { imports } = (await analyst.ask('GET', '/imports')).json();
      expect((await analyst.ask('POST', `/imports/${imports[0].id}/undo`)).statusCode).toBe(200);
    },
    async outcome({ app: { database } }) {
      const rows = database.read.selectFrom('intelligence').select('id').where('deleted_at', 'is', null);
      return [await database.read.selectFrom('imports').select('state').execute(), (await rows.execute()).length];
    },
    expected: [[{ state: 'undone' }], 0],
  },
  {
    name: 'a police import',
    writes: [2, 3],
    begin: sendMarch,
    outcome: ({ app: { database } }) =>
      Promise.all([
        database.read.selectFrom('crime_imports').select(['state', 'rows_imported']).execute(),
        database.read.selectFrom('crime_parts').select(['state', 'rows']).execute(),
      ]),
    expected: [[{ state: 'finished', rows_imported: 200 }], [{ state: 'live', rows: 200 }]],
  },
  {
    name: 'an analysis',
    writes: [3],
    prepare: settled(sendMarch),
    async begin({ analyst }) {
      const reply = await analyst.ask('POST', '/analysis', { payload: { year: 2026, month: '03' } });
      expect(reply.statusCode, reply.body).toBe(201);
    },
    outcome: async (setup) => [
      await setup.app.database.read.selectFrom('analyses').select('status').execute(),
      await countEvents(setup, 'analysis_finished'),
    ],
    expected: [[{ status: 'analyzed' }], 1],
  },
  {
    name: 'a rating by severity rules',
    writes: [2],
    prepare: settled(upload),
    async begin({ admin }) {
      const { rules, version, enabled } = (await admin.ask('GET', '/severity-rules')).json();
      const payload = { rules, version, enabled: !enabled };
      expect((await admin.ask('PUT', '/severity-rules', { payload })).statusCode).toBe(200);
    },
    async outcome(setup) {
      const rows = setup.app.database.read.selectFrom('severity_rules').select(['version', 'applied_version']);
      const { version, applied_version: applied } = await rows.executeTakeFirstOrThrow();
      return [version === applied, await countEvents(setup, 'severity_rules_applied')];
    },
    expected: [true, 1],
  },
  {
    name: 'a webhook delivery',
    writes: [2, 3],
    async begin({ app, admin, host }) {
      const before = (await admin.ask('GET', '/users/settings')).json() as Settings;
      const payload = { ...before, api: { ...before.api, webhookUrl: `http://${host}/hook` } };
      expect((await admin.ask('PUT', '/users/settings', { payload })).statusCode).toBe(200);
      const event = { kind: 'sign_in_locked', severity: 'high', audienceId: admin.id, subject: 'ada' } as const;
      const object = { objectType: 'person', objectId: admin.id } as const;
      const actor = { id: null, address: null, requestId: null };
      await app.database.write((tx) => app.log.record(tx, { ...event, ...object, at: app.now(), actor }));
    },
    async outcome({ app: { database }, received }) {
      const rows = await database.read.selectFrom('webhook_deliveries').select(['state', 'attempts']).execute();
      return [rows, new Set(received).size];
    },
    expected: [[{ state: 'delivered', attempts: 1 }], 1],
  },
];

const endings = kinds.flatMap((kind) =>
  kind.writes.flatMap((write) => [
    { ...kind, title: `${kind.name} whose node dies at write ${write}`, write, how: 'dies' as const },
    { ...kind, title: `${kind.name} whose node is told to stop at write ${write}`, write, how: 'stops' as const },
  ]),
);

describe.each(testDatabases)('long work on $name', ({ openNodes }) => {
  async function prepare() {
    const databases = await openNodes();
    const folder = mkdtempSync(join(tmpdir(), 'halyard-nodes-'));
    const received: string[] = [];
    const target = createServer((request, response) => {
      received.push(String(request.headers['webhook-id']));
      request.resume().on('end', () => response.writeHead(204).end());
    });
    await new Promise<void>((done) => target.listen(0, '127.0.0.1', done));
    const host = `127.0.0.1:${(target.address() as AddressInfo).port}`;
    const environment = { HALYARD_CRIME_DIR: folder, HALYARD_EGRESS_ALLOW: host };
    const node = breakable(databases[0]);
    const app = await startTestApp(node.database, { environment });
    const [analyst, admin] = [await app.asPerson('analyst'), await app.asPerson('admin')];
    await untilDone(app);
    const others: TestApp[] = [];
    let isClosed = false;
    async function close() {
      isClosed = true;
      await app.close();
    }
    onTestFinished(async () => {
      for (const other of others) await other.close();
      // One that is dead cannot write down how it ends.
      if (!isClosed) await app.close().catch(() => undefined);
      await databases[0].close();
      target.close();
      rmSync(folder, { recursive: true, force: true });
    });
    async function startOther() {
      const other = await startTestApp(databases[1] ?? databases[0], { environment });
      others.push(other);
      return other;
    }
    return { node, setup: { app, analyst, admin, host, received }, startOther, close };
  }

  test.each(endings)('$title is finished by another one, once', async (kind) => {
    const { node, setup, startOther, close } = await prepare();
    await kind.prepare?.(setup);
    node.endAt(kind.write, kind.how);
    await kind.begin(setup);
    await node.reached;

    const closed = kind.how === 'stops' ? close() : undefined;
    node.goOn();
    await closed;
    const other = await startOther();
    if (kind.how === 'dies') other.pass(silentForMs);
    await untilDone(other);

    expect(await kind.outcome({ ...setup, app: other })).toEqual(kind.expected);
  });
});
