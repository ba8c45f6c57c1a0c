import type { Transaction } from '../database.ts';
import { holdRows } from './hold-rows.ts';

/** Whose limit it is; a person has a row in each of these tables. */
type Owner = { readonly table: 'people' | 'idp_users'; readonly id: string };

/**
 * Called before counting and adding to something limited: concurrent callers wait until the transaction ends, and then
 * count the additions. Without an owner it is a limit of the workspace.
 */
export async function lockLimit(tx: Transaction, owner?: Owner): Promise<void> {
  if (owner) await holdRows(tx, tx.selectFrom(owner.table).select('id').where('id', '=', owner.id)).execute();
  else await holdRows(tx, tx.selectFrom('counters').select('name').where('name', '=', 'limit')).execute();
}
