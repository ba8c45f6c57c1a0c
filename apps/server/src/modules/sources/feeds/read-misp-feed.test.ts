import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskFeed, FeedFailure } from './feed-reader.ts';
import { findInMispHashes } from './find-in-misp-hashes.ts';
import { readMispFeed } from './read-misp-feed.ts';
import { drain, type FeedServer, json, options, startFeedServer } from './testing/feed-server.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const organization = { name: 'Harbour CERT', uuid: uuid(900) };

const event = (number: number, value = `host${number}.harbour.example`) => ({
  Event: {
    uuid: uuid(number),
    info: `Event ${number}`,
    date: '2026-11-01',
    timestamp: 1_795_000_000 + number,
    published: true,
    Orgc: organization,
    Attribute: [{ uuid: uuid(1_000 + number), type: 'domain', to_ids: true, value, timestamp: '1794900000' }],
  },
});

describe('a MISP feed', () => {
  let server: FeedServer;
  /** What is at each path; `unknown` where it is not an event. */
  let files: Record<string, unknown>;
  let etag: string | null;
  beforeAll(async () => {
    server = await startFeedServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    etag = null;
    files = {};
    server.answer((asked, response) => {
      const found = files[asked.url.pathname.slice(1)];
      if (etag !== null && asked.headers['if-none-match'] === etag) response.writeHead(304).end();
      else if (found === undefined) json('', {}, 404)(asked, response);
      else json(found, etag === null ? {} : { etag })(asked, response);
    });
  });

  const list = (numbers: readonly number[], asText = false) => {
    const entries = numbers.map((number) => {
      const timestamp = 1_795_000_000 + number;
      return [uuid(number), { info: 'x', timestamp: asText ? String(timestamp) : timestamp }];
    });
    files['manifest.json'] = Object.fromEntries(entries);
    for (const number of numbers) files[`${uuid(number)}.json`] = event(number);
  };
  const read = (cursor: string | null = null, more = {}) =>
    drain(readMispFeed, server.ask, options(server.base, more), cursor);
  const askedEvents = () =>
    server.asked.map(({ url }) => url.pathname.slice(1)).filter((path) => path !== 'manifest.json');
  const reports = ({ objects }: Awaited<ReturnType<typeof read>>) =>
    objects.filter(({ type }) => type === 'report').map(({ name }) => name);

  test('is read whole at first, then only what is new or newer, however it writes its times', async () => {
    list([1, 2, 3, 4, 5, 6]);
    const first = await read();
    expect(reports(first)).toHaveLength(6);

    list([1, 2, 3, 4, 5, 6, 7], true);
    (files['manifest.json'] as Record<string, object>)[uuid(2)] = { timestamp: '1795000099' };
    server.asked.length = 0;
    const second = await read(first.cursor);

    expect(askedEvents()).toEqual([`${uuid(2)}.json`, `${uuid(7)}.json`]);
    expect(reports(second)).toEqual(['Event 2', 'Event 7']);
  });

  test('names its organization and values that several events share once', async () => {
    list([1, 2, 3]);
    const shared = { type: 'domain', to_ids: false, value: 'shared.example', timestamp: '1794900000' };
    for (const number of [1, 2, 3]) {
      const one = event(number);
      files[`${uuid(number)}.json`] = { Event: { ...one.Event, Attribute: [{ ...shared, uuid: uuid(50 + number) }] } };
    }

    const { objects } = await read();

    expect(objects.filter(({ type }) => type === 'identity')).toHaveLength(1);
    expect(objects.filter(({ type }) => type === 'domain-name')).toHaveLength(1);
  });

  test('that has not changed is not read, once everything was read', async () => {
    etag = '"one"';
    list([1, 2]);

    const first = await read();
    const again = await read(first.cursor);

    expect(reports(first)).toHaveLength(2);
    expect(again.pages).toBe(0);
  });

  test('with a bad event reads the others, and says which ones it could not read', async () => {
    list([1, 2, 3, 4, 5]);
    delete files[`${uuid(2)}.json`];
    files[`${uuid(3)}.json`] = '{"Event": {"uuid"';
    files[`${uuid(4)}.json`] = [1, 2];
    (files['manifest.json'] as Record<string, object>)['../../etc/passwd'] = { timestamp: 1 };

    const result = await read();
    server.asked.length = 0;
    const again = await read(result.cursor);

    expect(result.failure?.message).toBe(`2 of 5 events could not be read: ${uuid(4)}.json: It is not a MISP event.`);
    expect(reports(result)).toEqual(['Event 5', 'Event 1']);
    expect(result.rejected.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['manifest.json', `${uuid(2)}.json`, `${uuid(3)}.json`]),
    );
    expect(result.rejected).toHaveLength(4);
    expect(askedEvents()).toEqual([`${uuid(4)}.json`, `${uuid(3)}.json`]);
    expect(again.objects).toEqual([]);
  });

  test('asks for an event that cannot be read in five runs, and again once the feed lists a newer version', async () => {
    list([1, 2]);
    files[`${uuid(2)}.json`] = '{"Event": {"uuid"';
    const details: string[] = [];
    let cursor: string | null = null;
    for (let run = 1; run <= 5; run++) {
      const result = await read(cursor);
      cursor = result.cursor;
      details.push(...result.rejected.map(({ detail }) => detail));
    }
    expect(details).toHaveLength(5);
    expect(details[1]).toContain('Try 2 of 5; asked for again in the next run.');
    expect(details[4]).toContain('Try 5 of 5; asked for again once the feed lists a newer version.');

    server.asked.length = 0;
    const sixth = await read(cursor);
    expect(askedEvents()).toEqual([]);
    expect(sixth.failure).toBeNull();

    list([1, 2]);
    (files['manifest.json'] as Record<string, object>)[uuid(2)] = { timestamp: '1795000099' };
    expect(reports(await read(sixth.cursor))).toEqual(['Event 2']);
  });

  test('with an event that is forbidden or breaks off reads the others and asks for it again', async () => {
    list([1, 2, 3]);
    const ask: AskFeed = async (question) => {
      if (question.url.includes(uuid(2))) throw new FeedFailure('cut_off');
      return question.url.includes(uuid(3))
        ? { status: 403, headers: {}, body: Buffer.from('') }
        : server.ask(question);
    };
    const first = await drain(readMispFeed, ask, options(server.base), null);
    const second = await read(first.cursor);

    expect(reports(first)).toEqual(['Event 1']);
    expect(first.rejected.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('HTTP 403. Try 1'),
      expect.stringContaining('The response broke off. Try 1'),
    ]);
    expect(reports(second)).toEqual(['Event 3', 'Event 2']);
    expect(second.failure).toBeNull();
  });

  test('asks again for an event that the server failed to send, and gives up where it fails again and again', async () => {
    list([1, 2]);
    let isBroken = true;
    server.answer((asked, response) => {
      const path = asked.url.pathname.slice(1);
      const fails = isBroken && path === `${uuid(2)}.json`;
      json(fails ? 'broken' : files[path], { etag: '"x"' }, fails ? 500 : 200)(asked, response);
    });
    const first = await read();
    isBroken = false;
    const second = await read(first.cursor);
    expect(reports(first)).toEqual(['Event 1']);
    expect(reports(second)).toEqual(['Event 2']);

    list(Array.from({ length: 100 }, (_, at) => at));
    server.answer((asked, response) => {
      const isManifest = asked.url.pathname === '/manifest.json';
      json(isManifest ? files['manifest.json'] : '', {}, isManifest ? 200 : 502)(asked, response);
    });
    const third = await read();
    expect(third.failure?.message).toContain('8 events in a row');
    expect(server.asked.length).toBeLessThan(20);
  });

  test('notes events that are gone, and what they brought stays', async () => {
    list([1, 2, 3]);
    const first = await read();
    list([1, 3]);

    const second = await read(first.cursor);

    expect(second.objects).toEqual([]);
    expect(JSON.parse(second.cursor ?? '').gone).toEqual([uuid(2)]);
  });

  test('marks events that it lists and does not have as gone, and asks for them once', async () => {
    list([1, 2]);
    delete files[`${uuid(2)}.json`];
    const first = await read();
    server.asked.length = 0;
    const second = await read(first.cursor);

    expect(JSON.parse(first.cursor ?? '').gone).toEqual([uuid(2)]);
    expect(first.rejected.map(({ detail }) => detail)).toEqual(['HTTP 404: the event is gone']);
    expect(askedEvents()).toEqual([]);
    expect(JSON.parse(second.cursor ?? '').gone).toEqual([uuid(2)]);

    list([1, 2]);
    (files['manifest.json'] as Record<string, object>)[uuid(2)] = { timestamp: '1795000099' };
    const third = await read(second.cursor);
    expect(reports(third)).toEqual(['Event 2']);
    expect(JSON.parse(third.cursor ?? '').gone).toEqual([]);
  });

  test('is read from a day on', async () => {
    list([1, 100]);

    expect(reports(await read(null, { from: new Date(1_795_000_050_000).toISOString() }))).toEqual(['Event 100']);
  });

  test.each([
    [[], null],
    ['null', 'not the manifest'],
    ['<html>', 'a web page, not JSON'],
    ['{"a', 'cut off'],
  ])('with %j for its manifest ends with %j', async (manifest, why) => {
    files['manifest.json'] = manifest;

    const { objects, failure } = await read();

    expect(objects).toEqual([]);
    if (why === null) expect(failure).toBeNull();
    else expect(failure?.message).toContain(why);
  });

  test('that asks to be left alone in the middle keeps what was read before', async () => {
    list([1, 2, 3, 4, 5, 6]);
    server.answer((asked, response) => {
      const isBusy = server.asked.length > 5;
      json(
        isBusy ? '' : files[asked.url.pathname.slice(1)],
        { 'retry-after': '30' },
        isBusy ? 429 : 200,
      )(asked, response);
    });

    const { failure, cursor, objects } = await read();

    expect(failure?.retryAfterSeconds).toBe(30);
    expect(objects.filter(({ type }) => type === 'report')).toHaveLength(4);
    expect(Object.keys(JSON.parse(cursor ?? '').events)).toHaveLength(4);
  });

  test('tells by its hashes which events know a value, without reading them', async () => {
    const md5 = (value: string) => createHash('md5').update(value).digest('hex');
    files['hashes.csv'] = [
      `${md5('harbour.example')},${uuid(1)}`,
      `${md5('harbour.example').toUpperCase()},${uuid(2)}`,
      `${md5('other.example')},${uuid(3)}`,
      'nonsense',
      `${'a'.repeat(5_000)}`,
      '',
    ].join('\r\n');

    const found = await findInMispHashes(server.ask, `${server.base}manifest.json`, ['harbour.example', 'new.example']);

    expect(found).toEqual({ events: new Map([['harbour.example', [uuid(1), uuid(2)]]]), fileAt: null });
    expect(server.asked).toHaveLength(1);
    delete files['hashes.csv'];
    await expect(findInMispHashes(server.ask, server.base, ['a'])).rejects.toThrow('HTTP 404');
  });
});
