import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetCursor, noteImport, readCursor, savePending } from './run-store.ts';

const anHourMs = 3_600_000;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An object of a feed; the same number is the same object. */
const malware = (number: number, day = 1) => ({
  type: 'malware',
  spec_version: '2.1',
  id: `malware--${uuid(number)}`,
  is_family: false,
  created: '2026-10-01T00:00:00.000Z',
  modified: `2026-10-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  name: `Malware ${number} of day ${day}`,
});

/** The time at which a TAXII server has taken in its n-th object. */
const addedAt = (place: number) => `2026-11-20T08:00:00.${String(place).padStart(6, '0')}Z`;

describe.each(testDatabases)('feeds on $name', ({ open }) => {
  let app: TestApp;
  let other: Server;
  let base: string;
  let asked: { readonly url: string; readonly authorization: string | undefined }[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;

  beforeAll(async () => {
    other = createServer((request, response) => {
      const { url = '', headers } = request;
      asked.push({ url, authorization: headers.authorization });
      answer(request, response);
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    base = `http://${host}`;
    app = await startTestApp(await open(), {
      environment: { HALYARD_EGRESS_ALLOW: host, HALYARD_DATA_DIR: join(tmpdir(), 'halyard-test-feeds') },
    });
  });
  beforeEach(async () => {
    // Each test has the server for itself.
    await app.database.write((tx) => tx.updateTable('sources').set({ pull_next_at: null }).execute());
    asked = [];
    admin = await app.asPerson('admin');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
    other.closeAllConnections();
    other.close();
  });

  const says =
    (status: number, body: unknown = '', headers: Record<string, string> = {}) =>
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));

  /** A collection of a TAXII server with two objects a page; `failsAt` is the place at which it breaks. */
  const collection =
    (objects: readonly object[], { failsAt = Number.POSITIVE_INFINITY } = {}) =>
    ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      const { searchParams } = new URL(url, base);
      const after = searchParams.get('added_after') ?? '';
      const from = Number(searchParams.get('next') ?? objects.findIndex((_, place) => addedAt(place) > after));
      if (from >= failsAt) {
        says(500, { title: 'Disk on fire' })({} as IncomingMessage, response);
        return;
      }
      const page = from < 0 ? [] : objects.slice(from, from + 2);
      const more = from >= 0 && from + 2 < objects.length;
      response
        .writeHead(200, {
          'content-type': 'application/taxii+json;version=2.1',
          ...(page.length > 0 && { 'x-taxii-date-added-last': addedAt(from + page.length - 1) }),
        })
        .end(JSON.stringify({ more, ...(more && { next: String(from + 2) }), objects: page }));
    };

  const quiet = { defaultSeverity: 'Medium', silenceLimitMinutes: null };

  async function addFeed(format: string, path: string, pull: Record<string, unknown> = {}) {
    const payload = {
      ...quiet,
      name: 'Sector ISAC',
      format,
      pull: { url: `${base}${path}`, everyMinutes: 60, ...pull },
    };
    const reply = await admin.ask('POST', '/sources', { payload });
    expect(reply.json()).toMatchObject({ source: { delivers: 'intelligence' } });
    const { id } = reply.json().source;
    const read = async () => (await admin.ask('GET', `/sources/${id}`)).json();
    const imports = async () => (await admin.ask('GET', `/imports?source=${id}`)).json().imports;
    return { id, read, imports };
  }

  const addTaxii = () => addFeed('taxii', '/api1/collections/91a7b528/');

  /** Turns the clock to the next run, and lets it and its import come to their end. */
  async function nextRun() {
    app.pass(anHourMs);
    await app.runJobs();
    admin = await app.asPerson('admin');
  }

  test('become one import of all pages, and the next run brings only what is new', async () => {
    answer = collection([1, 2, 3, 4, 5].map((number) => malware(number)));
    const source = await addTaxii();
    await app.runJobs();

    expect(await source.imports()).toMatchObject([
      { state: 'finished', objectsIn: 5, created: 5, rejected: 0, by: null, source: { id: source.id } },
    ]);
    expect(await source.read()).toMatchObject({
      health: 'healthy',
      counts: { items: 5, created: 5, updated: 0, folded: 0, rejected: 0 },
      pull: { cursor: addedAt(4), failures: 0, runningSince: null },
    });

    answer = collection([...[1, 2, 3, 4, 5].map((number) => malware(number)), malware(2, 7), malware(3)]);
    await nextRun();

    expect(await source.imports()).toHaveLength(2);
    expect(await source.read()).toMatchObject({
      counts: { items: 7, created: 5, updated: 1, folded: 1, rejected: 0 },
      pull: { cursor: addedAt(6) },
    });
  });

  test('that have nothing new make no import', async () => {
    answer = collection([]);
    const source = await addTaxii();
    await app.runJobs();
    await nextRun();

    expect(await source.imports()).toEqual([]);
    expect(await source.read()).toMatchObject({ lastNewAt: null, lastDeliveryAt: expect.any(String) });
  });

  test('that break off keep what was whole, say why in the words of the server, and go on from there', async () => {
    const objects = [11, 12, 13, 14, 15, 16].map((number) => malware(number));
    answer = collection(objects, { failsAt: 4 });
    const source = await addTaxii();
    await app.runJobs();

    expect(await source.imports()).toMatchObject([{ created: 4 }]);
    const { lastFailure, pull } = await source.read();
    expect(lastFailure.reason).toContain('Disk on fire');
    expect(pull).toMatchObject({ failures: 1, lastExchange: { status: 500, problem: 'rejected' } });

    answer = collection(objects);
    await nextRun();

    const counts = (await source.imports()).map(({ created, unchanged }: { created: number; unchanged: number }) => [
      created,
      unchanged,
    ]);
    expect(counts[0][0]).toBe(2);
    expect(await source.read()).toMatchObject({ pull: { failures: 0, cursor: addedAt(5) } });
  });

  test('count what they cannot read as rejected, with its place', async () => {
    answer = collection([malware(21), 'no object', { type: 'malware', id: 'none' }] as object[]);
    const source = await addTaxii();
    await app.runJobs();

    const [{ id, ...counts }] = await source.imports();
    expect(counts).toMatchObject({ objectsIn: 3, created: 1, rejected: 2 });
    const { rejections } = (await admin.ask('GET', `/imports/${id}`)).json();
    expect(rejections.map(({ reason }: { reason: string }) => reason)).toContain('not_an_object');
    expect(await source.read()).toMatchObject({ counts: { items: 3, created: 1, rejected: 2 } });
  });

  const cursorOf = (id: string) => readCursor(app.database.read, id);

  test('whose import failed keep the place of before, and say so', async () => {
    answer = collection([malware(31)]);
    const source = await addTaxii();
    await app.runJobs();
    const [{ id }] = await source.imports();
    const before = await cursorOf(source.id);

    await app.database.write(async (tx) => {
      await savePending(tx, source.id, id, '{"after":"later"}');
      await tx.updateTable('imports').set({ state: 'failed', problem: 'storage_full' }).where('id', '=', id).execute();
      await noteImport(tx, id, app.now());
    });

    expect(await cursorOf(source.id)).toBe(before);
    const { pull, lastFailure } = await source.read();
    expect([pull.failures, lastFailure.reason]).toEqual([1, 'import_failed: storage_full']);
  });

  test('whose place was lost are read again from their beginning, and nothing is doubled', async () => {
    answer = collection([32, 33].map((number) => malware(number)));
    const source = await addTaxii();
    await app.runJobs();
    await app.database.write((tx) => forgetCursor(tx, source.id));

    await nextRun();

    expect((await source.imports())[0]).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(JSON.parse((await cursorOf(source.id)) ?? '{}')).toEqual({ after: addedAt(1) });
  });

  test('wait while what was read before is being imported', async () => {
    answer = collection([malware(41)]);
    const source = await addTaxii();
    await app.runJobs();
    const [{ id }] = await source.imports();
    await app.database.write((tx) =>
      tx.updateTable('imports').set({ state: 'storing', finished_at: null }).where('id', '=', id).execute(),
    );
    asked = [];

    app.pass(anHourMs);
    admin = await app.asPerson('admin');
    await admin.ask('POST', `/sources/${source.id}/pull`);
    await app.runJobs();

    expect(asked).toEqual([]);
    expect(await source.read()).toMatchObject({ pull: { runningSince: expect.any(String) } });
    await app.database.write((tx) =>
      tx.updateTable('imports').set({ state: 'finished', finished_at: app.now() }).where('id', '=', id).execute(),
    );
    await app.runJobs();
    expect(asked.length).toBeGreaterThan(0);
  });

  test('are read again from a date, and nothing is doubled', async () => {
    answer = collection([51, 52].map((number) => malware(number)));
    const source = await addTaxii();
    await app.runJobs();
    asked = [];
    app.pass(1_000);

    const reply = await admin.ask('PUT', `/sources/${source.id}/cursor`, {
      payload: { from: '2026-11-01T00:00:00.000Z' },
    });
    expect(reply.json().pull).toMatchObject({ cursor: null, options: { from: '2026-11-01T00:00:00.000Z' } });
    await app.runJobs();

    expect(asked[0]?.url).toContain('added_after=2026-11-01');
    expect((await source.imports())[0]).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  test('that were sent back meanwhile leave no place of the run before', async () => {
    answer = ({ url = '' }, response) => {
      // Someone sends it back while it is being read.
      void admin
        .ask('PUT', `/sources/${source.id}/cursor`, { payload: { from: null } })
        .then(() => collection([malware(61)])({ url } as IncomingMessage, response));
    };
    const source = await addTaxii();
    await app.runJobs();
    expect(await source.imports()).toEqual([]);

    answer = collection([malware(61)]);
    await app.runJobs();
    expect(await source.imports()).toMatchObject([{ created: 1 }]);
  });

  test('ask no other server, whatever a feed says, and send it no credential', async () => {
    answer = says(200, { title: 'Discovery', api_roots: ['https://elsewhere.example.org/api1/'], default: null });
    const source = await addFeed('taxii', '/taxii2/', {
      credential: { kind: 'bearer', token: 'very-secret' },
      options: { collection: 'c1', from: null, columns: null },
    });
    await app.runJobs();

    const { lastFailure } = await source.read();
    expect(lastFailure?.reason).toContain('https://elsewhere.example.org');
    expect(asked.every(({ authorization }) => authorization === 'Bearer very-secret')).toBe(true);
    expect(JSON.stringify(await source.read())).not.toContain('very-secret');
  });

  test.each([
    ['redirects into the network', says(302, '', { location: 'http://169.254.169.254/' }), 'redirect'],
    ['answers with a page for people', says(200, '<html>Sign in</html>', { 'content-type': 'text/html' }), 'JSON'],
    ['rejects the credential', says(401, '<h1>No</h1>', { 'content-type': 'text/html' }), '401'],
    ['breaks off', (_: IncomingMessage, response: ServerResponse) => response.destroy(), 'unreachable'],
  ])('that %s bring nothing and say why', async (_, says, why) => {
    answer = says;
    const source = await addTaxii();
    await app.runJobs();

    expect((await source.read()).lastFailure.reason).toContain(why);
    expect(await source.imports()).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('that ask to wait are left alone until then, and are not failing', async () => {
    answer = says(503, '', { 'retry-after': '7200' });
    const source = await addTaxii();
    await app.runJobs();
    expect(await source.read()).toMatchObject({
      health: 'waiting',
      pull: { failures: 1, waitsUntil: expect.any(String) },
    });
    asked = [];

    await nextRun();

    expect(asked).toEqual([]);
  });

  test('that hold nothing that can be read are not healthy, and say so until they do', async () => {
    answer = collection([{ type: 'indicator' }, { type: 'malware', id: 'nope' }]);
    const source = await addTaxii();
    await app.runJobs();
    expect(await source.read()).toMatchObject({
      health: 'waiting',
      lastFailure: { reason: 'nothing_readable' },
      pull: { failures: 1 },
    });
    await nextRun();
    await nextRun();
    expect(await source.read()).toMatchObject({ health: 'failing', pull: { failures: 3 } });

    answer = collection([malware(1)]);
    await nextRun();
    expect(await source.read()).toMatchObject({ health: 'healthy', pull: { failures: 0, isPartly: false } });
  });

  test('with things that are no objects name each once, at its place', async () => {
    answer = collection([malware(1), 5 as unknown as object, { type: 'indicator' }, malware(2)]);
    const source = await addTaxii();
    await app.runJobs();

    const [{ id }] = await source.imports();
    const { rejections } = (await admin.ask('GET', `/imports/${id}`)).json();
    expect(rejections.map(({ place }: { place: string }) => place)).toEqual(['objects[1]', 'objects[2]']);
  });

  test('that fail after they brought something have been read', async () => {
    answer = collection(
      [81, 82, 83].map((number) => malware(number)),
      { failsAt: 2 },
    );
    const source = await addTaxii();
    await app.runJobs();

    const { health, lastDeliveryAt, lastNewAt, lastFailure, pull } = await source.read();
    expect({ health, failures: pull.failures }).toEqual({ health: 'healthy', failures: 1 });
    expect([lastDeliveryAt, lastNewAt]).toEqual([expect.any(String), expect.any(String)]);
    expect(lastFailure.reason).toMatch(/^HTTP 500 from .*: Disk on fire\./);
  });

  test('of which a part cannot be read say so, and are no failure', async () => {
    answer = says(200, '192.0.2.7,scanner\n192.0.2.8,"open\n');
    const source = await addFeed('csv-feed', '/list.csv');
    await app.runJobs();

    expect(await source.read()).toMatchObject({
      health: 'healthy',
      counts: { created: 1, rejected: 1 },
      lastFailure: { reason: expect.stringContaining('line 2 never closes') },
      pull: { failures: 0, isPartly: true },
    });
  });

  test('that fail three times in a row are failing, and administrators are told', async () => {
    answer = says(401);
    const source = await addTaxii();
    await app.runJobs();
    await nextRun();
    await nextRun();
    await app.runJobs();

    expect(await source.read()).toMatchObject({ health: 'failing', pull: { failures: 3 } });
    const events = await app.database.read
      .selectFrom('events')
      .select('kind')
      .where('object_id', '=', source.id)
      .execute();
    expect(events.map(({ kind }) => kind)).toContain('source_failing');
  });

  test('warn administrators of a credential that expires, once at 30 days and once at 7', async () => {
    answer = collection([]);
    const dayMs = 24 * anHourMs;
    const inDays = (days: number) => new Date(app.now() + days * dayMs).toISOString();
    const credential = { kind: 'basic', user: 'reader', password: 'p' };
    await addFeed('stix', '/later', { credential, credentialEndsAt: inDays(80) });
    const soon = await addFeed('stix', '/soon', { credential, credentialEndsAt: inDays(20) });
    const days = [0, 0, 15, 1];
    for (const passed of days) {
      app.pass(passed * dayMs);
      await app.announceExpiry();
    }

    const warned = await app.database.read
      .selectFrom('events')
      .select(['object_id', 'severity'])
      .where('kind', '=', 'source_credential_expiring')
      .orderBy('id')
      .execute();
    expect(warned).toEqual([
      { object_id: soon.id, severity: 'medium' },
      { object_id: soon.id, severity: 'high' },
    ]);
  });

  test('show what they hold before they are saved, and store nothing of it', async () => {
    answer = ({ url = '' }, response) => {
      const root = { title: 'Root', versions: ['application/taxii+json;version=2.1'], max_content_length: 1_000 };
      if (url.startsWith('/taxii2/'))
        return says(200, { title: 'TAXII', api_roots: ['/api1/'] })({} as never, response);
      if (url === '/api1/') return says(200, root)({} as never, response);
      if (url === '/api1/collections/')
        return says(200, {
          collections: [{ id: 'c1', title: 'Indicators', can_read: true, can_write: false }],
        })({} as never, response);
      return collection([malware(71), malware(72)])({ url } as IncomingMessage, response);
    };
    const tryOut = async (options: object) =>
      (
        await admin.ask('POST', '/sources/pull-test', {
          payload: { url: `${base}/taxii2/`, format: 'taxii', options, credential: null },
        })
      ).json();

    expect(await tryOut({ collection: null, from: null, columns: null })).toMatchObject({
      failure: null,
      collections: [{ id: 'c1', title: 'Indicators', canRead: true }],
      preview: null,
    });
    expect(await tryOut({ collection: 'c1', from: null, columns: null })).toMatchObject({
      preview: { total: 2, rejected: 0, types: [{ type: 'malware', count: 2 }] },
      exchange: { status: 200 },
    });
    const stored = await app.database.read
      .selectFrom('intelligence')
      .select('id')
      .where('id', '=', malware(71).id)
      .execute();
    expect(stored).toEqual([]);
  });

  test('stop by themselves after so many identical failures, say why, and go on when they are resumed', async () => {
    answer = says(404, { title: 'No such collection' });
    const options = { collection: null, from: null, columns: null, stopAfter: 3 };
    const source = await addFeed('taxii', '/api1/collections/91a7b528/', { options });
    await app.runJobs();
    await nextRun();
    expect((await source.read()).paused).toBeNull();

    // Another failure in between begins the count again.
    answer = says(403, { title: 'Not yours' });
    await nextRun();
    answer = says(404, { title: 'No such collection' });
    for (let runs = 0; runs < 3; runs++) await nextRun();

    const { paused } = await source.read();
    expect(paused.reason).toMatch(/^Stopped after 3 identical failures: HTTP 404/);
    await app.runJobs();
    const { events } = (await admin.ask('GET', '/events?limit=100')).json();
    const kinds = events.map(({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`);
    expect(kinds).toContain('source_failing Sector ISAC');

    answer = collection([malware(91)]);
    expect((await admin.ask('POST', `/sources/${source.id}/resume`)).json()).toMatchObject({ paused: null });
    await app.runJobs();
    expect(await source.read()).toMatchObject({ health: 'healthy', pull: { failures: 0 } });
  });

  test('follow a redirect only to a host that is listed, which gets no credential', async () => {
    const mirror = createServer((request, response) => {
      mirrored.push(request.headers.authorization);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ type: 'bundle', id: `bundle--${uuid(1)}`, objects: [malware(95)] }));
    });
    const mirrored: (string | undefined)[] = [];
    await new Promise<void>((done) => mirror.listen(0, '127.0.0.1', done));
    const host = `127.0.0.1:${(mirror.address() as AddressInfo).port}`;
    app.config.egressAllow.add(host);
    answer = says(302, '', { location: `http://${host}/bundle.json` });
    const credential = { kind: 'bearer', token: 'for-home-only' };
    const none = { collection: null, from: null, columns: null };
    const narrow = await addFeed('stix', '/bundle.json', { credential, options: none });
    const wide = await addFeed('stix', '/bundle.json', { credential, options: { ...none, hosts: [host] } });
    await app.runJobs();

    expect((await narrow.read()).lastFailure.reason).toContain('redirects are not followed');
    expect(await wide.imports()).toMatchObject([{ state: 'finished', created: 1 }]);
    expect(mirrored).toEqual([undefined]);
    expect((await wide.read()).pull.options.hosts).toEqual([host]);
    mirror.closeAllConnections();
    mirror.close();
  });

  test('cannot be sent to, and need an address', async () => {
    answer = collection([]);
    const source = await addTaxii();
    const pushed = await app.app.inject({ method: 'POST', url: `/api/intake/${source.id}`, payload: '{}' });
    const bare = await admin.ask('POST', '/sources', { payload: { ...quiet, name: 'X', format: 'stix' } });

    expect([pushed.statusCode, bare.statusCode]).toEqual([401, 400]);
    const inner = { url: 'https://10.0.0.7/bundle.json', everyMinutes: 60 };
    const blocked = await admin.ask('POST', '/sources', {
      payload: { ...quiet, name: 'X', format: 'stix', pull: inner },
    });
    expect(blocked.json().code).toBe('pull_not_allowed');
  });

  test('stay when their source is deleted, and can still be undone', async () => {
    answer = collection([malware(81)]);
    const source = await addTaxii();
    await app.runJobs();
    await admin.ask('DELETE', `/sources/${source.id}?alerts=remove`);

    const [found] = await source.imports();
    expect(found).toMatchObject({ state: 'finished', source: { name: 'Sector ISAC' } });
    await admin.ask('POST', `/imports/${found.id}/undo`);
    await app.runJobs();
    expect((await source.imports())[0]).toMatchObject({ state: 'undone' });
  });
});
