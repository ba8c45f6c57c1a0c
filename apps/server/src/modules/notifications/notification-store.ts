import type { EventKind } from '@halyard/contracts/events.ts';
import type { Notification, NotificationFilter } from '@halyard/contracts/work/notifications.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type Page, readPosition, toPage } from '../../platform/replies/newest-first.ts';

/** The list of one user from an instant on; older ones are archived. */
export type Window = { readonly personId: string; readonly since: number };

const idsAtOnce = 500;
const kept = (db: Kysely<Schema>, personId: string) =>
  db.selectFrom('notifications').where('person_id', '=', personId).where('dismissed_at', 'is', null);

function applyFilter<O>(query: SelectQueryBuilder<Schema, 'notifications', O>, filter: NotificationFilter) {
  if (filter === 'all') return query;
  if (filter === 'unread') return query.where('read_at', 'is', null);
  if (filter === 'action_required') return query.where('action_required', '=', 1);
  return query.where('type', '=', filter);
}

async function count(query: SelectQueryBuilder<Schema, 'notifications', object>): Promise<number> {
  const { rows } = await query.select((eb) => eb.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
  return Number(rows);
}

/** Unread ones in the list: the one number behind bell, page, tab title and API. */
export const countUnread = (db: Kysely<Schema>, { personId, since }: Window): Promise<number> =>
  count(kept(db, personId).where('read_at', 'is', null).where('at', '>=', since));

export const countMatching = (db: Kysely<Schema>, { personId, since }: Window, filter: NotificationFilter) =>
  count(applyFilter(kept(db, personId).where('at', '>=', since), filter));

export const countArchived = (db: Kysely<Schema>, { personId, since }: Window): Promise<number> =>
  count(kept(db, personId).where('at', '<', since));

function readDetails(details: string | null): Notification['details'] {
  return details === null ? null : JSON.parse(details);
}

export async function readNotifications(
  db: Kysely<Schema>,
  { personId, since }: Window,
  filter: NotificationFilter,
  { limit, after }: Page,
): Promise<{ notifications: Notification[]; next: string | null }> {
  const last = readPosition(after);
  const newest = applyFilter(kept(db, personId).where('at', '>=', since), filter)
    .selectAll()
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('at', '<', last?.at ?? 0),
          eb.and([eb('at', '=', last?.at ?? 0), eb('event_id', '<', Number(last?.id))]),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(limit + 1)
    .as('told');
  const rows = await db
    .selectFrom(newest)
    .innerJoin('events', 'events.id', 'told.event_id')
    .select(['told.event_id', 'told.at', 'told.type', 'told.severity', 'told.why', 'told.read_at'])
    .select(['told.action_required', 'events.kind', 'events.subject', 'events.details', 'events.sample'])
    .select(['events.object_type', 'events.object_id'])
    .orderBy('told.at', 'desc')
    .orderBy('told.event_id', 'desc')
    .execute();
  const page = toPage(rows, limit, ({ at, event_id }) => ({ at, id: String(event_id) }));
  const notifications = page.rows.map((row) => {
    const details = readDetails(row.details);
    return {
      id: String(row.event_id),
      time: new Date(row.at).toISOString(),
      kind: row.kind as EventKind,
      title: row.subject ?? '',
      message: details?.message ?? '',
      details,
      type: row.type,
      why: row.why,
      severity: row.severity,
      read: row.read_at !== null,
      actionRequired: row.action_required === 1,
      objectType: row.object_type,
      objectId: row.object_id,
      sample: row.sample === 1,
    };
  });
  return { notifications, next: page.next };
}

// Ids are those of events; other values match nothing.
const eventIds = (ids: readonly string[]) => [...new Set(ids.map(Number))].filter(Number.isSafeInteger);

async function inPortions(ids: readonly string[], change: (portion: readonly number[]) => Promise<unknown>) {
  const known = eventIds(ids);
  for (let start = 0; start < known.length; start += idsAtOnce) await change(known.slice(start, start + idsAtOnce));
}

const own = (tx: Transaction, personId: string) => tx.updateTable('notifications').where('person_id', '=', personId);

export async function markRead(tx: Transaction, personId: string, ids: readonly string[], readAt: number | null) {
  await inPortions(ids, (portion) =>
    own(tx, personId)
      .set({ read_at: readAt })
      .where('event_id', 'in', portion)
      .where('read_at', readAt === null ? 'is not' : 'is', null)
      .execute(),
  );
}

/** Marks the list read; returns the ids that were unread. */
export async function markAllRead(tx: Transaction, { personId, since }: Window, now: number): Promise<string[]> {
  const rows = await own(tx, personId)
    .set({ read_at: now })
    .where('dismissed_at', 'is', null)
    .where('read_at', 'is', null)
    .where('at', '>=', since)
    .returning('event_id')
    .execute();
  return rows.map(({ event_id }) => String(event_id));
}

export async function dismiss(tx: Transaction, personId: string, ids: readonly string[], now: number) {
  await inPortions(ids, (portion) =>
    own(tx, personId)
      .set({ dismissed_at: now })
      .where('event_id', 'in', portion)
      .where('dismissed_at', 'is', null)
      .execute(),
  );
}

type Clearing = { readonly includeActionRequired: boolean; readonly now: number };

/** Dismisses the list; notifications that require action stay unless included. Returns the dismissed ids. */
export async function clearAll(
  tx: Transaction,
  { personId, since }: Window,
  { includeActionRequired, now }: Clearing,
): Promise<string[]> {
  const listed = own(tx, personId)
    .set({ dismissed_at: now })
    .where('dismissed_at', 'is', null)
    .where('at', '>=', since);
  const rows = await (includeActionRequired ? listed : listed.where('action_required', '=', 0))
    .returning('event_id')
    .execute();
  return rows.map(({ event_id }) => String(event_id));
}

/** Restores notifications dismissed at `dismissedSince` or later. */
export async function restore(tx: Transaction, personId: string, ids: readonly string[], dismissedSince: number) {
  await inPortions(ids, (portion) =>
    own(tx, personId)
      .set({ dismissed_at: null })
      .where('event_id', 'in', portion)
      .where('dismissed_at', '>=', dismissedSince)
      .execute(),
  );
}
