import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { measureFeeds, openFeeds } from './feeds-load.ts';
import { createDatabase, type Filling, fillPostgres, fillSqlite } from './fill-table.ts';
import { clientFor } from './intelligence-load.ts';
import { longestOf } from './longest-wait.ts';
import { atMost, type Figure, plain } from './measure.ts';
import { bothEnds, percentile } from './percentile.ts';
import { makeFolder, type Product, removeFolder, startProduct } from './product.ts';

const perSecond = 500;
const seconds = Number(process.env.HALYARD_BENCH_INTAKE_SECONDS ?? 600);
const repeatsPerSecond = 5_000;
const repeatSeconds = 60;
const repeatedAlerts = 200;
const storedAlerts = 1_000_000;

type Ask = Awaited<ReturnType<typeof clientFor>>;
type Sender = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly id: string };
type SourceState = {
  readonly waiting: number;
  readonly deadLetters: number;
  readonly counts: { readonly items: number; readonly created: number; readonly rejected: number };
};

export async function addSource(product: Product, admin: Ask): Promise<Sender> {
  const draft = { name: 'Bench', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
  const answer = await admin('/sources', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  });
  const { source, token } = (await answer.json()) as { source: { id: string }; token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { url: `${product.url}/api/intake/${source.id}`, headers, id: source.id };
}

/** An alert of about 1 kB with five observables; two of the same number are the same alert. */
export function alertOf(number: number, at: number) {
  const [third, fourth] = [(number >> 8) & 255, number & 255];
  return {
    id: `bench-${number}`,
    title: `Connection ${number} to a rare address`,
    severity: ['low', 'medium', 'high'][number % 3],
    timestamp: new Date(at).toISOString(),
    host: `ws-${number % 5_000}`,
    user: `user-${number % 2_000}`,
    src_ip: `10.${(number >> 16) & 255}.${third}.${fourth}`,
    dest_ip: `203.0.${third}.${fourth}`,
    domain: `n${number}.example.net`,
    sha256: number.toString(16).padStart(64, '0'),
    url: `https://n${number}.example.net/a/${number}`,
    description: 'Traffic to an address that no other host has asked for in thirty days. '.repeat(6),
  };
}

/** Sends at a steady pace, however slow the answers are; resolves with the times of all answers. */
export async function sendSteadily(sender: Sender, rate: number, lastsMs: number, bodyOf: (index: number) => string) {
  const times: number[] = [];
  const failures = new Map<number | string, number>();
  const begin = performance.now();
  const open: Promise<void>[] = [];
  const sendOne = async (index: number) => {
    const asked = performance.now();
    const sent = fetch(sender.url, { method: 'POST', headers: sender.headers, body: bodyOf(index) });
    const answer = await sent.catch((cause: Error) => cause);
    if (!(answer instanceof Error)) await answer.arrayBuffer();
    const status = answer instanceof Error ? answer.message : answer.status;
    if (status === 202) times.push(performance.now() - asked);
    else failures.set(status, (failures.get(status) ?? 0) + 1);
  };
  for (let index = 0; performance.now() - begin < lastsMs; ) {
    const due = Math.floor(((performance.now() - begin) / 1_000) * rate);
    while (index < due) open.push(sendOne(index++));
    await wait(5);
  }
  await Promise.all(open);
  return {
    times,
    sent: open.length,
    failures: [...failures].map(([status, count]) => `${count} × ${status}`).join(', '),
  };
}

const readState = async (admin: Ask, { id }: Sender) => (await (await admin(`/sources/${id}`)).json()) as SourceState;

/** Until nothing waits anymore; the latency of the oldest delivery of the last second. */
export async function untilMapped(admin: Ask, sender: Sender): Promise<number> {
  const begin = performance.now();
  while ((await readState(admin, sender)).waiting > 0) await wait(250);
  return performance.now() - begin;
}

/** From sending one alert until the list shows it, again and again while `signal` is quiet. */
async function watchArrival(admin: Ask, sender: Sender, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; !signal.aborted; turn++) {
    const begin = performance.now();
    const body = JSON.stringify(alertOf(50_000_000 + turn, Date.now()));
    await (await fetch(sender.url, { method: 'POST', headers: sender.headers, body })).arrayBuffer();
    const search = `bench-${50_000_000 + turn}`;
    const isShown = async () => {
      const answer = await admin(`/received-alerts?sort=lastSeen&limit=200&source=${sender.id}`);
      return (await answer.text()).includes(`Connection ${search.slice(6)} `);
    };
    while (!(await isShown()) && performance.now() - begin < 30_000) await wait(200);
    times.push(performance.now() - begin);
    await wait(500);
  }
  return times;
}

const residentMb = ({ processId }: Product) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

async function measureStream(product: Product, name: string, admin: Ask): Promise<Figure[]> {
  const sender = await addSource(product, admin);
  const ending = new AbortController();
  const others = longestOf(() => admin('/todos'), ending.signal);
  const arrivals = watchArrival(admin, await addSource(product, admin), ending.signal);
  const { times, sent, failures } = await sendSteadily(sender, perSecond, seconds * 1_000, (index) =>
    JSON.stringify(alertOf(index, Date.now())),
  );
  ending.abort();
  const behindMs = await untilMapped(admin, sender);
  const { counts, deadLetters } = await readState(admin, sender);
  const shown = await arrivals;
  const about = `${name}: ${perSecond} alerts a second for ${seconds} s`;
  return [
    plain(`${about}: accepted of sent`, `${times.length} of ${sent}${failures && ` (${failures})`}`),
    plain(`${about}: created, dead letters`, `${counts.created}, ${deadLetters}`),
    atMost(`${about}: p99 of the 202`, percentile(times, 0.99), 'ms', 100),
    plain(`${about}: the 202`, bothEnds(times)),
    atMost(`${about}: on the list, p95`, percentile(shown, 0.95), 'ms', 2_000),
    plain(`${about}: behind at the end`, `${(behindMs / 1_000).toFixed(1)} s`),
    atMost(`${about}: longest wait for GET /api/todos`, await others, 'ms', 100),
    plain(`${about}: memory afterwards`, `${residentMb(product).toFixed(0)} MB`),
  ];
}

