import { ApiError } from '@halyard/contracts/errors.ts';
import { type AlertRule, alertRulesMax } from '@halyard/contracts/intelligence/alerts.ts';
import { type Kysely, sql } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import { sortKeyOf } from '../../database/sort-key-of.ts';
import type { AlertRulesTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Conditions } from './rule-conditions.ts';

export const toRule = (row: AlertRulesTable): AlertRule => ({
  id: row.id,
  name: row.name,
  enabled: row.enabled === 1,
  ...(JSON.parse(row.conditions) as Conditions & Pick<AlertRule, 'schedule' | 'queue'>),
  version: row.version,
  sample: row.sample === 1,
});

const selectRules = (db: Kysely<Schema>) => db.selectFrom('alert_rules').selectAll().where('deleted_at', 'is', null);

/** All rules by name. */
export async function readRules(db: Kysely<Schema>): Promise<AlertRule[]> {
  return (
    await selectRules(db)
      .orderBy(sortKeyOf(sql.ref('name')))
      .orderBy('id')
      .limit(alertRulesMax)
      .execute()
  ).map(toRule);
}

/** A rule that is there, held inside a transaction. */
export async function requireRule(db: Kysely<Schema>, id: string): Promise<AlertRulesTable> {
  const row = await holdRows(db, selectRules(db).where('id', '=', id)).executeTakeFirst();
  if (!row) throw new ApiError('rule_not_found');
  return row;
}

export async function insertRule(tx: Transaction, row: AlertRulesTable): Promise<void> {
  await tx.insertInto('alert_rules').values(row).execute();
}

/** Writes a change; who comes second with the same version is rejected. */
export async function saveRule(
  tx: Transaction,
  row: AlertRulesTable,
  change: Partial<AlertRulesTable>,
): Promise<AlertRulesTable> {
  const saved = await tx
    .updateTable('alert_rules')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst();
  if (!saved) throw new ApiError('record_changed');
  return saved;
}
