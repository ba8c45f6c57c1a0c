import { ApiError } from '@halyard/contracts/errors.ts';
import {
  type GroupField,
  type GroupRule,
  type GroupRuleDraft,
  groupRulesMax,
} from '@halyard/contracts/inflow/alert-groups.ts';
import type { AlertFilter } from '@halyard/contracts/inflow/alert-rules.ts';
import { type Kysely, sql } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { AlertGroupRulesTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

export const aMinuteMs = 60_000;

const selectGroupRules = (db: Kysely<Schema>) =>
  db.selectFrom('alert_group_rules').selectAll().where('deleted_at', 'is', null);

/** What a rule does, read from its row. */
export type GroupRuleRead = {
  readonly id: string;
  readonly edition: number;
  readonly filter: AlertFilter;
  readonly fields: readonly GroupField[];
  readonly windowMs: number;
  readonly lengthMs: number;
  readonly threshold: number;
};

const readRule = (row: AlertGroupRulesTable): GroupRuleRead => ({
  id: row.id,
  edition: row.edition,
  filter: JSON.parse(row.filter) as AlertFilter,
  fields: JSON.parse(row.fields) as GroupField[],
  windowMs: Number(row.window_ms),
  lengthMs: Number(row.length_ms),
  threshold: row.threshold,
});

/** The rules in their order. */
export const readGroupRules = (db: Kysely<Schema>): Promise<AlertGroupRulesTable[]> =>
  selectGroupRules(db).orderBy('position').orderBy('id').limit(groupRulesMax).execute();

/** The rules that take alerts, in their order. */
export const readActiveRules = async (db: Kysely<Schema>): Promise<GroupRuleRead[]> =>
  (await readGroupRules(db)).filter(({ active }) => active === 1).map(readRule);

/** A rule that is there, held inside a transaction. */
export async function requireGroupRule(db: Kysely<Schema>, id: string): Promise<AlertGroupRulesTable> {
  const row = await holdRows(db, selectGroupRules(db).where('id', '=', id)).executeTakeFirst();
  if (!row) throw new ApiError('rule_not_found');
  return row;
}

export const columnsOf = ({
  name,
  filter,
  fields,
  windowMinutes,
  lengthMinutes,
  threshold,
  isActive,
}: GroupRuleDraft) => ({
  name,
  filter: JSON.stringify(filter),
  fields: JSON.stringify(fields),
  window_ms: windowMinutes * aMinuteMs,
  length_ms: lengthMinutes * aMinuteMs,
  threshold,
  active: isActive ? (1 as const) : (0 as const),
});

/** Whether two rules group differently, whatever they are called. */
export const groupsAlike = (one: ReturnType<typeof columnsOf>, other: AlertGroupRulesTable): boolean =>
  one.filter === other.filter &&
  one.fields === other.fields &&
  one.window_ms === Number(other.window_ms) &&
  one.length_ms === Number(other.length_ms) &&
  one.threshold === other.threshold;

/** Which alerts are in which group that is there. */
export const selectMembers = (db: Kysely<Schema>) =>
  db
    .selectFrom('alert_groups')
    .innerJoin('alert_grouping', (join) =>
      join
        .onRef('alert_grouping.group_key', '=', 'alert_groups.group_key')
        .onRef('alert_grouping.started_at', '=', 'alert_groups.started_at'),
    )
    // Conditions of indexes: written out, not handed in.
    .where(sql<boolean>`alert_groups.dissolved = 0`)
    .where(sql<boolean>`alert_grouping.detached = 0`);

/** The group of each alert that is in one. */
export async function readGroupsOf(db: Kysely<Schema>, alertIds: readonly string[]) {
  if (alertIds.length === 0) return new Map<string, { id: string; number: number }>();
  const rows = await selectMembers(db)
    .select(['alert_grouping.id as alert', 'alert_groups.id', 'alert_groups.number'])
    .where('alert_grouping.id', 'in', alertIds)
    .execute();
  return new Map(rows.map(({ alert, id, number }) => [alert, { id, number }]));
}

/** How many groups of each rule there are, and the alerts in them. */
async function countGroups(db: Kysely<Schema>) {
  const rows = await selectMembers(db)
    .innerJoin('alerts', 'alerts.id', 'alert_grouping.id')
    .select(({ fn }) => [
      'alert_groups.rule_id',
      fn.count<number>('alert_groups.id').distinct().as('groups'),
      fn.countAll<number>().as('alerts'),
    ])
    .where('alerts.deleted_at', 'is', null)
    .groupBy('alert_groups.rule_id')
    .execute();
  return new Map(
    rows.map(({ rule_id, groups, alerts }) => [rule_id, { groups: Number(groups), alerts: Number(alerts) }]),
  );
}

/** Rows as the rules they are, in the same order. */
export async function toGroupRules(db: Kysely<Schema>, rows: readonly AlertGroupRulesTable[]): Promise<GroupRule[]> {
  const counts = await countGroups(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    filter: JSON.parse(row.filter) as AlertFilter,
    fields: JSON.parse(row.fields) as GroupField[],
    windowMinutes: Number(row.window_ms) / aMinuteMs,
    lengthMinutes: Number(row.length_ms) / aMinuteMs,
    threshold: row.threshold,
    isActive: row.active === 1,
    groups: counts.get(row.id)?.groups ?? 0,
    alerts: counts.get(row.id)?.alerts ?? 0,
    version: row.version,
  }));
}
