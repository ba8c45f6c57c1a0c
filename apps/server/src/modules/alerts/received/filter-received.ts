import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { type listReceivedAlerts, workStatuses } from '@halyard/contracts/inflow/received-alerts.ts';
import { attackPeriodStart } from '@halyard/contracts/intelligence/attack.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { alertHas } from '../../../database/alerts-with-observable.ts';
import { containing, escapeLike } from '../../../database/containing.ts';
import { fold } from '../../../database/fold.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { alertNames } from '../../../database/techniques/naming-technique.ts';

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

/** What an alert is: the fields that quiet rules have, too. */
function matchingFields(query: ReceivedQuery) {
  const conditions: Expression<SqlBool>[] = [];
  const { title, entity, observable, tag } = query;
  if (title !== undefined) conditions.push(containing(sql.ref('title'), title));
  if (entity !== undefined) conditions.push(sql<SqlBool>`lower(entity) = ${entity.toLowerCase()}`);
  if (observable !== undefined) conditions.push(alertHas(observable));
  if (tag !== undefined) conditions.push(sql<SqlBool>`tags like ${`%${escapeLike(JSON.stringify(tag))}%`} escape '\\'`);
  return conditions;
}

/** What people here and their rules have made of an alert. */
function matchingWork(query: ReceivedQuery) {
  const conditions: Expression<SqlBool>[] = [];
  // The condition of an index: written out, not handed in.
  if (query.quiet) conditions.push(query.quiet === 'yes' ? sql<SqlBool>`hidden = 1` : sql<SqlBool>`hidden = 0`);
  if (query.quietRule !== undefined) conditions.push(sql<SqlBool>`suppressed_by = ${query.quietRule}`);
  if (query.incident !== undefined)
    conditions.push(sql<SqlBool>`alerts.id in (select alert_id from alert_incidents
      where incident_id = ${query.incident} and alert_incidents.deleted_at is null)`);
  return conditions;
}

/** The one way to ask for received alerts: list, counts, exports and quiet rules all start here. */
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
  const since = attackPeriodStart(query.period ?? 'all', now);
  if (query.technique) found = found.where(alertNames(query.technique, since));
  if (query.period) found = found.where('last_seen', '>=', since);
  if (query.sigma !== undefined)
    found = found.where('alerts.id', 'in', (eb) =>
      eb
        .selectFrom('sigma_alerts')
        .select('alert_id')
        .where('rule_id', '=', query.sigma ?? ''),
    );
  if (query.delivery !== undefined)
    found = found.where('alerts.id', 'in', (eb) =>
      eb
        .selectFrom('alert_occurrences')
        .select('alert_id')
        .where('delivery_id', '=', query.delivery ?? 0),
    );
  for (const condition of [...matchingFields(query), ...matchingWork(query)]) found = found.where(condition);
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
  const allOpen = () => selectAlerts(db).where('work_status', 'in', openStatuses);
  const open = () => allOpen().where(sql<boolean>`hidden = 0`);
  const count = async (query: ReturnType<typeof open>) =>
    Number((await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count);
  return {
    triage: await count(open()),
    mine: await count(open().where('owner_id', '=', personId)),
    overdue: await count(open().where('due_at', '<', now)),
    assumed: await count(open().where('severity_stated', '=', 0)),
    closed: await count(selectAlerts(db).where('work_status', '=', 'Closed')),
    quiet: await count(allOpen().where(sql<boolean>`hidden = 1`)),
  };
}
