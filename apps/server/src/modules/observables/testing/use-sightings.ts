import { afterAll, beforeAll, expect } from 'vitest';
import type { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Opened = { readonly app: TestApp; readonly admin: Person; readonly analyst: Person };
type More = Record<string, unknown>;
const dayMs = 86_400_000;

/** A workspace for the tests of one database, with a source that sends alerts and indicators that are imported. */
export function useSightings(open: (typeof testDatabases)[number]['open']) {
  const opened: { lab?: Opened } = {};
  const lab = (): Opened => {
    if (!opened.lab) throw new Error('The workspace is not open yet.');
    return opened.lab;
  };
  beforeAll(async () => {
    const app = await startTestApp(await open());
    opened.lab = { app, admin: await app.asPerson('admin'), analyst: await app.asPerson('analyst') };
  });
  afterAll(async () => {
    await lab().app.close();
    await lab().app.database.close();
  });

  const get = async (path: string) => (await lab().analyst.ask('GET', path)).json();

  async function addSource() {
    const { app, admin } = lab();
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload })).json();
    const send = async (...alerts: readonly More[]) => {
      const headers = { authorization: `Bearer ${token}` };
      await app.app.inject({ method: 'POST', url: `/api/intake/${source.id}`, headers, payload: alerts });
      await app.runJobs();
    };
    const ids = async (): Promise<string[]> =>
      (await get(`/received-alerts?source=${source.id}`)).alerts.map(({ id }: { id: string }) => id);
    return { id: source.id as string, send, ids };
  }

  const alert = (id: string, more: More = {}) => ({
    id,
    title: `Alert ${id}`,
    severity: 'high',
    timestamp: new Date(lab().app.now()).toISOString(),
    ...more,
  });

  let made = 0;
  function indicator(pattern: string, more: More = {}) {
    const time = new Date(lab().app.now() - dayMs).toISOString();
    return {
      type: 'indicator',
      spec_version: '2.1',
      id: `indicator--00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
      created: time,
      modified: time,
      name: `Indicator ${made}`,
      pattern,
      pattern_type: 'stix',
      valid_from: time,
      ...more,
    };
  }

  async function importBundle(...objects: readonly object[]): Promise<string> {
    const bundle = { type: 'bundle', id: 'bundle--00000000-0000-4000-8000-000000000000', objects };
    const reply = await lab().analyst.ask('POST', '/imports?name=feed.json', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(bundle),
    });
    expect(reply.statusCode).toBeLessThan(300);
    await lab().app.runJobs();
    return reply.json().id as string;
  }

  const sightingsOf = async (indicatorId: string) => get(`/sightings?indicator=${indicatorId}`);

  return { lab, get, addSource, alert, indicator, importBundle, sightingsOf };
}
