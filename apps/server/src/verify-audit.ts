import { join } from 'node:path';
import { readConfig } from './config.ts';
import { connectPostgres } from './database/open-postgres.ts';
import { openSqliteReader } from './database/open-sqlite.ts';
import { verifyAudit } from './event-log/audit.ts';

// `npm run audit:verify`: may run beside a server, it only reads. Exit code 1 when the chain is broken.
const { databaseUrl, dataFolder } = readConfig(process.env);
const read = databaseUrl ? connectPostgres(databaseUrl) : openSqliteReader(join(dataFolder, 'halyard.sqlite'));
const verdict = await verifyAudit({ read });
await read.destroy();
if (verdict.intact) {
  console.log(`The audit chain is intact: ${verdict.rows} rows.`);
} else {
  console.error(
    `The audit chain is broken at row ${verdict.brokenAt}: ${verdict.reason}. ${verdict.rows} rows before it are intact.`,
  );
  process.exitCode = 1;
}
