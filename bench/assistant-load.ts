import { createDatabase, type Filling, fillPostgres, fillSqlite } from './fill-table.ts';
import { manyIncidents, records } from './intelligence-load.ts';
import { register } from './live-load.ts';
import { atMost, type Figure, plain, timeMs } from './measure.ts';
import { percentile } from './percentile.ts';
import { makeFolder, type Product, removeFolder, startProduct } from './product.ts';

const people = 50;
const rounds = 5;

/** What people ask most, each about something else. */
const questions = [
  'How many incidents are open?',
  'List the critical incidents that are unresolved',
  'Which incidents are overdue?',
  'Which incidents are assigned to me?',
  'Incidents by severity',
  'What is the average resolution time?',
  'How many incidents were resolved in the last 7 days?',
  'incidents mentioning beacon',
  'How many threats are critical?',
  'Threats by severity',
  'Wie viele Vorfälle sind offen?',
  '¿Cuántos incidentes están abiertos?',
  'How many tasks do I have?',
  'Do I have unread notifications?',
  'Find beacon',
  'Why did incidents rise?',
] as const;

async function ask(product: Product, token: string, message: string): Promise<number> {
  return timeMs(async () => {
    const answer = await fetch(`${product.url}/api/assistant/query`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    });
    if (!answer.ok) throw new Error(`“${message}” was answered with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  });
}

/** The slowest question is named: an average hides it. */
async function measureOneByOne(product: Product, name: string, tokens: readonly string[]): Promise<Figure[]> {
  const times = new Map<string, number[]>(questions.map((question) => [question, []]));
  let turn = 0;
  for (let round = 0; round < rounds * 4; round++)
    for (const question of questions) {
      const time = await ask(product, tokens[turn++ % tokens.length] ?? '', question);
      if (round > 0) times.get(question)?.push(time);
    }
  const all = [...times.values()].flat();
  const slowest = [...times]
    .map(([question, taken]) => ({ question, p50: percentile(taken, 0.5) }))
    .reduce((worst, one) => (one.p50 > worst.p50 ? one : worst));
  const p50 = percentile(all, 0.5).toFixed(1);
  return [
    atMost(
      `${name}: a full answer, one person after the other, p95 (p50 ${p50} ms)`,
      percentile(all, 0.95),
      'ms',
      100,
      1,
    ),
    plain(`${name}: the slowest question, “${slowest.question}”`, `p50 ${slowest.p50.toFixed(1)} ms`),
  ];
}

async function measureTogether(product: Product, name: string, tokens: readonly string[]): Promise<Figure[]> {
  const times: number[] = [];
  const begin = performance.now();
  await Promise.all(
    tokens.map(async (token, index) => {
      for (let turn = 0; turn < questions.length; turn++)
        times.push(await ask(product, token, questions[(index + turn) % questions.length] ?? questions[0]));
    }),
  );
  const perSecond = times.length / ((performance.now() - begin) / 1_000);
  const p50 = percentile(times, 0.5).toFixed(0);
  return [
    plain(
      `${name}: ${people} people who ask without a pause, a full answer`,
      `p50 ${p50} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
    ),
    plain(`${name}: answers a second meanwhile`, perSecond.toFixed(0)),
  ];
}

/** Fifty people ask a question every two seconds each, which is what fifty busy people do. */
async function measurePaced(product: Product, name: string, tokens: readonly string[]): Promise<Figure[]> {
  const times: number[] = [];
  const pauseMs = 2_000;
  await Promise.all(
    tokens.map(async (token, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * pauseMs) / people));
      for (let turn = 0; turn < rounds; turn++) {
        times.push(await ask(product, token, questions[(index * 3 + turn) % questions.length] ?? questions[0]));
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }),
  );
  const p50 = percentile(times, 0.5).toFixed(1);
  return [
    atMost(
      `${name}: ${people} people, a question every 2 s each, p95 (p50 ${p50} ms)`,
      percentile(times, 0.95),
      'ms',
      100,
      1,
    ),
  ];
}

type Setup = {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly fill: (folder: string, filling: Filling) => Promise<number> | number;
};

async function measureSetup({ name, settings, fill }: Setup): Promise<Figure[]> {
  const folder = makeFolder();
  const start = () => startProduct(folder, undefined, { HALYARD_CRIME_DIR: `${folder}/crime`, ...settings });
  const first = await start();
  await first.stop();
  await fill(folder, records(0, 100_000));
  await fill(folder, manyIncidents(Date.now()));
  const product = await start();
  const tokens: string[] = [];
  for (let index = 0; index < people; index++) tokens.push(await register(product, `bench.${index}@example.com`));
  const figures = [
    ...(await measureOneByOne(product, name, tokens)),
    ...(await measurePaced(product, name, tokens)),
    ...(await measureTogether(product, name, tokens)),
  ];
  await product.stop();
  removeFolder(folder);
  return figures;
}

/** The built-in engine: how long a full answer takes, over HTTP, with 100,000 records of each kind. */
export async function measureAssistant(): Promise<Figure[]> {
  const onSqlite = await measureSetup({ name: 'SQLite', settings: {}, fill: fillSqlite });
  const server = process.env.HALYARD_BENCH_DATABASE_URL;
  if (!server) return [...onSqlite, plain('PostgreSQL', 'not measured: no server could be started')];
  const url = await createDatabase(server, 'assistant');
  const fill = (_folder: string, filling: Filling) => fillPostgres(url, filling);
  return [...onSqlite, ...(await measureSetup({ name: 'PostgreSQL', settings: { DATABASE_URL: url }, fill }))];
}
