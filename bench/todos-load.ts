import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { atLeast, type Figure, median, plain } from './measure.ts';
import { freePort, type Product, root, signIn } from './product.ts';

const tasks = 50;
const rounds = 5;
const secondsARound = 4;

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

type Round = { readonly perSecond: number; readonly p99: number; readonly errors: number };

async function load(url: string, token: string, connections: number): Promise<Round> {
  const result = await autocannon({
    url,
    connections,
    duration: secondsARound,
    headers: { authorization: `Bearer ${token}` },
  });
  return { perSecond: result.requests.average, p99: result.latency.p99, errors: result.errors + result.non2xx };
}

/** `GET /api/todos` with 50 tasks, in turns with the same work by hand, so that both see the same machine. */
export async function measureTodos(product: Product): Promise<Figure[]> {
  const [account] = product.accounts();
  if (!account) throw new Error('The sample workspace has no accounts.');
  const { AccessToken } = await signIn(product, account);
  await fillTo50(product, AccessToken);
  const config = (await (await fetch(`${product.url}/identity/config.json`)).json()) as { userPoolId: string };
  const raw = await startRaw(product, `${product.url}/identity/${config.userPoolId}`);

  const ours: Round[] = [];
  const theirs: Round[] = [];
  await load(`${product.url}/api/todos`, AccessToken, 10);
  await load(raw.url, AccessToken, 10);
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(`${product.url}/api/todos`, AccessToken, 50));
    theirs.push(await load(raw.url, AccessToken, 50));
  }
  raw.stop();

  const errors = [...ours, ...theirs].reduce((sum, round) => sum + round.errors, 0);
  if (errors > 0) throw new Error(`${errors} of the requests failed; the figures would mean nothing.`);
  const rate = median(ours.map(({ perSecond }) => perSecond));
  const rawRate = median(theirs.map(({ perSecond }) => perSecond));
  return [
    plain(
      'GET /api/todos, 50 tasks, 50 connections',
      `${rate.toFixed(0)} requests/s, p99 ${median(ours.map(({ p99 }) => p99)).toFixed(0)} ms`,
    ),
    plain(
      'the same by hand on node:http',
      `${rawRate.toFixed(0)} requests/s, p99 ${median(theirs.map(({ p99 }) => p99)).toFixed(0)} ms`,
    ),
    atLeast('ratio to the hand-written server', rate / rawRate, '', 0.9, 2),
  ];
}
