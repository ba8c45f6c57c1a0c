import pg from 'pg';
import { createDatabase } from './fill-table.ts';
import { addSource, alertColumns, alertOf, lists, sendSteadily, untilMapped } from './inflow-load.ts';
import { clientFor } from './intelligence-load.ts';
import { longestOf } from './longest-wait.ts';
import { type Figure, plain, timeMs } from './measure.ts';
import { bothEnds } from './percentile.ts';
import { makeFolder, removeFolder, startProduct } from './product.ts';

// `node tools/bench-partitions.mjs [alerts]`: lists, search, intake and retention among many alerts on PostgreSQL. Rows are
// generated in the database (generate_series), not sent; half as many events and a tenth as many deliveries with them.
const leastRows = 250_000;
/** The mark of a kind in the index of words (database/search-characters.ts). */
const kindMark = '\ue000';
/** Rows for each alert, and the unique columns within a partition. */
const tables = [
  { table: 'alert_occurrences', share: 1, once: 'alert_id, occurrence_key' },
  { table: 'events', share: 0.5, once: undefined },
  { table: 'intake_deliveries', share: 0.1, once: 'source_id, delivery_key' },
] as const;
const years = 2;
const spanMs = years * 365 * 86_400_000;
const turns = 30;
const intakePerSecond = 100;
const intakeSeconds = 20;

type Ask = Awaited<ReturnType<typeof clientFor>>;

/** SQL for the columns of `alertColumns`, of row `n` that was first seen at `at`; one in fifty is open. */
const alertValues = `'bench-alert-' || n, 10000000 + n, 'bench-' || n, 1, '[]',
  'connection ' || n || ' to a rare address ws-' || n % 5000, '{}', 'Connection ' || n || ' to a rare address',
  (array['Low', 'Medium', 'High', 'Critical'])[n % 4 + 1], 1, '[]', '[]', '[]', 'unknown',
  case when n % 50 = 0 then 'New' else 'Closed' end, 'ws-' || n % 5000, 1, 0, 0, 1, 0, at, 0, at, at,
  at + 3600000, at + 28800000, case when n % 50 = 0 then at + 3600000 end, at, at`;

function fillings(sourceId: string) {
  return [
    `insert into alerts (${alertColumns.join(', ')}) select ${alertValues} from numbers`,
    // The output of the table's trigger, without calling it 20 million times.
    `insert into search_documents (kind, record_id, title, title_key, subtitle, visible_to, at, words)
      select 'alert', 'bench-alert-' || n, 'Connection ' || n || ' to a rare address',
        convert_to('connection ' || n || ' to a rare address', 'UTF8'), 'ALT-' || 10000000 + n, 'everyone', at,
        array_to_tsvector(array['connection', n::text, 'to', 'a', 'rare', 'address', 'ws', (n % 5000)::text, '${kindMark}alert'])
      from numbers`,
    `insert into alert_occurrences (alert_id, occurrence_key, at, received_at, state)
      select 'bench-alert-' || n, 'first', at, at, 'unknown' from numbers`,
    `insert into events (at, kind, severity, actor_id, audience_id, object_type, object_id, subject, sample)
      select at, 'signed_in', 'low', null, null, 'alert', 'bench-alert-' || n, 'Connection ' || n, 0 from numbers
      where n % 2 = 0`,
    `insert into intake_deliveries (source_id, received_at, body, delivery_key, media_type, headers, state, bytes,
        attempts, created, updated, folded, rejected, sample, done_at)
      select '${sourceId}', at, convert_to(repeat('{"title":"Connection to a rare address"}', 10), 'UTF8'),
        'bench:' || n, 'application/json', '[]', 'done', 400, 1, 1, 0, 0, 0, 0, at from numbers where n % 10 = 0`,
  ];
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Partitions that the product creates in advance minute by minute, for all future rows: about thirty per table. */
async function makePartitions(client: pg.Client, alerts: number): Promise<void> {
  for (const { table, share, once } of tables) {
    const size = Math.ceil((alerts * share) / 24 / leastRows) * leastRows;
    const found =
      await client.query(`select max(substring(pg_get_expr(relpartbound, child.oid) from 'TO \\(.(\\d+)'))::bigint as upper
      from pg_inherits join pg_class child on child.oid = inhrelid where inhparent = '${table}'::regclass`);
    for (let from = Number(found.rows[0].upper); from < alerts * share + size; from += size) {
      const name = `${table}_from_${from}`;
      await client.query(`create table ${name} (like ${table} including constraints)`);
      if (once) await client.query(`create unique index on ${name} (${once})`);
      await client.query(`alter table ${table} attach partition ${name} for values from (${from}) to (${from + size})`);
    }
  }
}

/** Generates the rows, oldest first, a partition's worth at a time; returns alerts a second. */
async function generate(client: pg.Client, sourceId: string, alerts: number): Promise<number> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'");
  await client.query('alter table alerts disable trigger user; drop index search_by_words');
  await makePartitions(client, alerts);
  const begin = Date.now();
  const [first, step] = [begin - spanMs, spanMs / alerts];
  for (let done = 0; done < alerts; done += leastRows) {
    const upTo = Math.min(alerts, done + leastRows);
    const numbers = `with numbers as materialized (select n, ${Math.floor(first)} + (n * ${step}::float8)::bigint as at
      from generate_series(${done + 1}, ${upTo}) as n)`;
    for (const filling of fillings(sourceId)) await client.query(filling.replace(' select ', ` ${numbers} select `));
    process.stdout.write(`  ${upTo} of ${alerts} alerts, ${Math.round((Date.now() - begin) / 1_000)} s\n`);
  }
  await client.query('create index search_by_words on search_documents using gin (words)');
  // The counts maintained by the other trigger.
  await client.query(`insert into alert_tallies (work_status, severity, delta)
    select work_status, severity, count(*) from alerts where id like 'bench-alert-%' group by 1, 2`);
  await client.query('alter table alerts enable trigger user');
  const perSecond = alerts / ((Date.now() - begin) / 1_000);
  for (const table of ['alerts', 'search_documents', ...tables.map((one) => one.table)])
    await client.query(`vacuum (analyze) ${table}`);
  return perSecond;
}

