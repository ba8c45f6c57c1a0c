import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { type listReceivedAlerts, type WorkStatus, workStatuses } from '@halyard/contracts/inflow/received-alerts.ts';
import { attackPeriodStart } from '@halyard/contracts/intelligence/attack.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { alertPlaced } from '../../../database/address-places.ts';
import { countByTallies } from '../../../database/alert-tallies.ts';
import { alertHas } from '../../../database/alerts-with-observable.ts';
import { containing, escapeLike } from '../../../database/containing.ts';
import { fold } from '../../../database/fold.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { alertNames } from '../../../database/techniques/naming-technique.ts';

export type ReceivedQuery = Omit<Parsed<typeof listReceivedAlerts.query>, 'limit' | 'after' | 'sort' | 'grouped'> & {
  /** Those that the index of words found for `search` (find-candidates.ts); without it texts are read in their order. */
  readonly candidates?: Expression<SqlBool> | undefined;
  /** Severities are asked for as the index of that order has them: for counts, and where that is the order. */
  readonly isRanked?: boolean;
};

/** Where a severity stands in the order of the list, as its index has it. */
export const severityRank = sql<number>`case severity ${sql.join(
  threatSeverities.map((severity, rank) => sql`when ${sql.lit(severity)} then ${sql.lit(rank)}`),
  sql` `,
)} else 9 end`;

function matchingSeverity({ severity = [], isRanked = false }: ReceivedQuery): Expression<SqlBool> {
  if (!isRanked) return sql<SqlBool>`severity in (${sql.join(severity)})`;
  const ranks = severity.map((one) => sql.lit(threatSeverities.indexOf(one)));
  return sql<SqlBool>`${severityRank} in (${sql.join(ranks)})`;
}

const isClosed = (status: WorkStatus) => status === 'Closed';

/** As the indexes of open and of closed alerts have it, each of them without the other. */
function matchingStatus(statuses: readonly WorkStatus[]): Expression<SqlBool> {
  // The second condition is true of all. Without it SQLite counts what is closed by reading the whole table.
  if (statuses.every(isClosed)) return sql<SqlBool>`(work_status = 'Closed' and -last_seen < 9000000000000000)`;
  const named = sql<SqlBool>`work_status in (${sql.join(statuses)})`;
  if (statuses.some(isClosed)) return named;
  const isOpen = sql<SqlBool>`work_status <> 'Closed'`;
  return new Set(statuses).size === workStatuses.length - 1 ? isOpen : sql<SqlBool>`(${isOpen} and ${named})`;
}

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
  const { title, entity, observable, tag, country, asn } = query;
  if (title !== undefined) conditions.push(containing(sql.ref('title'), title));
  if (entity !== undefined) conditions.push(sql<SqlBool>`lower(entity) = ${entity.toLowerCase()}`);
  if (observable !== undefined) conditions.push(alertHas(observable));
  if (country !== undefined || asn !== undefined) conditions.push(alertPlaced({ country, asn }));
  if (tag !== undefined) conditions.push(sql<SqlBool>`tags like ${`%${escapeLike(JSON.stringify(tag))}%`} escape '\\'`);
  return conditions;
}

/** Whether an alert is in a group that there is, of those with this condition. */
const inGroup = (which: Expression<SqlBool>) =>
  sql<SqlBool>`alerts.id in (select alert_grouping.id from alert_groups
    inner join alert_grouping on alert_grouping.group_key = alert_groups.group_key
      and alert_grouping.started_at = alert_groups.started_at and detached = 0
    where dissolved = 0 and ${which})`;

/** Whether an alert has one of these numbers: `12-19,44`. */
function numberedIn(numbers: string) {
  const runs = numbers.split(',').map((run) => run.split('-').map(Number));
  const single = runs.flatMap(([from, to]) => (to === undefined ? [from] : []));
  const spans = runs.flatMap(([from, to]) => (to === undefined ? [] : [sql`number between ${from} and ${to}`]));
  if (single.length > 0) spans.push(sql`number in (${sql.join(single)})`);
  return sql<SqlBool>`(${sql.join(spans, sql` or `)})`;
}

