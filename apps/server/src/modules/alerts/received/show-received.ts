import { ApiError } from '@halyard/contracts/errors.ts';
import { alertSparkHours, type ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import { readNames } from '../../../database/person-names.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

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

async function readSourceNames(db: Kysely<Schema>, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom('sources').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What stands for the source of an alert that was made by hand. */
const byHand = { id: 'manual', name: 'Manual' } as const;

/** Rows as the alerts they are, in the same order. */
export async function toReceived(db: Kysely<Schema>, rows: readonly AlertsTable[]): Promise<ReceivedAlert[]> {
  const incidents = await readIncidents(
    db,
    rows.map(({ id }) => id),
  );
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
          },
    incidents: incidents.get(row.id) ?? [],
    isTest: row.is_test === 1,
    version: row.version,
    sample: row.sample === 1,
  }));
}

/** The newest occurrences of an alert, and how many there were in each hour of the last day. */
export async function readOccurrences(db: Kysely<Schema>, alertId: string, now: number) {
  const newest = await db
    .selectFrom('alert_occurrences')
    .selectAll()
    .where('alert_id', '=', alertId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(occurrencesShown)
    .execute();
  const since = (Math.floor(now / anHourMs) - alertSparkHours + 1) * anHourMs;
  const spark = Array.from({ length: alertSparkHours }, () => 0);
  const recent = await db
    .selectFrom('alert_occurrences')
    .select('at')
    .where('alert_id', '=', alertId)
    .where('at', '>=', since)
    .execute();
  for (const { at } of recent) {
    const hour = Math.floor((Number(at) - since) / anHourMs);
    if (hour < alertSparkHours) spark[hour] = (spark[hour] ?? 0) + 1;
  }
  return {
    occurrences: newest.map((row) => ({
      at: toInstant(row.at),
      receivedAt: toInstant(row.received_at),
      state: row.state,
      deliveryId: row.delivery_id === null ? null : Number(row.delivery_id),
    })),
    spark,
  };
}
