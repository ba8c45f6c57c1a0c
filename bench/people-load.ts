import { type Filling, fillPostgres, fillSqlite } from './fill-table.ts';
import { atMost, type Figure, plain, timeMs } from './measure.ts';
import { percentile } from './percentile.ts';
import { makeFolder, type Product, removeFolder, signIn, startProduct } from './product.ts';

const people = 100_000;
const requests = 200;

const departments = ['Engineering', 'Data Science', 'Marketing', 'Sales'];
const roles = ['viewer', 'viewer', 'viewer', 'analyst'];
const statuses = ['active', 'active', 'active', 'inactive', 'pending'];

const columns = [
  ...['id', 'username', 'email', 'verified', 'role', 'department', 'status', 'sample', 'created_at', 'last_login_at'],
];

/** Someone who looks like someone; the same number is always the same person. */
const makeRow = (index: number) => {
  const name = `person.${((index * 7_919) % people).toString(36)}.${index}`;
  const at = Date.UTC(2025, 0, 1) + index * 60_000;
  return [
    ...[`bench-${index}`, name, `${name}@agency.example`, 1, roles[index % roles.length] ?? 'viewer'],
    ...[departments[index % departments.length] ?? 'Sales', statuses[index % statuses.length] ?? 'active', 1, at],
    index % 9 === 0 ? null : at + 3_600_000,
  ];
};

const filling: Filling = { table: 'people', columns, rows: people, makeRow };

type Asked = { readonly name: string; readonly path: (turn: number) => string };

const pages: readonly Asked[] = [
  { name: 'first page', path: () => '/users?page=1' },
  {
    name: 'search of a rare name',
    path: (turn) => `/users?page=1&search=person.${((turn * 97) % people).toString(36)}.`,
  },
  { name: 'search of a frequent name', path: () => '/users?page=1&search=agency' },
  { name: 'search of nobody', path: () => '/users?page=1&search=zzzzzz' },
  { name: 'filter by role and status', path: () => '/users?page=1&role=analyst&status=inactive' },
  { name: 'by last login, page 500', path: () => '/users?page=500&sort=lastLogin&direction=desc' },
];

async function measurePages(product: Product, name: string): Promise<Figure[]> {
  const admin = product.accounts().find(({ role }) => role === 'admin');
  if (!admin) throw new Error('The sample workspace has no administrator.');
  const { AccessToken } = await signIn(product, admin);
  const headers = { authorization: `Bearer ${AccessToken}` };
  async function ask(path: string) {
    const answer = await fetch(`${product.url}/api${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }

  const figures: Figure[] = [];
  for (const asked of pages) {
    for (let turn = 0; turn < 10; turn++) await ask(asked.path(turn));
    const times: number[] = [];
    for (let turn = 0; turn < requests; turn++) times.push(await timeMs(() => ask(asked.path(turn))));
    const p50 = percentile(times, 0.5).toFixed(1);
    figures.push(atMost(`${name}: ${asked.name}, p99 (p50 ${p50} ms)`, percentile(times, 0.99), 'ms', 300));
  }
  const settings: number[] = [];
  const saves: number[] = [];
  for (let turn = 0; turn < requests; turn++) {
    settings.push(await timeMs(() => ask('/users/settings')));
    const kept = (await (await fetch(`${product.url}/api/users/settings`, { headers })).json()) as object;
    const body = JSON.stringify(kept);
    const init = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body };
    saves.push(await timeMs(async () => (await fetch(`${product.url}/api/users/settings`, init)).arrayBuffer()));
  }
  const both = (times: readonly number[]) =>
    `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
  figures.push(plain(`${name}: settings load`, both(settings)), plain(`${name}: settings save`, both(saves)));
  return figures;
}

async function onSqlite(): Promise<Figure[]> {
  const folder = makeFolder();
  const first = await startProduct(folder);
  await first.stop();
  fillSqlite(folder, filling);
  const product = await startProduct(folder);
  const figures = await measurePages(product, 'SQLite');
  await product.stop();
  removeFolder(folder);
  return figures;
}

async function onPostgres(databaseUrl: string): Promise<Figure[]> {
  const folder = makeFolder();
  const product = await startProduct(folder, undefined, { DATABASE_URL: databaseUrl });
  await fillPostgres(databaseUrl, filling);
  const figures = await measurePages(product, 'PostgreSQL');
  await product.stop();
  removeFolder(folder);
  return figures;
}

/** User management among 100,000 people, and settings, one request after the other, on both databases. */
export async function measurePeople(): Promise<Figure[]> {
  const databaseUrl = process.env.HALYARD_BENCH_DATABASE_URL;
  const unmeasured = [plain('PostgreSQL', 'not measured: no server could be started')];
  return [...(await onSqlite()), ...(databaseUrl ? await onPostgres(databaseUrl) : unmeasured)];
}
