import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AlertPull } from './alert-pages.ts';
import { FeedFailure } from './feed-reader.ts';
import { createGraphPull } from './pull-graph.ts';
import { createSecopsPull } from './pull-secops.ts';
import { type FeedServer, json, options, startFeedServer } from './testing/feed-server.ts';

const [pullGraph, pullSecops] = [createGraphPull({ pagesMax: 8 }), createSecopsPull({ pagesMax: 8 })];

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

async function pull(reader: AlertPull, path: string, cursor: string | null = null, from: string | null = null) {
  const pages: { readonly body: string; readonly cursor: string | null }[] = [];
  let failure: FeedFailure | null = null;
  try {
    for await (const page of reader(server.ask, options(`${server.base}${path}`, { from }), cursor))
      pages.push({ body: page.body.toString(), cursor: page.cursor });
  } catch (cause) {
    if (!(cause instanceof FeedFailure)) throw cause;
    failure = cause;
  }
  return { pages, cursor: pages.at(-1)?.cursor ?? cursor, failure };
}

describe('Microsoft Graph', () => {
  const path = 'v1.0/security/alerts_v2';
  const alert = (id: number, time: string) => ({ id: String(id), lastUpdateDateTime: time });
  const read = (cursor: string | null = null, from: string | null = null) => pull(pullGraph, path, cursor, from);
  const filters = () => server.asked.map(({ url }) => url.searchParams.get('$filter'));
  type Page = { readonly value: unknown; readonly next?: string | undefined };
  const serve = (page: (at: string | null) => Page) =>
    server.answer((asked, response) => {
      const { value, next } = page(asked.url.searchParams.get('$skiptoken'));
      const link = next === undefined ? {} : { '@odata.nextLink': next };
      json({ value, ...link })(asked, response);
    });
  const link = (token: string) => `${server.base}${path}?$skiptoken=${token}`;

  test('is followed to its end, and then asked for what has changed since', async () => {
    serve((at) =>
      at === null
        ? {
            value: [alert(1, '2026-11-20T10:00:00.1234567Z'), alert(2, '2026-11-20T10:00:00.1234568Z')],
            next: link('2'),
          }
        : { value: [alert(3, '2026-11-19T10:00:00Z')] },
    );
    const first = await read(null, '2026-11-01T00:00:00Z');
    expect(first.pages).toHaveLength(2);
    expect(JSON.parse(first.pages[0]?.body ?? '').value).toHaveLength(2);
    expect(filters()[0]).toBe('lastUpdateDateTime gt 2026-11-01T00:00:00Z');

    serve(() => ({ value: [] }));
    const second = await read(first.cursor);
    expect(filters()).toEqual(['lastUpdateDateTime gt 2026-11-20T10:00:00.1234568Z']);
    expect(second.pages).toEqual([]);
  });

  test('whose last page is empty is not asked for that page again', async () => {
    serve((at) => (at === null ? { value: [alert(1, '2026-11-20T10:00:00Z')], next: link('2') } : { value: [] }));

    const { pages, cursor } = await read();

    expect(pages).toHaveLength(1);
    expect(JSON.parse(cursor ?? '')).toMatchObject({ after: '2026-11-20T10:00:00Z', next: null });
  });

  test('that fails in the middle goes on there, or from the start where the link has expired', async () => {
    let fails = true;
    let hasExpired = false;
    server.answer((asked, response) => {
      const isSecond = asked.url.searchParams.has('$skiptoken');
      if (isSecond && hasExpired) json({ error: { message: 'Expired' } }, {}, 410)(asked, response);
      else if (isSecond && fails) json('', { 'retry-after': '7' }, 429)(asked, response);
      else if (isSecond) json({ value: [alert(2, '2026-11-21T10:00:00Z')] })(asked, response);
      else json({ value: [alert(1, '2026-11-20T10:00:00Z')], '@odata.nextLink': link('2') })(asked, response);
    });
    const first = await read();
    expect(first.failure?.retryAfterSeconds).toBe(7);
    expect(first.pages).toHaveLength(1);

    hasExpired = true;
    server.asked.length = 0;
    await read(first.cursor);
    expect(server.asked.map(({ url }) => url.searchParams.get('$skiptoken'))).toEqual(['2', null, '2']);

    [fails, hasExpired] = [false, false];
    server.asked.length = 0;
    const third = await read(first.cursor);
    expect(server.asked).toHaveLength(1);
    expect(JSON.parse(third.cursor ?? '')).toMatchObject({ after: '2026-11-21T10:00:00Z', next: null });
  });

  test('that leads to another server, or round in circles, is not followed', async () => {
    serve(() => ({ value: [alert(1, '2026-11-20T10:00:00Z')], next: 'https://evil.example/v1.0' }));
    expect((await read()).failure?.message).toContain('another server, https://evil.example');

    serve(() => ({ value: [alert(1, '2026-11-20T10:00:00Z')], next: link('2') }));
    expect((await read()).failure?.message).toContain('same page');

    serve((at) => ({ value: [alert(1, '2026-11-20T10:00:00Z')], next: link(String(Number(at) + 1)) }));
    expect((await read()).failure?.message).toContain('after 8 pages');
  });

  test.each([
    [200, { value: {} }, 'not return a list of alerts'],
    [200, 'null', 'null where'],
    [403, { error: { code: 'Forbidden', message: 'Missing role SecurityAlert.Read.All' } }, 'SecurityAlert.Read.All'],
  ])('that answers %i %j ends in %s', async (status, body, why) => {
    server.answer(json(body, {}, status));
    expect((await read()).failure?.message).toContain(why);
  });
});

