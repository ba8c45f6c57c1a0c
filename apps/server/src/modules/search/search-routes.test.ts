import type { SearchResult } from '@halyard/contracts/work/search.ts';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const hourMs = 3_600_000;

describe.each(testDatabases)('search on $name', ({ open }) => {
  let app: TestApp;
  let written = 0;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;

  const recordOf = (change: Partial<Insertable<IntelligenceTable>>): Insertable<IntelligenceTable> => {
    written += 1;
    return {
      id: `indicator--${written}`,
      kind: 'indicator',
      family: 'threat',
      type: 'Malware',
      name: 'Nothing',
      description: '',
      severity: 'Low',
      status: 'Active',
      risk: null,
      source: 'OSINT',
      confidence: null,
      tlp: null,
      labels: '[]',
      country: null,
      latitude: null,
      longitude: null,
      accuracy: null,
      seen_at: app.now() + written,
      acknowledged_at: null,
      acknowledged_by: null,
      verdict: null,
      verdict_reason: null,
      stix: null,
      version: 1,
      created_at: app.now(),
      updated_at: app.now(),
      deleted_at: null,
      sample: 0,
      import_id: null,
      severity_assumed: 0,
      ...change,
    };
  };

  async function addRecords(...changes: readonly Partial<Insertable<IntelligenceTable>>[]) {
    const rows = changes.map(recordOf);
    await app.database.write((tx) => tx.insertInto('intelligence').values(rows).execute());
    return rows;
  }

  const changeRecord = (id: string, change: Partial<IntelligenceTable>) =>
    app.database.write((tx) => tx.updateTable('intelligence').set(change).where('id', '=', id).execute());

  const addIncident = (number: number, title: string, change: { status?: 'Closed'; deleted_at?: number } = {}) =>
    app.database.write((tx) =>
      tx
        .insertInto('incidents')
        .values({
          id: String(number),
          number,
          title,
          severity: 'High',
          status: 'Open',
          source: 'SIEM',
          description: '',
          assignee_id: null,
          assignee_name: null,
          tlp: null,
          labels: '[]',
          detected_at: app.now(),
          due_at: app.now() + hourMs,
          started_at: null,
          reported_at: null,
          contained_at: null,
          closed_at: null,
          time_origins: '{}',
          paused_at: null,
          pauses: '[]',
          breached_at: null,
          queue_id: 'main',
          resolution_code: null,
          resolution_summary: null,
          resolved_at: null,
          version: 1,
          created_at: app.now(),
          updated_at: app.now(),
          deleted_at: null,
          sample: 0,
          ...change,
        })
        .execute(),
    );

  async function find(person: Person, q: string) {
    const answer = await person.ask('GET', `/search?q=${encodeURIComponent(q)}`);
    expect([q, answer.statusCode]).toEqual([q, 200]);
    return answer.json() as { results: readonly SearchResult[]; more: readonly string[] };
  }

  const titles = async (person: Person, q: string) => (await find(person, q)).results.map(({ title }) => title);

  test('every word may be typed in part, in any case and order, and all of them have to be there', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords({ name: 'Crimson Lantern', description: 'Beacons towards lantern-gate.example' });

    for (const q of ['crimson', 'CRIM lan', 'lantern crims', 'gate.example', 'lantern-gate', 'crimson osint'])
      expect([q, await titles(viewer, q)]).toEqual([q, ['Crimson Lantern']]);
    expect(await titles(viewer, 'crimson teapot')).toEqual([]);
    expect(await titles(viewer, 'antern')).toEqual([]);
  });

  test('a result says what it is', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords({ id: 'identity--9', family: 'entity', type: 'Person', name: 'Quillon Marsh', source: '' });
    await addIncident(7, 'Quillon Marsh lost a laptop');

    const { results } = await find(viewer, 'quillon');

    expect(results.map(({ kind, id, title, subtitle }) => [kind, id, title, subtitle])).toEqual([
      ['incident', '7', 'Quillon Marsh lost a laptop', 'INC-000007 · Open'],
      ['entity', 'identity--9', 'Quillon Marsh', 'Person'],
    ]);
  });

  test('what is called so comes first, then what begins so, then the words of the name, then the rest', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords(
      { name: 'Report 9', description: 'mentions velvet hammer' },
      { name: 'Big velvet and a hammer' },
      { name: 'Velvet Hammer loader' },
      { name: 'Velvet Hammer' },
      { name: 'The velvet hammer' },
    );

    expect(await titles(viewer, 'velvet hammer')).toEqual([
      ...['Velvet Hammer', 'Velvet Hammer loader', 'The velvet hammer', 'Big velvet and a hammer', 'Report 9'],
    ]);
  });

  test('five of a kind are shown, the newest ones, and it is said that there are more', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords(...[1, 2, 3, 4, 5, 6].map((n) => ({ name: `Heliotrope ${n}` })));

    const { results, more } = await find(viewer, 'heliotrope');

    expect(results.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((n) => `Heliotrope ${n}`));
    expect(more).toEqual(['threat']);
  });

  test('among thousands of mentions the one that is called so, and the few of another kind, are found', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords({ name: 'Obsidian' });
    await addIncident(88, 'Somebody saw obsidian here');
    for (let part = 0; part < 6; part++)
      await addRecords(
        ...Array.from({ length: 500 }, (_, n) => ({ name: `host-${part}-${n}`, description: 'seen with obsidian' })),
      );

    const { results, more } = await find(viewer, 'obsidian');

    expect(results[0]).toMatchObject({ kind: 'incident', id: '88' });
    expect(results[1]).toMatchObject({ kind: 'threat', title: 'Obsidian' });
    expect(results).toHaveLength(6);
    expect(more).toEqual(['threat']);
  });

  test.each(['INC-000142', 'inc-142', 'INC000142', '142', '000142', 'Door left'])('%s is an incident', async (q) => {
    const viewer = await app.asPerson('viewer');
    if ((await titles(viewer, 'unlocked all night')).length === 0)
      await addIncident(142, 'Door left unlocked all night');

    expect((await find(viewer, q)).results[0]).toMatchObject({ kind: 'incident', id: '142' });
  });

  test('a pasted id finds its record', async () => {
    const viewer = await app.asPerson('viewer');
    const id = 'malware--1f6d2c0e-61a1-4d22-8d2b-0f7b1f6f2a11';
    await addRecords({ id, kind: 'malware', name: 'Tin Whistle' });

    expect(await titles(viewer, id)).toEqual(['Tin Whistle']);
  });

  test('accents and capitals make no difference', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords({ name: 'Søster Ängström' }, { name: 'Élan Vital' });

    expect(await titles(viewer, 'angstrom')).toEqual(['Søster Ängström']);
    expect(await titles(viewer, 'ÄNGS')).toEqual(['Søster Ängström']);
    expect(await titles(viewer, 'elan')).toEqual(['Élan Vital']);
  });

  test('what is written without spaces is found in its middle', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords({ name: '大東京電力へのAPT攻撃' }, { name: '京東商城' }, { name: '서울전력공사' });

    expect(await titles(viewer, '東京')).toEqual(['大東京電力へのAPT攻撃']);
    expect(await titles(viewer, '電力 apt')).toEqual(['大東京電力へのAPT攻撃']);
    expect(await titles(viewer, 'apt攻撃')).toEqual(['大東京電力へのAPT攻撃']);
    expect(await titles(viewer, '전력')).toEqual(['서울전력공사']);
    expect(await titles(viewer, '力電')).toEqual([]);
  });

  test('addresses and hashes are found by their beginning', async () => {
    const viewer = await app.asPerson('viewer');
    const hash = '123e45abc9e12f00aa55';
    await addRecords({ name: '198.51.100.77' }, { name: hash }, { name: 'http://cargo.example/a_b-c?d=e' });

    expect(await titles(viewer, '198.51.100')).toEqual(['198.51.100.77']);
    expect(await titles(viewer, '123e45abc9')).toEqual([hash]);
    expect(await titles(viewer, 'cargo.example/a_b')).toEqual(['http://cargo.example/a_b-c?d=e']);
  });

  test('a record that changes is found by its new words only', async () => {
    const viewer = await app.asPerson('viewer');
    const [row] = await addRecords({ name: 'Marigold' });

    await changeRecord(row?.id ?? '', { name: 'Peppermint', version: 2 });

    expect(await titles(viewer, 'marigold')).toEqual([]);
    expect(await titles(viewer, 'peppermint')).toEqual(['Peppermint']);
  });

  test('a record that is taken off the screens is not found until it is back', async () => {
    const viewer = await app.asPerson('viewer');
    const [row] = await addRecords({ name: 'Foxglove' });

    await changeRecord(row?.id ?? '', { deleted_at: app.now() });
    expect(await titles(viewer, 'foxglove')).toEqual([]);

    await changeRecord(row?.id ?? '', { deleted_at: null });
    expect(await titles(viewer, 'foxglove')).toEqual(['Foxglove']);

    await app.database.write((tx) =>
      tx
        .deleteFrom('intelligence')
        .where('id', '=', row?.id ?? '')
        .execute(),
    );
    expect(await titles(viewer, 'foxglove')).toEqual([]);
  });

  test('what an import has not published yet is not found', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords({ name: 'Snapdragon', deleted_at: 0, import_id: 'i1' });
    expect(await titles(viewer, 'snapdragon')).toEqual([]);

    await app.database.write((tx) =>
      tx.updateTable('intelligence').set({ deleted_at: null }).where('import_id', '=', 'i1').execute(),
    );

    expect(await titles(viewer, 'snapdragon')).toEqual(['Snapdragon']);
  });

  test('tasks are found by their owner alone', async () => {
    const [owner, admin] = [await app.asPerson('viewer'), await app.asPerson('admin')];
    const { id } = (await owner.ask('POST', '/todos', { payload: { text: 'Water the periwinkle' } })).json();

    expect((await find(owner, 'periwinkle')).results).toMatchObject([{ kind: 'task', id }]);
    expect(await titles(admin, 'periwinkle')).toEqual([]);

    await owner.ask('DELETE', `/todos/${id}`);
    expect(await titles(owner, 'periwinkle')).toEqual([]);
  });

  test('accounts are found by administrators alone', async () => {
    const [admin, analyst] = [await app.asPerson('admin'), await app.asPerson('analyst')];
    const { id, email } = await app.addPerson('viewer', 'tangerine');

    expect((await find(admin, 'tangerine')).results).toMatchObject([
      { kind: 'user', id, subtitle: `${email} · Ada Byron` },
    ]);
    expect(await titles(analyst, 'tangerine')).toEqual([]);
  });

  test("an administrator's key finds records, and no accounts", async () => {
    const admin = await app.asPerson('admin');
    const key = (await admin.ask('POST', '/users/api-key/regenerate')).json().apiKey as string;
    await app.addPerson('viewer', 'cloudberry');
    await addRecords({ name: 'Cloudberry' });

    const answer = await app.app.inject({ url: '/api/search?q=cloudberry', headers: { 'x-api-key': key } });

    expect(answer.json().results).toMatchObject([{ kind: 'threat', title: 'Cloudberry' }]);
    expect(await titles(admin, 'cloudberry')).toEqual(['Cloudberry', 'cloudberry']);
  });

  test('a notification is found by who was told, as long as they have not dismissed it, however old it is', async () => {
    const [told, other] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const at = app.now() - 400 * 24 * hourMs;
    const eventId = await app.database.write(async (tx) => {
      const { id } = await tx
        .insertInto('events')
        .values({
          at,
          kind: 'incident_escalated',
          severity: 'high',
          actor_id: null,
          audience_id: 'everyone',
          object_type: 'incident',
          object_id: '1',
          subject: 'Breach at Larkspur',
          sample: 0,
          details: JSON.stringify({ message: 'Call the harbour' }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('notifications')
        .values({
          person_id: told.id,
          event_id: id,
          at,
          type: 'security',
          severity: 'high',
          action_required: 0,
          why: 'everybody',
          read_at: null,
          dismissed_at: null,
        })
        .execute();
      return id;
    });

    for (const q of ['larkspur', 'breach harbour'])
      expect((await find(told, q)).results).toEqual([
        {
          kind: 'notification',
          id: String(eventId),
          title: 'Breach at Larkspur',
          subtitle: 'incident_escalated',
          at: new Date(at).toISOString(),
        },
      ]);
    expect(await titles(other, 'larkspur')).toEqual([]);

    await app.database.write((tx) =>
      tx.updateTable('notifications').set({ dismissed_at: app.now() }).where('event_id', '=', eventId).execute(),
    );
    expect(await titles(told, 'larkspur')).toEqual([]);
  });

  test('notifications are found by what their kind says, together with the names of their records', async () => {
    const [told, other] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const day = 24 * hourMs;
    const tell = (kind: 'task_added' | 'task_deleted' | 'threat_added', subject: string, daysAgo: number) =>
      app.database.write(async (tx) => {
        const at = app.now() - daysAgo * day;
        const { id } = await tx
          .insertInto('events')
          .values({
            at,
            kind,
            severity: 'low',
            actor_id: null,
            audience_id: 'everyone',
            details: null,
            object_type: null,
            object_id: null,
            subject,
            sample: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('notifications')
          .values({
            person_id: told.id,
            event_id: id,
            at,
            type: 'system',
            severity: 'low',
            action_required: 0,
            why: 'everybody',
            read_at: null,
            dismissed_at: null,
          })
          .execute();
      });
    await tell('task_added', 'Café at the quay', 400);
    await tell('task_deleted', 'Café at the quay', 2);
    await tell('threat_added', 'Aufgabe der Werft', 1);
    const search = async (person: Person, words: readonly object[]) => {
      const answer = await person.ask('POST', '/search/notifications', { payload: { words } });
      const { results, more } = answer.json() as { results: SearchResult[]; more: boolean };
      return { found: results.map(({ subtitle, title }) => `${subtitle} ${title}`), more };
    };
    // As a German reads it: "Aufgabe hinzugefügt", "Aufgabe gelöscht", "Bedrohung hinzugefügt".
    const task = { word: 'aufgabe', kinds: ['task_added', 'task_deleted'] };
    const added = { word: 'hinzugefugt', kinds: ['task_added', 'threat_added'] };
    const cafe = { word: 'cafe', kinds: [] };

    expect((await search(told, [task, added])).found).toEqual([
      'threat_added Aufgabe der Werft',
      'task_added Café at the quay',
    ]);
    expect((await search(told, [task, added, cafe])).found).toEqual(['task_added Café at the quay']);
    expect((await search(told, [task, { word: 'uay', kinds: [] }])).found).toEqual([]);
    expect((await search(told, [{ word: ' \0', kinds: ['task_added'] }])).found).toEqual([]);
    expect((await search(other, [task])).found).toEqual([]);

    for (let turn = 0; turn < 4; turn++) await tell('task_deleted', 'Ledger', 3 + turn);
    const many = await search(told, [task]);
    expect([many.found.length, many.found[0], many.more]).toEqual([5, 'threat_added Aufgabe der Werft', true]);
  });

  test('playbooks are found by name, description and step', async () => {
    const viewer = await app.asPerson('viewer');
    await app.database.write((tx) =>
      tx
        .insertInto('playbooks')
        .values({
          id: 'pb1',
          name: 'Ransomware response',
          description: 'Isolate first',
          steps: '["Unplug the wisteria"]',
          version: 1,
          updated_at: app.now(),
          deleted_at: null,
          sample: 0,
        })
        .execute(),
    );

    expect((await find(viewer, 'wisteria')).results).toMatchObject([{ kind: 'playbook', id: 'pb1' }]);
  });

  test.each([
    ...['"', "'", '" OR 1=1 --', 'NEAR(a b)', 'AND OR NOT', '* : ^ - +', 'words:apt', '{words} : x', '%', '_%', '\\'],
    ...["a' | 'b", '(((', '😀😀', '👩‍👩‍👧', '\u0301\u0301', '\ue000threat', 'ﷺ', 'हिन्दी', '   ', ''],
    ...['x'.repeat(200), 'a b c d e f g h '.repeat(12), '東'.repeat(200), '²³', 'İSTANBUL', 'ß'],
  ])('%j breaks nothing', async (q) => {
    const admin = await app.asPerson('admin');

    const { results } = await find(admin, q);

    expect(results.length).toBeLessThan(40);
  });

  test('hostile text can be stored and found', async () => {
    const viewer = await app.asPerson('viewer');
    await addRecords({
      name: "Robert'); drop table people;-- zinnia",
      description: `${'y'.repeat(10_000)}\\ ' " \u0001`,
    });
    await addRecords({ name: '\ue000playbook zinnia', description: '漢'.repeat(5_000) });

    const { results } = await find(viewer, 'zinnia');

    expect(results.map(({ kind }) => kind)).toEqual(['threat', 'threat']);
  });

  test('one character asks for nothing, more than 200 are rejected, and visitors are', async () => {
    const viewer = await app.asPerson('viewer');

    expect(await find(viewer, 'a')).toEqual({ results: [], more: [] });
    expect((await viewer.ask('GET', `/search?q=${'a'.repeat(201)}`)).statusCode).toBe(400);
    expect((await app.app.inject({ method: 'GET', url: '/api/search?q=abc' })).statusCode).toBe(401);
  });
});
