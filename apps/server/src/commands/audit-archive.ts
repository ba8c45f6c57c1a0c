import { daysInMs } from '@halyard/contracts/server/retention.ts';
import { readConfig } from '../config.ts';
import { openMigratedPostgres } from '../database/connections/open-postgres.ts';
import { openAuditArchive } from '../event-log/audit-archive.ts';
import { moveAuditToParquet } from '../event-log/move-audit-to-parquet.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { CommandError, databaseError } from '../start/run-command-line.ts';

/** Moves partitions of the audit log that are older than so many days to Parquet. May run beside the server. */
export async function archiveFromCommandLine(days: number, environment: NodeJS.ProcessEnv): Promise<number> {
  const config = readConfig(environment);
  if (!config.databaseUrl) throw new CommandError('The workspace is on SQLite, which has no partitions to archive.');
  const database = openMigratedPostgres(config.databaseUrl, { size: 3 });
  const storage = await openStorage(config);
  const archive = openAuditArchive(storage, database.read);
  try {
    const ports = { database, clock: Date.now, storage, archive };
    const moved = await moveAuditToParquet(ports, Date.now() - daysInMs(days));
    process.stdout.write(`${moved} entries were moved to Parquet files in ${storage.place}, and read back.\n`);
    return 0;
  } catch (cause) {
    throw cause instanceof CommandError ? cause : databaseError(cause);
  } finally {
    await archive.close();
    storage.close();
    await database.close();
  }
}