describe('Google SecOps', () => {
  const path = 'v2/detect/rules/-/detections';
  const detection = (id: number, createdTime: string) => ({ id: `de_${id}`, createdTime });
  const read = (cursor: string | null = null) => pull(pullSecops, path, cursor, '2026-11-01T00:00:00Z');
  const query = (name: string) => server.asked.map(({ url }) => url.searchParams.get(name));

  test('is asked by page tokens with the same query, and passes nothing on twice', async () => {
    const [early, late] = ['2026-11-20T10:00:00.000001Z', '2026-11-20T10:00:00.000002Z'];
    server.answer((asked, response) =>
      json(
        asked.url.searchParams.has('page_token')
          ? { detections: [detection(2, late)] }
          : { detections: [detection(1, early)], nextPageToken: 'p2' },
      )(asked, response),
    );
    const first = await read();
    expect(first.pages).toHaveLength(2);
    expect(query('page_token')).toEqual([null, 'p2']);
    expect(query('start_time')).toEqual(['2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z']);

    server.answer(json({ detections: [detection(2, late)] }));
    const second = await read(first.cursor);
    expect(query('start_time')).toEqual([late]);
    expect(second.pages).toEqual([]);

    server.answer(json({ detections: [detection(2, late), detection(3, late)] }));
    const third = await read(first.cursor);
    expect(third.pages).toHaveLength(1);
    server.answer(json({ detections: [detection(2, late), detection(3, late)] }));
    expect((await read(third.cursor)).pages).toEqual([]);
  });

  test('without detections has none', async () => {
    server.answer(json({}));

    expect(await read()).toEqual({ pages: [], cursor: null, failure: null });
  });

  test('that repeats its token, or never ends, is left', async () => {
    server.answer(json({ detections: [detection(1, '2026-11-20T10:00:00Z')], nextPageToken: 'p' }));
    expect((await read()).failure?.message).toContain('same page');

    server.answer((asked, response) =>
      json({ detections: [], nextPageToken: `p${server.asked.length}` })(asked, response),
    );
    expect((await read()).failure?.message).toContain('after 8 pages');
  });
});
