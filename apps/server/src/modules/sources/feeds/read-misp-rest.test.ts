import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMispRestReader } from './read-misp-rest.ts';
import { drain, type FeedServer, json, options, startFeedServer } from './testing/feed-server.ts';

const readMispRest = createMispRestReader({ pagesMax: 10 });
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const event = (number: number, timestamp: number) => ({
  Event: {
    uuid: uuid(number),
    info: `Event ${number}`,
    date: '2026-11-01',
    timestamp: String(timestamp),
    Attribute: [],
  },
});

describe('a MISP server', () => {
  let server: FeedServer;
  beforeAll(async () => {
    server = await startFeedServer();
  });
  afterAll(() => server.close());

  const read = (cursor: string | null = null, more = {}) =>
    drain(readMispRest, server.ask, options(server.base, more), cursor);
  const queries = () => server.asked.map(({ body }) => JSON.parse(body));
  /** As MISP does: the events of a second or later, a page at a time. */
  const serve = (events: readonly ReturnType<typeof event>[], wrap = false) =>
    server.answer((asked, response) => {
      const { page, limit, timestamp = 0 } = JSON.parse(asked.body);
      const found = events.filter(({ Event }) => Number(Event.timestamp) >= Number(timestamp));
      const part = found.slice((page - 1) * limit, page * limit);
      json(wrap ? { response: part } : part)(asked, response);
    });
  const names = ({ objects }: Awaited<ReturnType<typeof read>>) =>
    objects.filter(({ type }) => type === 'report').map(({ name }) => name);

  test('is asked page by page, and in the next run only for what came since', async () => {
    const events = Array.from({ length: 45 }, (_, at) => event(at, 1_795_000_000 + at));
    serve(events, true);
    const first = await read();
    expect(names(first)).toHaveLength(45);
    expect(queries().map(({ page }) => page)).toEqual([1, 2, 3, 4]);
    expect(server.asked[0]).toMatchObject({ method: 'POST', url: { pathname: '/events/restSearch' } });

    serve([...events, event(50, 1_795_000_044), event(51, 1_795_000_100)]);
    const second = await read(first.cursor);
    expect(names(second)).toEqual(['Event 50', 'Event 51']);
    expect(queries()[0]).toMatchObject({ timestamp: 1_795_000_044, page: 1 });

    const third = await read(second.cursor);
    expect(third.objects).toEqual([]);
  });

  test('that is busy in the middle is asked for the rest later', async () => {
    const events = Array.from({ length: 45 }, (_, at) => event(at, 1_795_000_000 - at));
    server.answer((asked, response) => {
      const { page } = JSON.parse(asked.body);
      if (page === 2) json('', { 'retry-after': '5' }, 503)(asked, response);
      else json(events.slice(0, 20))(asked, response);
    });
    const first = await read();
    expect(first.failure?.retryAfterSeconds).toBe(5);

    serve(events);
    const second = await read(first.cursor);
    expect(names(second)).toHaveLength(25);
    expect(JSON.parse(second.cursor ?? '')).toMatchObject({ after: 1_795_000_000, page: 1 });
  });

  test.each([
    [null, {}],
    ['harbour', { tags: ['harbour'] }],
    ['tag:tlp:green', { tags: ['tlp:green'] }],
    ['org:Harbour CERT', { org: 'Harbour CERT' }],
  ])('is asked for %j alone', async (collection, filter) => {
    serve([]);

    await read(null, { collection, from: '2026-11-18T11:06:40Z' });

    expect(queries()).toEqual([{ returnFormat: 'json', page: 1, limit: 20, timestamp: 1_795_000_000, ...filter }]);
  });

  test('that sends the same page for ever, or pages for ever, ends in a failure', async () => {
    server.answer(json([event(1, 1_795_000_000)]));
    expect((await read()).failure?.message).toContain('same page');

    server.answer((asked, response) => json([event(server.asked.length, 1_795_000_000)])(asked, response));
    expect((await read()).failure?.message).toContain('after 10 pages');
  });

  test.each([
    [200, 'null', 'not return a list of events'],
    [200, { errors: 'x' }, 'not return a list of events'],
    [200, '[{"Event"', 'cut off'],
    [403, { name: 'Authentication failed', message: 'Check your key' }, 'Authentication failed: Check your key'],
    [405, '<html>', 'HTTP 405'],
  ])('that answers %i %j ends in %s', async (status, body, why) => {
    server.answer(json(body, {}, status));

    expect((await read()).failure?.message).toContain(why);
  });

  test('with an event that is none rejects that alone', async () => {
    server.answer((asked, response) =>
      json(JSON.parse(asked.body).page === 1 ? [event(1, 1_795_000_000), null, { Event: 7 }] : [])(asked, response),
    );

    const result = await read();

    expect(names(result)).toEqual(['Event 1']);
    expect(result.rejected.length).toBeGreaterThan(0);
    expect(result.failure?.message).toBe('Events that could not be read: 1, the first: page 1');
  });

  /** Serves events; one that is broken comes without what an event must have. */
  const serveBroken = (events: readonly ReturnType<typeof event>[], broken: ReadonlySet<number>) =>
    server.answer((asked, response) => {
      const { page, limit, timestamp = 0, uuid: only } = JSON.parse(asked.body);
      const found = events.filter(({ Event }) =>
        only === undefined ? Number(Event.timestamp) >= Number(timestamp) : Event.uuid === only,
      );
      const sent = found.map((one) =>
        broken.has(Number(one.Event.uuid.slice(-3)))
          ? { Event: { ...one.Event, Attribute: 7, info: null, date: 7 } }
          : one,
      );
      json(sent.slice((page - 1) * limit, page * limit))(asked, response);
    });
  const askedAlone = () => queries().flatMap(({ uuid: only }) => only ?? []);

  test('is asked again for an event that could not be read, and has it once it can be', async () => {
    const events = [event(1, 1_795_000_000), event(2, 1_795_000_001)];
    serveBroken(events, new Set([1]));
    const first = await read();
    expect(names(first)).toEqual(['Event 2']);
    expect(first.rejected).toMatchObject([{ place: uuid(1), detail: expect.stringContaining('Try 1 of 5') }]);
    expect(first.failure?.message).toBe(`Events that could not be read: 1, the first: ${uuid(1)}`);

    serveBroken(events, new Set());
    const second = await read(first.cursor);
    expect(askedAlone()).toEqual([uuid(1)]);
    expect(names(second)).toEqual(['Event 1']);
    expect(second.failure).toBeNull();

    serveBroken(events, new Set());
    await read(second.cursor);
    expect(askedAlone()).toEqual([]);
  });

  test('is asked for an event that cannot be read in five runs, and again once it changes', async () => {
    const events = [event(1, 1_795_000_000)];
    const details: string[] = [];
    let cursor: string | null = null;
    for (let run = 1; run <= 5; run++) {
      serveBroken(events, new Set([1]));
      const result = await read(cursor);
      cursor = result.cursor;
      details.push(...result.rejected.map(({ detail }) => detail));
    }
    expect(details).toHaveLength(5);
    expect(details[3]).toContain('Try 4 of 5; asked for again in the next run.');
    expect(details[4]).toContain('Try 5 of 5; asked for again once it changes, or the source is read again.');

    serveBroken(events, new Set([1]));
    const sixth = await read(cursor);
    expect([askedAlone(), sixth.rejected, sixth.failure]).toEqual([[], [], null]);

    serveBroken([event(1, 1_795_000_099)], new Set());
    expect(names(await read(sixth.cursor))).toEqual(['Event 1']);
  });

  test('that fails over one event, or has it no more, brings all others', async () => {
    const events = [event(1, 1_795_000_000), event(2, 1_795_000_001)];
    serveBroken(events, new Set([1, 2]));
    const first = await read();
    server.answer((asked, response) => {
      const { uuid: only, page } = JSON.parse(asked.body);
      if (only === uuid(1)) json('', {}, 500)(asked, response);
      else json(only === undefined && page === 1 ? [event(3, 1_795_000_002)] : [])(asked, response);
    });

    const second = await read(first.cursor);

    expect(names(second)).toEqual(['Event 3']);
    expect(second.rejected.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/HTTP 500.*Try 2 of 5/),
      'The server no longer has it.',
    ]);
    expect(Object.keys(JSON.parse(second.cursor ?? '').failed)).toEqual([uuid(1)]);
  });
});
