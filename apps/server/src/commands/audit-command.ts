import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { deriveAuditKey, type Verification, verifyAudit } from '../event-log/audit.ts';
import { checkpointFileName, readCheckpoint } from '../event-log/audit-checkpoint.ts';
import { readKept, readMasterKey } from '../start/kept-files.ts';
import { connectToRead } from '../start/read-database.ts';
import { CommandError, databaseError } from '../start/run-command-line.ts';
import { exitCodes, StartError } from '../start/start-error.ts';

function requireKey(config: Config): Uint8Array {
  const { key, reason } = readMasterKey(config);
  if (key) return deriveAuditKey(key);
  const message = `The audit chain cannot be verified: ${reason} in ${config.dataFolder}. Put the file identity.key back, or set HALYARD_IDENTITY_KEY.`;
  throw new StartError(exitCodes.identityKey, message);
}

/** The audit log of the settings' database with its key; it is only read, and closed again. */
export async function withAudit<T>(config: Config, work: (audit: Verification) => Promise<T>): Promise<T> {
  const key = requireKey(config);
  const connection = await connectToRead(config, { file: (name) => join(config.dataFolder, name) });
  if (!connection) throw new StartError(exitCodes.database, `There is no database in ${config.dataFolder}.`);
  const { db: read } = connection;
  try {
    const checkpoint = readCheckpoint({ read: () => readKept(config, checkpointFileName) }, key);
    return await work({ read, key, checkpoint });
  } catch (cause) {
    throw cause instanceof StartError || cause instanceof CommandError ? cause : databaseError(cause);
  } finally {
    await read.destroy();
  }
}

/**
 * May run beside a server: it only reads. Returns exit code 1 when the chain is broken; throws that of the start where it
 * cannot be read.
 */
export async function verifyFromCommandLine(environment: NodeJS.ProcessEnv): Promise<number> {
  const verdict = await withAudit(readConfig(environment), verifyAudit);
  if (verdict.intact) {
    process.stdout.write(`Integrity verified: ${verdict.rows} entries.\n`);
    return 0;
  }
  process.stderr.write(
    `Integrity check failed at entry ${verdict.brokenAt}: ${verdict.reason.replaceAll('_', ' ')}. ${verdict.rows} entries before it are intact.\n`,
  );
  return 1;
}
