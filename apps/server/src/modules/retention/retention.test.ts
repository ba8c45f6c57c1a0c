import { daysInMs, retentionKinds } from '@halyard/contracts/server/retention.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { partitionedTables } from '../../database/partitions/partitioned-tables.ts';
import { leastRows, listPartitions } from '../../database/partitions/partitions.ts';
import type { EventsTable } from '../../database/tables/schema.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const operator = { id: 'operator', address: null, requestId: null };

describe.each(testDatabases)('retention, on $name', ({ open }) => {
  let app: TestApp;

  beforeEach(async () => {
    app = await startTestApp(await open());
  });
  afterEach(async () => {
    await app.close();
    await app.database.close();
  });

  async function addEvents(count: number, daysAgo: number, more: Partial<EventsTable> = {}) {
    const at = app.now() - daysInMs(daysAgo);
    const event = {
      at,
      kind: 'signed_in',
      severity: 'low',
      actor_id: null,
      audience_id: null,
      object_type: null,
    } as const;
    const rest = { object_id: null, subject: 'x'.repeat(880), sample: 0, details: null, changes: null };
    const rows = Array.from({ length: count }, () => Object.assign({}, event, rest, more));
    await app.database.write((tx) => tx.insertInto('events').values(rows).execute());
  }
  const countEvents = async () =>
    (await app.database.read.selectFrom('events').select('id').where('kind', '=', 'signed_in').execute()).length;
  const kindOf = async (kind: string) => (await app.retention.show()).find((one) => one.kind === kind);

  test('events are kept for good until someone chooses, and then go in steps', async () => {
    await addEvents(1_200, 400);
    await addEvents(3, 300);

    expect(await app.retention.deleteOld('events')).toBe(0);
    await app.retention.set(operator, 'events', 365);
    expect(await app.retention.deleteOld('events')).toBe(1_200);

    expect(await countEvents()).toBe(3);
    const { action, actor_id } = await app.database.read
      .selectFrom('audit')
      .selectAll()
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect([action, actor_id]).toEqual(['retention_changed', 'operator']);
  });

  test('a partition that is old as a whole is dropped, its rows are counted, and younger rows stay', async () => {
    const { dialect, read } = app.database;
    await addEvents(2, 400);
    for (const id of [1, 2, 3]) await addEvents(1, 400, { id: leastRows + id } as object);
    await addEvents(1, 300, { id: 2 * leastRows + 1 } as object);
    if (dialect === 'postgres') await sql`select setval('events_id_seq', ${2 * leastRows + 1})`.execute(read);
    await app.retention.set(operator, 'events', 365);
    const partitions = async () => {
      const [events] = partitionedTables;
      return dialect === 'postgres' && events ? (await listPartitions(read, events)).map(({ from }) => from) : [];
    };
    const before = await partitions();
    const document = { kind: 'notification', record_id: String(leastRows + 1), title: 'Old', subtitle: '' };
    const known = Object.assign(document, {
      title_key: Buffer.from('old'),
      visible_to: 'told',
      at: 1,
      ...(dialect === 'postgres' && { words: '' }),
    });
    await app.database.write((tx) =>
      tx
        .insertInto('search_documents')
        .values(known as never)
        .execute(),
    );

    expect(await app.retention.deleteOld('events')).toBe(5);
    expect(await read.selectFrom('search_documents').select('id').where('kind', '=', 'notification').execute()).toEqual(
      [],
    );

    expect(await countEvents()).toBe(1);
    expect(await partitions()).toEqual(before.filter((from) => from > leastRows));
  });

  test('the timeline of an incident stays as long as the incident', async () => {
    const analyst = await app.asPerson('analyst');
    const made = await analyst.ask('POST', '/incidents', {
      payload: { title: 'Lost badge', severity: 'Low', source: 'Reception' },
    });
    const { id } = (made.json() as { incident: { id: string } }).incident;
    await addEvents(1, 400, { object_type: 'incident', object_id: id });
    await addEvents(1, 400, { object_type: 'incident', object_id: 'gone' });
    await app.retention.set(operator, 'events', 30);

    expect(await app.retention.deleteOld('events')).toBe(1);
  });

  test('analyses that have ended go, and one that runs stays', async () => {
    const created_at = app.now() - daysInMs(100);
    const analysis = { month: '2026-03', cities: '[]', owner_id: null, created_at, finished_at: null, error: null };
    const rows = (['analyzed', 'failed', 'processing'] as const).map((status) =>
      Object.assign({ id: status, status, result: null, sampled: 0 as const }, analysis),
    );
    await app.database.write((tx) => tx.insertInto('analyses').values(rows).execute());
    await app.retention.set(operator, 'analyses', 90);

    expect(await app.retention.deleteOld('analyses')).toBe(2);
    expect(await kindOf('analyses')).toMatchObject({ rows: 1, days: 90 });
  });

  test('replaced police data goes once what replaced it is old enough, but not while a part of its file is shown', async () => {
    const finished_at = app.now() - daysInMs(100);
    const facts = {
      source: 'upload',
      state: 'finished',
      owner_id: null,
      bytes: 1,
      bytes_read: 1,
      files_in: 1,
    } as const;
    const counts = { files_done: 1, rows_in: 1, rows_imported: 1, rows_rejected: 0, problem: null, problem_detail: '' };
    const sheet = Object.assign({ started_at: 0, sample: 0 as const }, facts, counts);
    const imports = [
      Object.assign({ id: 'old', name: 'old', finished_at }, sheet),
      Object.assign({ id: 'new', name: 'new', finished_at: app.now() }, sheet),
    ];
    const rows = { rows: 1, without_location: 0, without_lsoa: 0, repeated_ids: 0, antisocial: 0 };
    const place = { kind: 'street', force: 'kent', published_at: 0, sample: 0, import_id: 'old' } as const;
    const partOf = (id: string, file_id: string, replaced_by: string | null) =>
      Object.assign({ id, file_id, replaced_by, month: '2026-01', path: id }, place, rows, {
        state: replaced_by === null ? ('live' as const) : ('replaced' as const),
      });
    const file = {
      import_id: 'old',
      kind: 'street',
      state: 'imported',
      sample: 0,
      months: '[]',
      forces: '[]',
    } as const;
    const ofFile = { bytes: 1, lines: 2, rows_in: 1, rows_imported: 1, rows_rejected: 0, header_changes: '[]' };
    const files = ['a', 'b', 'c'].map((id) =>
      Object.assign({ id, name: id, sha256: id, problem: null, problem_detail: '' }, file, ofFile),
    );
    await app.database.write(async (tx) => {
      await tx.insertInto('crime_imports').values(imports).execute();
      await tx.insertInto('crime_files').values(files).execute();
      const parts = [
        partOf('a1', 'a', 'old'),
        partOf('b1', 'b', 'old'),
        partOf('b2', 'b', null),
        partOf('c1', 'c', 'new'),
      ];
      await tx.insertInto('crime_parts').values(parts).execute();
    });
    expect(await app.retention.deleteOld('replacedParts')).toBe(0);
    expect(await kindOf('replacedParts')).toMatchObject({ rows: 3, days: null, bytesPerYear: null });

    await app.retention.set(operator, 'replacedParts', 90);

    expect(await app.retention.deleteOld('replacedParts')).toBe(1);
    const left = await app.database.read.selectFrom('crime_parts').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['b1', 'b2', 'c1']);
  });

  test('growth is not known before seven days, and then follows from rows and their size', async () => {
    await addEvents(10, 3);
    expect(await kindOf('events')).toMatchObject({ days: null, bytesPerYear: null });

    await addEvents(20, 10);
    // 30 rows in 10 days, of 880 letters and 120 bytes each.
    const { rows, bytesPerYear } = (await kindOf('events')) ?? {};
    expect([rows, bytesPerYear]).toEqual([30, (30 / 10) * 365 * 1_000]);
    expect(await kindOf('sourceDeliveries')).toMatchObject({ days: 30, rows: 0, oldestAt: null, bytesPerYear: null });
  });

  test('what is too short or too long is rejected, also at the operator’s door', async () => {
    await expect(app.retention.set(operator, 'events', 29)).rejects.toThrow('at least 30 days, or for good');
    await expect(app.retention.set(operator, 'sourceDeliveries', null)).rejects.toThrow('at most 365');
    const ask = (payload: object) =>
      app.app.inject({
        method: 'POST',
        url: '/operator/retention',
        headers: { authorization: 'Operator a ticket for tests' },
        payload,
      });

    expect((await ask({ kind: 'notifications', days: 90 })).json()).toEqual({ kind: 'notifications', days: 90 });
    expect((await ask({ kind: 'weather', days: 90 })).statusCode).toBe(400);
    expect(await kindOf('notifications')).toMatchObject({ days: 90 });
  });

  test('administrators see and set it in the console; nobody else does', async () => {
    const admin = await app.asPerson('admin');
    const analyst = await app.asPerson('analyst');

    const set = await admin.ask('PUT', '/retention/events', { payload: { days: 90 } });
    const short = await admin.ask('PUT', '/retention/events', { payload: { days: 1 } });

    expect([set.statusCode, short.json().code]).toEqual([204, 'invalid_input']);
    const listed = (await admin.ask('GET', '/retention')).json();
    expect(listed.map(({ kind }: { kind: string }) => kind)).toEqual([...retentionKinds]);
    expect(listed[0]).toMatchObject({ kind: 'events', days: 90, leastDays: 30, mostDays: null });
    expect((await analyst.ask('GET', '/retention')).statusCode).toBe(403);
    expect((await analyst.ask('PUT', '/retention/events', { payload: { days: 90 } })).statusCode).toBe(403);
  });
});