async function describeSizes(client: pg.Client): Promise<Figure[]> {
  const sizeOf = async (names: readonly string[]) => {
    const { rows } = await client.query(
      'select sum(pg_total_relation_size(name::regclass)) as bytes from unnest($1::text[]) name',
      [names],
    );
    return `${(Number(rows[0].bytes) / 1e9).toFixed(2)} GB`;
  };
  const figures = [
    plain('Size of alerts; of the search index', `${await sizeOf(['alerts'])}; ${await sizeOf(['search_documents'])}`),
  ];
  for (const { table } of tables) {
    const query = `select inhrelid::regclass::text as name from pg_inherits where inhparent = '${table}'::regclass`;
    const names = (await client.query(query)).rows.map(({ name }) => String(name));
    figures.push(plain(`Size of ${table}`, `${await sizeOf(names)} in ${names.length} partitions`));
  }
  return figures;
}

async function timesOf(ask: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) times.push(await timeMs(async () => (await ask()).arrayBuffer()));
  return times;
}

async function measureLists(admin: Ask, about: string, alerts: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const paths = [
    ...lists.map(([what, path]) => [what, path.replace('733001', String(Math.floor(alerts / 3)))] as const),
    ['one alert with its occurrences', `/received-alerts/bench-alert-${Math.floor(alerts / 2)}`],
    ['the audit log', '/audit?limit=100'],
  ] as const;
  for (const [what, path] of paths) {
    const times = await timesOf(() => admin(path)).catch((cause: Error) => cause.message.slice(0, 120));
    figures.push(plain(`${about}${what}`, typeof times === 'string' ? `failed: ${times}` : bothEnds(times)));
  }
  return figures;
}

/** Retention of a partition, and as many deletions in steps for comparison. */
async function measureRetention(client: pg.Client, admin: Ask): Promise<Figure[]> {
  const name = `events_from_${leastRows}`;
  const ending = new AbortController();
  const others = longestOf(() => admin('/todos'), ending.signal);
  let rows = 0;
  const dropMs = await timeMs(async () => {
    await client.query(`begin; lock table ${name} in share mode`);
    rows = Number((await client.query(`select count(*) as rows from ${name}`)).rows[0].rows);
    await client.query(`alter table events detach partition ${name}; drop table ${name}; commit`);
  });
  ending.abort();
  const steps = 100;
  const deleteMs = await timeMs(async () => {
    for (let step = 0; step < steps; step++)
      await client.query('delete from events where id in (select id from events order by at limit 500)');
  });
  const waited = `longest wait for GET /api/todos ${(await others).toFixed(0)} ms`;
  return [
    plain('Retention of events: rows dropped with a partition', `${rows} in ${dropMs.toFixed(0)} ms; ${waited}`),
    plain('Retention of events: rows deleted in steps', `${steps * 500} in ${deleteMs.toFixed(0)} ms`),
  ];
}

/** Measures the product on PostgreSQL at `server` among so many alerts. */
export async function measurePartitions(server: string, alerts: number): Promise<Figure[]> {
  const url = await createDatabase(server, `partitions_${Date.now()}`);
  const folder = makeFolder();
  const product = await startProduct(folder, undefined, { DATABASE_URL: url });
  const figures: Figure[] = [];
  // Printed immediately: a run over many alerts takes an hour.
  const note = (found: readonly Figure[]) => {
    figures.push(...found);
    for (const { name, value } of found) process.stdout.write(`| ${name} | ${value} |\n`);
  };
  try {
    // Tokens do not last as long as this: each stage signs in.
    const signIn = () => clientFor(product, 'admin');
    const sender = await addSource(product, await signIn());
    const perSecond = await withClient(url, (client) => generate(client, sender.id, alerts));
    note([plain('Alerts generated in the database', `${alerts}, ${perSecond.toFixed(0)} a second`)]);
    note(await withClient(url, (client) => describeSizes(client)));
    note(await measureLists(await signIn(), '', alerts));
    const admin = await signIn();
    const sending = sendSteadily(sender, intakePerSecond, intakeSeconds * 1_000, (index) =>
      JSON.stringify(alertOf(90_000_000 + index, Date.now())),
    );
    note(await measureLists(admin, `while ${intakePerSecond} alerts a second come in: `, alerts));
    const { times, sent, failures } = await sending;
    const behindMs = await untilMapped(admin, sender);
    note([
      plain('Intake: accepted of sent', `${times.length} of ${sent}${failures && ` (${failures})`}`),
      plain('Intake: the 202; behind at the end', `${bothEnds(times, 0.99)}; ${(behindMs / 1_000).toFixed(1)} s`),
    ]);
    const last = await signIn();
    note(await withClient(url, (client) => measureRetention(client, last)));
    return figures;
  } finally {
    await product.stop();
    removeFolder(folder);
  }
}

if (import.meta.main) {
  const server = process.env.HALYARD_BENCH_DATABASE_URL;
  if (!server) throw new Error('Run node tools/bench-partitions.mjs, which starts PostgreSQL.');
  await measurePartitions(server, Number(process.argv[2] ?? 20_000_000));
}
