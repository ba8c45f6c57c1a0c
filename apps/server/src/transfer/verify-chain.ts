import { connectPostgres } from '../database/connections/open-postgres.ts';
import { openSqliteReader } from '../database/connections/open-sqlite.ts';
import { deriveAuditKey, verifyAudit } from '../event-log/audit.ts';
import { CommandError } from '../start/run-command-line.ts';

/** A SQLite file, or a PostgreSQL database. */
export type Place = { readonly path: string } | { readonly url: string };

/**
 * Walks the audit chain of a database and returns the number of its entries. Throws a sentence where the chain is broken,
 * or ends elsewhere than `expected`. `masterKey` has 32 bytes.
 */
export async function requireChain(place: Place, masterKey: Uint8Array, expected?: number): Promise<number> {
  const read = 'path' in place ? openSqliteReader(place.path) : connectPostgres(place.url);
  try {
    const verdict = await verifyAudit({ read, key: deriveAuditKey(masterKey), checkpoint: null });
    if (!verdict.intact)
      throw new CommandError(
        `The audit chain is broken at entry ${verdict.brokenAt}: ${verdict.reason.replaceAll('_', ' ')}.`,
      );
    if (expected !== undefined && verdict.rows !== expected)
      throw new CommandError(`The audit log has ${verdict.rows} entries instead of ${expected}.`);
    return verdict.rows;
  } finally {
    await read.destroy();
  }
}
