import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTaxiiCollections } from './list-taxii-collections.ts';
import { createTaxiiReader } from './read-taxii.ts';
import { type Asked, drain, type FeedServer, json, options, startFeedServer } from './testing/feed-server.ts';

const pagesMax = 12;
const readTaxii = createTaxiiReader({ pagesMax });
const mediaType = 'application/taxii+json;version=2.1';
const collection = 'c0ffee00-0000-4000-8000-000000000001';

const indicator = (number: number) => ({
  type: 'indicator',
  id: `indicator--00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  modified: '2026-11-01T00:00:00.000Z',
});
const indicators = (from: number, count: number) => Array.from({ length: count }, (_, at) => indicator(from + at));

describe('a TAXII collection', () => {
  let server: FeedServer;
  let url: string;
  beforeAll(async () => {
    server = await startFeedServer();
    url = `${server.base}root/collections/${collection}/`;
  });
  afterAll(() => server.close());

  type Page = { readonly objects?: unknown; readonly more?: unknown; readonly next?: unknown; readonly last?: string };
  /** Serves what `page` says; the standard's media type or nothing. */
  const serve = (page: (asked: Asked) => Page) =>
    server.answer((asked, response) => {
      if (asked.headers.accept !== mediaType) {
        json({ title: 'Not acceptable' }, {}, 406)(asked, response);
        return;
      }
      const { last, ...envelope } = page(asked);
      json(envelope, { 'content-type': mediaType, ...(last && { 'x-taxii-date-added-last': last }) })(asked, response);
    });
  const read = (cursor: string | null = null) => drain(readTaxii, server.ask, options(url), cursor);
  const parameters = (name: string) => server.asked.map(({ url: asked }) => asked.searchParams.get(name));

  test('is read to its end, and the next run begins at its last moment in the words of the server', async () => {
    const last = '2026-11-02T10:00:00.123456789Z';
    serve(() => ({ objects: indicators(0, 3), last }));

    const { objects, cursor, failure } = await read();
    expect(failure).toBeNull();
    expect(objects).toHaveLength(3);
    serve(() => ({}));
    const again = await read(cursor);

    expect(parameters('added_after')).toEqual([last]);
    expect(again).toMatchObject({ objects: [], rejected: [], cursor, failure: null });
  });

  test('goes on with the same query while there is more, even where `next` stays the same', async () => {
    serve(({ url: asked }) => {
      const isFirst = !asked.searchParams.has('next');
      const place = isFirst ? 0 : server.asked.length * 10;
      return {
        objects: indicators(place, 10),
        more: server.asked.length < 4,
        next: 'same',
        last: '2026-11-02T00:00:00Z',
      };
    });

    const { objects, failure } = await drain(readTaxii, server.ask, options(url, { from: '2026-10-01T00:00:00Z' }));

    expect(failure).toBeNull();
    expect(new Set(objects.map(({ id }) => id)).size).toBe(40);
    expect(parameters('next')).toEqual([null, 'same', 'same', 'same']);
    expect(new Set(parameters('added_after'))).toEqual(new Set(['2026-10-01T00:00:00Z']));
    expect(new Set(parameters('limit')).size).toBe(1);
  });

  test('without `next` goes on after the last moment', async () => {
    serve(({ url: asked }) => {
      const after = asked.searchParams.get('added_after');
      return after === null
        ? { objects: indicators(0, 2), more: true, last: '2026-11-02T00:00:00.000001Z' }
        : { objects: indicators(2, 2), more: false, last: '2026-11-03T00:00:00.000001Z' };
    });

    const { objects, cursor } = await read();

    expect(objects).toHaveLength(4);
    expect(parameters('added_after')).toEqual([null, '2026-11-02T00:00:00.000001Z']);
    expect(cursor).toContain('2026-11-03T00:00:00.000001Z');
  });

  test('of 1,000 objects of one moment loses none, wherever a run ends', async () => {
    const moment = '2026-11-02T00:00:00Z';
    const all = indicators(0, 1_000);
    serve(({ url: asked }) => {
      const at = Number(asked.searchParams.get('next') ?? 0);
      const isAfter = asked.searchParams.get('added_after') === moment;
      const objects = isAfter ? [] : all.slice(at, at + 300);
      return { objects, more: !isAfter && at + 300 < 1_000, next: String(at + 300), last: moment };
    });

    const pages = readTaxii(server.ask, options(url), null);
    const first = await pages.next();
    await pages.return(undefined);
    const early = first.done ? null : first.value.cursor;
    const { objects, cursor } = await read(early);
    const later = await read(cursor);

    expect(objects).toHaveLength(1_000);
    expect(later.objects).toEqual([]);
  });

  test('that is long lets the next run begin at the last moment that is surely complete', async () => {
    serve(({ url: asked }) => {
      const at = Number(asked.searchParams.get('next') ?? 0);
      return {
        objects: indicators(at * 2, 2),
        more: at < 3,
        next: String(at + 1),
        last: `2026-11-0${at + 1}T00:00:00Z`,
      };
    });

    const cursors: (string | null)[] = [];
    for await (const { cursor } of readTaxii(server.ask, options(url), null)) cursors.push(cursor);

    expect(cursors.map((cursor) => JSON.parse(cursor ?? '').after)).toEqual([
      null,
      '2026-11-01T00:00:00Z',
      '2026-11-02T00:00:00Z',
      '2026-11-04T00:00:00Z',
    ]);
  });

  test('that repeats itself ends in a failure that says so, with what was new', async () => {
    serve(() => ({ objects: indicators(0, 2), more: true, next: 'again', last: '2026-11-02T00:00:00Z' }));

    const { objects, failure } = await read();

    expect(objects).toHaveLength(2);
    expect(failure?.message).toContain('repeats');
    expect(server.asked.length).toBeLessThan(6);
  });

  test('without an end ends in a failure, as one that does not say how to go on', async () => {
    serve(() => ({ objects: indicators(server.asked.length * 5, 5), more: true, next: String(server.asked.length) }));
    expect((await read()).failure?.message).toContain(`after ${pagesMax} pages`);
    expect(server.asked).toHaveLength(pagesMax);

    serve(() => ({ objects: indicators(0, 1), more: true }));
    expect((await read()).failure?.message).toContain('not how to ask for them');
  });

  test.each([
    [404, { title: 'No such collection' }, ': No such collection. There is nothing at this address.'],
    [
      401,
      { title: 'Authentication failed.', description: 'Authentication failed. Please sign in.' },
      ': Authentication failed. Please sign in. The server does not accept the credential.',
    ],
    [403, { title: 'Denied.', description: 'Ask the owner' }, ': Denied: Ask the owner. The credential'],
  ])('that answers %i says it once, in whole sentences', async (status, body, words) => {
    server.answer(json(body, {}, status));

    expect((await read()).failure?.message).toContain(words);
  });

  test('with something else among its objects passes it on, for the import to reject it at its place', async () => {
    serve(() => ({ objects: [indicator(1), null, 'text', [], indicator(2)] }));

    const { objects, rejected } = await read();

    expect(objects).toEqual([indicator(1), null, 'text', [], indicator(2)]);
    expect(rejected).toEqual([]);
  });

  test.each([
    ['null', 'null where an envelope'],
    ['[]', 'a list where an envelope'],
    ['"text"', 'a string where an envelope'],
    ['{"objects": {}}', 'objects are not a list'],
    ['{"objects": [{"id": "indi', 'cut off'],
    ['<html>Sign in</html>', 'a web page, not JSON'],
  ])('that answers %s says what was wrong', async (body, why) => {
    server.answer(json(body));

    expect((await read()).failure?.message).toContain(why);
  });

  test.each([
    [401, '<html><h1>Unauthorized</h1></html>', 'Check the user, password or key'],
    [403, { title: 'Forbidden', description: 'Not your collection' }, 'Forbidden: Not your collection'],
    [404, '', 'Check the address'],
    [406, { title: 'ProcessingError', description: 'Media type' }, 'ProcessingError: Media type'],
    [500, { title: 'Broken', http_status: '500' }, 'HTTP 500'],
  ])('that answers %i says what to do, in the words of the server', async (status, body, words) => {
    server.answer(json(body, {}, status));

    const { failure } = await read();

    expect(failure?.message).toContain(words);
    expect(failure?.message).not.toContain('<h1>');
    expect(failure?.retryAfterSeconds).toBeNull();
  });

  test.each([
    [429, { 'retry-after': '120' }, 120],
    [503, { 'retry-after': 'Tue, 24 Nov 2026 10:01:30 GMT', date: 'Tue, 24 Nov 2026 10:00:00 GMT' }, 90],
    [503, {}, 60],
  ])('that answers %i is left alone for as long as it asks', async (status, headers, seconds) => {
    server.answer(json('', headers, status));

    expect((await read()).failure?.retryAfterSeconds).toBe(seconds);
  });

  test('that redirects is not followed, and one that never stops talking is cut off', async () => {
    server.answer(json('', { location: 'http://169.254.169.254/secret?a=b' }, 302));
    expect((await read()).failure?.message).toContain('redirects are not followed');
    expect(server.asked).toHaveLength(1);

    server.answer((_, response) => response.end(Buffer.alloc(3 * 1024 * 1024, '[')));
    expect((await read()).failure?.message).toBe('too_large');
  });

  test('with a cursor that is none of ours is read from the beginning', async () => {
    serve(() => ({ objects: indicators(0, 1) }));

    for (const cursor of ['', 'nonsense', '[]', '{"after": 7}']) expect((await read(cursor)).objects).toHaveLength(1);
    expect(new Set(parameters('added_after'))).toEqual(new Set([null]));
  });

  describe('is found from the address', () => {
    const roots = () => ({
      '/taxii2/': { title: 'Server', default: `${server.base}root/`, api_roots: ['/closed/', `${server.base}root/`] },
      '/root/': { title: 'Root', versions: [mediaType], max_content_length: 1 },
      '/root/collections/': {
        collections: [
          { id: collection, title: 'Indicators', can_read: true, can_write: false },
          { id: 'inbox', can_read: false, can_write: true },
          'nonsense',
        ],
      },
      [`/root/collections/${collection}/objects/`]: { objects: indicators(0, 2) },
    });
    const serveRoots = () =>
      server.answer((asked, response) => {
        const found = Object.entries(roots()).find(([path]) => path === asked.url.pathname)?.[1];
        json(found ?? { title: 'Closed' }, {}, found ? 200 : 403)(asked, response);
      });

    test.each(['taxii2', 'taxii2/', 'root/', 'root/collections/', `root/collections/${collection}/objects`])(
      '%s',
      async (path) => {
        serveRoots();

        const { objects, failure } = await drain(
          readTaxii,
          server.ask,
          options(`${server.base}${path}`, { collection }),
        );

        expect(failure).toBeNull();
        expect(objects).toHaveLength(2);
      },
    );

    test('with the rights and titles of all there are', async () => {
      serveRoots();

      expect(await listTaxiiCollections(server.ask, `${server.base}taxii2/`)).toEqual([
        {
          id: collection,
          title: 'Indicators',
          description: null,
          root: `${server.base}root/`,
          canRead: true,
          canWrite: false,
        },
        { id: 'inbox', title: 'inbox', description: null, root: `${server.base}root/`, canRead: false, canWrite: true },
      ]);
    });

    test.each([
      [null, 'No collection is chosen'],
      ['inbox', 'may not read the collection "inbox"'],
      ['other', 'lists no collection other'],
    ])('unless %s is chosen', async (chosen, why) => {
      serveRoots();

      const { failure } = await drain(readTaxii, server.ask, options(`${server.base}taxii2/`, { collection: chosen }));

      expect(failure?.message).toContain(why);
    });

    test('of a server that is none of TAXII says so', async () => {
      server.answer(json({ hello: 'world' }));
      await expect(listTaxiiCollections(server.ask, server.base)).rejects.toThrow('neither a discovery document');
    });
  });
});
