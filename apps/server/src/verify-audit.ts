import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { connectPostgres } from './database/open-postgres.ts';
import { openSqliteReader } from './database/open-sqlite.ts';
import { deriveAuditKey, verifyAudit } from './event-log/audit.ts';
import { checkpointFileName, readCheckpoint } from './event-log/audit-checkpoint.ts';

// `npm run audit:verify`: may run beside a server, it only reads. Exit code 1 when the chain is broken.
const { databaseUrl, dataFolder, identityKey } = readConfig(process.env);
const readKept = (name: string) =>
  existsSync(join(dataFolder, name)) ? readFileSync(join(dataFolder, name), 'utf8').trim() : undefined;
const masterKey = identityKey ?? readKept('identity.key');
if (masterKey === undefined) {
  console.error(`The audit chain cannot be verified: there is no identity key in ${dataFolder}.`);
  process.exit(1);
}
const key = deriveAuditKey(Buffer.from(masterKey, 'hex'));
const read = databaseUrl ? connectPostgres(databaseUrl) : openSqliteReader(join(dataFolder, 'halyard.sqlite'));
const checkpoint = readCheckpoint({ read: () => readKept(checkpointFileName) }, key);
const verdict = await verifyAudit({ read, key, checkpoint });
await read.destroy();
if (verdict.intact) {
  console.log(`The audit chain is intact: ${verdict.rows} rows.`);
} else {
  console.error(
    `The audit chain is broken at row ${verdict.brokenAt}: ${verdict.reason}. ${verdict.rows} rows before it are intact.`,
  );
  process.exitCode = 1;
}
