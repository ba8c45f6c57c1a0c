import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { chromium } from 'playwright-core';
import { atLeast, atMost, type Figure, median, plain, repeat, timeMs } from './measure.ts';
import { makeFolder, type Product, removeFolder, root, signIn, startProduct } from './product.ts';
import { monthsFrom2023, rowsOfMonth, writeMonth } from './street-files.ts';

const times = 7;
const limitSeconds = 10;
const withoutSample = { HALYARD_SAMPLE_WORKSPACE: 'off', HALYARD_ADMIN_EMAIL: 'bench@example.com' } as const;
const password = 'Night-chart-7781';

const perSecond = (rows: number, ms: number) => `${Math.round(rows / (ms / 1_000)).toLocaleString('en')} rows/s`;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

/** The peak memory of a process and its children is not recorded anywhere: it is sampled. */
function residentOfTree(processId: number): number {
  const children = spawnSync('pgrep', ['-P', String(processId)], { encoding: 'utf8' }).stdout;
  const own = /VmRSS:\s+(\d+)/.exec(readStatus(processId))?.[1];
  const below = children.split('\n').filter(Boolean).map(Number);
  return Number(own ?? 0) / 1_024 + below.reduce((sum, child) => sum + residentOfTree(child), 0);
}

function readStatus(processId: number): string {
  try {
    return readFileSync(`/proc/${processId}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Runs the product's own command to its end; returns the time and the most memory of it and its children. */
async function importByCommand(folder: string, path: string): Promise<{ ms: number; peak: number }> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['apps/server/src/halyard.ts', 'crime', 'import', path], {
    cwd: root,
    env: { ...process.env, ...withoutSample, HALYARD_ADMIN_PASSWORD: password, HALYARD_DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let code: number | null | undefined;
  child.once('exit', (ended) => {
    code = ended;
  });
  let peak = 0;
  while (code === undefined) {
    peak = Math.max(peak, residentOfTree(child.pid ?? 0));
    await wait(50);
  }
  if (code !== 0) throw new Error(`The import ended with code ${code}.`);
  return { ms: performance.now() - begin, peak };
}

/** DuckDB alone, with its own defaults, in this process. */
async function importByDuckDb(files: string, parquet: string): Promise<number> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const ms = await timeMs(() => connection.run(`COPY (SELECT * FROM read_csv('${files}')) TO '${parquet}'`));
  connection.closeSync();
  instance.closeSync();
  return ms;
}

/** A quick implementation: every line split at its commas, into one table. */
async function importBySqlite(folder: string, path: string): Promise<number> {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; pragma synchronous = off');
  const columns = Array.from({ length: 12 }, (_, index) => `c${index}`);
  database.exec(`create table crimes (${columns.join(', ')})`);
  const insert = database.prepare(`insert into crimes values (${columns.map(() => '?').join(', ')})`);
  const ms = await timeMs(async () => {
    database.exec('begin');
    for (const name of readdirSync(folder)) {
      let isHeader = true;
      for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
        if (!isHeader) insert.run(...line.split(','));
        isHeader = false;
      }
    }
    database.exec('commit');
  });
  database.close();
  return ms;
}

function countByAwk(folder: string): number {
  const begin = performance.now();
  const script = `awk -F, 'FNR > 1 { n[$10]++ } END { for (c in n) print c, n[c] }' ${folder}/*.csv`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`awk said ${stderr}`);
  return performance.now() - begin;
}

async function timeDuckDb(query: string): Promise<number> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.runAndReadAll(query);
  const ms = median(await repeat(times, () => timeMs(() => connection.runAndReadAll(query))));
  connection.closeSync();
  instance.closeSync();
  return ms;
}

type Ask = (path: string, init?: RequestInit) => Promise<unknown>;

async function clientFor(product: Product): Promise<Ask> {
  const { AccessToken } = await signIn(product, { email: withoutSample.HALYARD_ADMIN_EMAIL, password, role: 'admin' });
  return async (path, init = {}) => {
    const headers = { authorization: `Bearer ${AccessToken}`, ...init.headers };
    const answer = await fetch(`${product.url}/api${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

/** From the request to the whole answer; the first of a kind, which opens the files, is left out. */
async function timeRequest(ask: Ask, path: string): Promise<number> {
  await ask(path);
  return median(await repeat(times, () => timeMs(() => ask(path))));
}

/** From requesting an analysis to its result, polled every 20 ms. */
async function timeAnalysis(ask: Ask, year: number, month: string): Promise<number> {
  return timeMs(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ year, month });
    const { analysisId } = (await ask('/analysis', { method: 'POST', headers, body })) as { analysisId: string };
    for (let waited = 0; waited < limitSeconds * 50; waited++) {
      const { status, error } = (await ask(`/analysis/${analysisId}`)) as { status: string; error?: string };
      if (status === 'analyzed') return;
      if (status === 'failed') throw new Error(`The analysis failed: ${error}`);
      await wait(20);
    }
    throw new Error('The analysis took too long.');
  });
}

