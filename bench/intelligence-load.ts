import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, type Filling, fillPostgres, fillSqlite } from './fill-table.ts';
import { atMost, type Figure, plain, timeMs } from './measure.ts';
import { bothEnds, percentile } from './percentile.ts';
import { makeFolder, type Product, removeFolder, signIn, startProduct } from './product.ts';

export const importedObjects = 100_000;
const incidents = 100_000;
const requests = 100;

const uuid = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const nouns = ['loader', 'beacon', 'lure', 'scanner', 'implant', 'dropper', 'wiper', 'stealer', 'proxy', 'rootkit'];
const setups = [
  'harbour',
  'freight',
  'finance',
  'archive',
  'portal',
  'relay',
  'gateway',
  'registry',
  'clinic',
  'campus',
];
const nameOf = (index: number) =>
  `${nouns[index % 10]} ${((index * 7_919) % 1_000_003).toString(36)} at ${setups[Math.floor(index / 10) % 10]}`;

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export async function clientFor(product: Product, role: string): Promise<Ask> {
  const account = product.accounts().find((one) => one.role === role);
  if (!account) throw new Error(`The sample workspace has no ${role}.`);
  const { AccessToken } = await signIn(product, account);
  return async (path, init = {}) => {
    const headers = { authorization: `Bearer ${AccessToken}`, ...init.headers };
    const answer = await fetch(`${product.url}/api${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
}

/** Four malware objects and one relationship between two of them, again and again. */
export function makeBundle(): string {
  const at = '2026-11-20T10:00:00.000Z';
  const stamps = `"spec_version":"2.1","created":"${at}","modified":"${at}"`;
  const objects = Array.from({ length: importedObjects }, (_, index) => {
    if (index % 5 !== 4)
      return `{"type":"malware","id":"malware--${uuid(index)}",${stamps},"name":"${nameOf(index)}","is_family":false,"description":"Seen by the desk; kept for comparison with ${nameOf(index + 1)}."}`;
    return `{"type":"relationship","id":"relationship--${uuid(index)}",${stamps},"relationship_type":"uses","source_ref":"malware--${uuid(index - 1)}","target_ref":"malware--${uuid(index - 3)}"}`;
  });
  return `{"type":"bundle","id":"bundle--${uuid(1)}","objects":[${objects.join(',')}]}`;
}

/** The most memory the process ever had, in megabytes. */
function peakOf({ processId }: Product): number {
  const line = readFileSync(`/proc/${processId}/status`, 'utf8').match(/VmHWM:\s+(\d+)/);
  return Number(line?.[1]) / 1_024;
}

async function measureImport(product: Product, name: string): Promise<Figure[]> {
  const ask = await clientFor(product, 'analyst');
  const body = makeBundle();
  const before = peakOf(product);
  const waits: number[] = [];
  let isOver = false;
  const begin = performance.now();
  const headers = { 'content-type': 'application/json' };
  const { id } = (await (await ask('/imports?name=bench.json', { method: 'POST', headers, body })).json()) as {
    id: string;
  };
  while (!isOver) {
    waits.push(await timeMs(async () => (await ask('/todos')).arrayBuffer()));
    const { import: sheet } = (await (await ask(`/imports/${id}`)).json()) as {
      import: { state: string; created: number };
    };
    isOver = !['waiting', 'reading', 'storing'].includes(sheet.state);
    if (isOver && sheet.created !== importedObjects) throw new Error(`The import ended as ${JSON.stringify(sheet)}.`);
  }
  const seconds = (performance.now() - begin) / 1_000;
  const undo = await timeMs(async () => {
    await ask(`/imports/${id}/undo`, { method: 'POST' });
    for (let state = 'undoing'; state === 'undoing'; ) {
      await wait(20);
      state = ((await (await ask(`/imports/${id}`)).json()) as { import: { state: string } }).import.state;
    }
  });
  return [
    plain(
      `${name}: import of ${importedObjects.toLocaleString('en')} STIX objects (${(body.length / 1e6).toFixed(0)} MB)`,
      `${seconds.toFixed(1)} s, ${Math.round(importedObjects / seconds).toLocaleString('en')} objects/s`,
    ),
    plain(
      `${name}: the server's peak memory, before and after the import`,
      `${before.toFixed(0)} MB, ${peakOf(product).toFixed(0)} MB`,
    ),
    plain(`${name}: GET /api/todos meanwhile`, bothEnds(waits, 0.99)),
    plain(`${name}: the import undone`, `${(undo / 1_000).toFixed(1)} s`),
  ];
}

const recordColumns = [
  ...['id', 'kind', 'family', 'type', 'name', 'description', 'severity', 'status', 'source', 'labels', 'seen_at'],
  ...['version', 'created_at', 'updated_at', 'sample'],
];
const start = Date.UTC(2026, 0, 1);

/** Threats that look like something, from a number on; the same number is always the same threat. */
export const records = (from: number, rows: number): Filling => ({
  table: 'intelligence',
  columns: recordColumns,
  rows,
  makeRow: (offset) => {
    const index = from + offset;
    const at = start + index * 20_000;
    return [
      ...[`malware--${uuid(2_000_000 + index)}`, 'malware', 'threat', 'Malware', nameOf(index)],
      ...[`Kept for comparison with ${nameOf(index + 1)}.`, ['Critical', 'High', 'Medium', 'Low'][index % 4] ?? 'Low'],
      ...[['Active', 'Mitigated', 'Monitoring'][index % 3] ?? 'Active', 'Bench', '[]', at, 1, at, at, 0],
    ];
  },
});

