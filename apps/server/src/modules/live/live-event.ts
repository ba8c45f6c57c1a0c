import type { ErrorCode } from '@halyard/contracts/errors.ts';
import type { LiveEvent, SessionEnded } from '@halyard/contracts/work/live.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { everyone } from '../../event-log/event-log.ts';

/** An event of the log as the streams pass it on. */
export type AudienceEvent = LiveEvent & { readonly audienceId: string | null };

/** The follower of a stream. */
export type Follower = { readonly personId: string; readonly isAdmin: boolean };

const toLiveEvent = (row: {
  readonly id: number;
  readonly kind: string;
  readonly audience_id: string | null;
  readonly object_type: string | null;
  readonly object_id: string | null;
}): AudienceEvent => ({
  id: row.id,
  kind: row.kind,
  audienceId: row.audience_id,
  objectType: row.object_type,
  objectId: row.object_id,
});

/** Events after an id, oldest first; ids follow the order of the commits, so none is skipped. */
export async function readEventsAfter(
  db: Kysely<Schema>,
  id: number,
  limit: number,
): Promise<readonly AudienceEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'kind', 'audience_id', 'object_type', 'object_id'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toLiveEvent);
}

/** Events that a follower missed after one id, up to and including another. */
export async function readMissed(
  db: Kysely<Schema>,
  { personId, isAdmin }: Follower,
  { after, upTo, limit }: { readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<readonly AudienceEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'kind', 'audience_id', 'object_type', 'object_id'])
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where(({ eb, or }) => {
      const own = eb('audience_id', 'in', [personId, everyone]);
      return isAdmin ? or([own, eb('audience_id', 'is', null)]) : own;
    })
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toLiveEvent);
}

export async function readNewestId(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export const concerns = ({ audienceId }: AudienceEvent, { personId, isAdmin }: Follower): boolean =>
  audienceId === everyone || audienceId === personId || (audienceId === null && isAdmin);

/** The frames of WHATWG HTML, section 9.2. */
export const eventFrame = ({ id, kind, objectType, objectId }: AudienceEvent): string =>
  `event: event\nid: ${id}\ndata: ${JSON.stringify({ id, kind, objectType, objectId })}\n\n`;
export const notificationsFrame = 'event: notifications\ndata: {}\n\n';
export const resyncFrame = 'event: resync\ndata: {}\n\n';
/** The session of the stream has ended; the code is that of the error a call would get. */
export const sessionEndedFrame = (code: ErrorCode): string =>
  `event: session-ended\ndata: ${JSON.stringify({ code } satisfies SessionEnded)}\n\n`;
/** Retry time of a client, in milliseconds: randomized. */
export const retryFrame = (ms: number): string => `retry: ${Math.round(ms)}\n\n`;

export const heartbeatFrame = ':\n\n';
/** States the position in the log without an event, so that a first disconnect can be resumed. */
export const positionFrame = (id: number): string => `id: ${id}\n\n`;
