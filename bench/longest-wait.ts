import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from './fill-table.ts';
import { type Ask, askAs, importedObjects, makeBundle } from './intelligence-load.ts';
import { atMost, type Figure, plain, timeMs } from './measure.ts';
import { makeFolder, type Product, removeFolder, root, startProduct } from './product.ts';

const aimMs = 100;
const askEveryMs = 5;
const watched = [
  ...[process.execPath, '--max-semi-space-size=4', '--import', join(root, 'bench', 'watch-event-loop.ts')],
  'apps/server/src/main.ts',
];

/** One piece of long work; what the ones before it have left is there. */
type LongWork = { readonly name: string; readonly run: (ask: Ask) => Promise<void> };

type Sheet = { readonly id: string; readonly state: string };

async function untilItIs(ask: Ask, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { import: sheet } = (await (await ask(`/imports/${id}`)).json()) as { import: Sheet };
    if (sheet.state === wanted) return;
    if (['failed', 'cancelled'].includes(sheet.state)) throw new Error(`The import ended as ${sheet.state}.`);
    await wait(20);
  }
}

const objects = importedObjects.toLocaleString('en');

/** Long work of every kind; a new kind is one more entry. */
const longWork: readonly LongWork[] = [
  {
    name: `import of ${objects} objects, publishing included`,
    async run(ask) {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: makeBundle() };
      const { id } = (await (await ask('/imports?name=bench.json', init)).json()) as Sheet;
      await untilItIs(ask, id, 'finished');
    },
  },
  {
    name: `import of ${objects} newer versions of them`,
    async run(ask) {
      const headers = { 'content-type': 'application/json' };
      const body = makeBundle().replaceAll('"name":"', '"name":"Changed ').replaceAll('2026-11-20T', '2026-11-21T');
      const { id } = (await (await ask('/imports?name=newer.json', { method: 'POST', headers, body })).json()) as Sheet;
      await untilItIs(ask, id, 'finished');
    },
  },
  {
    name: `undo of an import that changed ${objects} objects`,
    run: (ask) => undoNewest(ask),
  },
  {
    name: `undo of an import of ${objects} objects`,
    run: (ask) => undoNewest(ask),
  },
];

async function undoNewest(ask: Ask): Promise<void> {
  const { imports } = (await (await ask('/imports')).json()) as { imports: Sheet[] };
  const newest = imports.find(({ state }) => state === 'finished');
  if (!newest) throw new Error('There is no import to undo.');
  await ask(`/imports/${newest.id}/undo`, { method: 'POST' });
  await untilItIs(ask, newest.id, 'undone');
}

/** The longest time that somebody who asks all the time waits for an answer. */
async function longestOf(ask: () => Promise<Response>, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    longest = Math.max(longest, await timeMs(async () => (await ask()).arrayBuffer()));
    await wait(askEveryMs);
  }
  return longest;
}

/** The longest event-loop delay since the last time it was asked for. */
async function readLoopDelay({ folder, processId }: Product): Promise<number> {
  const file = join(folder, 'event-loop-delay');
  rmSync(file, { force: true });
  process.kill(processId, 'SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(10);
  return Number(readFileSync(file, 'utf8'));
}

async function measureWork(product: Product, place: string, { name, run }: LongWork): Promise<Figure[]> {
  const [worker, other] = [await askAs(product, 'analyst'), await askAs(product, 'admin')];
  await readLoopDelay(product);
  const done = new AbortController();
  const waits = Promise.all([
    longestOf(() => fetch(`${product.url}/health`), done.signal),
    longestOf(() => other('/todos'), done.signal),
  ]);
  const tookMs = await timeMs(() => run(worker));
  done.abort();
  const [health, todos] = await waits;
  const about = `${place}: ${name}`;
  return [
    plain(about, `${(tookMs / 1_000).toFixed(1)} s`),
    atMost(`${about}: longest event-loop delay`, await readLoopDelay(product), 'ms', aimMs),
    plain(`${about}: longest wait for GET /health`, `${health.toFixed(0)} ms`),
    plain(`${about}: longest wait for GET /api/todos`, `${todos.toFixed(0)} ms`),
  ];
}

async function measurePlace(place: string, settings: Readonly<Record<string, string>>): Promise<Figure[]> {
  const folder = makeFolder();
  const product = await startProduct(folder, watched, settings);
  const figures: Figure[] = [];
  for (const work of longWork) figures.push(...(await measureWork(product, place, work)));
  await product.stop();
  removeFolder(folder);
  return figures;
}

/** How long others wait while somebody's long work is done, on both databases: a p99 would hide one stall. */
export async function measureLongestWaits(): Promise<Figure[]> {
  const onSqlite = await measurePlace('SQLite', {});
  const server = process.env.HALYARD_BENCH_DATABASE_URL;
  if (!server) return [...onSqlite, plain('PostgreSQL', 'not measured: no server could be started')];
  const url = await createDatabase(server, `longest_wait_${Date.now()}`);
  return [...onSqlite, ...(await measurePlace('PostgreSQL', { DATABASE_URL: url }))];
}
