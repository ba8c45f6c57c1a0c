import type { ReceivedAlertPage } from '@halyard/contracts/inflow/received-alerts.ts';
import type { SourceList } from '@halyard/contracts/inflow/sources.ts';
import {
  type SampleKind,
  type SampleRecord,
  type SampleWorkspace,
  sampleKinds,
} from '@halyard/contracts/intelligence/intelligence.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAssistantApp } from '../../testing/assistant-app.ts';
import { testDatabases } from '../../testing/databases.ts';

describe.each(testDatabases)('removing sample data on $name', ({ open }) => {
  let app: Awaited<ReturnType<typeof startAssistantApp>>;
  beforeAll(async () => {
    app = await startAssistantApp(await open());
  });
  afterAll(() => app.close());

  test.each(sampleKinds)('the list of %s holds as many records as are counted, each once', async (kind) => {
    const { token } = await app.as('admin@example.com');
    const ask = async (path: string) =>
      app.app.inject({ url: `/api/sample-workspace${path}`, headers: { authorization: `Bearer ${token}` } });
    const counts: Record<SampleKind, number> = (await ask('')).json();
    const records: SampleRecord[] = [];
    let after = '';
    do {
      const page = (await ask(`/records?kind=${kind}&limit=100${after}`)).json();
      expect(page.total).toBe(counts[kind]);
      records.push(...page.records);
      after = page.next === null ? '' : `&after=${page.next}`;
    } while (after !== '');

    expect(new Set(records.map(({ id }) => id)).size).toBe(counts[kind]);
    expect(records).toHaveLength(counts[kind]);
    expect(records.filter(({ name, owner }) => (name === '') !== (owner !== null))).toEqual([]);
    expect(records.filter(({ kind: of, ends }) => (of === 'connection') !== (ends.length === 2))).toEqual([]);
    expect((await ask(`/records?kind=${kind}&after=people~..`)).statusCode).toBe(400);
  });

  test('it counts every kind that goes, marks each record, and leaves what somebody wrote', async () => {
    const { token } = await app.as('admin@example.com');
    const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await app.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })).json();
    };
    const own: Todo = await ask('POST', '/todos', { text: 'Call the laboratory' });
    const tasks: Todo[] = await ask('GET', '/todos');
    expect(tasks.filter(({ sample }) => !sample)).toEqual([own]);
    expect(tasks).toHaveLength(29);
    const { people, ...going }: SampleWorkspace = await ask('GET', '/sample-workspace');
    expect(going).toMatchObject({ tasks: 8 * 28, schemas: 3, sources: 3, alerts: 60 });

    const { removed } = await ask('DELETE', '/sample-workspace');

    expect(removed).toBe(Object.values(going).reduce((sum, count) => sum + count, 0));
    expect(await ask('GET', '/todos')).toEqual([own]);
    const before = { records: 0, incidents: 0, playbooks: 0, tasks: 0, schemas: 0, policeFiles: 0 };
    const nothing = Object.assign(before, { sources: 0, alerts: 0 });
    expect(await ask('GET', '/sample-workspace')).toEqual({ ...nothing, people });
  });
});

describe.each(testDatabases)('removing sample alerts on $name', ({ open }) => {
  let app: Awaited<ReturnType<typeof startAssistantApp>>;
  beforeAll(async () => {
    app = await startAssistantApp(await open());
  });
  afterAll(() => app.close());

  test('what another mapping makes of sample deliveries is sample data, too', async () => {
    const { token } = await app.as('admin@example.com');
    const headers = { authorization: `Bearer ${token}` };
    const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      (await app.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })).json();
    const { sources }: SourceList = await ask('GET', '/sources');
    const source = sources.find(({ format }) => format === 'suricata');
    const { name, defaultSeverity, version, id } = source ?? {};
    const mapping = '{"title": alert.signature, "key": {"flow": flow_id}}';
    await ask('PUT', `/sources/${id}`, { name, defaultSeverity, silenceLimitMinutes: null, mapping, version });

    await ask('POST', `/sources/${id}/replay`, { from: new Date(0).toISOString(), which: 'all', dryRun: false });
    await app.runJobs();

    const { alerts, total }: ReceivedAlertPage = await ask('GET', `/received-alerts?source=${id}&limit=200`);
    expect(total).toBeGreaterThan(100);
    expect(alerts.filter(({ sample }) => !sample)).toEqual([]);
  });

  test('what they hang on goes with them; what a tool of the team has sent stays', async () => {
    const { token } = await app.as('admin@example.com');
    const headers = { authorization: `Bearer ${token}` };
    const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      (await app.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })).json();
    const send = async (source: string, secret: string, body: object) => {
      const payload = { method: 'POST', headers: { authorization: `Bearer ${secret}` }, payload: body } as const;
      const { statusCode } = await app.app.inject({ ...payload, url: `/api/intake/${source}` });
      await app.runJobs();
      return statusCode;
    };
    const format = { format: 'generic-json', defaultSeverity: 'Low', silenceLimitMinutes: null };
    const own = await ask('POST', '/sources', Object.assign({ name: 'Ours' }, format));
    await send(own.source.id, own.token, { id: 'a', title: 'Door open' });
    const { sources }: SourceList = await ask('GET', '/sources');
    const taken = sources.find(({ name }) => name.startsWith('Wazuh'))?.id ?? '';
    expect(await send(taken, own.token, { rule: { id: '1', level: 3, description: 'Not ours' } })).toBe(401);
    // Who makes a token of a sample source sends to it.
    const { token: secret } = await ask('POST', `/sources/${taken}/token`);
    const told = { rule: { id: '7', level: 3, description: 'Ours now' }, agent: { id: '9', name: 'fin-ws-020' } };
    expect(await send(taken, secret, told)).toBe(202);
    const { alerts }: ReceivedAlertPage = await ask('GET', '/received-alerts?search=Beacon');
    const chosen = alerts.map(({ id, version }) => ({ id, version }));
    const { changeId } = await ask('POST', '/received-alerts/changes', {
      alerts: chosen,
      change: { do: 'assign', owner: null },
    });

    await ask('DELETE', '/sample-workspace');

    const left: ReceivedAlertPage = await ask('GET', '/received-alerts');
    expect(left.alerts.map(({ title, source }) => [title, source.name]).toSorted()).toEqual([
      ['Door open', 'Ours'],
      ['Ours now', 'Wazuh, all agents'],
    ]);
    const names = (await ask('GET', '/sources')).sources.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(['Ours', 'Wazuh, all agents']);
    const { read } = app.database;
    const kept = await read.selectFrom('intake_deliveries').select(['source_id', 'sample']).execute();
    expect(kept.map(({ source_id }) => source_id).toSorted()).toEqual([own.source.id, taken].toSorted());
    expect(await read.selectFrom('alert_occurrences').select('id').execute()).toHaveLength(2);
    expect(await read.selectFrom('alert_incidents').select('id').execute()).toEqual([]);
    expect(await ask('POST', `/changes/${changeId}/undo`)).toMatchObject({ undone: 0 });
  });
});
