import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PartialFailure } from './feed-reader.ts';
import { readCsvFeed } from './read-csv-feed.ts';
import { readRss } from './read-rss.ts';
import { readStixUrl } from './read-stix-url.ts';
import { drain, type FeedServer, json, options, startFeedServer } from './testing/feed-server.ts';

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

const written = { 'last-modified': 'Tue, 24 Nov 2026 10:00:00 GMT' };
const serve = (body: string, headers: Record<string, string> = written) => server.answer(json(body, headers));

describe('a block list', () => {
  const read = (cursor: string | null = null, more = {}) =>
    drain(readCsvFeed, server.ask, options(`${server.base}list.csv?key=secret`, more), cursor);

  test('passes on what was not there the last time, with the time of the list', async () => {
    serve('192.0.2.7\n192.0.2.8\nnonsense value\n');
    const first = await read();
    serve('192.0.2.8\n192.0.2.9\nnonsense value\n', { 'last-modified': 'Wed, 25 Nov 2026 10:00:00 GMT' });
    const second = await read(first.cursor);

    expect(first.objects.map(({ name }) => name)).toEqual(['192.0.2.7', '192.0.2.8']);
    expect(first.rejected).toHaveLength(1);
    expect(second.objects).toEqual([
      expect.objectContaining({ name: '192.0.2.9', modified: '2026-11-25T10:00:00.000Z' }),
    ]);
    expect(second.rejected).toEqual([]);
  });

  test('passes on nothing while it is the same, with and without validators', async () => {
    serve('192.0.2.7\n', { etag: '"a"' });
    const first = await read();
    server.answer((asked, response) => response.writeHead(asked.headers['if-none-match'] === '"a"' ? 304 : 200).end());
    expect((await read(first.cursor)).pages).toBe(0);

    serve('192.0.2.7\n', {});
    const second = await read();
    expect((await read(second.cursor)).pages).toBe(0);
  });

  test('of 5,000 rows comes in pages, and the cursor moves at the end', async () => {
    serve(Array.from({ length: 5_000 }, (_, at) => `host${at}.harbour.example`).join('\n'));

    const pages = [];
    for await (const page of readCsvFeed(server.ask, options(server.base), null)) pages.push(page);

    expect(pages.length).toBeGreaterThan(4);
    expect(pages.reduce((sum, { objects }) => sum + objects.length, 0)).toBe(5_000);
    expect(pages.slice(0, -1).every(({ cursor }) => cursor === null)).toBe(true);
  });

  test('with a quote that never closes brings the rows before it, and says so in each run', async () => {
    serve('192.0.2.7,scanner\n192.0.2.8,bot\n192.0.2.9,"open\n192.0.2.10,bot\n');
    const first = await read();
    const second = await read(first.cursor);

    expect(first.objects.map(({ name }) => name)).toEqual(['192.0.2.7', '192.0.2.8']);
    expect(first.rejected).toEqual([
      expect.objectContaining({ place: 'line 3', reason: 'bad_text', detail: expect.stringContaining('never closes') }),
    ]);
    expect(first.failure).toBeInstanceOf(PartialFailure);
    expect(second).toMatchObject({ objects: [], rejected: [], failure: expect.any(PartialFailure) });
  });

  test('of which no row can be read is a failed pull, and is kept where it was', async () => {
    serve('192.0.2.7\n');
    const first = await read();
    serve(Array.from({ length: 1_200 }, (_, at) => `no value ${at}`).join('\n'));
    const second = await read(first.cursor);

    expect(second).toMatchObject({ objects: [], rejected: [], cursor: first.cursor });
    expect(second.failure?.message).toContain('of 1200. The first is line 1 (no value 0).');
  });

  test('with times is read from a day on', async () => {
    serve('when,host\n2026-11-01,old.harbour.example\n2026-11-20,new.harbour.example\n');

    const { objects } = await read(null, {
      from: '2026-11-10T00:00:00Z',
      columns: { value: 'host', firstSeen: 'when' },
    });

    expect(objects.map(({ name }) => name)).toEqual(['new.harbour.example']);
  });

  test.each([
    ['<!DOCTYPE html><html>Sign in</html>', {}, 'web page'],
    ['id,host\n1,harbour.example\n', { value: 'domain name' }, 'has no column "domain name". Its columns: id, host.'],
    ['host\n"harbour.example\n', { value: 'host' }, 'line 2 never closes. Nothing from there on was read.'],
    ['id;owner\n1;Ann Lee\n2;Bo Chu\n', {}, 'name the column with the values'],
  ])('that is %j says what is wrong, and shows no secret', async (body, columns, why) => {
    serve(body);

    const { failure } = await read(null, { columns });

    expect(failure?.message).toContain(why);
    expect(failure?.message).not.toContain('secret');
  });
});