/** From opening the address of the map to its first hexagons, in Chromium without a GPU. */
async function timeMap(product: Product, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.url}/login`);
  await page.locator('input[name=email]').fill(withoutSample.HALYARD_ADMIN_EMAIL);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  const shown = await repeat(5, async () => {
    await page.goto('about:blank');
    return timeMs(async () => {
      await page.goto(`${product.url}/crime-analysis?tab=explore&from=2025-06&to=2025-06`, { waitUntil: 'commit' });
      await page.locator('canvas[data-drawn-ms]:not([data-cells="0"])').waitFor();
    });
  });
  await browser.close();
  return median(shown);
}

/** Between the two instants that the database has of the newest import, in milliseconds. */
async function timeOfImport(folder: string): Promise<number> {
  const product = await startProduct(folder, undefined, { ...withoutSample, HALYARD_ADMIN_PASSWORD: password });
  const ask = await clientFor(product);
  const { imports } = (await ask('/crime/imports')) as { imports: { startedAt: string; finishedAt: string }[] };
  const [newest] = imports;
  await product.stop();
  return Date.parse(newest?.finishedAt ?? '') - Date.parse(newest?.startedAt ?? '');
}

async function measureMonth(work: string): Promise<Figure[]> {
  const csv = join(work, 'one');
  const rows = writeMonth(csv, '2023-01', 7);
  const folder = join(csv, '2023-01');
  const data = join(work, 'data-one');
  // A first start makes accounts and keys; it is not part of an import.
  const product = await startProduct(data, undefined, { ...withoutSample, HALYARD_ADMIN_PASSWORD: password });
  await product.stop();
  const own = await importByDuckDb(`${folder}/*.csv`, join(work, 'one.parquet'));
  const ours = await importByCommand(data, folder);
  const alone = await timeOfImport(data);
  const again = await importByDuckDb(`${folder}/*.csv`, join(work, 'one.parquet'));
  const limit = median([own, again]);
  const sqlite = await importBySqlite(folder, join(work, 'one.sqlite'));
  const megabytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6;
  return [
    plain(
      `import of one month, ${rows.toLocaleString('en')} rows, ${megabytes.toFixed(0)} MB, 44 files, by the command`,
      `${seconds(ours.ms)}, ${perSecond(rows, ours.ms)}, peak ${ours.peak.toFixed(0)} MB with its children`,
    ),
    plain(
      'the same by DuckDB alone (sniffs, checks nothing, one file)',
      `${seconds(limit)}, ${perSecond(rows, limit)}`,
    ),
    plain(
      'of the command, from the beginning of the import to its end',
      `${seconds(alone)}, ${perSecond(rows, alone)}`,
    ),
    atLeast('speed of the import against DuckDB alone', limit / alone, '', 0.7, 2),
    plain('speed of the whole command, its start included', (limit / ours.ms).toFixed(2)),
    plain('the same lines split into one SQLite table, not durable', `${seconds(sqlite)}, ${perSecond(rows, sqlite)}`),
    plain('the categories counted by awk', seconds(countByAwk(folder))),
  ];
}

async function measureYears(work: string, executablePath: string | undefined): Promise<Figure[]> {
  const csv = join(work, 'many');
  const months = monthsFrom2023(36);
  const rows = months.reduce((sum, month, index) => sum + writeMonth(csv, month, index + 11), 0);
  const data = join(work, 'data-many');
  const settings = { ...withoutSample, HALYARD_ADMIN_PASSWORD: password };
  await (await startProduct(data, undefined, settings)).stop();
  const ours = await importByCommand(data, csv);
  const parquet = join(work, 'many.parquet');
  const own = await importByDuckDb(`${csv}/*/*.csv`, parquet);
  const figures: Figure[] = [
    plain(
      `import of 36 months, ${rows.toLocaleString('en')} rows, ${36 * 44} files, by the command`,
      `${seconds(ours.ms)}, ${perSecond(rows, ours.ms)}, peak ${ours.peak.toFixed(0)} MB with its children`,
    ),
    plain('the same by DuckDB alone', `${seconds(own)}, ${perSecond(rows, own)}`),
    atLeast('speed against DuckDB alone, 36 months', own / ours.ms, '', 0.7, 2),
  ];
  removeFolder(csv);

  const product = await startProduct(data, undefined, settings);
  const ask = await clientFor(product);
  const month = 'from=2025-06&to=2025-06';
  const all = 'from=2023-01&to=2025-12';
  const from = `FROM '${parquet}'`;
  const where = `${from} WHERE "Month" = '2025-06'`;
  figures.push(
    atMost(
      'a month by category, request to result',
      await timeRequest(ask, `/crime/figures?${month}&by=category`),
      'ms',
      300,
    ),
    plain(
      'the same by DuckDB alone',
      `${(await timeDuckDb(`SELECT "Crime type", count(*) ${where} GROUP BY ALL`)).toFixed(0)} ms`,
    ),
    atMost('a trend over 36 months', await timeRequest(ask, `/crime/figures?${all}&by=month`), 'ms', 500),
    atMost(
      'a trend over 36 months by category',
      await timeRequest(ask, `/crime/figures?${all}&by=month&split=category&limit=500`),
      'ms',
      500,
    ),
    plain(
      'the same by DuckDB alone',
      `${(await timeDuckDb(`SELECT "Month", "Crime type", count(*) ${from} GROUP BY ALL`)).toFixed(0)} ms`,
    ),
    atMost('a hotspot grid of a month', await timeRequest(ask, `/crime/grid?${month}&size=1000`), 'ms', 1_500),
    plain(
      'an analysis of a month with its comparisons, the first after a start, asked for to analyzed',
      `${(await timeAnalysis(ask, 2025, '06')).toFixed(0)} ms`,
    ),
  );
  const analyses: number[] = [];
  for (const month of ['07', '08', '09', '10', '11']) analyses.push(await timeAnalysis(ask, 2025, month));
  figures.push(atMost('an analysis of another month after that', median(analyses), 'ms', 300));
  if (executablePath)
    figures.push(
      plain(
        `the map of a month, ${rowsOfMonth.toLocaleString('en')} rows, from opening its address to its first hexagons`,
        `${(await timeMap(product, executablePath)).toFixed(0)} ms`,
      ),
    );
  await product.stop();
  return figures;
}

/** Import and analysis of generated police data beside DuckDB, SQLite and awk. */
export async function measureCrime(executablePath: string | undefined): Promise<Figure[]> {
  const work = makeFolder();
  try {
    return [...(await measureMonth(work)), ...(await measureYears(work, executablePath))];
  } finally {
    removeFolder(work);
  }
}
