import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { deriveAuditKey, verifyAudit } from './event-log/audit.ts';
import { checkpointFileName, readCheckpoint } from './event-log/audit-checkpoint.ts';
import { folderError } from './start/folder-error.ts';
import { connectToRead } from './start/read-database.ts';
import { databaseError, runCommandLine } from './start/run-command-line.ts';
import { exitCodes, StartError } from './start/start-error.ts';

const keyForm = /^[0-9a-f]{64}$/i;

function readKept({ dataFolder: path }: Config, name: string): string | undefined {
  try {
    return existsSync(join(path, name)) ? readFileSync(join(path, name), 'utf8').trim() : undefined;
  } catch (cause) {
    throw folderError({ what: 'data folder', setting: 'HALYARD_DATA_DIR', path }, cause);
  }
}

function requireKey(config: Config): Uint8Array {
  const masterKey = config.identityKey ?? readKept(config, 'identity.key');
  if (masterKey !== undefined && keyForm.test(masterKey)) return deriveAuditKey(Buffer.from(masterKey, 'hex'));
  const reason = masterKey === undefined ? 'there is no identity key' : 'the identity key is damaged';
  const message = `The audit chain cannot be verified: ${reason} in ${config.dataFolder}. Put the file identity.key back, or set HALYARD_IDENTITY_KEY.`;
  throw new StartError(exitCodes.identityKey, message);
}

async function verify(config: Config) {
  const key = requireKey(config);
  const connection = await connectToRead(config, { file: (name) => join(config.dataFolder, name) });
  if (!connection) throw new StartError(exitCodes.database, `There is no database in ${config.dataFolder}.`);
  const { db: read } = connection;
  try {
    const checkpoint = readCheckpoint({ read: () => readKept(config, checkpointFileName) }, key);
    return await verifyAudit({ read, key, checkpoint });
  } catch (cause) {
    throw cause instanceof StartError ? cause : databaseError(cause);
  } finally {
    await read.destroy();
  }
}

// `npm run audit:verify`: may run beside a server, it only reads. Exit code 1 when the chain is broken, and that of the
// start where it cannot be read.
await runCommandLine(async () => {
  const verdict = await verify(readConfig(process.env));
  if (verdict.intact) {
    console.log(`Integrity verified: ${verdict.rows} entries.`);
    return 0;
  }
  console.error(
    `Integrity check failed at entry ${verdict.brokenAt}: ${verdict.reason.replaceAll('_', ' ')}. ${verdict.rows} entries before it are intact.`,
  );
  return 1;
});
