import {
  type RetentionDays,
  type RetentionKind,
  retentionKinds,
  retentionRules,
} from '@halyard/contracts/server/retention.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** The setting in the table `workspace`, as JSON. */
const fact = 'retention';

async function readChosen(db: Kysely<Schema>): Promise<Partial<RetentionDays>> {
  const query = db.selectFrom('workspace').select('value').where('key', '=', fact);
  const row = await holdRows(db, query).executeTakeFirst();
  return row ? (JSON.parse(row.value) as Partial<RetentionDays>) : {};
}

/** Retention of each kind in days; null: forever. Inside a transaction the setting is locked until it ends. */
export async function readRetention(db: Kysely<Schema>): Promise<RetentionDays> {
  const chosen = await readChosen(db);
  const days = (kind: RetentionKind) => {
    const own = chosen[kind];
    return own === undefined ? retentionRules[kind].days : own;
  };
  return Object.fromEntries(retentionKinds.map((kind) => [kind, days(kind)])) as RetentionDays;
}

/** Keeps the choice for one kind. */
export async function writeRetention(tx: Transaction, kind: RetentionKind, days: number | null): Promise<void> {
  const value = JSON.stringify(Object.assign({}, await readChosen(tx), { [kind]: days }));
  await tx
    .insertInto('workspace')
    .values({ key: fact, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
