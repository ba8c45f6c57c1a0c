import { setTimeout as wait } from 'node:timers/promises';
import { ask, askStreamed, makePerson, type Person } from './assistant-client.ts';
import { kinds } from './assistant-questions.ts';
import { millionRecords } from './assistant-records.ts';
import { createDatabase, type Filling, fillPostgres, fillSqlite } from './fill-table.ts';
import { clientFor } from './intelligence-load.ts';
import { longestOf, readStretch, watched } from './longest-wait.ts';
import { atMost, type Figure, plain } from './measure.ts';
import { bothEnds, percentile } from './percentile.ts';
import { makeFolder, type Product, removeFolder, startProduct } from './product.ts';
import { residentMegabytes } from './start-up.ts';

const people = 50;
const rounds = 6;
const askedAtOnce = 16;
const askedPaced = 5;
const pauseMs = 2_000;
const aimMs = 100;

type Wording = { readonly kind: string; readonly message: string; readonly after: string | undefined };

const wordings = kinds.flatMap(({ kind, asked, after }) => asked.map((message): Wording => ({ kind, message, after })));
const wordingOf = (turn: number) => wordings[turn % wordings.length] ?? wordings[0];

/** Asks as the kind wants it: a follow-up comes after another question, which is not measured. */
async function askOf(person: Person, { message, after }: Wording): Promise<number | undefined> {
  if (after) await ask(person, after);
  return ask(person, message);
}

type Taken = number | undefined;

const answered = (taken: readonly Taken[]) => taken.filter((time) => time !== undefined);
const failed = (taken: readonly Taken[]) => `${taken.length - answered(taken).length} of ${taken.length}`;

const p95Of = (name: string, times: readonly number[]) =>
  atMost(`${name}, p95 (p50 ${percentile(times, 0.5).toFixed(1)} ms)`, percentile(times, 0.95), 'ms', aimMs, 1);

/** One person after the other; the first round is not measured, since each wording is made ready in it. */
async function measureOneByOne(name: string, askers: readonly Person[]): Promise<Figure[]> {
  const times = new Map<string, Taken[]>(kinds.map(({ kind }) => [kind, []]));
  let turn = 0;
  for (let round = 0; round < rounds; round++)
    for (const wording of wordings) {
      const asker = askers[turn++ % askers.length];
      const time = asker && (await askOf(asker, wording));
      if (round > 0) times.get(wording.kind)?.push(time);
    }
  const all = [...times.values()].flat();
  return [
    p95Of(`${name}: one person after the other, all questions`, answered(all)),
    ...[...times].map(([kind, taken]) => p95Of(`${name}: ${kind}`, answered(taken))),
    plain(`${name}: one person after the other, without an answer`, failed(all)),
  ];
}

async function measureStreams(name: string, askers: readonly Person[]): Promise<Figure[]> {
  const streams = [];
  for (const [index, asker] of askers.entries())
    streams.push(await askStreamed(asker, index % 2 === 0 ? 'How many incidents are open?' : 'Incidents by severity'));
  const first = bothEnds(streams.map((one) => one.first));
  const whole = bothEnds(streams.map((one) => one.whole));
  return [plain(`${name}: streamed, the first frame`, first), plain(`${name}: streamed, the whole answer`, whole)];
}

/** Fifty people ask a question every two seconds each, which is what fifty busy people do. */
async function measurePaced(name: string, askers: readonly Person[]): Promise<Figure[]> {
  const times: Taken[] = [];
  await Promise.all(
    askers.map(async (asker, index) => {
      await wait((index * pauseMs) / people);
      for (let turn = 0; turn < askedPaced; turn++) {
        times.push(await ask(asker, wordingOf(index * 3 + turn * 7)?.message ?? ''));
        await wait(pauseMs);
      }
    }),
  );
  return [
    p95Of(`${name}: ${people} people, a question every 2 s each`, answered(times)),
    plain(`${name}: of these without an answer`, failed(times)),
  ];
}

