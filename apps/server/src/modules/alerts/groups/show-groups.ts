import type { AlertGroup, GroupField } from '@halyard/contracts/inflow/alert-groups.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, sql } from 'kysely';
import type { AlertGroupsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { readSourceNames, toInstant } from '../received/show-received.ts';
import { aMinuteMs, selectMembers } from './group-store.ts';
import { shownValues } from './preview-groups.ts';

/** Of alerts with the worst severity one that states it: its rank, doubled, and one more where none does. */
const severityRank = sql<number>`min(case alerts.severity ${sql.join(
  threatSeverities.map((severity, rank) => sql`when ${sql.lit(severity)} then ${sql.lit(rank * 2)}`),
  sql` `,
)} end + case when alerts.severity_stated = 0 then 1 else 0 end)`;

/** What there is of the alerts of groups; groups without any are left out. */
const countMembers = (db: Kysely<Schema>, ids: readonly string[]) =>
  selectMembers(db)
    .innerJoin('alerts', 'alerts.id', 'alert_grouping.id')
    .select(({ fn }) => [
      'alert_groups.id',
      fn.countAll<number>().as('alerts'),
      sql<number>`count(distinct coalesce(alerts.source_id, ''))`.as('sources'),
      fn.sum<number>('alerts.count').as('occurrences'),
      severityRank.as('rank'),
      fn.min('alert_grouping.first_seen').as('first'),
      fn.max('alerts.last_seen').as('last'),
      fn.max('alert_grouping.first_seen').as('newest'),
      fn.min('alerts.number').as('number'),
    ])
    .where('alert_groups.id', 'in', ids)
    .where('alerts.deleted_at', 'is', null)
    .groupBy('alert_groups.id')
    .execute();

async function readRuleNames(db: Kysely<Schema>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('alert_group_rules')
    .select(['id', 'name', 'deleted_at'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, name: row.name, isDeleted: row.deleted_at !== null }]));
}

/** Rows as the groups they are, in the same order, without those that have no alerts any more. */
export async function toAlertGroups(db: Kysely<Schema>, rows: readonly AlertGroupsTable[]): Promise<AlertGroup[]> {
  if (rows.length === 0) return [];
  const counted = await countMembers(
    db,
    rows.map(({ id }) => id),
  );
  if (counted.length === 0) return [];
  const counts = new Map(counted.map((one) => [one.id, one]));
  const rules = await readRuleNames(
    db,
    rows.map(({ rule_id }) => rule_id),
  );
  const firsts = await db
    .selectFrom('alerts')
    .selectAll()
    .where(
      'number',
      'in',
      counted.map(({ number }) => number),
    )
    .execute();
  const firstOf = new Map(firsts.map((alert) => [alert.number, alert]));
  const names = await readSourceNames(
    db,
    firsts.map(({ source_id }) => source_id),
  );
  return rows.flatMap((row) => {
    const count = counts.get(row.id);
    const first = count && firstOf.get(count.number);
    const severity = threatSeverities[Math.floor(Number(count?.rank) / 2)];
    if (!first || !severity) return [];
    const fields = JSON.parse(row.fields) as GroupField[];
    const values = shownValues(first, fields, names);
    const [windowMs, lengthMs] = [Number(row.window_ms), Number(row.length_ms)];
    return [
      {
        id: row.id,
        number: row.number,
        rule: rules.get(row.rule_id) ?? { id: row.rule_id, name: row.rule_id, isDeleted: true },
        values: fields.map((field, index) => ({ field, value: values[index] ?? '' })),
        windowMinutes: windowMs / aMinuteMs,
        lengthMinutes: lengthMs / aMinuteMs,
        threshold: row.threshold,
        alerts: Number(count.alerts),
        sources: Number(count.sources),
        occurrences: Number(count.occurrences),
        severity,
        severityStated: Number(count.rank) % 2 === 0,
        firstSeen: toInstant(count.first),
        lastSeen: toInstant(count.last),
        openUntil: toInstant(Math.min(Number(count.newest) + windowMs, Number(row.started_at) + lengthMs)),
      },
    ];
  });
}

/** The groups of these ids, in no order. */
export async function readAlertGroups(db: Kysely<Schema>, ids: readonly string[]): Promise<AlertGroup[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('alert_groups')
    .selectAll()
    .where('id', 'in', ids)
    .where(sql<boolean>`dissolved = 0`)
    .execute();
  return toAlertGroups(db, rows);
}
