import { outboxChannels, type SystemHealth, takeoversMax } from '@halyard/contracts/server/system-health.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

const dayMs = 86_400_000;

const toInstantOrNull = (at: number | null | undefined) => (at == null ? null : new Date(Number(at)).toISOString());

type OutboxChannel = (typeof outboxChannels)[number];
type Block<Name extends keyof SystemHealth> = NonNullable<SystemHealth[Name]>;

/** Background work by kind and state, with the moment at which the oldest of each was due or began. */
export async function countByKind(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count'), fn.min('run_at').as('oldest')])
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), oldest: Number(row.oldest) }));
}

/** Takeovers since then, newest first, with the names of both nodes. */
export const readTakeovers = (db: Kysely<Schema>, since: number) =>
  db
    .selectFrom('work_takeovers as taken')
    .leftJoin('nodes as left', 'left.id', 'taken.from_node')
    .leftJoin('nodes as taker', 'taker.id', 'taken.to_node')
    .select(['taken.job_id', 'taken.kind', 'taken.label', 'taken.at', 'taken.from_node'])
    .select(['left.name as from', 'taker.name as to'])
    .where('taken.at', '>=', since)
    .orderBy('taken.at', 'desc')
    .orderBy('taken.job_id')
    .execute();

export async function readWork(db: Kysely<Schema>, now: number): Promise<Block<'work'>> {
  const rows = await countByKind(db);
  const { today } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('today'))
    .where('state', '=', 'failed')
    .where('ended_at', '>=', now - dayMs)
    .executeTakeFirstOrThrow();
  const sum = (state: string) =>
    rows.filter((row) => row.state === state).reduce((total, { count }) => total + count, 0);
  const due = rows.filter(({ state, oldest }) => state === 'waiting' && oldest <= now).map(({ oldest }) => oldest);
  const takeovers = await readTakeovers(db, now - dayMs);
  return {
    takenOver: takeovers.length,
    takeovers: takeovers.slice(0, takeoversMax).map(({ job_id: id, kind, label, from, to, at }) => ({
      id,
      kind,
      label,
      from: from ?? '?',
      to: to ?? '?',
      at: new Date(at).toISOString(),
    })),
    waiting: sum('waiting'),
    running: sum('running'),
    failed: sum('failed'),
    failedToday: Number(today),
    oldestDueAt: due.length === 0 ? null : toInstantOrNull(Math.min(...due)),
  };
}

const countIf = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`count(case when ${condition} then 1 end)`;

const channelOfKind: Readonly<Record<string, OutboxChannel | undefined>> = {
  mail: 'mail',
  mail_alert: 'mail',
  mail_code: 'mail',
  text_message: 'text',
  webhook: 'webhook',
};

/** Waiting messages are those in the list of background work; letters without a configured sender do not wait. */
async function countWaiting(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('waiting'), countIf(sql`attempts > 0`).as('retrying')])
    .where('state', '=', 'waiting')
    .where('kind', 'in', ['mail', 'mail_alert', 'mail_code', 'text_message', 'webhook'])
    .groupBy('kind')
    .execute();
  return (channel: OutboxChannel) => {
    const own = rows.filter(({ kind }) => channelOfKind[kind] === channel);
    const sum = (of: 'waiting' | 'retrying') => own.reduce((total, row) => total + Number(row[of]), 0);
    return { waiting: sum('waiting'), retrying: sum('retrying') };
  };
}

/** Outgoing messages to users and other systems, as far as they are kept: letters 7 days, webhooks 30. */
export async function readChannels(db: Kysely<Schema>, now: number): Promise<Block<'outbox'>['channels']> {
  const letters = await db
    .selectFrom('idp_outbox')
    .leftJoin('jobs', (join) => join.on(sql<boolean>`jobs.id = 'letter-' || idp_outbox.id`))
    .select([
      'channel',
      countIf(sql`sent_at >= ${now - dayMs}`).as('sent'),
      countIf(sql`sent_at is null and jobs.state = 'failed'`).as('dead'),
    ])
    .groupBy('channel')
    .execute();
  const webhooks = await db
    .selectFrom('webhook_deliveries')
    .select([
      countIf(sql`state = 'delivered' and last_tried_at >= ${now - dayMs}`).as('sent'),
      countIf(sql`state = 'dead'`).as('dead'),
    ])
    .executeTakeFirstOrThrow();
  const waitingOf = await countWaiting(db);
  return outboxChannels.map((channel) => {
    const row = channel === 'webhook' ? webhooks : letters.find((one) => one.channel === channel);
    const { waiting, retrying } = waitingOf(channel);
    return { channel, sentToday: Number(row?.sent ?? 0), waiting, retrying, dead: Number(row?.dead ?? 0) };
  });
}

/** Alert sources, their waiting deliveries, and items of the last 24 hours. */
export async function readSources(db: Kysely<Schema>, now: number): Promise<Block<'sources'>> {
  const sources = await db
    .selectFrom('sources')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      countIf(sql`paused_at is not null`).as('paused'),
      countIf(sql`paused_at is null and reported = 'failing'`).as('failing'),
      countIf(sql`paused_at is null and reported = 'silent'`).as('silent'),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const states = await db
    .selectFrom('intake_deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('received_at').as('oldest')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute();
  const { items } = await db
    .selectFrom('intake_counts')
    .select(sql<number>`coalesce(sum(created + updated + folded + rejected), 0)`.as('items'))
    .where('slot', '>=', now - dayMs)
    .executeTakeFirstOrThrow();
  const waiting = states.find(({ state }) => state === 'waiting');
  return {
    sources: Number(sources.all),
    failing: Number(sources.failing),
    silent: Number(sources.silent),
    paused: Number(sources.paused),
    waiting: Number(waiting?.count ?? 0),
    dead: Number(states.find(({ state }) => state === 'dead')?.count ?? 0),
    oldestWaitingAt: toInstantOrNull(waiting?.oldest),
    itemsToday: Number(items),
  };
}

/** Imports by state. */
export async function countImports(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('imports')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}