const searches: readonly { readonly name: string; readonly q: (turn: number) => string }[] = [
  { name: 'a rare word', q: (turn) => (((turn * 977 + 11) * 7_919) % 1_000_003).toString(36) },
  { name: 'a frequent word', q: (turn) => nouns[turn % 10] ?? '' },
  { name: 'the first two letters of it', q: (turn) => (nouns[turn % 10] ?? '').slice(0, 2) },
  { name: 'two frequent words', q: (turn) => `${nouns[turn % 10]} ${setups[(turn * 3) % 10]}` },
  { name: 'nothing', q: (turn) => `zzqx${turn}` },
];

async function measureSearch(product: Product, name: string): Promise<Figure[]> {
  const ask = await clientFor(product, 'analyst');
  const figures: Figure[] = [];
  for (const search of searches) {
    const once = (turn: number) =>
      timeMs(async () => (await ask(`/search?q=${encodeURIComponent(search.q(turn))}`)).arrayBuffer());
    for (let turn = 0; turn < 5; turn++) await once(turn);
    const times: number[] = [];
    for (let turn = 0; turn < requests; turn++) times.push(await once(turn + 5));
    const p50 = percentile(times, 0.5).toFixed(1);
    figures.push(
      atMost(`${name}: search for ${search.name}, p95 (p50 ${p50} ms)`, percentile(times, 0.95), 'ms', 50, 1),
    );
  }
  return figures;
}

const incidentColumns = [
  ...['id', 'number', 'title', 'severity', 'status', 'source', 'description', 'labels', 'detected_at', 'due_at'],
  ...['resolved_at', 'version', 'created_at', 'updated_at', 'sample'],
];
const hourMs = 3_600_000;
const statuses = ['Open', 'Investigating', 'Mitigated', 'Resolved', 'Closed'];

/** Incidents five minutes apart, the newest at `now`. */
export const manyIncidents = (now: number): Filling => ({
  table: 'incidents',
  columns: incidentColumns,
  rows: incidents,
  makeRow: (index) => {
    const number = 1_000 + index;
    const at = now - (index + 1) * 5 * 60_000;
    const status = statuses[index % 5] ?? 'Open';
    const resolved = index % 5 > 2 ? at + hourMs * (1 + (index % 7)) : null;
    return [
      ...[String(number), number, nameOf(index), ['Critical', 'High', 'Medium', 'Low'][index % 4] ?? 'Low', status],
      ...['Bench', '', '[]', at, at + 8 * hourMs, resolved, 1, at, at, 0],
    ];
  },
});

const rareWord = ((11 * 7_919) % 1_000_003).toString(36);
const ofRecords = ['/threats', '/entities'].flatMap((list) => [
  ...[list, `${list}?search=beacon`, `${list}?search=beacon%20harbour`, `${list}?search=${rareWord}`],
]);
const ofIncidents = [
  ...['/incidents', '/incidents?status=open', '/incidents?kpi=averageResolution', '/incidents?search=beacon'],
  ...['/incidents?search=beacon%20harbour', `/incidents?search=${rareWord}`, '/incidents/kpis'],
];

/** Lists and the search in them, which the full text answers. */
async function measureLists(product: Product, name: string, paths: readonly string[]): Promise<Figure[]> {
  const ask = await clientFor(product, 'analyst');
  const figures: Figure[] = [];
  for (const path of paths) {
    const times: number[] = [];
    for (let turn = 0; turn < requests; turn++) times.push(await timeMs(async () => (await ask(path)).arrayBuffer()));
    figures.push(plain(`${name}: GET ${path}`, bothEnds(times)));
  }
  return figures;
}

type Setup = {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly fill: (folder: string, filling: Filling) => Promise<number> | number;
};

async function measureSetup({ name, settings, fill }: Setup, sizes: readonly number[]): Promise<Figure[]> {
  const folder = makeFolder();
  const start = () => startProduct(folder, undefined, settings);
  let product = await start();
  const figures = await measureImport(product, name);
  for (const [index, until] of sizes.entries()) {
    const from = sizes[index - 1] ?? 0;
    await product.stop();
    const perSecond = await fill(folder, records(from, until - from));
    product = await start();
    figures.push(
      plain(
        `${name}: records written by hand, indexed for search as they come`,
        `${Math.round(perSecond).toLocaleString('en')} rows/s`,
      ),
      ...(await measureSearch(product, `${name}, ${until.toLocaleString('en')} records`)),
      ...(await measureLists(product, `${name}, ${until.toLocaleString('en')} records`, ofRecords)),
    );
  }
  await product.stop();
  await fill(folder, manyIncidents(Date.now()));
  product = await start();
  figures.push(...(await measureLists(product, `${name}, ${incidents.toLocaleString('en')} incidents`, ofIncidents)));
  await product.stop();
  removeFolder(folder);
  return figures;
}

/** Import, search and incidents in bulk, one request after the other, on both databases. */
export async function measureIntelligence(sizes: readonly number[] = [100_000, 1_000_000]): Promise<Figure[]> {
  const onSqlite = await measureSetup({ name: 'SQLite', settings: {}, fill: fillSqlite }, sizes);
  const server = process.env.HALYARD_BENCH_DATABASE_URL;
  if (!server) return [...onSqlite, plain('PostgreSQL', 'not measured: no server could be started')];
  const url = await createDatabase(server, 'intelligence');
  const fill = (_folder: string, filling: Filling) => fillPostgres(url, filling);
  return [...onSqlite, ...(await measureSetup({ name: 'PostgreSQL', settings: { DATABASE_URL: url }, fill }, sizes))];
}