describe('a news feed', () => {
  const entry = (number: number, text = 'text') =>
    `<item><title>Entry ${number}</title><guid>${number}</guid><description>${text}</description></item>`;
  const rss = (items: string) => `<rss version="2.0"><channel><title>News</title>${items}</channel></rss>`;
  const read = (cursor: string | null = null) => drain(readRss, server.ask, options(`${server.base}feed.xml`), cursor);

  test('passes on entries that are new or say something else, and its own name with them', async () => {
    serve(rss(entry(1) + entry(2)));
    const first = await read();
    serve(rss(entry(1) + entry(2, 'other text') + entry(3)));
    const second = await read(first.cursor);
    serve(rss(entry(3)));
    const third = await read(second.cursor);

    expect(first.objects.map(({ name }) => name)).toEqual(['News', 'Entry 1', 'Entry 2']);
    expect(second.objects.map(({ name }) => name)).toEqual(['News', 'Entry 2', 'Entry 3']);
    expect(third.objects).toEqual([]);
  });

  test('in another encoding is read in it', async () => {
    const body = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${rss(entry(1, 'Hafenbeh\u00f6rde'))}`,
      'latin1',
    );
    server.answer((_, response) => response.end(body));

    expect((await read()).objects[1]).toMatchObject({ description: 'Hafenbeh\u00f6rde' });
  });

  test.each([
    ['a web page', '<html>Sign in</html>'],
    [
      'a file that it names',
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<item><title>&x;</title></item>')}`,
    ],
    ['half of it', '<rss version="2.0"><channel><item><tit'],
  ])('that is %s ends in a failure', async (_, body) => {
    serve(body);
    expect((await read()).failure?.message).toContain('not an RSS or Atom feed');
  });
});

describe('a STIX bundle at an address', () => {
  const objects = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      type: 'domain-name',
      id: `domain-name--${at}`,
      value: `h${at}.example`,
    }));
  const bundle = (items: readonly unknown[]) => JSON.stringify({ type: 'bundle', id: 'bundle--1', objects: items });
  const read = (cursor: string | null = null) =>
    drain(readStixUrl, server.ask, options(`${server.base}a.json`), cursor);

  test('is read in pages, and not again while it is the same', async () => {
    serve(bundle([...objects(1_200), 7]));
    const first = await read();
    const again = await read(first.cursor);

    // The import rejects what is not an object, at its place.
    expect(first.objects).toHaveLength(1_201);
    expect(first.rejected).toEqual([]);
    expect(first.pages).toBe(3);
    expect(again.pages).toBe(0);
    expect(server.asked[1]?.headers['if-modified-since']).toBe(written['last-modified']);
  });

  test.each(['[]', 'null', '{"type":"bundle","objects":[{"type"', '<html>', '', '{"type":"report"}'])(
    'that is %j ends in a failure, and nothing is kept of where it was',
    async (body) => {
      serve(body);

      const { failure, cursor } = await read('{"etag":"a","modified":null,"digest":null}');

      expect(failure?.message).toMatch(/not (?:a )?STIX/);
      expect(cursor).toContain('"a"');
    },
  );

  test('rejects an object that is too deep and reads the rest', async () => {
    serve(
      bundle([
        { type: 'note', text: 'a'.repeat(100) },
        ...objects(2),
        { deep: JSON.parse('['.repeat(80) + ']'.repeat(80)) },
      ]),
    );

    const { objects: found, rejected } = await read();

    expect(found).toHaveLength(3);
    expect(rejected.map(({ reason }) => reason)).toEqual(['too_deep']);
  });
});
