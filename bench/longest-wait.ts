import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventsOf, incidentsOfYear } from './busy-year.ts';
import { createDatabase, type Filling, fillPostgres, fillSqlite } from './fill-table.ts';
import { clientFor } from './intelligence-load.ts';
import { type LongWork, longWork } from './long-work.ts';
import { atMost, type Figure, plain, timeMs } from './measure.ts';
import { makeFolder, type Product, removeFolder, root, startProduct } from './product.ts';

const aimMs = 100;
const pollIntervalMs = 5;
/** The product with a watch on its event loop. */
export const watched = [
  ...[process.execPath, '--max-semi-space-size=4', '--import', join(root, 'bench', 'watch-event-loop.ts')],
  'apps/server/src/main.ts',
];

/** The longest time that someone who asks all the time waits for an answer. */
export async function longestOf(ask: () => Promise<Response>, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    longest = Math.max(longest, await timeMs(async () => (await ask()).arrayBuffer()));
    await wait(pollIntervalMs);
  }
  return longest;
}

type Stretch = { readonly delayMs: number; readonly computedMs: number };

/** The longest event-loop delay since the last call, and the longest computation without a pause. */
export async function readStretch({ folder, processId }: Product): Promise<Stretch> {
  const file = join(folder, 'event-loop-delay');
  rmSync(file, { force: true });
  process.kill(processId, 'SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(10);
  return JSON.parse(readFileSync(file, 'utf8')) as Stretch;
}

async function measureWork(product: Product, setup: string, { name, prepare }: LongWork): Promise<Figure[]> {
  const run = prepare();
  const [worker, other] = [await clientFor(product, 'analyst'), await clientFor(product, 'admin')];
  await readStretch(product);
  const done = new AbortController();
  const waits = Promise.all([
    longestOf(() => fetch(`${product.url}/health`), done.signal),
    longestOf(() => other('/todos'), done.signal),
  ]);
  const tookMs = await timeMs(() => run(worker));
  done.abort();
  const [health, todos] = await waits;
  const about = `${setup}: ${name}`;
  const { delayMs, computedMs } = await readStretch(product);
  return [
    plain(about, `${(tookMs / 1_000).toFixed(1)} s`),
    atMost(`${about}: longest event-loop delay`, delayMs, 'ms', aimMs),
    atMost(`${about}: most processor time between two turns`, computedMs, 'ms', aimMs),
    plain(`${about}: longest wait for GET /health`, `${health.toFixed(0)} ms`),
    plain(`${about}: longest wait for GET /api/todos`, `${todos.toFixed(0)} ms`),
  ];
}

type Setup = {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly fill: (folder: string, filling: Filling) => Promise<number> | number;
};

/** A product with a busy year behind it. */
async function startBusy({ settings, fill }: Setup, folder: string): Promise<Product> {
  const first = await startProduct(folder, undefined, settings);
  const { id } = (await (await (await clientFor(first, 'analyst'))('/users/profile')).json()) as { id: string };
  await first.stop();
  for (const filling of [eventsOf(id, Date.now()), incidentsOfYear(Date.now())]) await fill(folder, filling);
  return startProduct(folder, watched, settings);
}

async function measureSetup(setup: Setup): Promise<Figure[]> {
  const folder = makeFolder();
  const product = await startBusy(setup, folder);
  const figures: Figure[] = [];
  for (const work of longWork) figures.push(...(await measureWork(product, setup.name, work)));
  await product.stop();
  removeFolder(folder);
  return figures;
}

/** How long others wait while someone's long work is done, on both databases: a p99 would hide one stall. */
export async function measureLongestWaits(): Promise<Figure[]> {
  const onSqlite = await measureSetup({ name: 'SQLite', settings: {}, fill: fillSqlite });
  const server = process.env.HALYARD_BENCH_DATABASE_URL;
  if (!server) return [...onSqlite, plain('PostgreSQL', 'not measured: no server could be started')];
  const url = await createDatabase(server, `longest_wait_${Date.now()}`);
  const fill = (_folder: string, filling: Filling) => fillPostgres(url, filling);
  return [...onSqlite, ...(await measureSetup({ name: 'PostgreSQL', settings: { DATABASE_URL: url }, fill }))];
}
