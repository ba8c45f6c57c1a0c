import type { Transaction } from '../../database/database.ts';

/** Forgets how to undo what happened before `until`. */
export async function forgetOldChanges(tx: Transaction, until: number): Promise<void> {
  await tx.deleteFrom('changes').where('at', '<', until).execute();
}
