import { backupUnderWrites } from './cases/backup.ts';
import { badInput } from './cases/bad-input.ts';
import { bigData } from './cases/big-data.ts';
import { hugeUpload, slowClients } from './cases/clients.ts';
import { clockJumps } from './cases/clock.ts';
import { diskFull, slowDisk, writeErrors } from './cases/disk.ts';
import { corruptPages, halfFiles, olderBackup } from './cases/files.ts';
import { killsOnPostgres, killsOnSqlite } from './cases/kills.ts';
import { load, soak } from './cases/load.ts';
import { cutAnswers, partition } from './cases/network.ts';
import { identityDown, outsideDown } from './cases/outside.ts';
import { patroni } from './cases/patroni.ts';
import { pgbouncer, restartedPostgres } from './cases/postgres.ts';
import { blockedLog, outOfMemory, poisonJob } from './cases/process.ts';
import { idempotency, rollingRestart } from './cases/rolling.ts';
import { killedFirstStart, killedMigration, secondCopy, startUp } from './cases/start.ts';
import { streams } from './cases/streams.ts';
import { twoNodes } from './cases/two-nodes.ts';
import type { Fault } from './harness/fault.ts';

/** Every fault, in the order in which they run. */
export const allFaults: readonly Fault[] = [
  ...[killsOnSqlite, killsOnPostgres, twoNodes, startUp, killedFirstStart, killedMigration, secondCopy],
  ...[restartedPostgres, pgbouncer, patroni, partition, cutAnswers],
  ...[load, streams, soak, badInput, bigData, hugeUpload, slowClients, outsideDown, identityDown, clockJumps],
  ...[diskFull, writeErrors, slowDisk, rollingRestart, backupUnderWrites, idempotency],
  ...[corruptPages, halfFiles, olderBackup, poisonJob, blockedLog, outOfMemory],
];