/** Fifty concurrent users without a pause, while two others do something else. */
async function measureTogether(product: Product, name: string, askers: readonly Person[]): Promise<Figure[]> {
  const other = await clientFor(product, 'admin');
  await readStretch(product);
  const done = new AbortController();
  const waits = Promise.all([
    longestOf(() => fetch(`${product.url}/health`), done.signal),
    longestOf(() => other('/todos'), done.signal),
  ]);
  const times: Taken[] = [];
  const begin = performance.now();
  await Promise.all(
    askers.map(async (asker, index) => {
      for (let turn = 0; turn < askedAtOnce; turn++)
        times.push(await ask(asker, wordingOf(index + turn * 7)?.message ?? ''));
    }),
  );
  const perSecond = times.length / ((performance.now() - begin) / 1_000);
  done.abort();
  const [health, todos] = await waits;
  const { delayMs } = await readStretch(product);
  return [
    plain(`${name}: ${people} people who ask without a pause`, bothEnds(answered(times))),
    plain(`${name}: of these without an answer`, failed(times)),
    plain(`${name}: answers a second meanwhile`, perSecond.toFixed(0)),
    plain(`${name}: longest event-loop delay meanwhile`, `${delayMs.toFixed(0)} ms`),
    plain(`${name}: longest wait for GET /health meanwhile`, `${health.toFixed(0)} ms`),
    plain(`${name}: longest wait for GET /api/todos meanwhile`, `${todos.toFixed(0)} ms`),
  ];
}

type Setup = {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly fill: (folder: string, filling: Filling) => Promise<number> | number;
};

/** Everything that is measured of a product with its records. */
export async function measureAsking(product: Product, name: string): Promise<Figure[]> {
  const askers: Person[] = [];
  for (let index = 0; index < people; index++) askers.push(await makePerson(product, `bench.${index}@example.com`));
  await wait(10_000);
  const resident = () => (process.platform === 'linux' ? `${residentMegabytes(product.processId).toFixed(0)} MB` : '?');
  const before = resident();
  const [opening] = askers;
  const first = opening && (await ask(opening, 'How many threats are critical?'));
  const oneByOne = await measureOneByOne(name, askers);
  const streams = await measureStreams(name, askers);
  const between = resident();
  const paced = await measurePaced(name, askers);
  const together = await measureTogether(product, name, askers);
  const memory = `${before}, ${between}, ${resident()}`;
  return [
    plain(`${name}: the first question after a start`, `${first?.toFixed(0)} ms`),
    ...oneByOne,
    ...streams,
    ...paced,
    ...together,
    plain(`${name}: memory of the server before, after they asked one by one, and after all at once`, memory),
  ];
}

async function measureSetup({ name, settings, fill }: Setup): Promise<Figure[]> {
  const folder = makeFolder();
  const first = await startProduct(folder, undefined, settings);
  await first.stop();
  for (const filling of millionRecords(Date.now())) await fill(folder, filling);
  const product = await startProduct(folder, watched, settings);
  const figures = await measureAsking(product, name);
  await product.stop();
  removeFolder(folder);
  return figures;
}

/** The built-in engine among a million records: how long a full answer takes over HTTP, on both databases. */
export async function measureAssistant(): Promise<Figure[]> {
  const onSqlite = await measureSetup({ name: 'SQLite', settings: {}, fill: fillSqlite });
  const server = process.env.HALYARD_BENCH_DATABASE_URL;
  if (!server) return [...onSqlite, plain('PostgreSQL', 'not measured: no server could be started')];
  const url = await createDatabase(server, `assistant_${Date.now()}`);
  const fill = (_folder: string, filling: Filling) => fillPostgres(url, filling);
  return [...onSqlite, ...(await measureSetup({ name: 'PostgreSQL', settings: { DATABASE_URL: url }, fill }))];
}
