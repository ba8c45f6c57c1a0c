import type { Database } from './database/database.ts';

/** A fact about this workspace that was decided once, at its first start. */
export async function readFact(database: Database, key: string): Promise<string | undefined> {
  const row = await database.read.selectFrom('workspace').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Claims a fact atomically: true for one caller only, however many nodes start together. */
export async function claimFact(database: Database, key: string, value: string): Promise<boolean> {
  return database.write(async (tx) => {
    const claimed = await tx
      .insertInto('workspace')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n;
  });
}

export async function setFact(database: Database, key: string, value: string): Promise<void> {
  await database.write(async (tx) => {
    await tx
      .insertInto('workspace')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  });
}
