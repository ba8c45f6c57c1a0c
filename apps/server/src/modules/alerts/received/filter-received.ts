import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { type listReceivedAlerts, workStatuses } from '@halyard/contracts/inflow/received-alerts.ts';
import { type Kysely, sql } from 'kysely';
import { escapeLike } from '../../../database/containing.ts';
import { fold } from '../../../database/fold.ts';
import type { Schema } from '../../../database/tables/schema.ts';

export type ReceivedQuery = Omit<Parsed<typeof listReceivedAlerts.query>, 'limit' | 'after' | 'sort'>;

const openStatuses = workStatuses.filter((status) => status !== 'Closed');

export type Asking = { readonly personId: string; readonly now: number };

/** ALT-000123, ALT-123 or 123. */
const numberOf = (search: string) => /^(?:ALT-?)?0*(\d{1,9})$/i.exec(search)?.[1];

const selectAlerts = (db: Kysely<Schema>) =>
  db
    .selectFrom('alerts')
    // Written out, not handed in: SQLite uses a partial index only where it sees the condition itself.
    .where(sql<boolean>`deleted_at is null`);

/** The one way to ask for received alerts: list, counts and exports all start here. */
export function matchingReceived(db: Kysely<Schema>, query: ReceivedQuery, { personId, now }: Asking) {
  let found = selectAlerts(db);
  if (query.status) found = found.where('work_status', 'in', query.status);
  if (query.severity) found = found.where('severity', 'in', query.severity);
  if (query.state) found = found.where('source_state', 'in', query.state);
  if (query.source) found = found.where('alerts.source_id', '=', query.source);
  if (query.owner === 'none') found = found.where('owner_id', 'is', null);
  else if (query.owner) found = found.where('owner_id', '=', query.owner === 'me' ? personId : query.owner);
  if (query.assumed) found = found.where('severity_stated', '=', 0);
  // What is closed has no target; the index begins with the status.
  if (query.overdue) found = found.where('work_status', 'in', openStatuses).where('due_at', '<', now);
  if (query.delivery !== undefined)
    found = found.where('alerts.id', 'in', (eb) =>
      eb
        .selectFrom('alert_occurrences')
        .select('alert_id')
        .where('delivery_id', '=', query.delivery ?? 0),
    );
  const search = query.search?.trim() ?? '';
  if (search !== '') {
    const number = numberOf(search);
    found = found.where((eb) =>
      eb.or([
        sql<boolean>`search_text like ${`%${escapeLike(fold(search))}%`} escape '\\'`,
        ...(number === undefined ? [] : [eb('number', '=', Number(number))]),
      ]),
    );
  }
  return found;
}

/** How many alerts each view of the queue holds. */
export async function countViews(db: Kysely<Schema>, { personId, now }: Asking) {
  const open = () => selectAlerts(db).where('work_status', 'in', openStatuses);
  const count = async (query: ReturnType<typeof open>) =>
    Number((await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count);
  return {
    triage: await count(open()),
    mine: await count(open().where('owner_id', '=', personId)),
    overdue: await count(open().where('due_at', '<', now)),
    assumed: await count(open().where('severity_stated', '=', 0)),
    closed: await count(selectAlerts(db).where('work_status', '=', 'Closed')),
  };
}
