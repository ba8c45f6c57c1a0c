import type { DeadLetter, SystemHealth } from '@halyard/contracts/server/system-health.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { readChannels } from '../figures/queue-figures.ts';

const listed = 200;

const toInstant = (at: number) => new Date(Number(at)).toISOString();

/** Letters that were given up. What a mail server said may name the recipient: its job says what may be read. */
async function listLetters(db: Kysely<Schema>): Promise<DeadLetter[]> {
  const rows = await db
    .selectFrom('idp_outbox')
    .leftJoin('jobs', (join) => join.on(sql<boolean>`jobs.id = 'letter-' || idp_outbox.id`))
    .select(['idp_outbox.id', 'idp_outbox.channel', 'idp_outbox.kind', 'idp_outbox.created_at'])
    .select(['jobs.attempts', 'jobs.problem'])
    .where('sent_at', 'is', null)
    .where('sealed', 'is', null)
    .where('error', 'is not', null)
    .orderBy('idp_outbox.id', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ id, channel, kind, created_at, attempts, problem }) => ({
    id: `letter-${id}`,
    channel,
    about: kind,
    at: toInstant(created_at),
    attempts,
    reason: problem,
  }));
}

async function listWebhooks(db: Kysely<Schema>): Promise<DeadLetter[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'created_at', 'attempts', 'last_status', 'last_error'])
    .where('state', '=', 'dead')
    .orderBy('created_at', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ id, event, created_at, attempts, last_status, last_error }) => ({
    id,
    channel: 'webhook',
    about: event,
    at: toInstant(created_at),
    attempts,
    reason: last_status === null ? last_error : `HTTP ${last_status}`,
  }));
}

/** Each channel in numbers, and the newest messages that will not leave any more. */
export async function readOutbox(db: Kysely<Schema>, now: number): Promise<NonNullable<SystemHealth['outbox']>> {
  const dead = [...(await listLetters(db)), ...(await listWebhooks(db))];
  return {
    channels: await readChannels(db, now),
    deadLetters: dead.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, listed),
  };
}
