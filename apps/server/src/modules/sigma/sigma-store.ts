import { ApiError } from '@halyard/contracts/errors.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { SigmaRulesTable } from '../../database/tables/sigma-schema.ts';

/** Existing rules, locked inside a transaction; all of them, or it rejects. */
export async function requireRules(db: Kysely<Schema>, ids: readonly string[]): Promise<SigmaRulesTable[]> {
  const query = db
    .selectFrom('sigma_rules')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id');
  const rows = await holdRows(db, query).execute();
  if (rows.length < new Set(ids).size) throw new ApiError('sigma_rule_not_found');
  return rows;
}

export async function requireRule(db: Kysely<Schema>, id: string): Promise<SigmaRulesTable> {
  const [row] = await requireRules(db, [id]);
  if (!row) throw new ApiError('sigma_rule_not_found');
  return row;
}

/** Writes a change of a locked row. */
export async function saveRule(
  tx: Transaction,
  row: SigmaRulesTable,
  change: Partial<SigmaRulesTable>,
): Promise<SigmaRulesTable> {
  return tx
    .updateTable('sigma_rules')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
