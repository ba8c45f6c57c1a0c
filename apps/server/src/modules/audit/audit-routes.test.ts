import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(testDatabases)('the audit screen on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const read = async (person: Person, query = '') => (await person.ask('GET', `/audit${query}`)).json();

  test('only administrators read, verify and export it', async () => {
    for (const role of ['analyst', 'viewer'] as const) {
      const person = await app.asPerson(role);
      expect((await person.ask('GET', '/audit')).statusCode).toBe(403);
      expect((await person.ask('POST', '/audit/verification')).statusCode).toBe(403);
      expect((await person.ask('GET', '/audit/export?format=csv')).statusCode).toBe(403);
    }
  });

  test('it is filtered by actor, action, object and time, newest first', async () => {
    const admin = await app.asPerson('admin');
    const person = await app.asPerson('analyst');
    app.pass(60_000);
    const from = new Date(app.now()).toISOString();
    const { id } = (await person.ask('POST', '/todos', { payload: { text: 'Trace the call' } })).json();
    await admin.ask('POST', '/todos', { payload: { text: 'Another' } });

    const byActor = await read(admin, `?actor=${encodeURIComponent(person.email)}`);
    expect(byActor.entries[0]).toMatchObject({ action: 'task_added', actorId: person.id, objectId: id });
    expect(byActor.entries.every(({ actorId }: { actorId: string }) => actorId === person.id)).toBe(true);
    expect(byActor.total).toBe(byActor.entries.length);
    expect((await read(admin, `?object=${id}`)).total).toBe(1);
    expect((await read(admin, `?action=task_added&from=${from}`)).total).toBe(2);
    expect(
      (await read(admin, `?to=${from}`)).entries.some(({ objectId }: { objectId: string }) => objectId === id),
    ).toBe(false);
    const { entries, actions } = await read(admin);
    expect(entries.map(({ seq }: { seq: number }) => seq)).toEqual(
      entries.map(({ seq }: { seq: number }) => seq).toSorted((one: number, other: number) => other - one),
    );
    expect(actions).toContain('task_added');
  });

  test('more than a page is read in parts that leave nothing out', async () => {
    const admin = await app.asPerson('admin');
    for (let index = 0; index < 120; index++) await admin.ask('POST', '/todos', { payload: { text: `Task ${index}` } });

    const first = await read(admin, `?actor=${admin.id}&action=task_added`);
    const second = await read(admin, `?actor=${admin.id}&action=task_added&after=${first.next}`);

    expect(await read(admin, `?actor=${admin.id}&action=task_added&before=${first.next}`)).toEqual(second);
    expect((await read(admin, '?limit=2')).entries).toHaveLength(2);
    expect((await admin.ask('GET', '/audit?after=nonsense')).statusCode).toBe(400);
    expect([first.entries.length, second.entries.length]).toEqual([100, 20]);
    expect(first.total).toBe(120);
    expect(second.next).toBeNull();
  });

  test('the chain is verified, and the check itself stands in the log', async () => {
    const admin = await app.asPerson('admin');

    const verdict = (await admin.ask('POST', '/audit/verification')).json();

    expect(verdict).toMatchObject({ intact: true, brokenAt: null });
    expect((await read(admin, '?action=audit_verified')).total).toBeGreaterThan(0);
  });

  test('an export holds what the filter matches, and no cell that a spreadsheet would run', async () => {
    const admin = await app.asPerson('admin');
    await admin.ask('POST', '/todos', { payload: { text: 'x' } });

    const { file, rows, total } = (await admin.ask('GET', `/audit/export?format=csv&actor=${admin.id}`)).json();

    expect(rows).toBe(total);
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(rows + 1);
    expect(lines[0]).toBe('seq,at,actorId,actorName,action,objectType,objectId,objectName,address,requestId,hash');
    const json = (await admin.ask('GET', `/audit/export?format=json&actor=${admin.id}`)).json();
    expect(JSON.parse(json.file.text)).toHaveLength(json.rows);
  });

  test('a row that was changed behind its back is named', async () => {
    const admin = await app.asPerson('admin');
    await app.database.write((tx) =>
      tx.updateTable('audit').set({ address: '6.6.6.6' }).where('seq', '=', 1).execute(),
    );

    const verdict = (await admin.ask('POST', '/audit/verification')).json();

    expect(verdict).toEqual({ intact: false, rows: 0, brokenAt: 1, reason: 'entry_changed' });
  });
});
