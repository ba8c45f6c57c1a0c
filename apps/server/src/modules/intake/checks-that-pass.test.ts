import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(testDatabases)('checks that pass on $name', ({ open }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  let send: (...checks: readonly object[]) => Promise<void>;
  let sourceId: string;
  beforeAll(async () => {
    app = await startTestApp(await open());
    admin = await app.asPerson('admin');
    const payload = { name: 'Auditor', format: 'ocsf', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload })).json();
    sourceId = source.id;
    send = async (...checks) => {
      await app.app.inject({
        method: 'POST',
        url: `/api/intake/${sourceId}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: checks as object[],
      });
      await app.runJobs();
    };
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const check = (uid: string, code: 'PASS' | 'FAIL', minute: number) => ({
    class_uid: 2003,
    severity_id: 3,
    activity_id: 2,
    status_code: code,
    time: Date.UTC(2026, 10, 21, 8, minute),
    metadata: { product: { name: 'Auditor' } },
    finding_info: { uid, title: `Disk ${uid} is encrypted` },
  });
  const alerts = async () => (await admin.ask('GET', `/received-alerts?source=${sourceId}`)).json().alerts;
  const newest = async () => (await admin.ask('GET', `/sources/${sourceId}/deliveries`)).json().deliveries[0];

  test('are no alert by themselves, and are counted with the reason', async () => {
    await send(check('d-1', 'PASS', 1));

    expect(await alerts()).toEqual([]);
    expect(await newest()).toMatchObject({ counts: { items: 1, created: 0, rejected: 1 }, state: 'done' });
    const { rejections } = (await admin.ask('GET', `/intake-deliveries/${(await newest()).id}`)).json();
    expect(rejections).toMatchObject([{ place: 1, reason: 'not_an_alert' }]);
  });

  test('end the alert of the check that failed before, and state no severity of it', async () => {
    await send(check('d-2', 'PASS', 1), check('d-1', 'FAIL', 2));
    expect(await alerts()).toMatchObject([{ title: 'Disk d-1 is encrypted', sourceState: 'firing' }]);

    await send(check('d-1', 'PASS', 3));

    expect(await alerts()).toMatchObject([
      { title: 'Disk d-1 is encrypted', sourceState: 'resolved', severity: 'Medium', severityStated: true },
    ]);
    expect(await newest()).toMatchObject({ counts: { items: 1, updated: 1, rejected: 0 } });
  });
});
