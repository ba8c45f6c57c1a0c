import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { connectPostgres } from '../../database/connections/open-postgres.ts';
import { databaseFile } from '../../start/read-database.ts';

/** The fact in the table `workspace`. */
export const lastBackupFact = 'last-backup';

/** The state of the newest backup. `at` in milliseconds; `verified`: it was restored and compared. */
export type LastBackup = {
  readonly at: number;
  readonly bytes: number;
  readonly path: string;
  readonly withKeys: boolean;
  readonly verified: boolean;
};

/** Records the backup in the database, whose server may run. */
export async function recordBackup(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  last: LastBackup,
): Promise<void> {
  const value = JSON.stringify(last);
  if (databaseUrl) {
    const db = connectPostgres(databaseUrl, { isPatient: true });
    const row = { key: lastBackupFact, value };
    const write = db
      .insertInto('workspace')
      .values(row)
      .onConflict((other) => other.column('key').doUpdateSet({ value }));
    await write.execute().finally(() => db.destroy());
    return;
  }
  const file = new DatabaseSync(join(dataFolder, databaseFile), { timeout: 10_000 });
  try {
    const set =
      'insert into workspace (key, value) values (?, ?) on conflict (key) do update set value = excluded.value';
    file.prepare(set).run(lastBackupFact, value);
  } finally {
    file.close();
  }
}
