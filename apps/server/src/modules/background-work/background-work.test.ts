import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BackgroundWork } from '../../platform/background/background-work.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(testDatabases)('background work for administrators on $name', ({ open }) => {
  let app: TestApp;
  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  let admin: Person;
  let analyst: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    admin = await app.asPerson('admin');
    analyst = await app.asPerson('analyst');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  /** A delivery that is to be tried in an hour. */
  async function queue(id: string, state: 'waiting' | 'failed' = 'waiting') {
    const now = app.now();
    const delivery = { id, owner_id: analyst.id, event: 'signed_in', body: '{}', created_at: now } as const;
    const tried = { attempts: 1, last_tried_at: now, next_try_at: now, last_status: null, last_error: null } as const;
    await app.database.write(async (tx) => {
      await tx
        .insertInto('webhook_deliveries')
        .values({ ...delivery, ...tried, state: state === 'failed' ? 'dead' : 'waiting' })
        .execute();
      await tx
        .insertInto('jobs')
        .values({
          id,
          kind: 'webhook',
          payload: JSON.stringify({ deliveryId: id }),
          person_id: analyst.id,
          object_type: 'webhook_delivery',
          object_id: id,
          label: 'signed_in',
          state,
          run_at: now + 3_600_000,
          attempts: 1,
          bound: 0,
          node: null,
          lease_until: null,
          progress_done: null,
          progress_total: null,
          problem: state === 'failed' ? 'no one answers' : null,
          created_at: now,
          started_at: null,
          ended_at: state === 'failed' ? now : null,
          cancel_requested_at: null,
          left_by: null,
        })
        .execute();
    });
  }
  const deliveryState = async (id: string) =>
    (
      await app.database.read
        .selectFrom('webhook_deliveries')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  const auditOf = async (id: string) =>
    (await admin.ask('GET', `/audit?object=${id}`)).json().entries.map(({ action }: { action: string }) => action);

  test('it is no one else’s to see, cancel or retry', async () => {
    for (const role of ['analyst', 'viewer'] as const) {
      const person = await app.asPerson(role);
      expect((await person.ask('GET', '/background-work')).statusCode).toBe(403);
      expect((await person.ask('POST', '/background-work/x/cancel')).statusCode).toBe(403);
      expect((await person.ask('POST', '/background-work/x/retry')).statusCode).toBe(403);
    }
  });

  test('it says what waits or failed, whose it is and why, by state and page by page', async () => {
    await queue('waits');
    await queue('failed', 'failed');

    const all = (await admin.ask('GET', '/background-work?limit=1')).json();
    const rest = (await admin.ask('GET', `/background-work?after=${all.next}`)).json();
    const failed = (await admin.ask('GET', '/background-work?state=failed&kind=webhook')).json();

    expect(all.counts).toEqual({ waiting: 1, running: 0, failed: 1, cancelled: 0 });
    expect([...all.work, ...rest.work].map(({ id }) => id).toSorted()).toEqual(['failed', 'waits']);
    expect(rest.next).toBeNull();
    expect(failed.work).toMatchObject([
      { id: 'failed', by: { id: analyst.id }, label: 'signed_in', problem: 'no one answers', canRetry: true },
    ]);
  });

  test('what waits is cancelled once, its delivery is not tried any more, and the audit log says so', async () => {
    await queue('cancelled');

    const first = await admin.ask('POST', '/background-work/cancelled/cancel');
    const again = await admin.ask('POST', '/background-work/cancelled/cancel');

    expect(first.json()).toMatchObject({ state: 'cancelled', canRetry: false });
    expect(again.json().code).toBe('work_not_running');
    expect(await deliveryState('cancelled')).toBe('dead');
    expect(await auditOf('cancelled')).toEqual(['work_cancelled']);
    expect((await admin.ask('POST', '/background-work/unknown/cancel')).json().code).toBe('work_not_found');
  });

  test('what failed is retried, and only that', async () => {
    await queue('again', 'failed');

    const retried = await admin.ask('POST', '/background-work/again/retry');
    const waiting = await admin.ask('POST', '/background-work/waits/retry');

    expect(retried.json()).toMatchObject({ state: 'waiting', attempts: 0, problem: 'no one answers' });
    expect(waiting.json().code).toBe('work_not_retryable');
    expect(await auditOf('again')).toEqual(['work_retried']);
  });

  test('all that failed is retried at once', async () => {
    for (const id of ['all-1', 'all-2']) await queue(id, 'failed');

    const retried = (await admin.ask('POST', '/background-work/retry-failed')).json();

    expect(retried.ids).toEqual(expect.arrayContaining(['all-1', 'all-2']));
    expect(await auditOf('all-2')).toEqual(['work_retried']);
    expect((await (await app.asPerson('analyst')).ask('POST', '/background-work/retry-failed')).statusCode).toBe(403);
  });

  test('undoing a retry restores the failure and its reason while the job waits; other jobs are left alone', async () => {
    await queue('back', 'failed');
    const work = new BackgroundWork({ database: app.database, clock: app.now, onFailure: () => {} });
    work.define('webhook', { atOnce: 1, attempts: 5 });

    const isBack = await app.database.write(async (tx) => {
      await work.retry(tx, 'back');
      return work.undoRetry(tx, 'back');
    });
    const undone = await admin.ask('POST', '/background-work/undo-retry', { payload: { ids: ['back', 'waits'] } });

    expect([isBack, undone.json()]).toEqual([true, { ids: [] }]);
    const { work: failed } = (await admin.ask('GET', '/background-work?state=failed')).json();
    expect(failed).toMatchObject([{ id: 'back', problem: 'no one answers' }]);
  });
});