/** What people here and their rules have made of an alert. */
function matchingWork(query: ReceivedQuery) {
  const conditions: Expression<SqlBool>[] = [];
  // The condition of an index: written out, not handed in.
  if (query.quiet) conditions.push(query.quiet === 'yes' ? sql<SqlBool>`hidden = 1` : sql<SqlBool>`hidden = 0`);
  if (query.quietRule !== undefined) conditions.push(sql<SqlBool>`suppressed_by = ${query.quietRule}`);
  if (query.queue !== undefined) conditions.push(sql<SqlBool>`queue_id = ${query.queue}`);
  if (query.rule !== undefined)
    conditions.push(sql<SqlBool>`alerts.id in (select alert_id from alert_rule_matches where rule_id = ${query.rule})`);
  if (query.group !== undefined) conditions.push(inGroup(sql<SqlBool>`alert_groups.id = ${query.group}`));
  if (query.groupRule !== undefined) conditions.push(inGroup(sql<SqlBool>`alert_groups.rule_id = ${query.groupRule}`));
  if (query.numbers !== undefined) conditions.push(numberedIn(query.numbers));
  if (query.incident !== undefined)
    conditions.push(sql<SqlBool>`alerts.id in (select alert_id from alert_incidents
      where incident_id = ${query.incident} and alert_incidents.deleted_at is null)`);
  return conditions;
}

/** Every piece of what was typed stands somewhere in the text, or it is a number. */
export function matchingSearch({ search = '', candidates }: ReceivedQuery): readonly Expression<SqlBool>[] {
  const pieces = fold(search)
    .split(/\s+/)
    .filter((piece) => piece !== '');
  if (pieces.length === 0) return [];
  const holding = pieces.map((piece) => {
    const pattern = `%${escapeLike(piece)}%`;
    return sql<SqlBool>`(search_text like ${pattern} escape '\\' or context_text like ${pattern} escape '\\')`;
  });
  const number = numberOf(search.trim());
  const texts = sql<SqlBool>`(${sql.join(holding, sql` and `)})`;
  // PostgreSQL takes what is said with `like` for rare, and would sort all of many to fill a page.
  const all = candidates
    ? sql<SqlBool>`(${candidates} and ${texts})`
    : sql<SqlBool>`case when ${texts} then 1 else 0 end > 0`;
  return [number === undefined ? all : sql<SqlBool>`(${all} or number = ${Number(number)})`];
}

/** The one way to ask for received alerts: list, counts, exports and quiet rules all start here. */
export function matchingReceived(db: Kysely<Schema>, query: ReceivedQuery, { personId, now }: Asking) {
  let found = selectAlerts(db);
  if (query.status) found = found.where(matchingStatus(query.status));
  if (query.severity) found = found.where(matchingSeverity(query));
  if (query.state) found = found.where('source_state', 'in', query.state);
  if (query.source) found = found.where('alerts.source_id', '=', query.source);
  if (query.owner === 'none') found = found.where('owner_id', 'is', null);
  else if (query.owner) found = found.where('owner_id', '=', query.owner === 'me' ? personId : query.owner);
  if (query.assumed) found = found.where('severity_stated', '=', 0);
  // What is closed has no target; the index is that of open alerts.
  if (query.overdue) found = found.where(sql<boolean>`work_status <> 'Closed'`).where('due_at', '<', now);
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
  return found.where((eb) => eb.and(matchingSearch(query)));
}

/** How many alerts each view of the queue holds. */
export async function countViews(db: Kysely<Schema>, { personId, now }: Asking) {
  // All that is open is looked at once, in its index.
  const { triage, mine, overdue, assumed, quiet } = await selectAlerts(db)
    .where(sql<boolean>`work_status <> 'Closed'`)
    .select(({ fn }) => {
      const shown = () => fn.countAll<number>().filterWhere('hidden', '=', 0);
      return [
        shown().as('triage'),
        shown().filterWhere('owner_id', '=', personId).as('mine'),
        shown().filterWhere('due_at', '<', now).as('overdue'),
        shown().filterWhere('severity_stated', '=', 0).as('assumed'),
        fn.countAll<number>().filterWhere('hidden', '=', 1).as('quiet'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    triage: Number(triage),
    mine: Number(mine),
    overdue: Number(overdue),
    assumed: Number(assumed),
    closed: await countByTallies(db, { status: ['Closed'] }),
    quiet: Number(quiet),
  };
}
