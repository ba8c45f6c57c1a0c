import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendAudit, deriveAuditKey } from '../../event-log/audit.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Schema } from '../tables/schema.ts';

const importId = '00000000-0000-4000-8000-000000000001';

async function fill(db: Kysely<Schema>) {
  await sql`insert into imports (id, file_name, format, state, owner_id, started_at, finished_at, bytes, bytes_read,
    objects_in, stored, updated, unchanged, refused, problem, problem_detail, beat_at)
    values (${importId}, 'feed.json', 'stix', 'finished', null, 1, 2, 1, 1, 3, 2, 0, 0, 1, null, '', 2)`.execute(db);
  await sql`insert into import_refusals (import_id, seq, place, object_id, reason, detail)
    values (${importId}, 1, 'objects[2]', null, 'no_type', '')`.execute(db);
  await sql`insert into events (at, kind, severity, actor_id, audience_id, object_type, object_id, subject, sample)
    values (1, 'sign_in_refused', 'medium', null, null, null, null, null, 0)`.execute(db);
  const chain = { dialect: 'sqlite', key: deriveAuditKey(new Uint8Array(32)) } as const;
  await db.transaction().execute((tx) =>
    appendAudit(tx as Parameters<typeof appendAudit>[0], chain, {
      at: 1,
      actorId: null,
      action: 'sign_in_refused',
      objectType: null,
      objectId: null,
      address: null,
      requestId: null,
    }),
  );
}

describe.each(testDatabases)('what a release with the earlier names left, on $name', ({ open }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open({ migration: '0028-background-work', fill }));
    admin = await app.asPerson('admin');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  test('an import has its counts and its rejected objects', async () => {
    const { import: found, rejections } = (await admin.ask('GET', `/imports/${importId}`)).json();

    expect(found).toMatchObject({ objectsIn: 3, created: 2, rejected: 1 });
    expect(rejections).toMatchObject([{ place: 'objects[2]', reason: 'no_type' }]);
  });

  test('an event has its present name', async () => {
    const kinds = await app.database.read.selectFrom('events').select('kind').where('at', '=', 1).execute();

    expect(kinds).toEqual([{ kind: 'sign_in_failed' }]);
  });

  test.each(['sign_in_failed', 'sign_in_refused'])('the audit log has one entry by the name %s', async (action) => {
    const { entries, total, actions } = (await admin.ask('GET', `/audit?action=${action}`)).json();

    expect([total, entries[0].action]).toEqual([1, 'sign_in_failed']);
    expect(actions).not.toContain('sign_in_refused');
  });

  test('paths of before are served as well', async () => {
    const read = async (name: string) => (await admin.ask('GET', `/imports/${importId}/${name}`)).json();

    expect((await read('refusals')).rows).toBe(1);
    expect((await read('rejections')).rows).toBe(1);
    expect((await admin.ask('GET', '/people/assignable')).json()).toEqual(
      (await admin.ask('GET', '/users/assignable')).json(),
    );
  });
});