async function measureRepeats(product: Product, name: string, admin: Ask): Promise<Figure[]> {
  const sender = await addSource(product, admin);
  const each = 100;
  const { times, failures } = await sendSteadily(sender, repeatsPerSecond / each, repeatSeconds * 1_000, (index) =>
    JSON.stringify(
      // No two deliveries are the same: one that is sent again is kept once.
      Array.from({ length: each }, (_, at) =>
        Object.assign(alertOf((index * each + at) % repeatedAlerts, Date.now() + at), { delivery: index }),
      ),
    ),
  );
  const behindMs = await untilMapped(admin, sender);
  const { counts } = await readState(admin, sender);
  const about = `${name}: ${repeatsPerSecond} repeats a second for ${repeatSeconds} s`;
  return [
    plain(`${about}: accepted, counted`, `${times.length * each}${failures && ` (${failures})`}, ${counts.items}`),
    plain(`${about}: alerts`, String(counts.created)),
    plain(`${about}: the 202 of 100 at once`, bothEnds(times)),
    plain(`${about}: behind at the end`, `${(behindMs / 1_000).toFixed(1)} s`),
  ];
}

export const alertColumns = [
  ...['id', 'number', 'fingerprint', 'fingerprint_version', 'key_fields', 'search_text', 'facts_at', 'title'],
  ...['severity', 'severity_stated', 'techniques', 'tags', 'observables', 'source_state', 'work_status', 'entity'],
  ...['count', 'unmapped', 'is_test', 'version', 'sample', 'state_at', 'state_delivery', 'first_seen', 'last_seen'],
  ...['acknowledge_by', 'close_by', 'due_at', 'created_at', 'updated_at'],
];
const minuteMs = 60_000;

/** Alerts of two years; one in fifty is open. */
const manyAlerts = (now: number): Filling => ({
  table: 'alerts',
  columns: alertColumns,
  rows: storedAlerts,
  makeRow: (index) => {
    const at = now - index * minuteMs;
    const title = `Connection ${index} to a rare address`;
    const entity = `ws-${index % 5_000}`;
    const isOpen = index % 50 === 0;
    return [
      ...[`bench-alert-${index}`, 10_000_000 + index, `bench-${index}`, 1, '[]', `${title.toLowerCase()} ${entity}`],
      ...['{}', title, ['Low', 'Medium', 'High', 'Critical'][index % 4] ?? 'Low', 1, '[]', '[]', '[]'],
      ...['unknown', isOpen ? 'New' : 'Closed', entity, 1, 0, 0, 1, 0, at, 0, at, at],
      ...[at + 60 * minuteMs, at + 480 * minuteMs, isOpen ? at + 60 * minuteMs : null, at, at],
    ];
  },
});

export const lists = [
  ['most urgent first', '/received-alerts?status=New,Acknowledged,In%20progress'],
  ['closed, newest first', '/received-alerts?status=Closed&sort=lastSeen'],
  ['by severity', '/received-alerts?sort=severity&severity=Critical'],
  ['a search for one', '/received-alerts?search=connection%20733001'],
  ['a search for many', '/received-alerts?search=rare%20address'],
] as const;

async function measureLists(name: string, admin: Ask): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, path] of lists) {
    const times: number[] = [];
    for (let turn = 0; turn < 30; turn++) {
      const begin = performance.now();
      const answer = await admin(path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - begin);
    }
    figures.push(atMost(`${name}: 1,000,000 alerts, ${what}, p95`, percentile(times, 0.95), 'ms', 150));
  }
  return figures;
}

type Setup = {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly fill: (folder: string, filling: Filling) => Promise<number> | number;
};

async function measureSetup({ name, settings, fill }: Setup): Promise<Figure[]> {
  const folder = makeFolder();
  const figures: Figure[] = [];
  const feeds = await openFeeds();
  let product = await startProduct(folder, undefined, { ...settings, HALYARD_EGRESS_ALLOW: feeds.host });
  let admin = await clientFor(product, 'admin');
  // The indicators that this brings are what the alerts of the stream are compared with.
  figures.push(...(await measureFeeds(name, feeds.host, admin)));
  feeds.close();
  figures.push(...(await measureStream(product, name, admin)));
  figures.push(...(await measureRepeats(product, name, admin)));
  await product.stop();
  await fill(folder, manyAlerts(Date.now()));
  product = await startProduct(folder, undefined, settings);
  admin = await clientFor(product, 'admin');
  figures.push(...(await measureLists(name, admin)));
  await product.stop();
  removeFolder(folder);
  return figures;
}

/** How fast alerts are accepted, mapped and shown, and how long lists of many take, on both databases. */
export async function measureInflow(): Promise<Figure[]> {
  const onSqlite = await measureSetup({ name: 'SQLite', settings: {}, fill: fillSqlite });
  const server = process.env.HALYARD_BENCH_DATABASE_URL;
  if (!server) return [...onSqlite, plain('PostgreSQL', 'not measured: no server could be started')];
  const url = await createDatabase(server, `inflow_${Date.now()}`);
  const fill = (_folder: string, filling: Filling) => fillPostgres(url, filling);
  return [...onSqlite, ...(await measureSetup({ name: 'PostgreSQL', settings: { DATABASE_URL: url }, fill }))];
}
