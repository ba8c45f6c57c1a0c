import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  bring,
  day,
  idsOf,
  indicator,
  numbersOf,
  publish,
  root,
  type TaxiiClient,
  taxiiClient,
  taxiiMediaType,
  uuid,
} from './testing/taxii-client.ts';

const green = 'marking-definition--bab4a63c-aed9-4cf5-a766-dfca5abac2bb';
const strict = 'marking-definition--939a9414-2ddd-4d32-a0cd-375ea402b003';
const red = 'marking-definition--e828b379-4e03-4974-9ac4-e53a884c97c1';
const all = 'period=all';

describe.each(testDatabases)('the TAXII server on $name', ({ open }) => {
  let app: TestApp;
  let admin: TaxiiClient;
  let analyst: TaxiiClient;
  let viewer: TaxiiClient;
  beforeAll(async () => {
    app = await startTestApp(await open());
    admin = await taxiiClient(app, 'admin');
    analyst = await taxiiClient(app);
    viewer = await taxiiClient(app, 'viewer');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });
  beforeEach(async () => {
    await app.database.write(async (tx) => {
      for (const table of [
        'taxii_collections',
        'connections',
        'record_versions',
        'intelligence',
        'saved_views',
      ] as const)
        await tx.deleteFrom(table).execute();
    });
  });

  const errorOf = (answer: Awaited<ReturnType<TaxiiClient['get']>>) => {
    expect(answer.headers['content-type']).toBe(taxiiMediaType);
    expect(answer.json()).toMatchObject({
      title: expect.stringMatching(/./),
      http_status: String(answer.statusCode),
      error_id: answer.headers['x-request-id'],
    });
    return answer.statusCode;
  };

  describe('who asks', () => {
    test.each([
      ['no credentials', {}],
      ['a wrong key', { authorization: `Basic ${Buffer.from('a:hlk_wrong').toString('base64')}` }],
      ['what is no base64', { authorization: 'Basic §' }],
    ])('with %s is asked to sign in by Basic', async (_, headers) => {
      const answer = await app.app.inject({ method: 'GET', url: '/taxii2/', headers });
      expect(errorOf(answer)).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
    });

    test('a session of the console is no API key', async () => {
      const answer = await analyst.send('GET', '/taxii2/', { headers: { authorization: `Bearer ${analyst.token}` } });
      expect(errorOf(answer)).toBe(401);
    });

    test.each([
      ['as the password', (client: TaxiiClient) => ({ authorization: client.authorization })],
      ['as a bearer token', (client: TaxiiClient) => ({ authorization: `Bearer ${client.apiKey}` })],
      ['in a header of its own', (client: TaxiiClient) => ({ 'x-api-key': client.apiKey })],
    ])('an API key lets in %s', async (_, headersOf) => {
      const answer = await app.app.inject({ method: 'GET', url: '/taxii2/', headers: headersOf(viewer) });
      expect(answer.statusCode).toBe(200);
    });

    test('a limit of the key is kept, and said in the words of TAXII', async () => {
      const other = await taxiiClient(app);
      await app.database.write((tx) =>
        tx
          .insertInto('api_key_use')
          .values({ owner_id: other.id, minute: Math.floor(app.now() / 60_000), count: 1_000_000 })
          .execute(),
      );
      const answer = await other.get('/taxii2/');
      expect(errorOf(answer)).toBe(429);
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    });
  });

  describe('media types', () => {
    test.each([
      undefined,
      '',
      '*/*',
      'application/*',
      taxiiMediaType,
      'application/taxii+json',
      'Application/TAXII+json; Version="2.1"; charset=utf-8',
      'text/html, application/taxii+json ; version=2.1;q=0.5',
    ])('Accept: %s is answered in the one media type', async (accept) => {
      const headers = { authorization: analyst.authorization, ...(accept !== undefined && { accept }) };
      const answer = await app.app.inject({ method: 'GET', url: root, headers });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, taxiiMediaType]);
    });

    test.each([
      'text/html',
      'application/json',
      'application/stix+json;version=2.1',
      'application/taxii+json;version=2.0',
      'application/vnd.oasis.taxii+json; version=2.0',
      `${taxiiMediaType};q=0`,
    ])('Accept: %s is not acceptable', async (accept) => {
      expect(errorOf(await analyst.send('GET', root, { headers: { accept } }))).toBe(406);
    });

    test.each([
      ['application/taxii+json', 202],
      ['application/taxii+json; charset=utf-8; version=2.1', 202],
      ['application/json', 415],
      ['application/stix+json;version=2.1', 415],
      ['application/taxii+json;version=2.0', 415],
    ])('a body as %s is answered %i', async (type, status) => {
      const { url } = await publish(admin, all);
      const answer = await analyst.post(`${url}objects/`, { objects: [indicator(1)] }, { 'content-type': type });
      expect(answer.statusCode).toBe(status);
      if (status !== 202) errorOf(answer);
    });
  });

  describe('what there is', () => {
    test('discovery names the one API root with the host that was asked', async () => {
      const answer = await analyst.send('GET', '/taxii2/', { headers: { host: 'halyard.example' } });
      const address = `http://halyard.example${root}`;
      expect(answer.json()).toEqual({ title: 'Halyard TAXII server', default: address, api_roots: [address] });
    });

    test('the API root says its version and how much it takes', async () => {
      const { versions, max_content_length } = (await analyst.get(root)).json();
      expect([versions, max_content_length]).toEqual([[taxiiMediaType], 10 * 1024 * 1024]);
    });

    test('a missing slash at the end is forgiven, and HEAD is answered as GET', async () => {
      expect((await analyst.get('/taxii2/root')).statusCode).toBe(200);
      const head = await analyst.send('HEAD', root);
      expect([head.statusCode, head.body]).toEqual([200, '']);
    });

    test.each(['/taxii2/other/', '/taxii2/root/collections/x/y/z/', '/taxii2/root/status/x/'])(
      '%s is not found',
      async (path) => {
        expect(errorOf(await analyst.get(path))).toBe(404);
      },
    );

    test('what TAXII has no method for is answered 405 with those that it has', async () => {
      for (const [method, url, allow] of [
        ['OPTIONS', root, 'GET, HEAD'],
        ['POST', '/taxii2/', 'GET, HEAD'],
        ['PUT', `${root}collections/x/objects/`, 'GET, HEAD, POST'],
      ] as const) {
        const answer = await analyst.send(method, url);
        expect([errorOf(answer), answer.headers.allow]).toEqual([405, allow]);
      }
    });

    test('the page of a built console is at no URL of TAXII', async () => {
      const consoleFolder = await mkdtemp(join(tmpdir(), 'halyard-taxii-'));
      await writeFile(join(consoleFolder, 'index.html'), '<!doctype html><title>Console</title>');
      const other = await startTestApp(await open(), { consoleFolder });
      try {
        const client = await taxiiClient(other);
        for (const url of ['/taxii2/elsewhere/', `${root}collections/x/parts/`, `${root}status/x/y/`])
          expect(errorOf(await client.get(url))).toBe(404);
        const page = await other.app.inject({ method: 'GET', url: '/threats' });
        expect(page.headers['content-type']).toMatch(/^text\/html/);
      } finally {
        await other.close();
        await other.database.close();
        await rm(consoleFolder, { recursive: true });
      }
    });

    test('without collections the list is left out', async () => {
      expect((await analyst.get(`${root}collections/`)).json()).toEqual({});
    });

    test('collections say what the role may do; those without a right are not there', async () => {
      const readOnly = await publish(admin, all, { title: 'Read', writers: [] });
      app.pass(1);
      const writeOnly = await publish(admin, all, { title: 'Write', readers: ['admin'], description: 'For tools' });
      const none = await publish(admin, all, { title: 'None', readers: ['admin'], writers: ['admin'] });

      const { collections } = (await analyst.get(`${root}collections/`)).json();

      const media_types = ['application/stix+json;version=2.1'];
      expect(collections).toEqual([
        { id: readOnly.id, title: 'Read', can_read: true, can_write: false, media_types },
        { id: writeOnly.id, title: 'Write', description: 'For tools', can_read: false, can_write: true, media_types },
      ]);
      expect((await analyst.get(readOnly.url)).json()).toEqual(collections[0]);
      expect(errorOf(await analyst.get(none.url))).toBe(404);
      expect(errorOf(await analyst.get(`${none.url}objects/`))).toBe(404);
      expect(errorOf(await analyst.get(`${writeOnly.url}objects/`))).toBe(403);
      expect(errorOf(await analyst.get(`${writeOnly.url}manifest/`))).toBe(403);
      expect(errorOf(await analyst.post(`${readOnly.url}objects/`, { objects: [indicator(1)] }))).toBe(403);
      expect(errorOf(await analyst.send('DELETE', `${readOnly.url}objects/${indicator(1).id}/`))).toBe(403);
      expect(errorOf(await analyst.send('DELETE', `${writeOnly.url}objects/${indicator(1).id}/`))).toBe(403);
      expect(errorOf(await analyst.send('DELETE', `${none.url}objects/${indicator(1).id}/`))).toBe(404);
    });
  });

  describe('objects', () => {
    const after = (answer: Awaited<ReturnType<TaxiiClient['get']>>) =>
      encodeURIComponent(String(answer.headers['x-taxii-date-added-last']));

    test('are those of the view, exactly as they came, with the times at which they were taken in', async () => {
      const one = indicator(1, { x_acme_score: 1.5, labels: ['b', 'a'] });
      await bring(app, analyst, [
        one,
        { ...indicator(2), type: 'malware', id: `malware--${uuid(2)}`, is_family: false },
      ]);
      const { url } = await publish(admin, `${all}&type=Indicator`);

      const answer = await viewer.get(`${url}objects/`);

      expect(answer.json()).toEqual({ more: false, objects: [one] });
      expect(answer.headers['content-type']).toBe(taxiiMediaType);
      expect(answer.headers['x-taxii-date-added-first']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
      expect(answer.headers['x-taxii-date-added-last']).toBe(answer.headers['x-taxii-date-added-first']);
    });

    test('an empty collection answers an empty envelope, without times', async () => {
      const { url } = await publish(admin, all);
      const answer = await viewer.get(`${url}objects/`);
      expect(answer.json()).toEqual({});
      expect(answer.headers['x-taxii-date-added-last']).toBeUndefined();
    });

    test('come in pages in the order in which they were taken in; next needs the same filters', async () => {
      await bring(
        app,
        analyst,
        [1, 2, 3, 4, 5].map((number) => indicator(number)),
      );
      const { url } = await publish(admin, all);

      const first = await viewer.get(`${url}objects/?limit=2`);
      const { more, next } = first.json();
      const second = await viewer.get(`${url}objects/?limit=2&next=${next}`);
      const third = await viewer.get(`${url}objects/?limit=2&next=${second.json().next}`);

      expect(more).toBe(true);
      expect([first, second, third].flatMap(numbersOf).sort()).toEqual([1, 2, 3, 4, 5]);
      expect(third.json().more).toBe(false);
      expect(third.json().next).toBeUndefined();
      expect(
        String(second.headers['x-taxii-date-added-first']) > String(first.headers['x-taxii-date-added-last']),
      ).toBe(true);
      for (const other of ['match[type]=indicator', `added_after=${day(1)}`, 'match[id]=x'])
        expect(errorOf(await viewer.get(`${url}objects/?limit=2&next=${next}&${other}`))).toBe(400);
      expect(errorOf(await viewer.get(`${url}manifest/?limit=2&next=${next}`))).toBe(400);
      expect(errorOf(await viewer.get(`${url}objects/?next=made-up`))).toBe(400);
    });

    test('after a time are those that were taken in strictly later; a change is taken in anew', async () => {
      await bring(app, analyst, [indicator(1), indicator(2)]);
      const { url } = await publish(admin, all);
      const before = await viewer.get(`${url}objects/`);
      expect((await viewer.get(`${url}objects/?added_after=${after(before)}`)).json()).toEqual({});

      await bring(app, analyst, [indicator(2, { modified: day(3), name: 'Changed' }), indicator(3)]);

      const later = await viewer.get(`${url}objects/?added_after=${after(before)}`);
      expect(numbersOf(later).sort()).toEqual([2, 3]);
      expect(later.json().objects.find(({ id }: { id: string }) => id.endsWith('2'))).toMatchObject({
        name: 'Changed',
      });
      expect(numbersOf(await viewer.get(`${url}objects/`)).sort()).toEqual([1, 2, 3]);
    });

    test('that left the view, or were deleted, are listed no longer, and come back as new', async () => {
      await bring(app, analyst, [indicator(1), indicator(2)]);
      const { url } = await publish(admin, all);
      const before = await viewer.get(`${url}objects/`);

      const { changeId } = (await admin.ask('DELETE', `/threats/${indicator(1).id}`)).json();
      expect(numbersOf(await viewer.get(`${url}objects/`))).toEqual([2]);
      expect(errorOf(await viewer.get(`${url}objects/${indicator(1).id}/`))).toBe(404);
      expect((await viewer.get(`${url}objects/?added_after=${after(before)}`)).json()).toEqual({});

      await admin.ask('POST', `/changes/${changeId}/undo`);
      expect(numbersOf(await viewer.get(`${url}objects/?added_after=${after(before)}`))).toEqual([1]);
    });

    test('of a view that is narrowed later stay those that it still holds; without the view there is nothing', async () => {
      await bring(app, analyst, [indicator(1, { name: 'Harbor' }), indicator(2)]);
      const { url, view } = await publish(admin, all);
      const change = { name: 'A view', query: `${all}&search=Harbor`, shared: true, version: view.version };
      expect(numbersOf(await viewer.get(`${url}objects/`))).toHaveLength(2);

      await admin.ask('PUT', `/views/${view.id}`, { payload: change });
      expect(numbersOf(await viewer.get(`${url}objects/`))).toEqual([1]);

      await admin.ask('DELETE', `/views/${view.id}`);
      expect(errorOf(await viewer.get(`${url}objects/`))).toBe(404);
      expect((await viewer.get(`${root}collections/`)).json()).toEqual({});
    });

    test('relationships among them come along, and authors and markings that they refer to', async () => {
      const author = {
        type: 'identity',
        spec_version: '2.1',
        id: `identity--${uuid(9)}`,
        created: day(1),
        modified: day(1),
        name: 'Harbor CERT',
        identity_class: 'organization',
      };
      const marking = {
        type: 'marking-definition',
        spec_version: '2.1',
        id: `marking-definition--${uuid(8)}`,
        created: day(1),
        definition_type: 'statement',
        definition: { statement: 'For members' },
      };
      const relationship = (number: number, target: string) => ({
        type: 'relationship',
        spec_version: '2.1',
        id: `relationship--${uuid(number)}`,
        created: day(1),
        modified: day(1),
        relationship_type: 'indicates',
        source_ref: indicator(1).id,
        target_ref: target,
      });
      const malware = { ...indicator(2), type: 'malware', id: `malware--${uuid(2)}`, is_family: false };
      const signed = indicator(1, { created_by_ref: author.id, object_marking_refs: [marking.id] });
      const outside = { ...malware, id: `malware--${uuid(3)}`, name: 'Outside' };
      const other = relationship(6, outside.id);
      await bring(app, analyst, [author, marking, signed, malware, outside, relationship(5, malware.id), other]);
      const { url } = await publish(admin, `${all}&search=Indicator`);

      const objects = (await viewer.get(`${url}objects/`)).json().objects as { id: string }[];

      expect(objects.map(({ id }) => id).sort()).toEqual(
        [author.id, marking.id, signed.id, malware.id, relationship(5, malware.id).id].sort(),
      );
      expect(objects).toContainEqual(signed);
      expect(objects).toContainEqual(author);
      expect(objects).toContainEqual(marking);

      await admin.ask('DELETE', `/threats/${signed.id}`);
      expect(idsOf(await viewer.get(`${url}objects/`))).toEqual([malware.id]);
    });

    test('above the ceiling, or in part, never leave; those without a marking do', async () => {
      const marked = (number: number, marking: string) => indicator(number, { object_marking_refs: [marking] });
      const inPart = indicator(5, { granular_markings: [{ marking_ref: red, selectors: ['name'] }] });
      await bring(app, analyst, [indicator(1), marked(2, green), marked(3, strict), marked(4, red), inPart]);
      const { url, id } = await publish(admin, all, { ceiling: 'TLP:GREEN' });
      expect(numbersOf(await viewer.get(`${url}objects/`)).sort()).toEqual([1, 2]);

      const list = (await admin.ask('GET', '/taxii-collections')).json();
      expect(list[0]).toMatchObject({ id, counts: { threats: 5, heldBack: 3 } });
      // What holds an object back in part is in the list that the number opens.
      const heldBack = (await admin.ask('GET', '/threats?period=all&markedAbove=TLP:GREEN')).json();
      expect(heldBack.threats.map((one: { id: string }) => one.id).sort()).toEqual(
        [3, 4, 5].map((number) => indicator(number).id),
      );

      const draft = { title: 'Indicators', description: '', readers: ['viewer'], writers: [], version: 1 };
      const raise = (ceiling: string) =>
        admin.ask('PUT', `/taxii-collections/${id}`, { payload: { ...draft, ceiling } });
      expect((await raise('TLP:RED')).statusCode).toBe(400);
      await raise('TLP:AMBER+STRICT');
      expect(numbersOf(await viewer.get(`${url}objects/`)).sort()).toEqual([1, 2, 3]);
    });

    test.each([
      ['match[id]=indicator--00000000-0000-4000-8000-000000000001', [1]],
      [
        'match[id]=indicator--00000000-0000-4000-8000-000000000001,indicator--00000000-0000-4000-8000-000000000002',
        [1, 2],
      ],
      ['match[type]=malware', []],
      ['match[type]=malware,indicator', [1, 2, 3]],
      ['match[version]=last', [1, 2, 3]],
      ['match[version]=2026-10-05T00:00:00.000000Z', [3]],
      ['match[version]=2026-10-05T00:00:00Z,2026-10-02T00:00:00.000Z', [1, 2, 3]],
      ['match[spec_version]=2.0', []],
      ['match[spec_version]=2.0,2.1', [1, 2, 3]],
      ['match[type]=indicator&match[version]=2026-10-05T00:00:00Z', [3]],
      ['match[type]=malware&match[version]=2026-10-05T00:00:00Z', []],
      ['x_unknown=1', [1, 2, 3]],
    ])('%s finds %j', async (query, numbers) => {
      await bring(app, analyst, [indicator(1), indicator(2), indicator(3, { modified: day(5) })]);
      const { url } = await publish(admin, all);
      expect(numbersOf(await viewer.get(`${url}objects/?${query}`)).sort()).toEqual(numbers);
      expect(numbersOf(await viewer.get(`${url}manifest/?${query}`)).sort()).toEqual(numbers);
    });

    test.each([
      'limit=0',
      'limit=-1',
      'limit=many',
      'limit=1&limit=2',
      'added_after=yesterday',
      'added_after=2026-02-30T00:00:00Z',
      'added_after=2026-10-01T00:00:00%2B02:00',
      'match[type]=indicator&match[type]=malware',
      'match[version]=newest',
    ])('%s is a bad request', async (query) => {
      const { url } = await publish(admin, all);
      expect(errorOf(await viewer.get(`${url}objects/?${query}`))).toBe(400);
    });

    test('one object, its versions and the manifest agree', async () => {
      await bring(app, analyst, [indicator(1), indicator(2)]);
      const { url } = await publish(admin, all);
      const { id, modified: version } = indicator(1);

      const manifest = await viewer.get(`${url}manifest/`);
      const one = await viewer.get(`${url}objects/${id}/`);
      const versions = await viewer.get(`${url}objects/${id}/versions/`);

      const date_added = one.headers['x-taxii-date-added-first'];
      expect(manifest.json().objects).toHaveLength(2);
      expect(manifest.json().objects).toContainEqual({
        id,
        version,
        date_added,
        media_type: 'application/stix+json;version=2.1',
      });
      expect(one.json().objects).toEqual([indicator(1)]);
      expect(versions.json()).toEqual({ more: false, versions: [version] });
      expect((await viewer.get(`${url}objects/${id}/?match[version]=${day(9)}`)).json()).toEqual({});
      expect(errorOf(await viewer.get(`${url}objects/indicator--${uuid(7)}/`))).toBe(404);
      expect(errorOf(await viewer.get(`${url}objects/indicator--${uuid(7)}/versions/`))).toBe(404);
    });

    test('who read them last is on record', async () => {
      const { url } = await publish(admin, all);
      await analyst.get(`${url}objects/`);
      app.pass(60_000);
      await viewer.get(`${url}manifest/`);
      const [{ reads }] = (await admin.ask('GET', '/taxii-collections')).json();
      expect(reads).toMatchObject([
        { person: { id: viewer.id }, at: new Date(app.now()).toISOString() },
        { person: { id: analyst.id } },
      ]);
    });
  });

  describe('what is sent', () => {
    test('is imported; its status says what became of each object', async () => {
      const { url } = await publish(admin, all);
      const bad = {
        type: 'relationship',
        id: `relationship--${uuid(3)}`,
        spec_version: '2.1',
        created: day(1),
        modified: day(1),
      };
      const dangling = {
        ...bad,
        relationship_type: 'indicates',
        source_ref: indicator(1).id,
        target_ref: indicator(99).id,
      };

      const sent = await analyst.post(`${url}objects/`, { objects: [indicator(1), dangling] });

      expect(sent.statusCode).toBe(202);
      const { id, ...pending } = sent.json();
      expect(pending).toMatchObject({
        status: 'pending',
        total_count: 2,
        pending_count: 2,
        success_count: 0,
        failure_count: 0,
      });
      await app.runJobs();
      const status = (await analyst.get(`${root}status/${id}/`)).json();
      expect(status).toMatchObject({
        id,
        status: 'complete',
        request_timestamp: expect.stringMatching(/\.\d{6}Z$/),
        success_count: 1,
        successes: [{ id: indicator(1).id, version: day(2) }],
        failure_count: 1,
        failures: [{ id: dangling.id, version: day(1), message: expect.stringContaining('dangling_target') }],
        pending_count: 0,
      });
      expect(numbersOf(await viewer.get(`${url}objects/`))).toEqual([1]);
      expect(errorOf(await admin.get(`${root}status/${id}/`))).toBe(404);
      const [found] = (await analyst.ask('GET', '/imports')).json().imports;
      expect(found).toMatchObject({ id, fileName: 'TAXII: Indicators', by: { id: analyst.id } });
    });

    test('twice changes nothing, and is answered as the first time', async () => {
      const { url } = await publish(admin, all);
      await analyst.post(`${url}objects/`, { objects: [indicator(1)] });
      await app.runJobs();
      const first = await viewer.get(`${url}objects/`);
      expect((await analyst.post(`${url}objects/`, { objects: [indicator(1)] })).statusCode).toBe(202);
      await app.runJobs();
      const second = await viewer.get(`${url}objects/`);
      expect(second.headers['x-taxii-date-added-last']).toBe(first.headers['x-taxii-date-added-last']);
    });

    test.each([
      ['no JSON', '{', 400],
      ['a list', '[]', 400],
      ['no objects', '{}', 422],
      ['an empty list', '{"objects":[]}', 422],
      ['objects that are none', '{"objects":[1]}', 422],
      ['objects without an id', '{"objects":[{"type":"indicator"}]}', 422],
    ])('as %s is rejected', async (_, body, status) => {
      const { url } = await publish(admin, all);
      expect(errorOf(await analyst.post(`${url}objects/`, body))).toBe(status);
    });

    test('as more than the API root says is too much', async () => {
      const { url } = await publish(admin, all);
      const body = { objects: [indicator(1, { description: 'x'.repeat(10 * 1024 * 1024) })] };
      expect(errorOf(await analyst.post(`${url}objects/`, body))).toBe(413);
    });

    test('by a viewer is forbidden, whatever the collection says', async () => {
      const { url } = await publish(admin, all);
      expect(errorOf(await viewer.post(`${url}objects/`, { objects: [indicator(1)] }))).toBe(403);
    });
  });

  test('an administrator who may write deletes a threat, and can take that back; others cannot', async () => {
    await bring(app, analyst, [indicator(1)]);
    const { url } = await publish(admin, all);
    await viewer.get(`${url}objects/`);
    const object = `${url}objects/${indicator(1).id}/`;

    expect(errorOf(await analyst.send('DELETE', object))).toBe(403);
    expect(errorOf(await admin.send('DELETE', `${url}objects/${indicator(2).id}/`))).toBe(404);
    expect((await admin.send('DELETE', object)).statusCode).toBe(200);
    expect(errorOf(await viewer.get(object))).toBe(404);
    expect((await admin.ask('GET', `/threats/${indicator(1).id}`)).statusCode).toBe(404);
  });

  describe('administrators', () => {
    const draft = { title: 'Mine', description: '', readers: [], writers: [], ceiling: 'TLP:CLEAR' };

    test('publish shared views of threats only; analysts see the list', async () => {
      const save = async (change: object) =>
        (
          await admin.ask('POST', '/views', {
            payload: { list: 'threats', name: 'v', query: '', shared: true, ...change },
          })
        ).json().id;
      for (const [change, code] of [
        [{ shared: false }, 'view_not_shared'],
        [{ list: 'incidents' }, 'record_not_found'],
      ] as const) {
        const payload = { viewId: await save(change), ...draft };
        expect((await admin.ask('POST', '/taxii-collections', { payload })).json().code).toBe(code);
      }
      const own = (
        await analyst.ask('POST', '/views', { payload: { list: 'threats', name: 'v', query: '', shared: false } })
      ).json();
      const hidden = await admin.ask('POST', '/taxii-collections', { payload: { viewId: own.id, ...draft } });
      expect(hidden.json().code).toBe('record_not_found');
      const payload = { viewId: await save({}), ...draft };
      expect((await analyst.ask('POST', '/taxii-collections', { payload })).statusCode).toBe(403);
      expect((await admin.ask('POST', '/taxii-collections', { payload })).statusCode).toBe(201);
      expect((await analyst.ask('GET', '/taxii-collections')).json()).toMatchObject([
        { title: 'Mine', view: { name: 'v' } },
      ]);
      expect((await viewer.ask('GET', '/taxii-collections')).statusCode).toBe(403);
    });

    test('unpublish, and take that back with what clients know of it', async () => {
      await bring(app, analyst, [indicator(1)]);
      const { url, id } = await publish(admin, all);
      const before = await viewer.get(`${url}objects/`);

      const { changeId } = (await admin.ask('DELETE', `/taxii-collections/${id}`)).json();
      expect(errorOf(await viewer.get(`${url}objects/`))).toBe(404);
      expect((await admin.ask('POST', `/changes/${changeId}/undo`)).json()).toMatchObject({ undone: 1 });

      const again = await viewer.get(`${url}objects/`);
      expect(again.headers['x-taxii-date-added-last']).toBe(before.headers['x-taxii-date-added-last']);
    });

    test('change what others have not changed meanwhile', async () => {
      const { id } = await publish(admin, all);
      const put = (title: string, version: number) =>
        admin.ask('PUT', `/taxii-collections/${id}`, { payload: { ...draft, title, version } });
      expect((await put('One', 1)).json()).toMatchObject({ collection: { title: 'One', version: 2 } });
      expect((await put('Two', 1)).statusCode).toBe(412);
      expect((await put('One', 2)).json()).toMatchObject({ collection: { version: 2 }, changeId: null });
    });
  });
});
