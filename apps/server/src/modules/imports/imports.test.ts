import { readFileSync } from 'node:fs';
import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { reportFiles } from '@halyard/threat-exchange/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const at = '2026-11-20T10:00:00.000Z';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const malware = (number: number, more: object = {}) => ({
  type: 'malware',
  spec_version: '2.1',
  id: `malware--${uuid(number)}`,
  created: at,
  modified: at,
  name: `Loader ${number}`,
  is_family: false,
  ...more,
});
const uses = (number: number, source: string, target: string) => ({
  type: 'relationship',
  spec_version: '2.1',
  id: `relationship--${uuid(number)}`,
  created: at,
  modified: at,
  relationship_type: 'uses',
  source_ref: source,
  target_ref: target,
});
const bundle = (objects: readonly unknown[]) => JSON.stringify({ type: 'bundle', id: `bundle--${uuid(999)}`, objects });

type Ends = { readonly source: { readonly id: string }; readonly target: { readonly id: string } };

describe.each(testDatabases)('imports on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const isOver = ({ state }: ImportRecord) => !['waiting', 'reading', 'storing', 'undoing'].includes(state);

  async function ended(
    id: string,
  ): Promise<{ import: ImportRecord; rejections: { reason: string; detail: string }[] }> {
    for (;;) {
      const answer = (await analyst.ask('GET', `/imports/${id}`)).json();
      if (isOver(answer.import)) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function upload(content: string, name = 'feed.json', type = 'application/json') {
    const answer = await analyst.ask('POST', `/imports?name=${name}`, {
      headers: { 'content-type': type },
      payload: content,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return ended(answer.json().id);
  }

  async function undo(id: string): Promise<ImportRecord> {
    const answer = await analyst.ask('POST', `/imports/${id}/undo`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(['undoing', 'undone']).toContain(answer.json().state);
    return (await ended(id)).import;
  }

  const countRows = async (table: 'intelligence' | 'connections', importId: string) => {
    const { count } = await app.database.read
      .selectFrom(table as 'intelligence')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  test('a bundle is stored, its balance adds up, and its dangling relationship is rejected by name', async () => {
    const [one, two] = [malware(1), malware(2)];
    const objects = [uses(1, one.id, two.id), one, two, uses(2, one.id, `malware--${uuid(77)}`), { type: 'malware' }];

    const { import: sheet, rejections } = await upload(bundle(objects));

    expect(sheet).toMatchObject({ state: 'finished', objectsIn: 5, created: 3, updated: 0, rejected: 2 });
    expect(rejections.find(({ reason }) => reason === 'dangling_target')?.detail).toBe(`malware--${uuid(77)}`);
    expect(await countRows('connections', sheet.id)).toBe(1);
  });

  test('the same file again changes nothing and doubles nothing', async () => {
    const content = bundle([malware(10), malware(11), uses(10, malware(10).id, malware(11).id)]);
    await upload(content);

    const { import: again } = await upload(content);

    expect(again).toMatchObject({ state: 'finished', objectsIn: 3, created: 0, updated: 0, unchanged: 3, rejected: 0 });
  });

  test('a sighting that does not say who saw it is stored as it came', async () => {
    const seen = malware(28);
    const id = 'sighting--00000000-0000-4000-8000-00000000028a';
    const times = { created: '2026-11-20T08:00:00.000Z', modified: '2026-11-20T08:00:00.000Z' };
    const sighting = { type: 'sighting', spec_version: '2.1', id, ...times, sighting_of_ref: seen.id, count: 4 };

    const { import: sheet } = await upload(bundle([seen, sighting]));

    expect(sheet).toMatchObject({ state: 'finished', created: 2, rejected: 0 });
    const { stix } = await app.database.read
      .selectFrom('intelligence')
      .select('stix')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stix ?? '')).toEqual(sighting);
  });

  test('a newer version updates, an older one does not, and undo brings the first one back', async () => {
    await upload(bundle([malware(20)]));
    const newer = malware(20, { name: 'Loader, renamed', modified: '2026-11-21T08:00:00.000Z' });

    const { import: sheet } = await upload(bundle([newer]));
    const { import: older } = await upload(bundle([malware(20)]));

    expect(sheet).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(older).toMatchObject({ updated: 0, unchanged: 1 });
    const nameNow = async () =>
      (
        await app.database.read
          .selectFrom('intelligence')
          .select('name')
          .where('id', '=', newer.id)
          .executeTakeFirstOrThrow()
      ).name;
    expect(await nameNow()).toBe('Loader, renamed');
    const { state, undo: figures } = await undo(sheet.id);
    expect(state).toBe('undone');
    expect(figures).toMatchObject({ done: 1, total: 1, removed: 0, restored: 1, kept: 0 });
    expect(await nameNow()).toBe('Loader 20');
  });

  test('undo removes what was stored, and a second undo is rejected', async () => {
    const { import: sheet } = await upload(
      bundle([malware(30), malware(31), uses(30, malware(30).id, malware(31).id)]),
    );

    const { undo: figures } = await undo(sheet.id);
    const again = await analyst.ask('POST', `/imports/${sheet.id}/undo`);

    expect(figures).toMatchObject({ done: 3, total: 3, removed: 3, restored: 0, kept: 0 });
    expect(await countRows('intelligence', sheet.id)).toBe(0);
    expect(again.json().code).toBe('import_not_finished');
  });

  test('of two versions in one file the newer is stored, whichever comes first', async () => {
    const newer = malware(40, { name: 'Newest', modified: '2026-11-21T08:00:00.000Z' });

    const { import: sheet, rejections } = await upload(bundle([malware(40), newer, malware(40)]));

    expect(sheet).toMatchObject({ state: 'finished', objectsIn: 3, created: 1, rejected: 2 });
    expect(rejections.map(({ reason }) => reason)).toEqual(['duplicate_in_file', 'duplicate_in_file']);
    const row = await app.database.read
      .selectFrom('intelligence')
      .select('name')
      .where('id', '=', newer.id)
      .executeTakeFirstOrThrow();
    expect(row.name).toBe('Newest');
  });

  test('what is no bundle is rejected as a whole and leaves nothing', async () => {
    const cut = bundle([malware(60), malware(61)]).slice(0, -20);

    for (const [content, problem] of [
      [cut, 'not_json'],
      ['[1, 2]', 'not_a_bundle'],
      ['', 'empty_file'],
    ] as const) {
      const { import: sheet } = await upload(content, 'broken.json');
      expect(sheet).toMatchObject({ state: 'failed', created: 0, rejected: 0 });
      if (content !== '') expect(sheet.problem).toBe(problem);
      expect(await countRows('intelligence', sheet.id)).toBe(0);
    }
  });

  test('a CSV file of threats keeps formulas and markup as plain text', async () => {
    const csv = 'name,type,severity,source\n"=HYPERLINK(""x"")",Malware,High,Desk\n<b>bold</b>,Phishing,Low,Desk\n';

    const { import: sheet } = await upload(csv, 'threats.csv', 'text/csv');

    expect(sheet).toMatchObject({ state: 'finished', format: 'csv', objectsIn: 2, created: 2, rejected: 0 });
    const rows = await app.database.read
      .selectFrom('intelligence')
      .select('name')
      .where('import_id', '=', sheet.id)
      .orderBy('name')
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(['<b>bold</b>', '=HYPERLINK("x")']);
  });

  test('connections of a CSV file find their ends by name', async () => {
    await upload('name,type,risk\nHarbour Ltd,Organization,High\nAda Moor,Person,Low\n', 'entities.csv', 'text/csv');

    const { import: sheet, rejections } = await upload(
      'source,target,type\nAda Moor,Harbour Ltd,Employment\nAda Moor,Nobody,Employment\n',
      'connections.csv',
      'text/csv',
    );

    expect(sheet).toMatchObject({ state: 'finished', objectsIn: 2, created: 1, rejected: 1 });
    expect(rejections[0]).toMatchObject({ reason: 'dangling_target', detail: 'Nobody' });
  });

  test('of two connections of a CSV file between the same ends the newer is stored, far apart in the file too', async () => {
    const ends = (count: number) => Array.from({ length: count }, (_, index) => `Ends ${index},Malware,low`).join('\n');
    await upload(`name,type,severity\n${ends(300)}`, 'ends.csv', 'text/csv');
    const row = (index: number, day: number) => `Ends 0,Ends ${index},uses,2026-11-0${day},said ${day}`;
    const others = Array.from({ length: 250 }, (_, index) => row(index + 2, 1));
    const file = ['source,target,type,last_contact,description', row(1, 1), row(1, 2), ...others, row(1, 3)].join('\n');

    const { import: sheet } = await upload(file, 'ties.csv', 'text/csv');
    const { import: again } = await upload(file, 'ties.csv', 'text/csv');

    expect(sheet).toMatchObject({ state: 'finished', objectsIn: 253, created: 251, updated: 0, rejected: 2 });
    expect(again).toMatchObject({ state: 'finished', created: 0, updated: 0, unchanged: 251, rejected: 2 });
    const said = await app.database.read
      .selectFrom('connections')
      .select('description')
      .where('import_id', '=', sheet.id)
      .where('description', '<>', 'said 1')
      .execute();
    expect(said).toEqual([{ description: 'said 3' }]);
  });

  test('a viewer may neither start, see, cancel nor undo an import', async () => {
    const viewer = await app.asPerson('viewer');

    const tries = [
      ['POST', '/imports?name=x.json'],
      ['GET', '/imports'],
      ['GET', '/imports/x'],
      ['DELETE', '/imports/x'],
      ['POST', '/imports/x/undo'],
      ['GET', '/imports/x/rejections'],
    ] as const;
    for (const [method, path] of tries) expect((await viewer.ask(method, path)).statusCode).toBe(403);
  });

  test('a cancelled import leaves nothing, and cannot be cancelled twice', async () => {
    const started = await analyst.ask('POST', '/imports?name=long.json', {
      headers: { 'content-type': 'application/json' },
      payload: bundle(Array.from({ length: 20_000 }, (_, index) => malware(100_000 + index))),
    });
    const { id } = started.json();

    const cancelled = await analyst.ask('DELETE', `/imports/${id}`);
    const again = await analyst.ask('DELETE', `/imports/${id}`);

    expect(cancelled.json()).toMatchObject({ state: 'cancelled', created: 0 });
    expect(again.json().code).toBe('import_not_running');
    // Whatever the running step still stored is undone with it.
    await expect.poll(() => countRows('intelligence', id), { timeout: 15_000 }).toBe(0);
    expect((await upload(bundle([malware(80)]))).import.state).toBe('finished');
    expect(await countRows('intelligence', id)).toBe(0);
  });

  const workOf = async (admin: typeof analyst, id: string) => {
    const { work } = (await admin.ask('GET', '/background-work')).json();
    return work.find(({ objectId }: { objectId: string }) => objectId === id);
  };

  test('an administrator sees an import in the background work, and cancels it there as on its own screen', async () => {
    const admin = await app.asPerson('admin');
    const started = await analyst.ask('POST', '/imports?name=long.json', {
      headers: { 'content-type': 'application/json' },
      payload: bundle(Array.from({ length: 20_000 }, (_, index) => malware(200_000 + index))),
    });
    const { id } = started.json();
    const listed = await workOf(admin, id);

    const answer = await admin.ask('POST', `/background-work/${listed.id}/cancel`);
    const again = await admin.ask('POST', `/background-work/${listed.id}/cancel`);

    expect(listed).toMatchObject({ kind: 'import', label: 'long.json', by: { id: analyst.id }, canCancel: true });
    expect(answer.statusCode).toBe(200);
    expect(again.json().code).toBe('work_not_running');
    expect((await ended(id)).import).toMatchObject({ state: 'cancelled', created: 0 });
    await expect.poll(() => countRows('intelligence', id), { timeout: 15_000 }).toBe(0);
    const { kind, actor_id } = await app.database.read
      .selectFrom('events')
      .select(['kind', 'actor_id'])
      .where('object_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([kind, actor_id]).toEqual(['import_cancelled', admin.id]);
  });

  test('an undo is cancelled while it waits, and then goes to its end', async () => {
    const admin = await app.asPerson('admin');
    const { import: sheet } = await upload(bundle([malware(230_001)]));
    const { import: other } = await upload(bundle([malware(230_002)]));
    for (const { id } of [sheet, other])
      await app.database.write((tx) =>
        tx.updateTable('imports').set({ state: 'undoing' }).where('id', '=', id).execute(),
      );
    const queue = (id: string, state: 'waiting' | 'running') =>
      app.database.write((tx) =>
        tx
          .insertInto('jobs')
          .values({
            id: `undo-${id}`,
            kind: 'import_undo',
            payload: JSON.stringify({ importId: id }),
            person_id: analyst.id,
            object_type: 'import',
            object_id: id,
            label: 'feed.json',
            state,
            run_at: app.now() + 3_600_000,
            attempts: 0,
            bound: 0,
            node: null,
            lease_until: null,
            progress_done: null,
            progress_total: null,
            problem: null,
            created_at: app.now(),
            started_at: null,
            ended_at: null,
            cancel_requested_at: null,
            left_by: null,
          })
          .execute(),
      );
    await queue(sheet.id, 'waiting');
    await queue(other.id, 'running');
    const cancel = (id: string) => admin.ask('POST', `/background-work/undo-${id}/cancel`);

    const waiting = await cancel(sheet.id);
    const running = await cancel(other.id);

    expect(waiting.json()).toMatchObject({ state: 'cancelled', canCancel: false });
    expect((await ended(sheet.id)).import).toMatchObject({ state: 'finished', undo: null });
    expect(running.json().code).toBe('work_not_cancellable');
    expect(await workOf(admin, other.id)).toMatchObject({ kind: 'import_undo', canCancel: false });
    await app.database.write((tx) => tx.deleteFrom('jobs').where('id', '=', `undo-${other.id}`).execute());
    await app.database.write((tx) =>
      tx.updateTable('imports').set({ state: 'finished' }).where('id', '=', other.id).execute(),
    );
    expect((await undo(sheet.id)).state).toBe('undone');
  });

  test('an API key imports with the rights of its owner', async () => {
    const { apiKey } = (await analyst.ask('POST', '/users/api-key/regenerate')).json();
    const send = (headers: Record<string, string>) =>
      app.app.inject({
        method: 'POST',
        url: '/api/imports?name=by-key.json',
        payload: bundle([malware(90)]),
        headers: { 'content-type': 'application/json', ...headers },
      });

    const answer = await send({ 'x-api-key': apiKey });

    expect(answer.statusCode, answer.body).toBe(201);
    expect((await ended(answer.json().id)).import).toMatchObject({ state: 'finished', created: 1 });
    expect((await send({})).statusCode).toBe(401);
  });

  test('the ticket of the data folder opens imports and nothing else', async () => {
    const ask = (path: string, ticket: string) =>
      app.app.inject({ url: `/api${path}`, headers: { authorization: `Operator ${ticket}` } });

    expect((await ask('/imports', 'a ticket for tests')).statusCode).toBe(200);
    for (const path of ['/incidents', '/threats', '/users', '/users/settings'])
      expect((await ask(path, 'a ticket for tests')).statusCode).toBe(403);
    for (const ticket of ['', 'a ticket for test', 'another ticket!!!!'])
      expect((await ask('/imports', ticket)).statusCode).toBe(401);
  });

  test('an analyst cannot undo what somebody else imported, an administrator can', async () => {
    const { import: sheet } = await upload(bundle([malware(70)]));
    const [other, admin] = [await app.asPerson('analyst'), await app.asPerson('admin')];

    expect((await other.ask('POST', `/imports/${sheet.id}/undo`)).statusCode).toBe(404);
    expect((await admin.ask('POST', `/imports/${sheet.id}/undo`)).statusCode).toBe(200);
  });

  test('before an undo it is said what of others hangs on the records; afterwards it is shown no more', async () => {
    const { import: first } = await upload(bundle([malware(200), malware(201)]));
    await upload(bundle([malware(202), uses(200, malware(202).id, malware(200).id)]), 'other.json');
    const drawn = { sourceId: malware(201).id, targetId: malware(202).id, type: 'Association' };
    const details = { strength: null, lastContact: null, description: '' };
    expect((await analyst.ask('POST', '/connections', { payload: { ...drawn, ...details } })).statusCode).toBe(201);
    const incident = { title: 'Theft at the quay', severity: 'Low', source: 'Desk' };
    const { incident: opened } = (await analyst.ask('POST', '/incidents', { payload: incident })).json();
    const link = { payload: { recordIds: [malware(200).id] } };
    expect((await analyst.ask('POST', `/incidents/${opened.id}/links`, link)).statusCode).toBe(200);

    const preview = (await analyst.ask('GET', `/imports/${first.id}/undo`)).json();
    const { undo: figures } = await undo(first.id);

    expect(preview).toMatchObject({
      removed: 2,
      connections: {
        count: 2,
        imports: expect.arrayContaining([
          { fileName: 'other.json', count: 1 },
          { fileName: null, count: 1 },
        ]),
      },
      incidents: { count: 1, first: [{ number: opened.number, title: 'Theft at the quay' }] },
    });
    expect(figures).toMatchObject({ removed: 2, kept: 0 });
    const { connections } = (await analyst.ask('GET', '/connections')).json();
    const ids = [malware(200).id, malware(201).id];
    expect(
      connections.filter(({ source, target }: Ends) => [source.id, target.id].some((id) => ids.includes(id))),
    ).toEqual([]);
    // Brought again, the record is there again, and with it what hung on it.
    await upload(bundle([malware(200)]));
    const again = (await analyst.ask('GET', `/threats/${malware(200).id}`)).json();
    expect(again.threat.name).toBe('Loader 200');
    expect(again.connections).toHaveLength(1);
  });

  test('of two undos at the same time one is done, during another import too', async () => {
    const { import: sheet } = await upload(bundle([malware(210), malware(211)]));
    const started = await analyst.ask('POST', '/imports?name=other.json', {
      headers: { 'content-type': 'application/json' },
      payload: bundle([malware(210, { name: 'Newer', modified: '2026-11-21T08:00:00.000Z' }), malware(212)]),
    });
    app.pass(1);

    const answers = await Promise.all([1, 2].map(() => analyst.ask('POST', `/imports/${sheet.id}/undo`)));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await ended(sheet.id)).import).toMatchObject({ state: 'undone', undo: { done: 2, removed: 1 } });
    expect((await ended(started.json().id)).import.state).toBe('finished');
    const nameOf = async (number: number) =>
      (await analyst.ask('GET', `/threats/${malware(number).id}`)).json().threat?.name;
    expect([await nameOf(210), await nameOf(211), await nameOf(212)]).toEqual(['Newer', undefined, 'Loader 212']);
    const events = await app.database.read
      .selectFrom('events')
      .select('id')
      .where('kind', '=', 'import_undone')
      .where('object_id', '=', sheet.id)
      .execute();
    expect(events).toHaveLength(1);
  });

  test('what people edit while an import is undone stays, and is counted', async () => {
    const numbers = Array.from({ length: 400 }, (_, index) => 300_000 + index);
    const { import: sheet } = await upload(bundle(numbers.map((number) => malware(number))));
    const edited = numbers.slice(-20);
    const acknowledge = async (number: number) => {
      const payload = { threats: [{ id: malware(number).id, version: 1 }], acknowledged: true };
      return (await analyst.ask('POST', '/threats/changes', { payload })).json();
    };

    const [, ...answers] = await Promise.all([undo(sheet.id), ...edited.map(acknowledge)]);

    const kept = edited.filter((_, index) => answers[index].changed.length === 1);
    expect((await ended(sheet.id)).import.undo).toMatchObject({
      done: expect.any(Number),
      kept: kept.length,
      removed: 400 - kept.length,
    });
    for (const number of edited) {
      const { statusCode } = await analyst.ask('GET', `/threats/${malware(number).id}`);
      expect(statusCode).toBe(kept.includes(number) ? 200 : 404);
    }
    await app.database.write((tx) => tx.deleteFrom('intelligence').where('import_id', '=', sheet.id).execute());
  });

  test('a severity that nobody stated is not set, and opens no alert', async () => {
    const old = { created: '2017-05-31T21:33:00.000Z', modified: '2017-05-31T21:33:00.000Z' };
    const stated = { x_halyard_severity: 'High' };
    await upload(bundle([malware(230), malware(231, old), malware(232, { ...old, ...stated })]));

    const threats = [230, 231, 232].map(async (number) =>
      (await analyst.ask('GET', `/threats/${malware(number).id}`)).json(),
    );
    const { alerts } = (await analyst.ask('GET', '/alerts?limit=200')).json();

    const assumed = (await Promise.all(threats)).map(({ threat }) => [threat.severity, threat.severityAssumed]);
    expect(assumed).toEqual([
      [null, false],
      [null, false],
      ['High', false],
    ]);
    const ids = alerts.map(({ threat }: { threat: { id: string } }) => threat.id);
    expect([230, 231, 232].map((number) => ids.includes(malware(number).id))).toEqual([false, false, true]);
  });

  test('the name of the file stays here, and an object with a long name goes out byte for byte', async () => {
    const name = 'Wharf '.repeat(100).trim();
    const object = `{ "type":"malware","spec_version":"2.1",  "id":"malware--${uuid(240)}","created":"${at}",
      "modified":"${at}", "name":"${name}","is_family":false }`;
    const content = `{"type":"bundle","id":"bundle--${uuid(998)}","objects":[${object}]}`;

    const { import: sheet } = await upload(content, 'from-my-laptop.json');
    const { threat } = (await analyst.ask('GET', `/threats/malware--${uuid(240)}`)).json();
    const { file } = (await analyst.ask('GET', `/threats/export?period=90d&search=Wharf&format=stix`)).json();

    expect(sheet).toMatchObject({ created: 1, rejected: 0 });
    expect([...threat.name]).toHaveLength(300);
    expect(threat.source).toBe('from-my-laptop.json');
    expect(file.text).toContain(object);
    expect(file.text).not.toContain('from-my-laptop');
  });

  test('a long name of a CSV file is shortened in lists and goes out whole', async () => {
    const name = `Long ${'x'.repeat(400)}`;
    const file = `name,type,severity\n${name},Malware,low`;

    const { import: sheet } = await upload(file, 'long.csv', 'text/csv');
    const { import: again } = await upload(file, 'long.csv', 'text/csv');
    const answer = (await analyst.ask('GET', '/threats/export?format=stix&search=xxxx')).json();
    const { import: returned } = await upload(answer.file.text);
    const shown = (await analyst.ask('GET', '/threats?search=xxxx')).json();

    expect(sheet).toMatchObject({ state: 'finished', created: 1, rejected: 0 });
    expect(again).toMatchObject({ created: 0, unchanged: 1, rejected: 0 });
    expect(returned).toMatchObject({ created: 0, unchanged: 1, rejected: 0 });
    expect(answer.file.text).toContain(name);
    expect(shown.threats[0].name).toBe(`${name.slice(0, 299)}…`);
  });

  test('the rejections come as CSV with their place and reason', async () => {
    const { import: sheet } = await upload(bundle([{ type: 'malware' }, 7]));

    const { file, rows } = (await analyst.ask('GET', `/imports/${sheet.id}/rejections`)).json();

    expect(rows).toBe(2);
    expect(file.text.split('\r\n')[0]).toBe('place,objectId,reason,detail');
    expect(file.text).toContain('objects[1]');
  });

  test.each(reportFiles)('$name balances, and what is exported comes back unchanged', async (file) => {
    const objects = file.records + file.connections;

    const { import: sheet, rejections } = await upload(readFileSync(file.url, 'utf8'));
    const { file: exported, rows } = (await analyst.ask('GET', '/entities/export?show=all&format=stix')).json();
    const { import: again } = await upload(exported.text, 'again.json');

    expect(sheet).toMatchObject({ state: 'finished', objectsIn: objects, rejected: file.dangling });
    expect(sheet.created).toBe(objects - file.dangling);
    expect(rejections.map(({ reason }) => reason)).toEqual(Array(file.dangling).fill('dangling_source'));
    expect(rows).toBeGreaterThan(file.records);
    expect(again).toMatchObject({ state: 'finished', created: 0, unchanged: again.objectsIn, rejected: 0 });
  });
});
