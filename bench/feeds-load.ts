import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { clientFor } from './intelligence-load.ts';
import { longestOf } from './longest-wait.ts';
import { atMost, type Figure, plain, timeMs } from './measure.ts';

const indicators = 100_000;
const perPage = 1_000;
const events = 365;
const attributesPerEvent = 20;
/** One indicator in so many names what an alert of the bench names, too. */
const sightedEvery = 100;

type Ask = Awaited<ReturnType<typeof clientFor>>;
type Reply = { readonly mediaType: string; readonly headers?: Record<string, string>; readonly body: object };

const uuidOf = (group: number, number: number) =>
  `${String(group).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const indicatorOf = (number: number) => ({
  type: 'indicator',
  spec_version: '2.1',
  id: `indicator--${uuidOf(1, number)}`,
  created: '2026-10-01T00:00:00.000Z',
  modified: '2026-10-01T00:00:00.000Z',
  name: `Bench indicator ${number}`,
  pattern_type: 'stix',
  pattern: `[domain-name:value = '${number % sightedEvery === 0 ? `n${number}.example.net` : `ioc${number}.example.org`}']`,
  valid_from: '2026-10-01T00:00:00Z',
});

/** A page of a TAXII collection; `next` is the place of its first object. */
function taxiiPage({ searchParams }: URL): Reply {
  // Everything was added at one time: after that there is nothing new.
  if (searchParams.has('added_after'))
    return { mediaType: 'application/taxii+json;version=2.1', body: { more: false } };
  const from = Number(searchParams.get('next') ?? 0);
  const until = Math.min(from + perPage, indicators);
  const objects = Array.from({ length: until - from }, (_, index) => indicatorOf(from + index));
  const more = until < indicators;
  return {
    mediaType: 'application/taxii+json;version=2.1',
    headers: { 'x-taxii-date-added-last': '2026-11-01T00:00:00.000000Z' },
    body: { more, ...(more && { next: String(until) }), objects },
  };
}

const timestampOf = (number: number) => String(1_790_000_000 + number);

function mispEvent(number: number) {
  const Attribute = Array.from({ length: attributesPerEvent }, (_, index) => ({
    uuid: uuidOf(3, number * attributesPerEvent + index),
    type: 'domain',
    to_ids: true,
    value: `m${number}-${index}.example.org`,
    timestamp: timestampOf(number),
  }));
  const Orgc = { name: 'Bench CERT', uuid: uuidOf(4, 0) };
  const info = `Bench event ${number}`;
  const timestamp = timestampOf(number);
  return { Event: { uuid: uuidOf(2, number), info, date: '2026-11-01', timestamp, published: true, Orgc, Attribute } };
}

const manifest = Object.fromEntries(
  Array.from({ length: events }, (_, number) => [uuidOf(2, number), { info: 'x', timestamp: timestampOf(number) }]),
);

function mispFile({ pathname }: URL): Reply {
  const number = Number(/-(\d{12})\.json$/.exec(pathname)?.[1] ?? 0);
  return {
    mediaType: 'application/json',
    body: pathname.endsWith('manifest.json') ? manifest : mispEvent(number),
  };
}

/** A TAXII collection of 100,000 indicators and a MISP feed of 365 events, below one address. */
export async function openFeeds() {
  const server = createServer(({ url = '' }, response) => {
    const asked = new URL(url, 'http://127.0.0.1');
    const { mediaType, headers, body } = asked.pathname.startsWith('/misp/') ? mispFile(asked) : taxiiPage(asked);
    response.writeHead(200, { 'content-type': mediaType, ...headers }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

async function readJson<T>(ask: Ask, path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

/** Adds a source that is pulled, and waits until its first run has been imported; returns objects in. */
async function pullAll(admin: Ask, format: string, url: string): Promise<number> {
  const pull = { url, everyMinutes: 1_440 };
  const draft = { name: `Bench ${format}`, format, defaultSeverity: 'Medium', silenceLimitMinutes: null, pull };
  const answer = await admin('/sources', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  });
  const { source } = (await answer.json()) as { source: { id: string } };
  type Run = { readonly imports: readonly { readonly state: string; readonly objectsIn: number }[] };
  type Pulled = { readonly pull: { readonly runningSince: string | null } };
  for (;;) {
    const { imports } = await readJson<Run>(admin, `/imports?source=${source.id}`);
    const { pull: state } = await readJson<Pulled>(admin, `/sources/${source.id}`);
    const isOver = imports.length > 0 && imports.every((run) => run.state === 'finished' || run.state === 'failed');
    if (isOver && state.runningSince === null) return imports.reduce((sum, { objectsIn }) => sum + objectsIn, 0);
    await wait(200);
  }
}

/** How long a pull of each feed takes until all of it is imported, and how long others wait meanwhile. */
export async function measureFeeds(name: string, host: string, admin: Ask): Promise<Figure[]> {
  const ending = new AbortController();
  const others = longestOf(() => admin('/todos'), ending.signal);
  let objects = 0;
  const taxiiMs = await timeMs(async () => {
    objects = await pullAll(admin, 'taxii', `http://${host}/api1/collections/91a7b528/`);
  });
  let reports = 0;
  const mispMs = await timeMs(async () => {
    reports = await pullAll(admin, 'misp-feed', `http://${host}/misp/`);
  });
  ending.abort();
  return [
    atMost(`${name}: TAXII pull of 100,000 indicators, imported`, taxiiMs / 1_000, 's', 300),
    plain(`${name}: objects of the TAXII pull, of the MISP feed`, `${objects}, ${reports}`),
    atMost(`${name}: a MISP feed of 365 events with 20 attributes each, imported`, mispMs / 1_000, 's', 60),
    atMost(`${name}: longest wait for GET /api/todos while feeds are read`, await others, 'ms', 100),
  ];
}
