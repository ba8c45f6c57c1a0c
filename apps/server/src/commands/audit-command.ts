import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { deriveAuditKey, type Verification, verifyAudit } from '../event-log/audit.ts';
import { openAuditArchive } from '../event-log/audit-archive.ts';
import { checkpointFileName, readCheckpoint } from '../event-log/audit-checkpoint.ts';
import { verifyAuditExport } from '../event-log/audit-export.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
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

/** The audit log of the settings' database with its key; opened read-only, and closed again. */
export async function withAudit<T>(config: Config, work: (audit: Verification) => Promise<T>): Promise<T> {
  const key = requireKey(config);
  const connection = await connectToRead(config, { file: (name) => join(config.dataFolder, name) });
  if (!connection) throw new StartError(exitCodes.database, `There is no database in ${config.dataFolder}.`);
  const { db: read } = connection;
  const storage = await openStorage(config);
  const archive = openAuditArchive(storage, read);
  try {
    const checkpoint = readCheckpoint({ read: () => readKept(config, checkpointFileName) }, key);
    return await work({ read, key, archive, checkpoint });
  } catch (cause) {
    throw cause instanceof StartError || cause instanceof CommandError ? cause : databaseError(cause);
  } finally {
    await archive.close();
    storage.close();
    await read.destroy();
  }
}

/** Whether an exported file is as it was written: 1 where it is not. */
async function verifyFile(given: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const path = resolve(environment.INIT_CWD ?? '.', given);
  if (!existsSync(path)) throw new CommandError(`${path} does not exist.`);
  const verdict = await verifyAuditExport(path, requireKey(readConfig(environment)));
  if (verdict.intact)
    process.stdout.write(`Integrity verified: entries ${verdict.first} to ${verdict.last} of ${path}.\n`);
  else process.stderr.write(`Integrity check of ${path} failed: ${verdict.reason}.\n`);
  return verdict.intact ? 0 : 1;
}

/**
 * Verifies the chain, or an exported file of it. May run beside a server: it only reads. Returns exit code 1 when the chain is broken; throws that of the start where it
 * cannot be read.
 */
export async function verifyFromCommandLine(environment: NodeJS.ProcessEnv, file?: string): Promise<number> {
  if (file !== undefined) return verifyFile(file, environment);
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
