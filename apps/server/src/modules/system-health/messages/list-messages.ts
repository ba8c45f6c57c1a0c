import type { Message, MessageChannel, MessageState } from '@halyard/contracts/server/system-health.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { type Page, readPosition, toPage } from '../../../platform/replies/newest-first.ts';
import { maskSecrets } from './mask-secrets.ts';

const dayMs = 86_400_000;

type Row = Omit<Message, 'at' | 'canReplay' | 'content'> & {
  readonly at: number;
  readonly can_replay: number;
  readonly sent: string | null;
  readonly status: number | null;
  readonly reply: string | null;
};
type Asked = { readonly channel: MessageChannel; readonly state: MessageState };

/** Letters are for their recipients, and deliveries of sources have a screen of their own. */
const noContent = sql`cast(null as text) as sent, cast(null as integer) as status, cast(null as text) as reply`;

/** What a mail server said may name the recipient: the job of a letter says what may be read. */
const letters = (channel: 'mail' | 'text', since: number) => sql`
  select 'letter-' || o.id as id, o.kind as about, coalesce(o.sent_at, o.created_at) as at, j.attempts as attempts,
    j.problem as reason, case when o.sealed is null then 0 else 1 end as can_replay, ${noContent},
    case when o.sent_at >= ${since} then 'sent' when j.state = 'failed' and o.sent_at is null then 'dead' end as state
  from idp_outbox o left join jobs j on j.id = 'letter-' || o.id where o.channel = ${channel}`;

const webhooks = (since: number) => sql`
  select id, event as about, coalesce(last_tried_at, created_at) as at, attempts,
    case when last_status is null then last_error when state <> 'delivered' then 'HTTP ' || last_status end as reason,
    1 as can_replay, case when state = 'dead' then body end as sent, last_status as status, last_reply as reply,
    case when state = 'delivered' and last_tried_at >= ${since} then 'sent' when state = 'dead' then 'dead' end as state
  from webhook_deliveries`;

/** Nothing of it is sent: it came in. */
const deliveries = (state: MessageState) => sql`
  select 'delivery-' || d.id as id, s.name as about, d.received_at as at, d.attempts, d.reason, 1 as can_replay, ${noContent}, d.state
  from intake_deliveries d join sources s on s.id = d.source_id
  where ${state === 'dead' ? sql`d.state = 'dead'` : sql`1 = 1`}`;

function messagesOf({ channel, state }: Asked, now: number): RawBuilder<unknown> {
  if (channel === 'source') return deliveries(state);
  return channel === 'webhook' ? webhooks(now - dayMs) : letters(channel, now - dayMs);
}

/** One page of a channel, newest first, and how many there are. */
export async function listMessages(db: Kysely<Schema>, asked: Asked, now: number, { limit, after }: Page) {
  const found = sql`from (${messagesOf(asked, now)}) as m
    where ${asked.state === 'all' ? sql`1 = 1` : sql`m.state = ${asked.state}`}`;
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  const place = readPosition(after);
  const later = place ? sql`and (m.at < ${place.at} or (m.at = ${place.at} and m.id > ${place.id}))` : sql``;
  const { rows } =
    await sql<Row>`select id, about, at, attempts, reason, can_replay, sent, status, reply ${found} ${later}
    order by m.at desc, m.id limit ${limit + 1}`.execute(db);
  const page = toPage(rows, limit, ({ at, id }) => ({ at: Number(at), id }));
  const messages = page.rows.map(
    ({ can_replay, at, sent, status, reply, ...row }): Message => ({
      ...row,
      at: new Date(Number(at)).toISOString(),
      canReplay: asked.state === 'dead' && Number(can_replay) === 1,
      content: sent === null ? null : { sent: maskSecrets(sent), status, reply: reply && maskSecrets(reply) },
    }),
  );
  return { messages, total: Number(counted[0]?.total ?? 0), next: page.next };
}
