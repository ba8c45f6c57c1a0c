import { ApiError } from '@halyard/contracts/errors.ts';
import { alertSparkHours, type ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { type Kysely, sql } from 'kysely';
import { readQueues } from '../../../database/alert-queues.ts';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import { readNames } from '../../../database/person-names.ts';
import type { AlertsTable, QuietRulesTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { readGroupsOf } from '../groups/group-store.ts';
import { readQueueNames } from './queue-names.ts';

const anHourMs = 3_600_000;
const occurrencesShown = 100;

export const toInstant = (ms: number | bigint): string => new Date(Number(ms)).toISOString();

/** Alerts that are there, held inside a transaction; all of them, or it rejects. */
export async function requireReceived(db: Kysely<Schema>, ids: readonly string[]): Promise<AlertsTable[]> {
  const query = db
    .selectFrom('alerts')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id');
  const rows = await holdRows(db, query).execute();
  if (rows.length < new Set(ids).size) throw new ApiError('alert_not_found');
  return rows;
}

async function readIncidents(db: Kysely<Schema>, ids: readonly string[]) {
  const found = new Map<string, { id: string; title: string }[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('alert_incidents')
    .innerJoin('incidents', 'incidents.id', 'alert_incidents.incident_id')
    .select(['alert_id', 'incidents.id', 'incidents.title'])
    .where('alert_id', 'in', ids)
    .where('alert_incidents.deleted_at', 'is', null)
    .where('incidents.deleted_at', 'is', null)
    .orderBy('incidents.number', 'desc')
    .execute();
  for (const { alert_id, id, title } of rows) found.set(alert_id, [...(found.get(alert_id) ?? []), { id, title }]);
  return found;
}

/** Sources by their ids. */
export async function readSourceNames(db: Kysely<Schema>, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom('sources').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The rules that matched what alerts are about, by alert and in the order of their names. */
async function readRulesOf(db: Kysely<Schema>, rows: readonly AlertsTable[]) {
  const ids = rows.filter(({ record_id }) => record_id !== null).map(({ id }) => id);
  const found = new Map<string, { id: string; name: string }[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const matches = await db
    .selectFrom('alert_rule_matches')
    .innerJoin('alert_rules', 'alert_rules.id', 'alert_rule_matches.rule_id')
    .select(['alert_id', 'alert_rules.id', 'alert_rules.name'])
    .where('alert_id', 'in', ids)
    .orderBy('alert_rules.name')
    .orderBy('alert_rules.id')
    .execute();
  for (const { alert_id, id, name } of matches) found.get(alert_id)?.push({ id, name });
  return found;
}

/** What stands for the source of an alert that was made by hand. */
const byHand = { id: 'manual', name: 'Manual' } as const;

/** Rows as the alerts they are, in the same order. */
export async function toReceived(
  db: Kysely<Schema>,
  rows: readonly AlertsTable[],
  now: number,
): Promise<ReceivedAlert[]> {
  const ids = rows.map(({ id }) => id);
  const incidents = await readIncidents(db, ids);
  const sparks = await readSparks(db, ids, now);
  const quiet = await readQuiet(db, rows);
  const groups = await readGroupsOf(db, ids);
  const rules = await readRulesOf(db, rows);
  const queues = await readQueues(db);
  const queueNames = await readQueueNames(db);
  const names = await readNames(
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  const sources = await readSourceNames(
    db,
    rows.map(({ source_id }) => source_id),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    source: row.source_id === null ? byHand : { id: row.source_id, name: sources.get(row.source_id) ?? row.source_id },
    ...(row.record_id !== null && { rules: rules.get(row.id) ?? [], record: row.record_id }),
    title: row.title,
    entity: row.entity,
    severity: row.severity,
    severityStated: row.severity_stated > 0,
    sourceSeverity: row.source_severity,
    sourceState: row.source_state,
    workStatus: row.work_status,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: names.get(row.owner_id) ?? row.owner_id },
    closeReason: row.close_reason,
    firstSeen: toInstant(row.first_seen),
    lastSeen: toInstant(row.last_seen),
    occurrences: row.count,
    target:
      row.due_at === null
        ? null
        : {
            kind: row.work_status === 'New' ? ('acknowledge' as const) : ('close' as const),
            at: toInstant(row.due_at),
            minutes: queues.targetsOf(row.queue_id)[row.severity][row.work_status === 'New' ? 'acknowledge' : 'close'],
          },
    queue: { id: row.queue_id, name: queueNames.get(row.queue_id) ?? row.queue_id },
    incidents: incidents.get(row.id) ?? [],
    spark: sparks.get(row.id) ?? [],
    quiet: quietOf(row, quiet),
    group: groups.get(row.id) ?? null,
    isTest: row.is_test === 1,
    version: row.version,
    sample: row.sample === 1,
  }));
}

/** The Sigma rule that made an alert; undefined where none did. */
export async function readSigmaRule(db: Kysely<Schema>, alertId: string) {
  const row = await db
    .selectFrom('sigma_alerts')
    .innerJoin('sigma_rules', 'sigma_rules.id', 'sigma_alerts.rule_id')
    .select(['sigma_rules.id', 'sigma_rules.title', 'sigma_rules.deleted_at'])
    .where('alert_id', '=', alertId)
    .executeTakeFirst();
  return row && { id: row.id, title: row.title, isDeleted: row.deleted_at !== null };
}

/** How often each alert occurred in each hour of the last day, oldest first: one query for all of them. */
async function readSparks(db: Kysely<Schema>, ids: readonly string[], now: number) {
  const sparks = new Map(ids.map((id) => [id, Array.from({ length: alertSparkHours }, () => 0)]));
  if (ids.length === 0) return sparks;
  const since = (Math.floor(now / anHourMs) - alertSparkHours + 1) * anHourMs;
  const until = since + alertSparkHours * anHourMs;
  const hour = sql<number>`(at - ${sql.lit(since)}) / ${sql.lit(anHourMs)}`;
  const rows = await db
    .selectFrom('alert_occurrences')
    .select(['alert_id', hour.as('hour'), ({ fn }) => fn.countAll<number>().as('count')])
    .where('alert_id', 'in', ids)
    .where('at', '>=', since)
    .where('at', '<', until)
    .groupBy(['alert_id', hour])
    .execute();
  for (const row of rows) {
    const spark = sparks.get(row.alert_id);
    if (spark) spark[Number(row.hour)] = Number(row.count);
  }
  return sparks;
}

async function readQuiet(db: Kysely<Schema>, rows: readonly AlertsTable[]) {
  const wanted = [...new Set(rows.map(({ suppressed_by }) => suppressed_by).filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, QuietRulesTable>();
  const rules = await db.selectFrom('quiet_rules').selectAll().where('id', 'in', wanted).execute();
  return new Map(rules.map((rule) => [rule.id, rule]));
}

/** The quiet rule that took hold of an alert last. */
function quietOf({ suppressed_by, hidden }: AlertsTable, rules: ReadonlyMap<string, QuietRulesTable>) {
  const rule = suppressed_by === null ? undefined : rules.get(suppressed_by);
  if (!rule) return null;
  const { id, reason, mode, ends_at, ended_at } = rule;
  return { rule: id, reason, mode, until: toInstant(ended_at ?? ends_at), isHidden: hidden === 1 };
}

/** The newest occurrences of an alert. */
export async function readOccurrences(db: Kysely<Schema>, alertId: string) {
  const newest = await db
    .selectFrom('alert_occurrences')
    .selectAll()
    .where('alert_id', '=', alertId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(occurrencesShown)
    .execute();
  return newest.map((row) => ({
    at: toInstant(row.at),
    receivedAt: toInstant(row.received_at),
    state: row.state,
    deliveryId: row.delivery_id === null ? null : Number(row.delivery_id),
  }));
}
