import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { atLeast, type Figure, median, plain, ratio } from './measure.ts';
import { freePort, type Product, root, signIn } from './product.ts';

const tasks = 50;
/** The short form measures for a third of the time. */
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 3 : 5;
const secondsARound = isQuick ? 2 : 4;

async function fillTo50(product: Product, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const present = (await (await fetch(`${product.url}/api/todos`, { headers })).json()) as unknown[];
  for (let index = present.length; index < tasks; index++) {
    const body = JSON.stringify({ text: `Review the containment of incident ${index}`, completed: index % 3 === 0 });
    await fetch(`${product.url}/api/todos`, { method: 'POST', headers, body });
  }
}

async function startRaw(product: Product, issuer: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/raw-server.ts', product.folder, String(port), issuer], {
    cwd: root,
    stdio: 'inherit',
  });
  const url = `http://localhost:${port}`;
  for (;;) {
    if (await fetch(url).catch(() => undefined)) return { url, stop: () => child.kill() };
    await wait(20);
  }
}

type Round = {
  readonly perSecond: number;
  readonly p99: number;
  readonly longestMs: number;
  readonly bytes: number;
  readonly errors: number;
};

async function load(url: string, headers: Readonly<Record<string, string>>, connections: number): Promise<Round> {
  const { requests, latency, throughput, errors, non2xx } = await autocannon({
    url,
    headers,
    connections,
    duration: secondsARound,
  });
  const bytes = throughput.total / requests.total;
  return { perSecond: requests.average, p99: latency.p99, longestMs: latency.max, bytes, errors: errors + non2xx };
}

type Loaded = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** Loads each for some seconds, in turns, so that all see the same machine. */
async function loadInTurns(all: readonly Loaded[]): Promise<Round[][]> {
  const rows: Round[][] = all.map(() => []);
  for (const { url, headers } of all) await load(url, headers, 10);
  for (let round = 0; round < rounds; round++)
    for (const [index, { url, headers }] of all.entries()) rows[index]?.push(await load(url, headers, 50));
  const errors = rows.flat().reduce((sum, round) => sum + round.errors, 0);
  if (errors > 0) throw new Error(`${errors} of the requests failed; the figures would mean nothing.`);
  return rows;
}

const middle = (rows: readonly Round[] | undefined, of: keyof Round) => median((rows ?? []).map((row) => row[of]));

/** The middle of each pair's ratio: a moment in which the machine was busy falls on both. */
const ratioOf = (ours: readonly Round[] = [], theirs: readonly Round[] = []) =>
  median(ours.map(({ perSecond }, index) => perSecond / (theirs[index]?.perSecond ?? Number.NaN)));

const describe = (rows: readonly Round[] | undefined) =>
  `${middle(rows, 'perSecond').toFixed(0)} requests/s, p99 ${middle(rows, 'p99').toFixed(0)} ms, longest ${Math.max(...(rows ?? []).map(({ longestMs }) => longestMs)).toFixed(0)} ms`;

async function signInWithTasks(product: Product): Promise<string> {
  const [account] = product.accounts();
  if (!account) throw new Error('The sample workspace has no accounts.');
  const { AccessToken } = await signIn(product, account);
  await fillTo50(product, AccessToken);
  return AccessToken;
}

/** The cost of each compression of an 11 kB response, compared with sending it uncompressed. */
export async function measureCompression(product: Product): Promise<Figure[]> {
  const authorization = `Bearer ${await signInWithTasks(product)}`;
  const url = `${product.url}/api/todos`;
  const ways = ['zstd', 'br', 'gzip'];
  const asked = [{ url, headers: { authorization } }];
  for (const way of ways) asked.push({ url, headers: { authorization, 'accept-encoding': way } as never });
  const [asItIs, ...compressed] = await loadInTurns(asked);
  const tell = (rows: readonly Round[] | undefined) =>
    `${describe(rows)}, ${middle(rows, 'bytes').toFixed(0)} bytes each`;
  return [
    plain('GET /api/todos, 50 tasks, as it is', tell(asItIs)),
    ...ways.flatMap((way, index) => [
      plain(`the same as ${way}`, tell(compressed[index])),
      atLeast(`ratio of ${way} to as it is`, ratioOf(compressed[index], asItIs), '', 0.5, 2),
    ]),
  ];
}

/** `GET /api/todos` with 50 tasks, alternating with the hand-written server. */
export async function measureTodos(product: Product): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${await signInWithTasks(product)}` };
  const config = (await (await fetch(`${product.url}/identity/config.json`)).json()) as { userPoolId: string };
  const raw = await startRaw(product, `${product.url}/identity/${config.userPoolId}`);
  const [ours, theirs] = await loadInTurns([
    { url: `${product.url}/api/todos`, headers },
    { url: raw.url, headers },
  ]).finally(raw.stop);
  return [
    plain('GET /api/todos, 50 tasks, 50 connections', describe(ours)),
    plain('the same by hand on node:http', describe(theirs)),
    ratio('ratio to the hand-written server', ratioOf(ours, theirs), 0.9),
  ];
}
