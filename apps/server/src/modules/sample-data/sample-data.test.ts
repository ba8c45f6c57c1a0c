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
    expect(going).toMatchObject({ tasks: 8 * 28, schemas: 3 });

    const { removed } = await ask('DELETE', '/sample-workspace');

    expect(removed).toBe(Object.values(going).reduce((sum, count) => sum + count, 0));
    expect(await ask('GET', '/todos')).toEqual([own]);
    const nothing = { records: 0, incidents: 0, playbooks: 0, tasks: 0, schemas: 0, policeFiles: 0 };
    expect(await ask('GET', '/sample-workspace')).toEqual({ ...nothing, people });
  });
});
